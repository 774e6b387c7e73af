import { writeDay } from '#schema/lib/day-numbers.ts';
import type { TermRule } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import { countAllReadings } from './alternatives.rules.ts';
import { checkInput } from './check-input.rules.ts';
import type { Count, CountedDay, CountInput, CountRefusal } from './counting.types.ts';
import { writeHour } from './days.rules.ts';
import { assumptionsOf, calendarNotes, citationsOf, hourNoteOf, laterReformsOf, warningsOf } from './notes.rules.ts';
import { planCount, type CountPlan } from './plan.rules.ts';
import { runPlan, type CountRun } from './run.rules.ts';

/** Not 23:59, which is an hour at which a term in hours may end. */
const END_OF_DAY = '24:00';

/** The count when the law sets no term. */
function countWithoutTerm(plan: CountPlan, input: CountInput): Count {
  return {
    ruleId: plan.rule?.id ?? null,
    title: plan.title,
    term: countingText.term(null, null),
    noticeOn: input.noticeOn,
    method: plan.method,
    effectOn: null,
    effectNote: null,
    firstDay: null,
    dueOn: null,
    dueHour: END_OF_DAY,
    hourNote: null,
    days: [],
    daysLeftOut: [],
    assumptions: [],
    warnings: [countingText.warn.noTerm, ...(plan.rule?.notes ?? [])],
    alternatives: [],
    isProvisional: false,
    calendars: [],
    laterReforms: [],
    consequence: plan.rule?.consequence ?? null,
    citations: [...plan.articles],
  };
}

const dayOrNull = (day: number | null): string | null => (day === null ? null : writeDay(day));

/** The table: the rows before the first day, then the counted days. */
function tableOf({ start, lapse, plan }: CountRun): CountedDay[] {
  const isByDay = plan.unit === 'WORKING_DAYS' || plan.unit === 'CALENDAR_DAYS';
  if (plan.direction !== 'FORWARD' || plan.unit === 'DAY_OF_MONTH' || plan.unit === 'HOURS') return lapse.days;
  const [first, ...rest] = lapse.days;
  const why = isByDay && first?.counts && first.reason === null ? whyFirst({ start, day: first.date }) : null;
  return [...start.marks, ...(first && why ? [{ ...first, reason: why }, ...rest] : lapse.days)];
}

/** The reason when the first counted day is the day of the fact or of the effect (CNPP 94). */
function whyFirst({ start, day }: { start: CountRun['start']; day: string }): string | null {
  if (start.marks.length === 0 && !start.effect && day === writeDay(start.noticeOn))
    return countingText.days.countsFromFact;
  const isEffectDay =
    start.effect?.runsFrom === 'EFFECT_DAY' && start.effectOn !== null && day === writeDay(start.effectOn);
  return isEffectDay && start.note ? countingText.days.effectCounts(start.note) : null;
}

function countOf(plain: CountRun, input: CountInput, today: string): Count {
  const { run, firstNote, alternatives } = countAllReadings(plain, input);
  const { plan, start, lapse } = run;
  const citations = citationsOf(run);
  const calendar = calendarNotes(run, input);
  return {
    ruleId: plan.rule?.id ?? null,
    title: plan.title,
    term: countingText.term(plan.amount, plan.unit),
    noticeOn: writeDay(start.noticeOn),
    method: plan.method,
    effectOn: plan.unit === 'DAY_OF_MONTH' ? null : dayOrNull(start.effectOn),
    effectNote: plan.unit === 'DAY_OF_MONTH' ? null : start.note,
    firstDay: dayOrNull(lapse.firstDay),
    dueOn: writeDay(lapse.due),
    dueHour: lapse.dueMinutes === null ? END_OF_DAY : writeHour(lapse.dueMinutes),
    hourNote: hourNoteOf(run),
    days: tableOf(run),
    // A day of the month does not depend on when a notice takes effect.
    daysLeftOut: plan.unit === 'DAY_OF_MONTH' ? lapse.leftOut : [...start.leftOut, ...lapse.leftOut],
    assumptions: [...calendar.assumptions, ...assumptionsOf(run, input)],
    warnings: [...(firstNote ? [countingText.warn.earliest(firstNote)] : []), ...warningsOf(run, input, today)],
    alternatives,
    isProvisional: calendar.isProvisional,
    calendars: calendar.calendars,
    laterReforms: laterReformsOf(run, citations),
    consequence: plan.rule?.consequence ?? null,
    citations,
  };
}

/** Counts with a rule at hand, or a free term when it is `null`. */
export function countWith(
  rule: TermRule | null,
  input: CountInput,
  today: string,
): { count: Count } | { refusal: CountRefusal } {
  const bad = checkInput(rule, input);
  if (bad) return { refusal: bad };
  const planned = planCount(rule, input);
  if ('refusal' in planned) return planned;
  const { plan } = planned;
  if (plan.amount === null || plan.unit === null) return { count: countWithoutTerm(plan, input) };
  const ran = runPlan(plan, input);
  return 'refusal' in ran ? ran : { count: countOf(ran.run, input, today) };
}
