import { findLaw } from '#db/content/law-index.ts';
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

/** All that decides a count, drawn from the rule or the free term, its statute and what its articles say specially. */
export interface CountPlan {
  rule: TermRule | null;
  title: string;
  amount: number | null;
  unit: TermUnit | null;
  direction: TermRule['direction'];
  regime: CountingRegime;
  /** Statute that says when the notice takes effect; the regime itself unless the law of the act decides. */
  effectRegime: CountingRegime;
  isByLawOfAct: boolean;
  method: NoticeMethod;
  /** What the article of the term says of its first day, whatever the notice. */
  firstDay: TermRule['firstDay'];
  /** What it says when there is no notice to take effect, only a fact or a knowledge. */
  firstDayOfFact: TermRule['firstDay'];
  effectSameDay: boolean;
  months: MonthLength;
  everyDayCounts: boolean;
  rolls: readonly TermUnit[];
  addsResponsible: boolean;
  /** Closures of the authority do not stop it: only the days of the statute are left out. */
  ignoresClosures: boolean;
  /** A payment at a bank: due on a Friday, it moves to the next working day. */
  fridayRolls: boolean;
  /** Reads a reform known only from reports. */
  isReported: boolean;
  articles: readonly TermCitation[];
  specials: readonly SpecialCount[];
}

const MOST: Record<TermUnit, number> = {
  WORKING_DAYS: 1000,
  CALENDAR_DAYS: 1000,
  HOURS: 10_000,
  MONTHS: 1000,
  YEARS: 60,
  DAY_OF_MONTH: 31,
};

export const lawName = (statuteKey: string): string => findLaw(statuteKey)?.shortName ?? statuteKey;

const refuse = (field: string, message: string): { refusal: CountRefusal } => ({ refusal: { field, message } });
const withoutPlace = (citation: TermCitation): string => citation.split('|')[0] ?? citation;

/** What the articles of a term say specially: those that name a place of an article win over those that do not. */
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

function lastSaid<Key extends keyof SpecialCount>(
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

/** Nobody was notified: no law of the act has anything to say. */
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

/** Which method is taken: the one given, the first of the rule, or a mere fact where nothing can have been notified. */
function methodOf(rule: TermRule | null, input: CountInput): NoticeMethod | null {
  if (input.method) return input.method;
  if (rule) return rule.methods[0] ?? 'EVENT';
  return input.term?.unit === 'DAY_OF_MONTH' || input.term?.unit === 'HOURS' ? 'EVENT' : null;
}

function checkAmount(amount: number | null, unit: TermUnit | null): { refusal: CountRefusal } | null {
  if (amount === null || unit === null) return null;
  const most = MOST[unit];
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
      firstDayOfFact: lastSaid(specials, 'firstDay') ?? null,
      effectSameDay: false,
      months: lastSaid(specials, 'months') ?? regime.months,
      everyDayCounts: lastSaid(specials, 'everyDayCounts') ?? false,
      // What merely lasts so long (kind `DURATION`) ends when it ends: there is nothing to file on its last day.
      rolls: rule?.kind === 'DURATION' ? [] : (lastSaid(specials, 'rollsOver') ?? regime.rollsOver.units),
      addsResponsible: false,
      ignoresClosures: lastSaid(specials, 'ignoresClosures') ?? term.unit === 'DAY_OF_MONTH',
      fridayRolls: lastSaid(specials, 'fridayRolls') ?? (term.unit === 'DAY_OF_MONTH' && regime.fridayRolls),
      isReported: false,
      articles: term.articles,
      specials,
    },
  };
}

/** The plan of another reading. */
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

/** Articles that say how long its months are: those of the special count where one does. */
export const monthsArticlesOf = ({ specials, regime }: CountPlan): readonly TermCitation[] =>
  specials.findLast(({ months }) => months !== undefined)?.basis ?? regime.monthsArticles;
