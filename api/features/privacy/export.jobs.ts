import { createHash } from 'node:crypto';
import { DAY } from '#schema/lib/durations.ts';
import { AccountExport, PrivacyRequest, type StoredExportPart } from '#db/entities/privacy.entity.ts';
import { User } from '#db/entities/user.entity.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { defineJob, enqueue } from '#api/kernel/jobs/jobs.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';
import { writeZip } from '#api/kernel/office/zip-parts.adapter.ts';
import { collectEverything } from './collecting.service.ts';
import { keyOfPart } from './exports.service.ts';
import { EXPORT_DAYS } from './privacy.rules.ts';
import { mailPrivacy } from './privacy-mail.jobs.ts';

/** A file of a copy; one file of a person may make it larger. */
const PART_BYTES = 64 * 1024 * 1024;

/** Files of a copy as ZIPs in the file storage. */
async function writeParts(ctx: Ctx, { id, user }: { id: string; user: { id: string } }): Promise<StoredExportPart[]> {
  const parts: StoredExportPart[] = [];
  let files = new Map<string, Buffer>();
  let size = 0;
  const pause = pauses();
  const close = async (): Promise<void> => {
    if (files.size === 0) return;
    const zip = writeZip(files);
    await ctx.ports.files.put(keyOfPart(id, parts.length + 1), zip, ctx.shutdown);
    parts.push({ byteLength: zip.byteLength, sha256: createHash('sha256').update(zip).digest('hex') });
    [files, size] = [new Map(), 0];
  };
  await collectEverything(ctx, user.id, async ({ name, bytes }) => {
    if (size > 0 && size + bytes.byteLength > PART_BYTES) await close();
    files.set(name, bytes);
    size += bytes.byteLength;
    await pause();
  });
  await close();
  return parts;
}

/** Makes the copy. Run again after a crash it writes the same keys anew. */
export const makeAccountExport = defineJob<{ exportId: string }>({
  name: 'make-account-export',
  retry: 4,
  async run(ctx, { exportId }, attempt) {
    const copy = await ctx.em.findOne(AccountExport, { id: exportId, state: 'QUEUED' });
    if (!copy) return;
    try {
      const parts = await writeParts(ctx, { id: copy.id, user: copy.user });
      const now = ctx.clock.now();
      const ready = { parts, state: 'READY', readyAt: now, expiresAt: later(now, EXPORT_DAYS * DAY) } as const;
      await ctx.em.fork({ clear: true }).transactional(async (em) => {
        await em.nativeUpdate(AccountExport, { id: exportId }, ready);
        const done = { state: 'DONE', answeredAt: now, doneAt: now } as const;
        await em.nativeUpdate(PrivacyRequest, { id: copy.requestId ?? '' }, done);
        const user = await em.findOneOrFail(User, { id: copy.user.id });
        const mail = { kind: 'EXPORT_READY', to: user.email ?? '', at: now.getTime() } as const;
        if (user.email) await enqueue(em as Ctx['em'], mailPrivacy, mail, { key: copy.id });
      });
    } catch (error) {
      if (attempt.isLast && !ctx.shutdown.aborted)
        await ctx.em.fork().nativeUpdate(AccountExport, { id: exportId }, { state: 'FAILED' });
      throw error;
    }
  },
});
