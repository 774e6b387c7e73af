/**
 * `train:numbers -- FILE… [--write]`: learns which numbers without «artículo» and without a law of their own are articles
 * (`bare-signs.json`). Each file is one writer: the table compares the rules with what was learned from all others.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cleanText } from '#api/legal-language/citations/clean-text.rules.ts';
import weights from '#api/legal-language/citations/statutes/bare-signs.json' with { type: 'json' };
import { seenIn } from '#api/legal-language/citations/statutes/statutes.rules.ts';
import { readSet } from './citation-sets.ts';
import { figuresOf } from './citation-learning.rules.ts';
import type { LabelledText } from './citations.rules.ts';
import { tableOf } from './figures.rules.ts';

const WEIGHTS: Record<string, number> = weights;
const FILE = 'api/legal-language/citations/statutes/bare-signs.json';

interface Example {
  signs: readonly string[];
  isArticle: boolean;
  isByRules: boolean;
}

function examplesOf({ text, citations }: LabelledText): Example[] {
  const clean = cleanText(text);
  return seenIn(clean.text).numbers.map(({ at, signs, reason }) => {
    const place = clean.startOf(at);
    return {
      signs,
      isArticle: citations.some(({ kind, start, end }) => kind === 'STATUTE' && start <= place && place < end),
      isByRules: reason === null,
    };
  });
}

const ROUNDS = 200;
const STEP = 0.5;
const sum = (known: Record<string, number>, signs: readonly string[]): number =>
  signs.reduce((all, sign) => all + (known[sign] ?? 0), 0);

function learn(examples: readonly Example[], hold: number): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const learned: Record<string, number> = Object.fromEntries(
    [...counts].filter(([, count]) => count >= 3).map(([sign]) => [sign, 0]),
  );
  const speed: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const slope: Record<string, number> = {};
    for (const { signs, isArticle } of examples) {
      const miss = (isArticle ? 1 : 0) - 1 / (1 + Math.exp(-sum(learned, signs)));
      for (const sign of signs) slope[sign] = (slope[sign] ?? 0) + miss;
    }
    for (const sign of Object.keys(learned)) {
      const pull = (slope[sign] ?? 0) - hold * (learned[sign] ?? 0);
      speed[sign] = (speed[sign] ?? 0) + pull * pull;
      learned[sign] = (learned[sign] ?? 0) + (STEP * pull) / (Math.sqrt(speed[sign] ?? 0) + 1);
    }
  }
  return learned;
}

const use = (known: Record<string, number>): void => {
  for (const sign of Object.keys(WEIGHTS)) delete WEIGHTS[sign];
  Object.assign(WEIGHTS, known);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, hold: { type: 'string', default: '1' } },
});
const hold = Number(values.hold);
const kept = { ...WEIGHTS };
use({});
const writers = positionals.map((file) => {
  const set = readSet(file);
  return { name: path.basename(file, '.jsonl'), set, examples: set.flatMap(examplesOf), rules: figuresOf(set) };
});
const rows = writers.map((writer) => {
  const learned = learn(
    writers.filter((each) => each !== writer).flatMap(({ examples }) => examples),
    hold,
  );
  const wrong = (is: (each: Example) => boolean): string => {
    const more = writer.examples.filter((each) => is(each) && !each.isArticle).length;
    const fewer = writer.examples.filter((each) => !is(each) && each.isArticle).length;
    return `${more} + ${fewer}`;
  };
  use(learned);
  const after = figuresOf(writer.set);
  use({});
  const articles = writer.examples.filter(({ isArticle }) => isArticle).length;
  return [
    writer.name,
    `${articles} of ${writer.examples.length}`,
    wrong(({ isByRules }) => isByRules),
    wrong(({ signs }) => sum(learned, signs) > 0),
    writer.rules,
    after,
  ];
});
use(kept);
console.log(
  tableOf([['writer', 'articles', 'rules: extra + missed', 'learned', 'rules', 'learned from others'], ...rows]),
);
if (values.write) {
  const learned = learn(
    writers.flatMap(({ examples }) => examples),
    hold,
  );
  const rounded = Object.fromEntries(
    Object.entries(learned)
      .map(([sign, value]) => [sign, Number(value.toFixed(2))] as const)
      .filter(([, value]) => Math.abs(value) >= 0.02)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(FILE, `${JSON.stringify(rounded, null, 2)}\n`);
}
