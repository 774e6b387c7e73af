import type { PrebillExtraInput } from '#schema/generated/contract.ts';
import { prebillText as say } from '#schema/text/hours.ts';
import type { StoredReceipt } from '#db/entities/hours.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import type { StoredFile } from '#api/kernel/http/stored-files.ts';
import { discardIfRefused, peekUpload } from '#api/kernel/http/uploads.ts';
import type { Receipts } from './prebill.rules.ts';
import { MAX_RECEIPT_BYTES, receiptType } from './receipts.rules.ts';

type Refused = ReturnType<typeof userError>;

/** Checks the uploads of a bill that is to be saved. A disbursement without a receipt would be a part of the price. */
export async function readReceipts(ctx: Ctx, extras: readonly PrebillExtraInput[]): Promise<Receipts | Refused> {
  const receipts = new Map<string, StoredReceipt>();
  let size = 0;
  for (const [at, { kind, receiptUploadId }] of extras.entries()) {
    const field = `extras.${at}.receiptUploadId`;
    if (receiptUploadId == null) {
      if (kind === 'DISBURSEMENT') return userError('VALIDATION', say.receiptMissing, field);
      continue;
    }
    const file = receipts.has(receiptUploadId) ? null : await peekUpload(ctx, receiptUploadId);
    if (!file) return userError('NOT_FOUND', say.receiptGone, field);
    const { fileName, bytes } = file;
    const mediaType = receiptType(fileName, bytes);
    if (!mediaType) {
      discardIfRefused(ctx, receiptUploadId);
      return userError('VALIDATION', say.receiptType(fileName), field);
    }
    size += bytes.length;
    if (size > MAX_RECEIPT_BYTES)
      return userError('PAYLOAD_TOO_LARGE', say.receiptsTooLarge(MAX_RECEIPT_BYTES / 1024 / 1024), field);
    receipts.set(receiptUploadId, { id: newId('prebillReceipt'), fileName, mediaType, byteLength: bytes.length });
  }
  return receipts;
}

/** Moves the bytes inside of the database. */
export async function keepReceipts(ctx: Ctx, prebillId: string, receipts: Receipts): Promise<void> {
  for (const [uploadId, { id, fileName, mediaType, byteLength }] of receipts)
    await ctx.em.execute(
      `with used as (delete from upload where id = ? returning content)
       insert into prebill_receipt (id, prebill_id, file_name, media_type, byte_length, content, created_at)
       select ?, ?, ?, ?, ?::int, content, ?::timestamptz from used`,
      [uploadId, id, prebillId, fileName, mediaType, byteLength, ctx.clock.now()],
    );
}

interface ReceiptRow {
  file_name: string;
  media_type: string;
  content: Buffer;
}

const fileOf = (row: ReceiptRow): StoredFile => ({
  fileName: row.file_name,
  mediaType: row.media_type,
  bytes: row.content,
});

/** For the mail to the client. */
export async function receiptsOf(ctx: Ctx, prebillId: string): Promise<StoredFile[]> {
  const rows = await ctx.em.execute<ReceiptRow[]>(
    'select file_name, media_type, content from prebill_receipt where prebill_id = ? order by id',
    [prebillId],
  );
  return rows.map(fileOf);
}

/** For `GET /api/files/{id}`: only the account of the pre-bill. */
export async function loadReceipt(ctx: Ctx, id: string): Promise<StoredFile | null> {
  if (ctx.actor.kind !== 'user' || !isId(id, 'prebillReceipt')) return null;
  const [row] = await ctx.em.execute<ReceiptRow[]>(
    `select r.file_name, r.media_type, r.content from prebill_receipt r
     join prebill b on b.id = r.prebill_id and b.account_id = ? where r.id = ?`,
    [ctx.actor.userId, id],
  );
  return row ? fileOf(row) : null;
}
