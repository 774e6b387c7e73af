import { markerOf } from '#schema/lib/list-markers.ts';
import { textOfBody, type BodyBlock, type BodyInline, type BodyMark } from '#schema/lib/contract-body.ts';
import type { Run } from '#api/kernel/print/document.ts';

const STYLES = {
  bold: { isBold: true },
  italic: { isItalic: true },
  underline: { isUnderlined: true },
} satisfies Record<BodyMark['type'], Partial<Run>>;

/** The text of a block with its marks; a break is a line end. */
export const runsOf = (content: readonly BodyInline[] = []): Run[] =>
  content.map((node) =>
    node.type === 'hardBreak'
      ? { text: '\n' }
      : Object.assign({ text: node.text }, ...(node.marks ?? []).map(({ type }) => STYLES[type])),
  );

const markedLines = (runs: readonly Run[], marker: string): Run[] =>
  marker ? [{ text: `${marker} ` }, ...runs] : [...runs];

/** The lines of blocks where no blocks can stand: the cell of a table. Items have their markers as text. */
function linesOf(block: BodyBlock): Run[][] {
  switch (block.type) {
    case 'bulletList':
      return block.content.flatMap((item) => itemLines(item.content, '-'));
    case 'orderedList': {
      const { style, start } = block.attrs;
      return block.content.flatMap((item, index) => itemLines(item.content, markerOf(style, start + index)));
    }
    case 'table':
    case 'signatures':
      return [[{ text: textOfBody({ type: 'doc', content: [block] }).trimEnd() }]];
    default:
      return [runsOf(block.content)];
  }
}

function itemLines(content: readonly BodyBlock[], marker: string): Run[][] {
  const [first = [], ...rest] = content.flatMap(linesOf);
  return [markedLines(first, marker), ...rest];
}

/** Blocks as text with line ends. */
export const flatLines = (blocks: readonly BodyBlock[]): Run[] =>
  blocks.flatMap(linesOf).flatMap((runs, index): Run[] => (index > 0 ? [{ text: '\n' }, ...runs] : runs));
