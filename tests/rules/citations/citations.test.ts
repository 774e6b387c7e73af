import { describe, expect, it } from 'vitest';
import { fractionStretch, readDetail } from '#api/features/citations/details.rules.ts';
import { findCitations } from '#api/legal-language/citations/citation-grammar.rules.ts';
import { judge, type Claim, type HeldArticleTexts } from '#api/features/citations/judgement.rules.ts';
import { CitationNumbering } from '#api/features/citations/marks.rules.ts';
import { bestStretch, locateQuote } from '#api/features/citations/passages.rules.ts';
import { placeProseCitations } from '#api/features/citations/prose.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

/** `lft 48`, `lft 47 (fr. II)`, `«Ley de Movilidad» 15`, `? 5`. */
const found = (text: string): string[] =>
  findCitations(text).map(
    ({ law, lawName, article, detail }) =>
      `${law ?? (lawName ? `«${lawName}»` : '?')} ${article}${detail ? ` (${detail})` : ''}`,
  );

describe('finding citations in prose', () => {
  it.each([
    ['el artículo 48 de la Ley Federal del Trabajo', ['lft 48']],
    ['articulo 48 de la lft', ['lft 48']],
    ['art.48 de la L.F.T.', ['lft 48']],
    ['ART. 48 LFT', ['lft 48']],
    ['LFT, art. 48; CCF 1915', ['lft 48', 'ccf 1915']],
    ['LFT 48 y 49', ['lft 48', 'lft 49']],
    ['el numeral 17 de la Ley de Amparo', ['lamparo 17']],
    ['según el Código Penal Federal (artículo 14)', ['cpf 14']],
    ['el artículo 1° de la CPEUM', ['cpeum 1']],
    ['artículo 1o. constitucional', ['cpeum 1']],
    ['artículos 14 y 16 constitucionales', ['cpeum 14', 'cpeum 16']],
    ['art. 29-A del CFF', ['cff 29-A']],
    ['artículo 17-H Bis del Código Fiscal de la Federación', ['cff 17-H Bis']],
    ['artículo 1390 Bis 20 del Código de Comercio', ['ccom 1390 Bis 20']],
    ['el artículo 3o. Bis de la LFT', ['lft 3 Bis']],
    ['artículo 685 Ter de la LFT', ['lft 685 Ter']],
    ['artículo 58-2 de la LFPCA', ['lfpca 58-2']],
    ['artículos 76-81 de la LFT', ['lft 76', 'lft 81']],
    ['arts. 76 a 81 LFT', ['lft 76', 'lft 81']],
    ['artículo 47 y demás relativos de la LFT', ['lft 47']],
  ])('reads the number and the law of «%s»', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['los artículos 47, fracción II, y 48 de la LFT', ['lft 47 (fr. II)', 'lft 48']],
    ['fracción III del artículo 521 de la LFT', ['lft 521 (fr. III)']],
    ['artículo 48 de la LFT, fracción II. Sigue', ['lft 48 (fr. II)']],
    ['artículos 1 y 3, fracciones I, II y IV Bis, del CNPP', ['cnpp 1', 'cnpp 3 (frs. I, II y IV Bis)']],
    [
      'artículo 123, apartado A, fracción XXII, inciso a), de la Constitución Política de los Estados Unidos Mexicanos',
      ['cpeum 123 (apartado A, fr. XXII, inciso a))'],
    ],
    ['el artículo 123 constitucional, apartado B, fr. IX', ['cpeum 123 (apartado B, fr. IX)']],
    ['artículo 48, segundo párrafo, de la LFT', ['lft 48 (segundo párrafo)']],
    ['párrafo segundo del artículo 48 de la Ley Federal del Trabajo', ['lft 48 (párrafo segundo)']],
    [
      'fracciones I y II del artículo 5 y fracción III del artículo 6 de la LFT',
      ['lft 5 (frs. I y II)', 'lft 6 (fr. III)'],
    ],
  ])('reads the fractions, sections and paragraphs of «%s»', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['artículos 47 de la LFT y 123 constitucional', ['lft 47', 'cpeum 123']],
    ['artículos 14 y 16 de la Constitución; 48 de la LFT', ['cpeum 14', 'cpeum 16', 'lft 48']],
    ['artículo 99 y artículo 100, ambos de la LFT', ['lft 99', 'lft 100']],
    ['Con base en la Ley de Amparo y el Código de Comercio, artículo 3', ['ccom 3']],
    ['El artículo 48 LFT dice. Y el artículo 49 del mismo ordenamiento señala.', ['lft 48', 'lft 49']],
  ])('gives each article of «%s» its law', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['artículo 1902 del Código Civil español', ['«Código Civil español» 1902']],
    ['artículo 4.5 del Código Civil del Estado de México', ['«Código Civil del Estado de México» 4.5']],
    ['artículo 15 de la Ley de Movilidad del Estado de Nuevo León', ['«Ley de Movilidad del Estado de Nuevo León» 15']],
    ['Código Civil para el Estado de Jalisco, artículo 3', ['«Código Civil para el Estado de Jalisco» 3']],
    ['artículo 138 del Código Penal para la Ciudad de México', ['«Código Penal para la Ciudad de México» 138']],
    ['artículo 12 del Reglamento de la Ley Federal del Trabajo', ['«Reglamento de la Ley Federal del Trabajo» 12']],
    ['Reglamento de la Ley Aduanera, artículo 4', ['«Reglamento de la Ley Aduanera» 4']],
    [
      'el artículo 15 de la Ley de Movilidad del Estado de Nuevo León establece que los conductores deben',
      ['«Ley de Movilidad del Estado de Nuevo León» 15'],
    ],
    ['artículo 4 del Código Civil del Estado de México y las demás reglas', ['«Código Civil del Estado de México» 4']],
    ['artículo 3 del Código Penal de San Luis Potosí dice otra cosa', ['«Código Penal de San Luis Potosí» 3']],
    ['artículo 3 del Código Penal de Jalisco dice otra cosa', ['«Código Penal de Jalisco» 3']],
    ['artículo 3 del Código Civil de España dice otra cosa', ['«Código Civil de España» 3']],
    ['artículo 7 del reglamento interior de trabajo de la empresa', ['? 7']],
    [
      'artículo 9 de la Ley de Ingresos de la Federación para 2026, y',
      ['«Ley de Ingresos de la Federación para 2026» 9'],
    ],
    ['artículo 5 lic. Pérez', ['? 5']],
  ])('takes no other law for one that is held: «%s»', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    'artículo tercero transitorio',
    'artículo 3 transitorio del decreto',
    'LFT 2019',
    'trabajé 48 horas y gané 518 pesos',
    '',
    '¿Y el artículo?',
    'artículos de la LFT',
  ])('finds no citation in «%s»', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('does not take amounts and days for articles', () => {
    expect(found('artículo 518 de la LFT, 2 meses')).toEqual(['lft 518']);
    expect(found('artículos 48, 50 y 20 días por año')).toEqual(['? 48', '? 50']);
  });

  it('says when the law was only taken from the words before', () => {
    const [first, second] = findCitations('El artículo 48 de la LFT habla de esto. El artículo 50 también.');
    expect([first?.isInferred, second?.isInferred, second?.law]).toEqual([false, true, 'lft']);
  });

  it('points at the words of the citation', () => {
    const text = 'Conforme a la fracción III del artículo 521 de la Ley Federal del Trabajo (LFT), se interrumpe.';
    const [citation] = findCitations(text);
    expect(text.slice(citation?.start, citation?.end)).toBe(
      'fracción III del artículo 521 de la Ley Federal del Trabajo (LFT)',
    );
  });

  it('reads a hundred thousand characters of anything with work in proportion', () => {
    const odd = [
      'artículo 48, fracción III, de la Ley Federal del Trabajo y ',
      'artículo ',
      'fracción I, del ',
      'LFT 1 ',
      'Ley de la de la ',
      '« { [ ',
      '\u0000\ud800 art. 1 ',
      'artículos 1, ',
    ];
    const texts = (size: number) => [
      ...odd.map((piece) => piece.repeat(Math.ceil(size / piece.length))),
      `artículos ${'1, '.repeat(size / 3)}`,
      `art. 1 de${' '.repeat(size)}`,
    ];
    const short = texts(12_500);
    for (const [at, text] of texts(100_000).entries())
      expect(
        cpuTimeRatio(
          () => findCitations(text),
          () => findCitations(short[at] ?? ''),
        ),
        text.slice(0, 20),
      ).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
  });
});

