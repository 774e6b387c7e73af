import type {
  BodyBlock,
  BodyInline,
  BodyListItem,
  BodyMark,
  BodyTable,
  ContractBody,
} from '#schema/lib/contract-body.ts';
import type { ContractTemplate, TemplateField } from '#db/content/contracts/contract-template.ts';
import { formatPesos, groupDigits } from '#schema/lib/pesos.ts';
import { amountInWords } from '#schema/text/number-words.ts';
import { writtenDay } from '#schema/text/days.ts';
import { BLANK } from '#schema/lib/contract-body.ts';
import { writable } from '../generation/index.ts';

/** A filled file as the document of the editor, and values as they are written into a file. */

interface ReadRun {
  text: string;
  isBold: boolean;
  isItalic: boolean;
}

/** A part of a file as its reader gives it. */
export interface ReadBlock {
  kind: 'HEADING' | 'PARAGRAPH' | 'LIST_ITEM' | 'TABLE';
  level: number;
  number: number | null;
  runs: ReadRun[];
  rows: { isHeader: boolean; cells: string[] }[];
}

/** The largest number with which a list of the editor begins. */
const MOST_START = 10_000;

const marksOf = ({ isBold, isItalic }: ReadRun): BodyMark[] => [
  ...(isBold ? [{ type: 'bold' as const }] : []),
  ...(isItalic ? [{ type: 'italic' as const }] : []),
];

const inlineOf = (runs: readonly ReadRun[]): BodyInline[] =>
  runs.flatMap((run) =>
    writable(run.text)
      .split('\n')
      .flatMap((text, at): BodyInline[] => {
        const marks = marksOf(run);
        return [
          ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
          ...(text ? [{ type: 'text' as const, text, ...(marks.length > 0 ? { marks } : {}) }] : []),
        ];
      }),
  );

const paragraph = (content: BodyInline[]): BodyBlock => ({
  type: 'paragraph',
  attrs: { align: 'JUSTIFY', clauseId: null },
  ...(content.length > 0 ? { content } : {}),
});

const tableOf = ({ rows }: ReadBlock): BodyTable => ({
  type: 'table',
  content: rows.map(({ isHeader, cells }) => ({
    type: 'tableRow',
    content: cells.map((text) => ({
      type: isHeader ? ('tableHeader' as const) : ('tableCell' as const),
      content: [paragraph(inlineOf([{ text, isBold: false, isItalic: false }]))],
    })),
  })),
});

const headingLevel = (level: number): 1 | 2 | 3 => (level <= 1 ? 1 : level === 2 ? 2 : 3);

/** Items that follow each other are one list; how deep they stood is not kept. */
function listOf(items: readonly ReadBlock[]): BodyBlock {
  const content = items.map(({ runs }): BodyListItem => ({ type: 'listItem', content: [paragraph(inlineOf(runs))] }));
  const start = items[0]?.number ?? null;
  return start === null
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { style: 'DECIMAL', start: Math.min(Math.max(1, start), MOST_START) }, content };
}

const isOfList = (block: ReadBlock, of: readonly ReadBlock[]): boolean =>
  block.kind === 'LIST_ITEM' && (of.length === 0 || (of[0]?.number === null) === (block.number === null));

export function bodyOfFile(blocks: readonly ReadBlock[]): ContractBody {
  const content: BodyBlock[] = [];
  let items: ReadBlock[] = [];
  const flush = (): void => {
    if (items.length > 0) content.push(listOf(items));
    items = [];
  };
  for (const block of blocks) {
    if (!isOfList(block, items)) flush();
    if (block.kind === 'LIST_ITEM') items.push(block);
    else if (block.kind === 'TABLE') {
      if (block.rows.some(({ cells }) => cells.length > 0)) content.push(tableOf(block));
    } else if (block.kind === 'HEADING')
      content.push({ type: 'heading', attrs: { level: headingLevel(block.level) }, content: inlineOf(block.runs) });
    else content.push(paragraph(inlineOf(block.runs)));
  }
  flush();
  return { type: 'doc', content: content.length > 0 ? content : [paragraph([])] };
}

/** `1234.50` → 123450. */
const centavosOf = (decimal: string): number => Math.round(Number(decimal) * 100);

/** Whole digits in groups; decimals as they are. */
function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  return fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;
}

function writtenValue({ type, format }: TemplateField, text: string): string {
  if (type === 'DATE') return writtenDay(text);
  if (format === 'MONEY') return `${formatPesos(centavosOf(text))} (${amountInWords(centavosOf(text)).toUpperCase()})`;
  if (format === 'PERCENTAGE') return `${text} %`;
  return type === 'NUMBER' ? grouped(text) : text;
}

/** What is written for each field of the file. Where nothing was given, a line to fill in by hand. */
export const valuesForFile = (
  { fields }: ContractTemplate,
  values: readonly { field: string; text?: string | null }[],
): [string, string][] => {
  const given = new Map(values.map(({ field, text }) => [field, text ?? '']));
  return fields.map((field) => {
    const text = given.get(field.name) ?? '';
    return [field.name, text === '' ? BLANK : writtenValue(field, text)];
  });
};
