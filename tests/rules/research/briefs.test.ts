import { describe, expect, it, test } from 'vitest';
import { findReferences } from '#api/legal-language/index.ts';
import type { DocumentText } from '#api/features/research/documents/document-text.rules.ts';
import { readDocument } from '#api/features/research/documents/read-document.adapter.ts';
import { briefDocx, type WordStyle } from '../../support/brief-docx.ts';
import { drawnPdf } from '../../support/hostile/zip-and-pdf.ts';
import { briefPdf, type BriefItem, type BriefStyle } from '../../support/brief-pdf.ts';

/** Sentences of our own, written as briefs cite. */
const PARAGRAPHS = [
  'La parte actora funda su acción en el artículo 48, fracción II, de la Ley Federal del Trabajo, que dispone: «El trabajador podrá solicitar ante la autoridad conciliadora, o ante el tribunal si no existe arreglo, que se le reinstale».',
  'Además se invoca el artículo 1910 del Código Civil Federal{1} y los diversos 1915 y 1927 del mismo ordenamiento, en relación con el artículo 14 de la Constitución Política de los Estados Unidos Mexicanos, cuyo segundo párrafo garantiza la audiencia previa.',
  'Sirve de apoyo la jurisprudencia 1a./J. 22/2016 (10a.), registro digital 2011430, así como el artículo 77 Bis de la Ley General de Salud. La autoridad responsable dejó de aplicar el artículo 107, fracción III, inciso a), constitucional, lo que irroga agravio conforme al artículo 217 de la Ley de Amparo.',
  'Por otra parte, los derechos político-electorales que reconoce el artículo 35, fracción II, de la Constitución no se suspenden{2} mientras no se actualice alguno de los supuestos del artículo 38 de la propia Constitución, según lo resuelto en el expediente SUP-JDC-352/2018.',
  'El artículo 784 de la Ley Federal del Trabajo exime de la carga de la prueba al trabajador; los artículos 804 y 805 de la misma Ley obligan al patrón a conservar y exhibir los documentos, y el artículo 17-B del Código Fiscal de la Federación nada tiene que ver con ello.',
  'En consecuencia, procede conceder el amparo en términos del artículo 77 de la Ley de Amparo, publicada en el Diario Oficial de la Federación el 2 de abril de 2013, para el efecto de que se deje insubsistente la sentencia dictada en el juicio de amparo directo 123/2024.',
];
const NOTES = [
  'Véase el artículo 1792 del Código Civil Federal, que define el convenio como el acuerdo de dos o más personas.',
  'Artículo 41 del Código Penal Federal, citado por la responsable.',
];
const HEADING = 'CONCEPTOS DE VIOLACIÓN';
const LAWS: BriefItem = {
  kind: 'TABLE',
  rows: [
    ['Prestación', 'Fundamento', 'Días'],
    ['Prima vacacional', 'artículo 80 de la LFT', '12'],
    ['Aguinaldo', 'artículo 87 de la LFT', '15'],
    ['Indemnización', 'artículo 50 de la LFT', '90'],
  ],
  widths: [3, 4, 1],
};
const LONG_CELLS: BriefItem = {
  kind: 'TABLE',
  rows: [
    ['artículo 16 de la Ley Agraria', 'Las tierras que se describen en el plano general del ejido, según su destino'],
    ['artículo 80 de la Ley Agraria', 'La enajenación de los derechos parcelarios a otros ejidatarios o avecindados'],
    ['artículo 81 de la Ley Agraria', 'El dominio pleno de la parcela que se adopta por acuerdo de la asamblea'],
  ],
  widths: [1, 2],
};
const withoutMarks = (text: string): string => text.replaceAll(/\{\d+\}/g, '');
const prose = (texts: readonly string[]): BriefItem[] => texts.map((text) => ({ kind: 'P', text }));
const NOTED = prose(PARAGRAPHS);
const PLAIN = prose(PARAGRAPHS.map(withoutMarks));
/** Said again in another order and with other words before it: no two pages have the same lines. */
const again = (lead: string, from: number): BriefItem[] =>
  prose([...PARAGRAPHS.slice(from), ...PARAGRAPHS.slice(0, from)].map((text) => `${lead} ${withoutMarks(text)}`));
const MORE = [...again('En segundo término y para mayor claridad:', 2), ...again('Se reitera que:', 4)];
const LONG = [{ kind: 'HEADING', text: HEADING } as BriefItem, ...PLAIN, ...MORE];
const LONG_NOTED = [...NOTED, ...MORE];

/** What somebody would have who wrote the same without pages: each note after the paragraph of its mark. */
function plainText(items: readonly BriefItem[], notes: readonly string[] = []): string {
  const paragraphs = items.flatMap((item) => {
    if (item.kind === 'TABLE') return [item.rows.map((cells) => cells.join('\t')).join('\n')];
    if (item.kind === 'PICTURE_PAGE') return [];
    const texts = item.kind === 'COLUMNS' ? item.texts : [item.text];
    return texts.flatMap((text) => [
      text.replaceAll(/\{(\d+)\}/g, '[$1]'),
      ...[...text.matchAll(/\{(\d+)\}/g)].map(([, label]) => `[${label}] ${notes[Number(label) - 1]}`),
    ]);
  });
  return paragraphs.join('\n\n');
}

