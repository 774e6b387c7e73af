import { defineEntity, p } from '@mikro-orm/core';
import type {
  CitationAlternative,
  CitationDecision,
  CitationState,
  CitedKind,
  CorrectionKind,
  QuotePieceKind,
  QuoteState,
  TextSource,
} from '#schema/generated/contract.ts';
import { User } from './user.entity.ts';

interface Span {
  start: number;
  end: number;
}

/** The target of a citation; see `CitationTarget` of the contract. */
export interface StoredTarget {
  statuteKey: string | null;
  articleNumber: string | null;
  fraction: string | null;
  letter: string | null;
  section: string | null;
  paragraph: string | null;
  thesisRegistry: string | null;
  thesisKey: string | null;
  gazetteDate: string | null;
  caseFileNumber: string | null;
  /** Of a transitory article that is held; absent in reports of before they were. */
  transitoryId?: string | null;
  officialUrl: string | null;
}

/** A citation that was found in a text, with its check. Offsets are of the checked text. */
export interface StoredCheckedCitation extends Span {
  index: number;
  kind: CitedKind;
  citation: string;
  normalized: string;
  state: CitationState;
  /** The finding in a few words. */
  verdict: string;
  reason: string;
  notes: string[];
  /** What the sentence beside it says otherwise than the text. */
  contradictions: string[];
  isInferred: boolean;
  target: StoredTarget;
  /** Name of the law that is not held. */
  unheldLaw: string | null;
  correction: string | null;
  correctionKind: CorrectionKind | null;
  /** Other articles that may be meant. */
  alternatives: Omit<CitationAlternative, '__typename'>[];
  textAsOf: string | null;
  source: TextSource | null;
  passage: string | null;
  highlight: Span | null;
  difference: { kind: QuotePieceKind; text: string }[];
}

export interface StoredQuote extends Span {
  state: QuoteState;
  citation: number | null;
  place: Span | null;
}

export interface StoredReport {
  citations: StoredCheckedCitation[];
  quotes: StoredQuote[];
}

export interface StoredDecision {
  decision: CitationDecision | null;
  note: string | null;
}

/** A page of the file that a text was read from. */
interface StoredFilePage {
  number: number;
  /** Width divided by height. */
  ratio: number;
  /** A picture without text: it was not read. */
  isScanned: boolean;
  /** A picture whose text was recognised: it may have errors. */
  isRecognized?: true;
}

/** Where a part of a text stands in its file; it reaches to the next part. */
export interface StoredFilePart {
  /** In the text, in UTF-16 code units. */
  start: number;
  page?: number;
  /** Left, top, right, bottom in thousandths of the page. */
  box?: readonly [left: number, top: number, right: number, bottom: number];
  /** Where a file has no pages. */
  paragraph?: number;
  /** Mark of the footnote or endnote that it is. */
  note?: string;
}

export interface StoredFilePlaces {
  /** Empty where a file has no pages. */
  pages: StoredFilePage[];
  parts: StoredFilePart[];
}

/** A text whose citations were checked, with the decisions of the user. */
const CitationReviewSchema = defineEntity({
  name: 'CitationReview',
  tableName: 'citation_review',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    title: p.text(),
    fileName: p.text().nullable(),
    text: p.text(),
    /** Where the text stands in its file; null without one. */
    places: p.json<StoredFilePlaces>().nullable(),
    writtenOn: p.date().nullable(),
    report: p.json<StoredReport>(),
    /** By `index` of the citation. */
    decisions: p.json<Record<string, StoredDecision>>().defaultRaw(`'{}'`),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ['user', 'updatedAt', 'id'] }],
});

export class CitationReview extends CitationReviewSchema.class {}
CitationReviewSchema.setClass(CitationReview);

/** The Word file that a review was read from. */
const CitationReviewFileSchema = defineEntity({
  name: 'CitationReviewFile',
  tableName: 'citation_review_file',
  properties: {
    review: () => p.manyToOne(CitationReview).ref().primary().fieldName('review_id').deleteRule('cascade'),
    byteLength: p.integer(),
    content: p.blob().lazy(),
    /** As it was read first: what was changed since is what its text says otherwise. */
    originalText: p.text().lazy(),
  },
});

export class CitationReviewFile extends CitationReviewFileSchema.class {}
CitationReviewFileSchema.setClass(CitationReviewFile);
