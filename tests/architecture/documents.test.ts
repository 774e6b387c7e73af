import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenLinks, documents, longReadme, unknownScripts, unlistedDecisions } from './documents.ts';

const pages = documents();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const namesNoCommand = unknownScripts(Object.keys(scripts));

test('the README stays short enough to be read whole', () => {
  expect(pages.filter(({ file }) => file === 'README.md').flatMap(longReadme)).toEqual([]);
  expect(longReadme({ file: 'README.md', text: 'á'.repeat(4001) })).toHaveLength(1);
});

test('every relative link of every page leads to a file, and to a heading where it names one', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

test('a link to nothing, or to a heading that is not there, is found (planted)', () => {
  const planted = (text: string) => brokenLinks({ file: 'api/planted.md', text });
  expect(planted('[a](../README.md) [b](#here)\n\n## Here\n')).toEqual([]);
  expect(planted('[a](https://example.com) and\n\n```md\n[a](nowhere.md)\n```\n')).toEqual([]);
  expect(planted('[a](nowhere.md)')).toEqual(['api/planted.md: nowhere.md']);
  expect(planted('[a](../README.md#no-such-heading)')).toHaveLength(1);
  expect(planted('[a]: ./nowhere.md')).toHaveLength(1);
});

test('every npm command that a page names is in package.json', () => {
  expect(pages.flatMap(namesNoCommand)).toEqual([]);
  expect(namesNoCommand({ file: 'planted.md', text: 'Run `npm run no:such -- FILE`.' })).toEqual([
    'planted.md: npm run no:such',
  ]);
});

test('the list of decisions names every decision', () => {
  const list = pages.find(({ file }) => file === 'api/decisions/README.md')?.text ?? '';
  const files = globSync('api/decisions/[0-9]*.md');
  expect(files.length).toBeGreaterThan(0);
  expect(unlistedDecisions(list, files)).toEqual([]);
  expect(unlistedDecisions(list, ['api/decisions/9999-planted.md'])).toHaveLength(1);
});
