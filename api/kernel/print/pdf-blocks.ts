import { RULE_COLOR, TONE_COLOR } from './styles.ts';
import type { Block, Run } from './document.ts';
import { listParts } from './pdf-lists.ts';
import { signatureParts } from './pdf-signatures.ts';
import { factParts, tableParts } from './pdf-tables.ts';
import { textParts } from './pdf-text.ts';
import type { Part, PdfWriter } from './pdf-writer.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const plainText = (runs: readonly Run[]): string =>
  runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The outline (bookmarks) of a document. `entries` holds the last entry of each heading level. */
export class PdfOutline {
  private readonly entries: PDFKit.PDFOutline[] = [];

  constructor(private readonly document: PDFKit.PDFDocument) {}

  add(level: 1 | 2 | 3, title: string, top: number): void {
    const above = this.entries.slice(0, level - 1).findLast(Boolean) ?? this.document.outline;
    const options = { expanded: level === 1, top: Math.max(0, top - 10), left: this.document.page.width };
    this.entries[level - 1] = above.addItem(title, options);
    this.entries.length = level;
  }
}

const PAGE_END: Part = { gap: 0, height: 0, endsPage: true, draw: () => undefined };

function headingParts(pdf: PdfWriter, outline: PdfOutline, block: Of<'HEADING'>): Part[] {
  const { level, runs, align, startsPage } = block;
  const { heading1, heading2, heading3 } = pdf.look;
  const size = { 1: heading1, 2: heading2, 3: heading3 }[level];
  const text = textParts(pdf, runs, {
    // The title of the document is its H1.
    tag: `H${level + 1}`,
    size,
    isBold: true,
    keepsNext: true,
    ...(align ? { align } : {}),
    onFirstLine: (top) => outline.add(level, plainText(runs), top),
  });
  return startsPage ? [PAGE_END, ...text] : text;
}

function ruleParts(pdf: PdfWriter): Part[] {
  return [{ gap: 8, height: 8, draw: (top) => pdf.strokeLine(pdf.left, top + 4, pdf.left + pdf.width, top + 4) }];
}

function spaceParts(pdf: PdfWriter): Part[] {
  const { size, leading } = pdf.look.text;
  const draw = (top: number): void => pdf.fillLine({ pieces: [], width: 0 }, { x: pdf.left, size, leading }, top);
  return [{ gap: 0, height: leading, draw }];
}

const titleText = (pdf: PdfWriter, runs: readonly Run[]): Part[] =>
  textParts(pdf, runs, { tag: 'H1', size: pdf.look.title, isBold: true, keepsNext: true });

/** The head of a report. */
export function titleParts(pdf: PdfWriter, title: string, subtitle: string | undefined): Part[] {
  const muted: Run[] = subtitle ? [{ text: subtitle, tone: 'MUTED' }] : [];
  return [
    ...titleText(pdf, [{ text: title }]),
    ...textParts(pdf, muted, { tag: 'P', size: pdf.look.text, gap: 4 }),
    ...ruleParts(pdf),
  ];
}

/** The parts of a block, in order. */
export function blockParts(pdf: PdfWriter, outline: PdfOutline, block: Block): Iterable<Part> {
  const { text, quote } = pdf.look;
  switch (block.kind) {
    case 'TITLE':
      return titleText(pdf, block.runs);
    case 'HEADING':
      return headingParts(pdf, outline, block);
    case 'PARAGRAPH':
      return textParts(pdf, block.runs, { tag: 'P', size: text, ...(block.align ? { align: block.align } : {}) });
    case 'QUOTE': {
      const bar = { color: RULE_COLOR, width: 1.2 };
      return textParts(pdf, block.runs, { tag: 'BlockQuote', size: quote, indent: 14, bar });
    }
    case 'NOTE': {
      const bar = { color: TONE_COLOR[block.tone], width: 2.4 };
      return textParts(pdf, block.runs, { tag: 'P', size: quote, indent: 14, gap: 9, bar });
    }
    case 'LIST':
      return listParts(pdf, block);
    case 'FACTS':
      return factParts(pdf, block.rows);
    case 'TABLE':
      return tableParts(pdf, block.columns, block.rows);
    case 'SIGNATURES':
      return signatureParts(pdf, block.signers);
    case 'RULE':
      return ruleParts(pdf);
    case 'SPACE':
      return spaceParts(pdf);
    case 'PAGE_BREAK':
      return [PAGE_END];
  }
}
