import type { PublicationLine } from '../publications/publication-text.rules.ts';
import { blocksOf, type BlockPlace, type PageBlock } from './page-blocks.rules.ts';
import { lowered, replaceRaised, textOfRow, type SegmentRow } from './page-segments.rules.ts';

/** Notes at the foot of a page: smaller text at its end that begins with a mark. */

export interface PageNote {
  /** `null`: it goes on from the page before. */
  label: string | null;
  lines: PublicationLine[];
}

const SMALL = 0.93;
const NO_MARKS: ReadonlySet<string> = new Set();
const RAISED_MARK = /^([⁰¹²³⁴-⁹]{1,3})\s*/u;
const PLAIN_MARK = /^(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})[.)]?(?=\s))\s*/u;

/** The mark that a line begins with, when it is that of a note: raised, or one that the page has raised in its text. */
function markAt(text: string, marks: ReadonlySet<string>): { label: string; rest: string } | null {
  const raised = RAISED_MARK.exec(text);
  if (raised?.[1]) return { label: lowered(raised[1]), rest: text.slice(raised[0].length) };
  const plain = PLAIN_MARK.exec(text);
  const label = plain?.[1] ?? plain?.[2] ?? plain?.[3];
  return plain && label && marks.has(label) ? { label, rest: text.slice(plain[0].length) } : null;
}

/** The raised numbers in these texts. */
export function raisedIn(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    replaceRaised(text, (digits, at) => {
      if (at > 0) found.add(digits);
      return digits;
    });
  return found;
}

const isSmall = (size: number, bodySize: number): boolean => size < bodySize * SMALL;

/** Where the notes begin in rows or lines: the first one after which all is small, and which begins a note. */
function startOfNotes(
  lines: readonly { text: string; size: number; isParted?: boolean }[],
  { bodySize, marks, goesOn }: { bodySize: number; marks: ReadonlySet<string>; goesOn: boolean },
): number {
  let from = lines.length;
  while (from > 0 && isSmall(lines[from - 1]?.size ?? bodySize, bodySize)) from--;
  // A number before texts that stand apart is the first cell of a table, unless it is raised.
  const first = lines.slice(from).findIndex(({ text, isParted }) => markAt(text, isParted ? NO_MARKS : marks));
  if (goesOn && from > 0 && from < lines.length && first !== 0) return from;
  return first === -1 ? lines.length : from + first;
}

function notesOf(lines: readonly PublicationLine[], marks: ReadonlySet<string>): PageNote[] {
  const notes: PageNote[] = [];
  for (const line of lines) {
    const mark = markAt(line.text, marks);
    if (mark) notes.push({ label: mark.label, lines: [{ ...line, text: mark.rest }] });
    else if (notes.length === 0) notes.push({ label: null, lines: [line] });
    else notes.at(-1)?.lines.push(line);
  }
  return notes;
}

interface NoteFacts {
  bodySize: number;
  /** The page before had notes: the last one may go on. */
  goesOn: boolean;
  place: BlockPlace;
}

/** The rows of a page without those of its notes, and the notes. */
export function takeNotes(
  rows: readonly SegmentRow[],
  { bodySize, goesOn, place }: NoteFacts,
): { rows: SegmentRow[]; notes: PageNote[] } {
  const lines = rows.map((row) => ({ text: textOfRow(row), size: row.size, isParted: row.segments.length > 1 }));
  const marks = raisedIn(lines.map(({ text }) => text));
  const at = startOfNotes(lines, { bodySize, marks, goesOn });
  const below = blocksOf(rows.slice(at), place).flatMap((block) => block.lines);
  return { rows: rows.slice(0, at), notes: notesOf(below, marks) };
}

/** The same for a column, which may have notes of its own at its foot; `marks` are the raised numbers of its page. */
export function takeNotesOfBlock(
  block: PageBlock,
  { bodySize, marks }: { bodySize: number; marks: ReadonlySet<string> },
): { block: PageBlock; notes: PageNote[] } {
  if (block.kind === 'TABLE') return { block, notes: [] };
  const at = startOfNotes(block.lines, { bodySize, marks, goesOn: false });
  return { block: { ...block, lines: block.lines.slice(0, at) }, notes: notesOf(block.lines.slice(at), marks) };
}
