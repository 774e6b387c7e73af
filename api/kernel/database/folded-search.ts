import { foldText } from '#schema/lib/fold-text.ts';

/** Folding in SQL, as `foldText` does it: the embedded PostgreSQL has no `unaccent`. */

/** Small letters without accents, for comparing with what `foldText` made; an accent that stands apart counts as one that does not. */
export const foldedSql = (sql: string): string =>
  String.raw`regexp_replace(normalize(lower(${sql}), NFD), '[\u0300-\u036f]', '', 'g')`;

const ENYE = 'ñ';

/** For ordering byte by byte: accents count for nothing, «ñ» stands after «n». */
export const alphabeticalSql = (sql: string): string =>
  foldedSql(`replace(lower(normalize(${sql}, NFC)), '${ENYE}', 'n~')`);

const MAX_WORDS = 12;

/** Wildcards of LIKE in what a person typed are signs like any other. */
const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One pattern a word: every one must be found, in any order. */
export const searchPatterns = (search: string): string[] =>
  foldText(search.replaceAll('\u0000', ' ').toWellFormed())
    .slice(0, 200)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(contains);
