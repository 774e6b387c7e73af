import { readFileSync } from 'node:fs';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { describe, expect, it, test } from 'vitest';
import { laws } from '#db/content/law-index.ts';
import { areaOfMatter } from '#api/features/research/importing/corpus-format.adapter.ts';
import { readHeader, readWordHeader } from '#api/features/research/publications/article-header.rules.ts';
import { hasSoundChains, kindOfCompoundFile } from '#api/features/research/publications/compound-file.rules.ts';
import { isTransitoryTitle, readHeading } from '#api/features/research/publications/headings.rules.ts';
import { lawFromPublication, type ReadLaw } from '#api/features/research/publications/law-from-publication.adapter.ts';
import { joinLines, layOut, wordsOf } from '#api/features/research/publications/layout.rules.ts';
import {
  linesOfPage,
  looksLikeTwoColumns,
  type PlacedText,
} from '#api/features/research/publications/page-lines.rules.ts';
import type { PublicationLine, PublicationText } from '#api/features/research/publications/publication-text.rules.ts';
import { isReformNote, saysRepealed } from '#api/features/research/publications/reform-notes.rules.ts';
import { MAX_BYTES } from '#api/features/research/publications/publication-limits.rules.ts';
import { paragraphsOfWordBody } from '#api/features/research/publications/read-word.adapter.ts';
import { daysIn } from '#api/features/research/publications/spanish-dates.rules.ts';
import { nameInTitleCase } from '#api/features/research/publications/title-block.rules.ts';
import {
  findLawByTitle,
  identityFromIndex,
  toCorpusLaw,
  type PublicationIdentity,
} from '#api/features/research/importing/to-corpus-law.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';
import { drawnPdf, zip } from '../../support/hostile/zip-and-pdf.ts';
import { ARTICLES, EXAMPLE, LONG, printed } from '../../fixtures/publications/ley-de-ejemplo.ts';
import { officialPdf, type PrintedLaw, type PrintStyle } from '../../support/official-pdf.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const readText = (text: string): Promise<ReadLaw> => lawFromPublication(utf8(text), 'ley.txt');
const textOf = ({ law }: ReadLaw, number: string): string | undefined =>
  law.articles.find((article) => article.number === number)?.text;
const numbersOf = ({ law }: ReadLaw): string[] => law.articles.map((article) => article.number);
const failureOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
  );

const NUMBERS = ['1', '2', '2 Bis', '3', '4', '5-A', '5 a Bis', '6'];
const readExample = async (style: PrintStyle = {}, law: PrintedLaw = EXAMPLE): Promise<ReadLaw> =>
  lawFromPublication(await officialPdf(law, style), 'ley.pdf');
const expectExample = (read: ReadLaw): void => {
  expect(numbersOf(read)).toEqual(NUMBERS);
  for (const [at, article] of ARTICLES.entries()) {
    const wanted = article.texto.replace('el\nArtículo 45', 'el Artículo 45');
    expect.soft(read.law.articles[at]?.text.replace('el\nArtículo 45', 'el Artículo 45')).toBe(wanted);
    expect.soft(read.law.articles[at]?.notes).toEqual(article.notas);
  }
};

