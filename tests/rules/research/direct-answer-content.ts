import { readFileSync } from 'node:fs';
import { findLaw } from '#db/content/law-index.ts';
import { QUESTION_INTENTS, type DirectAnswer, type FollowUpAnswer } from '#db/content/direct-answers.ts';
import { BARE_ARTICLE, marksIn } from './legal-content.ts';

/** What is wrong with the direct answers as their files hold them. */

const SENTENCE_END = /(?<=[.!?](?:\s*\{\{[^{}]*\}\})*)\s+(?=[\p{Lu}¿¡«])(?![^{}]*\}\})/u;
const MAX_FIRST_LENGTH = 48;
const MIN_ASKED = 8;

const wordsOf = (text: string): string[] => text.replace(/\{\{[^{}]*\}\}/g, ' ').match(/[\p{L}\d]+/gu) ?? [];

function articleProblem(key: string, number: string): string | null {
  const law = findLaw(key);
  if (!law) return `no law has the key «${key}»`;
  if (!law.numbers.includes(number)) return `${law.shortName} has no article «${number}»`;
  return law.repealed.has(number) ? `${law.shortName} ${number} is repealed` : null;
}

const MIN_SAID = 2;

function followUpProblems({ kind, said, measure, answer }: FollowUpAnswer): string[] {
  const problems: string[] = [];
  if (kind !== 'QUESTION' && kind !== 'FACT') problems.push(`a follow-up of no kind: «${String(kind)}»`);
  if (said.length < MIN_SAID) problems.push(`a follow-up said in ${said.length} ways only: ${answer}`);
  if (!answer.includes('{{')) problems.push(`a follow-up rests on nothing: ${answer}`);
  if (answer.includes('{n}') && !measure) problems.push(`no measure for the number in: ${answer}`);
  if (measure && measure.below === undefined && measure.from === undefined)
    problems.push(`a measure without a bound: ${answer}`);
  if (measure?.below !== undefined && measure.from !== undefined && measure.from >= measure.below)
    problems.push(`a measure that nothing fits: ${answer}`);
  return problems;
}

function problemsOf(answer: DirectAnswer): string[] {
  const followUps = answer.followUps ?? [];
  const told = [answer.answer, ...answer.more, ...followUps.map((each) => each.answer.replaceAll('{n}', '5'))];
  const first = answer.answer.split(SENTENCE_END)[0] ?? '';
  const problems = followUps.flatMap(followUpProblems);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer.id)) problems.push('the id is not kebab-case');
  if (!QUESTION_INTENTS.includes(answer.intent)) problems.push(`no intent «${answer.intent}»`);
  if (answer.asked.length < MIN_ASKED) problems.push(`asked in ${answer.asked.length} ways only`);
  if (new Set(answer.asked).size < answer.asked.length) problems.push('asked twice in the same words');
  if (!first.includes('{{')) problems.push('the first sentence rests on nothing');
  if (wordsOf(first).length > MAX_FIRST_LENGTH) problems.push('the first sentence is too long to answer');
  if (told.some((text) => BARE_ARTICLE.test(text))) problems.push('an article is named without its law');
  const marks = told.flatMap(marksIn);
  if (!marks.some(({ key, number }) => key === answer.law && number.trim() === answer.article))
    problems.push('the article that decides is not cited');
  const twins = Object.entries(answer.cdmx)
    .flat()
    .map((place) => {
      const [key = '', number = ''] = place.split(':');
      return { key, number };
    });
  for (const { key, number } of [...marks, ...twins]) {
    const problem = articleProblem(key, number.trim());
    if (problem) problems.push(problem);
  }
  for (const text of told)
    if (/\{\{|\}\}/.test(text.replace(/\{\{[^{}:|]+:[^{}|]+(?:\|[^{}]+)?\}\}/g, ''))) problems.push('a broken mark');
  return problems;
}

export function directAnswerProblems(answers: readonly DirectAnswer[]): string[] {
  const seen = new Set<string>();
  return answers.flatMap((answer) => {
    const twice = seen.has(answer.id) ? ['the id is given twice'] : [];
    seen.add(answer.id);
    return [...twice, ...new Set(problemsOf(answer))].map((problem) => `${answer.id}: ${problem}`);
  });
}

/** Size of the trained weights, in bytes. */
export const weightsSize = (folder = 'db/content/understanding'): number =>
  ['embedding.bin', 'intents.bin', 'roles.bin', 'refusals.bin', 'weights.json'].reduce(
    (sum, name) => sum + readFileSync(`${folder}/${name}`).byteLength,
    0,
  );
