/**
 * `retrieval FILE [--corpus FOLDER] [--without-texts] [--without-baselines] [--data FOLDER]`: how well questions find
 * their articles, compared with PostgreSQL's `ts_rank` and MiniSearch on the same official texts. The database is in
 * `.foja-test/bench`, so that the corpus is imported once; concurrent runs need different folders.
 *
 * The sets of questions:
 * - `held-out.jsonl`: 215, written before any tuning by a person who did not see the product's vocabulary; the expected
 *   articles were read in the official text. It is for measuring only, not for tuning.
 * - `training.jsonl`: 412, with which the weights are tuned; its figures do not apply to other questions.
 * - `../shared/legal/retrieval-dev.jsonl`: the 80 examples of the specification, which the authors of the stock knew.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { retrieve } from '#api/features/research/index.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { composeAnswer } from './answers.ts';
import { openBenchDatabase, stampOf } from './bench-database.ts';
import { tableOf } from './figures.rules.ts';
import { indexForMiniSearch } from './mini-search.ts';
import { readOfficialTexts } from './official-texts.ts';
import { readQuestions } from './questions.ts';
import { rankOf, scorecardOf, type BenchQuestion, type Outcome } from './scorecard.rules.ts';
import { indexForTsRank, searchWithTsRank, type LengthNormalization } from './ts-rank.ts';

const LIMIT = 20;
/** Warm-up questions, because the first ones load data. */
const WARM_UP = 5;

interface Answer {
  /** Best first: `lft 48`. */
  found: string[];
  abstained: boolean;
}
type Contestant = (question: string) => Promise<Answer>;

/** Asks every question once after a warm-up and measures each. */
async function run(questions: readonly BenchQuestion[], contestant: Contestant): Promise<Outcome[]> {
  for (const { question } of questions.slice(0, WARM_UP)) await contestant(question);
  const outcomes: Outcome[] = [];
  for (const asked of questions) {
    const started = performance.now();
    const answer = await contestant(asked.question);
    outcomes.push({ question: asked, ...answer, milliseconds: performance.now() - started });
  }
  return outcomes;
}

const ours =
  (em: SqlEntityManager): Contestant =>
  async (question) => {
    const { articles, abstention } = await retrieve(em, question, { limit: LIMIT });
    return {
      found: articles.map(({ statuteKey, number }) => `${statuteKey} ${number}`),
      abstained: abstention !== null,
    };
  };

/** The same questions to the baselines, which cannot abstain. */
async function runBaselines(
  em: SqlEntityManager,
  questions: readonly BenchQuestion[],
  corpus: string,
): Promise<[string, Outcome[]][]> {
  const texts = readOfficialTexts(corpus);
  await indexForTsRank(em, texts, stampOf(corpus, import.meta.dirname));
  const byRank = (length: LengthNormalization): Promise<Outcome[]> =>
    run(questions, async (question) => ({
      found: await searchWithTsRank(em, question, { limit: LIMIT, length }),
      abstained: false,
    }));
  const [plain, byLength] = [await byRank('NOT'), await byRank('LOGARITHM')];
  const miniSearch = indexForMiniSearch(texts);
  const byWords = await run(questions, (question) =>
    Promise.resolve({ found: miniSearch(question, LIMIT), abstained: false }),
  );
  return [
    ['PostgreSQL, OR + ts_rank', plain],
    ['the same, length counts', byLength],
    ['MiniSearch, OR', byWords],
  ];
}

async function loadTexts(em: SqlEntityManager, corpus: string): Promise<boolean> {
  if (!existsSync(corpus)) return false;
  const report = await importCorpus(em, corpus);
  if (report.laws > 0)
    console.log(`imported ${report.laws} laws, ${report.articles} articles in ${report.seconds.toFixed(1)} s`);
  for (const problem of report.problems) console.log(`  ${problem.file}: ${problem.detail}`);
  return true;
}

const share = (value: number): string => value.toFixed(3);

function print(outcomes: readonly Outcome[], title: string): void {
  const card = scorecardOf(outcomes);
  console.log(`${title}: ${outcomes.length} questions, ${card.answerable} with an answer`);
  console.log(`recall@1 ${share(card.recallAt1)}   recall@5 ${share(card.recallAt5)}   MRR ${share(card.mrr)}`);
  console.log(`p50 ${card.p50.toFixed(1)} ms   p95 ${card.p95.toFixed(1)} ms`);
  console.log(
    `abstained rightly ${card.abstainedRightly} of ${card.shouldAbstain}, wrongly ${card.abstainedWrongly} of ${card.answerable}`,
  );
}

function printComparison(contestants: readonly [string, readonly Outcome[]][]): void {
  const head = ['', 'recall@1', 'recall@5', 'MRR', 'p50 ms', 'p95 ms'];
  const rows = contestants.map(([name, outcomes]) => {
    const { recallAt1, recallAt5, mrr, p50, p95 } = scorecardOf(outcomes);
    return [name, share(recallAt1), share(recallAt5), share(mrr), p50.toFixed(1), p95.toFixed(1)];
  });
  console.log(`\n${tableOf([head, ...rows])}`);
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { question: asked, found, abstained } of scorecardOf(outcomes).misses) {
    const expected = asked.expects.map(({ law, article }) => `${law} ${article}`).join(', ') || 'abstention';
    const rank = rankOf({ question: asked, found, abstained, milliseconds: 0 });
    console.log(`\n✗ ${asked.id} ${asked.question}`);
    console.log(`  expected ${expected}${rank >= 0 ? ` (came at ${rank + 1})` : ''}`);
    console.log(`  ${abstained ? 'ABSTAINED; ' : ''}came ${found.slice(0, 5).join(', ') || 'nothing'}`);
  }
}

/** Composes the answer to every question; returns the number of wrong citations. */
async function checkAnswers(em: SqlEntityManager, questions: readonly BenchQuestion[]): Promise<number> {
  let citations = 0;
  let wrong = 0;
  for (const asked of questions) {
    const answer = await composeAnswer(em, asked.question);
    citations += answer.citations.length;
    wrong += answer.wrong.length;
    for (const each of answer.wrong) console.log(`\n✗ ${asked.id} cites ${each}`);
  }
  console.log(`\nanswers: ${questions.length} composed, ${citations} citations, ${wrong} invented or wrong`);
  return wrong;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      corpus: { type: 'string', default: '../shared/corpus' },
      data: { type: 'string', default: '.foja-test/bench' },
      'without-texts': { type: 'boolean', default: false },
      'without-baselines': { type: 'boolean', default: false },
    },
  });
  const file = positionals[0];
  if (!file)
    throw new Error('retrieval FILE [--corpus FOLDER] [--without-texts] [--without-baselines] [--data FOLDER]');
  const questions = readQuestions(file);
  const bare = values['without-texts'];
  const database = await openBenchDatabase(values.data, { name: bare ? 'bench_bare' : 'bench' });
  try {
    const em = database.orm.em.fork();
    await seedLegalStock(em);
    const hasTexts = !bare && (await loadTexts(em, values.corpus));
    const outcomes = await run(questions, ours(em));
    print(outcomes, hasTexts ? 'with official texts' : 'syntheses only');
    if (hasTexts && !values['without-baselines'])
      printComparison([['Foja', outcomes], ...(await runBaselines(em, questions, values.corpus))]);
    printMisses(outcomes);
    if ((await checkAnswers(em, questions)) > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await main();
