import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { expect, test } from 'vitest';
import { sdl } from '#schema/generated/sdl.ts';

const released = buildSchema(readFileSync('schema/released.graphql', 'utf8'));
const breaks = (next: string): string[] =>
  findBreakingChanges(released, buildSchema(next)).map((change) => change.description);

test('the contract breaks nothing that was released', () => {
  expect(breaks(sdl)).toEqual([]);
});

test('a field that is taken away from a partner is a break (planted)', () => {
  expect(breaks(sdl.replace(/\n {2}"""[^"]*"""\n {2}profession: String\n/, '\n'))).not.toEqual([]);
});
