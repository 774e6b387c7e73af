/**
 * `train:laws -- FILE… [--write]`: learns how much each sign says for the law of an article that is cited without one
 * (`law-signs.json`), from labelled texts. Each file is one writer: the table says what the signs that were learned from all others
 * find in it. With `--write` those learned from all are written.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cleanText } from '#api/legal-language/citations/clean-text.rules.ts';
import signs from '#api/legal-language/citations/context/law-signs.json' with { type: 'json' };
import { seenIn } from '#api/legal-language/citations/statutes/statutes.rules.ts';
import { readSet } from './citation-sets.ts';
import { figuresOf } from './citation-learning.rules.ts';
import type { LabelledText } from './citations.rules.ts';
import { tableOf } from './figures.rules.ts';

type Weights = Record<string, number>;
const WEIGHTS: Weights = signs;
const FIRST: Weights = { ...signs };
const FILE = 'api/legal-language/citations/context/law-signs.json';

interface Choice {
  laws: Weights[];
  right: Set<number>;
}

/** Each article without a law of its own whose right law is among those that were weighed. */
function choicesOf({ text, citations }: LabelledText): Choice[] {
  const clean = cleanText(text);
  return seenIn(clean.text).weighed.flatMap(({ at, laws }) => {
    const place = clean.startOf(at);
    const label = citations.find(({ kind, start, end }) => kind === 'STATUTE' && start <= place && place < end);
    if (!label || laws.length < 2) return [];
    const right = new Set(laws.flatMap(({ law }, index) => (law === label.law ? [index] : [])));
    const seen = laws.map((each) => {
      const sums: Weights = {};
      for (const [sign, value] of each.signs) sums[sign] = (sums[sign] ?? 0) + value;
      return sums;
    });
    return right.size === 0 || right.size === laws.length ? [] : [{ laws: seen, right }];
  });
}

const scoreOf = (weights: Weights, law: Weights): number =>
  Object.entries(law).reduce((sum, [sign, value]) => sum + (weights[sign] ?? 0) * value, 0);

function likelihoods(weights: Weights, { laws }: Choice): number[] {
  const scores = laws.map((law) => scoreOf(weights, law));
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((all, each) => all + each, 0);
  return powers.map((each) => each / sum);
}

const ROUNDS = 300;
const STEP = 0.6;

/** Nearest to the first weights that explains the choices: `hold` is how much the first ones count. */
function learn(choices: readonly Choice[], hold: number): Weights {
  const weights = { ...FIRST };
  const speed: Weights = {};
  for (let round = 0; round < ROUNDS; round++) {
    const slope: Weights = {};
    for (const choice of choices) {
      const all = likelihoods(weights, choice);
      const sum = all.reduce((total, each, at) => total + (choice.right.has(at) ? each : 0), 0);
      choice.laws.forEach((law, at) => {
        const share = (choice.right.has(at) ? (all[at] ?? 0) / Math.max(sum, 1e-9) : 0) - (all[at] ?? 0);
        for (const [sign, value] of Object.entries(law)) slope[sign] = (slope[sign] ?? 0) + share * value;
      });
    }
    for (const sign of Object.keys(weights)) {
      const pull = (slope[sign] ?? 0) - hold * ((weights[sign] ?? 0) - (FIRST[sign] ?? 0));
      speed[sign] = (speed[sign] ?? 0) + pull * pull;
      weights[sign] = (weights[sign] ?? 0) + (STEP * pull) / (Math.sqrt(speed[sign] ?? 0) + 1);
    }
  }
  return weights;
}

const rightOf = (weights: Weights, choices: readonly Choice[]): number =>
  choices.filter((choice) => {
    const all = likelihoods(weights, choice);
    return choice.right.has(all.indexOf(Math.max(...all)));
  }).length;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, hold: { type: 'string', default: '4' } },
});
const hold = Number(values.hold);
const writers = positionals.map((file) => {
  const set = readSet(file);
  return { name: path.basename(file, '.jsonl'), set, choices: set.flatMap(choicesOf) };
});
const rows = writers.map((writer) => {
  const learned = learn(
    writers.filter((each) => each !== writer).flatMap(({ choices }) => choices),
    hold,
  );
  const before = figuresOf(writer.set);
  Object.assign(WEIGHTS, learned);
  const after = figuresOf(writer.set);
  Object.assign(WEIGHTS, FIRST);
  const [was, is] = [rightOf(FIRST, writer.choices), rightOf(learned, writer.choices)];
  return [writer.name, String(writer.choices.length), String(was), String(is), before, after];
});
console.log(
  tableOf([['writer', 'choices', 'right before', 'learned from others', 'before', 'learned from others'], ...rows]),
);
if (values.write) {
  const learned = learn(
    writers.flatMap(({ choices }) => choices),
    hold,
  );
  const rounded = Object.fromEntries(Object.entries(learned).map(([sign, value]) => [sign, Number(value.toFixed(2))]));
  writeFileSync(FILE, `${JSON.stringify(rounded, null, 2)}\n`);
}