describe('a header of an article', () => {
  test.each([
    ['Artículo 1o.- La presente', '1', 'La presente'],
    ['ARTICULO 2°. Esta', '2', 'Esta'],
    ['Artículo 3o. Bis.- Para', '3 Bis', 'Para'],
    ['Art. 29-A. Los', '29-A', 'Los'],
    ['Artículo 58-2. Cuando', '58-2', 'Cuando'],
    ['Artículo 228 a bis.- El', '228 a Bis', 'El'],
    ['Artículo 1390 Bis 20.- La', '1390 Bis 20', 'La'],
    ['Artículo 350 BIS-6.- La', '350 Bis 6', 'La'],
    ['Artículo 18-H QUÁTER.- Los', '18-H Quáter', 'Los'],
    ['Artículo 4o.-A. Las', '4-A', 'Las'],
    ['Artículo 592. (Se deroga)', '592', '(Se deroga)'],
    ['Artículo 2556.- - El', '2556', 'El'],
    ['ARTÍCULO 1,050.- La', '1050', 'La'],
    ['ARTICULO 15 SÉPTIMUS.- Las', '15 Séptimus', 'Las'],
    ['Artículo 353-Ñ. Los', '353-Ñ', 'Los'],
    ['Artículo 2o.- A falta de ley', '2', 'A falta de ley'],
    ['Artículo 312.- Si, en la casa, se negare', '312', 'Si, en la casa, se negare'],
    ['Artículo 69-O. Cada', '69-O', 'Cada'],
    ['Artículo 1o- Las', '1', 'Las'],
    ['[Artículo 11 Bis. Suprimido]', '11 Bis', 'Suprimido'],
  ])('%s', (text, number, rest) => {
    expect(readHeader(text)).toMatchObject({ number, rest, isStrong: true });
  });

  test.each([
    'Artículo 45 de esta Ley',
    'Artículo 123, apartado A',
    'artículo 5.- Nada',
    'Artículo primero',
    'Los artículos 5',
  ])('is not %s', (text) => expect(readHeader(text)).toBeNull());

  it('may stand for several articles, or be numbered with words', () => {
    expect(readHeader('Artículos 135 a 140.- (Se derogan)')).toMatchObject({
      whole: 135,
      through: 140,
      rest: '(Se derogan)',
    });
    expect(readHeader('Artículos 135.- El')).toMatchObject({ number: '135', through: null });
    expect(readWordHeader('Artículo Único.- Se aprueba')).toMatchObject({ number: 'Único' });
    expect(readWordHeader('ARTÍCULO DÉCIMO SEGUNDO.- Se')).toMatchObject({ number: '12' });
  });
});

describe('headings, notes and days', () => {
  test.each([
    ['TITULO PRIMERO', 2, null],
    ['Capítulo IV Bis. De las Pruebas', 3, 'De las Pruebas'],
    ['LIBRO QUINTO', 0, null],
    ['PRIMERA PARTE', 1, null],
    ['TITULO DECIMO PRIMERO', 2, null],
    ['TITULO CATORCE', 2, null],
    ['SECCIÓN 2a.', 4, null],
    ['T Í T U L O  P R I M E R O', 2, null],
    ['CAPITULO UNICO', 3, null],
  ])('%s is a heading', (text, rank, name) => {
    expect(readHeading(text)).toMatchObject({ rank, name });
  });
  test.each(['Título Segundo de esta Ley', 'Capítulo di Roma', 'Capítulo III, cuando proceda,', 'Los títulos'])(
    '%s is none',
    (text) => expect(readHeading(text)).toBeNull(),
  );
  test.each([
    'TRANSITORIOS',
    'Artículos Transitorios',
    'T R A N S I T O R I O S',
    'TRANSITORIO',
    'DISPOSICIONES TRANSITORIAS',
  ])('%s ends the articles', (text) => expect(isTransitoryTitle(text)).toBe(true));
  test.each([
    'Artículo reformado DOF 24-05-1996',
    'Fe de erratas al artículo DOF 30-04-1970. Reformado DOF 23-04-2021',
    'Capítulo derogado DOF 04-01-1989',
    'Nota: Por Decreto DOF 29-05-2000 se adicionó el Título Segundo.',
    'Denominación del Capítulo reformada DOF 10-06-2011',
    '(REFORMADO, P.O. 3 DE MAYO DE 2010)',
    'Fracción reformada y publicada en la GOCDMX el 28 de junio de 2024',
  ])('%s is a note', (text) => expect(isReformNote(text)).toBe(true));
  test.each(['Artículo 5 de la Ley', '(Se deroga).', 'Párrafo que no se ha tocado en 1970.', 'Título de crédito'])(
    '%s is text',
    (text) => expect(isReformNote(text)).toBe(false),
  );
  it('knows what says no more than that it was repealed', () => {
    for (const text of [
      '(Se deroga).',
      'Se Deroga.',
      'Derogado',
      'SE DEROGA',
      'Derogado por Decreto No. 91, P.O. 1-11-2002',
    ])
      expect(saysRepealed(text), text).toBe(true);
    for (const text of ['Se deroga la Ley de Ejemplo de 1931.', 'Derogado este artículo, rige el siguiente.', ''])
      expect(saysRepealed(text), text).toBe(false);
  });
  it('reads days in figures and in words, also where the year comes later', () => {
    expect(daysIn('DOF 28-04-1978, 30-11-2012 y 31-02-2000')).toEqual(['1978-04-28', '2012-11-30']);
    expect(daysIn('el 1º de abril de 1970 y el 3 DE MAYO DE 2010')).toEqual(['1970-04-01', '2010-05-03']);
    expect(daysIn('los días 26 de mayo, 14 de julio, 3 y 31 de agosto de 1928')[0]).toBe('1928-05-26');
  });
  it('writes names that are printed in capitals as names are written', () => {
    expect(nameInTitleCase('LEY DE EJEMPLO DEL ESTADO DE MÉXICO')).toBe('Ley de Ejemplo del Estado de México');
  });
});

