import { describe, expect, it } from 'vitest';
import { findReferences, type StatuteReference } from '#api/legal-language/citations/references.rules.ts';

const statutes = (text: string): StatuteReference[] => findReferences(text).filter((each) => each.kind === 'STATUTE');

/** `lft 47 (fr. II)`, `«Ley de Movilidad» 15`, `? 5`. */
const found = (text: string): string[] =>
  statutes(text).map(
    ({ law, lawName, article, detail }) =>
      `${law ?? (lawName ? `«${lawName}»` : '?')} ${article}${detail ? ` (${detail})` : ''}`,
  );

describe('articles of laws', () => {
  it.each([
    ['LFT, 47, II', ['lft 47 (fr. II)']],
    ['47-II LFT', ['lft 47 (fr. II)']],
    ['69-B CFF', ['cff 69-B']],
    ['47 L.F.T.', ['lft 47']],
    ['artículos 1391 y 1401 del C.Co.', ['ccom 1391', 'ccom 1401']],
    ['art. 14 C.P.E.U.M.', ['cpeum 14']],
    ['Cfr. arts. 78 y 81 C. Com.', ['ccom 78', 'ccom 81']],
    ['artículo 17 del Pacto Federal', ['cpeum 17']],
    ['artículo 8o. de nuestra Carta Magna', ['cpeum 8']],
    ['artículo 2448 I del Código Civil para la Ciudad de México', ['ccdf 2448 I']],
    ['artículo 5 A de la LSS', ['lss 5 A']],
    ['artículo 32A del CFF', ['cff 32-A']],
    ['el artículo 123-A, fracción XXII, de la CPEUM', ['cpeum 123 (apartado A, fr. XXII)']],
    ['artículo 1,915 del Código Civil Federal', ['ccf 1915']],
    ['artículos 1,915 y 1,916 del Código Civil Federal', ['ccf 1915', 'ccf 1916']],
    ['artículo mil novecientos quince del Código Civil Federal', ['ccf 1915']],
    ['artículos catorce y dieciséis de la Constitución', ['cpeum 14', 'cpeum 16']],
    ['artículo primero constitucional', ['cpeum 1']],
    ['oye y el 47 de la ley federal del trabajo', ['lft 47']],
    ['los artículos constitucionales 14 y 16', ['cpeum 14', 'cpeum 16']],
  ])('reads «%s»', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['art. 1o., párrafo 2o., de la Ley de Amparo', ['lamparo 1 (párrafo 2o.)']],
    ['artículo 47, fr. II a V, de la LFT', ['lft 47 (frs. II a V)']],
    ['artículo 123, inciso «a)», de la CPEUM', ['cpeum 123 (inciso a))']],
    ['artículo 123 apartado A fracción XXII constitucional', ['cpeum 123 (apartado A, fr. XXII)']],
    ['segun el articulo 123 constitucional apartado a fraccion xxii', ['cpeum 123 (apartado A, fr. XXII)']],
    ['artículo 41, Base V, Apartado C, constitucional', ['cpeum 41 (apartado C, fr. V)']],
    ['los incisos a) y b) de la fracción II del artículo 15 del CPF', ['cpf 15 (fr. II, inciso a) y b))']],
    ['artículo 28, fracción I, numeral 1, de la LOPDC', ['lopdc 28 (fr. I)']],
    [
      'artículo 27, párrafos primero, tercero y último, de la Constitución',
      ['cpeum 27 (párrafos primero, tercero y último)'],
    ],
    ['el apartado a que se refiere el artículo 5 de la LFT', ['lft 5']],
    ['artículo 162 fracc. 15 de la LFT', ['lft 162 (fr. XV)']],
    ['artículo 162, frac. II, de la LFT', ['lft 162 (fr. II)']],
    ['artículo 14, párrafos 1, 2 y 9, de la Constitución', ['cpeum 14 (párrafos 1, 2 y 9)']],
    ['artículo 14, párrafos 1 y 2, y 16 constitucionales', ['cpeum 14 (párrafos 1 y 2)', 'cpeum 16']],
  ])('reads the parts of «%s»', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['artículos 14 y 16 constitucionales, 47 y 48 de la LFT', ['cpeum 14', 'cpeum 16', 'lft 47', 'lft 48']],
    [
      'artículos 107, fracción V, de la Constitución; 34 y 170 de la Ley de Amparo',
      ['cpeum 107 (fr. V)', 'lamparo 34', 'lamparo 170'],
    ],
    ['artículo 107 constitucional y 170, fracción I, de su Ley Reglamentaria', ['cpeum 107', 'lamparo 170 (fr. I)']],
    ['Conforme al Código de Comercio, en sus artículos 1049 y 1050', ['ccom 1049', 'ccom 1050']],
    [
      'artículos 17 de la Convención Americana y 23 del Pacto de Derechos',
      ['«Convención Americana» 17', '«Pacto de Derechos» 23'],
    ],
    [
      'artículo 76 Bis de la Ley de Amparo abrogada y 79 de la Ley de Amparo',
      ['«Ley de Amparo abrogada» 76 Bis', 'lamparo 79'],
    ],
    ['artículo 5 de la Ley Federal del Trabajo de 1931', ['«Ley Federal del Trabajo de 1931» 5']],
    ['art. 1o. constitucional y art. 26 PIDCP', ['cpeum 1', '«PIDCP» 26']],
    ['artículo 4.1 Código Civil del Estado de México', ['«Código Civil del Estado de México» 4.1']],
    [
      'artículo 2, apartado A, fracción I, y apartado B, fracción II, de la CPEUM',
      ['cpeum 2 (apartado A, fr. I)', 'cpeum 2 (apartado B, fr. II)'],
    ],
    ['Ley de Amparo: 1, fracción I; 5; y 112.', ['lamparo 1 (fr. I)', 'lamparo 5', 'lamparo 112']],
    ['artículo 22 del Código Civil Sonora', ['«Código Civil Sonora» 22']],
  ])('gives each article of «%s» its law', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['El artículo 48 de la LFT. El numeral 518 del mismo ordenamiento.', ['lft 48', 'lft 518']],
    ['Rige el CCF. Los artículos 2 de la LFT y 1915 del propio código.', ['lft 2', 'ccf 1915']],
    ['Art. 89 de la LGSM, art. 91 de la ley en cita.', ['lgsm 89', 'lgsm 91']],
    ['El art. 81 del CFPC y el 88 del código adjetivo en cita.', ['cfpc 81', 'cfpc 88']],
    [
      'Art. 3 de la Ley de Inversión Extranjera; art. 89 de la LGSM; art. 32 del primer ordenamiento citado.',
      ['lie 3', 'lgsm 89', 'lie 32'],
    ],
    ['arts. 1 al 5 de la LGSM; arts. 229 a 233 ídem', ['lgsm 1', 'lgsm 5', 'lgsm 229', 'lgsm 233']],
    ['El art. 29-A del CFF, sobre todo la fracción III de dicho precepto.', ['cff 29-A', 'cff 29-A (fr. III)']],
    [
      'Artículo 12 de la Ley de Amparo. Artículo 47 de la LFT. El citado artículo 12 permite.',
      ['lamparo 12', 'lft 47', 'lamparo 12'],
    ],
    [
      'Artículo 2 del Código Civil para el Estado de Jalisco. Artículo 9 del Código Civil.',
      ['«Código Civil para el Estado de Jalisco» 2', '«Código Civil para el Estado de Jalisco» 9'],
    ],
  ])('follows what «%s» points back at', (text, expected) => {
    expect(found(text)).toEqual(expected);
    expect(statutes(text).at(-1)).toMatchObject(text.endsWith('Civil.') ? { isInferred: false } : { isInferred: true });
  });

  it('takes a bare number for an article where the text has just cited its law', () => {
    expect(found('El artículo 154 de la LSS exige semanas y el 162, sesenta y cinco años de edad.')).toEqual([
      'lss 154',
      'lss 162',
    ]);
    expect(found('El artículo 51 Bis 1 de la LGS y, conforme al 51 Bis 2, decide.')).toEqual([
      'lgs 51 Bis 1',
      'lgs 51 Bis 2',
    ]);
    expect(found('Art. 8 del CPF. Lavado: 400 Bis, fracciones I y II.')).toEqual([
      'cpf 8',
      'cpf 400 Bis (frs. I y II)',
    ]);
  });

  it.each([
    'Art. 48 de la LFT. Me citaron el 20 de marzo, gano 518 pesos y tengo 48 años.',
    'Art. 48 de la LFT. El código acaba en el 490.',
    'Art. 48 de la LFT. Del 1 al 15 de enero; tomo 47, pp. 112-118; tel. 55 5123 4567.',
    'Art. 48 de la LFT. Veáse el numeral 4 del contrato y el punto 3.',
    'Art. 48 de la LFT. El 14 me dieron $1,915.00 y el 50 % en 2019.',
  ])('finds nothing else in «%s»', (text) => {
    expect(found(text)).toEqual(['lft 48']);
  });

  it('does not guess a law for rules that nobody knows', () => {
    expect(found('Art. 48 de la LFT. El artículo 5 del ordenamiento aplicable.')).toEqual([
      'lft 48',
      '«ordenamiento aplicable» 5',
    ]);
    expect(found('Art. 48 de la LFT. El artículo 7 del contrato.')).toEqual(['lft 48', '? 7']);
    expect(found('artículo 5 de la ley de la materia')).toEqual(['«ley de la materia» 5']);
  });

  it('joins the ends of a range', () => {
    const [first, last] = statutes('artículos 76 a 81 de la LFT');
    expect([first?.article, first?.rangeTo, last?.article, last?.rangeTo]).toEqual(['76', '81', '81', null]);
  });

  it('reads transitory articles with the law of their decree', () => {
    const [first] = statutes('artículo Cuarto Transitorio del Decreto por el que se reforma la Ley de Amparo');
    expect(first).toMatchObject({ article: 'Cuarto Transitorio', law: 'lamparo', isTransitory: true });
    expect(found('el Segundo transitorio del decreto')).toEqual(['«decreto» Segundo Transitorio']);
    expect(found('transitorios primero y décimo segundo')).toEqual([
      '? Primero Transitorio',
      '? Décimo Segundo Transitorio',
    ]);
    expect(found('El código se publicó y, según su artículo 2o. transitorio, rige. Es el CNPP.')).toEqual([
      '? Segundo Transitorio',
    ]);
  });

  it('says how the law is known', () => {
    const sources = statutes('Art. 48 de la LFT, art. 50 del mismo ordenamiento. El artículo 87 también.');
    expect(sources.map(({ lawSource }) => lawSource)).toEqual(['NAMED', 'POINTED', 'NEAR']);
  });

  it('leaves the heading of what is quoted', () => {
    expect(found('El artículo 48 de la LFT dispone: «Artículo 48.- El trabajador podrá».')).toEqual(['lft 48']);
  });
});
