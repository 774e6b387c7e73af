import { Parser } from 'htmlparser2';
import { cleanText } from '../publications/publication-text.rules.ts';
import { markOfNote } from './document-text.rules.ts';
import { raised } from './page-segments.rules.ts';
import { CELL_EDGE, LONGEST_CELL } from './table-rows.rules.ts';

/** The XML of a Word document → its paragraphs, as they are printed: without what was deleted, hidden, or set beside. */

export interface WordParagraph {
  text: string;
  /** The notes whose marks stand in it, in their order. */
  notes: { kind: NoteKind; id: string; label: string }[];
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
  return [{ text, notes: paragraphs.flatMap(({ notes }) => notes) }];
}

/** Collects paragraphs as the parser meets their parts. */
class WordReader {
  readonly notes = new Map<string, WordParagraph[]>();
  private done: WordParagraph[] = [];
  private readonly tables: OpenTable[] = [];
  private leftOut = 0;
  private readonly path: string[] = [];
  private text = '';
  private found: WordParagraph['notes'] = [];
  private isHidden = false;
  private isRaised = false;
  private isMarkDeleted = false;
  private noteId: string | null = null;

  constructor(private readonly nameNote: NameNote) {}

  get paragraphs(): WordParagraph[] {
    return this.done;
  }

  open(name: string, attributes: Record<string, string>): void {
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
    else this.openInRun(name, attributes, above);
  }

  private openInRun(name: string, attributes: Record<string, string>, above: string | undefined): void {
    const value = attributes['val'];
    if (name === 'r') [this.isHidden, this.isRaised] = [false, false];
    else if (above === 'rPr' && this.path.at(-3) === 'r') {
      if (name === 'vanish') this.isHidden = !NO.test(value ?? '');
      if (name === 'vertAlign') this.isRaised = value === 'superscript';
    } else if (name === 'tab' && above === 'r') this.text += ' ';
    else if (name === 'br' || name === 'cr') this.text += attributes['type'] === undefined ? '\n' : ' ';
    else if (name === 'noBreakHyphen') this.text += '-';
    else if (name === 'sym') this.text += ' ';
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      const kind = name === 'footnoteReference' ? 'footnote' : 'endnote';
      const id = attributes['id'] ?? '';
      const label = this.nameNote(kind, id);
      this.found.push({ kind, id, label });
      this.text += markOfNote(label);
    }
  }

  addText(text: string): void {
    if (this.leftOut > 0 || this.isHidden || this.path.at(-1) !== 't') return;
    this.text += this.isRaised && /^\d{1,3}$/.test(text) ? raised(text) : text;
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
    const notes = this.found;
    this.text = '';
    this.found = [];
    if (text === '') return;
    const cell = this.tables.at(-1)?.row.at(-1);
    (cell ?? this.done).push({ text, notes });
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

  close(name: string): void {
    this.path.pop();
    if (LEFT_OUT.has(name)) {
      this.leftOut -= 1;
      return;
    }
    if (this.leftOut > 0) return;
    if (name === 'p') this.endParagraph();
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
      onopentag: (name, attributes) => reader.open(localName(name), localAttributes(attributes)),
      ontext: (text) => reader.addText(text),
      onclosetag: (name) => reader.close(localName(name)),
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
