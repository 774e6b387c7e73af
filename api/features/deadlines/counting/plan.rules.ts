import { findRegime } from '#db/content/deadlines/regimes.ts';
import type {
  AlternativeRule,
  CountingRegime,
  MonthLength,
  NoticeMethod,
  SpecialCount,
  TermCitation,
  TermRule,
  TermUnit,
} from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { CountInput, CountRefusal } from './counting.types.ts';
import { lawName } from './printed-article.rules.ts';

/** Everything that decides a count: from the rule or free term, its statute and the special rules of its articles. */
export interface CountPlan {
  rule: TermRule | null;
  title: string;
  amount: number | null;
  unit: TermUnit | null;
  direction: TermRule['direction'];
  regime: CountingRegime;
  /** Statute that decides when the notice takes effect: the regime, or the law of the act. */
  effectRegime: CountingRegime;
  isByLawOfAct: boolean;
  method: NoticeMethod;
  /** The first day that the article of the term sets, for any notice. */
  firstDay: TermRule['firstDay'];
  /** The first day that it sets for a fact or a knowledge, without notice. */
  firstDayOfFact: TermRule['firstDay'];
  effectSameDay: boolean;
  months: MonthLength;
  everyDayCounts: boolean;
  rolls: readonly TermUnit[];
  addsResponsible: boolean;
  /** Closures of the authority count; only the days off of the statute are left out. */
  ignoresClosures: boolean;
  /** A payment at a bank that is due on a Friday moves to the next working day. */
  fridayRolls: boolean;
  /** Reads a reform known only from reports. */
  isReported: boolean;
  /** Counts as working what only a derived calendar of another statute closes. */
  countsDoubtful: boolean;
  articles: readonly TermCitation[];
  specials: readonly SpecialCount[];
}

const MAX_AMOUNT: Record<TermUnit, number> = {
  WORKING_DAYS: 1000,
  CALENDAR_DAYS: 1000,
  HOURS: 10_000,
  MONTHS: 1000,
  YEARS: 60,
  DAY_OF_MONTH: 31,
};

const refuse = (field: string, message: string): { refusal: CountRefusal } => ({ refusal: { field, message } });
const withoutPlace = (citation: TermCitation): string => citation.split('|')[0] ?? citation;

/** The special rules for the articles of a term. Those for a part of an article come last, so they take precedence. */
function specialsFor(regime: CountingRegime, articles: readonly TermCitation[]): SpecialCount[] {
  const whole = new Set(articles.map(withoutPlace));
  const exact = new Set(articles);
  const broad = regime.specials.filter((special) =>
    special.articles.some((article) => !article.includes('|') && whole.has(article)),
  );
  const narrow = regime.specials.filter((special) =>
    special.articles.some((article) => article.includes('|') && exact.has(article)),
  );
  return [...broad, ...narrow];
}

function lastSet<Key extends keyof SpecialCount>(
  specials: readonly SpecialCount[],
  key: Key,
): SpecialCount[Key] | undefined {
  return specials.findLast((special) => special[key] !== undefined)?.[key];
}

function regimeOf(rule: TermRule | null, input: CountInput): CountingRegime | { refusal: CountRefusal } {
  const id = rule?.regime ?? input.term?.regime ?? '';
  const regime = findRegime(id);
  return regime ?? refuse(rule ? 'ruleId' : 'term.regime', countingText.refuse.unknownRegime(lawName(id)));
}

/** Without a notice the law of the act does not apply. */
const WITHOUT_NOTICE: readonly NoticeMethod[] = ['EVENT', 'KNOWLEDGE'];

function effectRegimeOf(
  rule: TermRule | null,
  input: CountInput,
  regime: CountingRegime,
  method: NoticeMethod,
): CountingRegime | { refusal: CountRefusal } {
  const lawOfAct = input.lawOfAct ?? rule?.lawOfAct ?? null;
  if ((rule && !rule.byLawOfAct) || WITHOUT_NOTICE.includes(method)) return regime;
  if (lawOfAct === null) return rule ? refuse('lawOfAct', countingText.refuse.lawOfAct) : regime;
  return findRegime(lawOfAct) ?? refuse('lawOfAct', countingText.refuse.unknownLawOfAct(lawName(lawOfAct)));
}

