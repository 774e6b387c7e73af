import { describe, expect, test } from 'vitest';
import { cutPreview, paragraphOf, previewOfPrint } from '#api/features/research/publications/preview-blocks.rules.ts';
import { previewOfHtml } from '#api/features/research/publications/preview-html.adapter.ts';
import type { PublicationLine } from '#api/features/research/publications/publication-text.rules.ts';

const blocksOf = (html: string) => previewOfHtml(html, 'escrito.docx')[0]?.blocks ?? [];
const brief = (html: string) =>
  blocksOf(html).map(({ kind, level, number, runs }) => [kind, level, number, runs.map(({ text }) => text).join('')]);

describe('the HTML of a Word file', () => {
  test('gives headings, paragraphs with their bold and italic stretches, and no markup', () => {
    const [heading, paragraph] = blocksOf(
      '<h1>De<strong>manda</strong></h1><p>Se <strong>niega</strong> <em>todo</em> &lt;b&gt;hola&lt;/b&gt;</p><script>alert(1)</script>',
    );
    expect(heading).toMatchObject({ kind: 'HEADING', level: 1 });
    expect(heading?.runs).toEqual([{ text: 'Demanda', isBold: false, isItalic: false }]);
    expect(paragraph?.runs).toEqual([
      { text: 'Se ', isBold: false, isItalic: false },
      { text: 'niega', isBold: true, isItalic: false },
      { text: ' ', isBold: false, isItalic: false },
      { text: 'todo', isBold: false, isItalic: true },
      { text: ' <b>hola</b>', isBold: false, isItalic: false },
    ]);
  });

  test('gives the items of lists with their number and depth', () => {
    expect(
      brief('<ol><li>Uno<ul><li>De uno</li></ul></li><li><p>Dos</p></li></ol><p>Fin</p><ol><li>Otra</li></ol>'),
    ).toEqual([
      ['LIST_ITEM', 1, 1, 'Uno'],
      ['LIST_ITEM', 2, null, 'De uno'],
      ['LIST_ITEM', 1, 2, 'Dos'],
      ['PARAGRAPH', 0, null, 'Fin'],
      ['LIST_ITEM', 1, 1, 'Otra'],
    ]);
  });

  test('gives tables row by row, the rows of a table in a cell among them', () => {
    const [table, after] = blocksOf(
      '<table><thead><tr><th>Concepto</th><th>Monto</th></tr></thead><tbody><tr><td><p>Salarios</p><p>caídos</p></td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></tbody></table><p>Sigue</p>',
    );
    expect(table?.rows[0]).toEqual({ isHeader: true, cells: ['Concepto', 'Monto'] });
    expect(table?.rows.flatMap(({ cells }) => cells)).toEqual(expect.arrayContaining(['Salarios caídos', '1', '2']));
    expect(after).toMatchObject({ kind: 'PARAGRAPH', runs: [{ text: 'Sigue' }] });
  });

  test('leaves out what has no text', () => {
    expect(blocksOf('<p></p><ul><li></li></ul><table></table><p> </p>')).toEqual([]);
  });
});

describe('the printed lines of a PDF', () => {
  const line = (text: string, top: number, part: Partial<PublicationLine> = {}): PublicationLine => ({
    text,
    page: 1,
    x: 72,
    right: 540,
    top,
    size: 11,
    boldLength: 0,
    isCentred: false,
    ...part,
  });
  const page = (number: number, lines: PublicationLine[]) => ({ number, width: 612, height: 792, lines });

  test('are paragraphs on numbered pages: bigger type and centred bold are headings, bold stays bold', () => {
    const pages = previewOfPrint([
      page(1, [
        line('DEMANDA', 80, { size: 16, x: 250, right: 362 }),
        line('HECHOS', 110, { x: 280, right: 332, boldLength: 6 }),
        line('PRIMERO.- El actor entró a tra-', 140, { boldLength: 9 }),
        line('bajar en 2020 y fue despedido sin aviso alguno por la', 153),
        line('empresa.', 166, { right: 120 }),
        line('SEGUNDO. Otro hecho.', 179),
      ]),
      page(2, []),
    ]);
    expect(pages.map(({ number, blocks }) => [number, blocks.length])).toEqual([
      [1, 4],
      [2, 0],
    ]);
    const [title, heading, first, second] = pages[0]?.blocks ?? [];
    expect(title).toMatchObject({ kind: 'HEADING', level: 2 });
    expect(heading).toMatchObject({ kind: 'HEADING', level: 3, runs: [{ text: 'HECHOS' }] });
    expect(first).toMatchObject({
      kind: 'PARAGRAPH',
      runs: [
        { text: 'PRIMERO.-', isBold: true },
        {
          text: ' El actor entró a trabajar en 2020 y fue despedido sin aviso alguno por la empresa.',
          isBold: false,
        },
      ],
    });
    expect(second).toMatchObject({ kind: 'PARAGRAPH', runs: [{ text: 'SEGUNDO. Otro hecho.' }] });
  });
});

test('a preview ends before the block that passes 200,000 characters', () => {
  const block = paragraphOf([{ text: 'a'.repeat(90_000), isBold: false, isItalic: false }]);
  const pages = [
    { number: 1, blocks: [block, block] },
    { number: 2, blocks: [block] },
    { number: 3, blocks: [block] },
  ];
  const cut = cutPreview(pages);
  expect(cut.isTruncated).toBe(true);
  expect(cut.pages.map(({ blocks }) => blocks.length)).toEqual([2, 0]);
  expect(cutPreview(pages.slice(0, 1)).isTruncated).toBe(false);
});
