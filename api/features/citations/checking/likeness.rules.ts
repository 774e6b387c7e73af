import type { QuotePieceKind } from '#schema/generated/contract.ts';
import type { Stretch } from '../sentences.rules.ts';
import { lettersOf } from './letters.rules.ts';

/** For a quote that is not in a text: the most similar words of the text, and the difference. */

interface Word extends Stretch {
  folded: string;
}

export interface DifferencePiece {
  kind: QuotePieceKind;
  text: string;
}

export interface Nearest {
  /** Of the passage. */
  stretch: Stretch;
  difference: DifferencePiece[];
}

/** Comparisons of two words that are left; shared by all quotes of a text, so that a long one ends in time. */
export interface ComparisonBudget {
  left: number;
}
export const newComparisonBudget = (): ComparisonBudget => ({ left: 12_000_000 });

const MAX_WORDS = 400;
const MIN_SHARED = 3;
const MIN_SHARE = 0.34;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)]
    .map((word) => ({ start: word.index, end: word.index + word[0].length, folded: lettersOf(word[0]).text }))
    .filter(({ folded }) => folded !== '');

/** The range of words of the passage that contains most different words of the quote. */
function neighbourhood(passage: readonly Word[], quote: readonly Word[]): [number, number] {
  const reach = quote.length * 2 + 20;
  if (passage.length <= reach * 3) return [0, passage.length];
  const wanted = new Set(quote.map(({ folded }) => folded));
  const counts = new Map<string, number>();
  let [best, bestAt, distinct] = [0, 0, 0];
  passage.forEach(({ folded }, at) => {
    if (wanted.has(folded)) {
      const count = (counts.get(folded) ?? 0) + 1;
      counts.set(folded, count);
      if (count === 1) distinct++;
    }
    const gone = passage[at - reach]?.folded;
    if (gone !== undefined && wanted.has(gone)) {
      const count = (counts.get(gone) ?? 0) - 1;
      counts.set(gone, count);
      if (count === 0) distinct--;
    }
    if (distinct > best) [best, bestAt] = [distinct, at];
  });
  return [Math.max(0, bestAt - reach - quote.length), Math.min(passage.length, bestAt + quote.length)];
}

const SAME = 3;
const GAP = -1;

interface Aligned {
  /** Words of the passage. */
  from: number;
  to: number;
  /** Words of the quote. */
  quoteFrom: number;
  quoteTo: number;
  shared: number;
}

/** Numbers per cell of the alignment table: score, start in the passage, start in the quote, equal words. */
const CELL = 4;

/** Copies the cell at `at` of a row, with another score. */
function copyCell(from: Int32Array, at: number, to: Int32Array, target: number, score: number): void {
  to[target] = score;
  for (let part = 1; part < CELL; part++) to[target + part] = from[at + part] ?? 0;
}

function fillCell(before: Int32Array, row: Int32Array, i: number, j: number, isSame: boolean): number {
  const [corner, above, left, own] = [(j - 1) * CELL, j * CELL, (j - 1) * CELL, j * CELL];
  const cornerScore = before[corner] ?? 0;
  const across = cornerScore + (isSame ? SAME : GAP);
  const down = (before[above] ?? 0) + GAP;
  const right = (row[left] ?? 0) + GAP;
  const score = Math.max(0, across, down, right);
  if (score === 0) row.fill(0, own, own + CELL);
  else if (score === across && cornerScore > 0) {
    copyCell(before, corner, row, own, score);
    row[own + 3] = (row[own + 3] ?? 0) + Number(isSame);
  } else if (score === across) row.set([score, i - 1, j - 1, Number(isSame)], own);
  else if (score === down) copyCell(before, above, row, own, score);
  else copyCell(row, left, row, own, score);
  return score;
}

