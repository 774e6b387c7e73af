import { Parser } from 'htmlparser2';
import { cleanText } from '../publications/publication-text.rules.ts';
import { markOfNote } from './document-text.rules.ts';
import { raised } from './page-segments.rules.ts';
import { CELL_EDGE, LONGEST_CELL } from './table-rows.rules.ts';

/** The XML of a Word document → its paragraphs, as they are printed: without what was deleted, hidden, or set beside. */

export interface WordParagraph {
  text: string;
  /** What it was read from, in its order. */
  pieces: WordPiece[];
  /** The notes whose marks stand in it, in their order. */
  notes: { kind: NoteKind; id: string; label: string }[];
}

/** A part of a run, with its place in the XML in UTF-16 code units. */
export interface WordPiece {
  kind: 'TEXT' | 'SIGN' | 'NOTE';
  /** As it is read, before spaces are tidied. */
  text: string;
  /** Its element. */
  start: number;
  end: number;
  run: { start: number; end: number };
}

export type NoteKind = 'footnote' | 'endnote';
export type NameNote = (kind: NoteKind, id: string) => string;

/** Deleted and moved text, drawings with their text boxes, older copies of a part, what a field was made from. */
const LEFT_OUT = new Set(
  'del moveFrom drawing pict object txbxContent Fallback instrText delText delInstrText sectPr tblGrid'.split(' '),
);
const NO = /^(?:0|false|off|none)$/i;

interface OpenTable {
  rows: WordParagraph[];
  /** The cells of the row that is open. */
  row: WordParagraph[][];
  isRowDeleted: boolean;
}

const tidy = (text: string): string => text.split('\n').map(cleanText).filter(Boolean).join('\n');

/** A row as one line, its cells parted; a row with prose in its cells keeps their paragraphs. */
function rowOf(cells: readonly WordParagraph[][]): WordParagraph[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const isProse = filled.some((cell) => cell.length > 1 || (cell[0]?.text.length ?? 0) > LONGEST_CELL);
  if (isProse || filled.length < 2) return filled.flat();
  const paragraphs = filled.flat();
  const text = paragraphs.reduce(
    (row, cell) => (row ? row + (row.endsWith(':') ? ' ' : CELL_EDGE) + cell.text.replaceAll('\n', ' ') : cell.text),
    '',
  );
  return [
    { text, pieces: paragraphs.flatMap(({ pieces }) => pieces), notes: paragraphs.flatMap(({ notes }) => notes) },
  ];
}

/** Collects paragraphs as the parser meets their parts. */
class WordReader {
  readonly notes = new Map<string, WordParagraph[]>();
  private done: WordParagraph[] = [];
  private readonly tables: OpenTable[] = [];
  private leftOut = 0;
  private readonly path: string[] = [];
  private text = '';
  private pieces: WordPiece[] = [];
  private readonly runs: WordPiece['run'][] = [];
  private found: WordParagraph['notes'] = [];
  private isHidden = false;
  private isRaised = false;
  private isMarkDeleted = false;
  private noteId: string | null = null;

  constructor(private readonly nameNote: NameNote) {}

  get paragraphs(): WordParagraph[] {
    return this.done;
  }

  /** `start`: of its tag; `end`: behind it. */
  open(name: string, attributes: Record<string, string>, start: number, end: number): void {
    const above = this.path.at(-1);
    this.path.push(name);
    const isMark = above === 'rPr' && this.path.at(-3) === 'pPr';
    if (isMark && (name === 'del' || name === 'moveFrom')) this.isMarkDeleted = true;
    if (name === 'del' && above === 'trPr') {
      const table = this.tables.at(-1);
      if (table) table.isRowDeleted = true;
    }
    if (LEFT_OUT.has(name)) this.leftOut += 1;
    if (this.leftOut > 0) return;
    if (name === 'tbl') this.tables.push({ rows: [], row: [], isRowDeleted: false });
    else if (name === 'tr') Object.assign(this.tables.at(-1) ?? {}, { row: [], isRowDeleted: false });
    else if (name === 'tc') this.tables.at(-1)?.row.push([]);
    else if (name === 'footnote' || name === 'endnote') this.beginNote(attributes);
    else if (name === 'r') this.beginRun(start, end);
    else this.openInRun(name, attributes, above, { start, end });
  }

  private beginRun(start: number, end: number): void {
    [this.isHidden, this.isRaised] = [false, false];
    this.runs.push({ start, end });
  }

