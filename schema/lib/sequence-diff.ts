/** What is in two sequences, only in the older, or only in the newer one. Both can be built from it again. */

export interface SequenceChange {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Maximum cells of the table of one comparison; above it, the range is replaced whole. */
const MAX_TABLE_CELLS = 4_000_000;

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

function changesBetween(older: readonly string[], newer: readonly string[]): SequenceChange[] {
  const removed = older.map((text): SequenceChange => ({ kind: 'removed', text }));
  const added = newer.map((text): SequenceChange => ({ kind: 'added', text }));
  if (older.length === 0 || newer.length === 0 || older.length * newer.length > MAX_TABLE_CELLS)
    return [...removed, ...added];
  const table = sharedLengths(older, newer);
  const width = newer.length + 1;
  const changes: SequenceChange[] = [];
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

/** The changes from the older to the newer sequence, piece by piece. */
export function sequenceDiff(older: readonly string[], newer: readonly string[]): SequenceChange[] {
  const start = commonStart(older, newer);
  const end = commonStart(older.slice(start).toReversed(), newer.slice(start).toReversed());
  const same = (pieces: readonly string[]) => pieces.map((text): SequenceChange => ({ kind: 'same', text }));
  return [
    ...same(newer.slice(0, start)),
    ...changesBetween(older.slice(start, older.length - end), newer.slice(start, newer.length - end)),
    ...same(newer.slice(newer.length - end)),
  ];
}