const citationsOf = (text: string): string[] =>
  findReferences(text).map((found) => {
    const { start, end, ...rest } = found;
    const written = text.slice(start, end).replaceAll(/\s+/g, ' ');
    return [written, found.kind, 'law' in rest ? rest.law : '', 'article' in rest ? rest.article : ''].join(' · ');
  });

const expectSame = (read: DocumentText, items: readonly BriefItem[], notes?: readonly string[]): void => {
  const expected = citationsOf(plainText(items, notes));
  expect(expected.length).toBeGreaterThan(3);
  expect(citationsOf(read.text)).toEqual(expected);
};

const header = (page: number): string => `Amparo directo 123/2024        Página ${page}`;
const footer = (page: number, count: number): string => `${page} de ${count}`;

const PDFS: Record<string, [BriefItem[], BriefStyle]> = {
  'one column': [LONG, {}],
  'citations over the end of many pages': [LONG, { height: 250 }],
  'a header and numbered pages': [LONG, { header, footer, height: 420 }],
  'a number of the page alone': [LONG, { footer: (page) => `- ${page} -`, height: 420 }],
  'ragged lines': [LONG, { isJustified: false, height: 420 }],
  'broken words': [LONG, { hyphenates: true, size: 14, height: 420 }],
  'double spacing': [LONG, { pitch: 27, spaceAfter: 0, indent: 30, height: 420 }],
  'indents and no space between paragraphs': [LONG, { spaceAfter: 0, indent: 24, height: 420 }],
  'each word drawn alone': [LONG, { byWord: true, height: 420 }],
  'two columns': [LONG, { columns: 2 }],
  'two columns over many pages': [LONG, { columns: 2, height: 300, header, footer }],
  'two narrow columns with broken words': [LONG, { columns: 2, gutter: 12, hyphenates: true, height: 420 }],
  'two columns of words that are drawn alone': [LONG, { columns: 2, byWord: true, height: 420 }],
  'two columns at other heights': [LONG, { columns: 2, columnDrop: 6, height: 420 }],
  'two ragged columns': [LONG, { columns: 2, isJustified: false, height: 500 }],
  'three columns': [LONG, { columns: 3, gutter: 16, size: 8 }],
  footnotes: [LONG_NOTED, { notes: NOTES, height: 300, header }],
  'footnotes under two columns': [LONG_NOTED, { columns: 2, notes: NOTES, height: 420, hyphenates: true }],
  'footnotes under columns at other heights': [LONG_NOTED, { columns: 2, columnDrop: 5, notes: NOTES, height: 420 }],
  'footnotes on a page of words drawn alone': [LONG_NOTED, { notes: NOTES, byWord: true, height: 420 }],
  'a table': [[...PLAIN.slice(0, 2), LAWS, ...PLAIN.slice(2)], { height: 420, footer }],
  'a table whose cells take several lines': [[...PLAIN.slice(0, 2), LONG_CELLS, ...PLAIN.slice(2)], {}],
  'a table without space between its rows': [[...PLAIN.slice(0, 2), LAWS, ...PLAIN.slice(2)], { padding: 0 }],
  'columns in a part of the page': [
    [...PLAIN.slice(0, 1), { kind: 'COLUMNS', texts: PARAGRAPHS.slice(2, 5).map(withoutMarks) }, ...PLAIN.slice(1)],
    {},
  ],
  'columns, a table and notes on one page': [
    [
      ...NOTED.slice(0, 2),
      { kind: 'COLUMNS', texts: PARAGRAPHS.slice(2, 3) },
      LAWS,
      ...NOTED.slice(3),
      LONG_CELLS,
      ...PLAIN,
    ],
    { notes: NOTES, header, footer },
  ],
  'a page that was scanned between others': [[...PLAIN, { kind: 'PICTURE_PAGE' }, ...MORE], { footer }],
};

const WORDS: Record<string, [BriefItem[], WordStyle]> = {
  'headers, footers and columns': [LONG, { header: 'Artículo 999 de la Ley Agraria', footer: '3', columns: 2 }],
  footnotes: [LONG_NOTED, { notes: NOTES }],
  'runs of a few letters': [LONG_NOTED, { notes: NOTES, runLength: 5 }],
  'tracked changes': [LONG, { isTracked: true, runLength: 12 }],
  'a text box and hidden words': [LONG, { beside: 'Artículo 888 de la Ley Minera' }],
  'hyphens of the editor': [LONG, { hasSoftHyphens: true, runLength: 30 }],
  'page breaks in paragraphs': [LONG, { hasPageBreaks: true, runLength: 40 }],
  tables: [[...PLAIN.slice(0, 2), LAWS, LONG_CELLS, ...PLAIN.slice(2)], { runLength: 9 }],
};

