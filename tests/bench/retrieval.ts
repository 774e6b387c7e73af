/**
 * `retrieval FILE [--corpus FOLDER] [--without-texts]`: how well questions find the articles that answer them. Its
 * database is kept in `.foja-test/bench`, so that the corpus is imported once.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import 'reflect-metadata';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { retrieve } from '#api/features/research/index.ts';
import { openOrm, type SqlEntityManager } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import { composeAnswer } from './answers.ts';
import { placeOf, scorecardOf, type BenchQuestion, type Outcome } from './scorecard.rules.ts';

const question = z.object({
  id: z.string(),
  question: z.string(),
  area: z.string(),
  expects: z.array(z.object({ law: z.string(), article: z.string() })),
});
const LIMIT = 20;
/** The first questions of a process load what the later ones find loaded. */
const WARM_UP = 5;

const readQuestions = (file: string): BenchQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => question.parse(JSON.parse(line)));

async function ask(em: SqlEntityManager, asked: BenchQuestion): Promise<Outcome> {
  const started = performance.now();
  const result = await retrieve(em, asked.question, { limit: LIMIT });
  const milliseconds = performance.now() - started;
  const found = result.articles.map(({ statuteKey, number }) => `${statuteKey} ${number}`);
  return { question: asked, found, abstained: result.abstention !== null, milliseconds };
}

async function loadTexts(em: SqlEntityManager, corpus: string): Promise<boolean> {
  if (!existsSync(corpus)) return false;
  const report = await importCorpus(em, corpus);
  if (report.laws > 0)
    console.log(`imported ${report.laws} laws, ${report.articles} articles in ${report.seconds.toFixed(1)} s`);
  for (const problem of report.problems) console.log(`  ${problem.file}: ${problem.detail}`);
  return true;
}

function print(outcomes: readonly Outcome[], title: string): void {
  const card = scorecardOf(outcomes);
  const figure = (value: number): string => value.toFixed(3);
  console.log(`${title}: ${outcomes.length} questions, ${card.answerable} with an answer`);
  console.log(`recall@1 ${figure(card.recallAt1)}   recall@5 ${figure(card.recallAt5)}   MRR ${figure(card.mrr)}`);
  console.log(`p50 ${card.p50.toFixed(1)} ms   p95 ${card.p95.toFixed(1)} ms`);
  console.log(
    `abstained rightly ${card.abstainedRightly} of ${card.shouldAbstain}, wrongly ${card.abstainedWrongly} of ${card.answerable}`,
  );
  for (const { question: asked, found, abstained } of card.misses) {
    const expected = asked.expects.map(({ law, article }) => `${law} ${article}`).join(', ') || 'abstention';
    const place = placeOf({ question: asked, found, abstained, milliseconds: 0 });
    console.log(`\n✗ ${asked.id} ${asked.question}`);
    console.log(`  expected ${expected}${place >= 0 ? ` (came at ${place + 1})` : ''}`);
    console.log(`  ${abstained ? 'ABSTAINED; ' : ''}came ${found.slice(0, 5).join(', ') || 'nothing'}`);
  }
}

/** Composes the answer to every question: nothing that it cites may be invented. Says how many are wrong. */
async function checkAnswers(em: SqlEntityManager, questions: readonly BenchQuestion[]): Promise<number> {
  let citations = 0;
  let wrong = 0;
  for (const asked of questions) {
    const answer = await composeAnswer(em, asked.question);
    citations += answer.citationCount;
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
      'without-texts': { type: 'boolean', default: false },
    },
  });
  const file = positionals[0];
  if (!file) throw new Error('retrieval FILE [--corpus FOLDER] [--without-texts]');
  const questions = readQuestions(file);
  const bare = values['without-texts'];
  const server = await startEmbeddedPostgres({
    folder: path.resolve('.foja-test/bench'),
    database: bare ? 'bench_bare' : 'bench',
    durable: false,
  });
  const orm = await openOrm(server.url);
  try {
    await orm.migrator.up();
    const em = orm.em.fork();
    await seedLegalStock(em);
    const hasTexts = !bare && (await loadTexts(em, values.corpus));
    for (const asked of questions.slice(0, WARM_UP)) await ask(em, asked);
    const outcomes: Outcome[] = [];
    for (const asked of questions) outcomes.push(await ask(em, asked));
    print(outcomes, hasTexts ? 'with official texts' : 'syntheses only');
    if ((await checkAnswers(em, questions)) > 0) process.exitCode = 1;
  } finally {
    await orm.close();
    await server.stop();
  }
}

await main();
