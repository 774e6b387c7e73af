import type { CalculatorKind, Computability } from '#schema/generated/contract.ts';
import type { Fraction } from './fraction.rules.ts';

/** `lft 87`: key of the law in the stock and number of the article. */
export type ArticleKey = `${string} ${string}`;

/** A line before it is rounded. `amount` null: the law gives one, but it cannot be computed here. */
export interface ExactLine {
  concept: string;
  /** How it comes about: `15 × 203/365`. */
  explanation: string;
  /** Pesos. */
  amount: Fraction | null;
  articles: readonly ArticleKey[];
}

/** Pesos with two decimals; null: no figure. */
export interface CalculationLine {
  concept: string;
  explanation: string;
  amount: string | null;
  articles: readonly ArticleKey[];
}

/** A day, or a count of days, that a calculation ends in. */
export interface CalculationDate {
  /** Stable name: `due`, `nominal_end`. */
  key: string;
  label: string;
  /** `YYYY-MM-DD`, or a whole number for a count of days. */
  value: string;
}

export interface CalculationBase {
  key: string;
  label: string;
  value: string;
}

/** What one reading of the law gives. */
export interface Built {
  lines: readonly ExactLine[];
  /** `SUM` of the rounded lines, `NONE` where they are not added, or an amount of its own. */
  total?: 'SUM' | 'NONE' | Fraction;
  dates?: readonly CalculationDate[];
}

/** One reading, rounded. */
export interface Reading {
  /** `main`, else a letter. */
  id: string;
  /** The reading in a sentence; empty for the main one. */
  label: string;
  lines: readonly CalculationLine[];
  /** Pesos with two decimals; null: not computable, or lines that are not added. */
  total: string | null;
  dates: readonly CalculationDate[];
}

export interface Calculation {
  kind: CalculatorKind;
  computable: Computability;
  isEstimate: boolean;
  main: Reading;
  alternatives: readonly Reading[];
  /** Ids of the readings that a careful person counts on: `main`, one alternative, or several that hold together. */
  cautious: readonly string[];
  /** That reading itself: the main one, an alternative, or several joined. */
  cautiousReading: Reading;
  /** For whom it is the careful one: «trabajador». */
  cautiousFor: string | null;
  bases: readonly CalculationBase[];
  assumptions: readonly string[];
  /** What must be told with the figures, or why there are none. */
  statements: readonly string[];
  articles: readonly ArticleKey[];
}

/** What a calculator gives; `readings` builds a reading under a set of alternatives. */
export interface Outcome {
  build: (chosen: ReadonlySet<string>) => Built;
  alternatives?: readonly { id: string; label: string }[];
  /** Which total, or date `due`, is the careful one. `FEWER_DAYS`: the alternative of a table of days; `MAIN`: always the main reading. */
  careful?: 'LOWEST' | 'HIGHEST' | 'EARLIEST' | 'FEWER_DAYS' | 'MAIN';
  /** The careful reading, where no figure decides it. */
  carefulId?: string;
  cautiousFor?: string;
  computable?: Computability;
  isEstimate?: boolean;
  bases?: readonly CalculationBase[];
  assumptions?: readonly string[];
  statements?: readonly string[];
  /** Articles that no line names. */
  articles?: readonly ArticleKey[];
}

/** Values as they come in: text, numbers, lists. Names as in the catalogue. */
export type RawInput = Readonly<Record<string, unknown>>;
