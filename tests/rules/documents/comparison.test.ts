import { describe, expect, test } from 'vitest';
import { compareDocuments } from '#api/features/documents/comparing/compare.rules.ts';

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS = 'renta plazo fianza la el de parte arrendador cláusula $1,500.00 mes, día. pago y juez'.split(' ');
const textOf = (next: () => number, length: number): string[] =>
  Array.from({ length }, () => WORDS[Math.floor(next() * WORDS.length)] ?? '');

const compared = (first: string, second: string) =>
  compareDocuments({ text: first, facts: [] }, { text: second, facts: [] });
const plain = (text: string): string => text.replace(/\s+/g, '');

describe('the differences of two texts', () => {
  test('give both texts again, whatever was changed', () => {
    const next = numbersFrom(3);
    for (let round = 0; round < 60; round++) {
      const words = textOf(next, 40 + Math.floor(next() * 30));
      const edited = words.flatMap((word) => (next() < 0.1 ? [] : next() < 0.1 ? [word, 'nuevo'] : [word]));
      const [first, second] = [words.join(' '), edited.join(next() < 0.5 ? ' ' : '\n')];
      const { differences } = compared(first, second);
      const without = (kind: string) =>
        differences
          .filter((each) => each.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(plain(without('ONLY_SECOND'))).toBe(plain(first));
      expect(plain(without('ONLY_FIRST'))).toBe(plain(second));
    }
  });

  test('of long texts stay few, and equal words are shortened', () => {
    const next = numbersFrom(5);
    const words = Array.from({ length: 60_000 }, (_, at) => (next() < 0.2 ? `n${at % 9000}` : (WORDS[at % 15] ?? '')));
    const { differences, similarity } = compared(
      words.join(' '),
      words.map((word) => (next() < 0.02 ? 'otro' : word)).join(' '),
    );
    expect(differences.length).toBeLessThanOrEqual(4001);
    expect(similarity).toBeGreaterThan(90);
    expect(differences.every(({ kind, text }) => kind !== 'SAME' || text.length <= 400)).toBe(true);
  });

  test('of texts that share nothing, of empty ones, and of the same word many times end soon', () => {
    expect(compared('uno dos', 'tres cuatro')).toMatchObject({ similarity: 0 });
    expect(compared('', '')).toMatchObject({ similarity: 100, differences: [] });
    expect(compared('a '.repeat(50_000), 'a b '.repeat(40_000)).differences.length).toBeGreaterThan(0);
  });

  test('keep characters whole', () => {
    const { differences } = compared(`uno ${'😀'.repeat(300)} dos`, 'uno dos');
    expect(differences.every(({ text }) => text.isWellFormed())).toBe(true);
  });
});

test('a fact is the same in capitals or with another role, and another one is a difference of its topic', () => {
  const fact = (kind: 'PARTY' | 'AMOUNT' | 'DATE', value: string, role: string | null = null) => ({
    kind,
    value,
    role,
    currency: kind === 'AMOUNT' ? 'MXN' : null,
  });
  const { facts } = compareDocuments(
    {
      text: '',
      facts: [fact('PARTY', 'ANA RÍOS', 'vendedora'), fact('AMOUNT', '10.00', 'renta'), fact('DATE', '2026-01-01')],
    },
    {
      text: '',
      facts: [fact('PARTY', 'Ana Ríos', 'compradora'), fact('AMOUNT', '12.00', 'renta'), fact('DATE', '2026-01-01')],
    },
  );
  expect(facts).toEqual([{ kind: 'AMOUNT', role: 'renta', first: ['10.00'], second: ['12.00'] }]);
});
