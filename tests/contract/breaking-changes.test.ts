import { globSync, readFileSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { sdl } from '#schema/generated/sdl.ts';
import {
  compareContracts,
  isUntouchedRelease,
  releaseRefusal,
  writeRelease,
} from '#api/kernel/graphql/contract-release.ts';

const RELEASED = 'schema/released.graphql';
const released = readFileSync(RELEASED, 'utf8');
const withoutProfession = sdl.replace(
  /(\ntype User implements Node \{[^}]*?)\n {2}"""[^"]*"""\n {2}profession: String\n/,
  '$1\n',
);

test('the contract breaks nothing that was released', () => {
  expect(compareContracts(released, sdl).breaking).toEqual([]);
});

/** A contract with one of everything, and ten ways to break whoever uses it. */
const SMALL = `
  interface Named { name: String! }
  type Case implements Named { name: String! note(short: Boolean): String! status: Status party: Party }
  type Party { id: ID! }
  union Hit = Case | Party
  enum Status { OPEN CLOSED }
  input NewCase { name: String! note: String }
  scalar Day
  type Query { case(id: ID!): Case hits: [Hit!]! days: [Day!] }
  type Mutation { create(input: NewCase!): Case }
`;
const BREAKS: [string, string, string][] = [
  ['a field that is taken away', ' party: Party }', ' }'],
  ['a type that is taken away', 'scalar Day', 'scalar Moment'],
  ['a value of an enum that is taken away', 'OPEN CLOSED', 'OPEN'],
  ['an argument that is taken away', 'note(short: Boolean)', 'note'],
  ['another type of a field', 'days: [Day!]', 'days: Day'],
  ['a field that may be null now', 'note(short: Boolean): String!', 'note(short: Boolean): String'],
  ['an argument that is required now', 'note(short: Boolean)', 'note(short: Boolean!)'],
  ['a required field of an input', 'note: String }', 'note: String client: String! }'],
  ['a member of a union that is taken away', 'Case | Party', 'Case'],
  ['an interface that is not implemented any more', 'type Case implements Named', 'type Case'],
];

test.each(BREAKS)('%s is a break (planted)', (_name, from, to) => {
  const next = SMALL.replaceAll('Day', (word) => (from === 'scalar Day' ? 'Moment' : word)).replace(
    from === 'scalar Day' ? 'scalar Moment' : from,
    to,
  );
  expect(next).not.toBe(SMALL);
  expect(compareContracts(SMALL, next).breaking).not.toEqual([]);
});

test('what is only added breaks nothing', () => {
  const next = SMALL.replace('OPEN CLOSED', 'OPEN CLOSED ARCHIVED').replace(
    'note: String }',
    'note: String tag: String }',
  );
  expect(compareContracts(SMALL, next).breaking).toEqual([]);
});

test('a field that is taken away from the contract itself is a break (planted)', () => {
  expect(compareContracts(released, withoutProfession).breaking).not.toEqual([]);
});

test('the contract is what its files say: what was released adds nothing to it', () => {
  const files = globSync('schema/*.graphql').filter((file) => file !== RELEASED);
  const written = buildSchema(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  expect(printSchema(lexicographicSortSchema(written))).toBe(sdl);
});

test('what was released is not edited by hand', () => {
  expect(isUntouchedRelease(released)).toBe(true);
});

test('an edit by hand of what was released is found, in the text and in the hash (planted)', () => {
  const written = writeRelease('type Query { a: Int }');
  expect(isUntouchedRelease(written)).toBe(true);
  expect(isUntouchedRelease(written.replace('Int', 'Float'))).toBe(false);
  expect(isUntouchedRelease(written.replace(/sha256: ./, 'sha256: g'))).toBe(false);
  expect(isUntouchedRelease('type Query {\n  a: Int\n}\n')).toBe(false);
});

test('a release names every addition, and writes what the next one is compared with', () => {
  const next = 'type Query { a(of: Int): Int b: Kind } enum Kind { OLD NEW }';
  const { additions, breaking } = compareContracts('type Query { a: Int b: Kind } enum Kind { OLD }', next);
  expect(additions).toEqual(['Kind.NEW', 'Query.a(of:)']);
  expect(breaking).toEqual([]);
  expect(compareContracts(writeRelease(next), next).additions).toEqual([]);
});

test('a break is released only when it is meant and the changelog has a line of the day', () => {
  const today = '2026-11-22';
  const changes = compareContracts(sdl, withoutProfession);
  const refusal = (isBreakMeant: boolean, changelog: string) =>
    releaseRefusal(changes, { isBreakMeant, changelog, today });
  expect(refusal(false, '- 2026-11-22 · It goes.')).toContain('--breaking');
  expect(refusal(true, '- 2026-11-21 · Something else.')).toContain('CHANGELOG.md');
  expect(refusal(true, '- 2026-11-22 · It goes.')).toBeNull();
  expect(releaseRefusal(compareContracts(sdl, sdl), { isBreakMeant: false, changelog: '', today })).toBeNull();
});
