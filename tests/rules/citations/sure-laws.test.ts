import { describe, expect, it } from 'vitest';
import { isRuleLike, isSaidOf, listAround } from '#api/features/citations/checking/lists.rules.ts';
import { findReferences, isDeniedBehind, readReferences, type StatuteReference } from '#api/legal-language/index.ts';

const statutes = (text: string): StatuteReference[] =>
  findReferences(text).filter((each): each is StatuteReference => each.kind === 'STATUTE');

describe('the law of a bare number', () => {
  it('is sure where everything around speaks for it, although another law of the text has the article', () => {
    const text =
      'Rige el 47 de la LFT. La Ley de Expropiación dice en su artículo 4 quién declara, en el 5 cómo se impugna, en el 9 qué pasa después, y el artículo 24 la prohíbe.';
    expect(statutes(text).at(-1)).toMatchObject({ law: 'lexpropiacion', article: '24', nearLaw: 'SURE' });
  });

  it('is not sure in a new paragraph where another law has the article', () => {
    const text =
      'Rigen el 47 y el 48 de la LFT.\n\nTambién se invoca el artículo 4 de la Ley de Expropiación.\n\nY no se olvide el 24.';
    expect(statutes(text).at(-1)?.nearLaw).not.toBe('SURE');
  });

  it('is that of what was said before where the text denies that it has the article', () => {
    const text =
      'Robo: 367 del CPF.\n\nLey antilavado: el 18 creció hasta la fracción XI. Las multas van del 54 al 55. ¿Y el 70? No hay: la ley termina en el 65.';
    expect(statutes(text).find(({ article }) => article === '70')?.law).toBe('lfpiorpi');
  });
});

describe('a law that words point at', () => {
  const lawOf = (text: string, article: string): string | null | undefined =>
    statutes(text).findLast((each) => each.article === article)?.law;

  it('is the one that the text defines as «la Ley», whatever was named since', () => {
    const text =
      'Conforme a la Ley Federal de Protección al Consumidor, publicada en el DOF (en adelante, la Ley).\n\nAplica el artículo 76 de la Ley General de los Derechos de Niñas, Niños y Adolescentes. Antes era el artículo 67 de la Ley.';
    expect(lawOf(text, '67')).toBe('lfpc');
  });

  it('is the first of its kind that was named', () => {
    const text =
      'Según el 4 de la CPEUM y el 146 del Código Civil para el Distrito Federal; también el 158 del Código Civil Federal. Véase el 267 del primero de esos códigos.';
    expect(lawOf(text, '267')).toBe('ccdf');
  });

  it('is that of the tax that was named since', () => {
    const text = 'El aviso es del 17 de la LFPIORPI. ¿Y pago IEPS? Sí: artículo 2, fracción I, de esa ley.';
    expect(lawOf(text, '2')).toBe('lieps');
  });

  it('is the other code in its clause: «en el local, el 267»', () => {
    const text =
      'El 267 del Código Civil Federal pide causa y el 266 del Código Civil para el Distrito Federal no. Siguen las causales del 267 del Código Civil Federal; en el local, el 288 atiende a la necesidad.';
    expect(lawOf(text, '288')).toBe('ccdf');
  });
});

describe('an article that the text itself denies', () => {
  it.each([
    ', que no existe',
    ' que ni existe en el código',
    '? No hay: la ley termina antes',
    ', que la actora invoca, no está en la ley.',
    ', que excede el articulado',
    ', aunque nadie la ubicó',
    ', ya derogado',
  ])('«el 70%s»', (behind) => {
    expect(isDeniedBehind(behind, 0)).toBe(true);
  });

  it.each([', no hay duda de ello', ' no está sujeto a plazo', ' no tiene por qué cumplirse', ' dispone otra cosa'])(
    'but not «el 70%s»',
    (behind) => {
      expect(isDeniedBehind(behind, 0)).toBe(false);
    },
  );
});

describe('words that somebody says to be of an article', () => {
  const isSaid = (text: string, isSomehow: boolean): boolean => {
    const { references, quotes } = readReferences(text);
    const quote = quotes[0];
    const owner = quote?.reference == null ? undefined : references[quote.reference];
    return !!quote && !!owner && isSaidOf(text, quote, owner, isSomehow);
  };

  it.each([
    'La ley pide «zapatos verdes y con caja», como manda el 8 de la LFT.',
    'El artículo 8 de la LFT prolonga «zapatos verdes y con caja» sin más.',
    '| Forma | «zapatos verdes y con caja» | art. 8 de la LFT |',
  ])('are so in whatever verb: «%s»', (text) => {
    expect(isSaid(text, true)).toBe(true);
  });

  it('are not where another sentence stands between, in small letters too', () => {
    expect(isSaid('el banco dice «zapatos verdes y con caja». eso no. el 8 de la LFT da otra cosa', true)).toBe(false);
  });

  it('may be a rule, or what somebody tells of himself', () => {
    expect(isRuleLike('el arrendatario responde del incendio en todo caso')).toBe(true);
    expect(isRuleLike('me dijeron que el incendio no era mi culpa')).toBe(false);
    expect(isRuleLike('la zapatería cerró sus puertas sin avisar a nadie')).toBe(false);
    expect(isRuleLike('nunca vio una caja guardada en la zapatería de la esquina')).toBe(false);
    expect(isRuleLike('el arrendatario responde del incendio en todo caso', 'El testigo declaró que «')).toBe(false);
  });
});

it('the choices of a question are one list', () => {
  const text = '«Los zapatos», lo dice el artículo: a) 47 de la LFT  b) *48 de la LFT*  c) 49 de la LFT';
  expect(listAround(text, findReferences(text), 0)).toEqual([1, 2]);
});
