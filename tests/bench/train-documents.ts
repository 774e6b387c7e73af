/**
 * `npm run train:documents -- FOLDER… [--write]`: trains the model that tells the type of a document on labelled
 * folders and prints what it is worth on writers whom it has not seen (one folder is one writer). `--write` keeps the
 * weights in `db/content/documents/type-weights.json`. Reproducible: the start is zero and the order fixed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { proseOf } from '#api/features/documents/analysis/prose.rules.ts';
import { languageOf } from '#api/features/documents/analysis/sections.rules.ts';
import { findParties } from '#api/features/documents/analysis/facts/parties.rules.ts';
import { seenFeatures, STRUCTURE_FEATURES } from '#api/features/documents/analysis/type/type-features.rules.ts';
import { TYPE_FEATURES } from '#api/features/documents/analysis/type/type-formulas.rules.ts';
import { KINDS, sharesOf, type TypeWeights } from '#api/features/documents/analysis/type/type-model.rules.ts';
import type { LegalDocumentKind } from '#schema/generated/contract.ts';
import { readLabelled } from './documents/labels.ts';
import { typeScores } from './documents/scores.rules.ts';

interface Example {
  file: string;
  writer: string;
  kind: LegalDocumentKind;
  seen: string[];
  isForeign: boolean;
}

const ROUNDS = 600;
const RATE = 0.5;

/** Multinomial logistic regression with a penalty on large weights; whole-batch steps. */
function train(examples: readonly Example[], penalty: number): TypeWeights {
  const bias = KINDS.map(() => 0);
  const features: Record<string, number[]> = Object.fromEntries(
    [...TYPE_FEATURES, ...STRUCTURE_FEATURES].map(({ id }) => [id, KINDS.map(() => 0)]),
  );
  const weights: TypeWeights = { bias, features, temperature: 1 };
  for (let round = 0; round < ROUNDS; round++) {
    const biasStep = KINDS.map(() => 0);
    const steps: Record<string, number[]> = Object.fromEntries(
      Object.keys(features).map((id) => [id, KINDS.map(() => 0)]),
    );
    for (const { kind, seen } of examples) {
      const shares = sharesOf(seen, weights);
      for (const [at, each] of KINDS.entries()) {
        const error = Number(each === kind) - (shares[at] ?? 0);
        biasStep[at] = (biasStep[at] ?? 0) + error;
        for (const id of seen) {
          const step = steps[id];
          if (step) step[at] = (step[at] ?? 0) + error;
        }
      }
    }
    const rate = RATE / examples.length;
    for (const at of KINDS.keys()) {
      bias[at] = (bias[at] ?? 0) + rate * 4 * (biasStep[at] ?? 0);
      for (const [id, own] of Object.entries(features))
        own[at] = (own[at] ?? 0) + rate * 4 * ((steps[id]?.[at] ?? 0) - penalty * (own[at] ?? 0));
    }
  }
  return weights;
}

interface Guess {
  example: Example;
  found: LegalDocumentKind;
  share: number;
}

function guess(example: Example, weights: TypeWeights): Guess {
  if (example.isForeign) return { example, found: 'UNKNOWN', share: 1 };
  const shares = sharesOf(example.seen, weights);
  const share = Math.max(...shares);
  return { example, found: KINDS[shares.indexOf(share)] ?? 'UNKNOWN', share };
}

/** The temperature with which the shares of unseen documents are most likely. */
function temperatureOf(folds: readonly { weights: TypeWeights; examples: readonly Example[] }[]): number {
  const loss = (temperature: number): number =>
    folds.reduce((sum, { weights, examples }) => {
      const own = { ...weights, temperature };
      return (
        sum -
        examples
          .filter(({ isForeign }) => !isForeign)
          .reduce(
            (all, { kind, seen }) => all + Math.log(Math.max(1e-9, sharesOf(seen, own)[KINDS.indexOf(kind)] ?? 0)),
            0,
          )
      );
    }, 0);
  const choices = Array.from({ length: 40 }, (_, at) => 0.4 + at * 0.05);
  return choices.reduce((best, each) => (loss(each) < loss(best) ? each : best), 1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, penalty: { type: 'string', default: '0.2' } },
});
const penalty = Number(values.penalty);
const examples: Example[] = [];
for (const writer of positionals)
  for (const { label, kind, text } of await readLabelled(writer)) {
    if (text === null) continue;
    const prose = proseOf(text);
    const seen = seenFeatures(prose, findParties(prose).facts).map(({ rule }) => rule.id);
    examples.push({ file: label.file, writer, kind, seen, isForeign: languageOf(text) !== 'es' });
  }
const learnable = examples.filter(({ isForeign }) => !isForeign);
const folds = positionals.map((writer) => ({
  writer,
  weights: train(
    learnable.filter((example) => example.writer !== writer),
    penalty,
  ),
  examples: examples.filter((example) => example.writer === writer),
}));
const guesses = folds.flatMap(({ weights, examples: own }) => own.map((example) => guess(example, weights)));
for (const { writer, weights, examples: own } of folds) {
  const pairs = own.map((example) => ({ expected: example.kind, found: guess(example, weights).found }));
  console.log(
    `${writer}: macro-F1 ${typeScores(pairs).macroF1.toFixed(3)} unseen, ${pairs.filter(({ expected, found }) => expected === found).length} of ${pairs.length} right`,
  );
}
const all = typeScores(guesses.map(({ example, found }) => ({ expected: example.kind, found })));
console.log(`all: macro-F1 ${all.macroF1.toFixed(3)}`);
for (const { kind, count, precision, recall, f1 } of all.each)
  console.log(
    `  ${kind.padEnd(18)} ${count} precision ${precision.toFixed(2)} recall ${recall.toFixed(2)} F1 ${f1.toFixed(2)}`,
  );
for (const { example, found, share } of guesses)
  if (found !== example.kind)
    console.log(`✗ ${example.file} ${found} (${share.toFixed(2)}), is ${example.kind}: ${example.seen.join(' ')}`);

const temperature = temperatureOf(folds);
console.log(`temperature ${temperature.toFixed(2)}`);
if (values.write) {
  const { bias, features } = train(learnable, penalty);
  const rounded = (numbers: number[]): number[] => numbers.map((each) => Math.round(each * 1000) / 1000);
  const kept = Object.fromEntries(Object.entries(features).map(([id, own]) => [id, rounded(own)]));
  writeFileSync(
    'db/content/documents/type-weights.json',
    `${JSON.stringify({ bias: rounded(bias), features: kept, temperature: Math.round(temperature * 100) / 100 }, null, 1)}\n`,
  );
}
