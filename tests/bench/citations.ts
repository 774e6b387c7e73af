/**
 * `citations FILE [--data FOLDER] [--corpus FOLDER] [--json]`: recall and precision of citations on a labelled set. Exit
 * code 1 below precision 0.98 and recall 0.95 per class, or 0.95 and 0.92 per state. `citations/README.md` describes the
 * labels.
 */
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { checkText } from '#api/features/citations/index.ts';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { readSet, withStock } from './citation-sets.ts';
import {
  NO_SCORES,
  precisionOf,
  recallOf,
  scoreText,
  type Found,
  type LabelledText,
  type Scores,
} from './citations.rules.ts';
import { tableOf } from './figures.rules.ts';

const LEAST = { kind: { precision: 0.98, recall: 0.95 }, state: { precision: 0.95, recall: 0.92 } };

/** The references of a text with their states. */
async function foundIn(em: SqlEntityManager, { text: words }: LabelledText): Promise<Found[]> {
  const { citations } = await checkText(em, words);
  return findReferences(words).map((reference) => {
    const own = citations.filter(({ start, end }) => start === reference.start && end === reference.end);
    const article = reference.kind === 'STATUTE' ? reference.article : null;
    return { reference, state: (own.find(({ target }) => target.articleNumber === article) ?? own[0])?.state ?? null };
  });
}

function summaryOf({
  kinds,
  states,
  misses,
}: Scores): { name: string; labelled: number; precision: number; recall: number; isGood: boolean }[] {
  const row = (
    name: string,
    counts: { labelled: number; found: number; right: number },
    wrong: number,
    least: typeof LEAST.kind,
  ) => {
    const [precision, recall] = [precisionOf(counts, wrong), recallOf(counts)];
    return {
      name,
      labelled: counts.labelled,
      precision,
      recall,
      isGood: precision >= least.precision && recall >= least.recall,
    };
  };
  const wrong = (kind: string): number =>
    misses.filter((miss) => miss.kind === kind && miss.problem === 'WRONG').length;
  return [
    ...[...kinds].map(([kind, counts]) => row(kind, counts, wrong(kind), LEAST.kind)),
    ...[...states].map(([state, counts]) => row(state, counts, counts.found - counts.right, LEAST.state)),
  ];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      corpus: { type: 'string', default: '../shared/corpus' },
      data: { type: 'string', default: '.foja-test/bench-citations' },
      json: { type: 'boolean', default: false },
    },
  });
  const file = positionals[0];
  if (!file) throw new Error('citations FILE [--data FOLDER] [--corpus FOLDER] [--json]');
  const set = readSet(file);
  const kinds = new Set(set.flatMap((each) => each.citations.map(({ kind }) => kind)));
  const scores = NO_SCORES();
  await withStock(values.data, values.corpus, async (em) => {
    for (const each of set) scoreText(scores, each, await foundIn(em, each), kinds);
  });
  const summary = summaryOf(scores);
  if (values.json) console.log(JSON.stringify({ file, summary, misses: scores.misses }, null, 2));
  else {
    for (const { id, kind, problem, words, expected, came } of scores.misses)
      console.log(
        `✗ ${id} ${kind} ${problem} «${words}»${expected ? ` expected ${expected};` : ''}${came ? ` came ${came}` : ''}`,
      );
    const rows = summary.map(({ name, labelled, precision, recall, isGood }) => [
      name,
      String(labelled),
      precision.toFixed(3),
      recall.toFixed(3),
      isGood ? '' : '✗',
    ]);
    const accused = scores.misses.filter(({ problem }) => problem === 'ACCUSED').length;
    console.log(`\nRight citations that are accused: ${accused} of ${scores.states.get('VERIFIED')?.labelled ?? 0}`);
    console.log(`\n${tableOf([[`${set.length} texts`, 'labelled', 'precision', 'recall', ''], ...rows])}`);
  }
  if (summary.some(({ isGood }) => !isGood)) process.exitCode = 1;
}

await main();
