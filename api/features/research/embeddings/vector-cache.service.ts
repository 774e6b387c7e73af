import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Vectors of a model in memory, as far as they were written at a revision. */
interface VectorCache {
  revision: number;
  vectors: Map<string, Float32Array>;
}

const ROWS_PER_STATEMENT = 4000;

/** Per database and model; all who search share one. */
const caches = new WeakMap<object, Map<string, Promise<VectorCache>>>();

async function revisionOf(em: SqlEntityManager, model: string): Promise<number> {
  const [row] = await em.execute<{ revision: string }[]>(
    'select coalesce(max(revision), 0) as revision from document_vector where model = ?',
    [model],
  );
  return Number(row?.revision ?? 0);
}

/** Little-endian, as every machine that runs this. The bytes are copied: a buffer of the driver may start anywhere. */
const vectorIn = (bytes: Buffer): Float32Array => new Float32Array(new Uint8Array(bytes).buffer);

/** Reads what was written since, page by page. */
async function read(em: SqlEntityManager, model: string, before: VectorCache | null): Promise<VectorCache> {
  const revision = await revisionOf(em, model);
  const vectors = before?.vectors ?? new Map<string, Float32Array>();
  let after = '';
  for (;;) {
    const rows = await em.execute<{ id: string; vector: Buffer }[]>(
      `select id, vector from document_vector where model = ? and revision > ? and id > ? order by id limit ${ROWS_PER_STATEMENT}`,
      [model, before?.revision ?? 0, after],
    );
    for (const { id, vector } of rows) vectors.set(id, vectorIn(vector));
    if (rows.length < ROWS_PER_STATEMENT) return { revision, vectors };
    after = rows.at(-1)?.id ?? '';
  }
}

/**
 * Vectors of the stock by id, up to date: one small statement, and those that were written since the last time. Vectors
 * of texts that are gone may be among them.
 */
export async function vectorsOf(em: SqlEntityManager, model: string): Promise<ReadonlyMap<string, Float32Array>> {
  const own = em.fork() as SqlEntityManager;
  const wanted = await revisionOf(own, model);
  const ofDatabase = caches.get(em.config) ?? new Map<string, Promise<VectorCache>>();
  caches.set(em.config, ofDatabase);
  for (;;) {
    const known = ofDatabase.get(model);
    const cached = (await known?.catch(() => null)) ?? null;
    if (cached && cached.revision >= wanted) return cached.vectors;
    // Another request may have started to read meanwhile.
    if (ofDatabase.get(model) !== known) continue;
    const reading = read(own, model, cached);
    ofDatabase.set(model, reading);
    // After a failure the next request reads again, from the last complete cache.
    reading.catch(() => (known ? ofDatabase.set(model, known) : ofDatabase.delete(model)));
    return (await reading).vectors;
  }
}
