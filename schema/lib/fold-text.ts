/** Text as people compare it: without accents, in small letters. */

/** `ñ` becomes `n`, as people type it. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Lower case without accents. Same length in code units for Spanish text in composed form. */
export const foldText = (text: string): string => withoutAccents(text).toLowerCase();

/** The same, but `ñ` stays a letter of its own. */
export const withoutAccentsButTilde = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u0303' ? mark : ''))
    .normalize('NFC');

/** `Revisión de citas: «Amparo»` → `revision-de-citas-amparo`: for names of files. */
export const slugOf = (text: string, longest: number): string =>
  foldText(text.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
