import type { LegalArea } from '../legal-content.ts';

/**
 * The types of the data for counting terms, which is in the JSON files of this folder. Each value cites a law and an
 * article, in the version of the law index (`laws.json`, `textAsOf`).
 */

/** `DAY_OF_MONTH`: no later than that day of the month of the date given. */
export type TermUnit = 'WORKING_DAYS' | 'CALENDAR_DAYS' | 'HOURS' | 'MONTHS' | 'YEARS' | 'DAY_OF_MONTH';

/** How a person was notified; `EVENT`: nobody was notified, the term runs from a fact. */
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

/** `lft:747|I`: statute key, article number, and optionally a fraction or paragraph. */
export type TermCitation = string;

export type TermKind =
  /** A party must act, or loses a procedural right. */
  | 'PARTY'
  /** An authority or court must act. */
  | 'AUTHORITY'
  /** The right itself is lost (prescripción, caducidad de la acción). */
  | 'LIMITATION'
  /** The suit ends because nobody acts (caducidad de la instancia). */
  | 'LAPSE'
  /** A maximum duration. */
  | 'DURATION';

/** One term of practice: `terms/<statute key>.json` holds an array of these. */
export interface TermRule {
  /** Kebab-case, never changed: `lamparo-17-demanda`. Stored with deadlines. */
  id: string;
  /** The act to be done, 3–12 words: «Demanda de amparo indirecto o directo». */
  title: string;
  area: LegalArea;
  kind: TermKind;
  /** Articles that set the term; the first gives the amount. */
  articles: TermCitation[];
  /** Id of the regime (`regimes.json`) by which it is counted. */
  regime: string;
  /** `true`: the law of the act decides when the notice takes effect (Ley de Amparo 18, LFPCA 13), so the user is asked for it. */
  byLawOfAct: boolean;
  /** Key of the law of the act, when the rule is only for acts of that law; `null`: the user is asked, or it does not matter. */
  lawOfAct: string | null;
  /** `null`: the law sets no term («en cualquier tiempo»), so there is no date. */
  amount: number | null;
  unit: TermUnit | null;
  /** The extension that the law allows: «+10 por complejidad». */
  extension: { amount: number; unit: TermUnit; note: string } | null;
  /**
    * `BACKWARD`: at least this many days before the given date (LFT 399). `BACKWARD_CLEAR`: this many whole days between;
 * neither the day of the act nor the given date counts (Ley de Amparo 119).
   */
  direction: 'FORWARD' | 'BACKWARD' | 'BACKWARD_CLEAR';
  /** Label of the date that the user enters: «Fecha en que se notificó la resolución», «Día de la separación». */
  trigger: string;
  /** Possible methods of notice; the first is the default. */
  methods: NoticeMethod[];
  /**
    * The first day, when the article of the term differs from its regime. `TRIGGER_DAY`: the day itself counts;
 * `DAY_AFTER_TRIGGER`: the next day, whether or not the notice has taken effect.
   */
  firstDay: 'TRIGGER_DAY' | 'DAY_AFTER_TRIGGER' | null;
  /** What is lost when the term expires. */
  consequence: string | null;
  /** Pitfalls, exceptions and points to check. */
  notes: string[];
  /** Another way of counting that courts follow, with its source. An earlier date is shown as a warning. */
  alternative: AlternativeRule | null;
  /** First and last day of notice to which the rule applies; `null`: since before 2020, until now. */
  validFrom: string | null;
  validUntil: string | null;
  /** Search words, lower case. */
  words: string[];
}

export interface AlternativeRule {
  /** In Spanish: the other interpretation, and who follows it. */
  note: string;
  source: string;
  /**
   * Why it is told and never counted first: it depends on a fact that the count is not told (FACT), or it was given up
   * (FORMER). Without it, it is a reading that courts follow: whichever ends first is counted.
   */
  only?: 'FACT' | 'FORMER';
  /** In Spanish, where this reading ends first: what the wider one says. */
  widerNote?: string;
  /** The properties of the rule that differ. */
  change: Partial<Pick<TermRule, 'amount' | 'unit' | 'firstDay' | 'regime'>> & {
    /** The notice takes effect on the same day, regardless of the regime. */
    effectSameDay?: boolean;
    /** Adds the closures of the responsible authority to those of the court (amparo directo). */
    addsCalendarOfResponsible?: boolean;
    /** Every day and hour counts (CNPCF 150). */
    everyDayCounts?: boolean;
  };
}

/** When a notice takes effect, and from which day the term runs. */
export interface EffectRule {
  methods: NoticeMethod[];
  /** Working days of the regime after the notice; 0: the same day. */
  effectAfterWorkingDays: number;
  /**
    * Working days after the advice was sent or the notice was posted, after which an unopened notice counts as made
 * (CFF 134: the fourth); `null`: the statute has no such rule.
   */
  deemedAfterWorkingDays: number | null;
  /** `DAY_AFTER_EFFECT` (most laws), `EFFECT_DAY` (CNPP 94). */
  runsFrom: 'DAY_AFTER_EFFECT' | 'EFFECT_DAY';
  articles: TermCitation[];
  /** In Spanish, for the table of the count: «la personal surte efectos el mismo día». */
  note: string;
  /** First and last day of notice. */
  validFrom: string | null;
  validUntil: string | null;
  /** `true`: a notice on a day off counts as made on the next working day (Ley de Amparo 31). */
  waitsForWorkingDay: boolean;
  /** `true`: the days until it takes effect are calendar days (Ley Agraria 173 and 193). */
  everyDayCounts?: boolean;
  /** `true`: known only from reports about a reform whose text is not imported; used as an alternative only. */
  isReported: boolean;
}