describe('the lines of a page', () => {
  const piece = (text: string, x: number, top: number, more: Partial<PlacedText> = {}): PlacedText => ({
    text,
    x,
    top,
    width: text.length * 5,
    size: 10,
    isBold: false,
    ...more,
  });
  it('joins a mark that stands higher, a raised letter and letters printed twice', () => {
    const lines = linesOfPage(
      [piece('Texto.', 80, 103), piece('II.', 40, 100, { isBold: true }), piece('Otra', 40, 115)],
      1,
    );
    expect(lines.map((line) => line.text)).toEqual(['II. Texto.', 'Otra']);
    expect(lines[0]).toMatchObject({ x: 40, boldLength: 3 });
    expect(linesOfPage([piece('1', 40, 100), piece('o', 45, 97, { size: 6, width: 3 })], 1)[0]?.text).toBe('1o');
    expect(linesOfPage([piece('Artículo', 40, 100), piece('Artículo', 40.4, 100)], 1)[0]?.text).toBe('Artículo');
    expect(linesOfPage([piece('VII.-', 40, 100, { isBold: true }), piece('Las', 65, 100)], 1)[0]?.text).toBe(
      'VII.- Las',
    );
  });
  it('notices two columns', () => {
    const rows = Array.from({ length: 30 }, (_, at) => [
      piece('x'.repeat(44), 60, at * 12),
      piece('y'.repeat(44), 320, at * 12),
    ]);
    expect(looksLikeTwoColumns(rows.flat(), 612)).toBe(true);
    expect(
      looksLikeTwoColumns(
        rows.flat().filter(({ x }) => x < 100),
        612,
      ),
    ).toBe(false);
  });
  it('keeps a hyphen that belongs to the word and drops one that broke it', () => {
    const words = new Set(['político', 'electorales', 'autoridad']);
    expect(joinLines('derechos político-', 'electorales del', words)).toBe('derechos político-electorales del');
    expect(joinLines('la autori-', 'dad que', words)).toBe('la autoridad que');
    expect(joinLines('es inconsti-', 'tucional que', words)).toBe('es inconstitucional que');
    expect(joinLines('el artículo 58-', '2 de', words)).toBe('el artículo 58-2 de');
  });
  it('knows no word that a line broke, and the whole of every other', () => {
    const lines = ['la autori-', 'dad político-electoral de inconsti-', 'tucional'].map((text) => ({ text }));
    expect([...wordsOf(lines)]).toEqual(['la', 'político-electoral', 'de']);
  });
  it('reads a word without end in time that grows with its length', () => {
    const reads = (length: number) => () => {
      const text = 'I'.repeat(length);
      joinLines(text, 'y', wordsOf([{ text }]));
    };
    expect(cpuTimeRatio(reads(48_000), reads(6_000))).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
  });
});

