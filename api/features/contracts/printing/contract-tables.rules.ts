import type { BodyCell, BodyTable } from '#schema/lib/contract-body.ts';
import type { Block, Column, Run } from '#api/kernel/print/document.ts';
import { flatLines } from './body-runs.rules.ts';

/** Numbers: columns of nothing else, with an amount, a decimal or a percentage among them, are right-aligned. */
const NUMBER = /^-?\$?\s?\d[\d,]*(?:\.\d+)?(?:\s?%)?$/;
const AMOUNT = /[$.%]/;

/** Widths follow the longest text of a column, up to a number of characters, with room at its sides. */
const WIDEST = 36;
const SIDES = 5;

const textOf = (runs: readonly Run[] | undefined): string => (runs ?? []).map(({ text }) => text).join('');

const isHead = (cells: readonly BodyCell[] | undefined): boolean =>
  (cells ?? []).length > 0 && (cells ?? []).every(({ type }) => type === 'tableHeader');

const cellRuns = ({ type, content }: BodyCell): Run[] => {
  const runs = flatLines(content);
  return type === 'tableHeader' ? runs.map((run) => ({ ...run, isBold: true })) : runs;
};

function columnOf(title: string, cells: readonly string[]): Column {
  const filled = cells.filter((text) => text.trim() !== '');
  const isRight = filled.some((text) => AMOUNT.test(text)) && filled.every((text) => NUMBER.test(text.trim()));
  const longest = Math.max(title.length, ...cells.map((text) => text.length));
  return { title, share: Math.min(WIDEST, longest) + SIDES, ...(isRight ? { isRight } : {}) };
}

/** A first row of header cells is the head, which is repeated on each page. */
export function tableBlock({ content }: BodyTable): Block {
  const [first, ...others] = content;
  const head = first && isHead(first.content) ? first.content : null;
  const rows = (head ? others : content).map((row) => row.content.map(cellRuns));
  const count = Math.max(0, ...content.map((row) => row.content.length));
  const columns = Array.from({ length: count }, (_, index) => {
    const title = head?.[index] ? textOf(flatLines(head[index].content)) : '';
    return columnOf(
      title,
      rows.map((row) => textOf(row[index])),
    );
  });
  return { kind: 'TABLE', columns, rows };
}
