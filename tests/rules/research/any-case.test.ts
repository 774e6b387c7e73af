import { describe, expect, test } from 'vitest';
import { anyCase } from '#api/legal-language/citations/laws/any-case.rules.ts';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import { premises } from '#db/content/premises.ts';
import { premiseFinder } from '#api/features/research/retrieval/premises.rules.ts';
import { sources } from '../../architecture/house-rules.ts';

describe('a pattern in any case', () => {
  test.each([
    ['ley|c[oó]digo', ['LEY', 'Código', 'CÓDIGO', 'códigO', 'Leyes', 'x']],
    ['n[uú]m(?:eros?|\\.)(?!\\p{L})\\s\\d', ['NÚM. 5', 'Número 7', 'números x']],
    ['[a-zñ]{2,3}-\\p{Ll}+', ['AÑ-b', 'añ-B', 'a-b']],
    ['(?<=art )(?<law>lft|[^a-c])', ['art LFT', 'art B', 'art d']],
  ])('%s takes what the modifier takes', (pattern, texts) => {
    const [ours, theirs] = [new RegExp(`^.{0,4}${anyCase(pattern)}`, 'u'), new RegExp(`^.{0,4}(?:${pattern})`, 'iu')];
    for (const text of texts) expect(ours.exec(text)?.[0], text).toBe(theirs.exec(text)?.[0]);
  });

  test('no pattern of ours has a modifier inside of it', () => {
    const inside = /\(\?-?[ims]+(?:-[ims]+)?:/;
    const found = sources('api/**/*.ts', 'db/**/*.ts', 'web/**/*.{ts,tsx}').filter(
      ({ file, text }) => !file.endsWith('any-case.rules.ts') && inside.test(text),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });
});

test('laws that are not held are read by their names after every false premise was looked for', () => {
  const find = premiseFinder(premises);
  for (const { asked, near } of premises) for (const question of [...asked, ...near]) find(question);
  const named = (text: string) =>
    findReferences(text).map((found) => ('lawName' in found ? (found.law ?? found.lawName) : null));
  expect(named('Artículo 2 del Código Civil para el Estado de Jalisco.')).toEqual([
    'Código Civil para el Estado de Jalisco',
  ]);
  expect(named('artículo 5 de la Ley de Amparo y Código de Comercio')).toEqual(['lamparo']);
});