// Words of our own in the shape of a law: official text is never kept in the repository.
const PASSAGE = `La acción de quien fue separado se pierde en dos meses.
El plazo corre desde el día siguiente a la separación.
El plazo se detiene cuando se pide la conciliación, en los términos de este capítulo.`;
const DIVIDED = `Hay prima conforme a estas reglas:
I. Será de doce días por cada año trabajado;
II. Se deroga;
III.- Se paga a quien renuncia con quince años, y a quien es separado
con causa o sin ella;
IV Bis. En caso de muerte, a sus beneficiarios.
V. Lo demás que digan las partes.`;
const SECTIONS =
  'Toda persona puede trabajar:\nA. Entre quienes trabajan:\nI. La jornada es de ocho horas.\nII. La nocturna es de siete.\nB. Entre los poderes:\nI. La jornada es la misma.\nIX. Nadie será cesado sin causa.';

describe('locating quoted words', () => {
  const located = (quote: string, passage = PASSAGE): string | null => {
    const place = locateQuote(passage, quote);
    return place && passage.slice(place.start, place.end);
  };

  it('gives their place in the text as it is written', () => {
    expect(located('corre desde el día siguiente')).toBe('corre desde el día siguiente');
  });

  it('does not mind accents, capitals, spaces, line breaks or quotation marks', () => {
    expect(located('EL  PLAZO corre desde el dia\nsiguiente')).toBe('El plazo corre desde el día siguiente');
    expect(located('es “bueno” así', 'Esto es «bueno»  así.')).toBe('es «bueno»  así');
    expect(located('dos meses. El plazo corre')).toBe('dos meses.\nEl plazo corre');
  });

  it('follows ellipses in order', () => {
    expect(located('La acción… se pierde […] desde el día siguiente (...)')).toBe(
      PASSAGE.slice(0, PASSAGE.indexOf(' a la separación')),
    );
    expect(located('desde el día siguiente … La acción')).toBeNull();
  });

  it('finds whole words only', () => {
    expect(located('dos meses', 'Serán veintidós meses.')).toBeNull();
    expect(located('dos mes')).toBeNull();
  });

  it('does not find what is not there', () => {
    expect(located('se pierde en seis meses')).toBeNull();
    expect(located(' … ')).toBeNull();
    expect(located('')).toBeNull();
  });
});

