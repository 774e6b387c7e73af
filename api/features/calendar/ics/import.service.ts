import type { ImportCalendarInput } from '#schema/generated/contract.ts';
import { calendarText } from '#schema/text/calendar.ts';
import { filesText } from '#schema/text/files.ts';
import { icsText } from '#schema/text/ics.ts';
import { isZone } from '#schema/lib/zones.ts';
import { Upload } from '#db/entities/kernel.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId } from '#api/kernel/ids.ts';
import { discardIfRefused, takeUpload } from '#api/kernel/http/uploads.ts';
import { runInWorker } from '#api/kernel/workers/run-in-worker.ts';
import { WorkStopped } from '#api/kernel/workers/stopped.ts';
import { publishCalendarChanged } from '../calendar.events.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { all } from '#api/kernel/database/conditions.ts';
import { isLive, readEventRows } from '../event-rows.service.ts';
import { viewOf } from '../event-view.rules.ts';
import { MAX_EVENTS } from '../events.rules.ts';
import { zoneOf } from '../settings.service.ts';
import { writeEvents, type ImportTarget, type ImportResult } from './import-writing.service.ts';
import { ImportTimeLimit } from './import-time.service.ts';
import { MAX_FILE_EVENTS, type CalendarRefusal, type ReadCalendar } from './ics-file.adapter.ts';
import { readCalendar } from './ics.tasks.ts';

/** Imports a calendar file. A second import changes only events that changed in the file. */

const MAX_MB = 10;
const MAX_PROBLEMS = 50;
const MAX_SHOWN = 20;

type Refused = ReturnType<typeof userError>;

const NOTHING = {
  createdCount: 0,
  updatedCount: 0,
  unchangedCount: 0,
  cancelledCount: 0,
  problems: [],
  problemCount: 0,
  notices: [],
  events: [],
};

const tooSlow = (): Refused => userError('LIMIT_REACHED', icsText.tooSlow, 'uploadId');

const REFUSALS: Record<CalendarRefusal, () => Refused> = {
  NOT_A_CALENDAR: () => userError('UNSUPPORTED_MEDIA_TYPE', icsText.notACalendar, 'uploadId'),
  TOO_MANY_EVENTS: () => userError('LIMIT_REACHED', icsText.tooManyEvents(MAX_FILE_EVENTS), 'uploadId'),
  IS_REPLY: () => userError('VALIDATION', icsText.isReply, 'uploadId'),
};

async function readFile(ctx: Ctx, file: { bytes: Uint8Array; given: string | null }): Promise<ReadCalendar | Refused> {
  try {
    const read = await runInWorker(ctx, readCalendar, { ...file, usual: await zoneOf(ctx) });
    return typeof read === 'string' ? REFUSALS[read]() : read;
  } catch (error) {
    const isOfFile = error instanceof WorkStopped && ['TOO_SLOW', 'TOO_MUCH_MEMORY', 'CRASHED'].includes(error.reason);
    if (isOfFile) return tooSlow();
    throw error;
  }
}

async function shownOf(ctx: Ctx, { created }: ImportResult) {
  const ids = created.slice(0, MAX_SHOWN);
  if (ids.length === 0) return [];
  const rows = await readEventRows(ctx, all(isLive, { sql: 'e.id = any(?::text[])', values: [`{${ids.join(',')}}`] }));
  return rows.map((row) => viewOf(row, signedIn(ctx).userId));
}

async function writeFile(ctx: Ctx, read: ReadCalendar, into: ImportTarget) {
  const { userId } = signedIn(ctx);
  const { legalCase } = into;
  const kept = await writeEvents(ctx, read.events, into, new ImportTimeLimit());
  if (kept === 'TOO_SLOW') return tooSlow();
  if (kept === 'NO_ROOM') return userError('LIMIT_REACHED', icsText.noRoom(MAX_EVENTS), 'uploadId');
  if (kept.created.length + kept.updated + kept.cancelled > 0)
    await publishCalendarChanged(ctx.em, {
      kind: 'MANY',
      eventId: null,
      ownerId: userId,
      caseId: legalCase?.id ?? null,
      isShared: false,
    });
  const problems = [...read.problems, ...kept.problems].toSorted((a, b) => a.line - b.line);
  return ok({
    createdCount: kept.created.length,
    updatedCount: kept.updated,
    unchangedCount: kept.unchanged,
    cancelledCount: kept.cancelled,
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
    notices: read.notices,
    events: await shownOf(ctx, kept),
  });
}

/** Checked before the bytes are read. */
async function isTooLarge(ctx: Ctx, uploadId: string): Promise<boolean> {
  const [row] = isId(uploadId, 'upload')
    ? await ctx.em.find(Upload, { id: uploadId, user: signedIn(ctx).userId }, { fields: ['byteLength'], limit: 1 })
    : [];
  return row !== undefined && row.byteLength > MAX_MB * 1024 * 1024;
}

export async function importCalendar(ctx: Ctx, input: ImportCalendarInput) {
  const refused = (refusal: Refused) => ({ ...NOTHING, ...refusal });
  const used = input.caseId == null ? null : await caseToUse(ctx, input.caseId);
  if (used && 'userErrors' in used) return refused(used);
  if (input.zone != null && !isZone(input.zone))
    return refused(userError('VALIDATION', calendarText.zoneUnknown, 'zone'));
  if (await isTooLarge(ctx, input.uploadId))
    return refused(userError('PAYLOAD_TOO_LARGE', icsText.fileTooLarge(MAX_MB), 'uploadId'));
  const file = await takeUpload(ctx, input.uploadId);
  if (!file) return refused(userError('NOT_FOUND', filesText.missing, 'uploadId'));
  const read = await readFile(ctx, { bytes: file.bytes, given: input.zone ?? null });
  if ('userErrors' in read) {
    discardIfRefused(ctx, input.uploadId);
    return refused(read);
  }
  const kept = await writeFile(ctx, read, { type: input.type ?? 'OTHER', legalCase: used?.legalCase ?? null });
  return { ...NOTHING, ...kept };
}
