import { countingText } from '#schema/text/deadline-counting.ts';
import type { CountInput, CountRefusal } from './counting.types.ts';
import { readDay, readHour } from './days.rules.ts';
import { anyOf, closedDays, daysOffOf, NO_DAYS_OFF, type DaysOff } from './days-off.rules.ts';
import { afterAdvice, deemedNotice, effectRuleOf, startOf, type Start } from './effect.rules.ts';
import { runBackward, runForward, runHours, type Lapse } from './lapse.rules.ts';
import type { CountPlan } from './plan.rules.ts';
import { lawName } from './printed-article.rules.ts';

/** A term that was run: its start and its end. */
export interface CountRun {
  plan: CountPlan;
  start: Start;
  lapse: Lapse;
  /** Days off of the statute, for notes on single days. */
  daysOff: DaysOff;
  distanceDays: number;
  /** The notice was not opened: its day is deemed from the announcement. */
  isDeemed: boolean;
}

const refuse = (field: string, message: string): { refusal: CountRefusal } => ({ refusal: { field, message } });

/** Only terms of a party, forward in days, are extended for distance; not those of authorities or limitations. */
export const growsWithDistance = ({ rule, unit, direction }: CountPlan): boolean =>
  (unit === 'WORKING_DAYS' || unit === 'CALENDAR_DAYS') &&
  direction === 'FORWARD' &&
  (rule === null || rule.kind === 'PARTY');

/** Days that the statute adds when the person lives elsewhere. */
function distanceDaysOf(plan: CountPlan, kilometres: number | null): number {
  const { distance } = plan.regime;
  if (!distance || !kilometres || !growsWithDistance(plan)) return 0;
  const rest = kilometres % distance.kilometresPerDay;
  const whole = Math.floor(kilometres / distance.kilometresPerDay);
  const days = whole + (distance.fractionOver !== null && rest > distance.fractionOver ? 1 : 0);
  return Math.min(Math.max(days, distance.minimumDays), distance.maximumDays ?? Number.POSITIVE_INFINITY);
}

/** Days off for the term, and for the notice that waits for its effect under the law of the act. */
function daysOffFor(plan: CountPlan, input: CountInput): { term: DaysOff; effect: DaysOff } {
  // Holidays of the tax authority do not stop returns and payments (CFF 12).
  const courts = plan.ignoresClosures ? [] : plan.addsResponsible ? [input.court, input.responsible] : [input.court];
  const { countsDoubtful } = plan;
  const term = plan.everyDayCounts ? NO_DAYS_OFF : daysOffOf(plan.regime, courts, { countsDoubtful });
  if (!plan.isByLawOfAct) return { term, effect: term };
  return { term, effect: daysOffOf(plan.effectRegime, [input.responsible], { countsDoubtful }) };
}

/** The start: from the given notice, or from the deemed day of an unopened one. */
function startFor(plan: CountPlan, input: CountInput, daysOff: DaysOff): Start | { refusal: CountRefusal } {
  const given = readDay(input.noticeOn) ?? 0;
  const advice = input.adviceSentOn ? (readDay(input.adviceSentOn) ?? given) : null;
  const deemed = advice === null ? null : deemedNotice(effectRuleOf(plan, advice), advice, daysOff);
  if (advice !== null && !deemed)
    return refuse('adviceSentOn', countingText.refuse.notPosted(lawName(plan.effectRegime.id)));
  const start = startOf(plan, deemed?.day ?? given, daysOff);
  if (!start) return refuse('method', countingText.refuse.methodOfLaw(lawName(plan.effectRegime.id)));
  return advice !== null && deemed ? afterAdvice(start, advice, deemed) : start;
}

/** Runs a plan. The dates of the input were checked before. */
export function runPlan(plan: CountPlan, input: CountInput): { run: CountRun } | { refusal: CountRefusal } {
  const { term: daysOff, effect: effectDaysOff } = daysOffFor(plan, input);
  const start = startFor(plan, input, effectDaysOff);
  if ('refusal' in start) return start;
  const distanceDays = distanceDaysOf(plan, input.distanceKm);
  const suspended = closedDays(input.suspensions);
  const lapse = lapseFor({ plan, input, start, daysOff, suspended, distanceDays });
  if ('isEndless' in lapse) return refuse('suspensions', countingText.refuse.tooLong);
  return {
    run: {
      plan,
      start,
      lapse,
      daysOff: anyOf(suspended, daysOff),
      distanceDays,
      isDeemed: Boolean(input.adviceSentOn),
    },
  };
}

function lapseFor({
  plan,
  input,
  start,
  daysOff,
  suspended,
  distanceDays,
}: {
  plan: CountPlan;
  input: CountInput;
  start: Start;
  daysOff: DaysOff;
  suspended: DaysOff;
  distanceDays: number;
}): ReturnType<typeof runForward> {
  const amount = plan.amount ?? 0;
  if (plan.unit === 'HOURS') return runHours(start.noticeOn, readHour(input.noticeAt ?? '') ?? 0, amount);
  const base = start.effectOn ?? start.noticeOn;
  const lapseInput = { plan, from: start.from, base, amount: amount + distanceDays, daysOff, suspended };
  return plan.direction === 'FORWARD'
    ? runForward(lapseInput, start.noticeOn)
    : runBackward(lapseInput, start.noticeOn);
}
