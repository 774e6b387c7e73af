import { DAY } from '#schema/lib/durations.ts';
import { Upload } from '#db/entities/kernel.entity.ts';
import { filesText } from '#schema/text/files.ts';
import { able, signedIn } from '../security/access.ts';
import { later } from '../clock.ts';
import type { Ctx } from '../context.ts';
import { userError, ok } from '../errors.ts';
import { isId, newId } from '../ids.ts';
import { defineJob } from '../jobs/jobs.ts';

/** Files come in two steps: made by a mutation, filled with PUT, then used once by the operation that they are for. */

export const LARGEST_UPLOAD = 20 * 1024 * 1024;
export const UPLOADS_PATH = '/api/uploads';
const LONGEST_NAME = 255;
const LIFETIME_MS = DAY;
const MOST_WAITING = 20;
const UPLOADS_OF_ONE = { name: 'upload', points: 60, seconds: 3600 };

/** The last part of a path, without signs that mean something elsewhere. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .trim();

export async function createUpload(ctx: Ctx, input: { fileName: string; byteLength: number }) {
  const { userId } = signedIn(ctx);
  const fileName = plainName(input.fileName);
  if (!fileName || fileName.length > LONGEST_NAME) return userError('VALIDATION', filesText.nameInvalid, 'fileName');
  if (input.byteLength < 1) return userError('VALIDATION', filesText.empty, 'byteLength');
  if (input.byteLength > LARGEST_UPLOAD)
    return userError('PAYLOAD_TOO_LARGE', filesText.tooLarge(LARGEST_UPLOAD / 1024 / 1024), 'byteLength');
  await ctx.throttle.take(UPLOADS_OF_ONE, userId);
  const now = ctx.clock.now();
  // One after the other: thirty at once would each count the others as not there.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`upload:${userId}`]);
  if ((await ctx.em.count(Upload, { user: userId, expiresAt: { $gt: now } })) >= MOST_WAITING)
    return userError('LIMIT_REACHED', filesText.tooMany(MOST_WAITING));
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

/** Whether an upload of the caller's waits for bytes: looked at before any of them is read. */
export async function findWaitingUpload(ctx: Ctx, id: string): Promise<Upload | null> {
  const { userId } = able(ctx, 'upload:write');
  if (!isId(id, 'upload')) return null;
  return ctx.em.findOne(Upload, { id, user: userId, expiresAt: { $gt: ctx.clock.now() } });
}

/** Keeps the bytes of an upload. `false`: they are not as many as were announced, or there are some already. */
export async function fillUpload(ctx: Ctx, id: string, bytes: Buffer): Promise<boolean> {
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

/** Takes an upload of the caller's out of the waiting room: it is used once. `null`: none such, or still empty. */
export async function takeUpload(ctx: Ctx, id: string): Promise<UploadedFile | null> {
  if (!isId(id, 'upload')) return null;
  const [row] = await ctx.em.execute<{ file_name: string; content: Buffer }[]>(
    'delete from upload where id = ? and user_id = ? and content is not null and expires_at > ? returning file_name, content',
    [id, signedIn(ctx).userId, ctx.clock.now()],
  );
  return row ? { fileName: row.file_name, bytes: new Uint8Array(row.content) } : null;
}

/** Looks into an upload of the caller's that stays where it is, locked, until it is used. `null`: none such, or still empty. */
export async function lookIntoUpload(ctx: Ctx, id: string): Promise<UploadedFile | null> {
  if (!isId(id, 'upload')) return null;
  const [row] = await ctx.em.execute<{ file_name: string; content: Buffer }[]>(
    `select file_name, content from upload
     where id = ? and user_id = ? and content is not null and expires_at > ? for update`,
    [id, signedIn(ctx).userId, ctx.clock.now()],
  );
  return row ? { fileName: row.file_name, bytes: new Uint8Array(row.content) } : null;
}

/** What nobody used within its day is deleted. */
export const deleteExpiredUploads = defineJob<object>({
  name: 'delete-expired-uploads',
  retry: 3,
  cron: '17 * * * *',
  async run(ctx) {
    await ctx.em.execute('delete from upload where expires_at < ?', [ctx.clock.now()]);
  },
});
