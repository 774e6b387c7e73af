/**
 * `npm run train:understanding [-- --epochs N --only refusals]`: trains the models that classify questions on the ways of
 * asking in `db/content`, and writes their weights to `db/content/understanding`. The ranking of answers is trained on
 * ways of asking that the other models have not seen. Reproducible; about eight minutes on one core. Prints the
 * cross-validation results.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  articleGroupOf,
  refusalsOf,
  trainUnderstanding,
  type TrainingText,
} from '../features/research/direct-answers/training/train-understanding.rules.ts';
import type { UnderstandingWeights } from '../features/research/direct-answers/understanding-model.service.ts';
import { readDirectAnswers, readRefusals, readTopics } from '#db/content/direct-answers.ts';
import type { ArticleSynthesis } from '#db/content/legal-content.ts';

const CONTENT = path.resolve('db/content');

function readJson<T>(folder: string): { name: string; content: T }[] {
  return readdirSync(path.join(CONTENT, folder))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      name: name.slice(0, -'.json'.length),
      content: JSON.parse(readFileSync(path.join(CONTENT, folder, name), 'utf8')) as T,
    }));
}

const ofArticle = (law: string, number: string, text: string): TrainingText => {
  const article = articleGroupOf(law, number);
  return { group: article, article, text };
};

function articleTexts(): TrainingText[] {
  const asked = readJson<Record<string, string[]>>('asked').flatMap(({ name, content }) =>
    Object.entries(content).flatMap(([article, phrases]) => phrases.map((text) => ofArticle(name, article, text))),
  );
  const syntheses = readJson<ArticleSynthesis[]>('articles').flatMap(({ name, content }) =>
    content.flatMap(({ article, title, synthesis, words }) => [
      ofArticle(name, article, `${title} ${synthesis}`),
      ofArticle(name, article, words.join(' ')),
    ]),
  );
  return [...asked, ...syntheses];
}

const { values } = parseArgs({
  options: { epochs: { type: 'string', default: '6' }, only: { type: 'string' } },
});
const folder = path.join(CONTENT, 'understanding');
const weightsFile = path.join(folder, 'weights.json');
const log = (line: string): void => console.log(line);
const writeWeights = (weights: UnderstandingWeights): void =>
  writeFileSync(weightsFile, `${JSON.stringify(weights, null, 1)}\n`);

if (values.only === 'refusals') {
  const { bytes, facts } = refusalsOf(readDirectAnswers(CONTENT), readRefusals(CONTENT));
  writeFileSync(path.join(folder, 'refusals.bin'), bytes);
  writeWeights({ ...(JSON.parse(readFileSync(weightsFile, 'utf8')) as UnderstandingWeights), refusals: facts });
} else {
  const model = await trainUnderstanding({
    answers: readDirectAnswers(CONTENT),
    topics: readTopics(CONTENT),
    articleTexts: articleTexts(),
    refusals: readRefusals(CONTENT),
    epochs: Number(values.epochs),
    log,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'embedding.bin'), model.embedding);
  writeFileSync(path.join(folder, 'intents.bin'), model.intents);
  writeFileSync(path.join(folder, 'roles.bin'), model.roles);
  writeFileSync(path.join(folder, 'refusals.bin'), model.refusals);
  writeWeights(model.weights);
}
