import {
  dayNumberOf,
  lastDayOfMonth,
  monthsLater,
  partsOf,
  weekdayOf,
  writeDay,
  type DayNumber,
} from '#schema/lib/day-numbers.ts';
import type { TermCitation } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { CountedDay } from './counting.types.ts';
import { FIRST_COUNTED_YEAR, LAST_COUNTED_YEAR } from './days.rules.ts';
import { anyOf, NO_DAYS_OFF, type DayOff, type DaysOff } from './days-off.rules.ts';
import { uncounted } from './effect.rules.ts';
import type { CountPlan } from './plan.rules.ts';

/** The result of running a term: its last day and the table of its days. */
export interface Lapse {
  firstDay: DayNumber | null;
  due: DayNumber;
  /** Minutes of the day; `null`: the end of the day. */
  dueMinutes: number | null;
  days: CountedDay[];
  leftOut: CountedDay[];
  /** The last day is a day off and the statute does not move it. */
  endsOnDayOff: string | null;
  hasRolled: boolean;
}

/** The input of running a term. */
export interface LapseInput {
  plan: CountPlan;
  from: DayNumber;
  /** Day from which months and years to «the same day» are measured. */
  base: DayNumber;
  amount: number;
  /** Days that do not count among working days. */
  daysOff: DaysOff;
  /** Days of a suspension: they count in no unit but hours. */
  suspended: DaysOff;
}

const FRIDAY = 5;
const START = dayNumberOf(FIRST_COUNTED_YEAR, 1, 1);
const END = dayNumberOf(LAST_COUNTED_YEAR, 12, 31);
const FOREVER = { isEndless: true } as const;
/** The term does not end within the counted years, because of closures. */
export type Endless = typeof FOREVER;

const counted = (
  day: DayNumber,
  number: number,
  reason: string | null = null,
  citation: TermCitation | null = null,
): CountedDay => ({
  date: writeDay(day),
  counts: true,
  number,
  reason,
  citation,
});

/** Moves a last day that is a day off to the next working day, where the statute does so. */
function moveToWorkingDay(lapse: Lapse, { plan, daysOff, suspended }: LapseInput): Lapse | Endless {
  const last = daysOff(lapse.due);
  // A day of the month ignores suspensions of the case; any other last day does not move into a suspension.
  const next = plan.unit === 'DAY_OF_MONTH' ? daysOff : anyOf(daysOff, suspended);
  const isFriday = (day: DayNumber) => plan.fridayRolls && weekdayOf(day) === FRIDAY;
  if (!last && !isFriday(lapse.due)) return lapse;
  if (!plan.unit || !plan.rolls.includes(plan.unit)) return { ...lapse, endsOnDayOff: last?.reason ?? null };
  const days = [...lapse.days];
  const leftOut = [...lapse.leftOut];
  const final = days.at(-1);
  if (final) {
    const reason = last ? countingText.days.endsOnDayOff(last.reason) : countingText.days.friday;
    days[days.length - 1] = { ...final, reason, citation: last?.citation ?? plan.regime.rollsOver.articles[0] ?? null };
    if (last && !last.isWeekly)
      leftOut.push({ ...final, counts: false, number: null, reason: last.reason, citation: last.citation });
  }
  let day = lapse.due + 1;
  for (let off = next(day); off || isFriday(day); off = next(day)) {
    const row = uncounted(day, off?.reason ?? countingText.days.friday, off?.citation ?? null);
    days.push(row);
    if (off && !off.isWeekly) leftOut.push(row);
    day += 1;
    if (day > END) return FOREVER;
  }
  days.push(uncounted(day, countingText.days.rolled, plan.regime.rollsOver.articles[0] ?? null));
  return { ...lapse, due: day, days, leftOut, hasRolled: true };
}

const lapseOf = (
  firstDay: DayNumber | null,
  due: DayNumber,
  days: CountedDay[],
  leftOut: CountedDay[] = [],
): Lapse => ({
  firstDay,
  due,
  dueMinutes: null,
  days,
  leftOut,
  endsOnDayOff: null,
  hasRolled: false,
});

/** Counts day by day; days off are rows that do not count. */
function runDays(input: LapseInput, off: DaysOff): Lapse | Endless {
  const days: CountedDay[] = [];
  const leftOut: CountedDay[] = [];
  let firstDay: DayNumber | null = null;
  let day = input.from;
  for (let number = 0; number < input.amount; day += 1) {
    if (day > END) return FOREVER;
    const reason = off(day);
    if (reason) {
      const row = uncounted(day, reason.reason, reason.citation);
      days.push(row);
      if (!reason.isWeekly) leftOut.push(row);
      continue;
    }
    firstDay ??= day;
    number += 1;
    days.push(counted(day, number, number > (input.plan.amount ?? 0) ? countingText.days.extra : null));
  }
  return lapseOf(firstDay, day - 1, days, leftOut);
}

/** The end of so many whole months: the day before the same date, or the last day of a shorter month. */
function endOfWholeMonths(from: DayNumber, months: number): DayNumber {
  const { day, hasDay } = monthsLater(from, months);
  return hasDay ? day - 1 : day;
}

/** The end of so many months or years, ignoring suspensions. */
function endOfMonths(
  plan: CountPlan,
  from: DayNumber,
  base: DayNumber,
  months: number,
): { day: DayNumber; hasDay: boolean } {
  if (plan.months === 'THIRTY_DAYS' && plan.unit === 'MONTHS') return { day: from + months * 30 - 1, hasDay: true };
  if (plan.months !== 'SAME_DAY') return { day: endOfWholeMonths(from, months), hasDay: true };
  return monthsLater(base, months);
}

