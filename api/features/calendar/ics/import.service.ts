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
import { takeUpload } from '#api/kernel/http/uploads.ts';
import { publishCalendarChanged } from '../calendar.events.ts';
import { caseToUse } from '#api/features/cases/index.ts';
import { all } from '#api/kernel/database/conditions.ts';
import { isLive, readEventRows } from '../event-rows.service.ts';
import { viewOf } from '../event-view.rules.ts';
import { MAX_EVENTS } from '../events.rules.ts';
import { zoneOf } from '../settings.service.ts';
import { writeEvents, type ImportTarget, type ImportResult } from './import-writing.service.ts';
import type { FileEvent } from './import-order.rules.ts';
import { ImportTimeLimit } from './import-time.service.ts';
import { cutIcs, decodeIcs, isCalendar, type CutFile } from './ics-text.rules.ts';
import { readIcsEvent, readZoneComponent } from './ics-reading.adapter.ts';
import { readZones } from './ics-zones.adapter.ts';

/** Imports a calendar file. A second import changes only events that changed in the file. */

const MAX_MB = 10;
const MAX_FILE_EVENTS = 5000;
const MAX_PROBLEMS = 50;
const MAX_NOTICES = 20;
const MAX_SHOWN = 20;
/** Methods of replies and proposals (RFC 5546): such files hold no events to import. */
const REPLY_METHODS = new Set(['REPLY', 'COUNTER', 'DECLINECOUNTER', 'REFRESH']);

type Refused = ReturnType<typeof userError>;

interface ImportProblem {
  title: string;
  line: number;
  reason: string;
}

interface ReadFile {
  events: FileEvent[];
  problems: ImportProblem[];
  notices: string[];
}

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

const tooMany = (): Refused => userError('LIMIT_REACHED', icsText.tooManyEvents(MAX_FILE_EVENTS), 'uploadId');
const tooSlow = (): Refused => userError('LIMIT_REACHED', icsText.tooSlow, 'uploadId');

async function readPieces(
  { pieces, method, leftOut }: CutFile,
  usualZone: string,
  time: ImportTimeLimit,
): Promise<ReadFile | Refused> {
  const described = pieces.filter(({ kind }) => kind === 'VTIMEZONE').flatMap((piece) => readZoneComponent(piece.text));
  const zones = readZones(described);
  const events: FileEvent[] = [];
  const problems: ImportProblem[] = [];
  let starts = 0;
  for (const { text, line } of pieces.filter(({ kind }) => kind === 'VEVENT')) {
    await time.pause();
    if (time.isOver) return tooSlow();
    const event = readIcsEvent(text, { zones, usualZone });
    // An extra start (RDATE) becomes an event of its own.
    starts += 'reason' in event ? 0 : 1 + event.extraStarts.length;
    if (starts > MAX_FILE_EVENTS) return tooMany();
    if ('reason' in event) problems.push({ title: event.title || icsText.untitled, line, reason: event.reason });
    else events.push({ ...event, line, isCancelled: event.isCancelled || method === 'CANCEL' });
  }
  const told = leftOut > 0 ? [icsText.partsLeftOut(leftOut)] : [];
  const notices = new Set([...zones.notices(), ...events.flatMap((event) => event.notices), ...told]);
  return { events, problems, notices: [...notices].slice(0, MAX_NOTICES) };
}

async function readFile(
  bytes: Uint8Array,
  { given, usual, time }: { given: string | null; usual: string; time: ImportTimeLimit },
): Promise<ReadFile | Refused> {
  const text = decodeIcs(bytes);
  if (!isCalendar(text)) return userError('UNSUPPORTED_MEDIA_TYPE', icsText.notACalendar, 'uploadId');
  const cut = cutIcs(text, MAX_FILE_EVENTS);
  if (!cut) return tooMany();
  if (REPLY_METHODS.has(cut.method)) return userError('VALIDATION', icsText.isReply, 'uploadId');
  const zone = given ?? (cut.zone && isZone(cut.zone) ? cut.zone : usual);
  const read = await readPieces(cut, zone, time);
  if ('userErrors' in read) return read;
  const broken = cut.broken.map((line) => ({ title: icsText.untitled, line, reason: icsText.unreadable }));
  return { ...read, problems: [...read.problems, ...broken] };
}

async function shownOf(ctx: Ctx, { created }: ImportResult) {
  const ids = created.slice(0, MAX_SHOWN);
  if (ids.length === 0) return [];
  const rows = await readEventRows(ctx, all(isLive, { sql: 'e.id = any(?::text[])', values: [`{${ids.join(',')}}`] }));
  return rows.map((row) => viewOf(row, signedIn(ctx).userId));
}

async function writeFile(ctx: Ctx, read: ReadFile, into: ImportTarget, time: ImportTimeLimit) {
  const { userId } = signedIn(ctx);
  const { legalCase } = into;
  const kept = await writeEvents(ctx, read.events, into, time);
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
  const time = new ImportTimeLimit();
  const read = await readFile(file.bytes, { given: input.zone ?? null, usual: await zoneOf(ctx), time });
  if ('userErrors' in read) return refused(read);
  const kept = await writeFile(ctx, read, { type: input.type ?? 'OTHER', legalCase: used?.legalCase ?? null }, time);
  return { ...NOTHING, ...kept };
}
