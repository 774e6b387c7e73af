import { filesText } from '#schema/text/files.ts';
import type { Ctx } from '../context.ts';
import { Refusal } from '../errors.ts';
import { failureOf } from './failure.rules.ts';

/**
 * Bytes of rows in the file storage. The two are not of one transaction: a file is written before its row commits, and
 * taken away after its row is gone. What a crash or the deletion of an account leaves over is swept at night.
 */

const RETRY_SECONDS = 10;

/** A full disk has words of its own; any other trouble of the storage is an outage that passes. */
async function orUnavailable<T>(ctx: Ctx, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (ctx.gone.aborted || failureOf(error) === 'FULL') throw error;
    ctx.log.error({ err: error }, 'files: the storage does not answer');
    throw new Refusal('UNAVAILABLE', filesText.storageAway, { retryAfter: RETRY_SECONDS });
  }
}

/** Writes a file before its row: it is taken away when the operation is refused. */
export async function putFileOfRow(ctx: Ctx, key: string, bytes: Uint8Array): Promise<void> {
  await orUnavailable(ctx, ctx.ports.files.put(key, bytes, ctx.gone));
  ctx.afterRefusal.push(() =>
    ctx.ports.files.remove(key).catch((error: unknown) => ctx.log.warn({ err: error, key }, LEFT)),
  );
}

/** `null`: the storage has none. */
export async function getFileOfRow(ctx: Ctx, key: string): Promise<Uint8Array | null> {
  const bytes = await orUnavailable(ctx, ctx.ports.files.get(key, ctx.gone));
  if (!bytes) ctx.log.error({ key }, 'files: the bytes of a row are gone; look at the backups');
  return bytes;
}

const LEFT = 'files: one is left for the sweep of the night';

/** Takes files away when the transaction that deletes their rows was committed. */
export function removeFilesAfterCommit(ctx: Ctx, keys: readonly string[]): void {
  const remove = (key: string): Promise<void> =>
    ctx.ports.files.remove(key).catch((error: unknown) => ctx.log.warn({ err: error, key }, LEFT));
  for (const key of keys) ctx.afterCommit.push(() => void remove(key));
}
