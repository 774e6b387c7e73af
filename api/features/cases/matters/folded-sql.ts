/** Folding in SQL, as near to `fold` as it goes: the embedded PostgreSQL has no `unaccent`. */

const ACCENTED = 'áàäâãéèëêíìïîóòöôõúùüûç';
const BARE = 'aaaaaeeeeiiiiooooouuuuc';
const ENYE = 'ñ';

/** Small letters without accents, for comparing with what `fold` made. */
export const foldedSql = (sql: string): string => `translate(lower(${sql}), '${ACCENTED}${ENYE}', '${BARE}n')`;

/** For ordering byte by byte: accents count for nothing, «ñ» stands after «n». */
export const alphabeticalSql = (sql: string): string =>
  `translate(replace(lower(${sql}), '${ENYE}', 'n~'), '${ACCENTED}', '${BARE}')`;