/** Adds the suspended days: each moves the end by one, and the new end may include others. */
function pastSuspensions(
  from: DayNumber,
  end: DayNumber,
  suspended: DaysOff,
): { end: DayNumber; leftOut: CountedDay[] } | null {
  const leftOut: CountedDay[] = [];
  if (suspended === NO_DAYS_OFF) return { end, leftOut };
  let last = end;
  for (let day = from; day <= last; day += 1) {
    const off = suspended(day);
    if (off) leftOut.push(uncounted(day, off.reason, off.citation));
    last = end + leftOut.length;
    if (last > END) return null;
  }
  return { end: last, leftOut };
}

function runMonths(input: LapseInput): Lapse | Endless {
  const { plan, from, base, amount, daysOff, suspended } = input;
  const size = plan.unit === 'YEARS' ? 12 : 1;
  const reasonFor = plan.unit === 'YEARS' ? countingText.days.year : countingText.days.month;
  const days: CountedDay[] = [];
  let due = from;
  let leftOut: CountedDay[] = [];
  for (let number = 1; number <= amount; number++) {
    const { day, hasDay } = endOfMonths(plan, from, base, number * size);
    const passed = pastSuspensions(from, day, suspended);
    if (passed === null) return FOREVER;
    ({ end: due, leftOut } = passed);
    days.push(counted(due, number, reasonFor(number)));
    const isLast = number === amount;
    if (isLast && !hasDay && plan.regime.missingDay === 'FIRST_WORKING_OF_NEXT') {
      const next = firstWorking(due + 1, anyOf(daysOff, suspended));
      if (next === null) return FOREVER;
      days.push(uncounted(next, countingText.days.noSuchDay, plan.regime.monthsArticles[0] ?? null));
      return { ...lapseOf(from, next, days, leftOut), hasRolled: true };
    }
  }
  return moveToWorkingDay(lapseOf(from, due, days, leftOut), input);
}

function firstWorking(from: DayNumber, daysOff: DaysOff): DayNumber | null {
  for (let day = from; day <= END; day += 1) if (!daysOff(day)) return day;
  return null;
}

function runToDayOfMonth(input: LapseInput, noticeOn: DayNumber): Lapse | Endless {
  const { year, month } = partsOf(noticeOn);
  const day = dayNumberOf(year, month, Math.min(input.amount, lastDayOfMonth(year, month)));
  return moveToWorkingDay(lapseOf(null, day, [counted(day, 1, countingText.days.legalDate)]), input);
}

/** From moment to moment: one row for each 24 hours. */
export function runHours(from: DayNumber, minutes: number, hours: number): Lapse {
  const end = minutes + hours * 60;
  const rows = Math.ceil(hours / 24);
  const days = Array.from({ length: rows }, (_, index) => {
    const done = Math.min(hours, (index + 1) * 24);
    return counted(from + Math.floor((minutes + done * 60) / 1440), index + 1, countingText.days.hours(done));
  });
  return { ...lapseOf(from, from + Math.floor(end / 1440), days), dueMinutes: end % 1440 };
}

/** Days off for working days: a weekday that never counts keeps its own reason within a suspension. */
const workingOff =
  ({ daysOff, suspended }: Pick<LapseInput, 'daysOff' | 'suspended'>): DaysOff =>
  (day): DayOff | null => {
    const off = daysOff(day);
    return off?.isWeekly ? off : (suspended(day) ?? off);
  };

/** Runs a term forward in its unit. */
export function runForward(input: LapseInput, noticeOn: DayNumber): Lapse | Endless {
  switch (input.plan.unit) {
    case 'WORKING_DAYS':
      return runDays(input, workingOff(input));
    case 'CALENDAR_DAYS': {
      const lapse = runDays(input, input.suspended);
      return 'isEndless' in lapse ? lapse : moveToWorkingDay(lapse, input);
    }
    case 'DAY_OF_MONTH':
      return runToDayOfMonth(input, noticeOn);
    default:
      return runMonths(input);
  }
}

/**
 * Runs a term backward from a date: «por lo menos cinco días antes». With `BACKWARD_CLEAR` neither that date nor the
 * day of the act counts (Ley de Amparo 119), so the last day to act is the working day before the counted ones.
 */
export function runBackward(input: LapseInput, target: DayNumber): Lapse | Endless {
  const { plan, amount, daysOff, suspended } = input;
  const isWorking = plan.unit === 'WORKING_DAYS';
  const off = isWorking ? workingOff(input) : suspended;
  const days: CountedDay[] = [uncounted(target, countingText.days.target)];
  const leftOut: CountedDay[] = [];
  const clear = plan.direction === 'BACKWARD_CLEAR' ? 1 : 0;
  let firstDay: DayNumber | null = null;
  let day = target;
  for (let number = 0; number < amount + clear;) {
    if (day <= START) return FOREVER;
    day -= 1;
    const reason = off(day);
    if (reason) {
      const row = uncounted(day, reason.reason, reason.citation);
      days.push(row);
      if (!reason.isWeekly) leftOut.push(row);
      continue;
    }
    number += 1;
    firstDay ??= day;
    days.push(number > amount ? uncounted(day, countingText.days.lastToAct) : counted(day, number));
  }
  return {
    ...lapseOf(firstDay, day, days, leftOut),
    endsOnDayOff: isWorking ? null : (daysOff(day)?.reason ?? null),
  };
}
