import { AlignmentType, LevelFormat, LevelSuffix, type INumberingOptions, type Paragraph } from 'docx';
import type { ListStyle } from '#schema/lib/list-markers.ts';
import { WORD_ALIGNMENT } from './docx-styles.ts';
import type { DocxWriter } from './docx-writer.ts';
import type { Block, ListBlock, ParagraphBlock } from './document.ts';

const INDENT = 560;
/** «XVIII.» is wide. */
const ROMAN_INDENT = 800;
/** Between a label and its text. */
const LABEL_GAP = 100;

const ownIndent = ({ isNumbered, numbers }: ListBlock): number =>
  isNumbered && numbers === 'ROMAN' ? ROMAN_INDENT : INDENT;

const FORMATS = {
  DECIMAL: { name: 'numbers', format: LevelFormat.DECIMAL, text: '%1.' },
  ALPHA: { name: 'letters', format: LevelFormat.LOWER_LETTER, text: '%1)' },
  ROMAN: { name: 'roman', format: LevelFormat.UPPER_ROMAN, text: '%1.' },
} satisfies Record<ListStyle, object>;

/** Name of a list's numbering definition. `depth`: in how many lists it stands. */
function nameOf({ isNumbered, numbers = 'DECIMAL', start = 1 }: ListBlock, depth: number): string {
  const name = isNumbered ? `${FORMATS[numbers].name}-${start}` : 'bullets';
  return depth === 0 ? name : `${name}-in-${depth}`;
}

export function listOf(writer: DocxWriter, list: ListBlock, depth = 0): Paragraph[] {
  const numbering = { reference: nameOf(list, depth), level: 0, instance: writer.nextList() };
  const inItem = ({ runs, align }: ParagraphBlock): Paragraph =>
    writer.paragraph(runs, {
      style: 'ListItem',
      indent: { left: INDENT * depth + ownIndent(list) },
      ...(align ? { alignment: WORD_ALIGNMENT[align] } : {}),
    });
  return list.items.flatMap((runs, index) => {
    const more = list.inside?.[index] ?? [];
    return [
      writer.paragraph(runs, { style: 'ListItem', numbering, ...(more.length > 0 ? { keepNext: true } : {}) }),
      ...more.flatMap((block) => (block.kind === 'LIST' ? listOf(writer, block, depth + 1) : [inItem(block)])),
    ];
  });
}

function* listsIn(blocks: readonly Block[], depth = 0): Generator<{ list: ListBlock; depth: number }> {
  for (const block of blocks) {
    if (block.kind !== 'LIST') continue;
    yield { list: block, depth };
    for (const inside of block.inside ?? []) yield* listsIn(inside, depth + 1);
  }
}

/** One numbering definition for each kind of list, start number and depth. */
export function numberingOf(blocks: readonly Block[]): INumberingOptions {
  const definitions = new Map<string, INumberingOptions['config'][number]>();
  for (const { list, depth } of listsIn(blocks)) {
    const reference = nameOf(list, depth);
    const own = ownIndent(list);
    const { format, text } = FORMATS[list.numbers ?? 'DECIMAL'];
    const level = {
      level: 0,
      alignment: AlignmentType.LEFT,
      suffix: LevelSuffix.TAB,
      style: { paragraph: { indent: { left: INDENT * depth + own, hanging: own - LABEL_GAP } } },
      ...(list.isNumbered ? { format, text, start: list.start ?? 1 } : { format: LevelFormat.BULLET, text: '•' }),
    };
    definitions.set(reference, { reference, levels: [level] });
  }
  return { config: [...definitions.values()] };
}
