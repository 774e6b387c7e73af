import { writeDay, type DayNumber } from '#schema/lib/day-numbers.ts';
import type { AlternativeRule } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { Count, CountInput } from './counting.types.ts';
import { readDay } from './days.rules.ts';
import { effectRuleOf } from './effect.rules.ts';
import { changePlan, monthsArticlesOf, type CountPlan } from './plan.rules.ts';
import { lawName, printedArticle } from './printed-article.rules.ts';
import { runPlan, type CountRun } from './run.rules.ts';

type Alternative = Count['alternatives'][number];

interface Reading {
  note: string;
  source: string;
  plan: CountPlan;
  /** Its note says that it ends earlier: shown only when it does. */
  isEarlier?: boolean;
  /** It depends on a fact that nobody gave, or was given up: it is told and never counted first. */
  isOnlyTold?: boolean;
  /** What the plain reading says, when this one ends first and is counted. */
  widerNote?: string | undefined;
}

/** The readings of the rule itself, else those that the statute has for its article. */
function statedReadings(plan: CountPlan, input: CountInput): Reading[] {
  const own = plan.rule?.alternative ?? null;
  const stated: AlternativeRule[] = own
    ? [own]
    : plan.specials.flatMap(({ alternative }) => (alternative ? [alternative] : []));
  return stated
    .filter(({ change }) => !change.addsCalendarOfResponsible || input.responsible !== null)
    .map(({ note, source, change, only, widerNote }) => ({
      note,
      source,
      plan: changePlan(plan, change),
      isOnlyTold: only !== undefined,
      widerNote,
    }));
}

/** A reform of the effect that is known only from reports. */
function reportedReading(run: CountRun): Reading[] {
  const plan = { ...run.plan, isReported: true };
  const effect = run.start.effect && effectRuleOf(plan, run.start.noticeOn);
  if (!effect?.isReported) return [];
  const [article = ''] = effect.articles;
  return [{ note: countingText.alternative.reported(effect.note), source: printedArticle(article), plan }];
}

/** Statutes with contradictory fractions: the reading in which the notice takes effect at once. */
const AT_ONCE: Record<string, Pick<Reading, 'note' | 'widerNote' | 'isOnlyTold'>> = {
  'ccom HEARING': {
    note: countingText.alternative.hearing,
    widerNote: countingText.alternative.hearingLater,
  },
  'lft ELECTRONIC': { note: countingText.alternative.consulted, isOnlyTold: true },
};

function atOnceReading({ plan, start }: CountRun): Reading[] {
  const reading = AT_ONCE[`${plan.effectRegime.id} ${plan.method}`];
  if (!reading || !start.effect) return [];
  const source = printedArticle(start.effect.articles[0] ?? '');
  return [{ ...reading, source, plan: { ...plan, effectSameDay: true }, isEarlier: true }];
}

/** Months in whole periods may end later than from date to date. */
function dayToDayReading({ plan }: CountRun): Reading[] {
  if (plan.months !== 'WHOLE_PERIODS' || (plan.unit !== 'MONTHS' && plan.unit !== 'YEARS')) return [];
  if (plan.firstDay === 'TRIGGER_DAY' || plan.firstDayOfFact === 'TRIGGER_DAY') return [];
  const law = lawName(plan.regime.id);
  return [
    {
      note: countingText.alternative.sameDay(law),
      widerNote: countingText.alternative.wholeMonths(law),
      source: printedArticle(monthsArticlesOf(plan)[0] ?? plan.articles[0] ?? ''),
      plan: { ...plan, months: 'SAME_DAY' },
      isEarlier: true,
    },
  ];
}

/** Days that only a derived calendar of another statute closes: who counts them ends earlier. */
function doubtfulReading({ plan, start, lapse, daysOff }: CountRun): Reading[] {
  const left = [...start.leftOut, ...lapse.leftOut].filter(({ date }) => daysOff(readDay(date) ?? 0)?.isDoubtful);
  if (left.length === 0) return [];
  const days = [...new Set(left.map(({ date }) => date))];
  const [article = ''] = left.flatMap(({ citation }) => citation ?? []);
  return [
    {
      note: countingText.alternative.doubtful(days, lawName(plan.regime.id)),
      widerNote: countingText.alternative.doubtfulLater(days),
      source: printedArticle(article),
      plan: { ...plan, countsDoubtful: true },
    },
  ];
}

/** A reading that was run. */
interface RunReading extends Reading {
  run: CountRun;
}

export interface ReadCount {
  /** The reading that ends first: its date is the one to keep. */
  run: CountRun;
  /** In Spanish: why it is counted so, when the plain reading ends later; else null. */
  firstNote: string | null;
  alternatives: Alternative[];
}

const runsOf = (plain: CountRun, input: CountInput): RunReading[] =>
  [
    ...statedReadings(plain.plan, input),
    ...reportedReading(plain),
    ...atOnceReading(plain),
    ...dayToDayReading(plain),
    ...doubtfulReading(plain),
  ].flatMap((reading) => {
    const other = runPlan(reading.plan, input);
    return 'refusal' in other ? [] : [{ ...reading, run: other.run }];
  });

const dueOf = ({ run }: { run: CountRun }): DayNumber => run.lapse.due;

/**
 * Counts by every reading of the law. Of those that courts follow the one that ends first is counted, and the others
 * are told with their dates; readings with the same date are left out.
 */
export function countAllReadings(plain: CountRun, input: CountInput): ReadCount {
  const readings = runsOf(plain, input);
  const first = readings
    .filter((reading) => !reading.isOnlyTold && dueOf(reading) < plain.lapse.due)
    .toSorted((one, other) => dueOf(one) - dueOf(other))[0];
  const run = first?.run ?? plain;
  const wider = first && {
    note: first.widerNote ?? countingText.alternative.wider,
    source: first.source,
    run: plain,
    isEarlier: false,
  };
  const others = [...(wider ? [wider] : []), ...readings.filter((reading) => reading !== first)];
  const alternatives: Alternative[] = [];
  for (const other of others) {
    const due = dueOf(other);
    if (due === run.lapse.due || (other.isEarlier && due > run.lapse.due)) continue;
    if (alternatives.some(({ dueOn }) => dueOn === writeDay(due))) continue;
    alternatives.push({ note: other.note, source: other.source, dueOn: writeDay(due) });
  }
  return { run, firstNote: first ? first.note : null, alternatives };
}
