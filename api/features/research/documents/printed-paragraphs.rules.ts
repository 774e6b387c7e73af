import { frequentMinimum } from '../publications/page-box.rules.ts';
import type { PublicationLine } from '../publications/publication-text.rules.ts';
import { markOfNote, type DocumentLine, type DocumentParagraph, type PageBox } from './document-text.rules.ts';
import { jointOf, type PlacedLine } from './join-lines.rules.ts';
import type { PageBlock } from './page-blocks.rules.ts';
import type { PageNote } from './page-notes.rules.ts';
import { replaceRaised } from './page-segments.rules.ts';

/** The blocks of printed pages → paragraphs, joined over columns and pages; each note follows the paragraph of its mark. */

export interface PrintedPage {
  number: number;
  width: number;
  height: number;
  blocks: PageBlock[];
  notes: PageNote[];
}

interface OpenParagraph {
  lines: PlacedLine[];
  isApart: boolean;
  isTable: boolean;
}

const thousandths = (value: number, whole: number): number =>
  Math.min(1000, Math.max(0, Math.round((value / Math.max(1, whole)) * 1000)));

const boxOf = ({ x, right, top, size }: PublicationLine, { width, height }: PrintedPage): PageBox => [
  thousandths(x, width),
  thousandths(top - size * 0.8, height),
  thousandths(right, width),
  thousandths(top + size * 0.25, height),
];

function pitchOf(pages: readonly PrintedPage[]): number {
  const gaps = pages.flatMap(({ blocks }) =>
    blocks
      .filter(({ kind }) => kind === 'PROSE')
      .flatMap(({ lines }) => lines.slice(1).map((line, at) => line.top - (lines[at]?.top ?? 0))),
  );
  return frequentMinimum(gaps.filter((gap) => gap > 1));
}

function joinBlocks(pages: readonly PrintedPage[]): OpenParagraph[] {
  const pitch = pitchOf(pages);
  const done: OpenParagraph[] = [];
  let block = 0;
  for (const page of pages)
    for (const { kind, lines, bounds } of page.blocks) {
      block += 1;
      lines.forEach((line, at) => {
        const placed = { ...line, bounds, block };
        const open = done.at(-1);
        const [first, last] = [open?.lines[0], open?.lines.at(-1)];
        const isTable = kind === 'TABLE';
        if (!open || !first || !last) return void done.push({ lines: [placed], isApart: false, isTable });
        if (isTable || open.isTable)
          return void done.push({ lines: [placed], isApart: !isTable || !open.isTable || at === 0, isTable });
        // A page without text between them may be one that was not read.
        const joint = line.page - last.page > 1 ? 'APART' : jointOf(last, placed, first, pitch);
        if (joint === 'SAME') open.lines.push(placed);
        else done.push({ lines: [placed], isApart: joint === 'APART', isTable });
      });
    }
  return done;
}

/** Raised numbers that are marks of notes: those of a note, and those that count on from the mark before. */
class NoteMarks {
  private last = 0;

  constructor(private readonly labels: ReadonlySet<string>) {}

  write = (text: string, found: (label: string) => void): string =>
    replaceRaised(text, (digits, at) => {
      const number = Number(digits);
      const isMark = at > 0 && (this.labels.has(digits) || number === this.last + 1);
      if (!isMark) return text.slice(at, at + digits.length);
      this.last = number;
      found(digits);
      return markOfNote(digits);
    });
}

interface WaitingNote extends PageNote {
  page: number;
}

const paragraphOfNote = (
  { label, lines }: PageNote,
  placed: (line: PublicationLine) => DocumentLine,
): DocumentParagraph => ({
  ...(label === null ? {} : { note: label }),
  isApart: true,
  lines: lines.map((line, at) => {
    const own = placed(line);
    return at === 0 && label !== null ? { ...own, text: `${markOfNote(label)} ${own.text}` } : own;
  }),
});

/** The notes that go on from the page before are given to theirs. */
function joinNotes(pages: readonly PrintedPage[]): WaitingNote[] {
  const notes: WaitingNote[] = [];
  for (const page of pages)
    for (const { label, lines } of page.notes) {
      const last = notes.at(-1);
      if (label === null && last) last.lines.push(...lines);
      else notes.push({ label, lines: [...lines], page: page.number });
    }
  return notes;
}

export function paragraphsOfPages(pages: readonly PrintedPage[]): DocumentParagraph[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const placed = (line: PublicationLine): DocumentLine => {
    const page = byNumber.get(line.page);
    return { text: line.text, page: line.page, ...(page ? { box: boxOf(line, page) } : {}) };
  };
  const waiting = joinNotes(pages);
  const marks = new NoteMarks(new Set(waiting.flatMap(({ label }) => label ?? [])));
  const opened = joinBlocks(pages);
  const done: DocumentParagraph[] = [];
  opened.forEach(({ lines, isApart }, at) => {
    const named = new Set<string>();
    const last = lines.at(-1)?.page ?? 0;
    done.push({
      lines: lines.map((line) => placed({ ...line, text: marks.write(line.text, (label) => named.add(label)) })),
      isApart: isApart || done.at(-1)?.note !== undefined,
    });
    const next = opened[at + 1]?.lines[0]?.page ?? Infinity;
    // At its mark, or at the end of its page where no mark was found.
    const ready = waiting.filter(
      ({ label, page }) => page < next || (page <= last && label !== null && named.has(label)),
    );
    for (const note of ready) {
      waiting.splice(waiting.indexOf(note), 1);
      done.push(paragraphOfNote(note, placed));
    }
  });
  return [...done, ...waiting.map((note) => paragraphOfNote(note, placed))];
}
