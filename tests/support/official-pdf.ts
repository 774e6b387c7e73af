import PDFDocument from 'pdfkit';

/** An article of a law that `officialPdf` prints, from a corpus file or invented. */
export interface PrintedArticle {
  /** The number as printed: `1o`, `29-A`, `1055 bis`. */
  impreso: string;
  ruta: readonly string[];
  epigrafe: string | null;
  /** Paragraphs separated by `\n`; the first is the rubric when there is one. */
  texto: string;
  notas: readonly string[];
}

export interface PrintedLaw {
  name: string;
  /** «Nueva Ley publicada en el Diario Oficial de la Federación el …». */
  publicationLine: string;
  /** `dd-mm-aaaa`; `null` for a law that was never reformed. */
  reform: string | null;
  preamble?: readonly string[];
  articles: readonly PrintedArticle[];
  transitory?: string;
  reformTransitory?: string;
}

export interface PrintStyle {
  /** Space between paragraphs. 0: only the indent of the first line separates them. */
  spaceAfter?: number;
  firstIndent?: number;
  isJustified?: boolean;
  /** Without page headers and footers. */
  withoutRunningLines?: boolean;
  /** How far the mark of a fraction is above the baseline of its text. */
  markRise?: number;
  /** Text between the number of an article and its text. */
  separator?: (at: number) => string;
}

const PAGE = { width: 612, height: 792, left: 71, right: 541, top: 112, bottom: 726 };
const SIZE = 9;
const PITCH = 10.8;
const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', note: 'Helvetica-Oblique' } as const;
type FontName = keyof typeof FONTS;

const ROMAN = /^[IVXLCDM]+(?: (?:Bis|BIS|bis|Ter|TER|Quáter))?[.-]+-?\s/;
const INCISO = /^[a-zñ]{1,2}\)(?:\.-)?\s/;
const NUMERAL = /^(?:\d{1,3}|[A-Z])[.)]-?\s/;
const markOf = (text: string): { mark: string; level: number } | null => {
  for (const [level, pattern] of [ROMAN, INCISO, NUMERAL].entries()) {
    const found = pattern.exec(text);
    if (found) return { mark: found[0].trim(), level: level + 1 };
  }
  return null;
};

const HEADING =
  /^((?:LIBRO|PARTE|T[IÍ]TULO|CAP[IÍ]TULO|SECCI[OÓ]N|APARTADO|\p{L}+ PARTE)(?: (?!\.)[^.]{1,40}?)?)\. (.+)$/iu;

interface Run {
  text: string;
  font: FontName;
}

interface Block {
  runs: Run[];
  x: number;
  firstX: number;
  mark?: { text: string; x: number };
  align: 'justify' | 'left' | 'centre' | 'right';
  size?: number;
}

class Printer {
  private readonly doc = new PDFDocument({ size: 'LETTER', margin: 0, bufferPages: true, autoFirstPage: false });
  private readonly widths = new Map<string, number>();
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<Uint8Array>;
  private y = PAGE.bottom + 1;

  private readonly law: PrintedLaw;
  private readonly style: PrintStyle;

