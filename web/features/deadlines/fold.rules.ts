/** Accents and case don't tell words apart when somebody is looking for them. Pure. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
