import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { exportedFile } from '#api/kernel/print/print.ts';
import { printDocument } from '#api/kernel/print/printer.ts';
import type { Block, PrintDocument, Run } from '#api/kernel/print/document.ts';

const SENTENCE =
  'El patrón que despida a un trabajador deberá darle aviso escrito en el que refiera claramente la conducta o conductas que motivan la rescisión.';

const run = (text: string): Run[] => [{ text }];
const paragraph = (text: string): Block => ({ kind: 'PARAGRAPH', runs: run(text) });
const aPaper = (blocks: Block[], extra: Partial<PrintDocument> = {}): PrintDocument => ({
  title: 'Revisión de citas',
  footer: 'Foja informa.',
  createdOn: '2026-11-21',
  blocks,
  ...extra,
});

const EVERY_BLOCK: Block[] = [
  { kind: 'HEADING', level: 1, runs: run('Primero: § 48, artículo 1º') },
  {
    kind: 'PARAGRAPH',
    runs: [
      { text: 'Antes ' },
      { text: 'negritas', isBold: true },
      { text: ', cursivas', isItalic: true },
      { text: '.' },
    ],
  },
  { kind: 'QUOTE', runs: run('«Toda cita» — tal cual… 2ª') },
  { kind: 'HEADING', level: 2, runs: run('Segundo') },
  { kind: 'LIST', isNumbered: true, start: 3, items: [run('tercero'), run('cuarto')] },
  { kind: 'LIST', isNumbered: false, items: [run('una viñeta')] },
  { kind: 'FACTS', rows: [{ term: 'Expediente', runs: run('123/2024') }] },
  { kind: 'HEADING', level: 3, runs: run('Tercero') },
  {
    kind: 'TABLE',
    columns: [
      { title: 'Concepto', share: 3 },
      { title: 'Importe', share: 1, isRight: true },
    ],
    rows: [[run('Aguinaldo'), run('$4,500.00')]],
  },
  { kind: 'NOTE', tone: 'WARNING', runs: run('Una advertencia.') },
  { kind: 'RULE' },
  {
    kind: 'PARAGRAPH',
    runs: [{ text: 'Véase la ' }, { text: 'publicación oficial', href: 'https://www.diputados.gob.mx/LFT.pdf' }],
  },
  { kind: 'PAGE_BREAK' },
  paragraph('Fin.'),
];
const ITS_WORDS = [
  'Primero: § 48, artículo 1º',
  'Antes negritas, cursivas.',
  '«Toda cita» — tal cual… 2ª',
  'Segundo',
  'tercero',
  'cuarto',
  'una viñeta',
  'Expediente',
  '123/2024',
  'Tercero',
  'Concepto',
  'Importe',
  'Aguinaldo',
  '$4,500.00',
  'Una advertencia.',
  'Véase la publicación oficial',
  'Fin.',
];

const open = async (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes));
const flat = (text: string): string => text.replace(/\s+/g, ' ');

async function wordsOfPdf(bytes: Buffer): Promise<string> {
  return flat((await extractText(await open(bytes), { mergePages: true })).text);
}

const htmlOf = async (bytes: Buffer): Promise<string> => (await mammoth.convertToHtml({ buffer: bytes })).value;
const textOf = (html: string): string =>
  flat(
    html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>'),
  );

function inOrder(text: string, words: readonly string[]): void {
  let at = 0;
  for (const each of words) {
    const found = text.indexOf(each, at);
    expect(found, each).toBeGreaterThanOrEqual(at);
    at = found + each.length;
  }
}

interface StructNode {
  role?: string;
  children?: StructNode[];
}
const rolesOf = (node: StructNode): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesOf),
];

