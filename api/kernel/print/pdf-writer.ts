import { setImmediate as nextTurn } from 'node:timers/promises';
import { RULE_COLOR, TEXT_COLOR, LINK_COLOR, TONE_COLOR, type Look } from './styles.ts';
import type { Line, PlacedPiece } from './line-breaking.rules.ts';
import type { Run } from './document.ts';
import { Fonts } from './pdf-fonts.ts';

type Element = PDFKit.PDFStructureElement;
/** pdfkit's types lack `structParent` of links. */
type LinkOptions = PDFKit.Mixins.AnnotationOption & { structParent: Element };

/** About 20 ms of work. */
const PARTS_PER_TICK = 80;

/** 25 mm. */
export const MARGIN = (25 / 25.4) * 72;

/** Content that is not split across pages. */
export interface Part {
  /** Space above it, except at the top of a page. */
  gap: number;
  height: number;
  /** Stays on the same page as the next part. */
  keepsNext?: boolean;
  /** Repeated above it when it begins a page: the header of a table. */
  head?: Part;
  endsPage?: boolean;
  draw(top: number, isRepeated: boolean): void;
}

/** Position and style of text. */
export interface TextPlacement {
  x: number;
  size: number;
  leading: number;
  color?: string;
}

/** The underlined stretches of a line. */
function underlinesOf({ pieces }: Line, runs: readonly Run[]): { from: number; to: number }[] {
  const found: { from: number; to: number; end: number }[] = [];
  for (const [index, { run, x, width }] of pieces.entries()) {
    if (!runs[run]?.isUnderlined) continue;
    const last = found.at(-1);
    if (last?.end === index) Object.assign(last, { to: x + width, end: index + 1 });
    else found.push({ from: x, to: x + width, end: index + 1 });
  }
  return found;
}

const DASHES: Run[] = [{ text: '- ' }];
/** Between text and the dashes that fill its line. */
const DASH_GAP = 3;

interface PdfStyle {
  look: Look;
  /** Whether dashes fill what is left of lines and pages. */
  fillsLines: boolean;
}

/** Writes the pages of a PDF, with the structure tree for screen readers. */
export class PdfWriter {
  readonly fonts: Fonts;
  readonly look: Look;
  readonly left = MARGIN;
  readonly width: number;
  private readonly root: Element;
  private readonly top = MARGIN;
  private readonly bottom: number;
  private y = MARGIN;
  private color = '';
  private readonly fillsLines: boolean;

