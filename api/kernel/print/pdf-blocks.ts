import type { Line } from './line-breaking.rules.ts';
import { RULE_COLOR, SIZES, TONE_COLOR, type Size } from './styles.ts';
import type { Block, Run } from './document.ts';
import type { Part, PdfWriter } from './pdf-writer.ts';
import { factParts, tableParts } from './pdf-tables.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
type Element = PDFKit.PDFStructureElement;

interface TextOptions {
  tag: string;
  size: Size;
  parent?: () => Element;
  indent?: number;
  gap?: number;
  color?: string;
  isBold?: boolean;
  /** Color and width of a bar at the left. */
  bar?: { color: string; width: number };
  keepsNext?: boolean;
  /** Called when the first line is drawn, with its upper edge. */
  onFirstLine?: (top: number) => void;
}

/** Groups lines so that at least two stay together at the beginning and the end of a page. */
function lineGroups(lines: readonly Line[]): (readonly Line[])[] {
  if (lines.length < 4) return lines.length > 0 ? [lines] : [];
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
}

const BAR_GAP = 3;

function textParts(pdf: PdfWriter, runs: readonly Run[], options: TextOptions): Part[] {
  const { tag, size, parent, indent = 0, gap = size.gap, color, isBold = false, bar, onFirstLine } = options;
  const lines = pdf.fonts.lines(runs, pdf.width - indent, size.size, isBold);
  const element = pdf.element(tag, parent);
  const setting = { x: pdf.left + indent, size: size.size, leading: size.leading, ...(color ? { color } : {}) };
  const all = lineGroups(lines);
  return all.map((group, index) => ({
    gap: index === 0 ? gap : 0,
    height: group.length * size.leading,
    keepsNext: options.keepsNext ?? false,
    draw(top) {
      const bottom = top + group.length * size.leading;
      if (bar) pdf.strokeLine(pdf.left + BAR_GAP, top, pdf.left + BAR_GAP, bottom, bar.width, bar.color);
      if (index === 0) onFirstLine?.(top);
      pdf.writeLines(group, runs, setting, top, element());
      if (index === all.length - 1) element().end();
    },
  }));
}

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

const HEADING_SIZE = { 1: SIZES.heading1, 2: SIZES.heading2, 3: SIZES.heading3 } as const;

function headingParts(pdf: PdfWriter, outline: PdfOutline, { level, runs }: Of<'HEADING'>): Part[] {
  // The title of the document is its H1.
  const options = { tag: `H${level + 1}`, size: HEADING_SIZE[level], isBold: true, keepsNext: true };
  return textParts(pdf, runs, { ...options, onFirstLine: (top) => outline.add(level, plainText(runs), top) });
}

const ITEM_INDENT = 22;

function* listParts(pdf: PdfWriter, { isNumbered, start = 1, items }: Of<'LIST'>): Generator<Part> {
  const list = pdf.element('L');
  const size = SIZES.text;
  const labels = items.map((_, index): Run[] => [{ text: isNumbered ? `${start + index}.` : '•' }]);
  const lines = labels.map((label) => pdf.fonts.lines(label, ITEM_INDENT * 3, size.size));
  const widths = lines.map((label) => label[0]?.width ?? 0);
  // The last number is the widest; all are right-aligned with it.
  const room = Math.max(ITEM_INDENT, (widths.at(-1) ?? 0) + 10);
  for (const [index, runs] of items.entries()) {
    const item = pdf.element('LI', list);
    const setting = { x: pdf.left + room - 6 - (widths[index] ?? 0), size: size.size, leading: size.leading };
    yield* textParts(pdf, runs.length > 0 ? runs : [{ text: '\u00a0' }], {
      tag: 'LBody',
      parent: item,
      size,
      indent: room,
      gap: index === 0 ? size.gap : 3,
      onFirstLine(top) {
        const label = pdf.element('Lbl', item)();
        pdf.writeLines(lines[index] ?? [], labels[index] ?? [], setting, top, label);
        label.end();
      },
    });
  }
}

function ruleParts(pdf: PdfWriter): Part[] {
  return [{ gap: 8, height: 8, draw: (top) => pdf.strokeLine(pdf.left, top + 4, pdf.left + pdf.width, top + 4) }];
}

export function titleParts(pdf: PdfWriter, title: string, subtitle: string | undefined): Part[] {
  const muted: Run[] = subtitle ? [{ text: subtitle, tone: 'MUTED' }] : [];
  return [
    ...textParts(pdf, [{ text: title }], { tag: 'H1', size: SIZES.title, isBold: true, keepsNext: true }),
    ...textParts(pdf, muted, { tag: 'P', size: SIZES.text, gap: 4 }),
    ...ruleParts(pdf),
  ];
}

/** The parts of a block, in order. */
export function blockParts(pdf: PdfWriter, outline: PdfOutline, block: Block): Iterable<Part> {
  switch (block.kind) {
    case 'HEADING':
      return headingParts(pdf, outline, block);
    case 'PARAGRAPH':
      return textParts(pdf, block.runs, { tag: 'P', size: SIZES.text });
    case 'QUOTE': {
      const bar = { color: RULE_COLOR, width: 1.2 };
      return textParts(pdf, block.runs, { tag: 'BlockQuote', size: SIZES.quote, indent: 14, bar });
    }
    case 'NOTE': {
      const bar = { color: TONE_COLOR[block.tone], width: 2.4 };
      return textParts(pdf, block.runs, { tag: 'P', size: SIZES.quote, indent: 14, gap: 9, bar });
    }
    case 'LIST':
      return listParts(pdf, block);
    case 'FACTS':
      return factParts(pdf, block.rows);
    case 'TABLE':
      return tableParts(pdf, block.columns, block.rows);
    case 'RULE':
      return ruleParts(pdf);
    case 'PAGE_BREAK':
      return [{ gap: 0, height: 0, endsPage: true, draw: () => undefined }];
  }
}