describe('the stretch that supports a statement', () => {
  const best = (sentences: string[], passage = PASSAGE): string | null => {
    const place = bestStretch(passage, sentences);
    return place && passage.slice(place.start, place.end);
  };

  it('is the sentence that shares most words', () => {
    expect(best(['Tienes dos meses para ejercer tu acción.'])).toBe(
      'La acción de quien fue separado se pierde en dos meses.',
    );
    expect(best(['Pedir la conciliación detiene el plazo.'])).toMatch(/^El plazo se detiene/);
  });

  it('is none when they have too little in common', () => {
    expect(best(['El aguinaldo se paga en diciembre.'])).toBeNull();
    expect(best([])).toBeNull();
    expect(best(['a de la que'])).toBeNull();
  });
});

describe('fractions', () => {
  it('are read from a detail', () => {
    expect(readDetail('frs. III y IV Bis')).toEqual({ fractions: ['III', 'IV Bis'], section: null });
    expect(readDetail('apartado A, fr. XXII')).toEqual({ fractions: ['XXII'], section: 'A' });
    expect(readDetail('B, fr. I')).toEqual({ fractions: ['I'], section: 'B' });
    expect(readDetail('último párrafo')).toEqual({ fractions: [], section: null });
  });

  it('reach to the next fraction', () => {
    const place = fractionStretch(DIVIDED, 'III');
    expect(DIVIDED.slice(place?.start, place?.end)).toBe(
      'III.- Se paga a quien renuncia con quince años, y a quien es separado\ncon causa o sin ella;',
    );
    expect(fractionStretch(DIVIDED, 'IV Bis')).not.toBeNull();
    expect(fractionStretch(DIVIDED, 'IV')).toBeNull();
  });

  it('are those of their section', () => {
    const [inA, inB] = ['A', 'B'].map((section) => fractionStretch(SECTIONS, 'I', section));
    expect(SECTIONS.slice(inA?.start, inA?.end)).toContain('ocho horas');
    expect(SECTIONS.slice(inB?.start, inB?.end)).toContain('la misma');
  });
});

const official = (text: string): HeldArticleTexts => ({
  officialText: text,
  synthesis: null,
  textAsOf: '2026-01-15',
  officialUrl: 'https://example.org/lft',
});
const synthesis = (text: string): HeldArticleTexts => ({
  officialText: null,
  synthesis: text,
  textAsOf: '2026-01-15',
  officialUrl: null,
});
const claim = (changes: Partial<Claim>): Claim => ({
  law: 'lft',
  article: '518',
  detail: null,
  sentences: [],
  quotes: [],
  ...changes,
});

