/** Comparison of claves of theses. Spaces, full stops and capitals are ignored. */

/** `1a./J. 42/2006 (9a.)` → `1aj42/2006(9a)`. */
export const foldThesisKey = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[\s.]+/g, '')
    .replace(/(?<=[a-z])\/(?=j)/g, '');

/** The names by which a thesis is found: its clave with and without the época. */
export const keyNames = (key: string | null): string[] =>
  key === null ? [] : [foldThesisKey(key), foldThesisKey(key.replace(/\s*\(\d+a\.?\)\s*$/, ''))];