/**
 * How a statute measures months and years.
 * `WHOLE_PERIODS`: whole months from the first day on, with their real number of days (CNPCF 233, CCF 1177, LFT 522).
 * `SAME_DAY`: until the day with the same number (CFF 12, LFPA 29, LGTOC 80).
 * `THIRTY_DAYS`: a month is thirty calendar days (LFT 736).
 */
export type MonthLength = 'WHOLE_PERIODS' | 'SAME_DAY' | 'THIRTY_DAYS';

/** Articles of a statute that are counted differently from the rest. */
export interface SpecialCount {
  /** Citations of the same statute: `lft:516`, or `lft:519|III` for one fraction. */
  articles: TermCitation[];
  months?: MonthLength;
  /** First day when nobody was notified. */
  firstDay?: 'TRIGGER_DAY' | 'DAY_AFTER_TRIGGER';
  /** Every day and hour counts (strike, detention, elections). */
  everyDayCounts?: boolean;
  rollsOver?: TermUnit[];
  /** Tax returns and payments: closures of the authority do not suspend the term (CFF 12). */
  ignoresClosures?: boolean;
  /** A payment at a bank: a last day on a Friday moves to the next working day. */
  fridayRolls?: boolean;
  alternative?: AlternativeRule;
  /** In Spanish, shown as an assumption or a warning of the count. */
  note: string;
  /** Articles on which this is based. */
  basis: TermCitation[];
}

/** How a statute counts terms: an entry of `regimes.json`, complete or based on another (`countsLike`). */
export interface CountingRegime {
  /** Statute key. */
  id: string;
  /** In Spanish: which days do not count, and whether the last day moves. */
  summary: string;
  articles: TermCitation[];
  effects: EffectRule[];
  working: {
    /** ISO weekdays that never count: 6 Saturday, 7 Sunday. */
    weekdaysOff: number[];
    /** Ids of lists of days off by law (`holidays.json`). */
    holidays: string[];
    /** Closures of the competent court or authority do not count either. */
    withCourtCalendar: boolean;
    articles: TermCitation[];
    note: string;
  };
  months: MonthLength;
  /** When the month has no such day: its last day, or the first working day of the next month (CFF 12, LFPA 29, LFPCA 74). */
  missingDay: 'LAST_OF_MONTH' | 'FIRST_WORKING_OF_NEXT';
  monthsArticles: TermCitation[];
  /** Units whose last day moves to the next working day; empty: none. */
  rollsOver: { units: TermUnit[]; articles: TermCitation[]; note: string };
  /** A payment due on a Friday moves to the next working day (CFF 12). */
  fridayRolls: boolean;
  /** Extra days for distance. */
  distance: {
    kilometresPerDay: number;
    /** A remainder of more kilometres than this adds a day; `null`: only full multiples count. */
    fractionOver: number | null;
    minimumDays: number;
    maximumDays: number | null;
    note: string;
    articles: TermCitation[];
  } | null;
  /** In Spanish: until which hour a filing on the last day is in time. */
  filingHours: { note: string; articles: TermCitation[] } | null;
  /** The rule for a notice on a day that is no working day. */
  noticeOnDayOff: { note: string; articles: TermCitation[] };
  /** In Spanish: assumptions of the count. */
  assumptions: string[];
  specials: SpecialCount[];
  /** Day on which another code replaces it or it replaces others (CNPCF), and notes for notices before and after that day. */
  transition: { on: string; before: string | null; after: string | null } | null;
}

/** Days off by law, as rules for any year: an entry of `holidays.json`. */
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
  /** Day of the month; `null`: the nth weekday of the month (`nth`). */
  day: number | null;
  nth: { weekday: number; which: number } | null;
  /** Only every `years` years, one of which is `from` (change of the Executive, elections). */
  every: { years: number; from: number } | null;
  /** First and last year; `null`: no limit. */
  firstYear: number | null;
  lastYear: number | null;
}

/** Terms that follow from one notice. They are reviewed together and saved by check box. */
export interface TermChain {
  id: string;
  title: string;
  trigger: string;
  /** `after`: rule id of an earlier step whose due date starts this one; `null`: the notice starts it. */
  steps: {
    rule: string;
    after: string | null;
    isChecked: boolean;
    note: string | null;
    /** It runs from the end of the other step by law: no notice of its own starts it. */
    runsByItself?: boolean;
  }[];
}

/** Whose act a term is in a suit. */
export type ProceduralSide = 'PLAINTIFF' | 'DEFENDANT';

/** A reform that is later than the imported text. Results that depend on it mention it. */
export interface LaterReform {
  statuteKey: string;
  publishedOn: string;
  /** What is known about it; `null`: only that it exists. */
  note: string | null;
  inForceFrom: string | null;
  source: string;
}

/** One year of a court or authority: an entry of `calendars/<court>.json`. */
export interface CourtCalendarYear {
  court: string;
  name: string;
  /** Whose calendar it is, when the court has none of its own. */
  takenFrom?: string;
  year: number;
  days: {
    from: string;
    to: string;
    reason: string;
    kind: 'HOLIDAY' | 'RECESS' | 'CLOSURE';
    /** The article that says so, where a statute does. */
    article?: TermCitation;
  }[];
  source: string;
  readOn: string;
  confidence: 'OFFICIAL' | 'TRANSCRIBED' | 'DERIVED' | 'PRESS' | 'NOT_PUBLISHED';
  /** `false`: other days may be missing. */
  isComplete: boolean;
  note: string | null;
}