  private addPiece(kind: WordPiece['kind'], text: string, place: { start: number; end: number }): void {
    this.text += text;
    const run = this.runs.at(-1);
    if (run) this.pieces.push({ kind, text, ...place, run });
  }

  private openInRun(
    name: string,
    attributes: Record<string, string>,
    above: string | undefined,
    place: { start: number; end: number },
  ): void {
    const value = attributes['val'];
    if (above === 'rPr' && this.path.at(-3) === 'r') {
      if (name === 'vanish') this.isHidden = !NO.test(value ?? '');
      if (name === 'vertAlign') this.isRaised = value === 'superscript';
    } else if (name === 't') this.addPiece('TEXT', '', place);
    else if (name === 'tab' && above === 'r') this.addPiece('SIGN', ' ', place);
    else if (name === 'br' || name === 'cr')
      this.addPiece('SIGN', attributes['type'] === undefined ? '\n' : ' ', place);
    else if (name === 'noBreakHyphen') this.addPiece('SIGN', '-', place);
    else if (name === 'sym') this.addPiece('SIGN', ' ', place);
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      const kind = name === 'footnoteReference' ? 'footnote' : 'endnote';
      const id = attributes['id'] ?? '';
      const label = this.nameNote(kind, id);
      this.found.push({ kind, id, label });
      this.addPiece('NOTE', markOfNote(label), place);
    }
  }

  addText(text: string): void {
    if (this.leftOut > 0 || this.isHidden || this.path.at(-1) !== 't') return;
    const read = this.isRaised && /^\d{1,3}$/.test(text) ? raised(text) : text;
    this.text += read;
    const piece = this.runs.length > 0 ? this.pieces.at(-1) : undefined;
    if (piece) piece.text += read;
  }

  private beginNote({ id = '', type }: Record<string, string>): void {
    this.noteId = type === undefined || type === 'normal' ? id : null;
    this.done = [];
  }

  private endParagraph(): void {
    // The mark of this paragraph was deleted: the next one goes on in it.
    if (this.isMarkDeleted) {
      this.isMarkDeleted = false;
      return;
    }
    const text = tidy(this.text);
    const { found: notes, pieces } = this;
    [this.text, this.pieces, this.found] = ['', [], []];
    if (text === '') return;
    const cell = this.tables.at(-1)?.row.at(-1);
    (cell ?? this.done).push({ text, pieces, notes });
  }

  private endRow(): void {
    const table = this.tables.at(-1);
    if (table && !table.isRowDeleted) table.rows.push(...rowOf(table.row));
  }

  private endTable(): void {
    const table = this.tables.pop();
    if (!table) return;
    // A table in a cell gives its rows to that cell.
    const cell = this.tables.at(-1)?.row.at(-1);
    (cell ?? this.done).push(...table.rows);
  }

  /** `end`: behind its closing tag. */
  close(name: string, end: number): void {
    this.path.pop();
    if (LEFT_OUT.has(name)) {
      this.leftOut -= 1;
      return;
    }
    if (this.leftOut > 0) return;
    const piece = this.pieces.at(-1);
    if (name === 't' && piece?.kind === 'TEXT') piece.end = end;
    if (name === 'r') {
      const run = this.runs.pop();
      if (run) run.end = end;
    } else if (name === 'p') this.endParagraph();
    else if (name === 'tr') this.endRow();
    else if (name === 'tbl') this.endTable();
    else if ((name === 'footnote' || name === 'endnote') && this.noteId !== null) {
      this.notes.set(this.noteId, this.done);
      this.noteId = null;
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const localAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

function read(xml: string, nameNote: NameNote): WordReader {
  const reader = new WordReader(nameNote);
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        reader.open(localName(name), localAttributes(attributes), parser.startIndex, parser.endIndex + 1),
      ontext: (text) => reader.addText(text),
      onclosetag: (name) => reader.close(localName(name), parser.endIndex + 1),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return reader;
}

/** The paragraphs of the body; `nameNote` is asked for the mark of each note in the order of the text. */
export const bodyParagraphs = (xml: string, nameNote: NameNote): WordParagraph[] => read(xml, nameNote).paragraphs;

/** The paragraphs of each note by its id; the lines between text and notes are none. */
export const noteParagraphs = (xml: string): ReadonlyMap<string, WordParagraph[]> => read(xml, () => '').notes;
