import { foldText } from '#schema/lib/fold-text.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDirectAnswers, readTopics, type DirectAnswer } from '#db/content/direct-answers.ts';
import { findLaw } from '#db/content/law-index.ts';
import { LEGAL_AREAS, type ArticleSynthesis, type Topic } from '#db/content/legal-content.ts';
import { synthesesOfAnswers } from '#db/content/syntheses-of-answers.rules.ts';

/** The stock as its files hold it. */
export interface LegalStock {
  /** By law key. */
  articles: Record<string, ArticleSynthesis[]>;
  topics: Topic[];
  /** Direct answers: what they say of an article stands for a synthesis where it has none. */
  answers: DirectAnswer[];
  /** By law key and number, how people look for the article. */
  asked: Record<string, Record<string, string[]>>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/** By law key and number, how people look for the article. */
export const readAsked = (folder = 'db/content'): LegalStock['asked'] =>
  Object.fromEntries(
    jsonFiles(path.join(folder, 'asked')).map((name) => [
      path.basename(name, '.json'),
      readJson<Record<string, string[]>>(path.join(folder, 'asked', name)),
    ]),
  );

export function readStock(folder = 'db/content'): LegalStock {
  const articles = path.join(folder, 'articles');
  return {
    articles: Object.fromEntries(
      jsonFiles(articles).map((name) => [
        path.basename(name, '.json'),
        readJson<ArticleSynthesis[]>(path.join(articles, name)),
      ]),
    ),
    answers: readDirectAnswers(folder),
    topics: readTopics(folder),
    asked: readAsked(folder),
  };
}

const MARK = /\{\{([^{}:|]+):([^{}|]+)(?:\|[^{}]+)?\}\}/g;

/** «artículo 94» without its law: nobody can tell which one is meant. */
export const BARE_ARTICLE =
  /\bart[ií]culos?\s+\d+(?:-[A-Z])?(?:\s(?:Bis|Ter))?(?![\w-])(?!\s+(?:constitucional|de la|del|transitorio))(?![^.;]*\{\{)/iu;

export interface Mark {
  key: string;
  number: string;
}

export const marksIn = (text: string): Mark[] =>
  [...text.matchAll(MARK)].map((found) => ({ key: found[1] ?? '', number: found[2] ?? '' }));

const saidBy = (topic: Topic): string[] => [
  topic.answer,
  ...topic.sections.flatMap((section) => [section.heading, ...section.points]),
  ...(topic.term ? [topic.term] : []),
  ...topic.steps,
];

function articleProblem(key: string, number: string): string | null {
  const law = findLaw(key);
  if (!law) return `no law has the key «${key}»`;
  if (!law.numbers.includes(number)) return `${law.shortName} has no article «${number}»`;
  return law.repealed.has(number) ? `${law.shortName} ${number} is repealed` : null;
}

const hasCapitals = (word: string): boolean => word !== word.toLowerCase();

export function synthesisProblems(stock: LegalStock): string[] {
  const problems: string[] = [];
  for (const [key, articles] of Object.entries(stock.articles)) {
    const seen = new Set<string>();
    for (const { article, title, synthesis, words } of articles) {
      const tell = (problem: string | null): void =>
        void (problem && problems.push(`articles/${key} ${article}: ${problem}`));
      tell(articleProblem(key, article));
      if (seen.has(article)) tell('twice');
      seen.add(article);
      // «S. de R.L.» ends in the stop of an abbreviation.
      if (!title.trim() || (title.endsWith('.') && !/[A-Z]\.$/.test(title)))
        tell('the title is empty or ends in a stop');
      if (synthesis.trim().split(/\s+/).length < 4) tell('the synthesis is too short to say anything');
      if (words.length === 0 || words.some((word) => !word.trim())) tell('no words to find it by');
      if (/\{\{/.test(title + synthesis)) tell('a synthesis carries no citation marks');
    }
  }
  return problems;
}

function shapeProblems(topic: Topic): string[] {
  const between = (name: string, list: unknown[], from: number, to: number): string[] =>
    list.length < from || list.length > to ? [`${name}: ${list.length}, not ${from}–${to}`] : [];
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(topic.id) ? [] : ['the id is not kebab-case']),
    ...(LEGAL_AREAS.includes(topic.area) ? [] : [`no area «${topic.area}»`]),
    ...between('asked', topic.asked, 6, 30),
    ...between('words', topic.words, 1, 60),
    ...between('sections', topic.sections, 1, 4),
    ...between('steps', topic.steps, 2, 5),
    ...between('askBack', topic.askBack, 2, 4),
    ...between('next', topic.next, 2, 3),
    ...topic.words.filter(hasCapitals).map((word) => `words are lower case: «${word}»`),
  ];
}

/** Every answer, term and section rests on an article; every mark can be read. */
function citationProblems(topic: Topic): string[] {
  const uncited = (text: string): boolean => marksIn(text).length === 0;
  const problems = uncited(topic.answer) ? ['the answer cites nothing'] : [];
  if (topic.term && uncited(topic.term)) problems.push('the term cites nothing');
  for (const { heading, points } of topic.sections)
    if (points.every(uncited)) problems.push(`section «${heading}» cites nothing`);
  for (const text of saidBy(topic))
    if (/\{\{|\}\}/.test(text.replace(MARK, ''))) problems.push(`a broken mark in «${text.slice(0, 60)}»`);
  for (const text of saidBy(topic))
    if (BARE_ARTICLE.test(text)) problems.push(`an article is named without its law in «${text.slice(0, 60)}»`);
  return problems;
}

export function topicProblems(stock: LegalStock): string[] {
  const told = new Set(
    Object.entries(stock.articles).flatMap(([key, articles]) => articles.map(({ article }) => `${key}:${article}`)),
  );
  for (const { key, number } of synthesesOfAnswers(stock.answers, new Set())) told.add(`${key}:${number}`);
  const seen = new Set<string>();
  return stock.topics.flatMap((topic) => {
    const problems = [...shapeProblems(topic), ...citationProblems(topic)];
    if (seen.has(topic.id)) problems.push('twice');
    seen.add(topic.id);
    for (const { key, number } of saidBy(topic).flatMap(marksIn)) {
      const problem = articleProblem(key, number);
      if (problem) problems.push(problem);
      else if (!told.has(`${key}:${number}`)) problems.push(`{{${key}:${number}}} has no synthesis`);
    }
    return [...new Set(problems)].map((problem) => `topic ${topic.id}: ${problem}`);
  });
}

const plainWords = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];

const MAX_ASKED_WORDS = 24;

/** What is wrong with the ways of asking: numbers that no law has, expressions that are empty, too long or twice there. */
export function askedProblems({ asked }: Pick<LegalStock, 'asked'>): string[] {
  return Object.entries(asked).flatMap(([key, articles]) =>
    Object.entries(articles).flatMap(([number, phrases]) => {
      const at = `asked/${key} ${number}`;
      const problem = articleProblem(key, number);
      const folded = phrases.map((phrase) => plainWords(phrase).join(' '));
      return [
        ...(problem ? [`${at}: ${problem}`] : []),
        ...(phrases.length === 0 ? [`${at}: no expressions`] : []),
        ...(new Set(folded).size < folded.length ? [`${at}: the same expression twice`] : []),
        ...phrases.flatMap((phrase, place) => {
          const words = folded[place] === '' ? 0 : (folded[place]?.split(' ').length ?? 0);
          return words === 0 || words > MAX_ASKED_WORDS || phrase !== phrase.trim()
            ? [`${at}: «${phrase}» has ${words} words or stray spaces`]
            : [];
        }),
      ];
    }),
  );
}

/** The first run of so many words that a text shares with another, or `null`. */
export function sharedRun(ours: string, official: string, length = 12): string | null {
  const theirs = ` ${plainWords(official).join(' ')} `;
  const words = plainWords(ours);
  for (let at = 0; at + length <= words.length; at++) {
    const run = words.slice(at, at + length).join(' ');
    if (theirs.includes(` ${run} `)) return run;
  }
  return null;
}

interface OfficialLaw {
  articulos: { articulo: string; texto: string }[];
}

/** The official text of each article of a law of a corpus. */
export const readOfficialLaw = (corpus: string, key: string): Record<string, string> =>
  Object.fromEntries(
    readJson<OfficialLaw>(path.join(corpus, 'leyes', `${key}.json`)).articulos.map(({ articulo, texto }) => [
      articulo,
      texto,
    ]),
  );

/** Syntheses and ways of asking that copy the official text of a corpus. `null` where there is no corpus to compare with. */
export function copiedSyntheses(stock: LegalStock, corpus: string): string[] | null {
  if (!existsSync(path.join(corpus, 'leyes'))) return null;
  const keys = [...new Set([...Object.keys(stock.articles), ...Object.keys(stock.asked)])];
  return keys.flatMap((key) => {
    const official = new Map(Object.entries(readOfficialLaw(corpus, key)));
    const asked = Object.entries(stock.asked[key] ?? {}).flatMap(([number, phrases]) =>
      phrases.flatMap((phrase) => {
        const run = sharedRun(phrase, official.get(number) ?? '');
        return run === null ? [] : [`asked/${key} ${number}: twelve words of the law in a row: «${run}»`];
      }),
    );
    const told = (stock.articles[key] ?? []).flatMap(({ article, title, synthesis }) => {
      const run = sharedRun(`${title}. ${synthesis}`, official.get(article) ?? '');
      return run === null ? [] : [`articles/${key} ${article}: twelve words of the law in a row: «${run}»`];
    });
    return [...told, ...asked];
  });
}
