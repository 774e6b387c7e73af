import { describe, expect, it } from 'vitest';
import { readTransitories } from '#api/features/research/importing/transitories.rules.ts';

/** Invented content, as the gazette prints it. */
const ORIGINAL = [
  'TRANSITORIOS',
  'ARTÍCULO PRIMERO.- Esta Ley entrará en vigor el día siguiente.',
  'SEGUNDO. Se abroga la Ley del Calzado. TERCERO. Los zapatos en trámite siguen la ley anterior:',
  'I. Los verdes, y',
  'II. Los de charol.',
  'Ciudad de México, a 2 de enero de 2020.- Dip. Ana Pérez, Presidenta.- Rúbricas.',
  'En cumplimiento de lo dispuesto por la fracción I del Artículo 89 de la Constitución, expido el presente.',
].join('\n');
const REFORMS = [
  'ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA',
  'DECRETO por el que se reforma el artículo 3o. de la Ley de los Zapatos.',
  'Publicado en el Diario Oficial de la Federación el 1º de mayo de 2021',
  'ARTÍCULO PRIMERO.- Se reforma el artículo 3o. de la Ley de los Zapatos, para quedar como sigue: ………',
  'Transitorios',
  'Primero. El presente Decreto entrará en vigor el día siguiente.',
  'Segundo. Las zapaterías tienen nueve meses.',
  'Cuarto. Se derogan las demás.',
  'México, D.F., a 30 de abril de 2021.- Dip. Luis Cruz, Presidente.- Rúbricas.',
  'DECRETO por el que se adiciona un artículo 4o.',
  'Publicado en el Diario Oficial de la Federación el 3 de marzo de 2022',
  'Artículo Único.- Se adiciona un artículo 4o.',
  'TRANSITORIO',
  'ÚNICO.- Entrará en vigor el día siguiente.',
].join('\n');

const numbered = (articles: readonly { label: string; text: string }[]) =>
  articles.map(({ label, text }) => `${label}: ${text}`);

describe('transitory articles of a law', () => {
  const decrees = readTransitories(ORIGINAL, REFORMS, '2020-01-02');

  it('are read with their decree and its day', () => {
    expect(decrees.map(({ publishedOn, isOriginal, name }) => [publishedOn, isOriginal, name])).toEqual([
      ['2020-01-02', true, null],
      ['2021-05-01', false, 'DECRETO por el que se reforma el artículo 3o. de la Ley de los Zapatos.'],
      ['2022-03-03', false, 'DECRETO por el que se adiciona un artículo 4o.'],
    ]);
  });

  it('are parted also where several stand in one line, and end before the signatures', () => {
    expect(numbered(decrees[0]?.articles ?? [])).toEqual([
      'Primero: Esta Ley entrará en vigor el día siguiente.',
      'Segundo: Se abroga la Ley del Calzado.',
      'Tercero: Los zapatos en trámite siguen la ley anterior:\nI. Los verdes, y\nII. Los de charol.',
    ]);
  });

  it('begin below their heading: what the decree reforms is none', () => {
    expect(decrees[1]?.articles.map(({ number }) => number)).toEqual([1, 2, 4]);
    expect(numbered(decrees[2]?.articles ?? [])).toEqual(['Único: Entrará en vigor el día siguiente.']);
  });

  it('are not held where the file ends inside of them', () => {
    const cut = readTransitories(ORIGINAL, `${REFORMS}\nSEGUNDO.- Las zapaterías deberán`, '2020-01-02');
    expect(cut.map(({ isCut }) => isCut)).toEqual([false, false, true]);
    const half = readTransitories('TRANSITORIOS\nPrimero. Rige hoy.\nSegundo. Se abroga la', '', '2020-01-02');
    expect(half).toMatchObject([{ isCut: true, articles: [{ label: 'Primero' }] }]);
  });

  it('are read from one line without breaks, decree by decree', () => {
    const line =
      'ARTÍCULOS TRANSITORIOS (REFORMADO, D.O.F. 1o. DE MAYO DE 1932) ARTÍCULO 1o. Rige hoy. ARTÍCULO 2o. Abroga lo demás. D.O.F. 9 DE ENERO DE 1954. DECRETO QUE REFORMA ALGO. ARTÍCULO ÚNICO.- Rige mañana. G.O. 3 DE MAYO DE 2000. PRIMERO. Rige. SEGUNDO. Se publica.';
    expect(
      readTransitories(line, '', '1928-05-26').map(({ publishedOn, articles }) => [publishedOn, articles.length]),
    ).toEqual([
      ['1928-05-26', 2],
      ['1954-01-09', 1],
      ['2000-05-03', 2],
    ]);
  });
});