describe('a PDF', () => {
  test('holds every word in order, on letter paper, with its pages numbered', async () => {
    const pdf = await open(await printDocument(aPaper(EVERY_BLOCK, { subtitle: '21 de noviembre de 2026' }), 'PDF'));
    const { text } = await extractText(pdf, { mergePages: false });
    expect(pdf.numPages).toBe(2);
    inOrder(flat(text.join(' ')), ['Revisión de citas', '21 de noviembre de 2026', ...ITS_WORDS]);
    expect(text.map(flat)[0]).toMatch(/Foja informa\. página 1 de 2$/);
    expect(text.map(flat)[1]).toMatch(/Fin\. Foja informa\. página 2 de 2$/);
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
  });

  test('says its title and language, and tells a screen reader what is a heading, a list, a table and a link', async () => {
    const pdf = await open(await printDocument(aPaper(EVERY_BLOCK), 'PDF'));
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: 'Revisión de citas',
      Language: 'es-MX',
      CreationDate: 'D:20261121180000Z',
    });
    const page = await pdf.getPage(1);
    const roles = rolesOf((await page.getStructTree()) as StructNode);
    inOrder(roles.join(' '), [
      'H1',
      'H2',
      'P',
      'BlockQuote',
      'H3',
      'L LI Lbl LBody',
      'Table TR TH TD',
      'H4',
      'Table TR TH TH TR TD TD',
      'P Link',
    ]);
    const outline = await pdf.getOutline();
    expect(outline.map((entry) => entry.title)).toEqual(['Primero: § 48, artículo 1º']);
    expect(outline[0]?.items[0]).toMatchObject({ title: 'Segundo', items: [{ title: 'Tercero' }] });
    expect((await page.getAnnotations()).map((each) => each.url)).toEqual(['https://www.diputados.gob.mx/LFT.pdf']);
  });

  test('wraps a token that is wider than its line and loses nothing of it', async () => {
    const token = `https://ejemplo.gob.mx/${'ruta-larga/'.repeat(40)}${'X'.repeat(300)}`;
    const table: Block = {
      kind: 'TABLE',
      columns: [
        { title: 'A', share: 1 },
        { title: 'B', share: 9 },
      ],
      rows: [[run(token), run('b')]],
    };
    const pdf = await open(await printDocument(aPaper([paragraph(token), table]), 'PDF'));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    for (const item of items as { width: number; transform: number[] }[])
      expect((item.transform[4] ?? 0) + item.width).toBeLessThan(612 - 70);
    const words = (await extractText(pdf, { mergePages: true })).text.replace(/\s/g, '');
    expect(words).toContain(token);
  });

  test('prints a letter that its typeface lacks as what stands for it', async () => {
    const words = await wordsOfPdf(
      await printDocument(aPaper([paragraph('a ≥ b → c ✓ Ω Ж Čapek ﬁn № ① 😀 漢')]), 'PDF'),
    );
    expect(words).toContain('a >= b -> c [x] Ω Ж Čapek fin № 1 [U+1F600] [U+6F22]');
  });

  test('keeps a heading with what follows, and a row on one page', async () => {
    for (let count = 36; count < 44; count++) {
      const lines = Array.from({ length: count }, () => paragraph('Renglón'));
      const heading: Block = { kind: 'HEADING', level: 1, runs: run('Encabezado') };
      const rows: Run[][][] = [[run('inicio '.repeat(40) + 'final')]];
      const table: Block = { kind: 'TABLE', columns: [{ title: 'Cabeza', share: 1 }], rows };
      const pdf = await open(await printDocument(aPaper([...lines.slice(0, count - 12), heading, table]), 'PDF'));
      const { text } = await extractText(pdf, { mergePages: false });
      const ofHeading = text.findIndex((page) => page.includes('Encabezado'));
      expect(text.findIndex((page) => page.includes('inicio'))).toBe(ofHeading);
      expect(text.findIndex((page) => page.includes('final'))).toBe(ofHeading);
    }
  });

  test('repeats the head of a table on each of its pages; a row taller than a page goes on', async () => {
    const rows = [
      ...Array.from({ length: 60 }, (_, index) => [run(`Renglón ${index}`)]),
      [run(`${SENTENCE} `.repeat(80))],
      [run('último')],
    ];
    const pdf = await open(
      await printDocument(aPaper([{ kind: 'TABLE', columns: [{ title: 'Cabeza', share: 1 }], rows }]), 'PDF'),
    );
    const { text } = await extractText(pdf, { mergePages: false });
    expect(text.length).toBeGreaterThan(3);
    for (const page of text) expect(page).toContain('Cabeza');
    expect(flat(text.join(' ')).split('deberá darle aviso').length - 1).toBe(80);
    expect(text.at(-1)).toContain('último');
  });

  test('of two thousand findings is written', async () => {
    const blocks = Array.from({ length: 2000 }, (_, index): Block[] => [
      { kind: 'HEADING', level: 2, runs: run(`Hallazgo ${index + 1}`) },
      { kind: 'QUOTE', runs: run(SENTENCE) },
    ]).flat();
    const pdf = await open(await printDocument(aPaper(blocks), 'PDF'));
    expect(pdf.numPages).toBeGreaterThan(150);
  });
});

