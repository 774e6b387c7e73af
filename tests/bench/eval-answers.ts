/**
 * `eval:answers FILE [--model local|gemini|openai-compatible] [--group NAME] [--corpus FOLDER] [--data FOLDER] [--record]`:
 * judges the answers of the chat to a set of questions by expected facts and by the official texts. Prints every miss;
 * `--record` writes the figures beside the set. Exit code 1 when a wrong citation is shown as verified, a quotation is
 * invented, or more than two in twenty-two false premises are not corrected.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { listLawFiles, readLawFile } from '#api/features/research/importing/corpus-files.service.ts';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { chooseModel } from '#api/startup/providers.ts';
import type { AnswerModel, AnswerRequest } from '#api/ports/llm.ts';
import { normaliseArticle } from '#db/content/law-index.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { composeAnswer } from './answers.ts';
import { openBenchDatabase } from './bench-database.ts';
import {
  judgeAnswer,
  missesOf,
  scorecardOf,
  type Corpus,
  type EvalQuestion,
  type Scorecard,
  type Verdict,
} from './eval-answers.rules.ts';
import { tableOf } from './figures.rules.ts';

function readCorpus(folder: string): Corpus {
  const articles = new Map<string, { text: string; isRepealed: boolean }>();
  for (const file of listLawFiles(folder)) {
    const law = readLawFile(file);
    for (const { articulo, texto, estado } of law.articulos)
      articles.set(`${law.clave} ${articulo}`, { text: texto, isRepealed: estado === 'derogado' });
  }
  return { article: (law, number) => articles.get(`${law} ${normaliseArticle(number, law)}`) ?? null };
}

const readSet = (file: string): EvalQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as EvalQuestion);

/** Answers a question. Earlier questions of the conversation are answered first. */
async function answerTo(em: SqlEntityManager, model: AnswerModel, asked: EvalQuestion) {
  const history: AnswerRequest['history'] = [];
  for (const question of asked.history ?? []) {
    const { text } = await composeAnswer(em, question, history, model);
    history.push({ role: 'USER', text: question }, { role: 'ASSISTANT', text });
  }
  return composeAnswer(em, asked.question, history, model);
}

const percent = (part: number, whole: number): string => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`);

function rowsOf(card: Scorecard): string[][] {
  return [
    ['', 'count', 'of', 'share'],
    [
      'sentences of law backed by a passage',
      `${card.supported}`,
      `${card.claims}`,
      percent(card.supported, card.claims),
    ],
    [
      'wrong citations shown as verified',
      `${card.falselyVerified}`,
      `${card.verified}`,
      percent(card.falselyVerified, card.verified),
    ],
    ['invented quotes', `${card.quotes}`, '', ''],
    [
      'false premises corrected',
      `${card.corrected}`,
      `${card.falsePremises}`,
      percent(card.corrected, card.falsePremises),
    ],
    [
      'false premises confirmed',
      `${card.confirmed}`,
      `${card.falsePremises}`,
      percent(card.confirmed, card.falsePremises),
    ],
    ['right law cited', `${card.rightLaw}`, `${card.lawKnown}`, percent(card.rightLaw, card.lawKnown)],
    [
      'all expected facts said',
      `${card.withAllFacts}`,
      `${card.factsKnown}`,
      percent(card.withAllFacts, card.factsKnown),
    ],
    [
      'abstained rightly',
      `${card.abstainedRightly}`,
      `${card.shouldAbstain}`,
      percent(card.abstainedRightly, card.shouldAbstain),
    ],
    [
      'abstained wrongly',
      `${card.abstainedWrongly}`,
      `${card.shouldAnswer}`,
      percent(card.abstainedWrongly, card.shouldAnswer),
    ],
  ];
}

function printMisses(verdicts: readonly Verdict[]): void {
  for (const verdict of verdicts) {
    const misses = missesOf(verdict);
    if (misses.length === 0) continue;
    console.log(`\n✗ ${verdict.question.id} [${verdict.question.group}] ${verdict.question.question}`);
    for (const miss of misses) console.log(`  ${miss}`);
    console.log(`  → ${verdict.answer.text.replace(/\s+/g, ' ').slice(0, 220)}`);
  }
}

const MIN_CORRECTED = 20 / 22;

function report(verdicts: readonly Verdict[]): string {
  const groups = [...new Set(verdicts.map(({ question }) => question.group))];
  const parts = [`all (${verdicts.length})\n${tableOf(rowsOf(scorecardOf(verdicts)))}`];
  for (const group of groups) {
    const own = verdicts.filter(({ question }) => question.group === group);
    parts.push(`${group} (${own.length})\n${tableOf(rowsOf(scorecardOf(own)))}`);
  }
  return parts.join('\n\n');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      corpus: { type: 'string', default: '../shared/corpus' },
      data: { type: 'string', default: '.foja-test/bench-answers' },
      model: { type: 'string', default: 'local' },
      group: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  });
  const file = positionals[0];
  if (!file || !existsSync(values.corpus))
    throw new Error('eval:answers FILE [--model NAME] [--group NAME] [--corpus FOLDER] [--data FOLDER] [--record]');
  const questions = readSet(file).filter(({ group }) => !values.group || group === values.group);
  // oxlint-disable-next-line node/no-process-env
  const model = chooseModel(parseEnv({ ...process.env, LLM_PROVIDER: values.model }));
  const database = await openBenchDatabase(values.data, { name: 'answers' });
  try {
    const em = database.orm.em.fork();
    await seedLegalStock(em);
    await importCorpus(em, values.corpus);
    const corpus = readCorpus(values.corpus);
    const verdicts: Verdict[] = [];
    for (const asked of questions) verdicts.push(judgeAnswer(asked, await answerTo(em, model, asked), corpus));
    printMisses(verdicts);
    const name = model.model ? `${model.engine} ${model.model}` : model.engine;
    const figures = `${path.basename(file)}, ${name}, ${new Date().toISOString().slice(0, 10)}\n\n${report(verdicts)}\n`;
    console.log(`\n${figures}`);
    if (values.record) writeFileSync(file.replace(/\.jsonl$/, `.${model.engine.toLowerCase()}.txt`), figures);
    const card = scorecardOf(verdicts);
    const isGood =
      card.falselyVerified === 0 && card.quotes === 0 && card.corrected >= MIN_CORRECTED * card.falsePremises;
    if (!isGood) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await main();
