import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADVISORY_LOCK } from '#db/advisory-locks.ts';

const LITERAL = /\b3_?214_?\d{3}\b/;

test('no two advisory locks have the same number', () => {
  const numbers = Object.values(ADVISORY_LOCK);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a number of an advisory lock is written in one file only', () => {
  expect('const SEED_LOCK = 3_214_001;').toMatch(LITERAL);
  const others = globSync('{api,db}/**/*.ts').filter((file) => file !== 'db/advisory-locks.ts');
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((file) => LITERAL.test(readFileSync(file, 'utf8')))).toEqual([]);
});
