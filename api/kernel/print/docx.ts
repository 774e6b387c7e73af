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
import { coreProperties, setZipDates } from './docx-deterministic.ts';
import { bar, hex, QUOTE_BAR, STYLES } from './docx-styles.ts';
import { factTable, wordTable } from './docx-tables.ts';
import { LETTER_PAGE, MARGIN, TEXT_WIDTH, DocxWriter } from './docx-writer.ts';
import { printableText } from './glyphs.rules.ts';
import { RULE_COLOR, TONE_COLOR } from './styles.ts';
import type { Block, PrintDocument } from './document.ts';

const INDENT = 560;

const LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

const rule = (): Paragraph =>
  new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: hex(RULE_COLOR) } },
    spacing: { before: 0, after: 120 },
  });

const listName = (isNumbered: boolean, start: number): string => (isNumbered ? `numbers-${start}` : 'bullets');

function listOf(writer: DocxWriter, { isNumbered, start = 1, items }: Extract<Block, { kind: 'LIST' }>): Paragraph[] {
  const numbering = { reference: listName(isNumbered, start), level: 0, instance: writer.nextList() };
  return items.map((runs) => writer.paragraph(runs, { style: 'ListItem', numbering }));
}

function renderBlock(writer: DocxWriter, block: Block) {
  switch (block.kind) {
    case 'HEADING':
      return [writer.paragraph(block.runs, { heading: LEVELS[block.level] })];
    case 'PARAGRAPH':
      return [writer.paragraph(block.runs, { style: 'BodyText' })];
    case 'QUOTE':
      return [writer.paragraph(block.runs, { style: 'Quote', border: QUOTE_BAR })];
    case 'NOTE':
      return [writer.paragraph(block.runs, { style: 'NoteText', border: bar(TONE_COLOR[block.tone], 2.25) })];
    case 'LIST':
      return listOf(writer, block);
    case 'FACTS':
      return factTable(writer, block.rows);
    case 'TABLE':
      return wordTable(writer, block.columns, block.rows);
    case 'RULE':
      return [rule()];
    case 'PAGE_BREAK':
      return [new Paragraph({ pageBreakBefore: true, spacing: { line: 20, lineRule: 'exact', before: 0, after: 0 } })];
  }
}

/** One numbering definition for bullets, and one for each start number of the lists. */
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
        children: [new TextRun(printableText(foot)), new TextRun({ children: ['\t', ...number] })],
      }),
    ],
  });
}

export async function printDocx(source: PrintDocument): Promise<Buffer> {
  const writer = new DocxWriter();
  const title = printableText(source.title);
  const head = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    ...(source.subtitle
      ? [new Paragraph({ style: 'Subtitle', children: [new TextRun(printableText(source.subtitle))] })]
      : []),
    rule(),
  ];
  const document = new Document({
    styles: STYLES,
    numbering: numberingOf(source.blocks),
    sections: [
      {
        properties: {
          page: { size: LETTER_PAGE, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        footers: { default: footer(source.footer) },
        children: [...head, ...source.blocks.flatMap((block) => renderBlock(writer, block))],
      },
    ],
  });
  const properties = coreProperties(title, printText.producer, source.createdOn);
  return setZipDates(await Packer.toBuffer(document, false, [properties]), source.createdOn);
}
