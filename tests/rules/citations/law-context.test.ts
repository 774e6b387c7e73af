import { describe, expect, it } from 'vitest';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import { fractionsOf } from '#db/content/law-index.ts';

/** `ccf 1916`; the name in brackets where the law is not held. */
const cited = (text: string): string[] =>
  findReferences(text).flatMap((each) =>
    each.kind === 'STATUTE' ? [`${each.law ?? (each.lawName ? `(${each.lawName})` : '?')} ${each.article}`] : [],
  );
const last = (text: string): string | undefined => cited(text).at(-1);

describe('the law of an article is taken from its context', () => {
  it.each([
    [
      'a passing mention of a state',
      'El artículo 1910 del Código Civil Federal obliga. El Código Civil del Estado de Jalisco dice algo parecido. El artículo 1916 da el daño moral.',
      'ccf 1916',
    ],
    [
      'a passing mention of a foreign code',
      'El artículo 1910 del Código Civil Federal obliga. El Código Civil español es distinto. El artículo 1916 da el daño moral.',
      'ccf 1916',
    ],
    [
      'a passing mention of an abrogated law',
      'El artículo 61 de la Ley de Amparo lo prevé. La Ley de Amparo abrogada decía otra cosa. El artículo 63 sigue.',
      'lamparo 63',
    ],
    [
      'an article that only one of them has',
      'El artículo 48 de la LFT y el 61 de la Ley de Amparo. El artículo 870 fija la audiencia.',
      'lft 870',
    ],
    [
      'an opening',
      'El artículo 48 de la LFT indemniza.\n\nConforme al Código de Comercio: el artículo 1391 da la vía.',
      'ccom 1391',
    ],
    [
      'a heading',
      'El artículo 48 de la LFT indemniza.\n\nCÓDIGO DE COMERCIO\n\nEl artículo 75 enumera los actos.',
      'ccom 75',
    ],
    [
      'what the text says of itself',
      'Los artículos citados sin otra mención son del Código de Comercio. La LFT no aplica. El artículo 75 enumera los actos.',
      'ccom 75',
    ],
    [
      'its own code',
      'El artículo 48 de la LFT y el 1391 del Código de Comercio. El 75 del propio Código enumera.',
      'ccom 75',
    ],
    [
      'the law of the kind that is said',
      'El artículo 48 de la LFT y el 1391 del Código de Comercio. El 50 de esa ley fija el monto.',
      'lft 50',
    ],
    [
      'the law of the matter',
      'El artículo 61 de la Ley de Amparo y el 1391 del Código de Comercio. El 63 de la ley de la materia sobresee.',
      'lamparo 63',
    ],
    [
      'the new one',
      'El artículo 5 de la Ley de Amparo abrogada y el 61 de la Ley de Amparo. El 63 de la nueva sobresee.',
      'lamparo 63',
    ],
  ])('%s', (_, text, expected) => {
    expect(last(text)).toBe(expected);
  });

  it.each([
    ['art. 78 del C. Com.', 'ccom 78'],
    ['art. 1916 del cc de qroo', '(cc de qroo) 1916'],
    ['artículo 1916 del Código Civil aplicable en la Ciudad de México', 'ccdf 1916'],
    ['artículo 1391 del Código de Comercio, derogado en parte por el código nacional', 'ccom 1391'],
    ['artículo 5 de la Ley de Amparo, abrogada', '(Ley de Amparo, abrogada) 5'],
  ])('reads «%s»', (text, expected) => {
    expect(cited(text)).toEqual([expected]);
  });

  it('keeps the laws between which nothing decides', () => {
    const found = findReferences(
      'La LFT y la Ley de Amparo se aplican aquí, según se dijo. Otra cosa. El artículo 50 lo dice.',
    );
    const [reference] = found.filter((each) => each.kind === 'STATUTE');
    expect([reference?.law, ...(reference?.lawCandidates ?? [])]).toEqual(expect.arrayContaining(['lft', 'lamparo']));
  });
});

describe('what the index and the words around say', () => {
  it('an article that has the cited fraction is meant rather than one that has not', () => {
    const text = 'El artículo 51 del CFF y el 20 de la LFPCA. La causal es la de la fracción VIII del artículo 20.';
    expect(fractionsOf('lfpca', '20')).toBeGreaterThanOrEqual(7);
    expect(fractionsOf('cff', '20')).toBeLessThan(8);
    expect(fractionsOf('lft', '5000')).toBeNull();
    expect(last(text)).toBe('lfpca 20');
  });

  it('«su ley» is that of the office before', () => {
    expect(last('La LFT rige. Puede acudir a la PRODECON, artículo 5 de su ley.')).toBe('lopdc 5');
  });

  it.each([
    ['Ley Gral. de Soc. Merc., art. 89', 'lgsm 89'],
    ['art. 61 de la L. de Amp.', 'lamparo 61'],
    ['el 203 de la Aduanera', 'ladua 203'],
    ['article 1391 of the Commercial Code', 'ccom 1391'],
    ['LRITF 15', 'lritf 15'],
  ])('reads «%s»', (text, expected) => {
    expect(cited(text)).toEqual([expected]);
  });

  it('a nickname is resolved by what the text is about', () => {
    expect(last('El imputado fue detenido en flagrancia. El 146 del Código Nacional la define.')).toBe('cnpp 146');
    expect(last('Se demandó el divorcio y los alimentos. El 553 del Código Nacional los regula.')).toBe('cnpcf 553');
  });
});
