import type { LegalArea } from '../legal-content.ts';

/**
 * The shapes of Foja's rules for counting terms. The files beside this one are data: each value is tied to a law and an
 * article that was read, in the version of the law index (`laws.json`, `textAsOf`).
 */

/** `DAY_OF_MONTH`: no later than that day of the month of the date given. */
export type TermUnit = 'WORKING_DAYS' | 'CALENDAR_DAYS' | 'HOURS' | 'MONTHS' | 'YEARS' | 'DAY_OF_MONTH';

/** How somebody came to know; `EVENT`: nobody was notified, the term runs from a fact. */
export type NoticeMethod =
  | 'PERSONAL'
  | 'CEDULA'
  | 'BULLETIN'
  | 'LIST'
  | 'ELECTRONIC'
  | 'TAX_MAILBOX'
  | 'HEARING'
  | 'EDICT'
  | 'OFFICIAL_LETTER'
  | 'CERTIFIED_MAIL'
  | 'KNOWLEDGE'
  | 'EVENT';

/** `lft:747|I`: statute key, article number, place within it (a fraction, a paragraph), as elsewhere in this folder. */
export type TermCitation = string;

export type TermKind =
  /** A party must act, or loses a right of the proceeding. */
  | 'PARTY'
  /** An authority or court must act. */
  | 'AUTHORITY'
  /** The right itself is lost (prescripción, caducidad of the action). */
  | 'LIMITATION'
  /** The suit ends because nobody moves (caducidad de la instancia). */
  | 'LAPSE'
  /** How long something lasts at most. */
  | 'DURATION';

/** One term of practice: `terms/<statute key>.json` holds an array of these. */
export interface TermRule {
  /** Kebab-case and lasting: `lamparo-17-demanda`. Stored with the deadlines that it gave. */
  id: string;
  /** What is to be done, 3–12 words: «Demanda de amparo indirecto o directo». */
  title: string;
  area: LegalArea;
  kind: TermKind;
  /** Articles that set the term, first the one that gives the amount. */
  articles: TermCitation[];
  /** Statute whose regime (`regimes.json`) says how it is counted. */
  regime: string;
  /** `true`: the law of the act decides when the notice takes effect (Ley de Amparo 18, LFPCA 13), so it is asked. */
  byLawOfAct: boolean;
  /** Statute key of the act when the rule is only for acts of that law; `null`: it is asked, or does not matter. */
  lawOfAct: string | null;
  /** `null`: the law sets no term («en cualquier tiempo»); the answer says so and gives no date. */
  amount: number | null;
  unit: TermUnit | null;
  /** Set when the law allows more: «+10 por complejidad». */
  extension: { amount: number; unit: TermUnit; note: string } | null;
  /**
   * `BACKWARD`: at least so many days before the date given (LFT 399). `BACKWARD_CLEAR`: so many whole days between,
   * neither the day of the act nor the date given counts (Ley de Amparo 119).
   */
  direction: 'FORWARD' | 'BACKWARD' | 'BACKWARD_CLEAR';
  /** What date is asked for: «Fecha en que se notificó la resolución», «Día de la separación». */
  trigger: string;
  /** Ways in which that date comes about; the first is proposed. */
  methods: NoticeMethod[];
  /**
   * When this term's own article says otherwise than its regime: from which day it runs.
   * `TRIGGER_DAY`: the day itself counts; `DAY_AFTER_TRIGGER`: the next, without waiting for an effect.
   */
  firstDay: 'TRIGGER_DAY' | 'DAY_AFTER_TRIGGER' | null;
  /** What is lost when it passes. */
  consequence: string | null;
  /** Traps, exceptions, what to check. */
  notes: string[];
  /** Another way to count it that courts follow, with its source; the earlier date is shown as a warning. */
  alternative: AlternativeRule | null;
  /** First and last day of notice for which the rule holds; `null`: since before 2020, until now. */
  validFrom: string | null;
  validUntil: string | null;
  /** Words by which people look for it, lower case. */
  words: string[];
}

export interface AlternativeRule {
  /** In Spanish: what the other reading says, and who says it. */
  note: string;
  source: string;
  /** What changes of the rule. */
  change: Partial<Pick<TermRule, 'amount' | 'unit' | 'firstDay' | 'regime'>> & {
    /** Effect on the same day, whatever the regime says. */
    effectSameDay?: boolean;
    /** Adds the closures of the authority responsible to those of the court (amparo directo). */
    addsCalendarOfResponsible?: boolean;
    /** Every day and hour counts (CNPCF 150). */
    everyDayCounts?: boolean;
  };
}

/** When a notice takes effect, and from which day the term then runs. */
export interface EffectRule {
  methods: NoticeMethod[];
  /** Working days of the regime after the notice; 0: the same day. */
  effectAfterWorkingDays: number;
  /**
   * Working days after the advice was sent or the notice posted on which it counts as made although nobody opened it
   * (CFF 134: the fourth); `null`: the statute knows no such day.
   */
  deemedAfterWorkingDays: number | null;
  /** `DAY_AFTER_EFFECT` (most laws), `EFFECT_DAY` (CNPP 94). */
  runsFrom: 'DAY_AFTER_EFFECT' | 'EFFECT_DAY';
  articles: TermCitation[];
  /** In Spanish, for the table: «la personal surte efectos el mismo día». */
  note: string;
  /** First and last day of notice. */
  validFrom: string | null;
  validUntil: string | null;
  /** `true`: when the notice came on a day off, as if it had come on the next working day (Ley de Amparo 31). */
  waitsForWorkingDay: boolean;
  /** `true`: the days until it takes effect are counted one after the other (Ley Agraria 173 and 193). */
  everyDayCounts?: boolean;
  /** `true`: known only from reports of a reform whose text is not held: another reading, never the first. */
  isReported: boolean;
}

