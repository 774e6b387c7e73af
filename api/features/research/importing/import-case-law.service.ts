import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { markIndexStale } from '#db/search/search-index.ts';
import { referencesOf } from '../citing/cross-references.rules.ts';
import {
  areaOfSubjects,
  courtNamed,
  parseRulings,
  parseTheses,
  type RulingFile,
  type ThesisFile,
} from './case-law-format.adapter.ts';
import { lockImports } from './law-writer.service.ts';

interface Link {
  from_id: string;
  to_id: string;
  at: number;
}

const linksOf = (id: string, text: string): Link[] =>
  referencesOf(text, null).map((reference) => ({ from_id: id, to_id: reference.id, at: reference.at }));

async function replaceLinks(em: SqlEntityManager, ids: readonly string[], links: readonly Link[]): Promise<void> {
  await em.execute('delete from citation_link where from_id in (select json_array_elements_text(?::json))', [
    JSON.stringify(ids),
  ]);
  await em.execute(
    `insert into citation_link (from_id, to_id, at)
     select from_id, to_id, at from json_to_recordset(?::json) as row (from_id text, to_id text, at int)`,
    [JSON.stringify(links)],
  );
}

const thesisRow = (thesis: ThesisFile, hash: string) => ({
  id: `tes_${thesis.registry}`,
  registry: thesis.registry,
  title: thesis.title,
  key: thesis.key,
  kind: thesis.kind,
  epoch: thesis.epoch,
  instance: thesis.instance,
  body: thesis.body,
  court: courtNamed(thesis.instance) ?? courtNamed(thesis.body),
  subjects: thesis.subjects,
  area: areaOfSubjects(thesis.subjects),
  location: thesis.location,
  published_on: thesis.publishedOn,
  published_text: thesis.publishedText,
  binding_from: thesis.bindingFrom,
  text: thesis.text,
  precedents: thesis.precedents,
  official_url: thesis.officialUrl,
  is_checked: thesis.isChecked,
  import_hash: hash,
});

/** Writes every thesis of a file, in one transaction: those that are stored are corrected. */
export async function importTheses(
  em: SqlEntityManager,
  content: string,
  fileName: string,
  hash: string,
): Promise<number> {
  const theses = parseTheses(content, fileName);
  const rows = theses.map((thesis) => thesisRow(thesis, hash));
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await lockImports(inside);
    await markIndexStale(inside);
    await inside.execute(
      `insert into thesis (id, registry, title, key, kind, epoch, instance, body, court, subjects, area, location, published_on,
         published_text, binding_from, text, precedents, official_url, is_checked, import_hash)
       select id, registry, title, key, kind, epoch, instance, body, court, array(select json_array_elements_text(subjects)), area,
         location, published_on, published_text, binding_from, text, precedents, official_url, is_checked, import_hash
       from json_to_recordset(?::json) as row (id text, registry text, title text, key text, kind text, epoch text, instance text,
         body text, court text, subjects json, area text, location text, published_on date, published_text text, binding_from date,
         text text, precedents text, official_url text, is_checked boolean, import_hash text)
       on conflict (id) do update set title = excluded.title, key = excluded.key, kind = excluded.kind, epoch = excluded.epoch,
         instance = excluded.instance, body = excluded.body, court = excluded.court, subjects = excluded.subjects,
         area = excluded.area, location = excluded.location, published_on = excluded.published_on,
         published_text = excluded.published_text, binding_from = excluded.binding_from, text = excluded.text,
         precedents = excluded.precedents, official_url = excluded.official_url, is_checked = excluded.is_checked,
         import_hash = excluded.import_hash`,
      [JSON.stringify(rows)],
    );
    const links = rows.flatMap((row) => linksOf(row.id, `${row.title}\n${row.text}`));
    await replaceLinks(
      inside,
      rows.map(({ id }) => id),
      links,
    );
  });
  return rows.length;
}

const rulingRow = (ruling: RulingFile, hash: string) => ({
  id: `sen_${ruling.id.toLowerCase()}`,
  title: ruling.title.trim(),
  decided_on: ruling.decidedOn,
  court_name: ruling.courtName,
  court: courtNamed(ruling.courtName),
  // The files name no subject; what comes before the Court is amparo or a constitutional action.
  area: areaOfSubjects([]),
  text: ruling.text,
  official_url: ruling.officialUrl,
  import_hash: hash,
});

/** Writes every ruling of a file, in one transaction: those that are stored are corrected. */
export async function importRulings(
  em: SqlEntityManager,
  content: string,
  fileName: string,
  hash: string,
): Promise<number> {
  const rows = parseRulings(content, fileName).map((ruling) => rulingRow(ruling, hash));
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await lockImports(inside);
    await markIndexStale(inside);
    await inside.execute(
      `insert into ruling (id, title, decided_on, court_name, court, area, text, official_url, import_hash)
       select id, title, decided_on, court_name, court, area, text, official_url, import_hash
       from json_to_recordset(?::json) as row (id text, title text, decided_on date, court_name text, court text, area text, text text,
         official_url text, import_hash text)
       on conflict (id) do update set title = excluded.title, decided_on = excluded.decided_on, court_name = excluded.court_name,
         court = excluded.court, area = excluded.area, text = excluded.text, official_url = excluded.official_url,
         import_hash = excluded.import_hash`,
      [JSON.stringify(rows)],
    );
    await replaceLinks(
      inside,
      rows.map(({ id }) => id),
      rows.flatMap(({ id, text }) => linksOf(id, text)),
    );
  });
  return rows.length;
}
