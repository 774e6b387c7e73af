import { articleId, normaliseArticle } from './law-index.ts';
import type { DirectAnswer } from './direct-answers.ts';
import { CITATION_MARK } from './topic-citations.rules.ts';

const SENTENCE_END = /(?<=[.!?](?:\s*\{\{[^{}]*\}\})*)\s+(?=[\p{Lu}¿¡«])(?![^{}]*\}\})/u;
const MAX_SENTENCES = 4;

export interface ToldArticle {
  key: string;
  number: string;
  /** What the direct answers say of it, without marks. */
  synthesis: string;
}

const withoutMarks = (sentence: string): string =>
  sentence
    .replace(CITATION_MARK, '')
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What the direct answers say of articles that have no synthesis of their own: the sentences that cite them, at most
 * four. Without it a citation of such an article would stand on nothing until its official text is imported.
 */
export function synthesesOfAnswers(answers: readonly DirectAnswer[], known: ReadonlySet<string>): ToldArticle[] {
  const told = new Map<string, ToldArticle & { sentences: string[] }>();
  const add = (key: string, rawNumber: string, sentence: string): void => {
    const number = normaliseArticle(rawNumber.trim(), key);
    const id = articleId(key, number);
    if (known.has(id)) return;
    const entry = told.get(id) ?? { key, number, synthesis: '', sentences: [] };
    const words = withoutMarks(sentence);
    if (entry.sentences.length < MAX_SENTENCES && !entry.sentences.includes(words)) entry.sentences.push(words);
    told.set(id, entry);
  };
  for (const { answer, more, cdmx } of answers)
    for (const sentence of [answer, ...more].flatMap((text) => text.split(SENTENCE_END)))
      for (const [, key = '', number = ''] of sentence.matchAll(CITATION_MARK)) {
        add(key, number, sentence);
        const [twinKey, twinNumber] = (cdmx[`${key}:${number.trim()}`] ?? '').split(':');
        if (twinKey && twinNumber) add(twinKey, twinNumber, sentence);
      }
  return [...told.values()].map(({ key, number, sentences }) => ({ key, number, synthesis: sentences.join(' ') }));
}
