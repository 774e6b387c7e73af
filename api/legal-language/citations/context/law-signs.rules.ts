/** The signs that speak for a law or against it, with their weights. */
import { fractionsOf, hasArticle, isRepealed } from '#db/content/law-index.ts';
import type { LawAt } from '../laws/law-at.ts';
import weights from './law-signs.json' with { type: 'json' };

/** How much each sign says for a law. Chosen on labelled texts; `npm run train:laws` compares them with learned ones. */
export const WEIGHT = weights;
export type Sign = keyof typeof WEIGHT;

/** The sum of the signs that were seen; they are kept where something is learned from them. */
export class Tally {
  score = 0;
  readonly signs: [Sign, number][] = [];

  constructor(private readonly isKept: boolean) {}

  add(sign: Sign, value = 1): void {
    if (value === 0) return;
    this.score += WEIGHT[sign] * value;
    if (this.isKept) this.signs.push([sign, value]);
  }

  addAll(other: Tally): void {
    this.score += other.score;
    if (this.isKept) this.signs.push(...other.signs);
  }
}

/** What was seen for each law that an article may be of. */
export interface WeighedLaws {
  at: number;
  laws: { law: string | null; signs: readonly [string, number][] }[];
}

/** Most laws end before. */
const RARE = 500;

/** «304 A»: the letter may be of the number, or a section. */
const withoutLoose = (number: string): string => number.replace(/ \p{Lu}$/u, '');

/** What it says for a law that it has the articles, and the fraction of the first. */
export function existenceOf(law: LawAt, numbers: readonly string[], fraction = 0): number {
  return existenceSigns(law, numbers, fraction).reduce((sum, [sign, value]) => sum + WEIGHT[sign] * value, 0);
}

export function existenceSigns({ law }: LawAt, numbers: readonly string[], fraction: number): [Sign, number][] {
  if (law === null || numbers.length === 0) return [];
  // «123-A» of the Constitution is a section of the article.
  const isHeld = (number: string): boolean =>
    hasArticle(law, number) ||
    (law === 'cpeum' && hasArticle(law, number.replace(/-[A-H]$/u, ''))) ||
    hasArticle(law, withoutLoose(number));
  const lacking = numbers.filter((number) => !isHeld(number)).length;
  if (lacking > 0) return [['lacks', lacking / numbers.length]];
  // Few laws have such numbers.
  const isRare = numbers.some(
    (number) => (/\p{L}/u.test(number) && hasArticle(law, number)) || Number.parseInt(number, 10) > RARE,
  );
  const found: [Sign, number][] = [[isRare ? 'existsRare' : 'exists', 1]];
  const last = fraction > 0 ? (fractionsOf(law, numbers[0] ?? '') ?? 0) : 0;
  if (fraction > 0) found.push([last >= fraction ? 'fraction' : 'noFraction', 1]);
  if (numbers.every((number) => isRepealed(law, number))) found.push(['repealed', 1]);
  return found;
}
