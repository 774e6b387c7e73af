/** Folding in SQL, as `foldText` does it: the embedded PostgreSQL has no `unaccent`. */

/** Small letters without accents, for comparing with what `foldText` made; an accent that stands apart counts as one that does not. */
export const foldedSql = (sql: string): string =>
  String.raw`regexp_replace(normalize(lower(${sql}), NFD), '[\u0300-\u036f]', '', 'g')`;

const ENYE = 'ñ';

/** For ordering byte by byte: accents count for nothing, «ñ» stands after «n». */
export const alphabeticalSql = (sql: string): string =>
  foldedSql(`replace(lower(normalize(${sql}, NFC)), '${ENYE}', 'n~')`);
