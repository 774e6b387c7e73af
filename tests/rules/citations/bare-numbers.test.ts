import { describe, expect, it } from 'vitest';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import { seenIn } from '#api/legal-language/citations/statutes/statutes.rules.ts';

/** `ccf 1916`; the name in brackets where the law is not held. */
const cited = (text: string): string[] =>
  findReferences(text).flatMap((each) =>
    each.kind === 'STATUTE' ? [`${each.law ?? (each.lawName ? `(${each.lawName})` : '?')} ${each.article}`] : [],
  );
const CCF = 'El artículo 1910 del Código Civil Federal obliga a reparar.';

describe('a bare number is an article by where it stands', () => {
  it.each([
    ['según', `${CCF} Según el 1915, también hay daño material.`, ['ccf 1915']],
    ['ni', `${CCF} No aplican el 1913 ni el 1914.`, ['ccf 1913', 'ccf 1914']],
    ['párrafo del', `${CCF} Así lo dice el primer párrafo del 1916.`, ['ccf 1916']],
    ['bracket', `${CCF} Hay daño moral (1916) y responsabilidad del Estado (1927).`, ['ccf 1916', 'ccf 1927']],
    ['a number like a year, before its law', 'La acción es la del 1927 del CCF.', ['ccf 1927']],
    ['a number like a year, that rules', `${CCF} El 1916 dispone otra cosa.`, ['ccf 1916']],
    [
      'a list behind words',
      `Los artículos 1910 («El que obrando…»), 1913 («Cuando…») y 1916 del CCF.`,
      ['ccf 1913', 'ccf 1916'],
    ],
    [
      'before «de la Ley»',
      'Se invocan 276 de la Ley Federal del Trabajo y 5 de la Ley de Amparo.',
      ['lft 276', 'lamparo 5'],
    ],
    [
      'before a law that is not held',
      'Se invoca 12 de la Ley de Movilidad de Jalisco.',
      ['(Ley de Movilidad de Jalisco) 12'],
    ],
    [
      'of a law that is not held',
      'El artículo 5 de la Ley de Movilidad de Jalisco lo permite. El 192 lo prohíbe.',
      ['(Ley de Movilidad de Jalisco) 192'],
    ],
    ['an invention', 'El artículo 48 de la LFT indemniza; según el 1548, además hay multa.', ['lft 1548']],
    [
      'behind the whole name of the law',
      'Ley Federal del Trabajo: 47, 48 y 50. Código de Comercio, 1391.',
      ['lft 47', 'lft 48', 'lft 50', 'ccom 1391'],
    ],
    ['after a blank line', `${CCF}\n\nOtra cosa.\n\nEl 1916 regula el daño moral.`, ['ccf 1916']],
    [
      'cells',
      'Tema | Ley | Artículo\nDespido | LFT | 47\nAmparo | Ley de Amparo | 61, 63',
      ['lft 47', 'lamparo 61', 'lamparo 63'],
    ],
    ['lines below a heading', 'Conforme al CCF:\n- 1910: hecho ilícito\n- 1916: daño moral', ['ccf 1910', 'ccf 1916']],
  ])('%s', (_, text, expected) => {
    expect(cited(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a year', `${CCF} La reforma del 2014 no cambió nada.`, 'YEAR'],
    ['a year of a law', 'La LFT 2019 es otra.', 'YEAR'],
    ['a day', `${CCF} Se notificó el 15 y se contestó.`, 'DAY'],
    ['an enumeration', 'Conforme al CCF:\n1. El actor.\n2. El demandado.', 'ENUMERATION'],
    ['an amount', `${CCF} Se pidió el 50 por ciento.`, null],
    ['a page', `${CCF} Véase la página 12 del libro.`, null],
    ['a clause', `${CCF} Se aplica la cláusula 5 del contrato.`, null],
    ['a number in words', `${CCF} Tiene quince (15) días.`, null],
  ])('%s is none', (_, text, reason) => {
    expect(cited(text).filter((each) => each !== 'ccf 1910')).toEqual([]);
    if (reason) expect(seenIn(text).dismissed.map((each) => each.reason)).toContain(reason);
  });
});
