import { describe, expect, it } from 'vitest';
import {
  addressOf,
  articleAddress,
  parseRecordAddress,
  rulingAddress,
  statuteAddress,
  thesisAddress,
  topicAddress,
} from '#schema/record-address.ts';
import { citationForms } from '#schema/text/reading.ts';
import { requestedNumber, isSameNumber } from '#web/features/research/reading/article-number.rules.ts';
import { clausesOf, withoutOwnHeading } from '#web/features/research/reading/clauses.rules.ts';
import { branchAt, findHeadings, headingParts, outlineTree } from '#web/features/research/reading/outline.rules.ts';
import { extractNotes, rulingBlocks } from '#web/features/research/reading/ruling-text.rules.ts';
import { countChanges, wordDiff } from '#web/features/research/reading/word-diff.rules.ts';

describe('the address of a record', () => {
  it.each([
    ['/codigo-civil/ccf/1602', articleAddress('ccf', '1602')],
    ['/codigo-civil/ccdf/2395', articleAddress('ccdf', '2395')],
    ['/stps/lft/48', articleAddress('lft', '48')],
    ['/leyes/ccom/1390_Bis_20', articleAddress('ccom', '1390 Bis 20')],
    ['/leyes/cff/29-A_Bis', articleAddress('cff', '29-A Bis')],
    ['/codigo-civil/ccdf', statuteAddress('ccdf')],
    ['/jurisprudencia/2032726', thesisAddress('2032726')],
    ['/jurisprudencia/sentencia/MX-1', rulingAddress('sen_MX-1')],
    ['/ia-analysis/despido-injustificado', topicAddress('despido-injustificado')],
  ])('%s', (path, made) => expect(made).toBe(path));

  it.each(['48', '29-A', '58-2', '1390 Bis 20', '138 Quáter', '353-Ñ', '228 a Bis', '32-B Quinquies'])(
    'reads the number %s back as it was',
    (number) =>
      expect(parseRecordAddress(articleAddress('cff', number))).toEqual({ kind: 'article', statute: 'cff', number }),
  );

  it('reads the short forms: a number alone is of the federal civil code or of the labour law', () => {
    expect(parseRecordAddress('/codigo-civil/1602')).toEqual({ kind: 'article', statute: 'ccf', number: '1602' });
    expect(parseRecordAddress('/codigo-civil')).toEqual({ kind: 'statute', statute: 'ccf' });
    expect(parseRecordAddress('/stps/48/')).toEqual({ kind: 'article', statute: 'lft', number: '48' });
    expect(parseRecordAddress('/leyes')).toEqual({ kind: 'statutes' });
    expect(parseRecordAddress('/jurisprudencia/sentencia/MX-1')).toEqual({ kind: 'ruling', id: 'sen_MX-1' });
  });

  it('leads every spelling to one address', () => {
    const found = parseRecordAddress('/leyes/LFT/48');
    expect(found && addressOf(found)).toBe('/stps/lft/48');
  });

  it.each([
    '/codigo-civil/nada',
    '/codigo-civil/ccf/1/2',
    '/stps/cff/1',
    '/jurisprudencia',
    '/jurisprudencia/sentencia',
    '/ia-analysis',
    '/leyes/%E0%A4%A/1',
    '/otra/cosa',
    '/',
  ])('names nothing: %s', (path) => expect(parseRecordAddress(path)).toBeNull());
});

describe('numbers of articles', () => {
  it.each([
    ['29-A', '29 a'],
    ['29-A', '29A'],
    ['1', '1o.'],
    ['1390 Bis 20', '1390-bis-20'],
    ['138 Quáter', '138 quater'],
    ['353-Ñ', '353 ñ'],
  ])('%s and %s are the same', (one, other) => expect(isSameNumber(one, other)).toBe(true));

  it.each([
    ['58-2', '582'],
    ['353-Ñ', '353-N'],
    ['1', '1 Bis'],
    ['10', '1o'],
  ])('%s and %s are not', (one, other) => expect(isSameNumber(one, other)).toBe(false));

  it('knows a number from words to look for', () => {
    expect(requestedNumber(' art. 1390 bis 20 ')).toBe('1390 bis 20');
    expect(requestedNumber('artículo 48')).toBe('48');
    expect(requestedNumber('29-A')).toBe('29-A');
    expect(requestedNumber('sucesión legítima')).toBeNull();
    expect(requestedNumber('')).toBeNull();
  });
});