describe('an official PDF', () => {
  it('gives its title, days, articles, paths, notes and transitory articles', async () => {
    const read = await readExample();
    expectExample(read);
    const { law, report } = read;
    expect(law).toMatchObject({ title: 'LEY DE EJEMPLO', publishedOn: '1970-04-01', lastReformOn: '2026-01-15' });
    expect(law.articles.map((article) => article.path)).toEqual(ARTICLES.map((article) => article.ruta));
    expect(law.articles.map((article) => article.isRepealed)).toEqual(
      ARTICLES.map(({ texto }) => texto === '(Se deroga).'),
    );
    expect(law.articles[1]).toMatchObject({ lastReformOn: '2019-03-14', printed: '2o' });
    expect(law.transitory).toContain('entrará en vigor mañana');
    expect(law.reformTransitory).toMatch(/^ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA\nDECRETO/);
    expect(report).toMatchObject({
      articles: 8,
      wholeNumbers: 6,
      last: 6,
      gaps: [],
      repealed: 1,
      isComplete: true,
      refusal: null,
    });
    expect(report.unassigned).toBeLessThan(0.0005);
  });

  test.each<[string, PrintStyle]>([
    ['ragged lines', { isJustified: false }],
    ['no space between paragraphs', { spaceAfter: 0 }],
    ['no running lines', { withoutRunningLines: true }],
    ['marks that stand higher', { markRise: 3 }],
    ['other punctuation', { separator: (at) => ['. ', '.- - ', '.— '][at % 3] ?? '. ' }],
  ])('reads the same with %s', async (_, style) => expectExample(await readExample(style)));

  it('keeps articles that stand at the edge of many pages, and takes off what every page repeats', async () => {
    const articles = Array.from({ length: 300 }, (_, at) =>
      printed(String(at + 1), '(Se deroga).', { notas: ['Artículo derogado DOF 27-01-1970'] }),
    );
    const read = await readExample({}, { ...EXAMPLE, articles });
    expect(read.report).toMatchObject({ articles: 300, repealed: 300, gaps: [], isComplete: true });
    expect(read.law.articles.every((article) => article.notes.length === 1)).toBe(true);
    expect(JSON.stringify(read.law.articles)).not.toMatch(/Servicios Parlamentarios|Reforma DOF|\d de \d/);
  });

  it('knows the header of the Cámara on a law of one page', async () => {
    const articles = [printed('1', 'Uno.'), printed('2', 'Dos.')];
    const read = await readExample(
      {},
      { ...EXAMPLE, articles, transitory: 'TRANSITORIOS\nÚnico.- Rige.', reformTransitory: '' },
    );
    expect(read.pages).toBe(1);
    expect(read.law).toMatchObject({ title: 'LEY DE EJEMPLO', publishedOn: '1970-04-01', lastReformOn: '2026-01-15' });
    expect(read.law.transitory).toBe('TRANSITORIOS\nÚnico.- Rige.');
    expect(read.law.letters.stripped).toBeGreaterThan(100);
  });

  it('joins a title that takes two lines, also where the second begins like a title', async () => {
    const name =
      'Ley de Ejemplo, Reglamentaria de los Artículos que Nadie ha Escrito Todavía de la Constitución Política de Ninguna Parte';
    const { law } = await readExample({ withoutRunningLines: true }, { ...EXAMPLE, name });
    expect(law.title).toBe(name.toUpperCase());
  });

  it('parts a note from the text that follows it, on the page and over its end', () => {
    const line = (text: string, top: number, page: number, size: number): PublicationLine => ({
      text,
      page,
      x: size < 9 ? 72 : 71,
      right: 541,
      top,
      size,
      boldLength: 0,
      isCentred: false,
    });
    const body = Array.from({ length: 40 }, (_, at) =>
      line(`un renglón lleno del texto número ${at} que`, at * 10.8, 1, 9),
    );
    const note = (top: number): PublicationLine =>
      line('Reforma DOF 30-11-2012: Derogó del artículo el párrafo cuarto', top, 1, 7);
    const after = 'En caso de que el texto siga después de la nota';
    const pages = (...numbered: PublicationLine[][]): PublicationText => ({
      format: 'pdf',
      layout: 'positioned',
      pages: numbered.map((lines, at) => ({ number: at + 1, width: 612, height: 792, lines })),
      emptyPages: [],
      doubts: [],
    });
    for (const text of [
      pages([...body, note(432), line(after, 442.8, 1, 9)]),
      pages([...body, note(432)], [line(after, 100, 2, 9), line('y termina.', 110.8, 2, 9)]),
    ]) {
      const paragraphs = layOut(text).paragraphs.map((paragraph) => paragraph.text);
      expect(paragraphs[1]).toBe('Reforma DOF 30-11-2012: Derogó del artículo el párrafo cuarto');
      expect(paragraphs[2]).toMatch(/^En caso de que/);
    }
  });

  it('takes the titles of articles for rubrics', async () => {
    const articles = ['Objeto', 'Glosario', 'Ámbito', 'Sujetos'].map((rubric, at) =>
      printed(String(at + 1), `${rubric} de la Ley\n${LONG}`, { epigrafe: `${rubric} de la Ley` }),
    );
    const { law } = await readExample({}, { ...EXAMPLE, articles });
    expect(law.articles.map((article) => article.rubric)).toEqual(articles.map((article) => article.epigrafe));
  });
});

