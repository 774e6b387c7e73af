import type { ComputeDeadlineInput, NoticeMethod, TermUnit } from '#schema/generated/contract.ts';
import { calculatorText as text, noticeMethodText, termUnitText } from '#schema/text/deadline-calculator.ts';
import { isRealDay } from '../mexico-time.rules.ts';
import { BETWEEN, type Calculation, type Suspension } from './calculation-address.rules.ts';

/** What is asked of the calculator, as its form and its address hold it. Pure. */

export const METHODS = Object.keys(noticeMethodText) as NoticeMethod[];
export const UNITS = Object.keys(termUnitText) as TermUnit[];
const LONGEST = 200;
const MOST_SUSPENSIONS = 20;
const FARTHEST_KM = 10_000;

const words = (written: string | null): string => (written ?? '').trim().slice(0, LONGEST);
const coded = <K extends string>(codes: readonly K[], written: string | null): K | null =>
  codes.find((code) => code.toLowerCase() === written?.trim().toLowerCase().replaceAll('-', '_')) ?? null;

/** `2026-11-02..2026-11-20 conciliación`. */
function readSuspension(written: string): Suspension[] {
  const [days = '', ...reason] = written.trim().split(' ');
  const [from = '', to = ''] = days.split(BETWEEN);
  return from ? [{ from, to, reason: words(reason.join(' ')) }] : [];
}

/** The address says the whole question, so that it can be sent to somebody and asked again. */
export function readCalculation(params: URLSearchParams): Calculation {
  return {
    ruleId: words(params.get('regla')) || null,
    article: words(params.get('articulo')) || null,
    isFree: params.get('libre') === '1',
    free: {
      title: words(params.get('nombre')),
      amount: words(params.get('cantidad')),
      unit: coded(UNITS, params.get('unidad')) ?? 'WORKING_DAYS',
      regime: words(params.get('regimen')),
      articles: words(params.get('articulos')),
      countsTriggerDay: params.get('mismo-dia') === '1',
    },
    day: words(params.get('fecha')),
    hour: words(params.get('hora')),
    advice: words(params.get('aviso')),
    method: coded(METHODS, params.get('medio')),
    lawOfAct: words(params.get('ley')) || null,
    calendar: words(params.get('calendario')) || null,
    courtId: words(params.get('organo')) || null,
    responsible: words(params.get('responsable')) || null,
    distance: words(params.get('km')),
    suspensions: params.getAll('suspension').slice(0, MOST_SUSPENSIONS).flatMap(readSuspension),
    caseId: words(params.get('caso')) || null,
  };
}

/** What a rule asks for beyond a date. */
export interface AskedByRule {
  unit?: TermUnit | null;
  methods: readonly NoticeMethod[];
  asksLawOfAct: boolean;
  lawOfAct?: string | null;
}

export type CalculationField =
  | 'ruleId'
  | 'amount'
  | 'regime'
  | 'articles'
  | 'day'
  | 'hour'
  | 'advice'
  | 'method'
  | 'lawOfAct'
  | 'court'
  | 'distance'
  | 'responsible'
  | 'suspensions';

export type CalculationProblems = Partial<Record<CalculationField, string>>;

const countsHours = ({ isFree, free }: Calculation, rule: AskedByRule | null): boolean =>
  (isFree ? free.unit : rule?.unit) === 'HOURS';

/** Whether the hour of the notice matters at all. */
export const asksHour = (held: Calculation, rule: AskedByRule | null): boolean => countsHours(held, rule);

/** The law of the act that is asked: as it was chosen, else the one that the rule is made for. */
export const lawOfActOf = (held: Calculation, rule: AskedByRule | null): string | null =>
  held.lawOfAct ?? (held.isFree ? null : (rule?.lawOfAct ?? null));

/** The method that is counted with: as it was chosen, else the rule's first. */
export const methodOf = (held: Calculation, rule: AskedByRule | null): NoticeMethod | null =>
  held.method ?? (held.isFree ? 'PERSONAL' : (rule?.methods[0] ?? null));

const isWhole = (written: string, most: number): boolean =>
  /^\d{1,5}$/.test(written.trim()) && Number(written) >= 1 && Number(written) <= most;