describe('a Word file', () => {
  test('holds every word in order, with headings, lists, tables and links that are such', async () => {
    const html = await htmlOf(await printDocument(aPaper(EVERY_BLOCK), 'DOCX'));
    expect(html).toContain('<h1>Primero: § 48, artículo 1º</h1>');
    expect(html).toContain('<h2>Segundo</h2>');
    expect(html).toContain('<h3>Tercero</h3>');
    expect(html).toContain('<strong>negritas</strong><em>, cursivas</em>');
    expect(html).toContain('<ol><li>tercero</li><li>cuarto</li></ol>');
    expect(html).toContain('<ul><li>una viñeta</li></ul>');
    expect(html).toMatch(/<thead><tr><th>.*Concepto.*<\/th>.*<\/thead>/);
    expect(html).toContain('<a href="https://www.diputados.gob.mx/LFT.pdf">publicación oficial</a>');
    inOrder(textOf(html).replace(/ ([,.])/g, '$1'), ITS_WORDS);
  });

  test('keeps letters that a typeface may lack, and none that XML forbids', async () => {
    const html = await htmlOf(await printDocument(aPaper([paragraph('a ≥ b\u0001\u0000 <c> & 😀 漢\nlínea')]), 'DOCX'));
    expect(html).toContain('a ≥ b &lt;c&gt; &amp; 😀 漢<br />línea');
  });
});

test.each(['PDF', 'DOCX'] as const)('the same paper is the same %s, byte by byte', async (format) => {
  const [one, other] = [
    await printDocument(aPaper(EVERY_BLOCK), format),
    await printDocument(aPaper(EVERY_BLOCK), format),
  ];
  expect(one.equals(other)).toBe(true);
  expect(one.equals(await printDocument(aPaper(EVERY_BLOCK, { createdOn: '2026-11-22' }), format))).toBe(false);
});

test.each(['PDF', 'DOCX'] as const)('an empty paper is a %s all the same', async (format) => {
  const bytes = await printDocument(
    aPaper([{ kind: 'LIST', isNumbered: true, items: [] }, { kind: 'FACTS', rows: [] }, paragraph('')]),
    format,
  );
  const text = format === 'PDF' ? await wordsOfPdf(bytes) : textOf(await htmlOf(bytes));
  expect(text).toContain('Revisión de citas');
});

test('a file is named after its title, in plain letters', () => {
  const file = exportedFile('¿Cuánto me toca? «Liquidación» ñandú', 'PDF', Buffer.from('%PDF'));
  expect(file).toEqual({
    fileName: 'cuanto-me-toca-liquidacion-nandu.pdf',
    mediaType: 'application/pdf',
    byteLength: 4,
    content: 'JVBERg==',
  });
  expect(exportedFile('…', 'DOCX', Buffer.from('')).fileName).toBe('documento.docx');
});
