import { createHash } from 'node:crypto';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { CourtConfidence } from '#schema/generated/contract.ts';
import { NUMBERINGS, type Numbering } from '../content/file-numbers.ts';
import { foldName } from '../content/law-names.rules.ts';

/** A court of `db/content/courts/*.json`. Its name is copied from the source, never composed. */
export interface ListedCourt {
  name: string;
  place: string | null;
  confidence: Exclude<CourtConfidence, 'OWN'>;
  /** Source of the name; `null`: generally known. */
  source: string | null;
  numbering: Numbering | null;
}

const STAMP = 'courts';
/** Increase it when the folding of names changes. */
const VERSION = 1;

/** Further search words for kinds of courts, as lawyers call them. */
const SEARCH_NAMES: Partial<Record<Numbering, string>> = {
  SCJN: 'scjn corte',
  COLLEGIATE: 'tcc',
  TFJA: 'tfja federal de justicia administrativa fiscal',
  AGRARIAN: 'tua',
  CONCILIATION: 'cfcrl',
};

export async function readCourts(folder = path.resolve('db/content/courts')): Promise<ListedCourt[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return files.flatMap((text) => JSON.parse(text) as ListedCourt[]);
}

/** Id from name and place, so that a court has the same id on every server. */
function idOf({ name, place }: ListedCourt): string {
  const bytes = createHash('sha256')
    .update(`${name}\u0000${place ?? ''}`)
    .digest();
  return `crt_${Array.from(bytes.subarray(0, 26), (byte) => '0123456789abcdefghjkmnpqrstvwxyz'[byte % 32]).join('')}`;
}

const rowOf = (court: ListedCourt) => ({
  ...court,
  id: idOf(court),
  folded_name: foldName(
    [court.name, court.place, court.numbering && SEARCH_NAMES[court.numbering]].filter(Boolean).join(' '),
  ),
});

/** Problems of a list of courts, for its test. */
export const courtProblems = (courts: readonly ListedCourt[]): string[] => {
  const ids = courts.map(idOf);
  return courts.flatMap((court, at) => [
    ...(court.name.trim() && court.name === court.name.trim() ? [] : [`${at}: name`]),
    ...(['OFFICIAL', 'SECONDARY', 'UNCONFIRMED'].includes(court.confidence) ? [] : [`${court.name}: confidence`]),
    ...(court.confidence !== 'UNCONFIRMED' && !court.source ? [`${court.name}: source`] : []),
    ...(court.numbering === null || court.numbering in NUMBERINGS ? [] : [`${court.name}: numbering`]),
    ...(ids.indexOf(ids[at] ?? '') === at ? [] : [`${court.name}: twice`]),
  ]);
};

/**
 * Loads the directory of courts. Idempotent. Courts that accounts added stay, and so do courts that were removed from
 * the list, because cases may refer to them.
 */
export async function seedCourts(em: SqlEntityManager): Promise<void> {
  const courts = (await readCourts()).map(rowOf);
  const hash = createHash('sha256')
    .update(`v${VERSION}${JSON.stringify(courts)}`)
    .digest('hex');
  const isLoaded = async (inside: SqlEntityManager): Promise<boolean> => {
    const [stamp] = await inside.execute<{ hash: string }[]>('select hash from content_stamp where name = ?', [STAMP]);
    return stamp?.hash === hash;
  };
  if (await isLoaded(em)) return;
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await inside.execute('select pg_advisory_xact_lock(?)', [ADVISORY_LOCK.courtSeed]);
    if (await isLoaded(inside)) return;
    await inside.execute(
      `insert into court_office (id, name, folded_name, place, confidence, source, numbering)
       select id, name, folded_name, place, confidence, source, numbering
       from json_to_recordset(?::json) as row (id text, name text, folded_name text, place text, confidence text, source text, numbering text)
       on conflict (id) do update set name = excluded.name, folded_name = excluded.folded_name, place = excluded.place,
         confidence = excluded.confidence, source = excluded.source, numbering = excluded.numbering`,
      [JSON.stringify(courts)],
    );
    await inside.execute(
      `insert into content_stamp (name, hash, loaded_at) values (?, ?, now())
       on conflict (name) do update set hash = excluded.hash, loaded_at = excluded.loaded_at`,
      [STAMP, hash],
    );
  });
}
