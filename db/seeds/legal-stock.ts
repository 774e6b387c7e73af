import { createHash } from 'node:crypto';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { articleId, isRepealed, laws, normaliseArticle, type LawFacts } from '../content/law-index.ts';
import type { DirectAnswer } from '../content/direct-answers.ts';
import type { ArticleSynthesis, Topic } from '../content/legal-content.ts';
import { synthesesOfAnswers } from '../content/syntheses-of-answers.rules.ts';
import { citedArticles } from '../content/topic-citations.rules.ts';
import { rebuildSearchIndex } from '../search/search-index.ts';

/** Increase it when indexing changes, so that old indexes are rebuilt. */
const INDEX_VERSION = 7;
const STAMP = 'legal-stock';

interface Content {
  hash: string;
  articles: { key: string; syntheses: ArticleSynthesis[] }[];
  /** For each law and article number, ways of asking. */
  asked: { key: string; phrases: Record<string, string[]> }[];
  topics: Topic[];
  answers: DirectAnswer[];
}

async function readFolder(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({ name: name.slice(0, -5), text: await readFile(path.join(folder, name), 'utf8') })),
  );
}

async function readContent(contentFolder: string): Promise<Content> {
  const [articles, asked, topics, answers, facts] = await Promise.all([
    readFolder(path.join(contentFolder, 'articles')),
    readFolder(path.join(contentFolder, 'asked')),
    readFolder(path.join(contentFolder, 'topics')),
    existsSync(path.join(contentFolder, 'answers')) ? readFolder(path.join(contentFolder, 'answers')) : [],
    Promise.all(
      ['laws.json', 'stop-words.json', 'word-forms.json'].map((name) =>
        readFile(path.join(contentFolder, name), 'utf8'),
      ),
    ),
  ]);
  const hash = createHash('sha256').update(`v${INDEX_VERSION}`);
  for (const text of facts) hash.update(text);
  for (const { name, text } of [...articles, ...asked, ...topics, ...answers])
    hash.update(`\u0000${name}\u0000${text}`);
  return {
    hash: hash.digest('hex'),
    articles: articles.map(({ name, text }) => ({ key: name, syntheses: JSON.parse(text) as ArticleSynthesis[] })),
    asked: asked.map(({ name, text }) => ({
      key: name,
      phrases: JSON.parse(text) as Record<string, string[]>,
    })),
    topics: topics.flatMap(({ text }) => JSON.parse(text) as Topic[]),
    answers: answers.flatMap(({ text }) => JSON.parse(text) as DirectAnswer[]),
  };
}

async function seedStatutes(em: SqlEntityManager): Promise<void> {
  const rows = laws().map((law: LawFacts) => ({
    key: law.key,
    name: law.name,
    short_name: law.shortName,
    type: law.type,
    scope: law.scope,
    area: law.area,
    official_url: law.officialUrl,
    published_on: law.publishedOn,
    last_reform_on: law.lastReformOn,
    text_as_of: law.textAsOf,
    last_article: law.numbers.at(-1) ?? '',
    article_count: law.numbers.length,
  }));
  // A law with imported official text keeps the dates and counts of the import.
  await em.execute(
    `insert into statute (key, name, short_name, type, scope, area, official_url, published_on, last_reform_on, text_as_of, last_article,
       article_count, jurisdiction)
     select key, name, short_name, type, scope, area, official_url, published_on, last_reform_on, text_as_of, last_article, article_count,
       case scope when 'LOCAL' then 'CIUDAD_DE_MEXICO' else 'FEDERAL' end
     from json_to_recordset(?::json) as row (key text, name text, short_name text, type text, scope text, area text, official_url text,
       published_on date, last_reform_on date, text_as_of date, last_article text, article_count int)
     on conflict (key) do update set name = excluded.name, short_name = excluded.short_name, type = excluded.type, scope = excluded.scope,
       area = excluded.area, official_url = excluded.official_url, published_on = excluded.published_on,
       last_reform_on = excluded.last_reform_on, text_as_of = excluded.text_as_of, last_article = excluded.last_article,
       article_count = excluded.article_count, jurisdiction = excluded.jurisdiction
     where not statute.has_official_text`,
    [JSON.stringify(rows)],
  );
}

interface SynthesisRow {
  id: string;
  statute_key: string;
  number: string;
  position: number;
  title: string | null;
  synthesis: string;
  words: string[];
  is_repealed: boolean;
}

