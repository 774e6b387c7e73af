import { foldText } from '#schema/lib/fold-text.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { documentsOf, SCOPES, type DocumentFacts, type SearchScope } from './documents.ts';
import { impactsOf, packPostings, postingOf, inverseDocumentFrequency, sharesOf } from './postings.rules.ts';
import { formOf, termsOf } from './terms.rules.ts';

/** The size of an insert is limited by its postings, not by its rows: frequent terms have long lists. */
const POSTINGS_PER_STATEMENT = 500_000;
const TERM_COSTS = 20;
/** Scope of the ways of asking. They have an index of their own, to find those that are similar to a question. */
const ASKED = 'ASKED';

class PostingsWriter {
  private readonly postings = new Map<string, number[]>();

  constructor(
    private readonly em: SqlEntityManager,
    private readonly scope: SearchScope | typeof ASKED,
  ) {}

  add(doc: number, impacts: ReadonlyMap<string, number>): void {
    for (const [term, impact] of impacts) {
      const known = this.postings.get(term);
      if (known) known.push(postingOf(doc, impact));
      else this.postings.set(term, [postingOf(doc, impact)]);
    }
  }

  /** Number of documents that have a term. */
  countOf(term: string): number {
    return this.postings.get(term)?.length ?? 0;
  }

  /** Replaces the postings of the scope. */
  async write(): Promise<void> {
    await this.em.execute('delete from search_term where scope = ?', [this.scope]);
    let terms: [string, number[]][] = [];
    let size = 0;
    for (const each of this.postings) {
      terms.push(each);
      size += each[1].length + TERM_COSTS;
      if (size < POSTINGS_PER_STATEMENT) continue;
      await this.writeTerms(terms);
      [terms, size] = [[], 0];
    }
    if (terms.length > 0) await this.writeTerms(terms);
  }

  private async writeTerms(terms: readonly [string, number[]][]): Promise<void> {
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

async function writeDocuments(
  em: SqlEntityManager,
  scope: SearchScope,
  documents: readonly DocumentFacts[],
): Promise<void> {
  await em.execute('delete from document_search where scope = ?', [scope]);
  await em.execute(
    `insert into document_search (scope, doc, id, part, kind, area, jurisdiction, court, dated_on, statute_key, citations, since)
     select ?, (row ->> 'doc')::int, row ->> 'id', (row ->> 'part')::int, row ->> 'kind', row ->> 'area', row ->> 'jurisdiction',
       row ->> 'court', (row ->> 'datedOn')::date, row ->> 'statuteKey', (row ->> 'citations')::int, (row ->> 'since')::bigint
     from jsonb_array_elements(?::jsonb) as row`,
    [scope, JSON.stringify(documents.map((facts, doc) => ({ doc, ...facts })))],
  );
}

interface Asked {
  doc: number;
  phrase: string;
}

/** Writes the index of ways of asking: the weight of each word in each expression, and the article of each expression. */
async function writeAsked(
  em: SqlEntityManager,
  asked: readonly Asked[],
  rarityOf: (term: string) => number,
): Promise<void> {
  const writer = new PostingsWriter(em, ASKED);
  asked.forEach(({ phrase }, at) => writer.add(at, sharesOf([...new Set(termsOf(phrase))], rarityOf)));
  await writer.write();
  const owners = Buffer.alloc(asked.length * 4);
  asked.forEach(({ doc }, at) => owners.writeUInt32LE(doc, at * 4));
  await em.execute(`update search_generation set asked_of = decode(?, 'base64')`, [owners.toString('base64')]);
}

/** The most frequent spelling of each word form. */
class Spellings {
  private readonly counts = new Map<string, Map<string, number>>();

  add(text: string): void {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
      const form = formOf(foldText(word)).slice(1);
      const ways = this.counts.get(form) ?? new Map<string, number>();
      this.counts.set(form, ways.set(word, (ways.get(word) ?? 0) + 1));
    }
  }

  async write(em: SqlEntityManager): Promise<void> {
    const rows = [...this.counts].map(([form, ways]) => {
      const [word] = [...ways].reduce((best, way) => (way[1] > best[1] ? way : best));
      return { form, word };
    });
    await em.execute('delete from word_search');
    await em.execute(
      `insert into word_search (form, word) select form, word from json_to_recordset(?::json) as row (form text, word text)`,
      [JSON.stringify(rows)],
    );
  }
}

const stampOf = ({ id, part, datedOn }: Pick<DocumentFacts, 'id' | 'part' | 'datedOn'>): string =>
  `${id} ${part} ${datedOn ?? ''}`;

/** The generation since which each dated text is in the index. A reformed text counts as new. */
async function readSince(em: SqlEntityManager, scope: SearchScope) {
  const rows = await em.execute<(Pick<DocumentFacts, 'id' | 'part' | 'datedOn'> & { since: string })[]>(
    'select id, part, dated_on::text as "datedOn", since from document_search where scope = ?',
    [scope],
  );
  const [current] = await em.execute<{ next: string }[]>('select generation + 1 as next from search_generation');
  return {
    generation: Number(current?.next ?? 1),
    sinceOf: new Map(rows.map((row) => [stampOf(row), Number(row.since)])),
  };
}

async function writeScope(em: SqlEntityManager, scope: SearchScope, spellings: Spellings): Promise<void> {
  const writer = new PostingsWriter(em, scope);
  const documents: DocumentFacts[] = [];
  const asked: Asked[] = [];
  const { generation, sinceOf } = await readSince(em, scope);
  for await (const { fields, phrases, written, ...facts } of documentsOf[scope](em)) {
    const doc = documents.push({ ...facts, since: sinceOf.get(stampOf(facts)) ?? generation }) - 1;
    writer.add(doc, impactsOf(fields));
    spellings.add(written);
    for (const phrase of phrases) {
      asked.push({ doc, phrase });
      spellings.add(phrase);
    }
  }
  await writeDocuments(em, scope, documents);
  await writer.write();
  if (scope === 'ARTICLE')
    await writeAsked(em, asked, (term) => inverseDocumentFrequency(documents.length, writer.countOf(term)));
}

/** Marks the index as outdated, in the transaction that changes texts. */
export const markIndexStale = (em: SqlEntityManager): Promise<unknown> =>
  em.execute('update search_generation set is_stale = true');

/** Rebuilds the whole index from the tables. Must be called in the transaction that changed them. */
export async function rebuildSearchIndex(em: SqlEntityManager): Promise<void> {
  const spellings = new Spellings();
  for (const scope of SCOPES) await writeScope(em, scope, spellings);
  await spellings.write(em);
  await em.execute('update search_generation set generation = generation + 1, is_stale = false');
  // Without new statistics the planner scans the whole table for twenty terms.
  await em.execute('analyze search_term, document_search, article, statute, topic');
}
