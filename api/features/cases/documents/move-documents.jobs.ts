import { createHash } from 'node:crypto';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue, type Job } from '#api/kernel/jobs/jobs.ts';
import { keyOfDocument } from './case-documents.rules.ts';

/** Moves documents of cases that an earlier release kept in the database to the file storage. */

/** A job that takes three minutes counts as lost with its server: this one goes on in another. */
const MAX_MS = 60_000;

/**
 * Moves the bytes of one document. They are read back, and leave the database only if length and SHA-256 are those of
 * what stands there. A document that is deleted meanwhile leaves nothing behind.
 */
async function moveDocument({ em, ports: { files } }: Ctx, id: string): Promise<void> {
  const key = keyOfDocument(id);
  const [row] = await em.execute<{ content: Buffer }[]>(
    'select content from case_document where id = ? and content is not null',
    [id],
  );
  if (!row) return;
  await files.put(key, row.content);
  const stored = await files.get(key);
  if (!stored) throw new Error('the storage does not have what it took');
  const moved = await em.execute<unknown[]>(
    `update case_document set content = null
     where id = ? and length(content) = ? and sha256(content) = decode(?, 'hex') returning id`,
    [id, stored.length, createHash('sha256').update(stored).digest('hex')],
  );
  if (moved.length > 0) return;
  const [left] = await em.execute<{ here: boolean }[]>(
    'select content is not null as here from case_document where id = ?',
    [id],
  );
  if (!left) return files.remove(key);
  if (left.here) throw new Error('the storage gave back other bytes than it took');
}

/** The next ids after one that still have bytes here. */
const nextIds = async ({ em }: Ctx, after: string): Promise<string[]> =>
  (
    await em.execute<{ id: string }[]>(
      'select id from case_document where content is not null and id > ? order by id limit 100',
      [after],
    )
  ).map(({ id }) => id);

export const moveDocuments: Job<object> = defineJob<object>({
  name: 'move-case-documents',
  retry: 10,
  atStart: true,
  async run(ctx) {
    const end = performance.now() + MAX_MS;
    const failures: unknown[] = [];
    let moved = 0;
    let isDone = false;
    for (let after = ''; !isDone;) {
      const ids = await nextIds(ctx, after);
      isDone = ids.length === 0;
      for (const id of ids) {
        if (performance.now() > end || ctx.shutdown.aborted) break;
        after = id;
        try {
          await moveDocument(ctx, id);
          moved++;
        } catch (error) {
          // The others have nothing to do with it.
          ctx.log.error({ err: error, id }, 'files: a document of a case was not moved');
          failures.push(error);
        }
      }
      if (performance.now() > end || ctx.shutdown.aborted) break;
    }
    if (moved > 0) ctx.log.info({ moved }, 'files: documents of cases are in the file storage now');
    if (failures.length > 0) throw failures[0];
    if (!isDone && !ctx.shutdown.aborted) await enqueue(ctx.em, moveDocuments, {}, { key: 'more' });
  },
});