/** The written syntheses, and syntheses from direct answers for articles that have none. */
function synthesisRows(content: Content): SynthesisRow[] {
  const positions = new Map(laws().map((law) => [law.key, new Map(law.numbers.map((number, at) => [number, at + 1]))]));
  const written = content.articles.flatMap(({ key, syntheses }) =>
    syntheses.map(({ article, title, synthesis, words }): SynthesisRow => {
      const number = normaliseArticle(article, key);
      const position = positions.get(key)?.get(number) ?? 0;
      return {
        id: articleId(key, number),
        statute_key: key,
        number,
        position,
        title,
        synthesis,
        words,
        is_repealed: isRepealed(key, number),
      };
    }),
  );
  const derived = synthesesOfAnswers(content.answers, new Set(written.map(({ id }) => id)));
  return [
    ...written,
    ...derived.map(({ key, number, synthesis }) => ({
      id: articleId(key, number),
      statute_key: key,
      number,
      position: positions.get(key)?.get(number) ?? 0,
      title: null,
      synthesis,
      words: [],
      is_repealed: isRepealed(key, number),
    })),
  ];
}

async function seedSyntheses(em: SqlEntityManager, content: Content): Promise<void> {
  const rows = JSON.stringify(synthesisRows(content));
  await em.execute(`update article set title = null, synthesis = null, words = '{}' where synthesis is not null`);
  await em.execute(
    `insert into article (id, statute_key, number, position, title, synthesis, words, is_repealed)
     select id, statute_key, number, position, title, synthesis, array(select json_array_elements_text(words)), is_repealed
     from json_to_recordset(?::json) as row (id text, statute_key text, number text, position int, title text, synthesis text, words json,
       is_repealed boolean)
     on conflict (id) do update set title = excluded.title, synthesis = excluded.synthesis, words = excluded.words`,
    [rows],
  );
  await em.execute('delete from article where synthesis is null and official_text is null');
}

async function seedAsked(em: SqlEntityManager, content: Content): Promise<void> {
  const rows = content.asked.flatMap(({ key, phrases }) =>
    Object.entries(phrases).map(([number, said]) => ({
      id: articleId(key, normaliseArticle(number, key)),
      phrases: said,
    })),
  );
  await em.execute('delete from article_asked');
  await em.execute(
    `insert into article_asked (id, phrases)
     select id, array_agg(phrase) from json_to_recordset(?::json) as row (id text, phrases json), json_array_elements_text(phrases) as phrase
     group by id`,
    [JSON.stringify(rows)],
  );
}

/** The topics and their citations. */
async function seedTopics(em: SqlEntityManager, topics: Topic[]): Promise<void> {
  await em.execute('delete from topic');
  const rows = topics.map((topic) => ({ id: topic.id, area: topic.area, content: topic }));
  await em.execute(
    `insert into topic (id, area, content)
     select id, area, content from json_to_recordset(?::json) as row (id text, area text, content jsonb)`,
    [JSON.stringify(rows)],
  );
  const links = topics.flatMap((topic) =>
    citedArticles(topic).map((to) => ({ from_id: `top_${topic.id}`, to_id: to })),
  );
  await em.execute(`delete from citation_link where from_id like 'top\\_%'`);
  await em.execute(
    `insert into citation_link (from_id, to_id, at)
     select from_id, to_id, 0 from json_to_recordset(?::json) as row (from_id text, to_id text)`,
    [JSON.stringify(links)],
  );
}

/**
 * Loads Foja's stock (laws, syntheses, topics) and builds the search index. Idempotent: unchanged content is not loaded
 * again. Imported official text stays.
 */
export async function seedLegalStock(em: SqlEntityManager, contentFolder = path.resolve('db/content')): Promise<void> {
  const content = await readContent(contentFolder);
  const isLoaded = async (inside: SqlEntityManager): Promise<boolean> => {
    const [stamp] = await inside.execute<{ hash: string }[]>('select hash from content_stamp where name = ?', [STAMP]);
    return stamp?.hash === content.hash;
  };
  if (await isLoaded(em)) return;
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await inside.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.legalStockSeed]);
    if (await isLoaded(inside)) return;
    await seedStatutes(inside);
    await seedSyntheses(inside, content);
    await seedAsked(inside, content);
    await seedTopics(inside, content.topics);
    await rebuildSearchIndex(inside);
    await inside.execute(
      `insert into content_stamp (name, hash, loaded_at) values (?, ?, now())
       on conflict (name) do update set hash = excluded.hash, loaded_at = excluded.loaded_at`,
      [STAMP, content.hash],
    );
  });
}
