import type { GoogleConnectionState } from '#schema/generated/contract.ts';
import { addDays, weekStart } from '#schema/lib/days.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { GoogleConflict } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readAhead } from '#api/features/deadlines/index.ts';
import { googleStateOf } from '../google/google-state.service.ts';
import { occurrenceDaysOf, occurrenceViews, type OccurrenceView } from '../occurrences/occurrence-views.rules.ts';
import type { Occurrence } from '../occurrences/occurrences.rules.ts';
import { overlapsOf } from '../occurrences/overlaps.rules.ts';
import { nonWorkingDays, readOccurrences } from './range.service.ts';
import { zoneOf } from '../settings.service.ts';

/** The summary of today, from one read of the next ninety days. */

const LOOK_AHEAD_DAYS = 30;
/** Hearings are set months ahead. */
const HEARINGS_AHEAD_DAYS = 90;
const DEADLINE_DAYS = 7;
const DAYS_OF_WEEK = 7;

async function googleOf(ctx: Ctx): Promise<{ googleState: GoogleConnectionState; googleConflictCount: number }> {
  const { userId } = signedIn(ctx);
  return {
    googleState: await googleStateOf(ctx),
    googleConflictCount: await ctx.em.count(GoogleConflict, { user: userId, seenAt: null }),
  };
}

/** Overlaps of today. */
function conflictsOf(today: readonly Occurrence[], views: ReadonlyMap<string, OccurrenceView>) {
  return overlapsOf(today.filter(({ row }) => row.isBusy)).flatMap(({ first, second, minutes }) => {
    const [one, other] = [views.get(first.key), views.get(second.key)];
    return one && other ? [{ first: one, second: other, overlapMinutes: minutes }] : [];
  });
}

export async function readToday(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const zone = await zoneOf(ctx);
  const now = ctx.clock.now();
  const date = dayIn(zone, now);
  const monday = weekStart(date);
  const sunday = addDays(monday, DAYS_OF_WEEK - 1);
  const { occurrences } = await readOccurrences(ctx, { from: monday, to: addDays(date, HEARINGS_AHEAD_DAYS), zone });
  const within = (from: string, to: string) => (each: Occurrence) => {
    const { startsOn, endsOn } = occurrenceDaysOf(each, zone);
    return startsOn <= to && endsOn >= from;
  };
  const views = new Map(occurrenceViews(occurrences, zone, userId).map((view) => [view.key, view]));
  const shown = (list: readonly Occurrence[]) => list.flatMap(({ key }) => views.get(key) ?? []);
  const today = occurrences.filter(within(date, date));
  const later = occurrences.filter((each) => occurrenceDaysOf(each, zone).startsOn > date);
  const soon = later.filter((each) => occurrenceDaysOf(each, zone).startsOn <= addDays(date, LOOK_AHEAD_DAYS));
  const deadlines = await readAhead(ctx, addDays(date, DEADLINE_DAYS));
  return {
    date,
    zone,
    nonWorkingDay: (await nonWorkingDays(ctx, { from: date, to: date })).nonWorkingDays[0] ?? null,
    hearings: shown(today.filter(({ row }) => row.type === 'HEARING')),
    events: shown(today.filter(({ row }) => row.type !== 'HEARING' && row.type !== 'DEADLINE')),
    deadlines: deadlines.nodes,
    deadlineCount: deadlines.totalCount,
    next: shown(soon.slice(0, 1))[0] ?? null,
    nextHearing: shown(later.filter(({ row }) => row.type === 'HEARING').slice(0, 1))[0] ?? null,
    conflicts: conflictsOf(today, views),
    eventsThisWeek: occurrences.filter(within(monday, sunday)).length,
    ...(await googleOf(ctx)),
  };
}