function problemOfSuspensions(suspensions: readonly Suspension[]): string | null {
  for (const { from, to, reason } of suspensions) {
    if (!from || !to || !reason.trim()) return text.suspensionIncomplete;
    const unknown = [from, to].find((day) => !isRealDay(day));
    if (unknown) return text.dayUnknown(unknown);
    if (to < from) return text.suspensionOrder;
  }
  return null;
}

/** What is wrong with what was written; what is merely missing is not wrong yet. */
export function wrongIn(held: Calculation): CalculationProblems {
  const suspended = problemOfSuspensions(held.suspensions);
  return {
    ...(held.day && !isRealDay(held.day) ? { day: text.dayUnknown(held.day) } : {}),
    ...(held.advice && !isRealDay(held.advice) ? { advice: text.dayUnknown(held.advice) } : {}),
    ...(held.isFree && held.free.amount && !isWhole(held.free.amount, 10_000) ? { amount: text.amountInvalid } : {}),
    ...(held.distance && !isWhole(held.distance, FARTHEST_KM) ? { distance: text.distanceInvalid } : {}),
    ...(suspended ? { suspensions: suspended } : {}),
  };
}

/** What is still needed before anything can be counted. */
export function missingIn(held: Calculation, rule: AskedByRule | null): CalculationField[] {
  const missing: CalculationField[] = [];
  if (held.isFree) {
    if (!held.free.amount) missing.push('amount');
    if (!held.free.regime) missing.push('regime');
  } else if (!rule) missing.push('ruleId');
  if (!held.isFree && rule?.asksLawOfAct && !lawOfActOf(held, rule)) missing.push('lawOfAct');
  if (!held.day && !held.advice) missing.push('day');
  if (countsHours(held, rule) && !held.hour) missing.push('hour');
  return missing;
}

const articlesOf = (written: string): string[] =>
  written
    .split(',')
    .map((article) => article.trim())
    .filter(Boolean);

/** What the server is asked; `null` while something is missing or wrong. */
export function inputOf(held: Calculation, rule: AskedByRule | null): ComputeDeadlineInput | null {
  if (missingIn(held, rule).length > 0 || Object.keys(wrongIn(held)).length > 0) return null;
  const { free } = held;
  const articles = articlesOf(free.articles);
  const lawOfAct = lawOfActOf(held, rule);
  return {
    ...(held.isFree
      ? {
          term: {
            title: free.title || null,
            regime: free.regime,
            amount: Number(free.amount),
            unit: free.unit,
            countsTriggerDay: free.countsTriggerDay,
            ...(articles.length > 0 ? { articles } : {}),
          },
        }
      : { ruleId: held.ruleId }),
    // Where nobody opened the notice, the law says when it was given.
    noticeOn: held.day || held.advice,
    ...(held.advice ? { adviceSentOn: held.advice } : {}),
    ...(held.hour ? { noticeAt: held.hour } : {}),
    method: methodOf(held, rule),
    ...(lawOfAct ? { lawOfAct } : {}),
    ...(held.calendar ? { calendar: held.calendar } : {}),
    ...(held.responsible ? { responsibleCalendar: held.responsible } : {}),
    ...(held.courtId ? { courtId: held.courtId } : {}),
    ...(held.distance ? { distanceKm: Number(held.distance) } : {}),
    ...(held.suspensions.length > 0 ? { suspensions: held.suspensions.map((each) => ({ ...each })) } : {}),
  };
}

const FIELDS: readonly [RegExp, CalculationField][] = [
  [/^ruleId/, 'ruleId'],
  [/^term\.amount/, 'amount'],
  [/^term(\.regime)?$/, 'regime'],
  [/^term\.articles/, 'articles'],
  [/^noticeOn/, 'day'],
  [/^noticeAt/, 'hour'],
  [/^adviceSentOn/, 'advice'],
  [/^method/, 'method'],
  [/^lawOfAct/, 'lawOfAct'],
  [/^(calendar|courtId)/, 'court'],
  [/^responsibleCalendar/, 'responsible'],
  [/^distanceKm/, 'distance'],
  [/^suspensions/, 'suspensions'],
];

/** The field of the form that a refusal of the server belongs to. */
export const fieldOf = (path: string | null): CalculationField | null =>
  FIELDS.find(([pattern]) => pattern.test((path ?? '').replace(/^input\./, '')))?.[1] ?? null;
