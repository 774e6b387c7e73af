import { sequenceDiff } from '#schema/lib/sequence-diff.ts';

/**
 * Words that two texts have in the same order. Long texts are cut at short sequences that each of them has once; what
 * lies between is compared word by word. The time grows with the length: two texts of 500 pages take about a second.
 */

/** Half open, in words: as many in both. */
export interface Match {
  first: number;
  second: number;
  length: number;
}

export interface Words {
  /** Equal words have equal numbers, in both texts. */
  ids: Int32Array;
  /** Where each begins; one more at the end: where the text ends. */
  starts: Int32Array;
}

interface Range {
  first: number;
  firstEnd: number;
  second: number;
  secondEnd: number;
}

const TOKEN = /[\p{L}\p{N}$%]+(?:[.,]\p{N}+)*|[^\s]/gu;

/** The words of a text and its marks, numbered by `numbers`. */
export function wordsIn(text: string, numbers: Map<string, number>): Words {
  const ids: number[] = [];
  const starts: number[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const id = numbers.get(word) ?? numbers.size;
    numbers.set(word, id);
    ids.push(id);
    starts.push(index);
  }
  starts.push(text.length);
  return { ids: Int32Array.from(ids), starts: Int32Array.from(starts) };
}

/** Lengths of the sequences that are looked for, one after the other. */
const ANCHOR_LENGTHS = [8, 3, 1];
/** Cells of the table of one stretch, and of all together; above it, a stretch is replaced whole. */
const MOST_CELLS = 400_000;
const MOST_CELLS_IN_ALL = 60_000_000;

const REPEATED = -1;

/** Where each sequence of `length` words stands, by a number made of it; `REPEATED`: more than once. */
function placesOf(ids: Int32Array, from: number, to: number, length: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = from; at + length <= to; at++) {
    let key = 7;
    for (let next = 0; next < length; next++) key = (Math.imul(key, 0x01000193) ^ (ids[at + next] ?? 0)) | 0;
    places.set(key, places.has(key) ? REPEATED : at);
  }
  return places;
}

/** Of pairs sorted by their first place the longest series whose second places grow as well. */
function longestGrowing(pairs: readonly Match[]): Match[] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(({ second }, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.second ?? 0) < second) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = at;
  });
  const series: Match[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair) series.push(pair);
  }
  return series.toReversed();
}

class Matching {
  readonly matches: Match[] = [];
  private cellsLeft = MOST_CELLS_IN_ALL;

  constructor(
    private readonly first: Int32Array,
    private readonly second: Int32Array,
  ) {}

  private add(first: number, second: number, length: number): void {
    if (length > 0) this.matches.push({ first, second, length });
  }

  private anchors({ first, firstEnd, second, secondEnd }: Range, length: number): Match[] {
    const there = placesOf(this.second, second, secondEnd, length);
    const pairs: Match[] = [];
    for (const [key, at] of placesOf(this.first, first, firstEnd, length)) {
      const other = there.get(key) ?? REPEATED;
      if (at === REPEATED || other === REPEATED) continue;
      let next = 0;
      while (next < length && this.first[at + next] === this.second[other + next]) next++;
      if (next === length) pairs.push({ first: at, second: other, length });
    }
    return longestGrowing(pairs.toSorted((a, b) => a.first - b.first));
  }

  private wordByWord({ first, firstEnd, second, secondEnd }: Range): void {
    const cells = (firstEnd - first) * (secondEnd - second);
    if (cells > MOST_CELLS || cells > this.cellsLeft) return;
    this.cellsLeft -= cells;
    const textsOf = (ids: Int32Array, from: number, to: number) => Array.from(ids.subarray(from, to), String);
    let [own, other] = [first, second];
    for (const { kind } of sequenceDiff(
      textsOf(this.first, first, firstEnd),
      textsOf(this.second, second, secondEnd),
    )) {
      if (kind === 'same') this.add(own, other, 1);
      if (kind !== 'added') own++;
      if (kind !== 'removed') other++;
    }
  }

  /** Adds the matches of a range in order. */
  between(range: Range, step = 0): void {
    let { first, second, firstEnd, secondEnd } = range;
    while (first < firstEnd && second < secondEnd && this.first[first] === this.second[second])
      [first, second] = [first + 1, second + 1];
    this.add(range.first, range.second, first - range.first);
    let tail = 0;
    while (
      firstEnd - tail > first &&
      secondEnd - tail > second &&
      this.first[firstEnd - tail - 1] === this.second[secondEnd - tail - 1]
    )
      tail++;
    firstEnd -= tail;
    secondEnd -= tail;
    if (first < firstEnd && second < secondEnd) this.inside({ first, firstEnd, second, secondEnd }, step);
    this.add(firstEnd, secondEnd, tail);
  }

  private inside(range: Range, step: number): void {
    const length = ANCHOR_LENGTHS[step];
    const isShort = (range.firstEnd - range.first) * (range.secondEnd - range.second) <= MOST_CELLS / 8;
    if (length === undefined || isShort) {
      this.wordByWord(range);
      return;
    }
    let { first, second } = range;
    for (const anchor of this.anchors(range, length)) {
      // A word that the matches before reached already.
      if (anchor.first < first || anchor.second < second) continue;
      this.between({ first, second, firstEnd: anchor.first, secondEnd: anchor.second }, step + 1);
      this.add(anchor.first, anchor.second, length);
      [first, second] = [anchor.first + length, anchor.second + length];
    }
    this.between({ ...range, first, second }, step + 1);
  }
}

/** Matches in order, those beside each other joined. */
export function matchesOf(first: Words, second: Words): Match[] {
  const matching = new Matching(first.ids, second.ids);
  matching.between({ first: 0, firstEnd: first.ids.length, second: 0, secondEnd: second.ids.length });
  const joined: Match[] = [];
  for (const match of matching.matches) {
    const last = joined.at(-1);
    if (last && last.first + last.length === match.first && last.second + last.length === match.second)
      last.length += match.length;
    else joined.push({ ...match });
  }
  return joined;
}
