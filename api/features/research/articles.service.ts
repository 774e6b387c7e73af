import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DocumentKind, Jurisdiction, LegalArea, TextSource } from '#schema/generated/contract.ts';
import { articleId, findLaw, normaliseArticle, parseArticleId, type LawType } from '#db/content/law-index.ts';

/** A law as it is shown beside its articles. Days are `YYYY-MM-DD`. */
export interface StatuteFacts {
  key: string;
  name: string;
  shortName: string;
  area: LegalArea;
  textAsOf: string;
  lastReformOn: string | null;
  officialUrl: string | null;
  hasOfficialText: boolean;
  articleCount: number;
  kind: DocumentKind;
  jurisdiction: Jurisdiction | null;
  publishedOn: string | null;
  lastArticle: string;
}

/** An article with stored text: official text, Foja's synthesis, or both. */
export interface ArticleText {
  id: string;
  statuteKey: string;
  statute: StatuteFacts;
  number: string;
  title: string | null;
  officialText: string | null;
  synthesis: string | null;
  /** Date of the text that the synthesis tells. */
  synthesisAsOf: string | null;
  path: string[];
  isRepealed: boolean;
  notes: string[];
  lastReformOn: string | null;
  /** Date of the text that is stored. */
  textAsOf: string;
  officialUrl: string | null;
}

interface ArticleRow {
  id: string;
  statute_key: string;
  number: string;
  title: string | null;
  official_text: string | null;
  synthesis: string | null;
  path: string[];
  is_repealed: boolean;
  notes: string[];
  article_reform_on: string | null;
  type: LawType;
  jurisdiction: Jurisdiction | null;
  published_on: string | null;
  last_article: string;
  name: string;
  short_name: string;
  area: LegalArea;
  text_as_of: string;
  last_reform_on: string | null;
  official_url: string | null;
  has_official_text: boolean;
  article_count: number;
}

const STATUTE_COLUMNS = `s.name, s.short_name, s.area, s.text_as_of::text, s.last_reform_on::text, s.official_url, s.has_official_text, s.article_count,
  s.type, s.jurisdiction, s.published_on::text, s.last_article`;

const ARTICLE_QUERY = `select a.id, a.statute_key, a.number, a.title, a.official_text, a.synthesis, a.path, a.is_repealed,
    a.notes, a.last_reform_on::text as article_reform_on, ${STATUTE_COLUMNS}
  from article a join statute s on s.key = a.statute_key
  where a.id = any(?::text[])`;

type StatuteRow = Omit<
  ArticleRow,
  'id' | 'number' | 'title' | 'official_text' | 'synthesis' | 'path' | 'is_repealed' | 'notes' | 'article_reform_on'
>;

/** The Constitution stands with the acts: the kinds of document have no other place for it. */
const kindOfLaw = (type: LawType): DocumentKind => (type === 'CONSTITUTION' ? 'ACT' : type);

const toStatute = (row: StatuteRow): StatuteFacts => ({
  key: row.statute_key,
  name: row.name,
  shortName: row.short_name,
  area: row.area,
  textAsOf: row.text_as_of,
  lastReformOn: row.last_reform_on,
  officialUrl: row.official_url,
  hasOfficialText: row.has_official_text,
  articleCount: row.article_count,
  kind: kindOfLaw(row.type),
  jurisdiction: row.jurisdiction,
  publishedOn: row.published_on,
  lastArticle: row.last_article,
});

const toArticle = (row: ArticleRow): ArticleText => ({
  id: row.id,
  statuteKey: row.statute_key,
  statute: toStatute(row),
  number: row.number,
  title: row.title,
  officialText: row.official_text,
  synthesis: row.synthesis,
  // Editors write on the texts of the law index.
  synthesisAsOf: row.synthesis === null ? null : (findLaw(row.statute_key)?.textAsOf ?? null),
  path: row.path,
  isRepealed: row.is_repealed,
  notes: row.notes,
  lastReformOn: row.article_reform_on,
  textAsOf: row.text_as_of,
  officialUrl: row.official_url,
});

