import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Court, DocumentKind, Jurisdiction } from '#schema/generated/contract.ts';
import { areaOfArticle } from '../content/article-areas.rules.ts';
import type { LegalArea, Topic } from '../content/legal-content.ts';
import { chunksOf } from './chunks.rules.ts';
import type { Field } from './postings.rules.ts';
import { indexTermsOf } from './terms.rules.ts';

/** The documents of the index: articles, topics, and case law (theses, and rulings in pieces). */
export type SearchScope = 'ARTICLE' | 'TOPIC' | 'CASE_LAW';
export const SCOPES: readonly SearchScope[] = ['ARTICLE', 'TOPIC', 'CASE_LAW'];

/** The data of a document for filters and facets. */
export interface DocumentFacts {
  id: string;
  /** Number of the piece of a ruling. */
  part: number;
  kind: DocumentKind | null;
  area: LegalArea;
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  /** `YYYY-MM-DD`. */
  datedOn: string | null;
  statuteKey: string | null;
  /** Number of texts in the stock that cite it. */
  citations: number;
  /** First generation of the index that has this text with this date. */
  since: number;
}

export interface IndexDocument extends Omit<DocumentFacts, 'since'> {
  fields: Field[];
  /** Ways of asking for it; each is indexed on its own. */
  phrases: string[];
  /** Text from which the spelling of corrected searches is taken. */
  written: string;
}

/** Length of the beginning of an article, which counts more, in characters (about twenty words). */
const LEAD = 140;
/** Length of the text of each article from which spellings are taken, in characters. */
const WRITTEN = 300;
const CITATION_MARK = /\{\{[^}]*\}\}/g;

const field = (text: string, weight: number, usualLength: number, lengthWeight: number): Field => ({
  terms: indexTermsOf(text),
  weight,
  usualLength: usualLength * 2,
  lengthWeight,
});

interface ArticleRow extends Omit<DocumentFacts, 'part' | 'since' | 'statuteKey'> {
  title: string | null;
  synthesis: string | null;
  words: string[];
  asked: string[] | null;
  official_text: string | null;
  path: string[];
  law_name: string;
  number: string;
}

// Headings are shared by many articles, so only the two narrowest are used.
const articleFields = (article: ArticleRow): Field[] => [
  field(article.words.join(' '), 2.2, 16, 0.2),
  field((article.asked ?? []).join(' '), 1.6, 40, 0.3),
  field(article.title ?? '', 2.6, 6, 0.2),
  field(article.synthesis ?? '', 1.4, 40, 0.4),
  field(article.path.slice(-2).join(' '), 0.8, 8, 0.3),
  field(article.law_name, 0.6, 8, 0.2),
  field(article.official_text ?? '', 1, 90, 0.65),
  field((article.official_text ?? '').slice(0, LEAD), 0.8, 14, 0.2),
];

function topicFields(topic: Topic): Field[] {
  const text = [
    topic.answer,
    ...topic.sections.flatMap((section) => [section.heading, ...section.points]),
    topic.term ?? '',
  ].join(' ');
  return [
    field([topic.question, ...topic.asked].join(' '), 1.2, 80, 0.3),
    field(topic.title, 2.5, 5, 0.2),
    field(topic.words.join(' '), 1.6, 25, 0.2),
    field(text.replace(CITATION_MARK, ' '), 0.35, 250, 0.5),
  ];
}

/** The date of an article is its last reform; without notes of reform, the date of its law. */
const ARTICLES_OF_LAW = `select a.id, a.number, case when s.type = 'CONSTITUTION' then 'ACT' else s.type end as kind, s.area, s.jurisdiction,
    null::text as court, (select count(*)::int from citation_link l where l.to_id = a.id) as citations,
    case when a.official_text is null then null
      else coalesce(a.last_reform_on, case when s.scope = 'FEDERAL' then s.published_on else s.last_reform_on end)::text end as "datedOn",
    a.title, a.synthesis, a.words, asked.phrases as asked, a.official_text, a.path, s.name as law_name
  from article a join statute s on s.key = a.statute_key left join article_asked asked on asked.id = a.id
  where a.statute_key = ? and not a.is_repealed order by a.position`;

/** Articles in force. Repealed ones are only found by their number. */
async function* articles(em: SqlEntityManager): AsyncGenerator<IndexDocument> {
  const statutes = await em.execute<{ key: string }[]>('select key from statute order by key');
  for (const { key } of statutes)
    for (const row of await em.execute<ArticleRow[]>(ARTICLES_OF_LAW, [key])) {
      const { id, kind, jurisdiction, court, datedOn, citations } = row;
      yield {
        id,
        part: 0,
        kind,
        area: areaOfArticle(key, row.number, row.area),
        jurisdiction,
        court,
        datedOn,
        statuteKey: key,
        citations,
        fields: articleFields(row),
        written: `${(row.official_text ?? '').slice(0, WRITTEN)} ${row.synthesis ?? ''}`,
        phrases: [...(row.asked ?? []), ...row.words, ...(row.title ? [row.title] : [])],
      };
    }
}

async function* topics(em: SqlEntityManager): AsyncGenerator<IndexDocument> {
  const rows = await em.execute<{ id: string; content: Topic }[]>('select id, content from topic order by id');
  for (const { id, content } of rows)
    yield {
      id: `top_${id}`,
      part: 0,
      kind: null,
      area: content.area,
      jurisdiction: 'FEDERAL',
      court: null,
      datedOn: null,
      statuteKey: null,
      citations: 0,
      fields: topicFields(content),
      phrases: [],
      written: [content.question, ...content.asked].join(' '),
    };
}

type CaseLawRow = Pick<IndexDocument, 'id' | 'kind' | 'area' | 'court' | 'datedOn'> & { title: string; text: string };

async function* caseLaw(em: SqlEntityManager): AsyncGenerator<IndexDocument> {
  const facts = { jurisdiction: 'FEDERAL' as const, statuteKey: null, citations: 0, phrases: [], written: '' };
  const theses = await em.execute<CaseLawRow[]>(
    `select id, kind, area, court, published_on::text as "datedOn", title, text from thesis order by id`,
  );
  for (const { title, text, ...row } of theses)
    yield { ...row, ...facts, part: 0, fields: [field(title, 2.4, 25, 0.3), field(text, 1, 250, 0.6)] };
  const rulings = await em.execute<{ id: string }[]>('select id from ruling order by id');
  for (const { id } of rulings) {
    const [row] = await em.execute<CaseLawRow[]>(
      `select id, 'RULING' as kind, area, court, decided_on::text as "datedOn", title, text from ruling where id = ?`,
      [id],
    );
    if (!row) continue;
    const { title, text, ...rest } = row;
    for (const [part, chunk] of chunksOf(text).entries())
      yield {
        ...rest,
        ...facts,
        part,
        fields: [field(part === 0 ? title : '', 1.5, 6, 0.2), field(chunk, 1, 200, 0.6)],
      };
  }
}

export const documentsOf: Record<SearchScope, (em: SqlEntityManager) => AsyncGenerator<IndexDocument>> = {
  ARTICLE: articles,
  TOPIC: topics,
  CASE_LAW: caseLaw,
};
