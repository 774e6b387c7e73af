import { describe, expect, it } from 'vitest';
import { findReferences, quotesOf } from '#api/legal-language/citations/references.rules.ts';

const WORDS = 'los zapatos verdes se devuelven en nueve días con su caja';

/** The reference of each quotation, or `null` when the text does not say whose words they are. */
function ownersIn(text: string): (string | null)[] {
  const references = findReferences(text);
  return quotesOf(text).map(({ reference, isUnsaid }) => {
    const owner = reference === null || isUnsaid ? undefined : references[reference];
    return owner ? text.slice(owner.start, owner.end) : null;
  });
}

describe('words that stand before the article that they are said to be of', () => {
  it.each([
    `«${WORDS}» es errata del artículo 518 de la LFT.`,
    `«${WORDS}», que es mala copia del artículo 518 de la LFT.`,
    `«${WORDS}»: así lo transcribe el artículo 518 de la LFT.`,
    `«${WORDS}», palabras que figuran en el artículo 518 de la LFT.`,
    `«${WORDS}» se lee en el artículo 518 de la LFT.`,
    `La frase «${WORDS}» no proviene del artículo 518 de la LFT.`,
  ])('«%s»', (text) => {
    expect(ownersIn(text)).toEqual(['artículo 518 de la LFT']);
  });

  it('are of the article right before them, whatever is said of another one behind', () => {
    expect(
      ownersIn(`Conforme al artículo 47 de la LFT, «${WORDS}» —son palabras del artículo 518 de la LFT—.`),
    ).toEqual(['artículo 47 de la LFT']);
  });

  it('are dealt out when several stand before as many articles', () => {
    expect(
      ownersIn(
        '«Primero van los zapatos verdes», «luego van los zapatos rojos», dicen los artículos 47 y 48 de la LFT.',
      ),
    ).toEqual(['artículos 47', '48 de la LFT']);
  });

  it('are of the article in parentheses that ends their part of a list', () => {
    expect(
      ownersIn(
        `(a) avisar (artículo 47 de la LFT); (b) rendir cuentas «${WORDS}», so pena de multa (artículo 48 de la LFT).`,
      ),
    ).toEqual(['artículo 48 de la LFT']);
  });
});

describe('one quotation of several articles', () => {
  it('is parted by their headings, each with the citation of its number', () => {
    expect(
      ownersIn(
        'Los artículos 47, 48 y 518 de la LFT dicen:\n\n«Artículo 47.- Van los zapatos verdes.\n\nArtículo 518.- Luego van los zapatos rojos.»',
      ),
    ).toEqual(['artículos 47', 'Artículo 518']);
  });

  it('leaves each heading its own words', () => {
    expect(
      ownersIn(
        'El artículo 47 de la LFT dice: «Artículo 47.- Van los zapatos verdes.\nArt. 2.- Luego van los zapatos rojos.»',
      ),
    ).toEqual(['artículo 47 de la LFT', 'Art. 2']);
  });
});

describe('words in a place of their own', () => {
  it('are of the article that announces a paragraph in quotation marks', () => {
    expect(ownersIn(`El artículo 518 de la LFT establece:\n\n«${WORDS}»\n\nPor lo anterior.`)).toEqual([
      'artículo 518 de la LFT',
    ]);
  });

  it.each([
    [`Se dijo «${WORDS}».[3]\n\nOtro párrafo.\n\n[3] Artículo 518 de la LFT.`],
    [`Se dijo «${WORDS}»³ ayer.\n\nOtro párrafo.\n\n³ Véase el artículo 518 de la LFT.`],
  ])('are of the first citation of their footnote: «%s»', (text) => {
    expect(ownersIn(text)[0]).toMatch(/^artículo 518 de la LFT$/i);
  });
});

describe('words of a number that was not read', () => {
  it.each([
    `El artículo 47 de la LFT obliga a avisar. La caja, 9999 «${WORDS}».`,
    `El artículo 47 de la LFT es claro, como el 9999: «${WORDS}».`,
    `El artículo 47 de la LFT es claro: «${WORDS}» (9999).`,
  ])('are not given to its neighbour: «%s»', (text) => {
    expect(ownersIn(text)).not.toContain('artículo 47 de la LFT');
  });

  it('are nobody’s when only «la ley» is said to say them', () => {
    expect(ownersIn(`Opera el artículo 47 de la LFT. La ley dice con claridad que «${WORDS}».`)).toEqual([null]);
  });
});

describe('words that somebody else says', () => {
  it('may be of the article that they rest on: only the law can tell', () => {
    const [quote] = quotesOf(`La actora sostiene que «${WORDS}», según el artículo 518 de la LFT.`);
    expect(quote).toMatchObject({ reference: 0, isUnsaid: true });
  });
});

describe('theses', () => {
  const thesesIn = (text: string) =>
    findReferences(text).flatMap((each) => (each.kind === 'THESIS' ? [[each.key, each.registry]] : []));

  it('of two sentences are two, although the gazette is named between them', () => {
    expect(
      thesesIn(
        'La tesis 1a. LI/2014 (10a.) se publicó en el Semanario Judicial de la Federación. Sirve también el criterio de registro digital 2005532.',
      ),
    ).toEqual([
      ['1a. LI/2014 (10a.)', null],
      [null, '2005532'],
    ]);
  });

  it('are one over the fields of their card', () => {
    expect(
      thesesIn(
        '1a. LI/2014 (10a.), Semanario Judicial de la Federación. Libro 3, febrero de 2014, Tomo I, página 662. Registro digital: 2005532.',
      ),
    ).toEqual([['1a. LI/2014 (10a.)', '2005532']]);
  });

  it('of a list with keys and registries are not joined', () => {
    expect(thesesIn('la aislada 1a. LI/2014 (10a.), así como la 2a./J. de registro 2029981.')).toHaveLength(2);
  });
});
