import { findNumbers, findQuantities, foldInPlace, isTime, type Quantity } from '#api/legal-language/index.ts';
import { isEqualQuantity, type Measured } from './premise-quantities.rules.ts';

/** Whether the text of an article has a quantity that somebody says it has, and which ones it has instead. */

type Dimension = 'TIME' | 'SHARE' | Quantity['unit'];

const dimensionOf = (measured: Measured): Dimension | 'count' =>
  measured.unit === 'count'
    ? 'count'
    : isTime({ unit: measured.unit })
      ? 'TIME'
      : measured.unit === 'percent' || measured.unit === 'parts'
        ? 'SHARE'
        : measured.unit;

const MAX_NAMED = 3;
/** «Al 200 %» is what the law writes «ciento por ciento más». */
const WHOLE = 100;

/** Texts from which more follows (what grows with each year, is doubled or added up), and from which less does. */
const MORE =
  /\b(?:aument|increment|adicional|por cada (?:un[oa]\b|ano|mes|semana|jornada|dia|hora|periodo|persona|trabajador|hij[oa])|duplic|prorrog|ampli[ae]|prolong|extend|doble|triple|duplo|tantos?\b|ciento mas|se sumar|equivalente a (?:la|el) )/;
const LESS =
  /\b(?:reduc|disminu|proporcion|por cada (?:ano|mes|semana|dia|periodo)|fraccion de|equivalente a (?:la|el) )/;
/** Words that say a time without a number. */
const PERIODS: [RegExp, Measured][] = [
  [/\banual(?:es|mente|idad|idades)?\b|\bano\b/, { value: 1, unit: 'years' }],
  [/\bmensual(?:es|mente|idad|idades)?\b|\bmes\b/, { value: 1, unit: 'months' }],
  [/\bbimestral(?:es|mente)?\b|\bbimestre/, { value: 2, unit: 'months' }],
  [/\btrimestral(?:es|mente)?\b|\btrimestre/, { value: 3, unit: 'months' }],
  [/\bsemestral(?:es|mente)?\b|\bsemestre/, { value: 6, unit: 'months' }],
  [/\bquincenal(?:es|mente)?\b|\bquincena/, { value: 15, unit: 'days' }],
  [/\bsemanal(?:es|mente)?\b|\bsemana\b/, { value: 7, unit: 'days' }],
  [/\bdiari[oa]s?\b|\bdiariamente\b|\bdia\b/, { value: 1, unit: 'days' }],
  [/\bbienal|\bbienio/, { value: 2, unit: 'years' }],
];

interface Stated {
  measured: Measured;
  /** As the text writes it. */
  words: string;
}

/** The quantities of a dimension; those that share a unit are told together. */
function statedIn(
  text: string,
  dimension: Dimension | 'count',
): { all: Measured[]; told: Stated[]; hasRange: boolean } {
  const all: Measured[] = [];
  const told: Stated[] = [];
  let hasRange = false;
  let listedFrom: number | null = null;
  for (const { value, unit, start, end, isListed } of findQuantities(text)) {
    const measured = { value, unit };
    if (dimensionOf(measured) !== dimension) continue;
    all.push(measured);
    if (isListed) {
      listedFrom ??= start;
      hasRange = true;
      continue;
    }
    const words = text
      .slice(listedFrom ?? start, end)
      .replace(/\s+/g, ' ')
      .toLowerCase();
    const isOpen = /\ba\s+(?:los\s+)?$/i.test(text.slice(Math.max(0, start - 8), start)) && told.length > 0;
    if (isOpen) hasRange = true;
    listedFrom = null;
    if (!told.some((other) => isEqualQuantity(other.measured, measured))) told.push({ measured, words });
  }
  return { all, told, hasRange };
}

const sizeOf = ({ value, unit }: Measured): number =>
  value *
  ({ seconds: 1 / 86_400, minutes: 1 / 1440, hours: 1 / 24, weeks: 7, months: 30, years: 365, parts: 100 }[
    unit as string
  ] ?? 1);

const isBetween = (asserted: Measured, stated: readonly Measured[]): boolean => {
  const sizes = stated.map(sizeOf);
  return sizeOf(asserted) >= Math.min(...sizes) && sizeOf(asserted) <= Math.max(...sizes);
};

/**
 * What an article says instead of the asserted quantity, as it writes it; `null` when it may well say it, when other
 * quantities follow from its text, or when it says nothing or too much of the kind to be told.
 */
export function statedInstead(text: string, asserted: readonly Measured[]): string[] | null {
  const [first] = asserted;
  if (!first) return null;
  const folded = foldInPlace(text);
  const dimension = dimensionOf(first);
  const { all, told, hasRange } = statedIn(text, dimension);
  if (told.length === 0 || told.length > MAX_NAMED) return null;
  const periods = PERIODS.flatMap(([pattern, measured]) => (pattern.test(folded) ? [measured] : []));
  const numbers = new Set(findNumbers(text).map(({ value }) => value));
  const [more, less] = [MORE.test(folded), LESS.test(folded)];
  const mayBeThere = asserted.some(
    (one) =>
      numbers.has(one.value) ||
      (more && all.some((other) => sizeOf(one) > sizeOf(other))) ||
      (less && all.some((other) => sizeOf(one) < sizeOf(other))) ||
      (dimension === 'SHARE' && numbers.has(one.value - WHOLE)) ||
      [...all, ...(dimension === 'TIME' ? periods : [])].some((other) => isEqualQuantity(one, other)) ||
      (hasRange && isBetween(one, all)),
  );
  return mayBeThere ? null : told.map(({ words }) => words);
}
