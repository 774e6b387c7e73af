import { describe, expect, it } from 'vitest';
import { findReferences, quotesOf } from '#api/legal-language/citations/references.rules.ts';

/** Each quotation with the words of its reference, or `null` when the text does not say whose they are. */
function owned(text: string): [string, string | null][] {
  const references = findReferences(text);
  return quotesOf(text).map(({ start, end, reference, isUnsaid }) => {
    const owner = reference === null || isUnsaid ? undefined : references[reference];
    return [text.slice(start, end), owner ? text.slice(owner.start, owner.end) : null];
  });
}

describe('quotations and whose they are', () => {
  it.each([
    ['El artículo 8o. constitucional dice: "A toda petición deberá recaer un acuerdo".', 'artículo 8o. constitucional'],
    ['Según el artículo 8o. constitucional, “a toda petición deberá recaer”.', 'artículo 8o. constitucional'],
    ['«A toda petición deberá recaer un acuerdo» (artículo 8o. constitucional).', 'artículo 8o. constitucional'],
    [
      '"A toda petición deberá recaer un acuerdo", dispone el artículo 8o. constitucional.',
      'artículo 8o. constitucional',
    ],
    [
      'El artículo 17 de la Ley de Amparo fija el plazo. A la letra dice: «es de quince días».',
      'artículo 17 de la Ley de Amparo',
    ],
    [
      'Con base en el artículo 116 del CFF, se presenta «dentro de los treinta días siguientes», según el artículo 121.',
      'artículo 121',
    ],
    ['tesis de rubro: "HECHO NOTORIO. LO CONSTITUYEN LOS DATOS", registro digital 168124.', 'registro digital 168124'],
    ['El artículo 48 de la LFT habla de «tres meses».', 'artículo 48 de la LFT'],
  ])('gives the quotation of «%s» to its article', (text, owner) => {
    expect(owned(text).map(([, each]) => each)).toEqual([owner]);
  });

  it.each([
    'El testigo declaró: «yo vi que el patrón lo corrió», conforme al artículo 813 de la LFT.',
    'La cláusula quinta dice: "El arrendatario pagará en cinco días" y el artículo 2425 del CCF obliga.',
    'El llamado «despido justificado» del artículo 47 de la LFT exige aviso.',
    'El artículo 47 de la LFT es «así» de claro.',
    'El actor manifestó que «nunca recibió su aguinaldo» y pide el pago del artículo 87 de la LFT.',
  ])('gives the quotation of «%s» to nobody', (text) => {
    expect(owned(text).map(([, each]) => each)).toEqual([null]);
  });

  it.each([
    ["El artículo 302 CPF: 'el que priva de la vida a otro'.", ['el que priva de la vida a otro']],
    ['El artículo 302 CPF: ‘Comete el delito de homicidio’', ['Comete el delito de homicidio']],
    ["El artículo 302 CPF dice: «el que 'priva de la vida' a otro».", ["el que 'priva de la vida' a otro"]],
    ["El artículo 302 CPF dice ''el que priva de la vida a otro''.", ['el que priva de la vida a otro']],
    ["El artículo 302 CPF dice ``el que priva de la vida a otro''.", ['el que priva de la vida a otro']],
    ['El artículo 302 CPF dice ‹el que priva de la vida a otro›.', ['el que priva de la vida a otro']],
    ['El artículo 302 CPF dice <<el que priva de la vida a otro>>.', ['el que priva de la vida a otro']],
    ['<p>El artículo 302 CPF dice:</p><blockquote>el que priva de la vida</blockquote>', ['el que priva de la vida']],
    ["El artículo 302 CPF, invocado por D'Angelo y por O'Brien en su escrito.", []],
    ["El artículo 302 CPF es 'así' y 'asado' de claro.", []],
    [
      'El artículo 1o. de la CPEUM: «cuyo ejercicio no podrá restringirse»... y «podrá suspenderse siempre».',
      ['cuyo ejercicio no podrá restringirse', 'podrá suspenderse siempre'],
    ],
    ['El artículo 518 de la LFT establece un plazo de "un año".', ['un año']],
  ])('reads the marks of «%s»', (text, words) => {
    const found = owned(text);
    expect(found.map(([each]) => each)).toEqual(words);
    for (const [, owner] of found) expect(owner).not.toBeNull();
  });

  it('deals out several quotations among several articles', () => {
    expect(
      owned('Arts. 2108 y 2109 del CCF: «Se entiende por daño la pérdida», «Se reputa perjuicio la privación».'),
    ).toEqual([
      ['Se entiende por daño la pérdida', 'Arts. 2108'],
      ['Se reputa perjuicio la privación', '2109 del CCF'],
    ]);
    expect(
      owned('los artículos 301, 303 y 323 del CCF, el primero de los cuales ordena que «La obligación es recíproca»'),
    ).toEqual([['La obligación es recíproca', 'artículos 301']]);
  });

  it('takes the words inside of what somebody said', () => {
    expect(
      owned(
        'Respuesta: «conforme al artículo 17 de la Ley de Amparo, que dice: "El plazo es de treinta días". Y más».',
      ),
    ).toEqual([['El plazo es de treinta días', 'artículo 17 de la Ley de Amparo']]);
  });

  it('bears marks inside of marks and marks that are never closed', () => {
    expect(owned('El artículo 5 de la LFT dice: «las “buenas” costumbres y más».')).toEqual([
      ['las “buenas” costumbres y más', 'artículo 5 de la LFT'],
    ]);
    expect(owned('El « artículo 5 de la LFT dice: «las buenas costumbres de todos».')).toEqual([
      ['las buenas costumbres de todos', 'artículo 5 de la LFT'],
    ]);
    expect(owned('El artículo 5 de la LFT dice: "las buenas costumbres')).toEqual([]);
  });

  it('reads paragraphs that quote without marks', () => {
    expect(owned('El artículo 87 de la LFT establece:\n> Los trabajadores tendrán derecho\n\nFin.')).toEqual([
      ['Los trabajadores tendrán derecho', 'artículo 87 de la LFT'],
    ]);
    expect(
      owned(
        'El artículo 48 de la LFT dispone:\n\nArtículo 48.- El trabajador podrá solicitar.\nI. Que se le pague.\n\nPor lo anterior.',
      ),
    ).toEqual([['Artículo 48.- El trabajador podrá solicitar.\nI. Que se le pague.', 'artículo 48 de la LFT']]);
  });

  it('reads the quotation tags of HTML', () => {
    expect(owned('<p>El artículo 1o. constitucional: <q>Todas las autoridades deben</q>.</p>')).toEqual([
      ['Todas las autoridades deben', 'artículo 1o. constitucional'],
    ]);
  });
});
