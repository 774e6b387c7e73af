import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Topic } from '../content/legal-content.ts';
import { impactsOf, packPostings, type Field, type Posting } from './postings.rules.ts';
import { indexTermsOf } from './terms.rules.ts';

export type SearchScope = 'ARTICLE' | 'TOPIC';

interface ArticleWords {
  id: string;
  title: string | null;
  synthesis: string | null;
  words: string[];
  official_text: string | null;
  path: string[];
  law_name: string;
}

const CITATION_MARK = /\{\{[^}]*\}\}/g;
/** An article says first what it is about: about its first twenty words, in characters. */
const LEAD = 140;
const TERMS_PER_STATEMENT = 4000;

const field = (text: string, weight: number, usualLength: number, lengthWeight: number): Field => ({
  terms: indexTermsOf(text),
  weight,
  usualLength: usualLength * 2,
  lengthWeight,
});

// Headings repeat for every article below them: only the two narrowest say something about this one.
const articleFields = (article: ArticleWords): Field[] => [
  field(article.words.join(' '), 2.2, 16, 0.2),
  field(article.title ?? '', 2.6, 6, 0.2),
  field(article.synthesis ?? '', 1.4, 40, 0.4),
  field(article.path.slice(-2).join(' '), 0.8, 8, 0.3),
  field(article.law_name, 0.6, 8, 0.2),
  field(article.official_text ?? '', 1, 90, 0.65),
  field((article.official_text ?? '').slice(0, LEAD), 0.8, 14, 0.2),
];

function topicFields(topic: Topic): Field[] {
  const told = [
    topic.answer,
    ...topic.sections.flatMap((section) => [section.heading, ...section.points]),
    topic.term ?? '',
  ].join(' ');
  return [
    field([topic.question, ...topic.asked].join(' '), 1.2, 80, 0.3),
    field(topic.title, 2.5, 5, 0.2),
    field(topic.words.join(' '), 1.6, 25, 0.2),
    field(told.replace(CITATION_MARK, ' '), 0.35, 250, 0.5),
  ];
}

class IndexWriter {
  private readonly postings = new Map<string, Posting[]>();
  private readonly ids: string[] = [];

  constructor(
    private readonly em: SqlEntityManager,
    private readonly scope: SearchScope,
  ) {}

  add(id: string, fields: Field[]): void {
    const doc = this.ids.push(id) - 1;
    for (const [term, impact] of impactsOf(fields)) {
      const known = this.postings.get(term);
      if (known) known.push({ doc, impact });
      else this.postings.set(term, [{ doc, impact }]);
    }
  }

  /** Puts this index in the place of the one before. */
  async write(): Promise<void> {
    await this.em.execute('delete from document_search where scope = ?', [this.scope]);
    await this.em.execute('delete from search_term where scope = ?', [this.scope]);
    await this.em.execute(
      `insert into document_search (scope, doc, id)
       select ?, position - 1, id from jsonb_array_elements_text(?::jsonb) with ordinality as listed (id, position)`,
      [this.scope, JSON.stringify(this.ids)],
    );
    const terms = [...this.postings];
    for (let from = 0; from < terms.length; from += TERMS_PER_STATEMENT)
      await this.writeTerms(terms.slice(from, from + TERMS_PER_STATEMENT));
  }

  private async writeTerms(terms: [string, Posting[]][]): Promise<void> {
    const rows = terms.map(([term, postings]) => {
      const { docs, impacts } = packPostings(postings);
      return { term, df: postings.length, docs: docs.toString('base64'), impacts: impacts.toString('base64') };
    });
    await this.em.execute(
      `insert into search_term (scope, term, df, docs, impacts)
       select ?, term, df, decode(docs, 'base64'), decode(impacts, 'base64')
       from json_to_recordset(?::json) as row (term text, df int, docs text, impacts text)`,
      [this.scope, JSON.stringify(rows)],
    );
  }
}

async function indexArticles(em: SqlEntityManager): Promise<void> {
  const writer = new IndexWriter(em, 'ARTICLE');
  const statutes = await em.execute<{ key: string }[]>('select key from statute order by key');
  for (const { key } of statutes) {
    // A repealed article answers nobody's question; it is found by its number.
    const articles = await em.execute<ArticleWords[]>(
      `select id, title, synthesis, words, official_text, path, (select name from statute where key = statute_key) as law_name
       from article where statute_key = ? and not is_repealed order by position`,
      [key],
    );
    for (const article of articles) writer.add(article.id, articleFields(article));
  }
  await writer.write();
}

async function indexTopics(em: SqlEntityManager): Promise<void> {
  const writer = new IndexWriter(em, 'TOPIC');
  const topics = await em.execute<{ id: string; content: Topic }[]>('select id, content from topic order by id');
  for (const { id, content } of topics) writer.add(id, topicFields(content));
  await writer.write();
}

/** Writes the whole index anew from the tables; to be called inside of the transaction that changed them. */
export async function rebuildSearchIndex(em: SqlEntityManager): Promise<void> {
  await indexArticles(em);
  await indexTopics(em);
  // Without fresh statistics the planner reads the whole table for twenty terms.
  await em.execute('analyze search_term, document_search, article, statute, topic');
}
