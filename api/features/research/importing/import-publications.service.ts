import { dayInMexico } from '#schema/lib/zones.ts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { importText } from '#schema/text/research.ts';
import type { WorkerPool } from '#api/kernel/workers/pool.ts';
import type { ReadLaw } from '../publications/law-from-publication.adapter.ts';
import { readLaw } from '../publications/publications.tasks.ts';
import { MAX_BYTES } from '../publications/publication-limits.rules.ts';
import { identityFromIndex, toCorpusLaw, typeOfTitle, type PublicationIdentity } from './to-corpus-law.rules.ts';
import { rebuildIndex } from './import-corpus.service.ts';
import type { CorpusLaw } from './corpus-format.adapter.ts';
import { importedHashes, writeLaw, type WrittenAs } from './law-writer.service.ts';

/** What the importer says of a law that the index does not know, or says better. */
export type GivenIdentity = Partial<Omit<PublicationIdentity, 'url'>> & {
  /** Day of the last reform, where the publication does not print it legibly. */
  ultima_reforma?: string;
};

export interface PublicationOutcome {
  /** File or address. */
  source: string;
  read: ReadLaw | null;
  key: string | null;
  textAsOf: string | null;
  writtenAs: WrittenAs | 'UNCHANGED' | null;
  /** Why it was not written, in Spanish. */
  problem: string | null;
  seconds: number;
}

const READABLE = /\.(?:pdf|docx?|html?|txt)$/i;
const FETCH_PATIENCE_MS = 60_000;

const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

/** The publications behind what was given: an address, a file, or every readable file of a folder, however deep. */
export function listPublications(given: string): string[] {
  if (isAddress(given)) return [given];
  if (!existsSync(given)) throw new Error(importText.noSuchPlace(given));
  if (statSync(given).isFile()) return [given];
  const files = readdirSync(given, { recursive: true, encoding: 'utf8' })
    .filter((name) => READABLE.test(name))
    .toSorted()
    .map((name) => path.join(given, name));
  if (files.length === 0) throw new Error(importText.noPublications(given));
  return files;
}

/** Reads an address no further than a publication may be long. */
async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_PATIENCE_MS), redirect: 'follow' }).catch(
    (error: unknown) => {
      throw new Error(importText.unreachable(address), { cause: error });
    },
  );
  if (!response.ok || !response.body) throw new Error(importText.refusedAddress(address, response.status));
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length;
    // One byte too many is enough for the reader to say that it is too large.
    pieces.push(piece);
    if (size > MAX_BYTES) break;
  }
  return Buffer.concat(pieces);
}

const nameOf = (source: string): string =>
  isAddress(source)
    ? decodeURIComponent(path.basename(new URL(source).pathname)) || 'publicacion'
    : path.basename(source);

function identityOf(read: ReadLaw, given: GivenIdentity, url: string | undefined): PublicationIdentity {
  const known = identityFromIndex(read.law, url);
  const identity: Partial<PublicationIdentity> = { ...known, ...given };
  if (!identity.clave) throw new Error(importText.unknownLaw(read.law.title));
  return {
    clave: identity.clave,
    nombre_corto: identity.nombre_corto ?? identity.clave.toUpperCase(),
    tipo: identity.tipo ?? typeOfTitle(identity.nombre ?? read.law.title ?? ''),
    ambito: identity.ambito ?? 'federal',
    materia: identity.materia ?? 'administrativo',
    url: url ?? known?.url ?? '',
    ...(identity.entidad === undefined ? {} : { entidad: identity.entidad }),
    ...(identity.nombre === undefined ? {} : { nombre: identity.nombre }),
    ...(identity.publicacion === undefined ? {} : { publicacion: identity.publicacion }),
  };
}

/** Share of the articles that the law is known to have below which a publication is taken for a part of it. */
const MIN_ARTICLE_SHARE = 0.9;

/** The problem of a law that was read, or `null`: a future date, no known reform date, too few articles. */
async function doubtOf(em: SqlEntityManager, law: CorpusLaw): Promise<string | null> {
  const today = dayInMexico(new Date());
  if (law.texto_al > today) return importText.futureText(law.texto_al);
  const [held] = await em.execute<{ articles: number; reformed: string | null }[]>(
    'select article_count as articles, last_reform_on::text as reformed from statute where key = ?',
    [law.clave],
  );
  if (!held) return null;
  if (law.ultima_reforma === null && held.reformed !== null) return importText.noReform(held.reformed);
  return law.articulos.length < MIN_ARTICLE_SHARE * held.articles
    ? importText.fewArticles(law.articulos.length, held.articles)
    : null;
}

export interface ImportTools {
  em: SqlEntityManager;
  /** Publications are read by its processes. */
  workers: WorkerPool;
}

async function readBytes(workers: WorkerPool, bytes: Uint8Array, fileName: string): Promise<ReadLaw> {
  const read = await workers.run(readLaw, { bytes, fileName }, { account: 'import' });
  if ('problem' in read) throw new Error(read.problem);
  return read.law;
}

async function importOne(
  { em, workers }: ImportTools,
  source: string,
  { given, isForced, known }: { given: GivenIdentity; isForced: boolean; known: ReadonlySet<string> },
): Promise<PublicationOutcome> {
  const begun = performance.now();
  const outcome: PublicationOutcome = {
    source,
    read: null,
    key: null,
    textAsOf: null,
    writtenAs: null,
    problem: null,
    seconds: 0,
  };
  try {
    const bytes = isAddress(source) ? await fetchBytes(source) : await readFile(source);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (known.has(hash)) outcome.writtenAs = 'UNCHANGED';
    else {
      outcome.read = await readBytes(workers, bytes, nameOf(source));
      const { refusal } = outcome.read.report;
      if (refusal !== null && !isForced) throw new Error(refusal);
      const law = toCorpusLaw(
        { ...outcome.read.law, lastReformOn: given.ultima_reforma ?? outcome.read.law.lastReformOn },
        identityOf(outcome.read, given, isAddress(source) ? source : undefined),
      );
      const doubt = await doubtOf(em, law);
      if (doubt !== null && !isForced) throw new Error(doubt);
      outcome.key = law.clave;
      outcome.textAsOf = law.texto_al;
      outcome.writtenAs = await writeLaw(em, law, hash);
    }
  } catch (error) {
    outcome.problem = error instanceof Error ? error.message : String(error);
  }
  outcome.seconds = (performance.now() - begun) / 1000;
  return outcome;
}

/**
 * Loads laws from the publications of a congress. Each is read and judged whole before anything of it is written, in
 * one transaction; one with gaps is refused unless forced; one that was imported before is not imported again, so that
 * an import that was cut off goes on where it was. The index is rewritten at the end, when anything changed.
 */
export async function importPublications(
  tools: ImportTools,
  sources: readonly string[],
  options: { given?: GivenIdentity; isForced?: boolean } = {},
  onOutcome: (outcome: PublicationOutcome, done: number) => void = () => {},
): Promise<PublicationOutcome[]> {
  const { em } = tools;
  const known = await importedHashes(em);
  const outcomes: PublicationOutcome[] = [];
  for (const source of sources) {
    const outcome = await importOne(tools, source, {
      given: options.given ?? {},
      isForced: options.isForced ?? false,
      known,
    });
    outcomes.push(outcome);
    onOutcome(outcome, outcomes.length);
  }
  const isChanged = outcomes.some(({ writtenAs }) => writtenAs !== null && writtenAs !== 'UNCHANGED');
  await rebuildIndex(em, isChanged);
  return outcomes;
}
