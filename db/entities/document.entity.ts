import { defineEntity, p } from '@mikro-orm/core';
import type {
  DocumentAnalysisStatus,
  DocumentColumnKind,
  DocumentFactKind,
  DocumentSectionKind,
  FindingDecision,
  FindingSeverity,
  LegalDocumentKind,
  RequirementState,
} from '#schema/generated/contract.ts';
import { CaseDocument, LegalCase } from './case.entity.ts';
import type { StoredFilePlaces } from './citation-review.entity.ts';
import type { StoredBasis } from './contract.entity.ts';
import { User } from './user.entity.ts';

/** A stretch of the text of a document, in UTF-16 code units. */
export interface StoredSpan {
  start: number;
  end: number;
}

export interface StoredSection extends StoredSpan {
  kind: DocumentSectionKind;
  level: number;
  title: string;
}

interface StoredTypeFeature {
  label: string;
  weight: number;
  at: StoredSpan | null;
}

export interface StoredFact {
  id: string;
  kind: DocumentFactKind;
  value: string;
  role: string | null;
  currency: string | null;
  isConsistent: boolean | null;
  spans: StoredSpan[];
}

export interface StoredFinding {
  id: string;
  code: string;
  severity: FindingSeverity;
  message: string;
  why: string;
  suggestion: string | null;
  at: StoredSpan | null;
  related: StoredSpan[];
  basis: StoredBasis[];
}

export interface StoredRequirement {
  code: string;
  label: string;
  state: RequirementState;
  at: StoredSpan | null;
  basis: StoredBasis[];
}

/** How many citations of law have each state. */
interface StoredCitationCounts {
  total: number;
  verified: number;
  quoteNotFound: number;
  notHeld: number;
  mismatch: number;
}

/** What was found in a document, without its text. */
export interface StoredAnalysis {
  language: string;
  type: LegalDocumentKind;
  /** Whether the owner said the type. */
  isTypeCorrected: boolean;
  confidence: number;
  typeFeatures: StoredTypeFeature[];
  sections: StoredSection[];
  facts: StoredFact[];
  findings: StoredFinding[];
  requirements: StoredRequirement[];
  citations: StoredCitationCounts;
  rulesTried: number;
}

export interface StoredFindingDecision {
  decision: FindingDecision | null;
  note: string | null;
}

/** A sentence of the model with the words of the document that carry it. */
export interface StoredAnswerPoint {
  text: string;
  spans: StoredSpan[];
}

export interface StoredDocumentSummary {
  points: StoredAnswerPoint[];
  /** ISO 8601. */
  createdAt: string;
}

/** A file that somebody brought for analysis. Lists, filters and figures are answered from this row alone. */
const LegalDocumentSchema = defineEntity({
  name: 'LegalDocument',
  tableName: 'legal_document',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    legalCase: () => p.manyToOne(LegalCase).ref().nullable().fieldName('case_id').deleteRule('set null'),
    /** The document of a case that it was copied from. */
    caseDocument: () => p.manyToOne(CaseDocument).ref().nullable().fieldName('case_document_id').deleteRule('set null'),
    fileName: p.text(),
    mediaType: p.text(),
    byteLength: p.integer(),
    sha256: p.text(),
    /** Of its bytes in the file storage. */
    storageKey: p.text(),
    status: p.text().$type<DocumentAnalysisStatus>(),
    progress: p.integer().default(0),
    problem: p.text().nullable(),
    /** Which attempt may write the result: one that was given up and still runs has another number. */
    attempt: p.integer().default(0),
    /** When that attempt began; null: none runs. */
    attemptAt: p.datetime().nullable(),
    /** The server that runs it, by the lock of its bus. */
    attemptBy: p.integer().nullable(),
    /** When a use of the meter was reserved for the analysis that waits or runs; null: none is. */
    reservedAt: p.datetime().nullable(),
    /** Whether an analysis was paid for: further ones are free. */
    isPaid: p.boolean().default(false),
    /** What the owner said that it is; null: as it was recognised. */
    correctedType: p.text().$type<LegalDocumentKind>().nullable(),
    type: p.text().$type<LegalDocumentKind>().nullable(),
    /** In percent. */
    confidence: p.double().nullable(),
    grade: p.text().nullable(),
    /** Findings in all, and those that were decided. */
    findings: p.integer().default(0),
    accepted: p.integer().default(0),
    rejected: p.integer().default(0),
    /** Findings without a decision, by weight. */
    openHigh: p.integer().default(0),
    openMedium: p.integer().default(0),
    openLow: p.integer().default(0),
    /** Of reading and analysis. */
    seconds: p.double().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    analyzedAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['owner', 'createdAt', 'id'] },
    { properties: ['owner', 'sha256'] },
    { properties: ['legalCase'] },
    { properties: ['caseDocument'] },
    { properties: ['deletedAt'] },
  ],
  uniques: [{ properties: ['storageKey'] }],
});
export class LegalDocument extends LegalDocumentSchema.class {}
LegalDocumentSchema.setClass(LegalDocument);

/** The text of a document and what was found in it: large, and read only where a document is opened. */
const DocumentAnalysisSchema = defineEntity({
  name: 'DocumentAnalysis',
  tableName: 'document_analysis',
  properties: {
    document: () => p.oneToOne(LegalDocument).ref().primary().fieldName('document_id').deleteRule('cascade'),
    text: p.text().lazy(),
    isTruncated: p.boolean().default(false),
    /** Where the text stands in the file. */
    places: p.json<StoredFilePlaces>().lazy(),
    content: p.json<StoredAnalysis>().lazy(),
    /** By the id of the finding; those of a finding that is not made any more stay. */
    decisions: p.json<Record<string, StoredFindingDecision>>().defaultRaw(`'{}'`),
    /** What the model wrote. */
    summary: p.json<StoredDocumentSummary>().nullable().lazy(),
  },
});
export class DocumentAnalysis extends DocumentAnalysisSchema.class {}
DocumentAnalysisSchema.setClass(DocumentAnalysis);

/** A question about a document with the answer of the model. */
const DocumentQuestionSchema = defineEntity({
  name: 'DocumentQuestion',
  tableName: 'document_question',
  properties: {
    id: p.text().primary(),
    document: () => p.manyToOne(LegalDocument).ref().deleteRule('cascade'),
    question: p.text(),
    answer: p.json<StoredAnswerPoint[]>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['document', 'createdAt', 'id'] }],
});
export class DocumentQuestion extends DocumentQuestionSchema.class {}
DocumentQuestionSchema.setClass(DocumentQuestion);

export interface StoredDocumentColumn {
  id: string;
  title: string;
  kind: DocumentColumnKind;
  role: string | null;
}

/** Several documents as a table. */
const DocumentTableSchema = defineEntity({
  name: 'DocumentTable',
  tableName: 'document_table',
  properties: {
    id: p.text().primary(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    columns: p.json<StoredDocumentColumn[]>(),
    /** Ids of its documents in order; those that were deleted since are no rows. */
    documentIds: p.json<string[]>(),
    /** What the owner wrote, by document and column. */
    corrections: p.json<Record<string, Record<string, string>>>().defaultRaw(`'{}'`),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['owner', 'updatedAt', 'id'] }],
});
export class DocumentTable extends DocumentTableSchema.class {}
DocumentTableSchema.setClass(DocumentTable);
