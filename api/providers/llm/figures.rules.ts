import { findNumbers, findQuantities, namedArticles, type Quantity } from '#api/legal-language/index.ts';
import { stems } from './quote.rules.ts';
import { cachedBySource, type Source } from './sources.rules.ts';

/** Whether the figures of a sentence stand where it says it has them from. */

interface Measure {
  value: number;
  unit: string;
  days: Quantity['days'];
}

/** In units that can be compared: a year is twelve months, a half is fifty per cent. */
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

/** The figures of a source: its measures clause by clause, its numbers, and whether it says which days it counts. */
const figuresOf = cachedBySource((text) => ({
  clauses: text
    .split(/\n|(?<=[.;:])\s+/)
    .map((clause): Clause => ({ measures: measuresOf(clause), words: stems(clause) }))
    .filter(({ measures }) => measures.length > 0),
  numbers: new Set(numbersOf(text)),
  tellsDays: /\bd[ií]as\s+(?:h[aá]biles|naturales)/iu.test(text),
}));

/** «hábiles» may be said where the passages say it, of that term or of terms at large. */
const matchesAny = (wanted: Measure, held: readonly Measure[], tellsDays = false): boolean =>
  held.some(
    ({ value, unit, days }) =>
      value === wanted.value &&
      unit === wanted.unit &&
      (wanted.days === null || days === wanted.days || (days === null && tellsDays)),
  );

/** «si llevas cinco años», «dices que te dieron…»: told of the person, not of the law. */
const ABOUT_THE_PERSON =
  /\b(?:como|si|cuando|ya que|dado que)\b[^.;]{0,60}\b(?:llevas|tienes|trabajaste|trabajas|ganas|ganabas|debes|te\s+\p{L}+|firmaste|pagaste|dices|mencionas|cuentas|est[aá]s)\b|\b(?:llevas|trabajaste|ganabas|dices|mencionas|comentas|cuentas|preguntas|tu caso)\b/iu;

/**
 * A figure of the question is repeated as the law where the passages have another of the same unit and the sentence
 * has none of theirs: the asker's number would come back with a citation.
 */
function repeatsQuestion(wanted: Measure, own: readonly Measure[], held: readonly Measure[], text: string): boolean {
  const rivals = held.filter(({ unit }) => unit === wanted.unit);
  return rivals.length > 0 && !own.some((each) => matchesAny(each, held)) && !ABOUT_THE_PERSON.test(text);
}

const digitsOf = (text: string): { written: string; value: number }[] =>
  findNumbers(text)
    .map(({ start, end, value }) => ({ written: text.slice(start, end), value }))
    .filter(({ written }) => /\d/.test(written));

const LEAST_SHARE_OF_RIVAL = 0.75;

/** What is measured: terms of days compete with terms of months. */
const kindOf = ({ unit }: Measure): string => (/^(?:minutes|hours|days|months)$/.test(unit) ? 'time' : unit);

/** The sentence without its figures. */
function wordsAround(text: string, quantities: readonly Quantity[]): Set<string> {
  let rest = text;
  for (const { start, end } of quantities.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return stems(rest);
}

/**
 * The passages have the figure, and give it to something else: another of its kind stands in a clause that shares more
 * with the sentence.
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
  return nearest(isWanted) < rival * LEAST_SHARE_OF_RIVAL;
}

/** A figure of a sentence that neither its sources nor the asker gave, as it is written; `null` when there is none. */
export function unbackedQuantity(text: string, sources: readonly Source[], asked: string): string | null {
  const figures = sources.map(figuresOf);
  const clauses = figures.flatMap((each) => each.clauses);
  const held = clauses.flatMap(({ measures }) => measures);
  const said = measuresOf(asked);
  const tellsDays = figures.some((each) => each.tellsDays);
  const quantities = findQuantities(text);
  const own = quantities.map(measureOf);
  const words = wordsAround(text, quantities);
  const wrong = own.findIndex((wanted) =>
    matchesAny(wanted, held, tellsDays)
      ? isMisplaced(wanted, own, words, clauses)
      : !matchesAny(wanted, said) || repeatsQuestion(wanted, own, held, text),
  );
  const { start = 0, end = 0 } = quantities[wrong] ?? {};
  return wrong >= 0 ? text.slice(start, end) : unknownNumber(text, quantities, sources, asked);
}

/** A number in digits that is no quantity: a year, a file, a clause. */
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
