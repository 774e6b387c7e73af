import { DAY } from '#schema/lib/durations.ts';
import { exportText } from '#schema/text/privacy-export.ts';
import { AccountExport } from '#db/entities/privacy.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { getFileOfRow } from '#api/kernel/database/files-of-rows.ts';
import { fileUrl, type StoredFile } from '#api/kernel/http/stored-files.ts';
import { isId } from '#api/kernel/ids.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import { recordAudit } from '../audit/index.ts';

/** Copies of everything: what is shown of them, and their files. */

export const EXPORT_FILES = 'exports/';
/** A copy that was never ready is forgotten then. */
const UNREADY_MS = DAY;

export const keyOfPart = (id: string, number: number): string => `${EXPORT_FILES}${id}-${number}`;

export function shownExport(copy: AccountExport | null) {
  if (!copy) return null;
  const { id, state, createdAt, readyAt } = copy;
  const total = copy.parts.length;
  return {
    id,
    state,
    createdAt,
    readyAt,
    expiresAt: readyAt && copy.expiresAt,
    parts: copy.parts.map(({ byteLength, sha256 }, at) => ({
      fileName: exportText.fileName(at + 1, total),
      byteLength,
      sha256,
      url: fileUrl(`${id}-${at + 1}`),
    })),
  };
}

export const newestExport = (ctx: Ctx, userId: string): Promise<AccountExport | null> =>
  ctx.em.findOne(
    AccountExport,
    { user: userId, expiresAt: { $gt: ctx.clock.now() } },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );

/** A file of a copy, for its account alone, until it expires. */
export async function loadExportPart(ctx: Ctx, name: string): Promise<StoredFile | null> {
  const [id = '', number = ''] = name.split('-');
  if (!isId(id, 'accountExport') || !/^[1-9]\d{0,3}$/.test(number)) return null;
  const actor = signedIn(ctx);
  const copy = await ctx.em.findOne(AccountExport, {
    id,
    user: actor.userId,
    state: 'READY',
    expiresAt: { $gt: ctx.clock.now() },
  });
  if (!copy || Number(number) > copy.parts.length) return null;
  const bytes = await getFileOfRow(ctx, keyOfPart(id, Number(number)));
  if (!bytes) return null;
  await recordAudit(ctx, { action: 'ACCOUNT_EXPORT_DOWNLOADED', subject: id });
  const fileName = exportText.fileName(Number(number), copy.parts.length);
  return { fileName, mediaType: 'application/zip', bytes };
}

export const unreadyUntil = (now: Date): Date => later(now, UNREADY_MS);
