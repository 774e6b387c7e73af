import { drawnPdf } from './hostile/zip-and-pdf.ts';

/** Prints briefs as people set them: columns, notes at the foot, tables, running lines, words that a line breaks. */

export type BriefItem =
  /** `{1}` in the text is the mark of the first note. */
  | { kind: 'P'; text: string }
  | { kind: 'HEADING'; text: string }
  | { kind: 'TABLE'; rows: readonly (readonly string[])[]; widths: readonly number[] }
  /** Prose in columns between text that takes the whole page. */
  | { kind: 'COLUMNS'; texts: readonly string[] }
  | { kind: 'PICTURE_PAGE' };

export interface BriefStyle {
  columns?: 1 | 2 | 3;
  gutter?: number;
  isJustified?: boolean;
  hyphenates?: boolean;
  /** Each word is drawn alone, as some programs do. */
  byWord?: boolean;
  size?: number;
  pitch?: number;
  spaceAfter?: number;
  indent?: number;
  /** Height of the page: a low one breaks citations over pages. */
  height?: number;
  header?: (page: number) => string;
  footer?: (page: number, count: number) => string;
  /** How much lower the lines of the second column stand. */
  columnDrop?: number;
  padding?: number;
  notes?: readonly string[];
}

const WIDTH = 612;
const MARGIN = 62;
const NOTE_SIZE = 8;
const NOTE_PITCH = 9.6;
/** A picture of one point. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Word {
  text: string;
  note: number | null;
}

const wordsOf = (text: string): Word[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const mark = /\{(\d+)\}/.exec(word);
      return { text: word.replace(/\{\d+\}/, ''), note: mark ? Number(mark[1]) : null };
    });

interface Line {
  words: Word[];
  isLast: boolean;
  isFirst: boolean;
}

const BREAKS = /[aeiouáéíóú](?=[bcdfgjklmnpqrstvz][aeiouáéíóú])/giu;

class Brief {
  private page = 0;
  private column = 0;
  private y = 0;
  private bottom = 0;
  private waiting: { label: number; lines: Line[] }[] = [];
  private readonly size: number;
  private readonly pitch: number;
  private readonly columns: number;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly style: BriefStyle,
  ) {
    this.size = style.size ?? 11;
    this.pitch = style.pitch ?? this.size * 1.25;
    this.columns = style.columns ?? 1;
    this.turn();
  }

  private get width(): number {
    return (WIDTH - 2 * MARGIN - (this.columns - 1) * this.gutter) / this.columns;
  }

  private get gutter(): number {
    return this.style.gutter ?? 22;
  }

  private get left(): number {
    return MARGIN + this.column * (this.width + this.gutter);
  }

  private widthOf(text: string, size = this.size): number {
    return this.doc.font('Times-Roman').fontSize(size).widthOfString(text);
  }

  private put(text: string, x: number, y: number, size = this.size, wordSpacing = 0): void {
    this.doc.font('Times-Roman').fontSize(size).text(text, x, y, { lineBreak: false, wordSpacing });
  }

  private turn(): void {
    this.doc.addPage();
    this.page += 1;
    this.column = 0;
    this.frame();
    const header = this.style.header?.(this.page);
    if (header) this.put(header, MARGIN, 30, 9);
  }

  private frame(): void {
    this.y = 64 + (this.column > 0 ? (this.style.columnDrop ?? 0) : 0);
    this.bottom = (this.style.height ?? 792) - 70;
  }

  private next(): void {
    this.printNotes();
    this.column += 1;
    if (this.column < this.columns) this.frame();
    else this.turn();
  }

  private printNotes(): void {
    let y = this.bottom + 6;
    for (const { label, lines } of this.waiting)
      for (const [at, line] of lines.entries()) {
        if (at === 0) this.put(String(label), this.left, y - 1, NOTE_SIZE * 0.65);
        this.put(line.words.map(({ text }) => text).join(' '), this.left + 6, y, NOTE_SIZE);
        y += NOTE_PITCH;
      }
    this.waiting = [];
  }

  private fill(text: string, width: number, size: number, indent = 0): Line[] {
    const lines: Line[] = [{ words: [], isLast: false, isFirst: true }];
    const queue = wordsOf(text);
    let used = indent;
    for (let word = queue.shift(); word; word = queue.shift()) {
      const line = lines.at(-1) as Line;
      const space = line.words.length === 0 ? 0 : this.widthOf(' ', size);
      const own = this.widthOf(word.text, size) + (word.note === null ? 0 : size * 0.4);
      if (used + space + own <= width || line.words.length === 0) {
        line.words.push(word);
        used += space + own;
        continue;
      }
      const cut = this.style.hyphenates ? this.cutOf(word.text, width - used - space, size) : 0;
      if (cut > 0) {
        line.words.push({ text: `${word.text.slice(0, cut)}-`, note: null });
        queue.unshift({ text: word.text.slice(cut), note: word.note });
      } else queue.unshift(word);
      lines.push({ words: [], isLast: false, isFirst: false });
      used = 0;
    }
    (lines.at(-1) as Line).isLast = true;
    return lines;
  }

  private cutOf(word: string, room: number, size: number): number {
    if (!/^\p{L}{6,}[.,;:»]?$/u.test(word)) return 0;
    const cuts = [...word.matchAll(BREAKS)]
      .map(({ index }) => index + 1)
      .filter((at) => at >= 2 && at <= word.length - 3);
    return cuts.findLast((at) => this.widthOf(`${word.slice(0, at)}-`, size) <= room) ?? 0;
  }

  private draw(line: Line, from: number, width: number, indent: number): void {
    const isSpread = (this.style.isJustified ?? true) && !line.isLast && line.words.length > 1;
    const start = from + (line.isFirst ? indent : 0);
    const natural = line.words.reduce(
      (sum, { text, note }) => sum + this.widthOf(text) + (note === null ? 0 : this.size * 0.4),
      0,
    );
    const spaces = line.words.length - 1;
    const blank = this.widthOf(' ');
    const room = width - (line.isFirst ? indent : 0) - natural - spaces * blank;
    const extra = isSpread ? room / spaces : 0;
    const hasMark = line.words.some(({ note }) => note !== null);
    if (!this.style.byWord && !hasMark) {
      this.put(line.words.map(({ text }) => text).join(' '), start, this.y, this.size, extra);
      return;
    }
    let x = start;
    for (const { text, note } of line.words) {
      this.put(text, x, this.y);
      x += this.widthOf(text);
      if (note !== null) {
        this.put(String(note), x, this.y - 1.5, this.size * 0.6);
        x += this.size * 0.4;
      }
      x += blank + extra;
    }
  }

  private place(lines: readonly Line[], indent = 0): void {
    for (const line of lines) {
      const marks = line.words.flatMap(({ note }) => note ?? []);
      const notes = marks.map((label) => ({
        label,
        lines: this.fill(this.style.notes?.[label - 1] ?? '', this.width - 8, NOTE_SIZE),
      }));
      const below = notes.reduce((sum, note) => sum + note.lines.length * NOTE_PITCH, 0);
      const more = below > 0 && this.waiting.length === 0 ? 8 : 0;
      if (this.y + this.pitch + below + more > this.bottom) this.next();
      this.draw(line, this.left, this.width, indent);
      this.bottom -= below + more;
      this.waiting.push(...notes);
      this.y += this.pitch;
    }
    this.y += this.style.spaceAfter ?? 6;
  }

  private table({ rows, widths }: Extract<BriefItem, { kind: 'TABLE' }>): void {
    const whole = widths.reduce((sum, one) => sum + one, 0);
    for (const cells of rows) {
      const columns = cells.map((text, at) =>
        this.fill(text, ((widths[at] ?? 1) / whole) * this.width - 14, this.size),
      );
      const height = Math.max(...columns.map(({ length }) => length)) * this.pitch;
      if (this.y + height > this.bottom) this.next();
      let x = this.left;
      columns.forEach((lines, at) => {
        lines.forEach((line, row) =>
          this.put(line.words.map(({ text }) => text).join(' '), x, this.y + row * this.pitch),
        );
        x += ((widths[at] ?? 1) / whole) * this.width;
      });
      this.y += height + (this.style.padding ?? 6);
    }
    this.y += this.pitch;
  }

  private beside(texts: readonly string[]): void {
    const width = (this.width - this.gutter) / 2;
    const lines = texts.flatMap((text) => this.fill(text, width, this.size));
    const half = Math.ceil(lines.length / 2);
    if (this.y + half * this.pitch > this.bottom) this.next();
    const top = this.y;
    [lines.slice(0, half), lines.slice(half)].forEach((column, at) => {
      this.y = top;
      for (const line of column) {
        this.draw(line, this.left + at * (width + this.gutter), width, 0);
        this.y += this.pitch;
      }
    });
    this.y = top + half * this.pitch + 10;
  }

  print(items: readonly BriefItem[]): void {
    for (const item of items) {
      if (item.kind === 'TABLE') this.table(item);
      else if (item.kind === 'COLUMNS') this.beside(item.texts);
      else if (item.kind === 'PICTURE_PAGE') {
        this.printNotes();
        this.turn();
        this.doc.image(PIXEL, 40, 80, { width: 500, height: 400 });
        this.y = this.bottom;
      } else if (item.kind === 'HEADING') {
        if (this.y + 3 * this.pitch > this.bottom) this.next();
        this.put(item.text, this.left + (this.width - this.widthOf(item.text)) / 2, this.y + 6);
        this.y += 2 * this.pitch;
      } else this.place(this.fill(item.text, this.width, this.size, this.style.indent ?? 0), this.style.indent ?? 0);
    }
    this.printNotes();
    this.printFooters();
  }

  private printFooters(): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page);
      const text = this.style.footer?.(page - start + 1, count);
      if (text) this.put(text, (WIDTH - this.widthOf(text, 9)) / 2, (this.style.height ?? 792) - 40, 9);
    }
  }
}

export const briefPdf = (items: readonly BriefItem[], style: BriefStyle = {}): Promise<Uint8Array> =>
  drawnPdf({ size: [WIDTH, style.height ?? 792], margin: 0, bufferPages: true, autoFirstPage: false }, (doc) =>
    new Brief(doc, style).print(items),
  );
