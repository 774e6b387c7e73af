import { describe, expect, it } from 'vitest';
import { ComparedText } from '#api/features/citations/checking/finding.rules.ts';
import { articleOutlineOf } from '#api/features/citations/checking/outline.rules.ts';
import { onlyFramesDiffer } from '#api/features/citations/checking/likeness.rules.ts';
import { findReferences, quotesOf, type StatuteReference } from '#api/legal-language/citations/references.rules.ts';

const statutes = (text: string): StatuteReference[] =>
  findReferences(text).filter((each): each is StatuteReference => each.kind === 'STATUTE');
const cited = (text: string): string[] =>
  statutes(text).map(({ law, article, fraction }) => `${law ?? '-'} ${article}${fraction ? ` ${fraction}` : ''}`);

describe('a heading', () => {
  it('of any bullet ends what was said before it', () => {
    const text =
      'Comerciante: art. 3 CCom; actos de comercio → 75.\n\n▸ LGTOC\n– Requisitos: 14.\n– Pagaré: 170; acción, se ejercita en los casos del 150.';
    expect(cited(text)).toEqual(['ccom 3', 'ccom 75', 'lgtoc 14', 'lgtoc 170', 'lgtoc 150']);
  });

  it('of constitutional bases is that of the Constitution', () => {
    const text =
      '[2] Bases constitucionales\n• Procedencia: 103\n\n[3] Ley de Amparo\n• Plazos: regla de quince días (17)';
    expect(cited(text)).toEqual(['cpeum 103', 'lamparo 17']);
  });

  it('yields to what a line says for itself', () => {
    const text =
      'CONFORME AL CÓDIGO CIVIL PARA EL D.F. (CDMX)\n\nI. Alimentos. — 311.\nII. Ahora con el Código Civil FEDERAL: causales. — 267.';
    expect(cited(text)).toEqual(['ccdf 311', 'ccf 267']);
  });

  it('of a column of amounts has no articles below it', () => {
    const text =
      'Ley Federal del Trabajo\n\nConcepto\tPrecepto\tSanción\tRango UMA\nJornada\t61 y 69\t994, fr. I\t50–250\nReparto\t117\t994, fr. II\t250';
    expect(cited(text)).toEqual(expect.arrayContaining(['lft 61', 'lft 69', 'lft 994 I']));
    expect(cited(text).filter((each) => /50/u.test(each))).toEqual([]);
  });
});

describe('a law', () => {
  it.each([
    ['También el 105 de la de Asentamientos Humanos.', 'lgahotdu 105'],
    ['Se pide el 2554 del civil de aquí.', 'ccdf 2554'],
    ['Fijó el plazo de quince días, diecinueve de la Constitución.', 'cpeum 19'],
    ['Está protegida en soporte material, quinto de la Ley Federal del Derecho de Autor.', 'lfda 5'],
    ['La Constitución le promete salud en el artículo cuarto.', 'cpeum 4'],
    ['Es supletoria, hoy apunta al CNPCF: 1054 CCom.', 'ccom 1054'],
    ['Señores de Profeco: no respetan la garantía y lo prohíbe el artículo 79 de la ley de ustedes.', 'lfpc 79'],
  ])('is read in «%s»', (text, expected) => {
    expect(cited(text)).toEqual([expected]);
  });

  it('that lacks one number of a list leaves it to the law that is near', () => {
    const text = 'Rige el 17 de la LFPIORPI, y también el 18 de la LFPIORPI: 33 Bis y 32-B Ter del Código Fiscal.';
    expect(cited(text).slice(2)).toEqual(['lfpiorpi 33 Bis', 'cff 32-B Ter']);
  });

  it('of a number that comes again behind a contrast is another one', () => {
    const text =
      'Prima de antigüedad: artículo 48 de la LFT; 162, fracción I. Para el burócrata no aplica, ahí es la ley burocrática, artículo 162 también.';
    expect(cited(text)).toEqual(['lft 48', 'lft 162 I', 'lftse 162']);
  });

  it('of the matter is the main one, where it has the article', () => {
    const text =
      'Conforme al 47 y 48 de la LFT, el contrato era por obra y terminó por el artículo 53, fracción III, de la ley de la materia; véase el 804 de la LFT.';
    expect(cited(text)).toContain('lft 53 III');
  });
});

describe('a fraction', () => {
  it('is that of the article before it by its number alone', () => {
    expect(cited('Actos de comercio: artículo 75 del CCom; la XXV es la abierta.')).toEqual(['ccom 75', 'ccom 75 XXV']);
    expect(cited('Véase el artículo 75 del CCom, y la V República de 1958.')).toEqual(['ccom 75']);
  });

  it('is never that of the number before the one beside it', () => {
    expect(cited('Sanción\t61, 69 y 77 de la LFT\t888888, fr. I')).not.toContain('lft 77 I');
  });

  it('that the gazette printed with an error has the place that it stands in', () => {
    const text = 'Los zapatos:\nVIII. Verdes;\nXI (sic 05-12-1960). Rojos;\nX. Blancos.';
    expect(articleOutlineOf(text).parts.map(({ mark }) => mark)).toEqual(['VIII', 'IX', 'X']);
  });
});

it('rules and points with several numbers are cited of no law that is held', () => {
  expect(cited('Regla 3.15.6 de la RMF 2026 sin cambios.')).toEqual(['- 3.15.6']);
});

it('what asks or exclaims is nobody’s quotation', () => {
  expect(quotesOf('Se presume, art. 21 de la LFT («¿y el contrato de trabajo?»)')[0]?.reference ?? null).toBeNull();
});

it('words that only frame a quantity say nothing', () => {
  expect(
    onlyFramesDiffer([
      { kind: 'ONLY_QUOTED', text: 'dentro de los' },
      { kind: 'SAME', text: 'quince días' },
    ]),
  ).toBe(true);
  expect(
    onlyFramesDiffer([
      { kind: 'ONLY_QUOTED', text: 'veinte' },
      { kind: 'SAME', text: 'días' },
    ]),
  ).toBe(false);
});

it('brackets that the law itself is printed with are words like all others', () => {
  const passage = new ComparedText('Se presume la buena fe [y el destino] de los zapatos.');
  expect(passage.locate('la buena fe [y el destino] de los zapatos')?.omissions).toEqual([]);
});
