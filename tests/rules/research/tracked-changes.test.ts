import { describe, expect, it } from 'vitest';
import { readDocxDocument } from '#api/features/research/documents/read-docx-document.adapter.ts';
import { editsBetween } from '#api/features/research/documents/text-edits.rules.ts';
import { trackChanges } from '#api/features/research/documents/tracked-changes.adapter.ts';
import { readZipParts, replaceZipParts } from '#api/kernel/office/zip-parts.adapter.ts';
import type { BriefItem } from '../../support/brief-pdf.ts';
import { briefDocx, type WordStyle } from '../../support/brief-docx.ts';

const BRIEF: BriefItem[] = [
  { kind: 'P', text: 'La demanda se funda en el artículo 48 de la Ley Federal del Trabajo{1} y en otras normas.' },
  {
    kind: 'TABLE',
    rows: [
      ['Prestación', 'Fundamento'],
      ['Aguinaldo & más', 'artículo 9999 de la LFT'],
    ],
    widths: [1, 2],
  },
  { kind: 'P', text: 'También procede conforme al articulo 9999 de la ley federal del trabajo, que se invoca.' },
  { kind: 'P', text: 'Por lo expuesto, se pide.' },
];
const NOTES = ['Véase además el artículo 5000 de la Ley Federal del Trabajo.'];
const CORRECTED: [string, string][] = [
  ['artículo 48 de la Ley Federal', 'artículo 48, fracción II, de la Ley Federal'],
  ['articulo 9999 de la ley federal del trabajo', 'artículo 518 de la Ley Federal del Trabajo'],
  ['artículo 5000', 'artículo 50 <bis> & más'],
  ['artículo 9999 de la LFT', 'artículo 87 de la LFT'],
];

const partsOf = (bytes: Uint8Array): Map<string, Buffer> =>
  readZipParts(Buffer.from(bytes), () => true, { bytes: 5e7, parts: 500 }) as Map<string, Buffer>;
const textOf = (bytes: Uint8Array): string => readDocxDocument(bytes, 'a.docx').text;

/** What Word leaves when every change of Foja is rejected. */
function rejected(bytes: Uint8Array): Buffer {
  const parts = [...partsOf(bytes)].flatMap(([name, content]): [string, Buffer][] => {
    if (!/^word\/(?:document|footnotes|endnotes)\.xml$/.test(name)) return [];
    const xml = content
      .toString('utf8')
      .replaceAll(/<w:ins w:id="\d+" w:author="Foja"[^>]*>.*?<\/w:ins>/gs, '')
      .replaceAll(/<w:del w:id="\d+" w:author="Foja"[^>]*>(.*?)<\/w:del>/gs, (_, inner: string) =>
        inner.replaceAll('w:delText', 'w:t'),
      );
    return [[name, Buffer.from(xml)]];
  });
  return replaceZipParts(Buffer.from(bytes), new Map(parts));
}

async function tracked(style: WordStyle, change: (text: string) => string) {
  const bytes = await briefDocx(BRIEF, { notes: NOTES, ...style });
  const original = textOf(bytes);
  const corrected = change(original);
  const date = '2026-11-23T12:00:00Z';
  const file = trackChanges({ bytes, fileName: 'a.docx', original, corrected, author: 'Foja', date });
  return { bytes, original, corrected, file };
}
const correct = (text: string): string => CORRECTED.reduce((done, [from, to]) => done.replace(from, to), text);

