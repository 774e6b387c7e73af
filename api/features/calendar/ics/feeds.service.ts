import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { slugOf } from '#schema/lib/fold-text.ts';
import type { CreateCalendarFeedInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { icsText } from '#schema/text/ics.ts';
import { DAY, MINUTE } from '#schema/lib/durations.ts';
import { CalendarFeed } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import { actingFor, type Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { findCase } from '#api/features/cases/index.ts';
import { all, type Condition } from '#api/kernel/database/conditions.ts';
import { readEventRows, type EventRow } from '../event-rows.service.ts';
import { findEvent } from '../events/events.service.ts';
import { deadlineRows } from './feed-deadlines.service.ts';
import { writeIcs, writeLongIcs } from './ics-writing.adapter.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

/** Private addresses (feeds) for calendar programs. Anybody with the key can read a feed until it is renewed or revoked. */

const MAX_FEEDS = 20;
const MAX_NAME_LENGTH = 100;
const KEY_BYTES = 32;
const SHOWN_KEY_LENGTH = 4;
/** Deleted events are sent as cancelled for so many days. */
const CANCELLED_DAYS = 30;
/** Events that ended longer ago are not sent. */
const PAST_DAYS = 400;
const MAX_EVENTS = 5000;
const WRONG_KEY_LIMIT = { name: 'calendar-feed', points: 60, seconds: 600 };
/** `lastReadAt` is updated at most this often. */
const RECORD_EVERY_MS = 10 * MINUTE;
export const FEEDS_PATH = '/api/calendar/feeds';

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const isKey = (key: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(key), 'hex'), Buffer.from(hash, 'hex'));

/** The key is in the query, which our logs do not contain. */
function addressOf(ctx: Ctx, feedId: string, key: string): { url: string; webcalUrl: string } {
  const url = `${ctx.ports.address()}${FEEDS_PATH}/${feedId}.ics?key=${key}`;
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:') };
}

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

export const showFeed = (feed: CalendarFeed) => ({
  id: feed.id,
  name: feed.name,
  scope: feed.legalCase ? ('CASE' as const) : ('USER' as const),
  caseId: feed.legalCase?.id ?? null,
  isBusyOnly: feed.isBusyOnly,
  keyEnding: feed.keyEnding,
  createdAt: feed.createdAt,
  lastReadAt: feed.lastReadAt ?? null,
});

export type FeedView = ReturnType<typeof showFeed>;

export async function listFeeds(ctx: Ctx): Promise<FeedView[]> {
  const feeds = await ctx.em.find(
    CalendarFeed,
    { owner: signedIn(ctx).userId, revokedAt: null },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  return feeds.map(showFeed);
}

export async function createFeed(ctx: Ctx, input: CreateCalendarFeedInput) {
  const { userId } = signedIn(ctx);
  const found = input.caseId == null ? null : await findCase(ctx, input.caseId);
  if (input.caseId != null && !found) return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseId');
  const given = input.name?.replace(/\s+/g, ' ').trim();
  const name = given ?? (found ? icsText.caseFeed(found.legalCase.title).slice(0, MAX_NAME_LENGTH) : icsText.ownFeed);
  if (name.length < 1 || name.length > MAX_NAME_LENGTH || !isStorable(name))
    return userError('VALIDATION', icsText.feedNameInvalid, 'name');
  if ((await ctx.em.count(CalendarFeed, { owner: userId, revokedAt: null })) >= MAX_FEEDS)
    return userError('LIMIT_REACHED', icsText.tooManyFeeds(MAX_FEEDS));
  const key = newKey();
  const feed = ctx.em.create(CalendarFeed, {
    id: newId('calendarFeed'),
    owner: userId,
    name,
    legalCase: found?.legalCase ?? null,
    isBusyOnly: input.isBusyOnly ?? false,
    keyHash: hashOf(key),
    keyEnding: key.slice(-SHOWN_KEY_LENGTH),
    createdAt: ctx.clock.now(),
    lastReadAt: null,
    revokedAt: null,
  });
  return ok({ feed: showFeed(feed), ...addressOf(ctx, feed.id, key) });
}

const ownFeed = (ctx: Ctx, id: string): Promise<CalendarFeed | null> =>
  isId(id, 'calendarFeed')
    ? ctx.em.findOne(CalendarFeed, { id, owner: signedIn(ctx).userId, revokedAt: null })
    : Promise.resolve(null);

/** A new key: the old address stops working. */
export async function renewFeed(ctx: Ctx, id: string) {
  const feed = await ownFeed(ctx, id);
  if (!feed) return userError('NOT_FOUND', errorText.NOT_FOUND, 'feedId');
  const key = newKey();
  ctx.em.assign(feed, { keyHash: hashOf(key), keyEnding: key.slice(-SHOWN_KEY_LENGTH) });
  return ok({ feed: showFeed(feed), ...addressOf(ctx, feed.id, key) });
}

export async function revokeFeed(ctx: Ctx, id: string) {
  const feed = await ownFeed(ctx, id);
  if (!feed) return userError('NOT_FOUND', errorText.NOT_FOUND, 'feedId');
  feed.revokedAt = ctx.clock.now();
  return ok({ revokedFeedId: id });
}

/** The feed, if the key is right. A wrong key counts against a rate limit. */
async function feedOfKey(ctx: Ctx, feedId: string, key: string): Promise<CalendarFeed | null> {
  const feed = isId(feedId, 'calendarFeed') ? await ctx.em.findOne(CalendarFeed, { id: feedId }) : null;
  // Always compared, in constant time: an unknown feed answers like a wrong key.
  const isRight = isKey(key, feed?.keyHash ?? hashOf(''));
  if (feed && isRight && !feed.revokedAt) return feed;
  await ctx.throttle.take(WRONG_KEY_LIMIT, ctx.origin.ip);
  return null;
}

async function recordRead(ctx: Ctx, feed: CalendarFeed): Promise<void> {
  const now = ctx.clock.now();
  if (feed.lastReadAt && now.getTime() - feed.lastReadAt.getTime() < RECORD_EVERY_MS) return;
  await ctx.em.execute('update calendar_feed set last_read_at = ? where id = ?', [now, feed.id]);
}

const MAX_FILE_NAME_LENGTH = 60;
const fileNameOf = (name: string): string => slugOf(name, MAX_FILE_NAME_LENGTH) || 'agenda';

async function rowsOf(reader: Ctx, feed: CalendarFeed): Promise<EventRow[]> {
  const now = reader.clock.now();
  const conditions: Condition[] = [
    { sql: 'not e.is_cancelled', values: [] },
    { sql: '(e.deleted_at is null or e.deleted_at > ?)', values: [later(now, -CANCELLED_DAYS * DAY)] },
    { sql: '(e.last_at is null or e.last_at > ?)', values: [later(now, -PAST_DAYS * DAY)] },
    ...(feed.legalCase ? [{ sql: 'e.case_id = ?', values: [feed.legalCase.id] }] : []),
    ...(feed.isBusyOnly ? [{ sql: 'e.is_busy', values: [] }] : []),
  ];
  const rows = await readEventRows(reader, all(...conditions), {
    order: 'e.start_at desc, e.id',
    limit: MAX_EVENTS,
  });
  // A deleted exception is an EXDATE of its series. A deleted event whose UID is live again is not sent as cancelled.
  const live = new Set(rows.filter(({ deletedAt }) => !deletedAt).map(({ uid }) => uid));
  return rows.filter((row) => !row.deletedAt || (!row.seriesId && !live.has(row.uid)));
}

/** The text of a feed: what its owner may see now. Null: unknown feed, wrong key, or a case that is closed to the owner. */
export async function readFeed(ctx: Ctx, feedId: string, key: string) {
  const feed = await feedOfKey(ctx, feedId, key);
  if (!feed) return null;
  // The request acts as the owner, with permissions to read only.
  const reader = actingFor(ctx, feed.owner.id, ['calendar:read', 'deadline:read']);
  if (feed.legalCase && !(await findCase(reader, feed.legalCase.id))) return null;
  await recordRead(ctx, feed);
  const text = await writeLongIcs({
    name: feed.name,
    isBusyOnly: feed.isBusyOnly,
    readerId: feed.owner.id,
    rows: [
      ...(await rowsOf(reader, feed)),
      ...(feed.isBusyOnly ? [] : await deadlineRows(reader, feed.owner.id, feed.legalCase?.id ?? null)),
    ],
    now: ctx.clock.now(),
  });
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  return { text, fileName: `${fileNameOf(feed.name)}.ics`, etag };
}

/** One event or series as a file, with its exceptions. */
export async function writeEventFile(ctx: Ctx, id: string) {
  const event = await findEvent(ctx, id);
  if (!event) throw new Refusal('NOT_FOUND');
  const rows = await readEventRows(
    ctx,
    all(
      { sql: 'e.deleted_at is null and not e.is_cancelled', values: [] },
      {
        sql: 'e.id = ? or e.series_id = ?',
        values: [id, id],
      },
    ),
  );
  const text = writeIcs({
    name: event.title,
    isBusyOnly: false,
    readerId: signedIn(ctx).userId,
    rows,
    now: ctx.clock.now(),
  });
  const bytes = Buffer.from(text, 'utf8');
  return {
    fileName: `${fileNameOf(event.title)}.ics`,
    mediaType: 'text/calendar',
    byteLength: bytes.byteLength,
    content: bytes.toString('base64'),
  };
}