const isRefusal = (value: object): value is { refusal: CountRefusal } => 'refusal' in value;

/** The method in use: the given one, the first of the rule, or `EVENT` where there can be no notice. */
function methodOf(rule: TermRule | null, input: CountInput): NoticeMethod | null {
  if (input.method) return input.method;
  if (rule) return rule.methods[0] ?? 'EVENT';
  return input.term?.unit === 'DAY_OF_MONTH' || input.term?.unit === 'HOURS' ? 'EVENT' : null;
}

function checkAmount(amount: number | null, unit: TermUnit | null): { refusal: CountRefusal } | null {
  if (amount === null || unit === null) return null;
  const most = MAX_AMOUNT[unit];
  return Number.isInteger(amount) && amount >= 1 && amount <= most
    ? null
    : refuse('term.amount', countingText.refuse.amount(unit, most));
}

/** The plan of a count, or why there is none. */
export function planCount(rule: TermRule | null, input: CountInput): { plan: CountPlan } | { refusal: CountRefusal } {
  const term = rule ?? input.term;
  if (!term) return refuse('term', countingText.refuse.noTerm);
  const badAmount = checkAmount(term.amount, term.unit);
  if (badAmount) return badAmount;
  const regime = regimeOf(rule, input);
  if (isRefusal(regime)) return regime;
  const method = methodOf(rule, input);
  if (!method) return refuse('method', countingText.refuse.method);
  const effectRegime = effectRegimeOf(rule, input, regime, method);
  if (isRefusal(effectRegime)) return effectRegime;
  const specials = specialsFor(regime, term.articles);
  const first = rule?.firstDay ?? (input.term?.countsTriggerDay ? 'TRIGGER_DAY' : null);
  return {
    plan: {
      rule,
      title: rule?.title ?? input.term?.title ?? countingText.freeTitle(lawName(regime.id)),
      amount: term.amount,
      unit: term.unit,
      direction: rule?.direction ?? input.term?.direction ?? 'FORWARD',
      regime,
      effectRegime,
      isByLawOfAct: effectRegime !== regime,
      method,
      firstDay: first,
      firstDayOfFact: lastSet(specials, 'firstDay') ?? null,
      effectSameDay: false,
      months: lastSet(specials, 'months') ?? regime.months,
      everyDayCounts: lastSet(specials, 'everyDayCounts') ?? false,
      // A `DURATION` has nothing to file on its last day, so that day does not move.
      rolls: rule?.kind === 'DURATION' ? [] : (lastSet(specials, 'rollsOver') ?? regime.rollsOver.units),
      addsResponsible: false,
      ignoresClosures: lastSet(specials, 'ignoresClosures') ?? term.unit === 'DAY_OF_MONTH',
      fridayRolls: lastSet(specials, 'fridayRolls') ?? (term.unit === 'DAY_OF_MONTH' && regime.fridayRolls),
      isReported: false,
      countsDoubtful: false,
      articles: term.articles,
      specials,
    },
  };
}

/** The plan under another reading. */
export function changePlan(plan: CountPlan, change: AlternativeRule['change']): CountPlan {
  const regime = change.regime ? (findRegime(change.regime) ?? plan.regime) : plan.regime;
  return {
    ...plan,
    regime,
    effectRegime: plan.isByLawOfAct ? plan.effectRegime : regime,
    amount: change.amount === undefined ? plan.amount : change.amount,
    unit: change.unit === undefined ? plan.unit : change.unit,
    firstDay: change.firstDay === undefined ? plan.firstDay : change.firstDay,
    effectSameDay: change.effectSameDay ?? plan.effectSameDay,
    addsResponsible: change.addsCalendarOfResponsible ?? plan.addsResponsible,
    everyDayCounts: change.everyDayCounts ?? plan.everyDayCounts,
  };
}

/** Articles that define its months: of the special rule where there is one. */
export const monthsArticlesOf = ({ specials, regime }: CountPlan): readonly TermCitation[] =>
  specials.findLast(({ months }) => months !== undefined)?.basis ?? regime.monthsArticles;
