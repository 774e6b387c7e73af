import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { buildSchema, parse, print, validate, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import persisted from '#schema/generated/persisted-operations.json' with { type: 'json' };
import { sdl } from '#schema/generated/sdl.ts';
import { LIMITS, limitsRule } from '#api/kernel/graphql/limits.ts';

const schema = buildSchema(sdl);
const documentOf = (folder: string): DocumentNode =>
  parse(
    globSync(`${folder}/**/*.graphql`)
      .toSorted()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
const problems = (document: DocumentNode): string[] => validate(schema, document).map((error) => error.message);

test.each(['web', 'api', 'tests/support'])('every operation of %s is valid against the contract', (folder) => {
  expect(problems(documentOf(folder))).toEqual([]);
});

test('an operation that asks for a field nobody has is reported (planted)', () => {
  expect(problems(parse('query Planted { me { planted } }'))).not.toEqual([]);
});

test('the safelist holds every operation of the web, letter for letter as Apollo Client sends it', () => {
  const cache = new InMemoryCache();
  const generated = import.meta.glob<Record<string, unknown>>('/web/**/*.generated.ts', { eager: true });
  const sent = Object.values(generated)
    .flatMap((file) => Object.entries(file))
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) => print(cache.transformDocument(document as DocumentNode)));
  const hashes = sent.map((text) => createHash('sha256').update(text).digest('hex'));
  expect(hashes.toSorted()).toEqual(Object.keys(persisted).toSorted());
});

test('every operation of the dashboard stays inside of the limits that everybody has', () => {
  for (const text of Object.values(persisted as Record<string, string>)) {
    expect(validate(schema, parse(text, { maxTokens: LIMITS.tokens }), [limitsRule])).toEqual([]);
  }
});
