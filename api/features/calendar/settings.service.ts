import type { SetCalendarSettingsInput, Weekday } from '#schema/generated/contract.ts';
import { calendarText as say, zoneLabels } from '#schema/text/calendar.ts';
import { isZone, MEXICO_CITY } from '#schema/lib/zones.ts';
import { CalendarPreference } from '#db/entities/calendar.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { oncePerRequest, type Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { readRows, rowOf, type RawRow } from '#api/kernel/database/rows.ts';
import { alarmsProblem, tidyAlarms } from './events.rules.ts';
import { isCourtCalendar, moveAccount } from './calendar-deadlines.service.ts';

export interface Settings {
  zone: string;
  alarms: number[];
  weekStartsOn: Weekday;
  dayBeginsAt: number;
  dayEndsAt: number;
  courtCalendar: string | null;
}

const DEFAULT_SETTINGS: Omit<Settings, 'zone'> = {
  alarms: [30],
  weekStartsOn: 'MONDAY',
  dayBeginsAt: 7,
  dayEndsAt: 21,
  courtCalendar: null,
};

/** The settings of a user, or the defaults. */
async function settingsOf(ctx: Ctx, userId: string): Promise<Settings> {
  return oncePerRequest(ctx, `calendar-settings:${userId}`, async () => {
    const [raw] = await readRows<RawRow & { user_id: string | null; account_zone: string | null }>(
      ctx.em,
      `select p.*, u.time_zone as account_zone from user_account u left join calendar_preference p on p.user_id = u.id
       where u.id = ?`,
      [userId],
    );
    const zone = raw?.account_zone ?? MEXICO_CITY;
    if (!raw?.user_id) return { ...DEFAULT_SETTINGS, zone };
    const row = rowOf(ctx.em, CalendarPreference, raw);
    const { alarms, weekStartsOn, dayBeginsAt, dayEndsAt, courtCalendar = null } = row;
    return { zone, alarms, weekStartsOn, dayBeginsAt, dayEndsAt, courtCalendar };
  });
}

export const settings = (ctx: Ctx): Promise<Settings> => settingsOf(ctx, signedIn(ctx).userId);

export const zoneOf = async (ctx: Ctx): Promise<string> => (await settings(ctx)).zone;

const offeredZones = Object.entries(zoneLabels).map(([name, label]) => ({ name, label }));

export const readSettings = async (ctx: Ctx) => ({ ...(await settings(ctx)), offeredZones });

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= 24;

export async function setSettings(ctx: Ctx, input: SetCalendarSettingsInput) {
  const { userId } = signedIn(ctx);
  const before = await settingsOf(ctx, userId);
  const next: Settings = {
    zone: input.zone ?? before.zone,
    alarms: input.alarms ? tidyAlarms(input.alarms) : before.alarms,
    weekStartsOn: input.weekStartsOn ?? before.weekStartsOn,
    dayBeginsAt: input.dayBeginsAt ?? before.dayBeginsAt,
    dayEndsAt: input.dayEndsAt ?? before.dayEndsAt,
    courtCalendar: input.courtCalendar === undefined ? before.courtCalendar : input.courtCalendar,
  };
  if (!isZone(next.zone)) return userError('VALIDATION', say.zoneUnknown, 'zone');
  const problem = alarmsProblem(next.alarms);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  if (!isHour(next.dayBeginsAt) || !isHour(next.dayEndsAt) || next.dayBeginsAt >= next.dayEndsAt)
    return userError('VALIDATION', say.hoursInvalid, 'dayBeginsAt');
  const { courtCalendar } = next;
  if (courtCalendar !== null && !(await isCourtCalendar(ctx, courtCalendar)))
    return userError('VALIDATION', say.courtCalendarUnknown, 'courtCalendar');
  const { zone, ...kept } = next;
  if (zone !== before.zone) await moveAccount(ctx, userId, zone);
  await ctx.em.upsert(CalendarPreference, { user: userId, ...kept, updatedAt: ctx.clock.now() });
  return ok({ settings: { ...next, offeredZones } });
}