describe('the series of articles', () => {
  const body = (...articles: string[]): string =>
    `LEY DE EJEMPLO\nNueva Ley publicada en el Diario Oficial de la Federación el 2 de enero de 2001\n\n${articles.join('\n\n')}\n\nTRANSITORIOS\n\nPRIMERO.- Entra en vigor mañana.`;

  it('reports gaps and repetitions and refuses, in Spanish', async () => {
    const gap = await readText(body('Artículo 1.- Uno.', 'Artículo 2.- Dos.', 'Artículo 5.- Cinco.'));
    expect(gap.report).toMatchObject({ gaps: ['3 a 4'], isComplete: false, last: 5, wholeNumbers: 3 });
    expect(gap.report.refusal).toMatch(/^La ley no se guardó .*faltan los artículos 3 a 4/);
    const twice = await readText(
      body('Artículo 1.- Uno.', 'Artículo 2.- Dos.', 'Artículo 2.- Otra vez.', 'Artículo 3.- Tres.'),
    );
    expect(twice.report).toMatchObject({ repeated: ['2'], isComplete: false });
    expect(twice.report.refusal).toContain('el artículo 2 aparece más de una vez');
  });

  it('does not take quotations for articles', async () => {
    const read = await readText(
      body(
        'Artículo 1.- Uno.',
        'Artículo 2.- Se cita:',
        'Artículo 123.- Toda persona.',
        'Artículo 3.- Tres.',
        'Artículo 4.- Cuatro.',
      ),
    );
    expect(numbersOf(read)).toEqual(['1', '2', '3', '4']);
    expect(textOf(read, '2')).toBe('Se cita:\nArtículo 123.- Toda persona.');
    expect(read.report.warnings.join()).toContain('123');
  });

  it('begins after the decree that issues the law, spreads a common header, and reads words as numbers', async () => {
    const decree = await readText(
      body(
        'Artículo 1.- Se expide la Ley:',
        'TÍTULO PRIMERO',
        'Artículo 1.- Uno.',
        'Artículos 2 a 4.- (Se derogan).',
        'Artículo 5.- Cinco.',
      ),
    );
    expect(numbersOf(decree)).toEqual(['1', '2', '3', '4', '5']);
    expect(decree.law.articles.map((article) => article.isRepealed)).toEqual([false, true, true, true, false]);
    const words = await readText(
      body('ARTÍCULO PRIMERO.- Uno.', 'ARTÍCULO SEGUNDO.- Dos.', 'ARTÍCULO TERCERO.- Tres.'),
    );
    expect(numbersOf(words)).toEqual(['1', '2', '3']);
    expect(numbersOf(await readText(body('Artículo Único.- Se aprueba.')))).toEqual(['Único']);
  });

  it('reads a state code: notes in parentheses before, headers alone on their line', async () => {
    const read = await readText(
      'CÓDIGO DE EJEMPLO PARA EL ESTADO DE NINGUNA PARTE\n\nÚLTIMA REFORMA PUBLICADA EN LA GACETA OFICIAL: 12 DE AGOSTO DE 2008.\n\nCódigo publicado en la Gaceta Oficial, el 15 de septiembre de 1932.\n\nLIBRO PRIMERO\nDE LAS PERSONAS\n\nARTICULO 1°\n\nLa ley es igual para todos.\n\n(REFORMADO, G.O. 29 DE AGOSTO DE 2007)\n\nARTICULO 2°\n\nLas leyes obligan tres días después.\n\n(ADICIONADO, G.O. 12 DE AGOSTO DE 2008)\n\nSalvo que digan otra cosa.\n\nARTICULO 3°\n\nTermina.\n\nTRANSITORIOS\n\nPrimero.- Entra en vigor.',
    );
    expect(read.law).toMatchObject({ publishedOn: '1932-09-15', lastReformOn: '2008-08-12' });
    expect(read.law.articles[1]).toMatchObject({
      text: 'Las leyes obligan tres días después.\nSalvo que digan otra cosa.',
      notes: ['(REFORMADO, G.O. 29 DE AGOSTO DE 2007)', '(ADICIONADO, G.O. 12 DE AGOSTO DE 2008)'],
      lastReformOn: '2008-08-12',
      path: ['LIBRO PRIMERO. DE LAS PERSONAS'],
    });
    expect(read.report.isComplete).toBe(true);
  });
});