  constructor(
    readonly document: PDFKit.PDFDocument,
    { look, fillsLines }: PdfStyle,
  ) {
    this.look = look;
    this.fillsLines = fillsLines;
    this.fonts = new Fonts(document);
    this.width = document.page.width - 2 * MARGIN;
    this.bottom = document.page.height - MARGIN;
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  /** Height of an empty page. */
  get body(): number {
    return this.bottom - this.top;
  }

  /** An element of the structure tree. It is created when its first text is drawn, so that the tree is in reading order. */
  element(tag: string, parent?: () => Element, options: object = {}): () => Element {
    let made: Element | null = null;
    return () => {
      if (!made) {
        made = this.document.struct(tag, options);
        (parent ? parent() : this.root).add(made);
      }
      return made;
    };
  }

  private addPage(): void {
    const { text } = this.look;
    for (let top = this.y + text.gap; top + text.leading <= this.bottom; top += text.leading)
      this.fillLine({ pieces: [], width: 0 }, { x: this.left, ...text }, top);
    this.document.addPage();
    this.y = this.top;
    this.color = '';
  }

  /** Places parts below each other. Parts that must stay together move to the next page together. */
  async flow(parts: Iterable<Part>): Promise<void> {
    let chain: Part[] = [];
    let count = 0;
    for (const part of parts) {
      chain.push(part);
      if (part.keepsNext) continue;
      this.place(chain);
      chain = [];
      // Yields to the event loop during long documents.
      if (++count % PARTS_PER_TICK === 0) await nextTurn();
    }
    this.place(chain);
  }

  private place(chain: readonly Part[]): void {
    const whole = chain.reduce((sum, part) => sum + part.gap + part.height, 0);
    if (whole <= this.body && this.y > this.top && this.y + whole > this.bottom + 0.01) this.beginPage(chain[0]);
    for (const part of chain) {
      const gap = this.y > this.top ? part.gap : 0;
      if (this.y > this.top && this.y + gap + part.height > this.bottom + 0.01) this.beginPage(part);
      else this.y += gap;
      part.draw(this.y, false);
      this.y += part.height;
      if (part.endsPage && this.y > this.top) this.addPage();
    }
  }

  private beginPage(first: Part | undefined): void {
    this.addPage();
    if (!first?.head) return;
    first.head.draw(this.y, true);
    this.y += first.head.height;
  }

  /** Draws decoration that screen readers skip. */
  artifact(draw: () => void, options: PDFKit.Mixins.MarkingOptions = { type: 'Layout' }): void {
    this.document.markContent('Artifact', options);
    draw();
    this.document.endMarkedContent();
  }

  strokeLine(x1: number, y1: number, x2: number, y2: number, width = 0.5, color = RULE_COLOR): void {
    this.artifact(() => this.document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke(color));
  }

  /** Dashes from the text of a line to both margins, if the document has them. Screen readers skip them. */
  fillLine({ pieces }: Line, setting: TextPlacement, top: number): void {
    if (!this.fillsLines) return;
    const { x, size } = setting;
    const right = this.left + this.width;
    const first = pieces[0];
    const last = pieces.at(-1);
    if (first) this.dashes(x, x + first.x - DASH_GAP, setting, top);
    // A line of a list begins beside its label.
    this.dashes(last ? x + last.x + last.width + DASH_GAP : x, right, { x, size, leading: setting.leading }, top);
  }

  private dashes(from: number, to: number, setting: TextPlacement, top: number): void {
    const [pair] = this.fonts.lines([{ text: '- -' }], this.width, setting.size);
    const [one] = this.fonts.lines([{ text: '-' }], this.width, setting.size);
    if (!pair || !one) return;
    const step = pair.width - one.width;
    // They stand in the same columns on every line.
    const right = this.left + this.width - Math.ceil((this.left + this.width - to) / step) * step;
    const count = Math.floor((right - from - one.width) / step) + 1;
    if (count < 1) return;
    const [line] = this.fonts.lines(
      [{ text: Array.from({ length: count }, () => '-').join(' ') }],
      Infinity,
      setting.size,
    );
    const x = right - one.width - (count - 1) * step;
    if (line) this.artifact(() => this.drawLine(line, DASHES, { ...setting, x }, this.baseline(setting, top)));
  }

  /** The baseline of a line whose upper edge is `top`. */
  baseline({ leading, size }: TextPlacement, top: number): number {
    return top + (leading + size * 0.68) / 2;
  }

  /** Switches to a page that was written before. */
  switchToPage(page: number): void {
    this.document.switchToPage(page);
    this.color = '';
  }

  /** Draws a line of text without an element of the structure tree. */
  drawLine(line: Line, runs: readonly Run[], { x, size, color = TEXT_COLOR }: TextPlacement, baseline: number): void {
    for (const piece of line.pieces) this.piece(piece, runs[piece.run], x + piece.x, size, color, baseline);
    for (const { from, to } of underlinesOf(line, runs)) this.underline(x + from, to - from, baseline, color);
  }

  private piece(piece: PlacedPiece, run: Run | undefined, x: number, size: number, color: string, baseline: number) {
    const own = run?.href ? LINK_COLOR : run?.tone && run.tone !== 'PLAIN' ? TONE_COLOR[run.tone] : color;
    if (own !== this.color) this.document.fillColor((this.color = own));
    this.document.font(piece.face, size);
    this.document.text(piece.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Draws lines below each other as content of `element`. */
  writeLines(
    lines: readonly Line[],
    runs: readonly Run[],
    setting: TextPlacement,
    top: number,
    element: Element,
  ): void {
    lines.forEach((line, index) => {
      const baseline = this.baseline(setting, top + index * setting.leading);
      let writeRun: PlacedPiece[] = [];
      const end = (): void => {
        if (writeRun.length > 0) this.stretch(writeRun, runs, setting, baseline, element);
        writeRun = [];
      };
      for (const piece of line.pieces) {
        if (writeRun[0] && runs[writeRun[0].run]?.href !== runs[piece.run]?.href) end();
        writeRun.push(piece);
      }
      end();
    });
  }

  /** Draws pieces of one line with the same link, or without one. */
  private stretch(
    pieces: PlacedPiece[],
    runs: readonly Run[],
    setting: TextPlacement,
    baseline: number,
    element: Element,
  ) {
    const first = pieces[0];
    const last = pieces.at(-1);
    if (!first || !last) return;
    const href = runs[first.run]?.href;
    const target = href ? this.document.struct('Link') : element;
    if (href) element.add(target);
    const content = this.document.markStructureContent(href ? 'Link' : 'Span');
    this.drawLine({ pieces, width: 0 }, runs, setting, baseline);
    if (href) this.underline(setting.x + first.x, last.x + last.width - first.x, baseline, LINK_COLOR);
    this.document.endMarkedContent();
    target.add(content);
    if (!href) return;
    const box = [
      setting.x + first.x,
      baseline - setting.size,
      last.x + last.width - first.x,
      setting.size * 1.3,
    ] as const;
    // Text of the link for screen readers. pdfkit writes a primitive string as a name, so it needs a String object.
    // oxlint-disable-next-line no-new-wrappers
    const contents = new String(href) as string;
    this.document.link(...box, href, { structParent: target, Contents: contents } as LinkOptions);
    target.end();
  }

  private underline(x: number, width: number, baseline: number, color: string): void {
    this.document
      .moveTo(x, baseline + 1.6)
      .lineTo(x + width, baseline + 1.6)
      .lineWidth(0.5)
      .stroke(color);
  }

  end(): void {
    this.root.end();
  }
}