/** The best local alignment (Smith-Waterman): its range in both texts and how many words agree. */
function align(passage: readonly Word[], quote: readonly Word[]): Aligned | null {
  let before = new Int32Array((quote.length + 1) * CELL);
  let row = new Int32Array((quote.length + 1) * CELL);
  let best: (Aligned & { score: number }) | null = null;
  for (let i = 1; i <= passage.length; i++) {
    const word = passage[i - 1]?.folded;
    for (let j = 1; j <= quote.length; j++) {
      const score = fillCell(before, row, i, j, word === quote[j - 1]?.folded);
      if (score <= (best?.score ?? 0)) continue;
      const [from = 0, quoteFrom = 0, shared = 0] = row.subarray(j * CELL + 1, j * CELL + CELL);
      best = { score, from, quoteFrom, shared, to: i, quoteTo: j };
    }
    [before, row] = [row, before];
  }
  return best;
}

/** Longest common subsequence: `table[i][j]` is the length shared by the rests from i and j on. */
function sharedLengths(quote: readonly Word[], passage: readonly Word[]): Uint16Array {
  const width = passage.length + 1;
  const table = new Uint16Array((quote.length + 1) * width);
  for (let i = quote.length - 1; i >= 0; i--)
    for (let j = passage.length - 1; j >= 0; j--)
      table[i * width + j] =
        quote[i]?.folded === passage[j]?.folded
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
  return table;
}

/** `there` is the word of the text when both have it. */
type Step = [kind: QuotePieceKind, shown: Word, there: Word | null];

function stepsBetween(quote: readonly Word[], passage: readonly Word[]): Step[] {
  const table = sharedLengths(quote, passage);
  const width = passage.length + 1;
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < quote.length || j < passage.length) {
    const [ours, theirs] = [quote[i], passage[j]];
    if (ours && theirs && ours.folded === theirs.folded) {
      steps.push(['SAME', ours, theirs]);
      i++;
      j++;
    } else if (ours && (!theirs || (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))) {
      steps.push(['ONLY_QUOTED', ours, null]);
      i++;
    } else if (theirs) {
      steps.push(['ONLY_IN_TEXT', theirs, theirs]);
      j++;
    }
  }
  return steps;
}

/** Joins steps of one kind into pieces; words of the quote as quoted, words of the text as printed. */
function piecesOf(steps: readonly Step[], quote: string, passage: string): DifferencePiece[] {
  const pieces: DifferencePiece[] = [];
  for (const [kind, { start, end }] of steps) {
    const text = (kind === 'ONLY_IN_TEXT' ? passage : quote).slice(start, end);
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else pieces.push({ kind, text });
  }
  return pieces;
}

/** Adds on each side as many words as the quote has unaligned there, within the paragraph. */
function widen(passage: string, words: readonly Word[], found: Aligned, quoteLength: number): [number, number] {
  const isBroken = (left?: Word, right?: Word): boolean =>
    !left || !right || passage.slice(left.end, right.start).includes('\n');
  let [first, last] = [found.from, found.to];
  const [before, after] = [found.quoteFrom, quoteLength - found.quoteTo];
  for (let count = 0; count < before && !isBroken(words[first - 1], words[first]); count++) first--;
  for (let count = 0; count < after && !isBroken(words[last - 1], words[last]); count++) last++;
  return [first, last];
}

/** Removes words at both ends that only the widened text has. */
function trimEnds(steps: readonly Step[]): Step[] {
  const first = steps.findIndex(([kind]) => kind !== 'ONLY_IN_TEXT');
  const last = steps.findLastIndex(([kind]) => kind !== 'ONLY_IN_TEXT');
  const from = steps[first]?.[0] === 'SAME' ? first : 0;
  const to = steps[last]?.[0] === 'SAME' ? last + 1 : steps.length;
  return steps.slice(from, to);
}