describe('the paragraphs of an article', () => {
  const shape = (text: string) => clausesOf(text).map(({ mark, level }) => `${level}${mark}`);

  it('hangs fractions below the margin and incisos below their fraction', () => {
    expect(shape('Son causas:\nI. La primera:\na) Una, y\nb) Otra;\nII.- La segunda.')).toEqual([
      '0',
      '1I.',
      '2a)',
      '2b)',
      '1II.-',
    ]);
  });

  it('leaves a paragraph after the last fraction at the margin, and one between two fractions with the first', () => {
    expect(shape('I. Uno.\nSigue el uno.\nII. Dos.\nDe todo lo anterior.')).toEqual(['1I.', '1', '1II.', '0']);
  });

  it('tells the letter C from the numeral, and the letter i from the small numeral, by what stands before', () => {
    expect(shape('A. Uno\nB. Dos\nC. Tres\nD. Cuatro')).toEqual(['1A.', '1B.', '1C.', '1D.']);
    expect(shape('XCIX. Noventa y nueve\nC. Cien')).toEqual(['1XCIX.', '1C.']);
    expect(shape('h) Ocho\ni) Nueve\nj) Diez')).toEqual(['1h)', '1i)', '1j)']);
    expect(shape('I. Uno:\na) Letra:\ni) Romano\nii) Romano')).toEqual(['1I.', '2a)', '3i)', '3ii)']);
  });

  it('does not take a word for a mark', () => {
    expect(shape('A los patrones se les impone.\nEl que no cumpla.\nY lo demás.')).toEqual(['0', '0', '0']);
  });

  it('loses no words', () => {
    const text = 'Son causas:\nXIV Bis. La falta de documentos; y\na).- Otra\n1) Número';
    const again = clausesOf(text).map(({ mark, text: words }) => [mark, words].filter(Boolean).join(' '));
    expect(again.join('\n')).toBe(text);
  });

  it('prints the own heading of an article once', () => {
    expect(withoutOwnHeading('Objeto\nEsta ley…', 'Objeto')).toBe('Esta ley…');
    expect(withoutOwnHeading('Esta ley…', 'Objeto')).toBe('Esta ley…');
  });
});

describe('the outline of a law', () => {
  const heading = (title: string, depth: number, firstArticle: string, lastArticle: string) => ({
    title,
    depth,
    firstArticle,
    lastArticle,
    articleCount: 1,
  });
  const tree = outlineTree([
    heading('TITULO PRIMERO. Personas', 0, '1', '20'),
    heading('CAPITULO I. Disposiciones generales', 1, '1', '9'),
    heading('CAPITULO I. Disposiciones generales', 1, '10', '20'),
    heading('TITULO SEGUNDO. Sucesión legítima', 0, '21', '40'),
    heading('CAPITULO I. Disposiciones generales', 1, '21', '40'),
  ]);

  it('is a tree', () => expect(tree.map(({ children }) => children.length)).toEqual([2, 1]));

  it('finds the heading of an article where several have the same name', () => {
    const path = ['TITULO PRIMERO. Personas', 'CAPITULO I. Disposiciones generales'];
    expect(branchAt(tree, path, '12 Bis')?.index).toBe(2);
    expect(branchAt(tree, path, '3')?.index).toBe(1);
    expect(branchAt(tree, ['Otro'], '3')).toBeNull();
  });

  it('finds headings by their words, without accents', () => {
    expect(findHeadings(tree, 'legitima SUCESION').map(({ index }) => index)).toEqual([3]);
  });

  it('sets the mark of a heading apart from its words', () => {
    expect(headingParts('CAPITULO IV. Rescisión')).toEqual({ mark: 'CAPITULO IV', words: 'Rescisión' });
    expect(headingParts('TITULO TERCERO BIS. De la productividad').words).toBe('De la productividad');
    expect(headingParts('Del tiempo. Y su cuenta')).toEqual({ mark: '', words: 'Del tiempo. Y su cuenta' });
  });
});

