import { LockMode } from '@mikro-orm/postgresql';
import type { CaseEventKind } from '#schema/generated/contract.ts';
import { changeNote, changeReasons } from '#schema/text/deadlines.ts';
import { DAY } from '#schema/lib/durations.ts';
import { LegalCase } from '#db/entities/case.entity.ts';
import { Deadline } from '#db/entities/deadline.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { writeChanged } from '../alerts/write-alerts.service.ts';
import { USUAL_ALERT_DAYS } from '../deadlines.rules.ts';
import { addDeadline } from './create-deadline.service.ts';
import { schedule, recordDeadlineChange } from './deadline-change.service.ts';
import { pairTimes, type EventTime, type Pairing } from './event-deadlines.rules.ts';

/** Deadlines that are dated by calendar events: their values follow the event, but completion is their own. */

export interface DatedByEvent {
  /** The event, or its series. */
  eventId: string;
  /** Owner of deadlines without case. */
  ownerId: string;
  /** No deadlines are created before this instant; existing ones are kept. */
  since: Date | null;
  /** The occurrences of the event from an instant on. */
  timesFrom(from: Date): EventTime[];
}

type CasesById = ReadonlyMap<string, LegalCase>;

interface Place {
  ownerId: string;
  cases: CasesById;
}

/** Locks in the order of ids and before deadlines, as everywhere, to avoid deadlocks. */
async function lockCases(ctx: Ctx, ids: Iterable<string | null | undefined>): Promise<CasesById> {
  const wanted = [...new Set([...ids].filter((id) => id != null))];
  if (wanted.length === 0) return new Map();
  const options = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const found = await ctx.em.find(LegalCase, { id: { $in: wanted } }, options);
  return new Map(found.map((each) => [each.id, each]));
}

/** Collects changes so that the timeline of a case has one entry for each kind. */
class TimelineLines {
  private readonly lines = new Map<string, { kind: CaseEventKind; caseId: string | null; deadlines: Deadline[] }>();

  add(kind: CaseEventKind, caseId: string | null, deadline: Deadline): void {
    const key = `${kind} ${caseId ?? ''}`;
    const line = this.lines.get(key) ?? { kind, caseId, deadlines: [] };
    line.deadlines.push(deadline);
    this.lines.set(key, line);
  }

  async record(ctx: Ctx, cases: CasesById): Promise<void> {
    for (const { kind, caseId, deadlines } of this.lines.values())
      for (const [at, deadline] of deadlines.entries()) {
        const legalCase = at === 0 && caseId ? (cases.get(caseId) ?? null) : null;
        await recordDeadlineChange(ctx, { deadline, legalCase }, kind, { count: String(deadlines.length) });
      }
  }
}

/** Writes the present values of the event into a deadline. Returns what changed; `null`: nothing. */
function applyEventTime(ctx: Ctx, deadline: Deadline, time: EventTime, place: Place) {
  const { caseId, ...said } = time;
  const wasDeleted = deadline.deletedAt != null;
  const isMoved = deadline.dueAt.getTime() !== time.dueAt.getTime() || deadline.hasHour !== time.hasHour;
  if (deadline.zone !== time.zone) ctx.em.assign(deadline, { zone: time.zone, dueOn: time.dueOn });
  const isElsewhere = (deadline.legalCase?.id ?? null) !== caseId;
  const isSaid =
    deadline.title === time.title && deadline.description === time.description && deadline.isShared === time.isShared;
  deadline.occurrenceOf = time.occurrenceOf;
  if (!wasDeleted && !isMoved && !isElsewhere && isSaid) return null;
  const note = changeNote(deadline.dueOn, time.dueOn, changeReasons.event);
  const legalCase = caseId ? (place.cases.get(caseId) ?? null) : null;
  ctx.em.assign(deadline, { ...said, deletedAt: null, legalCase, owner: legalCase?.owner.id ?? place.ownerId });
  if (isMoved)
    ctx.em.assign(deadline, { datedAt: ctx.clock.now(), isSnoozed: false, remindAt: null, changeNote: note });
  return { wasDeleted, isMoved, isElsewhere };
}

/** Deadlines of occurrences older than this are not changed any more. */
const HISTORY_MS = 40 * DAY;

const BEGINNING_OF_TIME = new Date('0001-01-01T00:00:00Z');

/** The instant from which occurrences are needed: that of the first deadline that may still change. */
function beginningOf(seen: readonly Deadline[], since: Date | null): Date {
  if (since === null) return BEGINNING_OF_TIME;
  const open = seen.filter((each) => each.deletedAt == null && each.completedAt == null);
  return new Date(Math.min(since.getTime() - HISTORY_MS, ...open.map(({ dueAt }) => dueAt.getTime())));
}

/** Shared by all events of a call. */
interface Shared {
  cases: CasesById;
  /** The case of each deadline before the change. */
  formerCases: ReadonlyMap<string, string | null>;
  /** Alert days of the owners. */
  days: ReadonlyMap<string, readonly number[]>;
  timeline: TimelineLines;
  /** Open deadlines whose date moved. */
  moved: Deadline[];
}

/** Deadlines that still have an occurrence. */
async function updateAll(ctx: Ctx, shared: Shared, ownerId: string, same: Pairing<Row>['same']): Promise<void> {
  const { cases, formerCases, days, timeline, moved } = shared;
  for (const { kept, time } of same) {
    const { deadline } = kept;
    const before = formerCases.get(deadline.id) ?? null;
    const change = applyEventTime(ctx, deadline, time, { ownerId, cases });
    if (!change) continue;
    await schedule(ctx, deadline, days.get(deadline.owner.id));
    if (change.isMoved && !change.wasDeleted && !deadline.completedAt) moved.push(deadline);
    if (change.isElsewhere && before) timeline.add('DEADLINE_DELETED', before, deadline);
    const kind = change.wasDeleted ? 'DEADLINE_RESTORED' : change.isElsewhere ? 'DEADLINE_ADDED' : 'DEADLINE_CHANGED';
    timeline.add(kind, time.caseId, deadline);
  }
}

