/** The choice of colours. */
export const themeText = {
  title: 'Apariencia',
  options: { light: 'Clara', dark: 'Oscura', auto: 'Como el sistema' },
} as const;
