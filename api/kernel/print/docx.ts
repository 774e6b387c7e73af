import { BorderStyle, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { printText } from '#schema/text/documents-out.ts';
import { coreProperties, setZipDates } from './docx-deterministic.ts';
import { listOf, numberingOf } from './docx-lists.ts';
import { signatureTable } from './docx-signatures.ts';
import { bar, hex, QUOTE_BAR, stylesOf, WORD_ALIGNMENT } from './docx-styles.ts';
import { factTable, wordTable } from './docx-tables.ts';
import { LETTER_PAGE, MARGIN, TEXT_WIDTH, DocxWriter } from './docx-writer.ts';
import { printableText } from './glyphs.rules.ts';
import { LOOKS, RULE_COLOR, TONE_COLOR } from './styles.ts';
import type { Alignment, Block, PrintDocument } from './document.ts';
import { staysWithNext } from './keeping.rules.ts';

const LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

const rule = (): Paragraph =>
  new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: hex(RULE_COLOR) } },
    spacing: { before: 0, after: 120 },
  });

const aligned = (align: Alignment | undefined) => (align ? { alignment: WORD_ALIGNMENT[align] } : {});

function headingOf(writer: DocxWriter, { level, runs, align, startsPage }: Extract<Block, { kind: 'HEADING' }>) {
  const page = startsPage ? { pageBreakBefore: true } : {};
  return writer.paragraph(runs, { heading: LEVELS[level], ...aligned(align), ...page });
}

function renderBlock(writer: DocxWriter, block: Block, isKept: boolean) {
  switch (block.kind) {
    case 'TITLE':
      return [writer.paragraph(block.runs, { heading: HeadingLevel.TITLE })];
    case 'HEADING':
      return [headingOf(writer, block)];
    case 'PARAGRAPH': {
      const kept = isKept ? { keepNext: true } : {};
      return [writer.paragraph(block.runs, { style: 'BodyText', ...aligned(block.align), ...kept })];
    }
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
    case 'SIGNATURES':
      return signatureTable(writer, block.signers);
    case 'RULE':
      return [rule()];
    case 'SPACE':
      return [new Paragraph({ style: 'BodyText' })];
    case 'PAGE_BREAK':
      return [new Paragraph({ pageBreakBefore: true, spacing: { line: 20, lineRule: 'exact', before: 0, after: 0 } })];
  }
}

function footer(foot: string, finePrint: string | undefined): Footer {
  const [before, between] = printText.pageWords;
  const number = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [new TextRun(printableText(foot)), new TextRun({ children: ['\t', ...number] })],
      }),
      ...(finePrint ? [new Paragraph({ style: 'FinePrint', children: [new TextRun(printableText(finePrint))] })] : []),
    ],
  });
}

/** The head of a report. */
const headOf = (title: string, subtitle: string | undefined): Paragraph[] => [
  new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
  ...(subtitle ? [new Paragraph({ style: 'Subtitle', children: [new TextRun(printableText(subtitle))] })] : []),
  rule(),
];

export async function printDocx(source: PrintDocument): Promise<Buffer> {
  const writer = new DocxWriter();
  const title = printableText(source.title);
  const { look = 'REPORT', blocks } = source;
  const document = new Document({
    styles: stylesOf(LOOKS[look]),
    numbering: numberingOf(blocks),
    sections: [
      {
        properties: {
          page: { size: LETTER_PAGE, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        footers: { default: footer(source.footer, source.finePrint) },
        children: [
          ...(look === 'LEGAL' ? [] : headOf(title, source.subtitle)),
          ...blocks.flatMap((block, index) =>
            renderBlock(writer, block, staysWithNext(block, blocks[index + 1], look)),
          ),
        ],
      },
    ],
  });
  const properties = coreProperties(title, printText.producer, source.createdOn);
  return setZipDates(await Packer.toBuffer(document, false, [properties]), source.createdOn);
}
