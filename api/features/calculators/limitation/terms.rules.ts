import type { ArticleKey } from '../base/calculation.types.ts';

/** The terms of limitation: how long, from which day, and what is doubtful of each. */

export interface LimitationTerm {
  length: { years?: number; months?: number };
  /** The first day that counts: that of the fact, or the next. */
  start: 'SAME_DAY' | 'NEXT_DAY';
  /** A last day that is not a working day moves to the next one. */
  movesOn: boolean;
  /** Conciliation before a labour court suspends it. */
  isLabour?: boolean;
  articles: readonly ArticleKey[];
  /** `A` another first day, `M` thirty days (LFT 52), `X` moved on, `B` the working day before, `C` years of 365 days, `S` not moved on. */
  doubts: readonly ('A' | 'M' | 'X' | 'B' | 'C' | 'S')[];
}

const labour = (
  length: LimitationTerm['length'],
  start: LimitationTerm['start'],
  article: ArticleKey,
  doubts: LimitationTerm['doubts'] = [],
): LimitationTerm => ({ length, start, movesOn: true, isLabour: true, articles: [article, 'lft 522'], doubts });

const commercial = (years: number, ...articles: ArticleKey[]): LimitationTerm => ({
  length: { years },
  start: 'SAME_DAY',
  movesOn: false,
  articles: [...articles, 'ccom 1040', 'ccom 84'],
  doubts: ['A', 'C'],
});

const civil = (years: number, ...articles: ArticleKey[]): LimitationTerm => ({
  length: { years },
  start: 'SAME_DAY',
  movesOn: true,
  articles: [...articles, 'ccf 1179', 'ccf 1180'],
  doubts: ['A', 'S'],
});

const instrument = (length: LimitationTerm['length'], ...articles: ArticleKey[]): LimitationTerm => ({
  length,
  start: 'NEXT_DAY',
  movesOn: false,
  articles: [...articles, 'lgtoc 81'],
  doubts: length.years ? ['X', 'B', 'C'] : ['X', 'B'],
});

const LIMITATION_TERMS = {
  SEPARATED_FROM_WORK: labour({ months: 2 }, 'NEXT_DAY', 'lft 518'),
  WORKER_RESCISSION: labour({ months: 1 }, 'SAME_DAY', 'lft 517', ['M']),
  DISMISSAL_BY_EMPLOYER: labour({ months: 1 }, 'NEXT_DAY', 'lft 517'),
  DISCIPLINE_BY_EMPLOYER: labour({ months: 1 }, 'NEXT_DAY', 'lft 517'),
  WAGE_DEDUCTIONS: labour({ months: 1 }, 'SAME_DAY', 'lft 517', ['A']),
  LABOUR_GENERAL: labour({ years: 1 }, 'NEXT_DAY', 'lft 516'),
  WORK_RISK: labour({ years: 2 }, 'SAME_DAY', 'lft 519', ['A']),
  WORK_RISK_DEATH: labour({ years: 2 }, 'SAME_DAY', 'lft 519', ['A']),
  LABOUR_EXECUTION: labour({ years: 2 }, 'NEXT_DAY', 'lft 519'),
  BILL_DIRECT: instrument({ years: 3 }, 'lgtoc 165', 'lgtoc 174', 'ccom 84'),
  BILL_RECOURSE: instrument({ months: 3 }, 'lgtoc 160'),
  CHEQUE: instrument({ months: 6 }, 'lgtoc 192', 'lgtoc 181', 'lgtoc 191'),
  COMMERCIAL_ORDINARY: commercial(10, 'ccom 1047'),
  COMMERCIAL_RETAIL: commercial(1, 'ccom 1043'),
  COMPANY: commercial(5, 'ccom 1045'),
  CIVIL_ORDINARY: civil(10, 'ccf 1159'),
  CIVIL_FEES: civil(2, 'ccf 1161'),
  CIVIL_SALES: civil(2, 'ccf 1161'),
  CIVIL_LIABILITY: civil(2, 'ccf 1934', 'ccf 1161'),
  PERIODIC_PAYMENTS: civil(5, 'ccf 1162'),
  ACCOUNTS: civil(5, 'ccf 1164'),
  TAX_CREDIT: {
    length: { years: 5 },
    start: 'SAME_DAY',
    movesOn: true,
    articles: ['cff 146', 'cff 12'],
    doubts: ['A'],
  },
  TAX_ASSESSMENT: {
    length: { years: 5 },
    start: 'NEXT_DAY',
    movesOn: true,
    articles: ['cff 67', 'cff 12'],
    doubts: [],
  },
  INSURANCE: { length: { years: 2 }, start: 'SAME_DAY', movesOn: false, articles: ['lscs 81'], doubts: ['A'] },
  LIFE_INSURANCE: { length: { years: 5 }, start: 'SAME_DAY', movesOn: false, articles: ['lscs 81'], doubts: ['A'] },
} satisfies Record<string, LimitationTerm>;

export type TimedAction = keyof typeof LIMITATION_TERMS;
export type LimitationAction = TimedAction | 'RIGHT_TO_SUPPORT';

const isTimed = (action: string): action is TimedAction => Object.hasOwn(LIMITATION_TERMS, action);
const timedActions = Object.keys(LIMITATION_TERMS).filter(isTimed);
export const LIMITATION_ACTIONS: readonly LimitationAction[] = [...timedActions, 'RIGHT_TO_SUPPORT'];

export const termOf = (action: TimedAction): LimitationTerm => LIMITATION_TERMS[action];