describe('other formats', () => {
  const PARAGRAPHS = [
    'Artículo 1.- La acción “pronta” – dice así:',
    'I. Uno, y',
    'II. Dos.',
    'Artículo 2.- Niñez.',
    'TRANSITORIOS',
    'Único.- Rige.',
  ];
  const expectLaw = (read: ReadLaw, format: string): void => {
    expect(read.format).toBe(format);
    expect(textOf(read, '1')).toBe('La acción “pronta” – dice así:\nI. Uno, y\nII. Dos.');
    expect(textOf(read, '2')).toBe('Niñez.');
  };
  const html = (charset: string): string =>
    `<html><head><meta charset="${charset}"><title>No</title><script>no()</script></head><body><p align=center><b>LEY DE EJEMPLO</b></p>${PARAGRAPHS.map((text) => `<p>${text.replace('é', '&eacute;')}<br></p>`).join('\n')}</body></html>`;
  const windows1252 = (text: string): Uint8Array =>
    Uint8Array.from([...text].map((letter) => ({ '“': 0x93, '”': 0x94, '–': 0x96 })[letter] ?? letter.charCodeAt(0)));

  it('reads HTML in the charset it names, and lists with their marks', async () => {
    expectLaw(await lawFromPublication(utf8(html('utf-8')), 'ley.html'), 'html');
    expectLaw(await lawFromPublication(windows1252(html('windows-1252')), 'ley.doc'), 'html');
    const list =
      '<body><p>Artículo 1.- Son:</p><ol type="I"><li>Uno;</li><li>Dos.</li></ol><p>Artículo 2.- Fin.</p></body>';
    expect(textOf(await lawFromPublication(utf8(list), 'l'), '1')).toBe('Son:\nI. Uno;\nII. Dos.');
  });

  it('reads text in UTF-8 and Windows-1252, with pages at form feeds or at their numbers', async () => {
    expectLaw(await readText(PARAGRAPHS.join('\n\n')), 'txt');
    expectLaw(await lawFromPublication(windows1252(PARAGRAPHS.join('\r\n')), 'ley.pdf'), 'txt');
    const page = (number: number, text: string): string =>
      `LEY DE EJEMPLO\nCÁMARA DE DIPUTADOS DEL H. CONGRESO DE LA UNIÓN\n\nÚltima Reforma DOF 18-05-2022\n\nSecretaría General\nSecretaría de Servicios Parlamentarios\n\n${text}\n\n${number} de 3\n\n`;
    const pages = [
      'Artículo 1.- Una oración que pasa de una página a la',
      'siguiente sin encabezado en medio.\nArtículo 2.- Son:\nI.\n\nUno, y\n\nII.\n\nDos.',
      'Artículo 3.- Fin.',
    ];
    for (const end of ['\f', '']) {
      const read = await readText(pages.map((text, at) => page(at + 1, text) + end).join(''));
      expect(textOf(read, '1')).toBe('Una oración que pasa de una página a la siguiente sin encabezado en medio.');
      expect(textOf(read, '2')).toBe('Son:\nI. Uno, y\nII. Dos.');
      expect(read.law.lastReformOn).toBe('2022-05-18');
    }
  });

  it('reads a real page of pdftotext, and says that it is no whole law', async () => {
    const file = readFileSync('tests/fixtures/publications/lft-pdftotext.txt');
    const { law, report } = await lawFromPublication(file, 'lft.txt');
    expect(law).toMatchObject({
      title: 'LEY FEDERAL DEL TRABAJO',
      publishedOn: '1970-04-01',
      lastReformOn: '2022-05-18',
    });
    expect(law.articles.map((article) => article.number)).toEqual(['1', '2', '3', '3 Bis', '4', '5', '6']);
    const [, second, , , fourth] = law.articles;
    expect(second).toMatchObject({
      path: ['TITULO PRIMERO. Principios Generales'],
      notes: ['Artículo reformado DOF 30-11-2012'],
    });
    expect(fourth?.text.match(/^(?:[IV]+\.|[ab]\)) \p{L}+ \p{L}+/gmu)).toEqual([
      'I. Se atacan',
      'a) Cuando se',
      'b) Cuando se',
      'II. Se ofenden',
      'a) Cuando declarada',
      'b) Cuando declarada',
    ]);
    expect(report).toMatchObject({ isComplete: false, unassigned: 0 });
    expect(report.refusal).toContain('el archivo sólo llega a la página 3 de 330');
  });

  it('says so when marks came apart from their texts, and loses none', async () => {
    const read = await readText(
      'Artículo 1.- Son:\nI.\n\nII.\n\nLa primera:\na)\n\nUno.\n\nLa segunda.\n\nArtículo 2.- Fin.',
    );
    expect(textOf(read, '1')).toBe('Son:\nI. La primera:\na) Uno.\nII. La segunda.');
    expect(read.report.warnings.join()).toContain('revisa los artículos 1');
  });

  it('reads Word, new and old', async () => {
    const children = PARAGRAPHS.map(
      (text) => new Paragraph({ children: [new TextRun({ text, bold: text === 'TRANSITORIOS' })] }),
    );
    expectLaw(
      await lawFromPublication(await Packer.toBuffer(new Document({ sections: [{ children }] })), 'ley'),
      'docx',
    );
    const old = await lawFromPublication(readFileSync('tests/fixtures/publications/ley-de-ejemplo.doc'), 'ley.pdf');
    expect(old.format).toBe('doc');
    expect(numbersOf(old)).toEqual(['1', '2', '3', '4', '4 Bis', '5']);
    expect(textOf(old, '3')).toContain(
      '«ejemplo», se leen enteras; las unidas por uno fijo, como «político-electoral»',
    );
    expect(textOf(old, '1')).toContain('“la Ley”');
    expect(old.law).toMatchObject({ publishedOn: '2010-05-03', lastReformOn: '2024-01-12' });
    expect(old.report).toMatchObject({ isComplete: true, repealed: 1 });
    expect(paragraphsOfWordBody('ejemundefinedplo\rpolítico\u001eelectoral')).toMatchObject([
      { text: 'ejemplo' },
      { text: 'político-electoral' },
    ]);
  });
});

