import { IsolationLevel, type SqlEntityManager } from '@mikro-orm/postgresql';
import { hasArticle, registerArticle, registerLaw, parseArticleId } from '../content/law-index.ts';
import type { Topic } from '../content/legal-content.ts';
import { keyNames } from './thesis-keys.rules.ts';
import { SCOPES, type DocumentFacts, type SearchScope } from './documents.ts';

/**
 * The data behind the document numbers of the index, cached in memory for each database: facts of each document, whole
 * topics, and the vocabulary. It is read from PostgreSQL and is valid for one generation of the index.
 */
export interface Catalogue {
  generation: number;
  /** For each scope, the documents by number. */
  documents: Record<SearchScope, DocumentFacts[]>;
  /** Articles by id. */
  articles: ReadonlyMap<string, DocumentFacts>;
  topics: ReadonlyMap<string, Topic>;
  /** For each way of asking for an article, the document number of the article. */
  askedOf: Uint32Array;
  vocabulary: {
    /** Word forms (folded, singular) with the number of documents that have them. */
    forms: ReadonlyMap<string, number>;
    stems: ReadonlySet<string>;
    /** Word forms with their spelling, including accents. */
    words: ReadonlyMap<string, string>;
  };
  /** Ids of theses by registro digital, and by clave without spaces and accents. */
  theses: ReadonlyMap<string, string>;
}

function numbersIn(packed: Buffer): Uint32Array {
  const numbers = new Uint32Array(packed.length / 4);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = packed.readUInt32LE(at * 4);
  return numbers;
}

const catalogues = new WeakMap<object, Promise<Catalogue>>();

type Row = DocumentFacts & { scope: SearchScope };

type StatuteRow = Parameters<typeof registerLaw>[0];

/** Adds imported laws and articles to the law index, so that searches and citations find them. */
function registerImports(statutes: readonly StatuteRow[], articles: readonly DocumentFacts[]): void {
  for (const statute of statutes) registerLaw(statute);
  for (const { id } of articles) {
    const article = parseArticleId(id);
    if (article && !hasArticle(article.key, article.number)) registerArticle(article.key, article.number);
  }
}

async function read(em: SqlEntityManager): Promise<Catalogue> {
  return em.transactional(
    async (transaction) => {
      const inside = transaction as SqlEntityManager;
      const [current] = await inside.execute<{ generation: string; asked_of: Buffer }[]>(
        'select generation, asked_of from search_generation',
      );
      const rows = await inside.execute<Row[]>(
        `select scope, id, part, kind, area, jurisdiction, court, dated_on::text as "datedOn", statute_key as "statuteKey", citations, since::int as since
         from document_search order by scope, doc`,
      );
      const topics = await inside.execute<{ id: string; content: Topic }[]>('select id, content from topic');
      const words = await inside.execute<{ term: string; df: number }[]>(
        `select term, sum(df)::int as df from search_term where scope <> 'ASKED' group by term`,
      );
      const written = await inside.execute<{ form: string; word: string }[]>('select form, word from word_search');
      const theses = await inside.execute<{ id: string; registry: string; key: string | null }[]>(
        'select id, registry, key from thesis',
      );
      const statutes = await inside.execute<StatuteRow[]>(
        `select key, name, short_name as "shortName", type, scope, area, coalesce(official_url, '') as "officialUrl",
           coalesce(published_on, text_as_of)::text as "publishedOn", last_reform_on::text as "lastReformOn", text_as_of::text as "textAsOf"
         from statute`,
      );
      const documents = Object.fromEntries(
        SCOPES.map((scope) => [scope, [] as DocumentFacts[]]),
      ) as Catalogue['documents'];
      for (const { scope, ...facts } of rows) documents[scope].push(facts);
      registerImports(statutes, documents.ARTICLE);
      return {
        generation: Number(current?.generation ?? 0),
        documents,
        articles: new Map(documents.ARTICLE.map((facts) => [facts.id, facts])),
        askedOf: numbersIn(current?.asked_of ?? Buffer.alloc(0)),
        topics: new Map(topics.map(({ id, content }) => [`top_${id}`, content])),
        vocabulary: {
          forms: new Map(words.flatMap(({ term, df }) => (term.startsWith('=') ? [[term.slice(1), df] as const] : []))),
          words: new Map(written.map(({ form, word }) => [form, word])),
          stems: new Set(words.flatMap(({ term }) => (term.startsWith('=') ? [] : term))),
        },
        theses: new Map(
          theses.flatMap(
            ({ id, registry, key }) =>
              [[registry, id], ...keyNames(key).map((name) => [name, id] as const)] as [string, string][],
          ),
        ),
      };
    },
    // One consistent snapshot, even while an import is writing.
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

/** The catalogue of a generation; absent: the cached one. A new generation is read once for all concurrent callers. */
export async function catalogueOf(em: SqlEntityManager, generation?: number): Promise<Catalogue> {
  const key = em.config;
  const known = catalogues.get(key);
  if (known) {
    const catalogue = await known.catch(() => null);
    if (catalogue && (generation === undefined || catalogue.generation === generation)) return catalogue;
    // Another caller may have started to read it meanwhile.
    if (catalogues.get(key) !== known) return catalogueOf(em, generation);
  }
  const reading = read(em.fork() as SqlEntityManager);
  catalogues.set(key, reading);
  return reading;
}