/** Used when the budget is spent: the range that has most words of the quote, as one difference. */
function nearestRoughly(
  passage: string,
  near: readonly Word[],
  quoted: readonly Word[],
  quote: string,
): Nearest | null {
  const wanted = new Set(quoted.map(({ folded }) => folded));
  const shared = new Set(near.flatMap(({ folded }) => (wanted.has(folded) ? folded : [])));
  const own = near.filter(({ folded }) => wanted.has(folded));
  const stretch = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
  if (shared.size < MIN_SHARED || shared.size / wanted.size < MIN_SHARE) return null;
  const difference: DifferencePiece[] = [
    { kind: 'ONLY_QUOTED', text: quote },
    { kind: 'ONLY_IN_TEXT', text: passage.slice(stretch.start, stretch.end) },
  ];
  return { stretch, difference };
}

/** The stretch of a passage that is most similar to the quote; `null` when nothing is. */
export function nearestWords(
  passage: string,
  quote: string,
  budget: ComparisonBudget = newComparisonBudget(),
): Nearest | null {
  const quoted = wordsOf(quote.replace(/\[\s*(?:…|\.{3,})\s*\]|…|\.{3,}/g, (gap) => ' '.repeat(gap.length))).slice(
    0,
    MAX_WORDS,
  );
  const all = wordsOf(passage);
  const [low, high] = neighbourhood(all, quoted);
  const near = all.slice(low, high);
  budget.left -= near.length * quoted.length;
  if (budget.left < 0) return nearestRoughly(passage, near, quoted, quote);
  const found = align(near, quoted);
  if (!found || found.shared < Math.min(MIN_SHARED, quoted.length)) return null;
  if (found.shared / quoted.length < MIN_SHARE) return null;
  const [from, to] = widen(passage, near, found, quoted.length);
  const there = near.slice(from, to);
  const steps = trimEnds(stepsBetween(quoted, there));
  const own = steps.flatMap(([, , word]) => word ?? []);
  const stretch = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
  return { stretch, difference: piecesOf(steps, quote, passage) };
}

const MIN_SAME_WORDS = 6;
const MIN_SAME_SHARE = 0.8;
const countWords = (pieces: readonly DifferencePiece[], kind: QuotePieceKind): number =>
  pieces.filter((piece) => piece.kind === kind).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** Whether words in quotation marks are those of the text but for a few, wherever these stand. */
export function isAltered(pieces: readonly DifferencePiece[]): boolean {
  const [same, put] = [countWords(pieces, 'SAME'), countWords(pieces, 'ONLY_QUOTED')];
  return same >= MIN_SAME_WORDS && same / (same + put) >= MIN_SAME_SHARE;
}

/** Whether the quote is the text with a few words inserted or changed, not a sentence that only borrows words of it. */
export function isNearlyLiteral(nearest: Nearest | null): boolean {
  const pieces: readonly DifferencePiece[] = nearest?.difference ?? [];
  const first = pieces.findIndex(({ kind }) => kind === 'SAME');
  const inner = pieces.slice(Math.max(0, first), pieces.findLastIndex(({ kind }) => kind === 'SAME') + 1);
  const [same, put] = [countWords(inner, 'SAME'), countWords(inner, 'ONLY_QUOTED')];
  const around = countWords(pieces, 'ONLY_QUOTED') - put;
  return put > 0 && same >= MIN_SAME_WORDS && same / (same + put + around) >= MIN_SAME_SHARE;
}

/** «dentro de los quince días» of a law that says «de quince días»: the words that differ say nothing. */
const FRAMES =
  /^(?:dentro|de|del|la|el|los|las|lo|en|un|una|al?|por|para|con|que|y|se|su|sus|plazo|t[eé]rmino|ser[aá]n?|es|como)$/iu;
export function onlyFramesDiffer(difference: readonly DifferencePiece[]): boolean {
  const put = difference.filter(({ kind }) => kind === 'ONLY_QUOTED').flatMap(({ text }) => text.split(/\s+/));
  const left = difference.filter(({ kind }) => kind === 'ONLY_IN_TEXT').flatMap(({ text }) => text.split(/\s+/));
  return put.length > 0 && [...put, ...left].every((word) => FRAMES.test(word.replace(/[^\p{L}]/gu, '')));
}