/** The words that an article is shown with: the official ones where they are loaded. */
export const articleTextOf = ({ officialText, synthesis }: ArticleText): string => officialText ?? synthesis ?? '';

export const sourceOf = ({ officialText }: ArticleText): TextSource =>
  officialText === null ? 'SYNTHESIS' : 'OFFICIAL';

/** A PostgreSQL array of words without spaces, quotes or commas (ids, stems, numbers); others are left out. */
export const textArray = (items: readonly (string | number)[]): string =>
  `{${items.filter((item) => /^[\p{L}\p{N}_-]+$/u.test(String(item))).join(',')}}`;

/** Articles by id, in the order asked; ids without anything stored are left out. One statement. */
export async function findArticlesById(em: SqlEntityManager, ids: readonly string[]): Promise<ArticleText[]> {
  if (ids.length === 0) return [];
  const rows = await em.execute<ArticleRow[]>(ARTICLE_QUERY, [textArray(ids)]);
  const found = new Map(rows.map((row) => [row.id, toArticle(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Articles by law and number, however it is printed, in the order asked. One statement. */
export const findArticles = (
  em: SqlEntityManager,
  wanted: readonly { key: string; number: string }[],
): Promise<ArticleText[]> =>
  findArticlesById(em, [...new Set(wanted.map(({ key, number }) => articleId(key, normaliseArticle(number, key))))]);

export async function findArticle(em: SqlEntityManager, key: string, number: string): Promise<ArticleText | null> {
  return (await findArticles(em, [{ key: key.toLowerCase(), number }]))[0] ?? null;
}

/** For `node(id)`: ids that cannot be ours are not asked for. */
export const findArticleNodes = (em: SqlEntityManager, ids: string[]): Promise<ArticleText[]> =>
  findArticlesById(
    em,
    ids.filter((id) => parseArticleId(id)),
  );

/** Laws by key. One statement. */
export async function findStatutes(em: SqlEntityManager, keys: readonly string[]): Promise<StatuteFacts[]> {
  const rows = await em.execute<StatuteRow[]>(
    `select s.key as statute_key, ${STATUTE_COLUMNS} from statute s where s.key = any(?::text[])`,
    [textArray(keys)],
  );
  return rows.map(toStatute);
}

/** The laws that are stored, the constitution first, then codes, then acts. */
export async function listStatutes(em: SqlEntityManager): Promise<StatuteFacts[]> {
  const rows = await em.execute<StatuteRow[]>(
    `select s.key as statute_key, ${STATUTE_COLUMNS} from statute s
     order by array_position(array['CONSTITUTION', 'CODE', 'ACT'], s.type), s.name`,
  );
  return rows.map(toStatute);
}

export interface StockSummary {
  statuteCount: number;
  /** Articles that are known to exist. */
  articleCount: number;
  synthesisCount: number;
  officialTextCount: number;
  topicCount: number;
  /** Latest date of a text that is stored. */
  textAsOf: string | null;
}

/** What is stored, in one statement. */
export async function stockSummary(em: SqlEntityManager): Promise<StockSummary> {
  const [row] = await em.execute<StockSummary[]>(
    `select count(*)::int as "statuteCount", coalesce(sum(article_count), 0)::int as "articleCount",
       coalesce(sum(article_count) filter (where has_official_text), 0)::int as "officialTextCount",
       (select count(*)::int from topic) as "topicCount",
       (select count(*)::int from article where synthesis is not null) as "synthesisCount", max(text_as_of)::text as "textAsOf"
     from statute`,
  );
  return (
    row ?? { statuteCount: 0, articleCount: 0, synthesisCount: 0, officialTextCount: 0, topicCount: 0, textAsOf: null }
  );
}
