import type { FindingSeverity, LegalDocumentKind } from '#schema/generated/contract.ts';
import type { DocumentFindingCode } from '#schema/text/document-findings.ts';
import type { Fact, Span, Understood } from '../analysis.types.ts';

/** What a contract is about, told by its title and object. */
export type ContractKind =
  | 'LEASE'
  | 'SALE'
  | 'LOAN'
  | 'EMPLOYMENT'
  | 'SERVICES'
  | 'CONFIDENTIALITY'
  | 'WORKS'
  | 'SUPPLY'
  | 'FRANCHISE'
  | 'DONATION'
  | 'SETTLEMENT'
  | 'PARTNERSHIP'
  | 'TRANSPORT'
  | 'OTHER';

/** A place of a fact in the plain text. */
export interface PlacedFact extends Span {
  fact: Fact;
}

/** A document as rules read it. Places are of `plain`; `span` gives those of the text. */
export interface Reading {
  understood: Understood;
  plain: string;
  span: (start: number, end: number) => Span;
  placeOf: (at: number) => number;
  dates: readonly PlacedFact[];
  amounts: readonly PlacedFact[];
  parties: readonly Fact[];
  /** Day of signing; null: not told. */
  signedOn: string | null;
  /** Where the block of signatures begins. */
  tailStart: number;
  contractKind: ContractKind | null;
  today: string;
}

/** A place that a rule speaks of; places are of the plain text. `null`: something is missing in the whole document. */
export interface Hit {
  at: Span | null;
  related?: Span[];
  /** What the words of the finding name. */
  values?: readonly string[];
}

export interface FindingRule {
  code: DocumentFindingCode;
  severity: FindingSeverity;
  /** Types that it is tried on. */
  types: readonly LegalDocumentKind[];
  /** Contracts that it is tried on; absent: all. */
  contracts?: readonly ContractKind[];
  /** Documents signed before this day are not judged by it. */
  since?: string;
  find: (reading: Reading) => Hit[];
}
