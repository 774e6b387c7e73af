import { describe, expect, it } from 'vitest';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';

/** `law article` of each citation of an article; `-` where the law is not held or cannot be known. */
const cited = (text: string): string[] =>
  findReferences(text).flatMap((each) => (each.kind === 'STATUTE' ? [`${each.law ?? '-'} ${each.article}`] : []));

describe('a law that is described rather than named', () => {
  it.each([
    ['as it sounds', 'Pido lo del 124 de la ley general de trasparencia.', ['lgtaip 124']],
    ['misspelt', 'Es el 2 de la ley federal de los derechos del contribullente.', ['lfdc 2']],
    ['by a part of its name', 'Es ilegal conforme al 51 de la ley del contencioso.', ['lfpca 51']],
    ['by what its words mean', 'La acción del artículo 150 de la ley cartular.', ['lgtoc 150']],
    ['by its subject', 'Lo manda el 18 de la ley general en materia de niñez.', ['lgdnna 18']],
    ['as procedure', 'Basta el 80 de la ley procesal electoral.', ['lgsmime 80']],
    ['without its noun', 'Es el 275 de sociedades, que no hay.', ['lgsm 275']],
    ['by initials that nobody prints', 'Véase el CNPCyF, artículo 7.', ['cnpcf 7']],
    ['of the capital', 'Es el artículo 288 de la ley sustantiva de la capital.', ['ccdf 288']],
  ])('is found %s', (_, text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  it.each([
    ['a code of the capital that is not held', 'Rige el artículo 193 del Código Penal de esta ciudad.', ['- 193']],
    ['a federal law where the one of today is general', 'El artículo 54 de la ley federal de educación.', ['- 54']],
    ['a law of a state', 'Cita una ley inquilinaria de veracruz, art. 9.', ['- 9']],
    ['a law of which more words are said', 'El art. 56 de la ley de propiedad en condominio.', ['- 56']],
    ['a company', 'Es el 5 de la sociedad.', []],
  ])('%s is none of those that are held', (_, text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  it('points at the one of that scope that was named before', () => {
    const text =
      'El artículo 9 de la Ley Nacional de Extinción de Dominio y el 400 Bis del Código Penal Federal; el 14 de la ley especial.';
    expect(cited(text).at(-1)).toBe('lned 14');
  });

  it('does not go on behind a bracket', () => {
    expect(cited('Infonavit (29 de su ley), SAT (99 de la LISR).')).toContain('linfonavit 29');
  });
});

describe('numbers as they are dictated and scanned', () => {
  it.each([
    ['dictated', 'la multa sesenta y dos del penal federal pero', ['cpf 62']],
    ['dictated in pieces', 'el artículo dos cientos diez de la agraria', ['lagraria 210']],
    ['scanned with signs', 'los artículos 302 y 303 del Cód¡go Civ¡l Federal', ['ccf 302', 'ccf 303']],
  ])('%s', (_, text, expected) => {
    expect(cited(text)).toEqual(expected);
  });
});

describe('a document with articles of its own', () => {
  it('does not cite them', () => {
    const text = `REGLAMENTO DE TELETRABAJO
Es teletrabajo el del 330-A de la Ley Federal del Trabajo.
Art. 3. La empresa proporciona equipo.
Art. 4. El cambio será voluntario: 330-G.`;
    expect(cited(text)).toEqual(['lft 330-A', 'lft 330-G']);
  });
});

it('a case file is any number of a year behind a word of procedure', () => {
  const files = findReferences(
    'Acción de responsabilidad 9/2025 y el ordinario 221 diagonal 2025; Ley 39/2015.',
  ).flatMap((each) => (each.kind === 'CASE_FILE' ? [each.number] : []));
  expect(files).toEqual(['9/2025', '221/2025']);
});
