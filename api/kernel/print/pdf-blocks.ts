import type { Line } from './lines.rules.ts';
import { HAIRLINE, SIZES, TONE_COLOR, type Size } from './styles.ts';
import type { Block, Run } from './print.ts';
import type { Part, Sheet } from './pdf-sheet.ts';
import { factParts, tableParts } from './pdf-tables.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
type Element = PDFKit.PDFStructureElement;

interface Writing {
  tag: string;
  size: Size;
  parent?: () => Element;
  indent?: number;
  gap?: number;
  color?: string;
  isBold?: boolean;
  /** Colour and width of a bar at its left. */
  bar?: { color: string; width: number };
  keepsNext?: boolean;
  /** Drawn beside its first line. */
  beside?: (top: number) => void;
}

/** Two lines at least stand together at the end and at the beginning of a page. */
function groups(lines: readonly Line[]): (readonly Line[])[] {
  if (lines.length < 4) return lines.length > 0 ? [lines] : [];
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
}

const GAP_OF_BAR = 3;

function textParts(sheet: Sheet, runs: readonly Run[], writing: Writing): Part[] {
  const { tag, size, parent, indent = 0, gap = size.gap, color, isBold = false, bar, beside } = writing;
  const lines = sheet.fonts.lines(runs, sheet.width - indent, size.size, isBold);
  const element = sheet.element(tag, parent);
  const setting = { x: sheet.left + indent, size: size.size, leading: size.leading, ...(color ? { color } : {}) };
  const all = groups(lines);
  return all.map((group, index) => ({
    gap: index === 0 ? gap : 0,
    height: group.length * size.leading,
    keepsNext: writing.keepsNext ?? false,
    draw(top) {
      const bottom = top + group.length * size.leading;
      if (bar) sheet.line(sheet.left + GAP_OF_BAR, top, sheet.left + GAP_OF_BAR, bottom, bar.width, bar.color);
      if (index === 0) beside?.(top);
      sheet.write(group, runs, setting, top, element());
      if (index === all.length - 1) element().end();
    },
  }));
}

const plain = (runs: readonly Run[]): string =>
  runs
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The outline of a document: the entry under which the next heading of a level hangs. */
export class Outline {
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

function headingParts(sheet: Sheet, outline: Outline, { level, runs }: Of<'HEADING'>): Part[] {
  // The title of the document is its H1.
  const writing = { tag: `H${level + 1}`, size: HEADING_SIZE[level], isBold: true, keepsNext: true };
  return textParts(sheet, runs, { ...writing, beside: (top) => outline.add(level, plain(runs), top) });
}

const ITEM_INDENT = 22;

function* listParts(sheet: Sheet, { isNumbered, start = 1, items }: Of<'LIST'>): Generator<Part> {
  const list = sheet.element('L');
  const size = SIZES.text;
  const labels = items.map((_, index): Run[] => [{ text: isNumbered ? `${start + index}.` : '•' }]);
  const lines = labels.map((label) => sheet.fonts.lines(label, ITEM_INDENT * 3, size.size));
  const widths = lines.map((label) => label[0]?.width ?? 0);
  // The last number is the widest: all stand right above it.
  const room = Math.max(ITEM_INDENT, (widths.at(-1) ?? 0) + 10);
  for (const [index, runs] of items.entries()) {
    const item = sheet.element('LI', list);
    const setting = { x: sheet.left + room - 6 - (widths[index] ?? 0), size: size.size, leading: size.leading };
    yield* textParts(sheet, runs.length > 0 ? runs : [{ text: '\u00a0' }], {
      tag: 'LBody',
      parent: item,
      size,
      indent: room,
      gap: index === 0 ? size.gap : 3,
      beside(top) {
        const label = sheet.element('Lbl', item)();
        sheet.write(lines[index] ?? [], labels[index] ?? [], setting, top, label);
        label.end();
      },
    });
  }
}

function ruleParts(sheet: Sheet): Part[] {
  return [{ gap: 8, height: 8, draw: (top) => sheet.line(sheet.left, top + 4, sheet.left + sheet.width, top + 4) }];
}

export function titleParts(sheet: Sheet, title: string, subtitle: string | undefined): Part[] {
  const muted: Run[] = subtitle ? [{ text: subtitle, tone: 'MUTED' }] : [];
  return [
    ...textParts(sheet, [{ text: title }], { tag: 'H1', size: SIZES.title, isBold: true, keepsNext: true }),
    ...textParts(sheet, muted, { tag: 'P', size: SIZES.text, gap: 4 }),
    ...ruleParts(sheet),
  ];
}

/** The parts of a block, from which pages are filled. */
export function partsOf(sheet: Sheet, outline: Outline, block: Block): Iterable<Part> {
  switch (block.kind) {
    case 'HEADING':
      return headingParts(sheet, outline, block);
    case 'PARAGRAPH':
      return textParts(sheet, block.runs, { tag: 'P', size: SIZES.text });
    case 'QUOTE': {
      const bar = { color: HAIRLINE, width: 1.2 };
      return textParts(sheet, block.runs, { tag: 'BlockQuote', size: SIZES.quote, indent: 14, bar });
    }
    case 'NOTE': {
      const bar = { color: TONE_COLOR[block.tone], width: 2.4 };
      return textParts(sheet, block.runs, { tag: 'P', size: SIZES.quote, indent: 14, gap: 9, bar });
    }
    case 'LIST':
      return listParts(sheet, block);
    case 'FACTS':
      return factParts(sheet, block.rows);
    case 'TABLE':
      return tableParts(sheet, block.columns, block.rows);
    case 'RULE':
      return ruleParts(sheet);
    case 'PAGE_BREAK':
      return [{ gap: 0, height: 0, endsPage: true, draw: () => undefined }];
  }
}