describe('the citations of a brief are those of its text', () => {
  test.each(Object.entries(PDFS))('in a PDF with %s', async (_, [items, style]) => {
    expectSame(await readDocument(await briefPdf(items, style), 'demanda.pdf'), items, style.notes);
  });

  test.each(Object.entries(WORDS))('in a Word document with %s', async (_, [items, style]) => {
    expectSame(await readDocument(await briefDocx(items, style), 'demanda.docx'), items, style.notes);
  });
});

describe('what a brief gives besides', () => {
  const partOf = ({ text, places }: DocumentText, words: string) => {
    const at = text.indexOf(words);
    expect(at, words).toBeGreaterThanOrEqual(0);
    return places.parts.findLast(({ start }) => start <= at);
  };

  it('tells the page and the line of each part, and which pages are pictures', async () => {
    const items: BriefItem[] = [...PLAIN.slice(0, 2), { kind: 'PICTURE_PAGE' }, ...PLAIN.slice(2)];
    const read = await readDocument(await briefPdf(items, { header, footer }), 'demanda.pdf');
    expect(read.places.pages).toMatchObject([
      { number: 1, isScanned: false },
      { number: 2, isScanned: true },
      { number: 3, isScanned: false },
    ]);
    expect(read.places.pages[0]?.ratio).toBeCloseTo(612 / 792, 2);
    expect(partOf(read, 'artículo 48, fracción II')).toMatchObject({ page: 1 });
    expect(partOf(read, 'artículo 784')).toMatchObject({ page: 3 });
    const [left = 0, top = 0, right = 0, bottom = 0] = partOf(read, 'artículo 48, fracción II')?.box ?? [];
    expect([left, right].map((edge) => Math.round(edge / 50) * 50)).toEqual([100, 900]);
    expect(top).toBeGreaterThan(70);
    expect(bottom).toBeLessThan(110);
    expect(read.text).not.toMatch(/Página|\d de \d$/m);
  });

  it('keeps a page that is blank apart from one that was scanned, and refuses a file of pictures alone', async () => {
    const blank = await drawnPdf({ margin: 60 }, (doc) =>
      doc
        .text(PARAGRAPHS[0] ?? '')
        .addPage()
        .addPage()
        .rect(9, 9, 9, 9)
        .fill(),
    );
    const read = await readDocument(blank, 'demanda.pdf');
    expect(read.places.pages.map(({ isScanned }) => isScanned)).toEqual([false, false, false]);
    const pictures = briefPdf([{ kind: 'PICTURE_PAGE' }, { kind: 'PICTURE_PAGE' }]);
    await expect(readDocument(await pictures, 'demanda.pdf')).rejects.toMatchObject({ code: 'SCANNED' });
  });

  it('sets each note after the paragraph of its mark, and says which note it is', async () => {
    for (const read of [
      await readDocument(await briefPdf(NOTED, { notes: NOTES, height: 300 }), 'demanda.pdf'),
      await readDocument(await briefDocx(NOTED, { notes: NOTES }), 'demanda.docx'),
    ]) {
      expect(partOf(read, 'artículo 1792')).toMatchObject({ note: '1' });
      expect(partOf(read, 'Artículo 41')).toMatchObject({ note: '2' });
      expect(partOf(read, 'artículo 14 de')?.note).toBeUndefined();
      expect(read.text).toMatch(
        /audiencia previa\.\n+\[1\] Véase el artículo 1792[^\n]+dos o más personas\.\n+Sirve de apoyo/,
      );
    }
  });

  it('sets endnotes at the end of a Word document, and tells the paragraph of each part', async () => {
    const read = await readDocument(await briefDocx(NOTED, { notes: NOTES, hasEndnotes: true }), 'demanda.docx');
    expect(read.text).toMatch(/123\/2024\.\n\[i\] Véase el artículo 1792[^\n]+\n\[ii\] Artículo 41[^\n]+$/);
    expect(read.places.pages).toEqual([]);
    expect(partOf(read, 'artículo 784')).toMatchObject({ paragraph: 5 });
  });

  it('parts the cells of a table with tabs, row by row', async () => {
    for (const read of [
      await readDocument(await briefPdf([...PLAIN, LAWS]), 'demanda.pdf'),
      await readDocument(await briefDocx([...PLAIN, LAWS]), 'demanda.docx'),
    ])
      expect(read.text).toContain(
        'Prestación\tFundamento\tDías\nPrima vacacional\tartículo 80 de la LFT\t12\nAguinaldo\tartículo 87 de la LFT\t15\n',
      );
  });

  it('joins the words that lines broke, and leaves those that a hyphen joins', async () => {
    const read = await readDocument(await briefPdf(LONG, { columns: 2, gutter: 12, hyphenates: true }), 'demanda.pdf');
    expect(read.text.match(/\p{L}+-\p{L}+/gu)).toEqual(expect.arrayContaining(['político-electorales']));
    expect(read.text).not.toMatch(/\p{Ll}-\s/u);
    expect(new Set(read.text.match(/\p{Ll}{3,}-\p{Ll}+/gu))).toEqual(new Set(['político-electorales']));
  });
});