describe('judging a citation', () => {
  it('verifies an article that exists, and shows where it supports the statement', () => {
    const found = judge(
      claim({ detail: 'párrafo segundo', sentences: ['Cuenta desde el día siguiente a la separación.'] }),
      official(PASSAGE),
    );
    expect(found).toMatchObject({
      state: 'VERIFIED',
      label: 'LFT, artículo 518, párrafo segundo',
      statuteKey: 'lft',
      articleNumber: '518',
      source: 'OFFICIAL',
      textAsOf: '2026-01-15',
    });
    expect(PASSAGE.slice(found.highlight?.start, found.highlight?.end)).toBe(
      'El plazo corre desde el día siguiente a la separación.',
    );
  });

  it('shows the whole of an article of one sentence', () => {
    expect(
      judge(claim({ sentences: ['Otra manera de decirlo.'] }), official('Se pierden en dos meses.')).highlight,
    ).toEqual({ start: 0, end: 24 });
    expect(judge(claim({ sentences: ['Otra manera de decirlo.'] }), official(PASSAGE)).highlight).toBeNull();
  });

  it('verifies a quote that stands in the official text', () => {
    const found = judge(claim({ quotes: ['se pierde en dos meses'] }), official(PASSAGE));
    expect(found.state).toBe('VERIFIED');
    expect(PASSAGE.slice(found.highlight?.start, found.highlight?.end)).toBe('se pierde en dos meses');
  });

  it('says of a quote that is not there that the article does not say it', () => {
    expect(judge(claim({ quotes: ['se pierde en seis meses'] }), official(PASSAGE))).toMatchObject({
      state: 'QUOTE_NOT_FOUND',
      passage: PASSAGE,
    });
    expect(judge(claim({ quotes: ['se pierde en dos meses', 'inventada'] }), official(PASSAGE)).state).toBe(
      'QUOTE_NOT_FOUND',
    );
  });

  it('never calls a quote wrong when the official text that would tell is not held', () => {
    expect(judge(claim({ quotes: ['lo que sea'] }), null).state).toBe('NOT_HELD');
    expect(judge(claim({ quotes: ['lo que sea'] }), synthesis('Hay dos meses.')).state).toBe('NOT_HELD');
  });

  it('says so when it was checked against a synthesis, or only against the index', () => {
    expect(judge(claim({}), synthesis('Hay dos meses.'))).toMatchObject({
      state: 'VERIFIED',
      source: 'SYNTHESIS',
      reason: expect.stringContaining('síntesis'),
    });
    expect(judge(claim({}), null)).toMatchObject({
      state: 'VERIFIED',
      source: null,
      passage: null,
      reason: expect.stringContaining('índice'),
    });
    expect(judge(claim({ detail: 'fr. III' }), synthesis('Hay dos meses.')).reason).toContain('fr. III');
  });

  it('finds an article that does not exist, and names those that do', () => {
    const found = judge(claim({ article: '99999', sentences: ['Son diez años.'] }), null);
    expect(found).toMatchObject({ state: 'MISMATCH', label: 'LFT, artículo 99999', passage: null, highlight: null });
    expect(found.reason).toMatch(/último artículo es el 1010/);
  });

  it('finds an article that is repealed', () => {
    expect(judge(claim({ article: '519' }), null).state).toBe('VERIFIED');
    expect(judge(claim({ law: 'ccf', article: '1' }), null).state).toBe('VERIFIED');
    expect(judge(claim({ law: 'lft', article: '705' }), null)).toMatchObject({
      state: 'MISMATCH',
      reason: expect.stringContaining('derogado'),
    });
  });

  it('finds a fraction that the article does not have, or no longer has', () => {
    const state = (detail: string, text = DIVIDED) => judge(claim({ article: '162', detail }), official(text)).state;
    expect(state('fr. III')).toBe('VERIFIED');
    expect(state('frs. III y IV Bis')).toBe('VERIFIED');
    expect(state('fr. VI')).toBe('MISMATCH');
    expect(state('frs. I y IX')).toBe('MISMATCH');
    expect(state('fr. II')).toBe('MISMATCH');
    expect(state('fr. I', PASSAGE)).toBe('MISMATCH');
    expect(state('apartado B, fr. IX', SECTIONS)).toBe('VERIFIED');
    expect(state('apartado C', SECTIONS)).toBe('MISMATCH');
  });

  it('accuses nobody over a text that lost its line breaks', () => {
    expect(judge(claim({ detail: 'fr. III' }), official(DIVIDED.replaceAll('\n', ' '))).state).toBe('VERIFIED');
  });

  it('never calls false what is not held', () => {
    expect(judge(claim({ law: 'xyz' }), null)).toMatchObject({
      state: 'NOT_HELD',
      label: 'XYZ, artículo 518',
      statuteKey: null,
    });
    expect(judge(claim({ law: null, lawName: 'Código Civil español', article: '1902' }), null)).toMatchObject({
      state: 'NOT_HELD',
      label: 'Código Civil español, artículo 1902',
    });
    expect(judge(claim({ law: null }), null)).toMatchObject({ state: 'NOT_HELD', label: 'Artículo 518 (sin ley)' });
  });

  it('calls the constitution by its name', () => {
    expect(judge(claim({ law: 'cpeum', article: '123', detail: 'apartado A, fr. XXII' }), null).label).toBe(
      'Constitución (CPEUM), artículo 123, apartado A, fr. XXII',
    );
  });
});

