import { sequenceDiff } from '#schema/lib/sequence-diff.ts';

/** The changes that make one text of another, each within a line where it can be. */

export interface TextEdit {
  /** In the text of before; `start` = `end`: only put in. */
  start: number;
  end: number;
  /** What stands there afterwards. */
  text: string;
}

/** Lines that are looked through for the place where two texts go on alike. */
const AHEAD = 400;

/** A tab is the edge of a cell: it is never joined with blanks. */
const TOKEN = /\t|[^\S\t]+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const tokensOf = (line: string): string[] => line.match(TOKEN) ?? [];

/** The changes within a line: whole words; a space between two changed words goes with them, the edge of a cell not. */
function editsOfLine(before: string, after: string, at: number): TextEdit[] {
  const changes = sequenceDiff(tokensOf(before), tokensOf(after));
  const edits: TextEdit[] = [];
  let [place, isOpen] = [at, false];
  changes.forEach(({ kind, text }, nth) => {
    const last = edits.at(-1);
    const isJoint = isOpen && kind === 'same' && text === ' ' && changes[nth + 1]?.kind !== 'same';
    if (kind === 'same' && !(isJoint && nth + 1 < changes.length)) {
      place += text.length;
      isOpen = false;
      return;
    }
    const edit = isOpen && last ? last : { start: place, end: place, text: '' };
    if (!isOpen) edits.push(edit);
    isOpen = true;
    if (kind !== 'removed') edit.text += text;
    if (kind !== 'added') {
      place += text.length;
      edit.end = place;
    }
  });
  return edits;
}

interface Hunk {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/** Where two lists of lines go on alike, the nearest place first. */
function resync(before: readonly string[], after: readonly string[], i: number, j: number): [number, number] {
  for (let sum = 1; sum <= 2 * AHEAD; sum++)
    for (let a = Math.max(0, sum - AHEAD); a <= Math.min(sum, AHEAD); a++) {
      const line = before[i + a];
      if (line !== undefined && line.trim() !== '' && line === after[j + sum - a]) return [i + a, j + sum - a];
    }
  return [before.length, after.length];
}

function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  // Corrections leave the lines as they are: then each is compared with its own.
  if (before.length === after.length) {
    before.forEach((line, at) => {
      if (line !== after[at]) hunks.push({ before: [at, at + 1], after: [at, at + 1] });
    });
    return hunks;
  }
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      i++;
      j++;
      continue;
    }
    const [a, b] = resync(before, after, i, j);
    hunks.push({ before: [i, a], after: [j, b] });
    [i, j] = [a, b];
  }
  return hunks;
}

/**
 * Left to right, without overlap. A line that is gone leaves its place empty; lines that are new stand behind the line
 * above them, each after a line break.
 */
export function editsBetween(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const [old, young] = [before.split('\n'), after.split('\n')];
  const starts: number[] = [];
  let length = 0;
  for (const line of old) {
    starts.push(length);
    length += line.length + 1;
  }
  const startOf = (line: number): number => starts[line] ?? before.length;
  return hunksOf(old, young).flatMap(({ before: [from, to], after: [first, last] }): TextEdit[] => {
    const shared = Math.min(to - from, last - first);
    const edits: TextEdit[] = [];
    for (let nth = 0; nth < shared; nth++)
      edits.push(...editsOfLine(old[from + nth] ?? '', young[first + nth] ?? '', startOf(from + nth)));
    for (let line = from + shared; line < to; line++) {
      const text = old[line] ?? '';
      if (text !== '') edits.push({ start: startOf(line), end: startOf(line) + text.length, text: '' });
    }
    const added = young.slice(first + shared, last).filter((line) => line.trim() !== '');
    if (added.length === 0) return edits;
    // Behind the last line that stays or was compared; before everything where there is none.
    const above = from + shared - 1;
    if (above < 0) edits.push({ start: 0, end: 0, text: `${added.join('\n')}\n` });
    else {
      const at = startOf(above) + (old[above]?.length ?? 0);
      const open = edits.at(-1);
      if (open?.end === at && shared > 0) open.text += `\n${added.join('\n')}`;
      else edits.push({ start: at, end: at, text: `\n${added.join('\n')}` });
    }
    return edits;
  });
}
