import { findNumbers, findQuantities, namedArticles, type Quantity } from '#api/legal-language/index.ts';
import { stems } from './quote.rules.ts';
import { cachedBySource, type Source } from './sources.rules.ts';

/** Checks that the quantities and numbers of a sentence are in its sources. */

interface Measure {
  value: number;
  unit: string;
  days: Quantity['days'];
}

/** Converts to comparable units: a year is twelve months, a half is fifty per cent. */
function measureOf({ value, unit, days }: Quantity): Measure {
  const as = (factor: number, other: string): Measure => ({
    value: Math.round(value * factor * 1e6) / 1e6,
    unit: other,
    days,
  });
  if (unit === 'years') return as(12, 'months');
  if (unit === 'weeks') return as(7, 'days');
  if (unit === 'parts') return as(100, 'percent');
  return as(1, unit);
}

const measuresOf = (text: string): Measure[] => findQuantities(text).map(measureOf);

const numbersOf = (text: string): number[] => findNumbers(text).map(({ value }) => value);

interface Clause {
  measures: Measure[];
  words: Set<string>;
}

/** The figures of a source: measures by clause, numbers, and whether it states the kind of days it counts. */
const figuresOf = cachedBySource((text) => ({
  clauses: text
    .split(/\n|(?<=[.;:])\s+/)
    .map((clause): Clause => ({ measures: measuresOf(clause), words: stems(clause) }))
    .filter(({ measures }) => measures.length > 0),
  numbers: new Set(numbersOf(text)),
  statesDayKind: /\bd[ií]as\s+(?:h[aá]biles|naturales)/iu.test(text),
}));

/** Whether a measure is in a list. A kind of days («hábiles») must match, or be stated for terms in general (`statesDayKind`). */
const matchesAny = (wanted: Measure, held: readonly Measure[], statesDayKind = false): boolean =>
  held.some(
    ({ value, unit, days }) =>
      value === wanted.value &&
      unit === wanted.unit &&
      (wanted.days === null || days === wanted.days || (days === null && statesDayKind)),
  );

/** «si llevas cinco años», «dices que te dieron…»: about the person's case, not about the law. */
const ABOUT_THE_PERSON =
  /\b(?:como|si|cuando|ya que|dado que)\b[^.;]{0,60}\b(?:llevas|tienes|trabajaste|trabajas|ganas|ganabas|debes|te\s+\p{L}+|firmaste|pagaste|dices|mencionas|cuentas|est[aá]s)\b|\b(?:llevas|trabajaste|ganabas|dices|mencionas|comentas|cuentas|preguntas|tu caso)\b/iu;

/**
 * Whether the sentence repeats a figure of the question as if it were law: the passages have other figures of the same
 * unit, and the sentence has none of them.
 */
function repeatsQuestion(wanted: Measure, own: readonly Measure[], held: readonly Measure[], text: string): boolean {
  const rivals = held.filter(({ unit }) => unit === wanted.unit);
  return rivals.length > 0 && !own.some((each) => matchesAny(each, held)) && !ABOUT_THE_PERSON.test(text);
}

const digitsOf = (text: string): { written: string; value: number }[] =>
  findNumbers(text)
    .map(({ start, end, value }) => ({ written: text.slice(start, end), value }))
    .filter(({ written }) => /\d/.test(written));

const MIN_SHARE_OF_RIVAL = 0.75;

/** Kind of a measure. Minutes, hours, days and months are one kind. */
const kindOf = ({ unit }: Measure): string => (/^(?:minutes|hours|days|months)$/.test(unit) ? 'time' : unit);

/** The sentence without its figures. */
function wordsAround(text: string, quantities: readonly Quantity[]): Set<string> {
  let rest = text;
  for (const { start, end } of quantities.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return stems(rest);
}

/**
 * Whether the passages give the figure to something else: a clause with another figure of the same kind shares more
 * words with the sentence.
 */
function isMisplaced(
  wanted: Measure,
  own: readonly Measure[],
  words: Set<string>,
  clauses: readonly Clause[],
): boolean {
  const nearest = (isOne: (measure: Measure) => boolean): number =>
    Math.max(
      0,
      ...clauses
        .filter(({ measures }) => measures.some(isOne))
        .map((clause) => [...words].filter((word) => clause.words.has(word)).length),
    );
  const isWanted = (measure: Measure): boolean => matchesAny(wanted, [measure], true);
  const rival = nearest(
    (measure) =>
      kindOf(measure) === kindOf(wanted) &&
      !isWanted(measure) &&
      !own.some((each) => matchesAny(each, [measure], true)),
  );
  return nearest(isWanted) < rival * MIN_SHARE_OF_RIVAL;
}

/** The first figure of a sentence that is neither in its sources nor in the question, as written; `null`: none. */
export function unbackedQuantity(text: string, sources: readonly Source[], asked: string): string | null {
  const figures = sources.map(figuresOf);
  const clauses = figures.flatMap((each) => each.clauses);
  const held = clauses.flatMap(({ measures }) => measures);
  const said = measuresOf(asked);
  const statesDayKind = figures.some((each) => each.statesDayKind);
  const quantities = findQuantities(text);
  const own = quantities.map(measureOf);
  const words = wordsAround(text, quantities);
  const wrong = own.findIndex((wanted) =>
    matchesAny(wanted, held, statesDayKind)
      ? isMisplaced(wanted, own, words, clauses)
      : !matchesAny(wanted, said) || repeatsQuestion(wanted, own, held, text),
  );
  const { start = 0, end = 0 } = quantities[wrong] ?? {};
  return wrong >= 0 ? text.slice(start, end) : unknownNumber(text, quantities, sources, asked);
}

/** The first unknown number in digits that is no quantity (a year, a file number, a clause); `null`: none. */
function unknownNumber(
  text: string,
  quantities: readonly Quantity[],
  sources: readonly Source[],
  asked: string,
): string | null {
  const isInQuantity = (written: string): boolean =>
    quantities.some(({ start, end }) => text.slice(start, end).includes(written));
  const known = new Set([
    ...numbersOf(asked),
    ...sources.flatMap(({ articles }) => articles.flatMap(numbersOf)),
    ...namedArticles(text).flatMap(({ article }) => numbersOf(article)),
  ]);
  const isKnown = (value: number): boolean =>
    known.has(value) || sources.some((source) => figuresOf(source).numbers.has(value));
  return digitsOf(text).find(({ written, value }) => !isInQuantity(written) && !isKnown(value))?.written ?? null;
}
