import { writeDay } from '#schema/lib/day-numbers.ts';
import type { AlternativeRule } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { Count, CountInput } from './counting.types.ts';
import { effectRuleOf } from './effect.rules.ts';
import { changePlan, lawName, monthsArticlesOf, type CountPlan } from './plan.rules.ts';
import { runPlan, type CountRun } from './run.rules.ts';

type Alternative = Count['alternatives'][number];

interface Reading {
  note: string;
  source: string;
  plan: CountPlan;
  /** Its note says that it ends earlier: shown only when it does. */
  isEarlier?: boolean;
}

const printed = (citation: string): string => {
  const [statute = '', article = ''] = citation.split(':');
  return `${lawName(statute)} ${article.split('|')[0] ?? ''}`;
};

/** The readings of the rule itself, else those that the statute has for its article. */
function statedReadings(plan: CountPlan, input: CountInput): Reading[] {
  const own = plan.rule?.alternative ?? null;
  const stated: AlternativeRule[] = own
    ? [own]
    : plan.specials.flatMap(({ alternative }) => (alternative ? [alternative] : []));
  return stated
    .filter(({ change }) => !change.addsCalendarOfResponsible || input.responsible !== null)
    .map(({ note, source, change }) => ({ note, source, plan: changePlan(plan, change) }));
}

/** A reform of the effect that is known only from reports. */
function reportedReading(run: CountRun): Reading[] {
  const plan = { ...run.plan, isReported: true };
  const effect = run.start.effect && effectRuleOf(plan, run.start.noticeOn);
  if (!effect?.isReported) return [];
  return [{ note: countingText.alternative.reported(effect.note), source: printed(effect.articles[0] ?? ''), plan }];
}

/** Statutes whose fractions disagree on a notice: the reading in which it takes effect at once. */
const AT_ONCE: Record<string, string> = {
  'ccom HEARING': countingText.alternative.hearing,
  'lft ELECTRONIC': countingText.alternative.consulted,
};

function atOnceReading({ plan, start }: CountRun): Reading[] {
  const note = AT_ONCE[`${plan.effectRegime.id} ${plan.method}`];
  if (!note || !start.effect) return [];
  return [
    { note, source: printed(start.effect.articles[0] ?? ''), plan: { ...plan, effectSameDay: true }, isEarlier: true },
  ];
}

/** Months counted as whole periods may end later than from date to date: then the earlier date is an alternative. */
function dayToDayReading({ plan }: CountRun): Reading[] {
  if (plan.months !== 'WHOLE_PERIODS' || (plan.unit !== 'MONTHS' && plan.unit !== 'YEARS')) return [];
  if (plan.firstDay === 'TRIGGER_DAY' || plan.firstDayOfFact === 'TRIGGER_DAY') return [];
  const note = countingText.alternative.sameDay(lawName(plan.regime.id));
  return [
    {
      note,
      source: printed(monthsArticlesOf(plan)[0] ?? plan.articles[0] ?? ''),
      plan: { ...plan, months: 'SAME_DAY' },
      isEarlier: true,
    },
  ];
}

/** Due dates under other readings of the law; readings with the same date are left out. */
export function alternativesOf(run: CountRun, input: CountInput): Alternative[] {
  const readings = [
    ...statedReadings(run.plan, input),
    ...reportedReading(run),
    ...atOnceReading(run),
    ...dayToDayReading(run),
  ];
  const found: Alternative[] = [];
  for (const { note, source, plan, isEarlier = false } of readings) {
    const other = runPlan(plan, input);
    if ('refusal' in other || other.run.lapse.due === run.lapse.due) continue;
    if (isEarlier && other.run.lapse.due > run.lapse.due) continue;
    found.push({ note, source, dueOn: writeDay(other.run.lapse.due) });
  }
  return found;
}