describe('citations that an answer only wrote out', () => {
  const place = (marked: string) => {
    const numbering = new CitationNumbering();
    const text = numbering.push(marked) + numbering.end();
    const { pieces, claims } = placeProseCitations(text, numbering.marks);
    return {
      text: pieces.map((piece) => piece.text + (piece.claim === null ? '' : `{${piece.claim}}`)).join(''),
      claims,
    };
  };

  it('are those that no mark stands for', () => {
    const { text, claims } = place(
      'El artículo 48 de la LFT te da tres meses {{lft:48}}; el artículo 50 de la LFT, otra cosa.',
    );
    expect(text).toBe('El artículo 48 de la LFT te da tres meses [1]; el artículo 50 de la LFT{0}, otra cosa.');
    expect(claims).toMatchObject([{ law: 'lft', article: '50', isDenied: false }]);
  });

  it('count apart when they name another fraction than the mark', () => {
    expect(place('El artículo 47, fracción XCIX, de la LFT lo dice {{lft:47|fr. II}}.').claims).toMatchObject([
      { article: '47', detail: 'fr. XCIX' },
    ]);
  });

  it('share a claim when they are written twice', () => {
    const { text, claims } = place('El artículo 50 de la LFT. Otra vez el artículo 50 de la LFT.');
    expect(text).toBe('El artículo 50 de la LFT{0}. Otra vez el artículo 50 de la LFT{0}.');
    expect(claims[0]?.sentences).toHaveLength(2);
  });

  it('bring the words that are quoted with them', () => {
    expect(place('El artículo 518 de la LFT dice: «prescriben en diez años».').claims[0]?.quotes).toEqual([
      'prescriben en diez años',
    ]);
    expect(place('«Prescriben en diez años» (artículo 518 de la LFT).').claims[0]?.quotes).toEqual([
      'Prescriben en diez años',
    ]);
  });

  it('are not those of a law that is quoted', () => {
    expect(place('La ley dice «lo previsto en el artículo 684-B de esta Ley» {{lft:518}}.').claims).toEqual([]);
  });

  it('are marked when the answer itself says that they do not exist', () => {
    expect(place('El Código Civil Federal no tiene artículo 5000.').claims[0]?.isDenied).toBe(true);
    expect(place('No existe el artículo 5000 del Código Civil Federal.').claims[0]?.isDenied).toBe(true);
    expect(place('El artículo 705 de la LFT está derogado.').claims[0]?.isDenied).toBe(true);
    expect(place('El artículo 5000 del Código Civil Federal te da diez años.').claims[0]?.isDenied).toBe(false);
  });

  it('are not held against the writer when their law is only guessed', () => {
    expect(place('El artículo 48 de la LFT {{lft:48}} y luego el artículo 5000 dicen algo.').claims).toMatchObject([
      { law: null, lawName: null, article: '5000' },
    ]);
  });

  it('never break on odd text', () => {
    for (const text of ['', '\u0000', '\ud800', '«', '[1]', 'artículo', '«artículo 1', '{{{{', 'art. 1'.repeat(5000)])
      expect(() => place(text)).not.toThrow();
  });
});
