import { findQuantities, type Quantity } from '#api/legal-language/index.ts';
import { statementText as say } from '#schema/text/citation-statements.ts';
import { isPlainOne, isSameQuantity } from '../claims.rules.ts';
import { meaningfulWords, passageSentences } from '../passages.rules.ts';

/** Quantities of a statement that the text of the article has otherwise: «tres meses» where the law says «dos meses». */

/** Amounts of money are of the case, not of the law. */
const OF_THE_CASE = new Set<Quantity['unit']>(['pesos', 'udis', 'seconds', 'minutes']);
const FAMILY: Partial<Record<Quantity['unit'], string>> = {
  months: 'months',
  years: 'months',
  percent: 'share',
  parts: 'share',
};
const familyOf = ({ unit }: Quantity): string => FAMILY[unit] ?? unit;

/** Words of any term: they say nothing of which one. */
const OF_TERMS = /^(?:plazo|termin|dia|m|mes|ano|hora|habil|natura)$/;
const wordsIn = (text: string): Set<string> =>
  new Set(meaningfulWords(text).filter((word) => !/\d/.test(word) && !OF_TERMS.test(word)));

const DAYS_A_MONTH = 30;
/** «sesenta días» for «dos meses». */
const isRoughly = (one: Quantity, other: Quantity): boolean =>
  one.unit === 'days' && other.unit === 'months' && one.value === other.value * DAYS_A_MONTH;
const isAsGood = (one: Quantity, other: Quantity): boolean =>
  isSameQuantity(one, other) || isRoughly(one, other) || isRoughly(other, one);

interface Rival {
  written: string;
  shared: number;
}

/** The quantity of that kind in the sentence of the passage that is most similar to the statement. */
function rivalOf(statement: string, said: Quantity, passage: string): Rival | null {
  const own = wordsIn(statement);
  let best: Rival | null = null;
  for (const { start, end } of passageSentences(passage)) {
    const sentence = passage.slice(start, end);
    const rival = findQuantities(sentence).find(
      (each) => familyOf(each) === familyOf(said) && !isPlainOne(sentence, each) && !each.isListed,
    );
    if (!rival) continue;
    const shared = [...wordsIn(sentence)].filter((word) => own.has(word)).length;
    if (!best || shared > best.shared) best = { written: sentence.slice(rival.start, rival.end), shared };
  }
  return best;
}

const DAYS = { BUSINESS: 'hábiles', CALENDAR: 'naturales' } as const;

/** «quince días naturales» where the law counts business days. */
function otherDays(said: Quantity, held: readonly Quantity[]): string | null {
  const equal = held.filter((each) => isSameQuantity(each, said));
  const kinds = new Set(equal.map(({ days }) => days));
  const [only] = kinds;
  return said.days && only && kinds.size === 1 && only !== said.days ? DAYS[only] : null;
}

/** A sentence for the first quantity that contradicts; `null` when none does. `leastShared`: words that must agree. */
export function wrongQuantity(statement: string, passage: string, leastShared: number): string | null {
  const held = findQuantities(passage);
  for (const said of findQuantities(statement)) {
    if (OF_THE_CASE.has(said.unit) || isPlainOne(statement, said) || said.isListed) continue;
    const written = statement.slice(said.start, said.end);
    const days = otherDays(said, held);
    if (days) return say.days(days, written);
    if (held.some((each) => isAsGood(each, said))) continue;
    const rival = rivalOf(statement, said, passage);
    const rivals = new Set(held.filter((each) => familyOf(each) === familyOf(said)).map(({ value }) => value));
    // Of the only term of an article it is clear which one is meant.
    const least = rivals.size === 1 ? leastShared - 1 : leastShared;
    if (rival && rival.shared >= least) return say.quantity(rival.written, written);
  }
  return null;
}
