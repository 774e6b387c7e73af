import { describe, expect, it } from 'vitest';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';

/** `ccf 1916 II`; the name in brackets where the law is not held. */
const cited = (text: string): string[] =>
  findReferences(text).flatMap((each) =>
    each.kind === 'STATUTE'
      ? [`${each.law ?? (each.lawName ? `(${each.lawName})` : '?')} ${each.article} ${each.fraction ?? ''}`.trim()]
      : [],
  );
const last = (text: string): string | undefined => cited(text).at(-1);
const files = (text: string): string[] =>
  findReferences(text).flatMap((each) => (each.kind === 'CASE_FILE' ? [each.number] : []));
const keys = (text: string): (string | null)[] =>
  findReferences(text).flatMap((each) => (each.kind === 'THESIS' ? [each.key] : []));

describe('a text that a scanner misread', () => {
  it('is read as words and numbers', () => {
    const text =
      'Conforme al artícu1o 267, fracc. VIII, del Códig0 Civil Federa1 es causa1 de divorcio. El numera1 266 de1 propio Código lo define, y e1 283 obliga al juez.';
    expect(cited(text)).toEqual(['ccf 267 VIII', 'ccf 266', 'ccf 283']);
    expect(last('La fracción la señala el 4O del Código Fisca1 de la Federaci6n, según la 1ey de1 lmpuesto.')).toBe(
      'cff 40',
    );
  });

  it('keeps the digits of words that are none', () => {
    expect(cited('El artículo 1o. de la Ley de Amparo y el 2o.')[0]).toBe('lamparo 1');
    expect(cited('Según el ISO9001 y la clave A10B, el artículo 48 de la LFT rige.')).toEqual(['lft 48']);
  });
});

describe('the law that a table gives', () => {
  it('stands at the head of the column', () => {
    const table = [
      'Rubro | Ley del Seguro Social | Ley del ISSSTE | Notas',
      'Cesantía | 154 (60 años) | 84 | ver abajo',
      'Vejez | 162 | 89 | 65 años',
    ].join('\n');
    expect(cited(table)).toEqual(['lss 154', 'lissste 84', 'lss 162', 'lissste 89']);
  });

  it('is that of the office in the row', () => {
    const table = ['Norma\tArtículo\tObligación', 'LSS\t15, I\tAltas', 'INFONAVIT\t29, fr. II\tAportación'].join('\n');
    expect(cited(table)).toEqual(['lss 15 I', 'linfonavit 29 II']);
  });
});

describe('the law that headings and definitions give', () => {
  it.each([
    [
      'a slide',
      'Diap. 1 — Constitución: 30 y 32.\n\nDiap. 9 — Ley de Nacionalidad\n▪ Pruebas: art. 3, fracción I\n▪ Negativa: 25',
      'lnacionalidad 25',
    ],
    [
      'a line that ends in a colon above a list',
      'La LGPGIR rige los residuos (46, 48 y 54).\n• Ojo con la LGEEPA, que corre aparte:\n– sanciones, 171, fr. VI',
      'lgeepa 171 VI',
    ],
    [
      'a definition',
      'La sociedad se rige por la Ley General de Sociedades Cooperativas (la «Ley»), y en lo no previsto por la de sociedades mercantiles. Aportaciones: trabajo (50 de la Ley).',
      'lgsc 50',
    ],
    [
      'a name behind «respectiva»',
      'Surte los efectos del 7 de la ley respectiva (Ley de Firma Electrónica Avanzada).',
      'lfea 7',
    ],
    [
      'the same number with its law',
      'La LFPCA rige. El artículo 22 es claro: devolverán lo pagado (CFF, artículo 22).',
      'cff 22',
    ],
    [
      'words behind the number',
      'La Ley Agraria rige. El artículo 205 que invoca corresponde a la Ley Aduanera.',
      'ladua 205',
    ],
  ])('%s', (_, text, expected) => {
    expect(last(text)).toBe(expected);
  });

  it('gives the law of the article that was cited right before its name', () => {
    expect(cited('La LFPCA rige. El artículo 22 es claro: devolverán lo pagado (CFF, artículo 22).')).toEqual([
      'cff 22',
      'cff 22',
    ]);
  });
});

