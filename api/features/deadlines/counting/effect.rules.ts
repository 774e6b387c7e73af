import { writeDay, type DayNumber } from '#schema/lib/day-numbers.ts';
import type { EffectRule, TermCitation } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { CountedDay } from './counting.types.ts';
import { NO_DAYS_OFF, type DaysOff } from './days-off.rules.ts';
import type { CountPlan } from './plan.rules.ts';
import { lawName } from './printed-article.rules.ts';

/** From which day a term runs, and the rows that explain it. */
export interface Start {
  /** Day of the notice or fact; the deemed one of an unopened notice. */
  noticeOn: DayNumber;
  effectOn: DayNumber | null;
  /** First day that may count; it may still be a day off. */
  from: DayNumber;
  effect: EffectRule | null;
  note: string | null;
  /** Rows of the table before the first day. */
  marks: CountedDay[];
  /** Days off between the notice and its effect. */
  leftOut: CountedDay[];
}

export const uncounted = (day: DayNumber, reason: string, citation: TermCitation | null = null): CountedDay => ({
  date: writeDay(day),
  counts: false,
  number: null,
  reason,
  citation,
});

/** The rule for when a notice takes effect, by its method and its day. */
export function effectRuleOf(plan: CountPlan, noticeOn: DayNumber): EffectRule | null {
  const day = writeDay(noticeOn);
  const holding = plan.effectRegime.effects.filter(
    ({ methods, validFrom, validUntil }) =>
      methods.includes(plan.method) &&
      (validFrom === null || validFrom <= day) &&
      (validUntil === null || day <= validUntil),
  );
  return (
    (plan.isReported ? holding.find(({ isReported }) => isReported) : null) ??
    holding.find(({ isReported }) => !isReported) ??
    null
  );
}

/** The result of stepping over days: one row for each, working days and days off. */
interface Steps {
  day: DayNumber;
  passed: CountedDay[];
  leftOut: CountedDay[];
}

/** Steps over so many working days; `reasonFor` is the text of each. The day reached is not among the rows. */
function stepWorkingDays(
  from: DayNumber,
  count: number,
  daysOff: DaysOff,
  reasonFor: (step: number, of: number) => string,
): Steps {
  const passed: CountedDay[] = [];
  const leftOut: CountedDay[] = [];
  let day = from;
  for (let step = 0; step < count && day - from < 4000;) {
    day += 1;
    const off = daysOff(day);
    if (!off) {
      step += 1;
      if (step < count) passed.push(uncounted(day, reasonFor(step, count)));
      continue;
    }
    const row = uncounted(day, off.reason, off.citation);
    passed.push(row);
    if (!off.isWeekly) leftOut.push(row);
  }
  return { day, passed, leftOut };
}

/** The day on which an unopened notice is deemed made; `null`: the statute has no such rule. */
export const deemedNotice = (effect: EffectRule | null, adviceOn: DayNumber, daysOff: DaysOff): Steps | null =>
  effect?.deemedAfterWorkingDays
    ? stepWorkingDays(adviceOn, effect.deemedAfterWorkingDays, daysOff, countingText.days.unopened)
    : null;

/** The start of an unopened notice: its table begins with the announcement. */
export function afterAdvice(start: Start, adviceOn: DayNumber, { passed, leftOut }: Steps): Start {
  const [notice, ...rest] = start.marks;
  const said = start.effectOn === start.noticeOn ? start.note : null;
  return {
    ...start,
    marks: [
      uncounted(adviceOn, countingText.days.advice),
      ...passed,
      ...(notice ? [{ ...notice, reason: countingText.days.deemed(said) }, ...rest] : []),
    ],
    leftOut: [...leftOut, ...start.leftOut],
  };
}

/** A term that runs from a fact. */
function startOfFact(plan: CountPlan, factOn: DayNumber): Start {
  const first = plan.firstDay ?? plan.firstDayOfFact ?? 'DAY_AFTER_TRIGGER';
  // Where the day of the fact is itself the first, or hours run, the fact takes effect at once (Ley de Amparo 18).
  const atOnce = plan.unit === 'HOURS' || (first === 'TRIGGER_DAY' && plan.unit === 'WORKING_DAYS');
  return {
    noticeOn: factOn,
    effectOn: atOnce ? factOn : null,
    from: first === 'TRIGGER_DAY' ? factOn : factOn + 1,
    effect: null,
    note: atOnce ? countingText.effect.sameAsFact : countingText.effect.none,
    marks: first === 'TRIGGER_DAY' ? [] : [uncounted(factOn, countingText.days.fact)],
    leftOut: [],
  };
}

/** The article of the term sets the first day itself, whatever the statute says about notices. */
function startByArticle(plan: CountPlan, noticeOn: DayNumber, first: 'TRIGGER_DAY' | 'DAY_AFTER_TRIGGER'): Start {
  const isSame = first === 'TRIGGER_DAY';
  return {
    noticeOn,
    effectOn: noticeOn,
    from: isSame ? noticeOn : noticeOn + 1,
    effect: null,
    note: isSame ? countingText.effect.sameAsFact : countingText.effect.beforeTheEffect,
    marks: isSame ? [] : [uncounted(noticeOn, countingText.days.notice)],
    leftOut: [],
  };
}

function startOfNotice(plan: CountPlan, noticeOn: DayNumber, effect: EffectRule, daysOff: DaysOff): Start {
  const waits = effect.waitsForWorkingDay && daysOff(noticeOn) !== null;
  const steps = plan.effectSameDay ? 0 : waits ? 1 : effect.effectAfterWorkingDays;
  const {
    day: effectOn,
    passed,
    leftOut,
  } = stepWorkingDays(noticeOn, steps, effect.everyDayCounts ? NO_DAYS_OFF : daysOff, countingText.days.waits);
  const [citation] = effect.articles;
  const note = plan.isByLawOfAct
    ? countingText.effect.byLawOfAct(effect.note, lawName(plan.effectRegime.id))
    : effect.note;
  // The law of the act only says when the notice takes effect; the term runs from the next day (LA 18, LFPCA 13).
  const countsEffectDay = effect.runsFrom === 'EFFECT_DAY' && !plan.isByLawOfAct;
  const marks =
    effectOn === noticeOn
      ? [uncounted(noticeOn, countingText.days.noticeAndEffect(note), citation)]
      : [
          uncounted(noticeOn, countingText.days.notice),
          ...passed,
          ...(countsEffectDay ? [] : [uncounted(effectOn, countingText.days.effect(note), citation)]),
        ];
  return {
    noticeOn,
    effectOn,
    from: countsEffectDay ? effectOn : effectOn + 1,
    effect,
    note,
    marks: countsEffectDay && effectOn === noticeOn ? [] : marks,
    leftOut,
  };
}

/** `null`: the statute does not say when a notice of that kind takes effect. */
export function startOf(plan: CountPlan, noticeOn: DayNumber, daysOff: DaysOff): Start | null {
  // Hours run from the moment itself, also of a notice.
  if (plan.method === 'EVENT' || plan.unit === 'HOURS') return startOfFact(plan, noticeOn);
  const effect = effectRuleOf(plan, noticeOn);
  // Most statutes treat knowledge as a fact; some as a notice that takes effect (CFF 135, LFPA 40).
  if (plan.method === 'KNOWLEDGE' && !effect) return startOfFact(plan, noticeOn);
  if (plan.firstDay) return startByArticle(plan, noticeOn, plan.firstDay);
  return effect && startOfNotice(plan, noticeOn, effect, daysOff);
}