describe('what cannot be read', () => {
  const read = (bytes: Uint8Array): Promise<string> => failureOf(lawFromPublication(bytes, 'ley.pdf'));

  it('is named in Spanish, each with its code', async () => {
    expect(await read(new Uint8Array())).toBe('EMPTY: El archivo «ley.pdf» está vacío.');
    expect(await read(new Uint8Array(MAX_BYTES + 1))).toMatch(/^TOO_LARGE: .*pesa más de 40 MB/);
    expect(await read(Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'))).toMatch(
      /^WRONG_TYPE: .*es un archivo png/,
    );
    expect(await read(Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toMatch(/^WRONG_TYPE: .*no es un documento/);
    expect(
      await read(
        await drawnPdf({}, (doc) => doc.rect(50, 50, 400, 600).fill('gray').addPage().rect(9, 9, 9, 9).fill()),
      ),
    ).toMatch(/^SCANNED: .*es un escaneo sin texto/);
    expect(await read(await drawnPdf({ userPassword: 'secreto' }, (doc) => doc.text('Artículo 1.- Nada.')))).toMatch(
      /^ENCRYPTED: .*contraseña/,
    );
    expect(await read(utf8('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'))).toMatch(/^BROKEN: .*dañado/);
    expect(await read((await officialPdf(EXAMPLE)).slice(0, 2000))).toMatch(/^BROKEN|^SCANNED/);
    expect(await read(utf8('  \n \n '))).toMatch(/^NO_TEXT: /);
    expect(await read(utf8('Una receta de cocina, sin leyes.'))).toMatch(
      /^NO_ARTICLES: .*no se encontró ningún artículo/,
    );
  });

  it('includes files made to break the reader', async () => {
    const types = Buffer.from(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    );
    const bomb = zip({ '[Content_Types].xml': types, 'word/document.xml': Buffer.alloc(70 * 1024 * 1024, 32) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await read(bomb)).toMatch(/^EXPANDS_TOO_MUCH: /);
    expect(await read(zip({ '[Content_Types].xml': types, 'word/document.xml': Buffer.from('<w:document') }))).toMatch(
      /^BROKEN: /,
    );

    const old = readFileSync('tests/fixtures/publications/ley-de-ejemplo.doc');
    expect(hasSoundChains(old)).toBe(true);
    const circle = Buffer.from(old);
    const table = 512 + circle.readInt32LE(76) * 512;
    circle.writeInt32LE(1, table);
    circle.writeInt32LE(0, table + 4);
    expect(hasSoundChains(circle)).toBe(false);
    expect(await read(circle)).toMatch(/^BROKEN: /);
    expect(await read(old.subarray(0, 3000))).toMatch(/^(BROKEN|WRONG_TYPE): /);
    const locked = Buffer.concat([
      old.subarray(0, 600),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(3000),
    ]);
    expect(kindOfCompoundFile(locked)).toBe('encrypted');
    expect(await read(locked)).toMatch(/^ENCRYPTED: /);
  });
});

describe('the corpus format', () => {
  const identity: PublicationIdentity = {
    clave: 'ejemplo',
    nombre_corto: 'LE',
    tipo: 'ley',
    ambito: 'federal',
    materia: 'civil',
    url: 'https://example.org/ley.pdf',
  };

  it('is what the importer takes', async () => {
    const { law } = await readExample();
    const corpus = toCorpusLaw(law, identity);
    expect(corpus).toMatchObject({
      nombre: 'Ley de Ejemplo',
      publicacion: '1970-04-01',
      ultima_reforma: '2026-01-15',
      texto_al: '2026-01-15',
      n_articulos: 8,
    });
    expect(corpus.articulos[3]).toMatchObject({
      articulo: '3',
      impreso: '3o',
      orden: 4,
      estado: 'derogado',
      epigrafe: null,
    });
    expect(corpus.transitorios_originales).toContain('mañana');
    expect(() => toCorpusLaw({ ...law, publishedOn: null }, identity)).toThrow('fecha de publicación');
    expect(() => toCorpusLaw({ ...law, title: null }, identity)).toThrow('nombre de la ley');
    expect(() => toCorpusLaw(law, { ...identity, clave: 'Ley 1' })).toThrow('minúsculas');
  });

  it('joins what was printed twice when a person insists', async () => {
    const articles = [printed('1', 'Uno.'), printed('2', 'Dos.'), printed('2', 'Otra vez.'), printed('3', 'Tres.')];
    const { law, report } = await readExample({}, { ...EXAMPLE, articles });
    expect(report.refusal).toContain('el artículo 2');
    expect(toCorpusLaw(law, identity).articulos.map((article) => article.texto)).toEqual([
      'Uno.',
      'Dos.\nOtra vez.',
      'Tres.',
    ]);
  });

  it('takes key, names and matter of the laws that our index has from there, and only of those', async () => {
    const { law } = await readExample();
    for (const known of laws()) {
      const title = known.name.replace(/ \(.*\)/, '').toUpperCase();
      const found = identityFromIndex({ ...law, title });
      expect(found?.clave).toBe(known.key);
      expect(found && areaOfMatter(toCorpusLaw(law, found))).toBe(known.area);
    }
    expect(findLawByTitle('CÓDIGO CIVIL PARA EL ESTADO DE JALISCO')).toBeNull();
    expect(identityFromIndex(law)).toBeNull();
  });
});