async function deleteAll(ctx: Ctx, { timeline, formerCases, days }: Shared, gone: readonly Row[]): Promise<void> {
  for (const { deadline } of gone) {
    deadline.deletedAt = ctx.clock.now();
    await schedule(ctx, deadline, days.get(deadline.owner.id));
    timeline.add('DEADLINE_DELETED', formerCases.get(deadline.id) ?? null, deadline);
  }
}

async function addAll(ctx: Ctx, { cases, days, timeline }: Shared, of: DatedByEvent, fresh: readonly EventTime[]) {
  for (const { caseId, dueOn, dueAt, hasHour, zone, ...said } of fresh) {
    const legalCase = caseId ? (cases.get(caseId) ?? null) : null;
    const ownerId = legalCase?.owner.id ?? of.ownerId;
    const made = { ...said, event: of.eventId, origin: 'EVENT' } as const;
    const due = { dueOn, dueAt, hasHour, zone };
    const deadline = await addDeadline(ctx, { legalCase, ownerId }, due, made, days.get(ownerId));
    timeline.add('DEADLINE_ADDED', caseId, deadline);
  }
}

const rowOf = (deadline: Deadline) => ({
  deadline,
  occurrenceOf: deadline.occurrenceOf ?? null,
  dueAt: deadline.dueAt,
  isDeleted: deadline.deletedAt != null,
  isCompleted: deadline.completedAt != null,
});
type Row = ReturnType<typeof rowOf>;

async function daysOfOwners(ctx: Ctx, ownerIds: readonly string[]): Promise<Map<string, readonly number[]>> {
  const rows = await ctx.em.execute<{ user_id: string; alert_days: number[] }[]>(
    'select user_id, alert_days from deadline_preference where user_id = any(?::text[])',
    [`{${ownerIds.join(',')}}`],
  );
  const own = new Map(rows.map(({ user_id: id, alert_days: days }) => [id, days]));
  return new Map(ownerIds.map((id) => [id, own.get(id) ?? USUAL_ALERT_DAYS]));
}

interface Known {
  of: DatedByEvent;
  from: Date;
  times: EventTime[];
}

/** Locks cases first, then deadlines. */
async function lockAll(ctx: Ctx, seen: readonly Deadline[], known: readonly Known[]) {
  const formerCases = new Map(seen.map((deadline) => [deadline.id, deadline.legalCase?.id ?? null]));
  const times = known.flatMap((each) => each.times);
  const cases = await lockCases(ctx, [...times.map(({ caseId }) => caseId), ...formerCases.values()]);
  const froms = new Map(known.map(({ of, from }) => [of.eventId, from]));
  const ids = seen.filter(({ event, dueAt }) => dueAt >= (froms.get(event?.id ?? '') ?? dueAt)).map(({ id }) => id);
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { dueAt: 'asc', id: 'asc' } } as const;
  const kept = ids.length === 0 ? [] : await ctx.em.find(Deadline, { id: { $in: ids } }, locked);
  const owners = [...known.map(({ of }) => of.ownerId), ...[...cases.values()].map(({ owner }) => owner.id)];
  const days = await daysOfOwners(ctx, [...new Set([...owners, ...kept.map(({ owner }) => owner.id)])]);
  return { formerCases, cases, kept, days };
}

/**
 * Synchronises the deadlines of events with their occurrences: adds new ones, deletes open ones without an occurrence,
 * keeps completed ones. Call it in the transaction that saves the events, after the flush. The number of statements
 * does not grow with the events.
 */
export async function keepEventDeadlines(ctx: Ctx, dated: readonly DatedByEvent[]): Promise<void> {
  if (dated.length === 0) return;
  const seen = await ctx.em.find(Deadline, { event: { $in: dated.map(({ eventId }) => eventId) } });
  const seenOf = Map.groupBy(seen, ({ event }) => event?.id ?? '');
  const known = dated.map((of): Known => {
    const from = beginningOf(seenOf.get(of.eventId) ?? [], of.since);
    return { of, from, times: of.timesFrom(from) };
  });
  if (seen.length === 0 && known.every(({ times }) => times.length === 0)) return;
  const { formerCases, cases, kept, days } = await lockAll(ctx, seen, known);
  const keptOf = Map.groupBy(kept, ({ event }) => event?.id ?? '');
  const shared: Shared = { cases, formerCases, days, timeline: new TimelineLines(), moved: [] };
  for (const { of, times } of known) {
    const { same, gone, fresh } = pairTimes((keptOf.get(of.eventId) ?? []).map(rowOf), times);
    await updateAll(ctx, shared, of.ownerId, same);
    await deleteAll(ctx, shared, gone);
    const wanted = fresh.filter(({ dueAt }) => of.since === null || dueAt >= of.since);
    await addAll(ctx, shared, of, wanted);
  }
  await shared.timeline.record(ctx, cases);
  await ctx.em.flush();
  await writeChanged(ctx, shared.moved, { exceptUserId: signedIn(ctx).userId });
}

/** Moves the deadlines of a series from an instant on to another series, with their state. */
export async function handEventDeadlinesOn(ctx: Ctx, from: string, to: string, at: Date): Promise<void> {
  await ctx.em.execute('update deadline set event_id = ? where event_id = ? and occurrence_of >= ?', [to, from, at]);
}
