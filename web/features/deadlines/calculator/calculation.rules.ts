import type { ComputeDeadlineInput, NoticeMethod, TermUnit } from '#schema/generated/contract.ts';
import { calculatorText as text, noticeMethodText, termUnitText } from '#schema/text/deadline-calculator.ts';
import { isRealDay } from '../real-day.rules.ts';
import { BETWEEN, type Calculation, type Suspension } from './calculation-url.rules.ts';

/** The input of the calculator, as in its form and its URL. Pure. */

export const METHODS = Object.keys(noticeMethodText) as NoticeMethod[];
export const UNITS = Object.keys(termUnitText) as TermUnit[];
const MAX_LENGTH = 200;
const MAX_SUSPENSIONS = 20;
const MAX_DISTANCE_KM = 10_000;

const words = (written: string | null): string => (written ?? '').trim().slice(0, MAX_LENGTH);
const coded = <K extends string>(codes: readonly K[], written: string | null): K | null =>
  codes.find((code) => code.toLowerCase() === written?.trim().toLowerCase().replaceAll('-', '_')) ?? null;

/** `2026-11-02..2026-11-20 conciliación`. */
function readSuspension(written: string): Suspension[] {
  const [days = '', ...reason] = written.trim().split(' ');
  const [from = '', to = ''] = days.split(BETWEEN);
  return from ? [{ from, to, reason: words(reason.join(' ')) }] : [];
}

/** The URL holds the whole input, so that a calculation can be shared as a link. */
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
    suspensions: params.getAll('suspension').slice(0, MAX_SUSPENSIONS).flatMap(readSuspension),
    caseId: words(params.get('caso')) || null,
  };
}

/** What a rule needs besides a date. */
export interface RuleNeeds {
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

const countsHours = ({ isFree, free }: Calculation, rule: RuleNeeds | null): boolean =>
  (isFree ? free.unit : rule?.unit) === 'HOURS';

/** Whether the hour of the notice is needed. */
export const asksHour = (calculation: Calculation, rule: RuleNeeds | null): boolean => countsHours(calculation, rule);

/** The law of the act: as chosen, else that of the rule. */
export const lawOfActOf = (calculation: Calculation, rule: RuleNeeds | null): string | null =>
  calculation.lawOfAct ?? (calculation.isFree ? null : (rule?.lawOfAct ?? null));

/** The method of notice: as chosen, else the first of the rule. */
export const methodOf = (calculation: Calculation, rule: RuleNeeds | null): NoticeMethod | null =>
  calculation.method ?? (calculation.isFree ? 'PERSONAL' : (rule?.methods[0] ?? null));

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

/** Errors in the typed values; missing values are not errors yet. */
export function errorsIn(calculation: Calculation): CalculationProblems {
  const suspended = problemOfSuspensions(calculation.suspensions);
  return {
    ...(calculation.day && !isRealDay(calculation.day) ? { day: text.dayUnknown(calculation.day) } : {}),
    ...(calculation.advice && !isRealDay(calculation.advice) ? { advice: text.dayUnknown(calculation.advice) } : {}),
    ...(calculation.isFree && calculation.free.amount && !isWhole(calculation.free.amount, 10_000)
      ? { amount: text.amountInvalid }
      : {}),
    ...(calculation.distance && !isWhole(calculation.distance, MAX_DISTANCE_KM)
      ? { distance: text.distanceInvalid }
      : {}),
    ...(suspended ? { suspensions: suspended } : {}),
  };
}

/** What is still needed to count. */
export function missingIn(calculation: Calculation, rule: RuleNeeds | null): CalculationField[] {
  const missing: CalculationField[] = [];
  if (calculation.isFree) {
    if (!calculation.free.amount) missing.push('amount');
    if (!calculation.free.regime) missing.push('regime');
  } else if (!rule) missing.push('ruleId');
  if (!calculation.isFree && rule?.asksLawOfAct && !lawOfActOf(calculation, rule)) missing.push('lawOfAct');
  if (!calculation.day && !calculation.advice) missing.push('day');
  if (countsHours(calculation, rule) && !calculation.hour) missing.push('hour');
  return missing;
}

const articlesOf = (written: string): string[] =>
  written
    .split(',')
    .map((article) => article.trim())
    .filter(Boolean);

/** The input for the server; `null` while something is missing or wrong. */
export function inputOf(calculation: Calculation, rule: RuleNeeds | null): ComputeDeadlineInput | null {
  if (missingIn(calculation, rule).length > 0 || Object.keys(errorsIn(calculation)).length > 0) return null;
  const { free } = calculation;
  const articles = articlesOf(free.articles);
  const lawOfAct = lawOfActOf(calculation, rule);
  return {
    ...(calculation.isFree
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
      : { ruleId: calculation.ruleId }),
    // If nobody opened the notice, the law fixes its date.
    noticeOn: calculation.day || calculation.advice,
    ...(calculation.advice ? { adviceSentOn: calculation.advice } : {}),
    ...(calculation.hour ? { noticeAt: calculation.hour } : {}),
    method: methodOf(calculation, rule),
    ...(lawOfAct ? { lawOfAct } : {}),
    ...(calculation.calendar ? { calendar: calculation.calendar } : {}),
    ...(calculation.responsible ? { responsibleCalendar: calculation.responsible } : {}),
    ...(calculation.courtId ? { courtId: calculation.courtId } : {}),
    ...(calculation.distance ? { distanceKm: Number(calculation.distance) } : {}),
    ...(calculation.suspensions.length > 0
      ? { suspensions: calculation.suspensions.map((each) => ({ ...each })) }
      : {}),
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

/** The form field for an error of the server. */
export const fieldOf = (path: string | null): CalculationField | null =>
  FIELDS.find(([pattern]) => pattern.test((path ?? '').replace(/^input\./, '')))?.[1] ?? null;
