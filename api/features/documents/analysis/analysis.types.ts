import type {
  DocumentFactKind,
  DocumentSectionKind,
  FindingSeverity,
  LegalDocumentKind,
  RequirementState,
} from '#schema/generated/contract.ts';

/** What the analysis of a document works on and what it gives. Offsets are UTF-16 code units of the text. */

export interface Span {
  start: number;
  end: number;
}

/** A document as it was read from its file. */
export interface ReadText {
  text: string;
  /** Where each page begins in the text, in order; empty where the file has no pages of its own. */
  pageStarts: readonly number[];
}

export interface Section extends Span {
  kind: DocumentSectionKind;
  /** 1 for the outermost. */
  level: number;
  /** Heading or number as it is written; empty: none. */
  title: string;
}

export interface TypeFeature {
  label: string;
  /** Positive for the type, negative against it. */
  weight: number;
  at: Span | null;
}

export interface TypeGuess {
  type: LegalDocumentKind;
  /** Calibrated, 0 to 100. */
  confidence: number;
  /** Heaviest first. */
  features: TypeFeature[];
  /** Share of each type, for tables of confusion. */
  shares: Record<LegalDocumentKind, number>;
}

export interface Fact {
  kind: DocumentFactKind;
  /** In one form; see `DocumentFact.value` of the contract. */
  value: string;
  role: string | null;
  currency: string | null;
  isConsistent: boolean | null;
  /** At least one, in order. */
  spans: Span[];
}

/** An article that a finding rests on: `{ law: 'lgtoc', article: '170', reason: '…' }`. */
export interface Basis {
  law: string;
  article: string;
  reason: string;
}

export interface Finding {
  /** `amount.words_mismatch`. */
  code: string;
  severity: FindingSeverity;
  message: string;
  why: string;
  suggestion: string | null;
  /** Null: something is missing in the whole document. */
  at: Span | null;
  related: Span[];
  basis: Basis[];
}

export interface Requirement {
  code: string;
  label: string;
  state: RequirementState;
  at: Span | null;
  basis: Basis[];
}

/** What structure, type and facts are found; what the findings are made of. */
export interface Understood {
  text: string;
  /** `es`, `en`, `und`. */
  language: string;
  sections: Section[];
  guess: TypeGuess;
  /** The type that counts: what the owner said, else the guess. */
  type: LegalDocumentKind;
  /** Sorted by first place. */
  facts: Fact[];
}

export interface Judged {
  /** Heaviest first. */
  findings: Finding[];
  requirements: Requirement[];
  /** How many rules were tried. */
  rulesTried: number;
}

/** The functions behind this: `understand(read, correctedType)` of `understand.rules.ts`, `judge(understood, today)` of `findings/judge.rules.ts`. Pure and synchronous. */
export interface AnalysisOptions {
  /** What the owner said that it is; null: nothing. */
  correctedType: LegalDocumentKind | null;
  /** Day in Mexico, `YYYY-MM-DD`. */
  today: string;
}
