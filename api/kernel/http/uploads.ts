import { DAY } from '#schema/lib/durations.ts';
import { MAX_FILE_BYTES, MAX_FILE_MB } from '#schema/lib/file-limits.ts';
import { Upload } from '#db/entities/kernel.entity.ts';
import { filesText } from '#schema/text/files.ts';
import { requirePermission, signedIn } from '../security/access.ts';
import { later } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { userError, ok, Refusal } from '../errors.ts';
import { isId, newId } from '../ids.ts';

/** Uploads: a mutation announces one, PUT sends its bytes, and another mutation takes it once. */

export const UPLOADS_PATH = '/api/uploads';
const MAX_NAME_LENGTH = 255;
const LIFETIME_MS = DAY;
const MAX_PENDING = 20;
const UPLOAD_RATE = { name: 'upload', points: 60, seconds: 3600 };

/** The last part of a path, without control and format characters. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .trim();

export async function createUpload(ctx: Ctx, input: { fileName: string; byteLength: number }) {
  const { userId } = signedIn(ctx);
  const fileName = plainName(input.fileName);
  if (!fileName || fileName.length > MAX_NAME_LENGTH) return userError('VALIDATION', filesText.nameInvalid, 'fileName');
  if (input.byteLength < 1) return userError('VALIDATION', filesText.empty, 'byteLength');
  if (input.byteLength > MAX_FILE_BYTES)
    return userError('PAYLOAD_TOO_LARGE', filesText.tooLarge(MAX_FILE_MB), 'byteLength');
  await ctx.throttle.take(UPLOAD_RATE, userId);
  const now = ctx.clock.now();
  // The lock makes concurrent calls wait: else each would count the others as absent and exceed the limit.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`upload:${userId}`]);
  if ((await ctx.em.count(Upload, { user: userId, expiresAt: { $gt: now } })) >= MAX_PENDING)
    return userError('LIMIT_REACHED', filesText.tooMany(MAX_PENDING));
  const upload = ctx.em.create(Upload, {
    id: newId('upload'),
    user: userId,
    fileName,
    byteLength: input.byteLength,
    content: null,
    createdAt: now,
    expiresAt: later(now, LIFETIME_MS),
  });
  return ok({ upload });
}

/** The caller's upload that waits for its bytes; called before the body is read. */
export async function findPendingUpload(ctx: Ctx, id: string): Promise<Upload | null> {
  const { userId } = requirePermission(ctx, 'upload:write');
  if (!isId(id, 'upload')) return null;
  return ctx.em.findOne(Upload, { id, user: userId, expiresAt: { $gt: ctx.clock.now() } });
}

/** Stores the bytes of an upload. `false`: their number differs from what was announced, or they were sent before. */
export async function storeUploadBytes(ctx: Ctx, id: string, bytes: Buffer): Promise<boolean> {
  const rows = await ctx.em.execute<unknown[]>(
    'update upload set content = ? where id = ? and content is null and byte_length = ? returning id',
    [bytes, id, bytes.length],
  );
  return rows.length > 0;
}

export interface UploadedFile {
  fileName: string;
  bytes: Uint8Array;
}

/** Reads and deletes an upload of the caller: it is used once. `null`: there is none, or it has no bytes yet. */
export async function takeUpload(ctx: Ctx, id: string): Promise<UploadedFile | null> {
  if (!isId(id, 'upload')) return null;
  const [row] = await ctx.em.execute<{ file_name: string; content: Buffer }[]>(
    'delete from upload where id = ? and user_id = ? and content is not null and expires_at > ? returning file_name, content',
    [id, signedIn(ctx).userId, ctx.clock.now()],
  );
  return row ? { fileName: row.file_name, bytes: new Uint8Array(row.content) } : null;
}

/** Reads and locks an upload of the caller without deleting it. `null`: there is none, or it has no bytes yet. */
export async function peekUpload(ctx: Ctx, id: string): Promise<UploadedFile | null> {
  if (!isId(id, 'upload')) return null;
  const [row] = await ctx.em.execute<{ file_name: string; content: Buffer }[]>(
    `select file_name, content from upload
     where id = ? and user_id = ? and content is not null and expires_at > ? for update`,
    [id, signedIn(ctx).userId, ctx.clock.now()],
  );
  return row ? { fileName: row.file_name, bytes: new Uint8Array(row.content) } : null;
}

/**
 * Deletes an upload of the caller also when the operation is refused: its file is what was wrong, so it is of no more use.
 * Otherwise a refused upload stays, because the operation may be sent again with other arguments.
 */
export function discardIfRefused(ctx: Ctx, id: string): void {
  const { userId } = signedIn(ctx);
  if (!isId(id, 'upload')) return;
  const { em } = ctx;
  ctx.afterRefusal.push(() => em.fork().execute('delete from upload where id = ? and user_id = ?', [id, userId]));
}

/** Keeps a file that came with the request itself as an upload; its id, for the operation that takes it. */
export async function keepAsUpload(ctx: Ctx, file: { fileName: string; bytes: Buffer }): Promise<string> {
  const { fileName, bytes } = file;
  const payload = await inTransaction(ctx, (inside) => createUpload(inside, { fileName, byteLength: bytes.length }));
  const { upload } = payload as { upload?: Upload };
  const [no] = payload.userErrors;
  if (!upload) throw new Refusal(no?.code ?? 'VALIDATION', no?.message);
  await storeUploadBytes(ctx, upload.id, bytes);
  return upload.id;
}

/** Deletes an upload that its operation did not take. */
export const dropUpload = (ctx: Ctx, id: string): Promise<unknown> =>
  ctx.em.fork().execute('delete from upload where id = ?', [id]);
