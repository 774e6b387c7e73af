import type { StoredBasis } from '#db/entities/contract.entity.ts';
import type { StoredFact, StoredFinding, StoredRequirement } from '#db/entities/document.entity.ts';
import type { FindingDecision, LegalDocumentKind } from '#schema/generated/contract.ts';

/** What a report is made of. */

export interface PlacedWords {
  quote: string;
  place: { label: string } | null;
}

/** An article as a report names it. */
export type NameBasis = (basis: StoredBasis) => string;

export interface ReportedDocument {
  fileName: string;
  sha256: string;
  /** Days of the reader's zone, `YYYY-MM-DD`. */
  broughtOn: string;
  analyzedOn: string;
  printedOn: string;
  analysis: {
    text: string;
    isTruncated: boolean;
    pages: readonly { number: number; isScanned: boolean }[];
    language: string;
    type: LegalDocumentKind;
    isTypeCorrected: boolean;
    confidence: number;
    grade: string | null;
    gradeReason: string | null;
    rulesTried: number;
    citations: { total: number; verified: number };
    typeFeatures: readonly { label: string; weight: number; at: PlacedWords | null }[];
    requirements: readonly (Omit<StoredRequirement, 'at'> & { at: PlacedWords | null })[];
    findings: readonly (Omit<StoredFinding, 'at' | 'related'> & {
      at: PlacedWords | null;
      related: readonly PlacedWords[];
      decision: FindingDecision | null;
      note: string | null;
    })[];
    facts: readonly (Omit<StoredFact, 'spans'> & { spans: readonly PlacedWords[] })[];
  };
  nameBasis: NameBasis;
}