describe('laws by what people call them', () => {
  it.each([
    [
      'el 1902 de su Código Civil, en el derecho español',
      'El derecho mexicano es el del CCF. En el derecho español, el 1902 de su Código Civil obliga.',
      '(Código Civil) 1902',
    ],
    [
      'a people of a state',
      'El CCF rige. En lo sustantivo, el código jalisciense, 572, dispone otra cosa.',
      '(código jalisciense) 572',
    ],
    ['the code without its noun', 'Se descuenta un punto a quien cite el 3080 del civil.', 'ccf 3080'],
    [
      'that of a state without its noun',
      'El CCF rige; allá es otro código, el 1875 del de Morelos.',
      '(de Morelos) 1875',
    ],
    [
      '«de la misma» is a feminine one',
      'El 21 de la Ley Federal de los Derechos del Contribuyente y el 22 del CFF. Véase el 34 de la misma.',
      'lfdc 34',
    ],
    [
      'a law of the past',
      'El 79 de la Ley de Amparo suple la queja; antes, 76 bis de la ley abrogada.',
      '(ley anterior) 76 Bis',
    ],
    ['«LA» of who writes about land', 'DERECHO AGRARIO. El ejido tiene personalidad (9 LA).', 'lagraria 9'],
    ['«d la lss»', 'el subsidio x maternidad art 101 d la lss', 'lss 101'],
    ['names as they sound', 'La Ley jeneral del equilibrio ecologico en su articulo 136 lo dise.', 'lgeepa 136'],
    ['a law without its noun that says', 'La de aguas nacionales dice en su artículo 20 que hay concesión.', 'lan 20'],
  ])('%s', (_, text, expected) => {
    expect(last(text)).toBe(expected);
  });
});

describe('numbers as people write them', () => {
  it.each([
    [
      '«ese mismo»',
      'La Ley del Seguro Social lo prevé en su artículo 132. Pero al final dice ese mismo 132 que no aplica.',
      'lss 132',
    ],
    ['a letter that its siblings make one of the number', 'LSS, artículos 304 A y 304 F.', 'lss 304-F'],
    ['a fraction without a word', 'El CCDF rige los arrendamientos. Te van a salir con la I del 2489.', 'ccdf 2489 I'],
    ['a fraction behind a dash', 'La Ley de Amparo: plazo de ocho años (17-II) para sentencias.', 'lamparo 17 II'],
    ['in words', 'El CNPP rige la audiencia inicial (307). Puede formular imputación, trescientos once.', 'cnpp 311'],
    [
      'in words with a letter',
      'La Ley Federal del Trabajo rige. Conforme al ochocientos setenta y tres guion h comparece.',
      'lft 873-H',
    ],
    ['the paragraph of an electoral law', 'LGSMIME, 7.1.', 'lgsmime 7'],
  ])('%s', (_, text, expected) => {
    expect(last(text)).toBe(expected);
  });

  it('are no articles where years, an age or a wait are counted', () => {
    expect(cited('El CPF castiga el robo (367). Homicidio simple 12 a 24 años.')).toEqual(['cpf 367']);
    expect(cited('La LPDUSF rige (65). Por mi edad (71) no me dieron el crédito; tardó 74.')).toEqual(['lpdusf 65']);
  });
});

describe('files and theses', () => {
  it.each([
    ['EXPEDIENTE: 902/2025\nC. JUEZA', '902/2025'],
    ['Expediente de origen: 321/2025, Juzgado Vigésimo', '321/2025'],
    ['la fiscalía abrió carpeta FED/119/2026', 'FED/119/2026'],
    ['CONCURSO MERCANTIL 88/2026-II', '88/2026-II'],
  ])('«%s»', (text, number) => {
    expect(files(text)).toEqual([number]);
  });

  it('a thesis may be named by its number and room', () => {
    expect(keys('la jurisprudencia 46/2003, de la Primera Sala, y la jurisprudencia 11/2003 del TEPJF')).toEqual([
      '1a./J. 46/2003',
      '11/2003',
    ]);
    expect(keys('Cfr. la tesis VIII-P-1aS-777.')).toEqual(['VIII-P-1aS-777']);
  });
});

describe('how sure a law is that was taken from near', () => {
  const sureness = (text: string): (string | null)[] =>
    findReferences(text).flatMap((each) => (each.kind === 'STATUTE' ? [each.nearLaw] : []));

  it('is given by a heading, and not where a law that is not held comes near', () => {
    expect(sureness('Conforme al CCF: (79), (1916) y (1927).')).toEqual(['SCOPED', 'SCOPED', 'SCOPED']);
    expect(sureness('El artículo 1910 del CCF obliga.')).toEqual([null]);
    expect(
      sureness(
        'El 15 de la LFT rige. Se aplica el artículo 3 del Código Civil del Estado de Puebla. El artículo 2900 lo dice.',
      ).at(-1),
    ).not.toBe('SCOPED');
  });
});
