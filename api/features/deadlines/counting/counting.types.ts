import type { NoticeMethod, TermCitation, TermRule, TermUnit } from '#db/content/deadlines/term-rule.ts';

/** A period in which days do not count: a closure of a court or a suspension of the case. */
export interface ClosedPeriod {
  from: string;
  to: string;
  reason: string;
  source: string | null;
  /** The article that closes it; without one an agreement of the court does. */
  citation?: TermCitation | null;
  /** Whose calendar says so, when it is not that of the court itself. */
  takenFrom?: string | null;
  /** Worked out from statutes: no calendar of that year was published. */
  isDerived?: boolean;
}

/** The calendar of a court or authority for the engine: the years that are stored, and the closed days. */
export interface CourtDays {
  key: string;
  name: string;
  years: { year: number; confidence: string; isComplete: boolean; source: string }[];
  closed: ClosedPeriod[];
}

export interface FreeTerm {
  title: string | null;
  regime: string;
  amount: number;
  unit: TermUnit;
  articles: TermCitation[];
  countsTriggerDay: boolean;
  /** `BACKWARD`: so many days before the given date. */
  direction?: TermRule['direction'];
}

/** The input of a count; dates are `YYYY-MM-DD`, hours `HH:MM`, both of Mexico City. */
export interface CountInput {
  ruleId: string | null;
  term: FreeTerm | null;
  noticeOn: string;
  noticeAt: string | null;
  /** Day on which an unopened notice was announced or posted: the statute then deems a day to be that of notice. */
  adviceSentOn?: string | null;
  method: NoticeMethod | null;
  lawOfAct: string | null;
  distanceKm: number | null;
  suspensions: ClosedPeriod[];
  /** `null`: no court was named; only the days off of the statute are left out, and the result says so. */
  court: CourtDays | null;
  responsible: CourtDays | null;
}

export interface CountedDay {
  date: string;
  counts: boolean;
  number: number | null;
  reason: string | null;
  citation: TermCitation | null;
}

export interface Count {
  ruleId: string | null;
  title: string;
  term: string;
  noticeOn: string;
  method: NoticeMethod;
  effectOn: string | null;
  effectNote: string | null;
  firstDay: string | null;
  /** `null`: the law sets no term. */
  dueOn: string | null;
  /** `HH:MM` of Mexico City; `24:00` (the end of the day) unless an hour is counted. */
  dueHour: string;
  hourNote: string | null;
  days: CountedDay[];
  daysLeftOut: CountedDay[];
  assumptions: string[];
  warnings: string[];
  alternatives: { note: string; source: string; dueOn: string }[];
  isProvisional: boolean;
  calendars: { key: string; name: string; year: number; confidence: string; isComplete: boolean; source: string }[];
  laterReforms: string[];
  consequence: string | null;
  citations: TermCitation[];
}

/** Why a count cannot be made: a code for the text, and the input field. */
export interface CountRefusal {
  field: string;
  message: string;
}

/** The engine: the same input gives the same table. `today` only serves warnings (a notice in the future). */
export type CountTerm = (input: CountInput, today: string) => { count: Count } | { refusal: CountRefusal };
