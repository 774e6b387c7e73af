/**
 * `eval:questions FILE [--sheet OUT] [--misses] [--corpus FOLDER] [--data FOLDER]`: asks real questions of people and
 * scores the answers: abstention, citations, the quantity in the first sentence, fallbacks, words. A line of the file is
 * a question or a conversation (`turns`). `--sheet` writes the first sentences for human review.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import { importCorpus } from '#api/features/research/importing/import-corpus.service.ts';
import type { AnswerRequest } from '#api/ports/llm.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { composeAnswer } from './answers.ts';
import { openBenchDatabase } from './bench-database.ts';
import {
  judgeQuestion,
  questionCard,
  type PeoplesConversation,
  type PeoplesQuestion,
  type QuestionVerdict,
} from './eval-questions.rules.ts';
import { tableOf } from './figures.rules.ts';

type Line = PeoplesQuestion | PeoplesConversation;

const readLines = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Line);

const percent = ([part, whole]: readonly [number, number]): string =>
  whole === 0 ? '—' : `${part}/${whole} (${((100 * part) / whole).toFixed(0)} %)`;

function report(verdicts: readonly QuestionVerdict[]): string {
  const card = questionCard(verdicts);
  const answering = card.questions - card.shouldAbstain;
  return tableOf([
    [`of ${card.questions}`, 'count'],
    ['abstained rightly', percent([card.abstainedRightly, card.shouldAbstain])],
    ['abstained wrongly', percent([card.abstainedWrongly, answering])],
    ['fallbacks', percent([card.fallbacks, answering])],
    ['cites all that decides', percent(card.citesAll)],
    ['cites any that fits', percent(card.citesAny)],
    ['quantity in the first sentence', percent(card.saysQuantity)],
    ['median words before «ver más»', `${card.medianWords}`],
  ]);
}

const sheetOf = ({ id, who, question, expected, answer, ...judged }: QuestionVerdict): string =>
  [
    `## ${id} (${who})${judged.citesAll === false ? ' ✗cites' : ''}${judged.saysQuantity === false ? ' ✗quantity' : ''}${answer.isFallback ? ' FALLBACK' : ''}${answer.isAbstention ? ' ABSTAINED' : ''}`,
    `P: ${question}`,
    `E: ${expected.abstain ? 'abstain' : expected.ack ? 'acknowledge' : expected.answer} ${JSON.stringify(expected.must_cite ?? [])}`,
    `R: ${answer.text.slice(0, 400).replace(/\n+/g, ' ¶ ')}`,
    `   cites ${answer.citations.map(({ statuteKey, articleNumber }) => `${statuteKey}:${articleNumber}`).join(' ')}`,
  ].join('\n');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      corpus: { type: 'string', default: '../shared/corpus' },
      data: { type: 'string', default: '.foja-test/bench-answers' },
      sheet: { type: 'string' },
      misses: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0 || !existsSync(values.corpus))
    throw new Error('eval:questions FILE [--sheet OUT] [--misses] [--corpus FOLDER] [--data FOLDER]');
  const database = await openBenchDatabase(values.data, { name: 'answers' });
  try {
    const em = database.orm.em.fork();
    await seedLegalStock(em);
    await importCorpus(em, values.corpus);
    const all: QuestionVerdict[] = [];
    for (const file of positionals) {
      const verdicts: QuestionVerdict[] = [];
      for (const line of readLines(file)) {
        const turns = 'turns' in line ? line.turns : [{ say: line.question, expected: line.expected }];
        const history: AnswerRequest['history'] = [];
        for (const [at, { say, expected }] of turns.entries()) {
          const answer = await composeAnswer(em, say, history);
          const id = turns.length > 1 ? `${line.id}.${at + 1}` : line.id;
          const who = 'who' in line ? line.who : `turn ${at + 1}`;
          verdicts.push(judgeQuestion({ id, who, question: say, expected }, answer));
          history.push({ role: 'USER', text: say }, { role: 'ASSISTANT', text: answer.text });
        }
      }
      all.push(...verdicts);
      console.log(`\n${path.basename(file)}\n${report(verdicts)}`);
    }
    if (values.misses)
      for (const verdict of all)
        if (verdict.citesAny === false || verdict.saysQuantity === false || verdict.answer.isFallback)
          console.log(`\n${sheetOf(verdict)}`);
    if (values.sheet) writeFileSync(values.sheet, `${all.map(sheetOf).join('\n\n')}\n`);
  } finally {
    await database.close();
  }
}

await main();