describe('a Word file with tracked changes', () => {
  it.each([
    ['as it is written', {}],
    ['cut in runs of five letters', { runLength: 5 }],
    ['with changes of somebody else', { isTracked: true, runLength: 40 }],
    ['with endnotes', { hasEndnotes: true }],
    ['with soft hyphens, hidden words and a header', { hasSoftHyphens: true, beside: 'Ajeno', header: 'Despacho' }],
    ['with page breaks in a sentence', { hasPageBreaks: true }],
  ] as [string, WordStyle][])(
    '%s is the corrected text when all are accepted, and the old one when none is',
    async (_, style) => {
      const { original, corrected, file } = await tracked(style, correct);
      expect(corrected).not.toBe(original);
      expect(file.unplaced).toEqual([]);
      expect(textOf(file.bytes)).toBe(corrected);
      expect(textOf(rejected(file.bytes))).toBe(original);
    },
  );

  it('keeps the formatting of what is changed, and everything else byte by byte', async () => {
    const { bytes, file } = await tracked({ runLength: 20, header: 'Despacho' }, correct);
    const [before, after] = [partsOf(bytes), partsOf(file.bytes)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, content] of before)
      if (!/^word\/(?:document|footnotes)\.xml$/.test(name)) expect(after.get(name)?.equals(content), name).toBe(true);
    const xml = after.get('word/document.xml')?.toString('utf8') ?? '';
    const paragraphs = (part: string): string[] => part.match(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs) ?? [];
    const old = paragraphs(before.get('word/document.xml')?.toString('utf8') ?? '');
    expect(paragraphs(xml).filter((each) => old.includes(each))).toHaveLength(old.length - 3);
    expect(xml).toMatch(
      /<w:del w:id="\d+" w:author="Foja" w:date="2026-11-23T12:00:00Z"><w:r[ >].*?<w:delText xml:space="preserve">/,
    );
    const ids = [...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('copies the properties of a run to its parts', async () => {
    const { bytes } = await tracked({}, correct);
    const xml = partsOf(bytes).get('word/document.xml')?.toString('utf8') ?? '';
    const bold = xml.replaceAll(/<w:r><w:t/g, '<w:r><w:rPr><w:b/><w:sz w:val="28"/></w:rPr><w:t');
    const formatted = replaceZipParts(bytes, new Map([['word/document.xml', Buffer.from(bold)]]));
    const original = textOf(formatted);
    const file = trackChanges({
      bytes: formatted,
      fileName: 'a.docx',
      original,
      corrected: correct(original),
      author: 'Foja',
      date: '2026-11-23T12:00:00Z',
    });
    const written = partsOf(file.bytes).get('word/document.xml')?.toString('utf8') ?? '';
    const changes = written.match(/<w:(?:ins|del) [^>]*>.*?<\/w:(?:ins|del)>/gs) ?? [];
    expect(changes.length).toBeGreaterThan(3);
    for (const change of changes) expect(change).toContain('<w:rPr><w:b/><w:sz w:val="28"/></w:rPr>');
  });

  it('puts lines in and takes lines away', async () => {
    const { corrected, original, file } = await tracked({ runLength: 7 }, (text) =>
      `${text.replace('\nPor lo expuesto, se pide.', '')}\nProtesto lo necesario.\nCiudad de México.`.replace(
        'La demanda',
        'Esta demanda',
      ),
    );
    expect(file.unplaced).toEqual([]);
    expect(textOf(file.bytes)).toBe(corrected);
    expect(textOf(rejected(file.bytes))).toBe(original);
  });

  it('lists what has no place in the file, and keeps the rest', async () => {
    const { file } = await tracked({}, (text) =>
      correct(text).replace('Prestación\tFundamento', 'Prestación Fundamento').replace('[1] y', ', y'),
    );
    expect(file.changes).toBeGreaterThan(3);
    expect(file.unplaced.map(({ line }) => line)).toEqual([
      expect.stringContaining('La demanda') as string,
      'Prestación\tFundamento',
    ]);
    expect(file.unplaced[0]).toMatchObject({ before: expect.stringContaining('[1]') as string });
  });
});

describe('a Word file that is read otherwise than when it was sent', () => {
  it('has the changes of lines that are the same, and lists the others', async () => {
    const bytes = await briefDocx(BRIEF, { notes: NOTES });
    const original = textOf(bytes).replace('Por lo expuesto, se pide.', 'Por lo expuesto , se pide.');
    const corrected = correct(original).replace('expuesto , se pide', 'expuesto, se solicita');
    const date = '2026-11-23T12:00:00Z';
    const file = trackChanges({ bytes, fileName: 'a.docx', original, corrected, author: 'Foja', date });
    expect(file.changes).toBeGreaterThan(3);
    expect(new Set(file.unplaced.map(({ line }) => line))).toEqual(new Set(['Por lo expuesto , se pide.']));
    expect(textOf(file.bytes)).toBe(correct(textOf(bytes)));
  });
});

describe('the changes between two texts', () => {
  const applied = (before: string, after: string): string =>
    editsBetween(before, after)
      .toReversed()
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), before);

  it.each([
    ['uno dos tres', 'uno DOS tres'],
    ['artículo 48 de la LFT\nOtra línea', 'artículo 48, fracción I, de la LFT\nOtra línea'],
    ['a\nb\nc', 'a\nx\ny\nc'],
    ['a\nb', 'antes\na\nb'],
    ['uno\tdos', 'uno X\tdos X'],
  ])('make «%s» into «%s»', (before, after) => {
    expect(applied(before, after)).toBe(after);
  });

  it('are whole words, and one change where words beside each other change', () => {
    expect(editsBetween('la ley federal del trabajo.', 'la Ley Federal del Trabajo.')).toEqual([
      { start: 3, end: 14, text: 'Ley Federal' },
      { start: 19, end: 26, text: 'Trabajo' },
    ]);
  });
});
