import type { NoticeMethod, TermUnit } from '#schema/generated/contract.ts';

/**
 * Writes the URL of the calculator. Separate from the texts of the form, because pages that only link to it need no
 * more. Pure.
 */

export const BETWEEN = '..';

export interface Suspension {
  from: string;
  to: string;
  reason: string;
}

export interface FreeTerm {
  title: string;
  amount: string;
  unit: TermUnit;
  regime: string;
  articles: string;
  countsTriggerDay: boolean;
}

export interface Calculation {
  ruleId: string | null;
  /** `lft:518`: selects the term by its article. */
  article: string | null;
  isFree: boolean;
  free: FreeTerm;
  /** As typed; an invalid date is reported, not corrected. */
  day: string;
  hour: string;
  /** Day on which an electronic notice was sent or posted that nobody opened. */
  advice: string;
  method: NoticeMethod | null;
  lawOfAct: string | null;
  calendar: string | null;
  courtId: string | null;
  responsible: string | null;
  distance: string;
  suspensions: readonly Suspension[];
  caseId: string | null;
}

export const BLANK: Calculation = {
  ruleId: null,
  article: null,
  isFree: false,
  free: { title: '', amount: '', unit: 'WORKING_DAYS', regime: '', articles: '', countsTriggerDay: false },
  day: '',
  hour: '',
  advice: '',
  method: null,
  lawOfAct: null,
  calendar: null,
  courtId: null,
  responsible: null,
  distance: '',
  suspensions: [],
  caseId: null,
};

const lower = (code: string | null): string | null => code?.toLowerCase().replaceAll('_', '-') ?? null;

/** Only values other than the default. */
export function writeCalculation(part: Partial<Calculation>): URLSearchParams {
  const calculation = { ...BLANK, ...part };
  const { free } = calculation;
  const entries: [string, string | null][] = [
    ['regla', calculation.isFree ? null : calculation.ruleId],
    ['articulo', calculation.isFree || calculation.ruleId ? null : calculation.article],
    ['libre', calculation.isFree ? '1' : null],
    ...(calculation.isFree
      ? ([
          ['nombre', free.title],
          ['cantidad', free.amount],
          ['unidad', free.unit === 'WORKING_DAYS' ? null : lower(free.unit)],
          ['regimen', free.regime],
          ['articulos', free.articles],
          ['mismo-dia', free.countsTriggerDay ? '1' : null],
        ] satisfies [string, string | null][])
      : []),
    ['fecha', calculation.day],
    ['hora', calculation.hour],
    ['aviso', calculation.advice],
    ['medio', lower(calculation.method)],
    ['ley', calculation.lawOfAct],
    ['calendario', calculation.calendar],
    ['organo', calculation.courtId],
    ['responsable', calculation.responsible],
    ['km', calculation.distance],
    ...calculation.suspensions.map(({ from, to, reason }): [string, string] => [
      'suspension',
      `${from}${BETWEEN}${to} ${reason}`.trim(),
    ]),
    ['caso', calculation.caseId],
  ];
  return new URLSearchParams(entries.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
