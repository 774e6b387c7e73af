import type { StoredCalculation } from '#db/entities/chat.entity.ts';
import type { CalculatorKind, EndingCause } from '#schema/generated/contract.ts';

/** What the chat reads for a calculation, and what it makes of it. */

export type WagePeriod = 'DAY' | 'WEEK' | 'FORTNIGHT' | 'MONTH';

export interface Wage {
  /** Pesos as decimal text; null: the minimum wage. */
  amount: string | null;
  /** Null: it was not said what the amount is paid for. */
  period: WagePeriod | null;
}

/** What the words of a conversation say; absent: nothing was said. */
export interface Told {
  wage?: Wage;
  /** Whole months of service. */
  serviceMonths?: number;
  hired?: string;
  /** Only the month of the entry was said. */
  isHiredByMonth?: boolean;
  ended?: string;
  cause?: EndingCause;
  /** Every day that was named, in the order of the text. */
  days?: readonly string[];
  /** «hace seis meses»: that day. */
  since?: string;
  /** Months that were named: `2024-03`. */
  months?: readonly string[];
  year?: number;
  /** Pesos that are no wage: capital, debt. */
  sum?: string;
  rate?: { percent: string; period: 'MONTH' | 'YEAR'; isMoratory: boolean };
  /** A percentage without a period. */
  percent?: string;
  /** Extra hours of each day of a week. */
  hoursByDay?: readonly string[];
  /** Only the hours of the week were said. */
  areHoursSpread?: boolean;
  vacationDays?: string;
  unpaidDays?: string;
  aguinaldoDays?: string;
  units?: { count: string; unit: 'UMA' | 'WAGE' };
  isAtBorder?: boolean;
}

export type MissingDatum =
  | 'WAGE'
  | 'WAGE_PERIOD'
  | 'SERVICE'
  | 'CAUSE'
  | 'HOURS'
  | 'SUM'
  | 'DUE_DAY'
  | 'DEBT_KIND'
  | 'PERCENT'
  | 'INCOME'
  | 'FROM_MONTH';

/** A calculation that a conversation asks for. */
export interface FigureRequest {
  kind: CalculatorKind;
  /** Values of the calculator; not complete while something is missing. */
  input: Record<string, unknown>;
  missing: readonly MissingDatum[];
  told: Told;
  /** What was taken for granted to fill the values, in Spanish. */
  taken: readonly string[];
  /** The message only adds to a calculation that was asked before. */
  isContinued: boolean;
}

export interface Turn {
  text: string;
  /** What the answer before it asked. */
  asked: readonly MissingDatum[];
}

export interface AnswerFigure {
  /** What comes before the rest of the answer. */
  text: string;
  /** Nothing else is asked: the words of the calculation are the whole answer. */
  isWhole: boolean;
  stored: StoredCalculation;
}
