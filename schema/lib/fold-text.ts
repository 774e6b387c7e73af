/** Text as people compare it: without accents, in small letters. */

/** `ñ` becomes `n`, as people type it. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Lower case without accents. Same length in code units for Spanish text in composed form. */
export const foldText = (text: string): string => withoutAccents(text).toLowerCase();
