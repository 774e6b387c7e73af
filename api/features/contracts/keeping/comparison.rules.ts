import type { ContractChangeKind } from '#schema/generated/contract.ts';
import { sequenceDiff, type SequenceChange } from '#schema/lib/sequence-diff.ts';

/** Two texts compared word by word: first by paragraphs, then inside of those that were changed. */

interface Change {
  kind: ContractChangeKind;
  text: string;
}

export interface Comparison {
  paragraphs: { changes: Change[] }[];
  addedWords: number;
  removedWords: number;
}

/**
 * What one comparison may cost, in cells of tables of words: about a fifth of a second. Texts that were made to take
 * longer are compared by whole paragraphs from there on.
 */
const MOST_WORK = 30_000_000;
/** Of a letter that is read to find out whether two paragraphs are alike. */
const WORK_OF_LETTER = 15;

interface Budget {
  left: number;
}

const KINDS = { same: 'SAME', added: 'ADDED', removed: 'REMOVED' } as const satisfies Record<
  SequenceChange['kind'],
  ContractChangeKind
>;

const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Words with what stands around them apart, so that a comma is no change of its word. */
const wordsOf = (paragraph: string): string[] => paragraph.match(/\s+|[\p{L}\p{N}$%]+(?:[.,][\p{N}]+)*|[^\s]/gu) ?? [];

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const countWords = (text: string): number => wordsOf(text).filter(isWord).length;

/** Share of the words of the longer paragraph that both have, in any order. */
function likeness(older: string, newer: string): number {
  const left = new Map<string, number>();
  const [own, others] = [wordsOf(older).filter(isWord), wordsOf(newer).filter(isWord)];
  for (const word of own) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return shared / Math.max(1, own.length, others.length);
}

/** Below it a paragraph was not edited but another put in its place. */
const ALIKE = 0.4;

/** Changes beside each other of one kind are one. */
function joined(changes: readonly Change[]): Change[] {
  const result: Change[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    if (last?.kind === change.kind) last.text += change.text;
    else result.push({ ...change });
  }
  return result;
}

/** A space between two changed words is changed with them: «tres [meses] [más]» reads as one change. */
function withoutIslands(changes: readonly Change[]): Change[] {
  const ordered: Change[] = [];
  let [removed, added] = ['', ''];
  const flush = (): void => {
    if (removed) ordered.push({ kind: 'REMOVED', text: removed });
    if (added) ordered.push({ kind: 'ADDED', text: added });
    [removed, added] = ['', ''];
  };
  changes.forEach(({ kind, text }, at) => {
    const isIsland = kind === 'SAME' && text.trim() === '' && (removed || added) && changes[at + 1]?.kind !== 'SAME';
    if (kind === 'REMOVED') removed += text;
    else if (kind === 'ADDED') added += text;
    else if (isIsland && at + 1 < changes.length) {
      removed += text;
      added += text;
    } else {
      flush();
      ordered.push({ kind, text });
    }
  });
  flush();
  return joined(ordered);
}

function compareWords(older: string, newer: string, budget: Budget): Change[] {
  const [own, others] = [wordsOf(older), wordsOf(newer)];
  budget.left -= own.length * others.length;
  if (budget.left < 0)
    return [
      { kind: 'REMOVED', text: older },
      { kind: 'ADDED', text: newer },
    ];
  return withoutIslands(joined(sequenceDiff(own, others).map(({ kind, text }) => ({ kind: KINDS[kind], text }))));
}

/** How far an edited paragraph is looked for. */
const NEAR = 20;

const whole = (kind: ContractChangeKind, text: string) => ({ changes: [{ kind, text }] });

/** A stretch of removed and added paragraphs: those that are alike are one paragraph that was edited. */
function pairUp(removed: readonly string[], added: readonly string[], budget: Budget): { changes: Change[] }[] {
  const areAlike = (older: string, newer: string): boolean => {
    budget.left -= (older.length + newer.length) * WORK_OF_LETTER;
    return budget.left > 0 && likeness(older, newer) >= ALIKE;
  };
  const result: { changes: Change[] }[] = [];
  let next = 0;
  for (const older of removed) {
    const near = added.slice(next, next + NEAR).findIndex((newer) => areAlike(older, newer));
    const found = next + near;
    if (near < 0) {
      result.push(whole('REMOVED', older));
      continue;
    }
    result.push(...added.slice(next, found).map((text) => whole('ADDED', text)));
    result.push({ changes: compareWords(older, added[found] ?? '', budget) });
    next = found + 1;
  }
  return [...result, ...added.slice(next).map((text) => whole('ADDED', text))];
}

export function compareTexts(older: string, newer: string): Comparison {
  const paragraphs: { changes: Change[] }[] = [];
  const budget = { left: MOST_WORK };
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = (): void => {
    paragraphs.push(...pairUp(removed, added, budget));
    [removed, added] = [[], []];
  };
  for (const { kind, text } of sequenceDiff(paragraphsOf(older), paragraphsOf(newer))) {
    if (kind === 'removed') removed.push(text);
    else if (kind === 'added') added.push(text);
    else {
      flush();
      paragraphs.push(whole('SAME', text));
    }
  }
  flush();
  const count = (kind: ContractChangeKind): number =>
    paragraphs
      .flatMap(({ changes }) => changes)
      .reduce((sum, change) => sum + (change.kind === kind ? countWords(change.text) : 0), 0);
  return { paragraphs, addedWords: count('ADDED'), removedWords: count('REMOVED') };
}
