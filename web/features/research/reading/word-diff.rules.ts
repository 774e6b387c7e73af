/** Changes between two texts, word by word. */

type ChangeKind = 'same' | 'added' | 'removed';

export interface Change {
  kind: ChangeKind;
  text: string;
}

/** Maximum cells of the table of one comparison; above it, the range is shown as replaced. */
const MAX_TABLE_CELLS = 4_000_000;

/** Splits a text into words and spaces; joined they are the text again. */
const piecesOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** Length of the common start of both lists. */
function commonStart(older: readonly string[], newer: readonly string[]): number {
  const most = Math.min(older.length, newer.length);
  let length = 0;
  while (length < most && older[length] === newer[length]) length++;
  return length;
}

/** Longest common subsequence: `table[i][j]` is its length for the rests from i and j. */
function sharedLengths(older: readonly string[], newer: readonly string[]): Uint32Array {
  const width = newer.length + 1;
  const table = new Uint32Array((older.length + 1) * width);
  for (let i = older.length - 1; i >= 0; i--) {
    for (let j = newer.length - 1; j >= 0; j--) {
      const below = table[(i + 1) * width + j] ?? 0;
      const right = table[i * width + j + 1] ?? 0;
      table[i * width + j] = older[i] === newer[j] ? (table[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(below, right);
    }
  }
  return table;
}

function changesBetween(older: readonly string[], newer: readonly string[]): Change[] {
  const removed = older.map((text): Change => ({ kind: 'removed', text }));
  const added = newer.map((text): Change => ({ kind: 'added', text }));
  if (older.length === 0 || newer.length === 0 || older.length * newer.length > MAX_TABLE_CELLS)
    return [...removed, ...added];
  const table = sharedLengths(older, newer);
  const width = newer.length + 1;
  const changes: Change[] = [];
  let i = 0;
  let j = 0;
  while (i < older.length && j < newer.length) {
    const text = older[i] ?? '';
    if (text === newer[j]) {
      changes.push({ kind: 'same', text });
      i++;
      j++;
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) {
      changes.push({ kind: 'removed', text });
      i++;
    } else {
      changes.push({ kind: 'added', text: newer[j] ?? '' });
      j++;
    }
  }
  return [...changes, ...removed.slice(i), ...added.slice(j)];
}

const isSpace = (text: string): boolean => text.trim() === '';

/** Merges changes. A single space between two changes belongs to them: `a b` → `c d` is one replacement, not two. */
function mergeChanges(changes: readonly Change[]): Change[] {
  const stretches: { same: string; removed: string; added: string }[] = [];
  let current = { same: '', removed: '', added: '' };
  const close = (): void => {
    stretches.push(current);
    current = { same: '', removed: '', added: '' };
  };
  changes.forEach(({ kind, text }, at) => {
    const isInside = current.removed !== '' || current.added !== '';
    const next = changes[at + 1];
    if (kind !== 'same') {
      if (current.same !== '') close();
      current[kind] += text;
    } else if (isInside && isSpace(text) && !text.includes('\n') && next && next.kind !== 'same') {
      current.removed += text;
      current.added += text;
    } else {
      if (isInside) close();
      current.same += text;
    }
  });
  close();
  return stretches.flatMap(({ same, removed, added }): Change[] => [
    ...(same ? [{ kind: 'same', text: same } as const] : []),
    ...(removed && !isSpace(removed) ? [{ kind: 'removed', text: removed } as const] : []),
    ...(added ? [{ kind: isSpace(added) ? 'same' : 'added', text: added } as const] : []),
  ]);
}

/** The changes from the older to the newer text. */
export function wordDiff(olderText: string, newerText: string): Change[] {
  const older = piecesOf(olderText);
  const newer = piecesOf(newerText);
  const start = commonStart(older, newer);
  const end = commonStart(older.slice(start).toReversed(), newer.slice(start).toReversed());
  const same = (pieces: readonly string[]): Change[] => pieces.map((text) => ({ kind: 'same', text }));
  return mergeChanges([
    ...same(newer.slice(0, start)),
    ...changesBetween(older.slice(start, older.length - end), newer.slice(start, newer.length - end)),
    ...same(newer.slice(newer.length - end)),
  ]);
}

const wordsIn = (changes: readonly Change[], kind: ChangeKind): number =>
  changes
    .filter((change) => change.kind === kind)
    .reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);

export const countChanges = (changes: readonly Change[]): { added: number; removed: number } => ({
  added: wordsIn(changes, 'added'),
  removed: wordsIn(changes, 'removed'),
});

/** The changes of each paragraph; a change across paragraphs is split. */
export function inParagraphs(changes: readonly Change[]): Change[][] {
  const paragraphs: Change[][] = [[]];
  for (const { kind, text } of changes) {
    text.split('\n').forEach((line, at) => {
      if (at > 0) paragraphs.push([]);
      if (line !== '') paragraphs.at(-1)?.push({ kind, text: line });
    });
  }
  return paragraphs.filter((stretches) => stretches.length > 0);
}