/**
 * How a statute measures months and years.
 * `WHOLE_PERIODS`: each month has the days that it has, from the first day on (CNPCF 233, CCF 1177, LFT 522).
 * `SAME_DAY`: until the day of the same number (CFF 12, LFPA 29, LGTOC 80).
 * `THIRTY_DAYS`: a month is thirty calendar days (LFT 736).
 */
export type MonthLength = 'WHOLE_PERIODS' | 'SAME_DAY' | 'THIRTY_DAYS';

/** Where some articles of a statute are counted unlike the rest of it. */
export interface SpecialCount {
  /** Citations of the same statute: `lft:516`, `lft:519|III` (only with that place). */
  articles: TermCitation[];
  months?: MonthLength;
  /** Day from which it runs when nobody was notified. */
  firstDay?: 'TRIGGER_DAY' | 'DAY_AFTER_TRIGGER';
  /** Every day and hour counts (strike, detention, elections). */
  everyDayCounts?: boolean;
  rollsOver?: TermUnit[];
  /** Returns and payments of taxes: holidays of the authority do not stop them (CFF 12). */
  ignoresClosures?: boolean;
  /** A payment at a bank. */
  fridayRolls?: boolean;
  alternative?: AlternativeRule;
  /** In Spanish, shown as an assumption or a warning of the count. */
  note: string;
  /** Articles that say so. */
  basis: TermCitation[];
}

/** How a statute counts. `regimes.json` holds an array of these, or of what differs from another (`countsLike`). */
export interface CountingRegime {
  /** Statute key. */
  id: string;
  /** In Spanish: which days do not count, whether the last day moves. */
  summary: string;
  articles: TermCitation[];
  effects: EffectRule[];
  working: {
    /** ISO weekdays that never count: 6 Saturday, 7 Sunday. */
    weekdaysOff: number[];
    /** Lists of days off by law (`holidays.json`). */
    holidays: string[];
    /** Closures of the court or authority in charge are left out too. */
    withCourtCalendar: boolean;
    articles: TermCitation[];
    note: string;
  };
  months: MonthLength;
  /** When the month has no such day: its last, or the first working day of the next (CFF 12, LFPA 29, LFPCA 74). */
  missingDay: 'LAST_OF_MONTH' | 'FIRST_WORKING_OF_NEXT';
  monthsArticles: TermCitation[];
  /** Units whose last day moves to the next working day; empty: none does. */
  rollsOver: { units: TermUnit[]; articles: TermCitation[]; note: string };
  /** A payment due on a Friday moves to the next working day (CFF 12). */
  fridayRolls: boolean;
  /** Extra days when the person lives elsewhere. */
  distance: {
    kilometresPerDay: number;
    /** A rest of more kilometres than this is one day more; `null`: only whole stretches count. */
    fractionOver: number | null;
    minimumDays: number;
    maximumDays: number | null;
    note: string;
    articles: TermCitation[];
  } | null;
  /** Hour until which a filing is in time on the last day, in words. */
  filingHours: { note: string; articles: TermCitation[] } | null;
  /** What the statute makes of a notice on a day that is not a working day. */
  noticeOnDayOff: { note: string; articles: TermCitation[] };
  /** In Spanish: what the count takes for granted. */
  assumptions: string[];
  specials: SpecialCount[];
  /** Day on which another code takes its place or it takes theirs (CNPCF), and what to say of notices on either side. */
  transition: { on: string; before: string | null; after: string | null } | null;
}

/** A list of days off by law, as rules that hold for any year. `holidays.json` holds an array of these. */
export interface HolidayList {
  /** `lft:74`. */
  id: string;
  name: string;
  days: HolidayRule[];
}

export interface HolidayRule {
  /** In Spanish: «tercer lunes de marzo». */
  name: string;
  article: TermCitation;
  month: number;
  /** Day of the month, or the nth of a weekday. */
  day: number | null;
  nth: { weekday: number; which: number } | null;
  /** Only every so many years, one of them `from` (change of the Executive, elections). */
  every: { years: number; from: number } | null;
  /** First and last year; `null`: always. */
  firstYear: number | null;
  lastYear: number | null;
}

/** Terms that follow from one notice: reviewed together, saved with check boxes. */
export interface TermChain {
  id: string;
  title: string;
  trigger: string;
  /** `after`: id of an earlier step whose due date starts this one; `null`: the notice itself. */
  steps: { rule: string; after: string | null; isChecked: boolean; note: string | null }[];
}

/** A reform later than the text that is held: results that rest on it say so. */
export interface LaterReform {
  statuteKey: string;
  publishedOn: string;
  /** What is known of it, with its source; `null`: only that it exists. */
  note: string | null;
  inForceFrom: string | null;
  source: string;
}

/** A year of a court or authority: `calendars/<court>.json` holds an array of these. */
export interface CourtCalendarYear {
  court: string;
  name: string;
  year: number;
  days: { from: string; to: string; reason: string; kind: 'HOLIDAY' | 'RECESS' | 'CLOSURE' }[];
  source: string;
  readOn: string;
  confidence: 'OFFICIAL' | 'TRANSCRIBED' | 'DERIVED' | 'PRESS' | 'NOT_PUBLISHED';
  /** `false`: other days may be missing. */
  isComplete: boolean;
  note: string | null;
}
