import { foldText } from '#schema/lib/fold-text.ts';
import type { PremiseQuantity } from '#db/content/premises.ts';
import { findNumbers, findQuantities, isTime, type Quantity, type QuantityUnit } from '#api/legal-language/index.ts';
import type { Measured } from './premise-quantities.rules.ts';

/** How premises read a question: sentence by sentence, folded, each quantity of a kind one word that points to what it says. */

const MAX_QUESTION_LENGTH = 4000;

/** A stop that ends an abbreviation or is inside a number ends no sentence. */
const SENTENCE_END =
  /[?!¿¡;\n]+|(?<!\b(?:arts?|fr|fracs?|fracc|n[uú]ms?|no|inc|p[aá]rr|lic|dr|dra|sr|sra|exp|cap|tit|p|\p{L}))\.(?=\s|$)/iu;

export const sentencesOf = (question: string): string[] =>
  question
    .slice(0, MAX_QUESTION_LENGTH)
    .normalize('NFC')
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Lower case, no accents, `ñ` as `n`, only letters, digits, `%` and single spaces. `12,500` becomes `12500`. */
export const foldSentence = (sentence: string): string =>
  foldText(sentence)
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/%/g, ' % ')
    .replace(/(?<=\d)\.(?=\d)/g, 'p')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();

/** Without accents and capitals; commas and question marks stay. */
export const plainly = (question: string): string => foldText(question).replace(/\s+/g, ' ');

export const UNITS_OF: Record<Exclude<PremiseQuantity, 'COUNT'>, (unit: QuantityUnit) => boolean> = {
  TIME: (unit) => isTime({ unit }),
  SALARY: (unit) => isTime({ unit }) || unit === 'wages',
  PERCENT: (unit) => unit === 'percent' || unit === 'parts',
  UMA: (unit) => unit === 'uma',
  PESOS: (unit) => unit === 'pesos',
};

interface Span {
  start: number;
  end: number;
  values: Measured[];
}

/** Mostly no number: a frame that counts reads it as one where it represents what is counted. */
export const ARTICLE = /^una?$/i;

const countsIn = (sentence: string): Span[] =>
  findNumbers(sentence).flatMap(({ value, start, end }) =>
    ARTICLE.test(sentence.slice(start, end)) ? [] : [{ start, end, values: [{ value, unit: 'count' }] }],
  );

/** Quantities of a kind; those that share a unit («de dos a seis años») are one. */
function spansOf(quantities: readonly Quantity[], kind: Exclude<PremiseQuantity, 'COUNT'>): Span[] {
  const spans: Span[] = [];
  let open: Span | null = null;
  for (const quantity of quantities) {
    const span = joined(open, quantity);
    open = quantity.isListed ? span : null;
    if (!quantity.isListed && UNITS_OF[kind](quantity.unit)) spans.push(span);
  }
  return spans;
}

const joined = (open: Span | null, { start, end, value, unit }: Quantity): Span => ({
  start: open?.start ?? start,
  end,
  values: [...(open?.values ?? []), { value, unit }],
});

/** A sentence as frames read it: every quantity of a kind is one word that points to what it says. */
interface Reading {
  folded: string;
  spans: Span[];
}

function readingOf(sentence: string, spans: Span[]): Reading {
  let text = '';
  let from = 0;
  for (const [at, { start, end }] of spans.entries()) {
    text += `${sentence.slice(from, start)} q${at}q `;
    from = end;
  }
  return { folded: foldSentence(text + sentence.slice(from)), spans };
}

export type ReadingFor = (kind: PremiseQuantity | null) => Reading;

/** Reads a sentence for each kind at most once; the quantities of all kinds are looked for once. */
export function readerOf(sentence: string): ReadingFor {
  const readings = new Map<PremiseQuantity, Reading>();
  let plain: Reading | null = null;
  let quantities: Quantity[] | null = null;
  return (kind) => {
    plain ??= readingOf(sentence, []);
    if (!kind) return plain;
    const known = readings.get(kind);
    if (known) return known;
    const spans = kind === 'COUNT' ? countsIn(sentence) : spansOf((quantities ??= findQuantities(sentence)), kind);
    const reading = spans.length === 0 ? plain : readingOf(sentence, spans);
    readings.set(kind, reading);
    return reading;
  };
}
