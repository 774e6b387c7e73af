import type { Line } from './line-breaking.rules.ts';
import type { Size } from './styles.ts';
import type { Alignment, Run } from './document.ts';
import type { Part, PdfWriter } from './pdf-writer.ts';

export type Element = PDFKit.PDFStructureElement;

export interface TextOptions {
  tag: string;
  size: Size;
  parent?: () => Element;
  /** An element that gets more content afterwards; absent: one of its own. */
  element?: () => Element;
  indent?: number;
  gap?: number;
  align?: Alignment;
  color?: string;
  isBold?: boolean;
  /** Color and width of a bar at the left. */
  bar?: { color: string; width: number };
  keepsNext?: boolean;
  /** Text of nothing is an empty line. */
  keepsEmpty?: boolean;
  /** Called when the first line is drawn, with its upper edge. */
  onFirstLine?: (top: number) => void;
}

/** Groups lines so that at least two stay together at the beginning and the end of a page. */
function lineGroups(lines: readonly Line[]): (readonly Line[])[] {
  if (lines.length < 4) return lines.length > 0 ? [lines] : [];
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
}

const BAR_GAP = 3;

export function textParts(pdf: PdfWriter, runs: readonly Run[], options: TextOptions): Part[] {
  const { tag, size, parent, indent = 0, gap = size.gap, color, isBold = false, bar, onFirstLine } = options;
  const align = options.align ?? size.align ?? 'LEFT';
  const broken = pdf.fonts.lines(runs, pdf.width - indent, size.size, { isBold, align });
  const lines = broken.length === 0 && options.keepsEmpty ? [{ pieces: [], width: 0 }] : broken;
  const element = options.element ?? pdf.element(tag, parent);
  const setting = { x: pdf.left + indent, size: size.size, leading: size.leading, ...(color ? { color } : {}) };
  const all = lineGroups(lines);
  return all.map((group, index) => {
    const isLast = index === all.length - 1;
    return {
      gap: index === 0 ? gap : 0,
      height: group.length * size.leading + (isLast ? (size.after ?? 0) : 0),
      keepsNext: options.keepsNext ?? false,
      draw(top) {
        const bottom = top + group.length * size.leading;
        if (bar) pdf.strokeLine(pdf.left + BAR_GAP, top, pdf.left + BAR_GAP, bottom, bar.width, bar.color);
        if (index === 0) onFirstLine?.(top);
        pdf.writeLines(group, runs, setting, top, element());
        group.forEach((line, row) => pdf.fillLine(line, setting, top + row * size.leading));
        if (isLast && !options.element) element().end();
      },
    };
  });
}

/** The last part stays with what follows. */
export function* keptWithNext(parts: Iterable<Part>): Generator<Part> {
  let held: Part | null = null;
  for (const part of parts) {
    if (held) yield held;
    held = part;
  }
  if (held) yield { ...held, keepsNext: true };
}
