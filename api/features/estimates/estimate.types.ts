import type {
  CaseOutcome,
  EstimateCaseType,
  EstimateFigureKind,
  EstimateKind,
  EstimateUnit,
  EvidenceQuality,
} from '#schema/generated/contract.ts';

/** A case of the account in the area that is estimated. */
export interface OwnCase {
  /** Of its last estimate; null: it has none. */
  caseType: EstimateCaseType | null;
  courtId: string | null;
  evidenceQuality: EvidenceQuality | null;
  /** Null: it is open, or nobody said how it ended. */
  outcome: CaseOutcome | null;
  isClosed: boolean;
  /** From opening to closing, or to today. */
  months: number;
  /** Whole centavos. */
  amountClaimed: number | null;
  amountObtained: number | null;
  /** Recorded hours; 0: none. */
  hours: number;
}

/** What is asked. Amounts are whole centavos. */
export interface Question {
  kind: EstimateKind;
  caseType: EstimateCaseType;
  courtId: string | null;
  evidenceQuality: EvidenceQuality;
  amount: number | null;
  offer: number | null;
  hourlyRate: number | null;
  expectedHours: number | null;
  /** The caller wrote of the judge or of similar cases. */
  hasUncounted: boolean;
  isLinked: boolean;
}

export interface Source {
  name: string;
  year: number | null;
  n: number | null;
  counts: string;
  caveat: string | null;
  isUsed: boolean;
}

export interface Figure {
  kind: EstimateFigureKind;
  unit: EstimateUnit;
  value: number | null;
  low: number | null;
  high: number | null;
  n: number;
  missing: string | null;
  sources: Source[];
}

interface Option {
  name: string;
  mean: number;
  low: number;
  middle: number;
  high: number;
  bestShare: number;
}

export interface Strategy {
  options: Option[];
  runs: number;
  seed: number;
  assumptions: string[];
}

/** What is stored of an estimate besides its question. */
export interface Result {
  method: string;
  figures: Figure[];
  factors: { text: string; points: number | null }[];
  recommendations: string[];
  risks: string[];
  wouldChange: string[];
  strategy: Strategy | null;
}
