import type { NoticeMethod, TermUnit } from '#schema/generated/contract.ts';

/** The address of a question to the calculator: apart from its words, because pages that only link to it need no more. Pure. */

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
  /** `lft:518`: the term is looked for by its article. */
  article: string | null;
  isFree: boolean;
  free: FreeTerm;
  /** As it was written; a day that does not exist is said, not corrected. */
  day: string;
  hour: string;
  /** Day of a notice that was sent or posted and that nobody opened. */
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

/** Only what is not the default. */
export function writeCalculation(part: Partial<Calculation>): URLSearchParams {
  const held = { ...BLANK, ...part };
  const { free } = held;
  const said: [string, string | null][] = [
    ['regla', held.isFree ? null : held.ruleId],
    ['articulo', held.isFree || held.ruleId ? null : held.article],
    ['libre', held.isFree ? '1' : null],
    ...(held.isFree
      ? ([
          ['nombre', free.title],
          ['cantidad', free.amount],
          ['unidad', free.unit === 'WORKING_DAYS' ? null : lower(free.unit)],
          ['regimen', free.regime],
          ['articulos', free.articles],
          ['mismo-dia', free.countsTriggerDay ? '1' : null],
        ] satisfies [string, string | null][])
      : []),
    ['fecha', held.day],
    ['hora', held.hour],
    ['aviso', held.advice],
    ['medio', lower(held.method)],
    ['ley', held.lawOfAct],
    ['calendario', held.calendar],
    ['organo', held.courtId],
    ['responsable', held.responsible],
    ['km', held.distance],
    ...held.suspensions.map(({ from, to, reason }): [string, string] => [
      'suspension',
      `${from}${BETWEEN}${to} ${reason}`.trim(),
    ]),
    ['caso', held.caseId],
  ];
  return new URLSearchParams(said.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
