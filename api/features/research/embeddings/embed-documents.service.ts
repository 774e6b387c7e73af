import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { batchesOf } from '#schema/lib/batches.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Embedder } from '#api/ports/embedder.ts';
import { PortError } from '#api/ports/port-error.ts';

const MAX_PER_RUN = 2000;
const BATCH = 32;
/** The next run begins after a minute and goes on where this one ended. */
const RUN_MS = 50_000;

/** What is embedded of each text: what it is about, and its beginning. Repealed articles answer nobody's question. */
const TEXTS = `
  select a.id, concat_ws(chr(10), s.name, a.title, a.synthesis, left(a.official_text, 1500)) as text
  from article a join statute s on s.key = a.statute_key
  where not a.is_repealed and (a.synthesis is not null or a.official_text is not null)
  union all
  select id, concat_ws(chr(10), title, left(text, 1500)) from thesis
  union all
  select 'top_' || id, regexp_replace(concat_ws(chr(10), content ->> 'title', content ->> 'question', content ->> 'answer'),
    '[{]{2}[^}]*[}]{2}', '', 'g') from topic`;

interface Waiting {
  id: string;
  text: string;
  hash: string;
}

type Embedded = Waiting & { vector: Float32Array };

const removeGone = (em: SqlEntityManager): Promise<unknown> =>
  em.execute(`delete from document_vector v where not exists (select 1 from (${TEXTS}) t where t.id = v.id)`);

/**
 * Texts without a vector of this model, or with one of other words; in any order, so that texts that are rejected in
 * every run never stand before the others.
 */
const readWaiting = (em: SqlEntityManager, model: string): Promise<Waiting[]> =>
  em.execute<Waiting[]>(
    `select t.id, t.text, md5(t.text) as hash from (${TEXTS}) t
     left join document_vector v on v.id = t.id and v.model = ?
     where v.text_hash is distinct from md5(t.text) order by random() limit ${MAX_PER_RUN}`,
    [model],
  );

/**
 * Keeps vectors with a new revision, by which every server notices them. One writer after the other, so that whoever has
 * read up to a revision has missed none.
 */
async function keep(em: SqlEntityManager, model: string, done: readonly Embedded[]): Promise<void> {
  const rows = done.map(({ id, hash, vector }) => ({
    id,
    hash,
    vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64'),
  }));
  await em.transactional(async (transaction) => {
    const inside = transaction as SqlEntityManager;
    await inside.execute(`select pg_advisory_xact_lock(hashtext('document_vector'))`);
    await inside.execute(
      `insert into document_vector (id, model, text_hash, vector)
       select row.id, ?, row.hash, decode(row.vector, 'base64')
       from json_to_recordset(?::json) as row (id text, hash text, vector text)
       on conflict (id, model) do update
         set text_hash = excluded.text_hash, vector = excluded.vector, revision = excluded.revision`,
      [model, JSON.stringify(rows)],
    );
  });
}

/** A short text to test the provider: if it is rejected, every text is. */
const PROBE = 'Ley';

/** Of a batch that the provider rejects, all but the texts that are the reason: one too long must not stop the others. */
async function embedAccepted(
  embedder: Embedder,
  batch: readonly Waiting[],
  signal: AbortSignal,
  isWhole = true,
): Promise<Embedded[]> {
  const texts = batch.map(({ text }) => text);
  try {
    const vectors = await embedder.embed(texts, 'DOCUMENT', signal);
    return batch.flatMap((waiting, at) => {
      const vector = vectors[at];
      return vector ? [{ ...waiting, vector }] : [];
    });
  } catch (error) {
    if (!(error instanceof PortError && error.reason === 'BAD_REPLY')) throw error;
    if (isWhole) await embedder.embed([PROBE], 'DOCUMENT', signal);
    if (batch.length === 1) return [];
    const half = Math.ceil(batch.length / 2);
    return [
      ...(await embedAccepted(embedder, batch.slice(0, half), signal, false)),
      ...(await embedAccepted(embedder, batch.slice(half), signal, false)),
    ];
  }
}

/** Per database, the model and the generation of the stock of which every vector is written. */
const finished = new WeakMap<object, string>();

/** Brings the vectors of the stock up to date, as far as a run goes. A provider that fails is tried again by the next. */
export async function embedDocuments({ em, ports, log, shutdown }: Ctx): Promise<void> {
  const { embedder } = ports;
  if (!embedder) return;
  const [stand] = await em.execute<{ generation: string }[]>('select generation from search_generation');
  const goal = `${embedder.model}@${stand?.generation ?? ''}`;
  if (finished.get(em.config) === goal) return;
  await removeGone(em);
  const waiting = await readWaiting(em, embedder.model);
  const signal = AbortSignal.any([shutdown, AbortSignal.timeout(RUN_MS)]);
  let count = 0;
  try {
    for (const batch of batchesOf(waiting, BATCH)) {
      const done = await embedAccepted(embedder, batch, signal);
      if (done.length > 0) await keep(em, embedder.model, done);
      count += done.length;
    }
    if (waiting.length < MAX_PER_RUN) finished.set(em.config, goal);
    log.info({ count, rejected: waiting.length - count }, 'meaning: texts were embedded');
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof PortError)) throw error;
    log.warn({ err: error, count }, 'meaning: the provider failed, the next run tries again');
  }
}
