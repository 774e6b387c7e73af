import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { chunksOf } from '#db/search/chunks.rules.ts';
import { articleAddress, rulingAddress, thesisAddress, topicAddress } from '#schema/record-address.ts';
import type { Court, DocumentKind, Jurisdiction } from '#schema/generated/contract.ts';
import { caseLawText, citationOf } from '#schema/text/research.ts';
import type { Catalogue } from '#db/search/catalogue.ts';
import { CITATION_MARK } from '#db/content/topic-citations.rules.ts';
import type { Match } from './matching.rules.ts';

/** A text on a page of results. */
export interface FoundText {
  title: string;
  source: string;
  citation: string;
  url: string;
  officialUrl: string | null;
  /** The words that are searched for a passage: of a ruling the piece that matched. */
  text: string;
  synthesis: string | null;
  /** How people look for it, by the editors. */
  asked: string[];
  kind: DocumentKind | null;
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  datedOn: string | null;
  /** Until which day the text of a law is as held here. */
  textAsOf: string | null;
}

interface Row {
  id: string;
  statute_key: string | null;
  number: string | null;
  title: string;
  law: string | null;
  source: string;
  text: string;
  synthesis: string | null;
  asked: string[] | null;
  official_url: string | null;
  kind: DocumentKind;
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  dated_on: string | null;
  text_as_of: string | null;
  key: string | null;
  epoch: string | null;
}

const QUERY = `wanted as (select json_array_elements_text(?::json) as id)
  select a.id, a.statute_key, a.number, coalesce(a.title, '') as title, s.short_name as law, s.name as source,
    coalesce(a.official_text, a.synthesis, '') as text, a.synthesis, q.phrases as asked, s.official_url,
    case when s.type = 'CONSTITUTION' then 'ACT' else s.type end as kind, s.jurisdiction, null::text as court,
    case when a.official_text is null then null
      else coalesce(a.last_reform_on, case when s.scope = 'FEDERAL' then s.published_on else s.last_reform_on end)::text end as dated_on,
    s.text_as_of::text as text_as_of,
    null::text as key, null::text as epoch
  from wanted w join article a on a.id = w.id join statute s on s.key = a.statute_key left join article_asked q on q.id = a.id
  union all
  select t.id, null, t.registry, t.title, null, coalesce(t.body, t.instance, ''), t.text, null, null, t.official_url, t.kind,
    'FEDERAL', t.court, t.published_on::text, null, t.key, t.epoch
  from wanted w join thesis t on t.id = w.id
  union all
  select r.id, null, null, r.title, null, r.court_name, r.text, null, null, r.official_url, 'RULING', 'FEDERAL', r.court,
    r.decided_on::text, null, null, null
  from wanted w join ruling r on r.id = w.id`;

const titleOf = (row: Row): string =>
  row.law === null ? row.title.trim() : `${citationOf(row.law, row.number ?? '')}${row.title ? `. ${row.title}` : ''}`;

const citationFor = (row: Row): string => {
  if (row.law !== null) return citationOf(row.law, row.number ?? '');
  if (row.number === null) return caseLawText.rulingCitation(row.title, row.source, row.dated_on);
  return caseLawText.thesisCitation({
    kind: row.kind,
    key: row.key,
    registry: row.number,
    body: row.source || null,
    epoch: row.epoch,
    title: row.title,
  });
};

const urlOf = (row: Row): string => {
  if (row.statute_key !== null) return articleAddress(row.statute_key, row.number ?? '');
  return row.number === null ? rulingAddress(row.id) : thesisAddress(row.number);
};

const toFound = (row: Row, part: number): FoundText => ({
  title: titleOf(row),
  source: row.source,
  citation: citationFor(row),
  url: urlOf(row),
  officialUrl: row.official_url,
  text: row.kind === 'RULING' ? (chunksOf(row.text)[part] ?? row.text.slice(0, 2000)) : row.text,
  synthesis: row.synthesis,
  asked: row.asked ?? [],
  kind: row.kind,
  jurisdiction: row.jurisdiction,
  court: row.court,
  datedOn: row.dated_on,
  textAsOf: row.text_as_of,
});

function ofTopic(id: string, catalogue: Catalogue, source: string): FoundText | null {
  const topic = catalogue.topics.get(id);
  if (!topic) return null;
  return {
    title: topic.title,
    source,
    citation: `${source}, «${topic.title}»`,
    url: topicAddress(topic.id),
    officialUrl: null,
    text: `${topic.question} ${topic.answer}`.replace(CITATION_MARK, '').replace(/ +([.,;])/g, '$1'),
    synthesis: null,
    asked: topic.asked,
    kind: null,
    jurisdiction: 'FEDERAL',
    court: null,
    datedOn: null,
    textAsOf: null,
  };
}

/** Something that is written with the statement that reads: `name as (insert …)`. */
export interface Beside {
  cte: string;
  parameters: unknown[];
}

export interface ReadFoundOptions {
  catalogue: Catalogue;
  topicSource: string;
  /** What was read before. */
  known?: ReadonlyMap<string, FoundText>;
  beside?: Beside | null;
}

/** The words behind matches, by id. One statement, none when all is known; topics are in the catalogue. */
export async function readFound(
  em: SqlEntityManager,
  matches: readonly Match[],
  { catalogue, topicSource, known = new Map<string, FoundText>(), beside = null }: ReadFoundOptions,
): Promise<Map<string, FoundText>> {
  const found = new Map(known);
  const stored = matches.filter(({ id, kind }) => kind !== null && !known.has(id));
  const parts = new Map(stored.map(({ id, part }) => [id, part]));
  const rows =
    stored.length > 0 || beside
      ? await em.execute<Row[]>(`with ${beside ? `${beside.cte}, ` : ''}${QUERY}`, [
          ...(beside?.parameters ?? []),
          JSON.stringify([...parts.keys()]),
        ])
      : [];
  for (const row of rows) found.set(row.id, toFound(row, parts.get(row.id) ?? 0));
  for (const { id, kind } of matches) {
    const topic = kind === null ? ofTopic(id, catalogue, topicSource) : null;
    if (topic) found.set(id, topic);
  }
  return found;
}
