import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  LevelSuffix,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  type INumberingOptions,
} from 'docx';
import { printText } from '#schema/text/documents-out.ts';
import { coreProperties, dateZip } from './docx-fixed.ts';
import { bar, hex, QUOTE_BAR, STYLES } from './docx-styles.ts';
import { factTable, wordTable } from './docx-tables.ts';
import { LETTER, MARGIN, TEXT_WIDTH, WordWriting } from './docx-writing.ts';
import { readable } from './glyphs.rules.ts';
import { HAIRLINE, TONE_COLOR } from './styles.ts';
import type { Block, PrintDocument } from './print.ts';

const INDENT = 560;

const LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

const rule = (): Paragraph =>
  new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: hex(HAIRLINE) } },
    spacing: { before: 0, after: 120 },
  });

const listName = (isNumbered: boolean, start: number): string => (isNumbered ? `numbers-${start}` : 'bullets');

function listOf(writing: WordWriting, { isNumbered, start = 1, items }: Extract<Block, { kind: 'LIST' }>): Paragraph[] {
  const numbering = { reference: listName(isNumbered, start), level: 0, instance: writing.nextList() };
  return items.map((runs) => writing.paragraph(runs, { style: 'ListItem', numbering }));
}

function written(writing: WordWriting, block: Block) {
  switch (block.kind) {
    case 'HEADING':
      return [writing.paragraph(block.runs, { heading: LEVELS[block.level] })];
    case 'PARAGRAPH':
      return [writing.paragraph(block.runs, { style: 'BodyText' })];
    case 'QUOTE':
      return [writing.paragraph(block.runs, { style: 'Quote', border: QUOTE_BAR })];
    case 'NOTE':
      return [writing.paragraph(block.runs, { style: 'NoteText', border: bar(TONE_COLOR[block.tone], 2.25) })];
    case 'LIST':
      return listOf(writing, block);
    case 'FACTS':
      return factTable(writing, block.rows);
    case 'TABLE':
      return wordTable(writing, block.columns, block.rows);
    case 'RULE':
      return [rule()];
    case 'PAGE_BREAK':
      return [new Paragraph({ pageBreakBefore: true, spacing: { line: 20, lineRule: 'exact', before: 0, after: 0 } })];
  }
}

/** One definition for bullets and one for each number that a list of the source begins with. */
function numberingOf(blocks: readonly Block[]): INumberingOptions {
  const starts = new Set([1]);
  for (const block of blocks) if (block.kind === 'LIST' && block.isNumbered) starts.add(block.start ?? 1);
  const common = {
    level: 0,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.TAB,
    style: { paragraph: { indent: { left: INDENT, hanging: INDENT - 100 } } },
  };
  return {
    config: [
      { reference: listName(false, 1), levels: [{ ...common, format: LevelFormat.BULLET, text: '•' }] },
      ...[...starts].map((start) => ({
        reference: listName(true, start),
        levels: [{ ...common, format: LevelFormat.DECIMAL, text: '%1.', start }],
      })),
    ],
  };
}

function footer(foot: string): Footer {
  const [before, between] = printText.pageWords;
  const number = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [new TextRun(readable(foot)), new TextRun({ children: ['\t', ...number] })],
      }),
    ],
  });
}

export async function printDocx(source: PrintDocument): Promise<Buffer> {
  const writing = new WordWriting();
  const title = readable(source.title);
  const head = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    ...(source.subtitle
      ? [new Paragraph({ style: 'Subtitle', children: [new TextRun(readable(source.subtitle))] })]
      : []),
    rule(),
  ];
  const document = new Document({
    styles: STYLES,
    numbering: numberingOf(source.blocks),
    sections: [
      {
        properties: {
          page: { size: LETTER, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        footers: { default: footer(source.foot) },
        children: [...head, ...source.blocks.flatMap((block) => written(writing, block))],
      },
    ],
  });
  const properties = coreProperties(title, printText.producer, source.createdOn);
  return dateZip(await Packer.toBuffer(document, false, [properties]), source.createdOn);
}
