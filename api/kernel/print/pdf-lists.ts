import { markerOf } from '#schema/lib/list-markers.ts';
import type { ListBlock, Run } from './document.ts';
import { keptWithNext, textParts, type Element } from './pdf-text.ts';
import type { Part, PdfWriter } from './pdf-writer.ts';

const ITEM_INDENT = 22;
/** Lists that are nested deeper are not indented further. */
const DEEPEST_SHARE = 0.6;

interface Place {
  indent: number;
  parent?: () => Element;
}

/** A list; what is inside of its items is indented further. */
export function* listParts(
  pdf: PdfWriter,
  list: ListBlock,
  { indent, parent }: Place = { indent: 0 },
): Generator<Part> {
  const { text: size, itemGap } = pdf.look;
  const { isNumbered, numbers = 'DECIMAL', start = 1, items, inside = [] } = list;
  const whole = pdf.element('L', parent);
  const labels = items.map((_, index): Run[] => [{ text: isNumbered ? markerOf(numbers, start + index) : '•' }]);
  const lines = labels.map((label) => pdf.fonts.lines(label, ITEM_INDENT * 3, size.size));
  const widths = lines.map((label) => label[0]?.width ?? 0);
  // The widest label ends 6 points before the text; all are right-aligned with it.
  const room = Math.max(ITEM_INDENT, ...widths.map((width) => width + 10));
  const inner = Math.min(indent + room, pdf.width * DEEPEST_SHARE);
  for (const [index, runs] of items.entries()) {
    const item = pdf.element('LI', whole);
    const body = pdf.element('LBody', item);
    const more = inside[index] ?? [];
    const setting = {
      x: pdf.left + inner - 6 - (widths[index] ?? 0),
      size: size.size,
      leading: size.leading,
    };
    const text = textParts(pdf, runs, {
      tag: 'LBody',
      size,
      keepsEmpty: true,
      indent: inner,
      gap: index === 0 && indent === 0 ? size.gap : itemGap,
      ...(more.length > 0 ? { element: body } : { parent: item }),
      onFirstLine(top) {
        const label = pdf.element('Lbl', item)();
        pdf.writeLines(lines[index] ?? [], labels[index] ?? [], setting, top, label);
        label.end();
      },
    });
    yield* more.length > 0 ? keptWithNext(text) : text;
    for (const block of more) {
      const place = { indent: inner, parent: body };
      if (block.kind === 'LIST') yield* listParts(pdf, block, place);
      else {
        const { align } = block;
        yield* textParts(pdf, block.runs, { tag: 'P', size, ...place, gap: itemGap, ...(align ? { align } : {}) });
      }
    }
  }
}
