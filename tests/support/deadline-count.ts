import type { NoticeMethod, TermUnit } from '#db/content/deadlines/term-rule.ts';
import { countTerm } from '#api/features/deadlines/counting/count-term.rules.ts';
import type {
  Count,
  CountInput,
  CountRefusal,
  CourtDays,
  FreeTerm,
} from '#api/features/deadlines/counting/counting.types.ts';

export const NOTICE_METHODS: readonly NoticeMethod[] = [
  'PERSONAL',
  'CEDULA',
  'BULLETIN',
  'LIST',
  'ELECTRONIC',
  'TAX_MAILBOX',
  'HEARING',
  'EDICT',
  'OFFICIAL_LETTER',
  'CERTIFIED_MAIL',
  'KNOWLEDGE',
  'EVENT',
];

export const TERM_UNITS: readonly TermUnit[] = [
  'WORKING_DAYS',
  'CALENDAR_DAYS',
  'HOURS',
  'MONTHS',
  'YEARS',
  'DAY_OF_MONTH',
];

/** Pseudo-random numbers from a seed, so that failures can be reproduced. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A day after all notices of the tests, so that none is in the future. */
export const TODAY = '2030-01-02';

/** A free term of a statute; by default in working days. */
export const aTerm = (regime: string, amount: number, rest: Partial<FreeTerm> = {}): FreeTerm => ({
  title: null,
  regime,
  amount,
  unit: 'WORKING_DAYS',
  articles: [],
  countsTriggerDay: false,
  ...rest,
});

/** Input of a count; by default a free term of CCom with a personal notice. */
export const aCount = (rest: Partial<CountInput> = {}): CountInput => ({
  ruleId: null,
  term: rest.ruleId ? null : aTerm('ccom', 3),
  noticeOn: '2026-06-09',
  noticeAt: null,
  method: 'PERSONAL',
  lawOfAct: null,
  distanceKm: null,
  suspensions: [],
  court: null,
  responsible: null,
  ...rest,
});

/** A court with complete calendars of some years. */
export const aCourt = (closed: [string, string][] = [], years: number[] = [2026]): CourtDays => ({
  key: 'ejemplo',
  name: 'Tribunal de ejemplo',
  years: years.map((year) => ({ year, confidence: 'OFFICIAL', isComplete: true, source: 'acuerdo de ejemplo' })),
  closed: closed.map(([from, to]) => ({ from, to, reason: 'receso de ejemplo', source: 'acuerdo de ejemplo' })),
});

export function counted(input: CountInput, today = TODAY): Count {
  const result = countTerm(input, today);
  if ('refusal' in result) throw new Error(`${result.refusal.field}: ${result.refusal.message}`);
  return result.count;
}

export function refused(input: CountInput, today = TODAY): CountRefusal {
  const result = countTerm(input, today);
  if ('count' in result) throw new Error(`counted: ${result.count.dueOn}`);
  return result.refusal;
}
