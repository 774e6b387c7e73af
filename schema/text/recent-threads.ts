/** The conversations to go on with. */
export const recentThreadsText = {
  title: 'Continúa donde te quedaste',
  failed: 'No pudimos cargar tus conversaciones.',
} as const;
