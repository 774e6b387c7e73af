/** How claves of theses are compared: spaces, stops and capitals don't matter. */

/** `1a./J. 42/2006 (9a.)` → `1aj42/2006(9a)`. */
export const foldThesisKey = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[\s.]+/g, '')
    .replace(/(?<=[a-z])\/(?=j)/g, '');

/** A clave is asked for with its época and without it. */
export const keyNames = (key: string | null): string[] =>
  key === null ? [] : [foldThesisKey(key), foldThesisKey(key.replace(/\s*\(\d+a\.?\)\s*$/, ''))];