describe('what changed between two texts', () => {
  const told = (older: string, newer: string) =>
    wordDiff(older, newer)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+[${text}]` : `-[${text}]`))
      .join('');

  it('says what was added and what was removed, in whole words', () => {
    expect(told('tres meses de salario', 'tres meses de su salario')).toBe('tres meses de +[su ]salario');
    expect(told('a la Junta de Conciliación', 'al Tribunal')).toBe('-[a la Junta de Conciliación]+[al Tribunal]');
  });

  it('gives both texts back', () => {
    const older = 'I. Uno;\nII. Dos, y\nIII. Tres.';
    const newer = 'I. Uno;\nII. Dos;\nII Bis. Nueva, y\nIII. Tres y más.';
    const changes = wordDiff(older, newer);
    const without = (kind: string) =>
      changes
        .filter((change) => change.kind !== kind)
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' ');
    expect(without('removed')).toBe(newer.replace(/\s+/g, ' '));
    expect(without('added')).toBe(older.replace(/\s+/g, ' '));
  });

  it('counts words, and finds nothing where nothing changed', () => {
    expect(countChanges(wordDiff('uno dos tres', 'uno cuatro cinco tres'))).toEqual({ added: 2, removed: 1 });
    expect(countChanges(wordDiff('igual', 'igual'))).toEqual({ added: 0, removed: 0 });
  });

  it('takes a stretch that is too long to compare as replaced', () => {
    const words = (letter: string) => Array.from({ length: 2_500 }, (_, at) => `${letter}${at}`).join(' ');
    expect(wordDiff(words('a'), words('b')).length).toBeLessThan(6);
  });
});

describe('the text of a ruling', () => {
  it('takes foot notes out of the sentences and keeps their numbers', () => {
    const { text, notes } = extractNotes(
      'El hijo[footnoteRef:3] vive.[footnoteRef:4] [3: Se calla [así] su nombre.] [4: Otra.]',
    );
    expect(text).toBe('El hijo⁅3⁆ vive.⁅4⁆');
    expect([...notes]).toEqual([
      ['3', 'Se calla [así] su nombre.'],
      ['4', 'Otra.'],
    ]);
  });

  it('knows its headings from names, paragraphs and rests of tables', () => {
    const source =
      'AMPARO 1/2025\nPONENTE: MINISTRA ANA RUIZ\n I.\n COMPETENCIA\n 14-15\nS E N T E N C I A\nV. ESTUDIO\nii. Compensación y jornada\n1. El matrimonio no podrá celebrarse.\nI. Los trabajadores; y\n80';
    const blocks = rulingBlocks(source, 'AMPARO 1/2025.');
    expect(blocks.map(({ kind, level, text }) => (kind === 'heading' ? `${level} ${text}` : kind))).toEqual([
      'paragraph',
      'cells',
      '1 SENTENCIA',
      '1 V. ESTUDIO',
      '2 ii. Compensación y jornada',
      'paragraph',
      'paragraph',
    ]);
  });
});

describe('a citation in Mexican form', () => {
  const cited = {
    citation: 'LFT, artículo 48',
    number: '48',
    law: 'Ley Federal del Trabajo',
    textAsOf: '15 de enero de 2026',
    lastReformOn: '15 de enero de 2026',
    isCurrent: true,
    isOfficial: true,
    text: 'El trabajador podrá…',
    address: 'https://foja.mx/stps/lft/48',
  };

  it('has three lengths', () => {
    expect(citationForms.short(cited)).toBe('LFT, artículo 48');
    expect(citationForms.full(cited)).toBe(
      'Artículo 48 de la Ley Federal del Trabajo, texto vigente al 15 de enero de 2026 (última reforma publicada el 15 de enero de 2026).',
    );
    expect(citationForms.withText(cited)).toMatch(/^«El trabajador podrá…»\n\nArtículo 48 .*\nhttps:/s);
  });

  it('never passes a synthesis off as the law, nor an old text as the one in force', () => {
    expect(citationForms.withText({ ...cited, isOfficial: false })).toMatch(/^Síntesis de Foja, no es texto oficial/);
    expect(citationForms.full({ ...cited, isCurrent: false })).not.toContain('vigente');
    expect(citationForms.full({ ...cited, law: 'Código Civil Federal' })).toContain('del Código Civil Federal');
  });
});