  constructor(law: PrintedLaw, style: PrintStyle) {
    this.law = law;
    this.style = style;
    this.done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
      this.doc.on('end', () => resolve(new Uint8Array(Buffer.concat(this.chunks))));
      this.doc.on('error', reject);
    });
  }

  private widthOf(text: string, font: FontName, size: number): number {
    const key = `${font}|${size}|${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = this.doc.font(FONTS[font]).fontSize(size).widthOfString(text);
      this.widths.set(key, width);
    }
    return width;
  }

  private put(text: string, x: number, y: number, font: FontName, size: number, wordSpacing = 0): void {
    this.doc.font(FONTS[font]).fontSize(size).text(text, x, y, { lineBreak: false, wordSpacing });
  }

  private putCentred(text: string, y: number, font: FontName, size: number): void {
    this.put(text, (PAGE.left + PAGE.right - this.widthOf(text, font, size)) / 2, y, font, size);
  }

  private turnPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
    if (this.style.withoutRunningLines) return;
    const mark = this.law.reform === null ? 'Nueva Ley DOF' : `Última Reforma DOF ${this.law.reform}`;
    this.putCentred(this.law.name.toUpperCase().slice(0, 90), 36, 'bold', 8);
    this.put('CÁMARA DE DIPUTADOS DEL H. CONGRESO DE LA UNIÓN', 120, 54, 'plain', 7);
    this.put(mark, PAGE.right - this.widthOf(mark, 'plain', 7), 54, 'plain', 7);
    this.put('Secretaría General', 120, 64, 'plain', 7);
    this.put('Secretaría de Servicios Parlamentarios', 120, 74, 'plain', 7);
  }

  /** Breaks the words of the runs into lines of the available width. */
  private linesOf(block: Block, size: number): { runs: Run[]; width: number; words: number; x: number }[] {
    const lines: { runs: Run[]; width: number; words: number; x: number }[] = [];
    let line = { runs: [] as Run[], width: 0, words: 0, x: block.firstX };
    for (const run of block.runs)
      for (const word of run.text.split(' ').filter(Boolean)) {
        const width = this.widthOf(word, run.font, size);
        const space = line.words === 0 ? 0 : this.widthOf(' ', run.font, size);
        if (line.words > 0 && line.x + line.width + space + width > PAGE.right) {
          lines.push(line);
          line = { runs: [], width: 0, words: 0, x: block.x };
        }
        const last = line.runs.at(-1);
        const lead = line.words === 0 ? '' : ' ';
        if (last && last.font === run.font) last.text += lead + word;
        else line.runs.push({ text: lead + word, font: run.font });
        line.width += (lead ? space : 0) + width;
        line.words += 1;
      }
    lines.push(line);
    return lines;
  }

  private print(block: Block): void {
    const size = block.size ?? SIZE;
    const lines = this.linesOf(block, size);
    for (const [at, line] of lines.entries()) {
      if (this.y + PITCH > PAGE.bottom) this.turnPage();
      const slack = PAGE.right - line.x - line.width;
      const isLast = at === lines.length - 1;
      const isSpread = block.align === 'justify' && !isLast && line.words > 1;
      const spacing = isSpread ? slack / (line.words - 1) : 0;
      let x = line.x;
      if (block.align === 'centre') x = (PAGE.left + PAGE.right - line.width) / 2;
      if (block.align === 'right') x = PAGE.right - line.width;
      if (at === 0 && block.mark)
        this.put(block.mark.text, block.mark.x, this.y - (this.style.markRise ?? 0), 'bold', size);
      for (const run of line.runs) {
        const text = run.text.trimStart();
        if (text !== run.text) x += this.widthOf(' ', run.font, size) + spacing;
        this.put(text, x, this.y, run.font, size, spacing);
        x += this.widthOf(text, run.font, size) + spacing * (text.split(' ').length - 1);
      }
      this.y += PITCH;
    }
    this.y += this.style.spaceAfter ?? 5;
  }

  private printText(runs: Run[], hanging = 0): void {
    const align = this.style.isJustified === false ? 'left' : 'justify';
    const firstX = PAGE.left + hanging + (hanging === 0 ? (this.style.firstIndent ?? 14.4) : 0);
    this.print({ runs, x: PAGE.left + hanging, firstX, align });
  }

  private printParagraph(text: string, hanging: number): void {
    const found = markOf(text);
    if (!found) return this.printText([{ text, font: 'plain' }], hanging);
    const at = PAGE.left + found.level * 24;
    const textAt = at + Math.max(32, this.widthOf(found.mark, 'bold', SIZE) + 6);
    const align = this.style.isJustified === false ? 'left' : 'justify';
    this.print({
      runs: [{ text: text.slice(found.mark.length).trim(), font: 'plain' }],
      x: textAt,
      firstX: textAt,
      mark: { text: found.mark, x: at },
      align,
    });
  }

  private centred(text: string, font: FontName = 'bold', size = SIZE): void {
    this.print({ runs: [{ text, font }], x: PAGE.left, firstX: PAGE.left, align: 'centre', size });
  }

  private note(text: string): void {
    this.print({ runs: [{ text, font: 'note' }], x: PAGE.left, firstX: PAGE.left, align: 'right', size: 7 });
  }

  private article(article: PrintedArticle, at: number): void {
    const paragraphs = article.texto.split('\n');
    const separator = this.style.separator?.(at) ?? (at % 7 === 3 ? '. ' : '.- ');
    const header = `Artículo ${article.impreso}${article.epigrafe === null ? separator : '. '}`;
    // The last paragraphs have one note each; surplus notes are at the end.
    const start = Math.max(0, paragraphs.length - article.notas.length);
    const noteAt = (index: number): readonly string[] =>
      index === paragraphs.length - 1
        ? article.notas.slice(Math.max(0, index - start))
        : article.notas.slice(Math.max(0, index - start), Math.max(0, index - start + 1));
    let hanging = 0;
    for (const [index, text] of paragraphs.entries()) {
      const found = markOf(text);
      if (index === 0)
        this.printText([
          { text: header, font: 'bold' },
          { text, font: article.epigrafe === null ? 'plain' : 'bold' },
        ]);
      else {
        const goesOn = paragraphs.slice(index + 1).some((later) => markOf(later)?.level === 1);
        this.printParagraph(text, found === null && goesOn ? hanging : 0);
      }
      if (found && index > 0) hanging = found.level === 1 ? 56 : hanging;
      if (index >= start) for (const note of noteAt(index)) this.note(note);
    }
  }

  private headings(before: readonly string[], now: readonly string[]): void {
    const shared = now.findIndex((heading, level) => heading !== before[level]);
    if (shared === -1) return;
    for (const heading of now.slice(shared)) {
      this.y += 4;
      const parts = HEADING.exec(heading);
      for (const line of parts ? [parts[1] ?? '', parts[2] ?? ''] : [heading]) this.centred(line);
    }
  }

  printLaw(): Promise<Uint8Array> {
    const { law } = this;
    this.centred(law.name.toUpperCase(), 'bold', 12);
    this.centred(law.publicationLine, 'plain');
    this.centred('TEXTO VIGENTE');
    if (law.reform !== null) this.centred(`Última reforma publicada DOF ${law.reform}`, 'plain');
    for (const text of law.preamble ?? []) this.printText([{ text, font: 'plain' }]);
    this.centred(law.name.toUpperCase());
    let path: readonly string[] = [];
    for (const [at, article] of law.articles.entries()) {
      this.headings(path, article.ruta);
      path = article.ruta;
      this.article(article, at);
    }
    this.transitory('TRANSITORIOS', law.transitory);
    this.transitory('ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA', law.reformTransitory);
    this.number();
    this.doc.end();
    return this.done;
  }

  private transitory(title: string, text: string | undefined): void {
    if (text === undefined || text === '') return;
    this.centred(title);
    for (const paragraph of text.split('\n').filter((one) => one !== title)) this.printParagraph(paragraph, 0);
  }

  private number(): void {
    if (this.style.withoutRunningLines) return;
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page);
      this.putCentred(`${page + 1} de ${count}`, 746, 'plain', 7);
    }
  }
}

/** Prints a law in the layout of «Leyes Federales Vigentes»: Letter, running header, numbered pages, hanging fractions. */
export const officialPdf = (law: PrintedLaw, style: PrintStyle = {}): Promise<Uint8Array> =>
  new Printer(law, style).printLaw();
