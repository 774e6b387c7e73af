import { describe, expect, test } from 'vitest';
import { searchPatterns } from '#api/kernel/database/folded-search.ts';

describe('patterns of a search', () => {
  test('signs of LIKE are signs, words may stand in any order', () => {
    expect(searchPatterns(' Pérez  100%_\\ ')).toEqual(['%perez%', String.raw`%100\%\_\\%`]);
    expect(searchPatterns('a\u0000b')).toEqual(['%a%', '%b%']);
    expect(searchPatterns('   ')).toEqual([]);
    expect(searchPatterns('x '.repeat(200))).toHaveLength(12);
  });
});
