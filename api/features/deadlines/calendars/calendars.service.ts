import { findCourtCalendar, listCourtCalendars } from '#db/content/deadlines/calendars.ts';
import { CourtClosure } from '#db/entities/deadline.entity.ts';
import type { AddClosureInput, ClosureKind } from '#schema/generated/contract.ts';
import { calendarsText as say } from '#schema/text/deadline-calendars.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { recountDeadlines } from '../saving/recount.service.ts';
import {
  closureProblem,
  coveredBy,
  FIRST_CLOSURE_YEAR,
  LAST_CLOSURE_YEAR,
  MAX_CLOSURES,
  tidyClosure,
} from './closures.rules.ts';

/** An error with the empty list that the payload requires. */
const refuse = (...said: Parameters<typeof userError>) => ({ ...userError(...said), changed: [] });

/** Rate limit: each closure may recount thousands of deadlines. */
const CLOSURES_OF_ONE = { name: 'court-closure', points: 30, seconds: 60 };

/** A closure for display: `id` and `isOwn` are set for those of the account. */
interface ShownClosure {
  id: string | null;
  from: string;
  to: string;
  reason: string;
  kind: ClosureKind;
  source: string | null;
  isOwn: boolean;
}

const showOwn = ({ id, fromOn: from, toOn: to, reason, kind, source }: CourtClosure): ShownClosure => ({
  id,
  from,
  to,
  reason,
  kind,
  source,
  isOwn: true,
});

export const showCalendars = () =>
  listCourtCalendars().map(({ key, name, years }) => ({
    key,
    name,
    years: years.map(({ year, confidence, isComplete }) => ({ year, confidence, isComplete })),
  }));

/** A year of a calendar with the caller's closures; a year may be missing. `null`: no such calendar. */
export async function findCalendarYear(ctx: Ctx, { key, year }: { key: string; year: number }) {
  const { userId: owner } = signedIn(ctx);
  if (year < FIRST_CLOSURE_YEAR || year > LAST_CLOSURE_YEAR)
    throw new Refusal('VALIDATION', say.unknownYear(FIRST_CLOSURE_YEAR, LAST_CLOSURE_YEAR), { field: 'year' });
  const calendar = findCourtCalendar(key);
  if (!calendar) return null;
  const held = calendar.years.find((each) => each.year === year);
  const where = { owner, calendar: key, fromOn: { $lte: `${year}-12-31` }, toOn: { $gte: `${year}-01-01` } };
  const own = await ctx.em.find(CourtClosure, where, { orderBy: { fromOn: 'asc', id: 'asc' } });
  const days: ShownClosure[] = [
    ...(held?.days ?? []).map((day) => ({ ...day, id: null, source: held?.source ?? null, isOwn: false })),
    ...own.map(showOwn),
  ];
  return {
    key,
    name: calendar.name,
    year,
    confidence: held?.confidence ?? 'NOT_PUBLISHED',
    isComplete: held?.isComplete ?? false,
    source: held?.source ?? say.noSource,
    readOn: held?.readOn ?? null,
    note:
      held && held.confidence !== 'NOT_PUBLISHED'
        ? held.note
        : [say.notPublished(year), held?.note].filter(Boolean).join(' '),
    days: days.toSorted((a, b) => a.from.localeCompare(b.from)),
  };
}

/** Saves a closure of a court and recounts every deadline of the account that was counted with its calendar. */
export async function addClosure(ctx: Ctx, input: AddClosureInput) {
  const { userId: owner } = signedIn(ctx);
  const calendar = findCourtCalendar(input.calendar);
  if (!calendar) return refuse('NOT_FOUND', say.unknown, 'calendar');
  const given = tidyClosure({ ...input, kind: input.kind ?? 'CLOSURE' });
  const problem = closureProblem(given);
  if (problem) return refuse('VALIDATION', problem.message, problem.field);
  await ctx.throttle.take(CLOSURES_OF_ONE, owner);
  // Serialised: two parallel requests would not see each other's closure.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`court_closure:${owner}`]);
  const written = await ctx.em.find(CourtClosure, { owner });
  if (written.length >= MAX_CLOSURES) return refuse('LIMIT_REACHED', say.tooMany(MAX_CLOSURES));
  const before = coveredBy(
    given,
    written.filter((each) => each.calendar === calendar.key),
  );
  if (before) return refuse('CONFLICT', say.duplicate(before.fromOn, before.toOn, before.reason), 'from');
  const closure = ctx.em.create(CourtClosure, {
    id: newId('courtClosure'),
    owner,
    calendar: calendar.key,
    fromOn: given.from,
    toOn: given.to,
    reason: given.reason,
    source: given.source,
    kind: given.kind,
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return ok({
    closure: showOwn(closure),
    changed: await recountDeadlines(ctx, { calendar: calendar.key, ownerId: owner }),
  });
}

/** Deletes one of the caller's closures and recounts the deadlines. */
export async function removeClosure(ctx: Ctx, id: string) {
  const { userId: owner } = signedIn(ctx);
  // Waits for counts in progress that use it, so that they are recounted too.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`court_closure:${owner}`]);
  const closure = isId(id, 'courtClosure') ? await ctx.em.findOne(CourtClosure, { id, owner }) : null;
  if (!closure) return refuse('NOT_FOUND', say.closureMissing, 'id');
  await ctx.throttle.take(CLOSURES_OF_ONE, owner);
  ctx.em.remove(closure);
  await ctx.em.flush();
  return ok({ removedId: id, changed: await recountDeadlines(ctx, { calendar: closure.calendar, ownerId: owner }) });
}
