/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as R from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who wrote an answer. */
export type AnswerEngine =
  | 'GEMINI'
  /** The embedded engine: composed from topics and articles, no generative model (motor local). */
  | 'LOCAL'
  | 'OPENAI_COMPATIBLE';

export type AnswerStage =
  | 'CHECKING'
  | 'SEARCHING'
  | 'UNDERSTANDING'
  | 'WRITING';

export type AskQuestionInput = {
  /** Chosen by the client: the same id asked twice is one question. */
  clientId?: string | null | undefined;
  /** The question, 1–8,000 characters. */
  text: string;
  /** Conversation to go on with; a new one is opened without it. */
  threadId?: string | null | undefined;
};

export type ChatMessageStatus =
  | 'COMPLETE'
  /** No answer could be given; the quota was given back. */
  | 'FAILED'
  /** Accepted, not begun. */
  | 'PENDING'
  /** Stopped by the user; the text is what had arrived (incompleta). */
  | 'STOPPED'
  /** Being written. */
  | 'STREAMING';

export type ChatReplyKind =
  /** `text` goes at `offset` of the answer. */
  | 'DELTA'
  /** The answer has ended; `message` is final. */
  | 'DONE'
  /** `citations` known so far. */
  | 'SOURCES'
  /** `stage` says what is being done. */
  | 'STATUS';

export type ChatRole =
  | 'ASSISTANT'
  | 'USER';

/** What checking a citation against the text found. */
export type CitationState =
  /** No such article in this law, or it is repealed (dato no coincide). */
  | 'MISMATCH'
  /** The law or thesis is not held here; nothing is said of its truth (no está en el acervo). */
  | 'NOT_HELD'
  /** The article exists, the quoted words do not stand there (existe, no dice lo citado). */
  | 'QUOTE_NOT_FOUND'
  /** Law and article exist, and quoted words stand there (verificada). */
  | 'VERIFIED';

/** Courts by the level that matters for how binding they are (órgano jurisdiccional). */
export type Court =
  /** Tribunales Colegiados de Circuito. */
  | 'COLLEGIATE_CIRCUIT_COURTS'
  /** Juzgados de Distrito. */
  | 'DISTRICT_COURTS'
  /** Tribunal Federal de Justicia Administrativa. */
  | 'FEDERAL_ADMINISTRATIVE_COURT'
  /** Tribunales Laborales Federales. */
  | 'FEDERAL_LABOR_COURTS'
  /** Plenos Regionales. */
  | 'REGIONAL_PLENARIES'
  /** Tribunales Superiores de Justicia estatales. */
  | 'STATE_SUPERIOR_COURTS'
  /** Suprema Corte de Justicia de la Nación. */
  | 'SUPREME_COURT';

export type DeleteSavedSearchInput = {
  id: string;
};

export type DeleteThreadInput = {
  threadId: string;
};

/** Kinds of document that lawyers look for (tipo de documento). */
export type DocumentKind =
  /** Ley; the Constitution too. */
  | 'ACT'
  /** Código. */
  | 'CODE'
  /** Decreto. */
  | 'DECREE'
  /** Acuerdo general. */
  | 'GENERAL_AGREEMENT'
  /** Tesis aislada. */
  | 'ISOLATED_THESIS'
  /** Jurisprudencia. */
  | 'JURISPRUDENCE'
  /** Norma Oficial Mexicana. */
  | 'OFFICIAL_STANDARD'
  /** Reglamento. */
  | 'REGULATION'
  /** Sentencia. */
  | 'RULING'
  /** Tratado internacional. */
  | 'TREATY';

/**
 * Why an operation was refused before it ran (in `errors[].extensions.code`) or ran and said no (in `userErrors[].code`).
 * The list is closed; each code has one HTTP status and one Spanish text.
 */
export type ErrorCode =
  /** The operation is not valid GraphQL for this schema, or too large. HTTP 400. */
  | 'BAD_REQUEST'
  /** Something of that identity exists already. HTTP 409. */
  | 'CONFLICT'
  /** The session may not do this. HTTP 403. */
  | 'FORBIDDEN'
  /** A defect of ours; quote the `requestId`. HTTP 500. */
  | 'INTERNAL'
  /** E-mail and password do not belong together. HTTP 401. */
  | 'INVALID_CREDENTIALS'
  /** The plan's quota is spent; `used`, `limit`, `resetsAt` say how far. HTTP 403. */
  | 'LIMIT_REACHED'
  /** The server lacks the key or setting that this needs. HTTP 503. */
  | 'NOT_CONFIGURED'
  /** It does not exist, or it is somebody else's. HTTP 404. */
  | 'NOT_FOUND'
  /** The body is larger than allowed. HTTP 413. */
  | 'PAYLOAD_TOO_LARGE'
  /** The plan does not include the feature; `requiredPlan` says which does. HTTP 403. */
  | 'PREMIUM_REQUIRED'
  /** Too many tries; `retryAfter` seconds to wait. HTTP 429. */
  | 'RATE_LIMITED'
  /** No session, or the session has ended. HTTP 401. */
  | 'UNAUTHENTICATED'
  /** The database or the queue is not reachable; nothing was changed. HTTP 503. */
  | 'UNAVAILABLE'
  /** The body is of a type that is not accepted. HTTP 415. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** A service that Foja depends on failed or did not answer. HTTP 502. */
  | 'UPSTREAM'
  /** A field is missing or malformed. HTTP 400. */
  | 'VALIDATION';

/** Where a text rules (jurisdicción). */
export type Jurisdiction =
  | 'CHIHUAHUA'
  | 'CIUDAD_DE_MEXICO'
  | 'ESTADO_DE_MEXICO'
  | 'FEDERAL'
  | 'GUANAJUATO'
  | 'JALISCO'
  | 'NUEVO_LEON'
  | 'PUEBLA'
  | 'QUERETARO'
  | 'VERACRUZ';

/** The twelve areas of law (materias). */
export type LegalArea =
  | 'ADMINISTRATIVE'
  | 'AGRARIAN'
  | 'CIVIL'
  | 'COMMERCIAL'
  | 'CONSTITUTIONAL'
  | 'CORPORATE'
  | 'CRIMINAL'
  | 'ENVIRONMENTAL'
  | 'FAMILY'
  | 'INTERNATIONAL'
  | 'LABOR'
  | 'TAX';

/** Why a text is among the results. */
export type MatchReason =
  /** The search names it: a citation, a clave, a registro digital. */
  | 'CITED'
  /** Its meaning, by the embedding model. */
  | 'MEANING'
  /** Its words. */
  | 'TEXT'
  /** A topic of the editors about this question cites it. */
  | 'TOPIC';

/** The plans of Foja (planes). */
export type PlanCode =
  | 'BASIC'
  | 'CUSTOM'
  | 'DEMO'
  | 'ENTERPRISE'
  | 'FREE'
  | 'PROFESSIONAL'
  | 'TRIAL';

export type PlanSubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'INCOMPLETE'
  | 'PAST_DUE'
  | 'TRIALING';

export type RenameThreadInput = {
  threadId: string;
  /** 1–120 characters. */
  title: string;
};

/** What somebody is looking for in research (categoría de investigación). */
export type ResearchCategory =
  /** Codes and acts. */
  | 'CODES'
  /** Topics by Foja's editors. */
  | 'DOCTRINE'
  /** Theses, jurisprudencia and rulings. */
  | 'JURISPRUDENCE'
  /** How many texts speak of it, by kind, area, court and year: no texts. */
  | 'STATISTICS';

export type SaveSearchInput = {
  filters?: SearchFilters | null | undefined;
  hasAlert?: boolean | null | undefined;
  /** 1–80 characters; the query when absent. */
  name?: string | null | undefined;
  query: string;
  sort?: SearchSort | null | undefined;
};

/** How far back from today a text may date. */
export type SearchDateRange =
  | 'LAST_3_MONTHS'
  | 'LAST_5_YEARS'
  | 'LAST_MONTH'
  | 'LAST_YEAR';

/** Filters join with AND; the kinds of one list join with OR. */
export type SearchFilters = {
  area?: LegalArea | null | undefined;
  category?: ResearchCategory | null | undefined;
  court?: Court | null | undefined;
  dateRange?: SearchDateRange | null | undefined;
  jurisdiction?: Jurisdiction | null | undefined;
  kinds?: Array<DocumentKind> | null | undefined;
  /** Only this law. */
  statute?: string | null | undefined;
};

/** In which order results come. */
export type SearchSort =
  /** The most cited in the stock first. */
  | 'CITATIONS'
  /** The newest first; undated texts last. */
  | 'DATE'
  /** The best first. */
  | 'RELEVANCE';

export type StopAnswerInput = {
  messageId: string;
};

/** Why a full text is or is not shown. */
export type TextAccess =
  /** The text is open, or the plan reaches it. */
  | 'FULL'
  /** The full text needs a paid plan; the headnote and the official link are open. */
  | 'UPGRADE_REQUIRED';

/** Whose words a text is. */
export type TextSource =
  /** Official text as imported, with its date (texto oficial). */
  | 'OFFICIAL'
  /** Written by Foja's editors (síntesis). */
  | 'SYNTHESIS';

export type UpdateSavedSearchInput = {
  hasAlert?: boolean | null | undefined;
  id: string;
  name?: string | null | undefined;
  /** Says that the new results were seen. */
  seen?: boolean | null | undefined;
};

export type CitationFieldsFragment = { ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null };

export type ChatMessageFieldsFragment = { id: string, threadId: string, role: ChatRole, status: ChatMessageStatus, text: string, createdAt: string, completedAt: string | null, followUps: Array<string>, isAbstention: boolean, engine: AnswerEngine | null, model: string | null, notice: string | null, error: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> };

export type ChatThreadFieldsFragment = { id: string, title: string, createdAt: string, lastMessageAt: string, messageCount: number };

export type ChatThreadsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ChatThreadsQuery = { chatThreads: { totalCount: number, nodes: Array<{ id: string, title: string, createdAt: string, lastMessageAt: string, messageCount: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ChatThreadQueryVariables = Exact<{
  id: string;
  last: number;
  before?: string | null | undefined;
}>;


export type ChatThreadQuery = { chatThread: { id: string, title: string, createdAt: string, lastMessageAt: string, messageCount: number, messages: { nodes: Array<{ id: string, threadId: string, role: ChatRole, status: ChatMessageStatus, text: string, createdAt: string, completedAt: string | null, followUps: Array<string>, isAbstention: boolean, engine: AnswerEngine | null, model: string | null, notice: string | null, error: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null } } } | null };

export type ChatMessageQueryVariables = Exact<{
  id: string;
}>;


export type ChatMessageQuery = { chatMessage: { id: string, threadId: string, role: ChatRole, status: ChatMessageStatus, text: string, createdAt: string, completedAt: string | null, followUps: Array<string>, isAbstention: boolean, engine: AnswerEngine | null, model: string | null, notice: string | null, error: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> } | null };

export type ChatStockQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatStockQuery = { chatStock: { statuteCount: number, articleCount: number, synthesisCount: number, officialTextCount: number, topicCount: number, textAsOf: string | null, engine: AnswerEngine, model: string | null, examples: Array<string> } };

export type ChatUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatUsageQuery = { usage: { chatMessages: { used: number, limit: number, percentage: number, resetsAt: string } } };

export type AskQuestionMutationVariables = Exact<{
  input: AskQuestionInput;
}>;


export type AskQuestionMutation = { askQuestion: { thread: { id: string, title: string, createdAt: string, lastMessageAt: string, messageCount: number } | null, question: { id: string, threadId: string, role: ChatRole, status: ChatMessageStatus, text: string, createdAt: string, completedAt: string | null, followUps: Array<string>, isAbstention: boolean, engine: AnswerEngine | null, model: string | null, notice: string | null, error: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> } | null, answer: { id: string, threadId: string, role: ChatRole, status: ChatMessageStatus, text: string, createdAt: string, completedAt: string | null, followUps: Array<string>, isAbstention: boolean, engine: AnswerEngine | null, model: string | null, notice: string | null, error: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> } | null, usage: { used: number, limit: number, percentage: number, resetsAt: string } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type StopAnswerMutationVariables = Exact<{
  input: StopAnswerInput;
}>;


export type StopAnswerMutation = { stopAnswer: { message: { id: string, threadId: string, role: ChatRole, status: ChatMessageStatus, text: string, createdAt: string, completedAt: string | null, followUps: Array<string>, isAbstention: boolean, engine: AnswerEngine | null, model: string | null, notice: string | null, error: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> } | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type RenameThreadMutationVariables = Exact<{
  input: RenameThreadInput;
}>;


export type RenameThreadMutation = { renameThread: { thread: { id: string, title: string } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type DeleteThreadMutationVariables = Exact<{
  input: DeleteThreadInput;
}>;


export type DeleteThreadMutation = { deleteThread: { deletedThreadId: string | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type ChatReplySubscriptionVariables = Exact<{
  messageId: string;
  fromOffset: number;
}>;


export type ChatReplySubscription = { chatReply: { kind: ChatReplyKind, messageId: string, stage: AnswerStage | null, offset: number | null, text: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> | null, message: { id: string, threadId: string, role: ChatRole, status: ChatMessageStatus, text: string, createdAt: string, completedAt: string | null, followUps: Array<string>, isAbstention: boolean, engine: AnswerEngine | null, model: string | null, notice: string | null, error: string | null, citations: Array<{ ordinal: number, label: string, state: CitationState, reason: string, detail: string | null, textAsOf: string | null, officialUrl: string | null, source: TextSource | null, passage: string | null, highlight: { start: number, end: number } | null }> } | null } };

export type StatuteFieldsFragment = { key: string, name: string, shortName: string, area: LegalArea, kind: DocumentKind, jurisdiction: Jurisdiction | null, textAsOf: string, lastReformOn: string | null, publishedOn: string | null, officialUrl: string | null, hasOfficialText: boolean, articleCount: number, lastArticle: string };

export type ReadArticleFieldsFragment = { id: string, number: string, citation: string, title: string | null, text: string, source: TextSource, synthesis: string | null, synthesisAsOf: string | null, path: Array<string>, isRepealed: boolean, notes: Array<string>, lastReformOn: string | null, textAsOf: string };

export type CitedArticleFieldsFragment = { id: string, textAsOf: string, number: string, citation: string, title: string | null, isRepealed: boolean, source: TextSource, url: string, statute: { key: string, name: string, shortName: string, officialUrl: string | null } };

export type StatuteListQueryVariables = Exact<{ [key: string]: never; }>;


export type StatuteListQuery = { statutes: Array<{ key: string, name: string, shortName: string, area: LegalArea, kind: DocumentKind, jurisdiction: Jurisdiction | null, textAsOf: string, lastReformOn: string | null, publishedOn: string | null, officialUrl: string | null, hasOfficialText: boolean, articleCount: number, lastArticle: string }> };

export type StatuteOutlineQueryVariables = Exact<{
  key: string;
}>;


export type StatuteOutlineQuery = { statute: { key: string, name: string, shortName: string, area: LegalArea, kind: DocumentKind, jurisdiction: Jurisdiction | null, textAsOf: string, lastReformOn: string | null, publishedOn: string | null, officialUrl: string | null, hasOfficialText: boolean, articleCount: number, lastArticle: string, versions: Array<{ textAsOf: string, lastReformOn: string | null, articleCount: number, isCurrent: boolean, officialUrl: string | null }>, outline: Array<{ title: string, depth: number, firstArticle: string, lastArticle: string, articleCount: number }> } | null };

export type StatuteSectionQueryVariables = Exact<{
  statute: string;
  number?: string | null | undefined;
  asOf?: string | null | undefined;
}>;


export type StatuteSectionQuery = { statuteSection: { path: Array<string>, textAsOf: string, previousArticle: string | null, nextArticle: string | null, articles: Array<{ id: string, number: string, citation: string, title: string | null, text: string, source: TextSource, synthesis: string | null, synthesisAsOf: string | null, path: Array<string>, isRepealed: boolean, notes: Array<string>, lastReformOn: string | null, textAsOf: string }> } | null };

export type ArticleVersionQueryVariables = Exact<{
  statute: string;
  number: string;
  asOf?: string | null | undefined;
}>;


export type ArticleVersionQuery = { article: { id: string, number: string, citation: string, title: string | null, text: string, source: TextSource, synthesis: string | null, synthesisAsOf: string | null, path: Array<string>, isRepealed: boolean, notes: Array<string>, lastReformOn: string | null, textAsOf: string } | null };

export type ArticleCitesQueryVariables = Exact<{
  statute: string;
  number: string;
  asOf?: string | null | undefined;
}>;


export type ArticleCitesQuery = { article: { id: string, textAsOf: string, cites: Array<{ id: string, textAsOf: string, number: string, citation: string, title: string | null, isRepealed: boolean, source: TextSource, url: string, statute: { key: string, name: string, shortName: string, officialUrl: string | null } }> } | null };

export type ArticleCitedByQueryVariables = Exact<{
  statute: string;
  number: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ArticleCitedByQuery = { article: { id: string, textAsOf: string, citedBy: { totalCount: number, nodes: Array<{ id: string, title: string, kind: DocumentKind | null, passage: string, url: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ReadThesisQueryVariables = Exact<{
  registry: string;
}>;


export type ReadThesisQuery = { thesis: { id: string, registry: string, title: string, key: string | null, kind: DocumentKind, epoch: string | null, instance: string | null, body: string | null, subjects: Array<string>, location: string | null, publishedOn: string | null, publishedText: string | null, bindingFrom: string | null, excerpt: string, text: string | null, precedents: string | null, access: TextAccess, officialUrl: string | null, verification: string, citation: string, cites: Array<{ id: string, textAsOf: string, number: string, citation: string, title: string | null, isRepealed: boolean, source: TextSource, url: string, statute: { key: string, name: string, shortName: string, officialUrl: string | null } }> } | null };

export type ReadRulingQueryVariables = Exact<{
  id: string;
}>;


export type ReadRulingQuery = { ruling: { id: string, title: string, decidedOn: string | null, courtName: string, area: LegalArea, excerpt: string, text: string | null, access: TextAccess, officialUrl: string | null, citation: string, cites: Array<{ id: string, textAsOf: string, number: string, citation: string, title: string | null, isRepealed: boolean, source: TextSource, url: string, statute: { key: string, name: string, shortName: string, officialUrl: string | null } }> } | null };

export type ReadTopicQueryVariables = Exact<{
  slug: string;
}>;


export type ReadTopicQuery = { topic: { id: string, title: string, area: LegalArea, question: string, answer: string, term: string | null, steps: Array<string>, sections: Array<{ heading: string, points: Array<string> }>, articles: Array<{ id: string, textAsOf: string, number: string, citation: string, title: string | null, isRepealed: boolean, source: TextSource, url: string, statute: { key: string, name: string, shortName: string, officialUrl: string | null } }> } | null };

export type SearchResultFieldsFragment = { id: string, title: string, summary: string, reason: MatchReason, explanation: string, kind: DocumentKind | null, date: string | null, source: string, relevance: number, area: LegalArea, jurisdiction: Jurisdiction | null, court: Court | null, citations: number, access: TextAccess, url: string, officialUrl: string | null, passage: Array<{ text: string, isMatch: boolean }> };

export type FacetFieldsFragment = { value: string, label: string, count: number };

export type SavedFiltersFieldsFragment = { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null };

export type RecentSearchFieldsFragment = { query: string, sort: SearchSort, resultCount: number, searchedAt: string, filters: { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null } };

export type SavedSearchFieldsFragment = { id: string, name: string, query: string, sort: SearchSort, resultCount: number, hasAlert: boolean, newResultCount: number, lastRunAt: string, createdAt: string, filters: { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null } };

export type SearchQueryVariables = Exact<{
  query: string;
  filters?: SearchFilters | null | undefined;
  sort?: SearchSort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchQuery = { search: { totalCount: number, didYouMean: string | null, searchedInstead: string | null, notice: string | null, nodes: Array<{ id: string, title: string, summary: string, reason: MatchReason, explanation: string, kind: DocumentKind | null, date: string | null, source: string, relevance: number, area: LegalArea, jurisdiction: Jurisdiction | null, court: Court | null, citations: number, access: TextAccess, url: string, officialUrl: string | null, passage: Array<{ text: string, isMatch: boolean }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, topics: Array<{ id: string, title: string, summary: string, reason: MatchReason, explanation: string, kind: DocumentKind | null, date: string | null, source: string, relevance: number, area: LegalArea, jurisdiction: Jurisdiction | null, court: Court | null, citations: number, access: TextAccess, url: string, officialUrl: string | null, passage: Array<{ text: string, isMatch: boolean }> }>, facets: { areas: Array<{ value: string, label: string, count: number }>, kinds: Array<{ value: string, label: string, count: number }>, jurisdictions: Array<{ value: string, label: string, count: number }>, courts: Array<{ value: string, label: string, count: number }>, statutes: Array<{ value: string, label: string, count: number }>, years: Array<{ value: string, label: string, count: number }> } } };

export type SearchStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchStatisticsQuery = { searchStatistics: { jurisprudenceCount: number, legalCodesCount: number, articleCount: number, rulingCount: number, topicCount: number, availableSources: number, totalSearches: number, successRate: number | null, popularQueries: Array<string>, textAsOf: string | null } };

export type RecentSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentSearchesQuery = { recentSearches: Array<{ query: string, sort: SearchSort, resultCount: number, searchedAt: string, filters: { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null } }> };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, name: string, query: string, sort: SearchSort, resultCount: number, hasAlert: boolean, newResultCount: number, lastRunAt: string, createdAt: string, filters: { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null } }> };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { savedSearch: { id: string, name: string, query: string, sort: SearchSort, resultCount: number, hasAlert: boolean, newResultCount: number, lastRunAt: string, createdAt: string, filters: { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null } } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type UpdateSavedSearchMutationVariables = Exact<{
  input: UpdateSavedSearchInput;
}>;


export type UpdateSavedSearchMutation = { updateSavedSearch: { savedSearch: { id: string, name: string, query: string, sort: SearchSort, resultCount: number, hasAlert: boolean, newResultCount: number, lastRunAt: string, createdAt: string, filters: { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null } } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };

export type DeleteSavedSearchMutationVariables = Exact<{
  input: DeleteSavedSearchInput;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: { deletedId: string | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type ClearRecentSearchesMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearRecentSearchesMutation = { clearRecentSearches: { userErrors: Array<{ code: ErrorCode, message: string }> } };

export type SavedSearchAlertSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchAlertSubscription = { savedSearchAlert: { id: string, name: string, query: string, sort: SearchSort, resultCount: number, hasAlert: boolean, newResultCount: number, lastRunAt: string, createdAt: string, filters: { area: LegalArea | null, kinds: Array<DocumentKind>, jurisdiction: Jurisdiction | null, court: Court | null, dateRange: SearchDateRange | null, statute: string | null, category: ResearchCategory | null } } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, name: string, email: string | null, profession: string | null, plan: PlanCode, isPremium: boolean, features: Array<string>, subscription: { plan: PlanCode, status: PlanSubscriptionStatus, trialDaysLeft: number, currentPeriodEnd: string }, usage: { chat: number, documents: number, cases: number }, limits: { chatMessages: number, documentAnalysis: number, cases: number } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { ended: boolean } };

export type RefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshMutation = { refresh: { token: string | null, expiresAt: string | null, userErrors: Array<{ code: ErrorCode, message: string }> } };

export type SessionEndedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SessionEndedSubscription = { sessionEnded: { sessionId: string } };

export const CitationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Citation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]} as unknown as DocumentNode<CitationFieldsFragment, unknown>;
export const ChatMessageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"}},{"kind":"Field","name":{"kind":"Name","value":"isAbstention"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Citation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}}]} as unknown as DocumentNode<ChatMessageFieldsFragment, unknown>;
export const ChatThreadFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatThreadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}}]}}]} as unknown as DocumentNode<ChatThreadFieldsFragment, unknown>;
export const StatuteFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatuteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Statute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"lastReformOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasOfficialText"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastArticle"}}]}}]} as unknown as DocumentNode<StatuteFieldsFragment, unknown>;
export const ReadArticleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"synthesis"}},{"kind":"Field","name":{"kind":"Name","value":"synthesisAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"lastReformOn"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}}]}}]} as unknown as DocumentNode<ReadArticleFieldsFragment, unknown>;
export const CitedArticleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitedArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}}]}}]} as unknown as DocumentNode<CitedArticleFieldsFragment, unknown>;
export const SearchResultFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"passage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"relevance"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}}]} as unknown as DocumentNode<SearchResultFieldsFragment, unknown>;
export const FacetFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FacetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetBucket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<FacetFieldsFragment, unknown>;
export const SavedFiltersFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<SavedFiltersFieldsFragment, unknown>;
export const RecentSearchFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentSearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecentSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFiltersFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"searchedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<RecentSearchFieldsFragment, unknown>;
export const SavedSearchFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFiltersFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlert"}},{"kind":"Field","name":{"kind":"Name","value":"newResultCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<SavedSearchFieldsFragment, unknown>;
export const ChatThreadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatThreads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatThreads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatThreadFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatThreadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}}]}}]} as unknown as DocumentNode<ChatThreadsQuery, ChatThreadsQueryVariables>;
export const ChatThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatThreadFields"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Citation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatThreadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"}},{"kind":"Field","name":{"kind":"Name","value":"isAbstention"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]} as unknown as DocumentNode<ChatThreadQuery, ChatThreadQueryVariables>;
export const ChatMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Citation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"}},{"kind":"Field","name":{"kind":"Name","value":"isAbstention"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]} as unknown as DocumentNode<ChatMessageQuery, ChatMessageQueryVariables>;
export const ChatStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatStock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuteCount"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"synthesisCount"}},{"kind":"Field","name":{"kind":"Name","value":"officialTextCount"}},{"kind":"Field","name":{"kind":"Name","value":"topicCount"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]}}]} as unknown as DocumentNode<ChatStockQuery, ChatStockQueryVariables>;
export const ChatUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}}]} as unknown as DocumentNode<ChatUsageQuery, ChatUsageQueryVariables>;
export const AskQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatThreadFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Citation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatThreadFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatThread"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessageAt"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"}},{"kind":"Field","name":{"kind":"Name","value":"isAbstention"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]} as unknown as DocumentNode<AskQuestionMutation, AskQuestionMutationVariables>;
export const StopAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Citation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"}},{"kind":"Field","name":{"kind":"Name","value":"isAbstention"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]} as unknown as DocumentNode<StopAnswerMutation, StopAnswerMutationVariables>;
export const RenameThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameThreadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RenameThreadMutation, RenameThreadMutationVariables>;
export const DeleteThreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteThread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteThreadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteThread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedThreadId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteThreadMutation, DeleteThreadMutationVariables>;
export const ChatReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromOffset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"messageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fromOffset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromOffset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Citation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordinal"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"highlight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"threadId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"citations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitationFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"}},{"kind":"Field","name":{"kind":"Name","value":"isAbstention"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]} as unknown as DocumentNode<ChatReplySubscription, ChatReplySubscriptionVariables>;
export const StatuteListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatuteList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatuteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatuteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Statute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"lastReformOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasOfficialText"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastArticle"}}]}}]} as unknown as DocumentNode<StatuteListQuery, StatuteListQueryVariables>;
export const StatuteOutlineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatuteOutline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatuteFields"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"lastReformOn"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"depth"}},{"kind":"Field","name":{"kind":"Name","value":"firstArticle"}},{"kind":"Field","name":{"kind":"Name","value":"lastArticle"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatuteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Statute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"lastReformOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasOfficialText"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastArticle"}}]}}]} as unknown as DocumentNode<StatuteOutlineQuery, StatuteOutlineQueryVariables>;
export const StatuteSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatuteSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statute"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statuteSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"statute"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statute"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"previousArticle"}},{"kind":"Field","name":{"kind":"Name","value":"nextArticle"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadArticleFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"synthesis"}},{"kind":"Field","name":{"kind":"Name","value":"synthesisAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"lastReformOn"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}}]}}]} as unknown as DocumentNode<StatuteSectionQuery, StatuteSectionQueryVariables>;
export const ArticleVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statute"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"statute"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statute"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadArticleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"synthesis"}},{"kind":"Field","name":{"kind":"Name","value":"synthesisAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"lastReformOn"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}}]}}]} as unknown as DocumentNode<ArticleVersionQuery, ArticleVersionQueryVariables>;
export const ArticleCitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleCites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statute"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"statute"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statute"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"asOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"cites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitedArticleFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitedArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}}]}}]} as unknown as DocumentNode<ArticleCitesQuery, ArticleCitesQueryVariables>;
export const ArticleCitedByDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleCitedBy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statute"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"statute"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statute"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"citedBy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"passage"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleCitedByQuery, ArticleCitedByQueryVariables>;
export const ReadThesisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadThesis"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"registry"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thesis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"registry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"registry"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registry"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"epoch"}},{"kind":"Field","name":{"kind":"Name","value":"instance"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"publishedOn"}},{"kind":"Field","name":{"kind":"Name","value":"publishedText"}},{"kind":"Field","name":{"kind":"Name","value":"bindingFrom"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"precedents"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"verification"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"cites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitedArticleFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitedArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}}]}}]} as unknown as DocumentNode<ReadThesisQuery, ReadThesisQueryVariables>;
export const ReadRulingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadRuling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"decidedOn"}},{"kind":"Field","name":{"kind":"Name","value":"courtName"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"cites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitedArticleFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitedArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}}]}}]} as unknown as DocumentNode<ReadRulingQuery, ReadRulingQueryVariables>;
export const ReadTopicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadTopic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CitedArticleFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CitedArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRepealed"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"statute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}}]}}]} as unknown as DocumentNode<ReadTopicQuery, ReadTopicQueryVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchFilters"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResultFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResultFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FacetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FacetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jurisdictions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FacetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FacetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FacetFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"years"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FacetFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"didYouMean"}},{"kind":"Field","name":{"kind":"Name","value":"searchedInstead"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"passage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isMatch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"relevance"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"citations"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"officialUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FacetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FacetBucket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const SearchStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurisprudenceCount"}},{"kind":"Field","name":{"kind":"Name","value":"legalCodesCount"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}},{"kind":"Field","name":{"kind":"Name","value":"rulingCount"}},{"kind":"Field","name":{"kind":"Name","value":"topicCount"}},{"kind":"Field","name":{"kind":"Name","value":"availableSources"}},{"kind":"Field","name":{"kind":"Name","value":"totalSearches"}},{"kind":"Field","name":{"kind":"Name","value":"successRate"}},{"kind":"Field","name":{"kind":"Name","value":"popularQueries"}},{"kind":"Field","name":{"kind":"Name","value":"textAsOf"}}]}}]}}]} as unknown as DocumentNode<SearchStatisticsQuery, SearchStatisticsQueryVariables>;
export const RecentSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentSearchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentSearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecentSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFiltersFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"searchedAt"}}]}}]} as unknown as DocumentNode<RecentSearchesQuery, RecentSearchesQueryVariables>;
export const SavedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFiltersFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlert"}},{"kind":"Field","name":{"kind":"Name","value":"newResultCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const SaveSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFiltersFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlert"}},{"kind":"Field","name":{"kind":"Name","value":"newResultCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SaveSearchMutation, SaveSearchMutationVariables>;
export const UpdateSavedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSavedSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFiltersFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlert"}},{"kind":"Field","name":{"kind":"Name","value":"newResultCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>;
export const DeleteSavedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSavedSearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const ClearRecentSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearRecentSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearRecentSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ClearRecentSearchesMutation, ClearRecentSearchesMutationVariables>;
export const SavedSearchAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SavedSearchAlert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchAlert"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFiltersFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedFilters"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jurisdiction"}},{"kind":"Field","name":{"kind":"Name","value":"court"}},{"kind":"Field","name":{"kind":"Name","value":"dateRange"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFiltersFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"resultCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasAlert"}},{"kind":"Field","name":{"kind":"Name","value":"newResultCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SavedSearchAlertSubscription, SavedSearchAlertSubscriptionVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"profession"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"trialDaysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"}},{"kind":"Field","name":{"kind":"Name","value":"documentAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}}]}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const RefreshDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Refresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refresh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RefreshMutation, RefreshMutationVariables>;
export const SessionEndedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SessionEnded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionEnded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}}]}}]}}]} as unknown as DocumentNode<SessionEndedSubscription, SessionEndedSubscriptionVariables>;
export const useChatThreadsQuery = (options: R.useQuery.Options<ChatThreadsQuery, ChatThreadsQueryVariables> & ({ variables: ChatThreadsQueryVariables } | { skip: true })) =>
  R.useQuery(ChatThreadsDocument, options as never) as R.useQuery.Result<ChatThreadsQuery, ChatThreadsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useChatThreadQuery = (options: R.useQuery.Options<ChatThreadQuery, ChatThreadQueryVariables> & ({ variables: ChatThreadQueryVariables } | { skip: true })) =>
  R.useQuery(ChatThreadDocument, options as never) as R.useQuery.Result<ChatThreadQuery, ChatThreadQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useChatMessageQuery = (options: R.useQuery.Options<ChatMessageQuery, ChatMessageQueryVariables> & ({ variables: ChatMessageQueryVariables } | { skip: true })) =>
  R.useQuery(ChatMessageDocument, options as never) as R.useQuery.Result<ChatMessageQuery, ChatMessageQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useChatStockQuery = (options: R.useQuery.Options<ChatStockQuery, ChatStockQueryVariables> = {}) =>
  R.useQuery(ChatStockDocument, options as never) as R.useQuery.Result<ChatStockQuery, ChatStockQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useChatUsageQuery = (options: R.useQuery.Options<ChatUsageQuery, ChatUsageQueryVariables> = {}) =>
  R.useQuery(ChatUsageDocument, options as never) as R.useQuery.Result<ChatUsageQuery, ChatUsageQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useAskQuestionMutation = (options: R.useMutation.Options<AskQuestionMutation, AskQuestionMutationVariables> = {}) =>
  R.useMutation<AskQuestionMutation, AskQuestionMutationVariables>(AskQuestionDocument, options);
export const useStopAnswerMutation = (options: R.useMutation.Options<StopAnswerMutation, StopAnswerMutationVariables> = {}) =>
  R.useMutation<StopAnswerMutation, StopAnswerMutationVariables>(StopAnswerDocument, options);
export const useRenameThreadMutation = (options: R.useMutation.Options<RenameThreadMutation, RenameThreadMutationVariables> = {}) =>
  R.useMutation<RenameThreadMutation, RenameThreadMutationVariables>(RenameThreadDocument, options);
export const useDeleteThreadMutation = (options: R.useMutation.Options<DeleteThreadMutation, DeleteThreadMutationVariables> = {}) =>
  R.useMutation<DeleteThreadMutation, DeleteThreadMutationVariables>(DeleteThreadDocument, options);
export const useChatReplySubscription = (
  options: Omit<R.useSubscription.Options<ChatReplySubscription, ChatReplySubscriptionVariables>, 'variables'> & ({ variables: ChatReplySubscriptionVariables } | { skip: true }),
) => R.useSubscription<ChatReplySubscription, ChatReplySubscriptionVariables>(ChatReplyDocument, options as never);
export const useStatuteListQuery = (options: R.useQuery.Options<StatuteListQuery, StatuteListQueryVariables> = {}) =>
  R.useQuery(StatuteListDocument, options as never) as R.useQuery.Result<StatuteListQuery, StatuteListQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useStatuteOutlineQuery = (options: R.useQuery.Options<StatuteOutlineQuery, StatuteOutlineQueryVariables> & ({ variables: StatuteOutlineQueryVariables } | { skip: true })) =>
  R.useQuery(StatuteOutlineDocument, options as never) as R.useQuery.Result<StatuteOutlineQuery, StatuteOutlineQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useStatuteSectionQuery = (options: R.useQuery.Options<StatuteSectionQuery, StatuteSectionQueryVariables> & ({ variables: StatuteSectionQueryVariables } | { skip: true })) =>
  R.useQuery(StatuteSectionDocument, options as never) as R.useQuery.Result<StatuteSectionQuery, StatuteSectionQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useArticleVersionQuery = (options: R.useQuery.Options<ArticleVersionQuery, ArticleVersionQueryVariables> & ({ variables: ArticleVersionQueryVariables } | { skip: true })) =>
  R.useQuery(ArticleVersionDocument, options as never) as R.useQuery.Result<ArticleVersionQuery, ArticleVersionQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useArticleCitesQuery = (options: R.useQuery.Options<ArticleCitesQuery, ArticleCitesQueryVariables> & ({ variables: ArticleCitesQueryVariables } | { skip: true })) =>
  R.useQuery(ArticleCitesDocument, options as never) as R.useQuery.Result<ArticleCitesQuery, ArticleCitesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useArticleCitedByQuery = (options: R.useQuery.Options<ArticleCitedByQuery, ArticleCitedByQueryVariables> & ({ variables: ArticleCitedByQueryVariables } | { skip: true })) =>
  R.useQuery(ArticleCitedByDocument, options as never) as R.useQuery.Result<ArticleCitedByQuery, ArticleCitedByQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useReadThesisQuery = (options: R.useQuery.Options<ReadThesisQuery, ReadThesisQueryVariables> & ({ variables: ReadThesisQueryVariables } | { skip: true })) =>
  R.useQuery(ReadThesisDocument, options as never) as R.useQuery.Result<ReadThesisQuery, ReadThesisQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useReadRulingQuery = (options: R.useQuery.Options<ReadRulingQuery, ReadRulingQueryVariables> & ({ variables: ReadRulingQueryVariables } | { skip: true })) =>
  R.useQuery(ReadRulingDocument, options as never) as R.useQuery.Result<ReadRulingQuery, ReadRulingQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useReadTopicQuery = (options: R.useQuery.Options<ReadTopicQuery, ReadTopicQueryVariables> & ({ variables: ReadTopicQueryVariables } | { skip: true })) =>
  R.useQuery(ReadTopicDocument, options as never) as R.useQuery.Result<ReadTopicQuery, ReadTopicQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSearchQuery = (options: R.useQuery.Options<SearchQuery, SearchQueryVariables> & ({ variables: SearchQueryVariables } | { skip: true })) =>
  R.useQuery(SearchDocument, options as never) as R.useQuery.Result<SearchQuery, SearchQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSearchStatisticsQuery = (options: R.useQuery.Options<SearchStatisticsQuery, SearchStatisticsQueryVariables> = {}) =>
  R.useQuery(SearchStatisticsDocument, options as never) as R.useQuery.Result<SearchStatisticsQuery, SearchStatisticsQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useRecentSearchesQuery = (options: R.useQuery.Options<RecentSearchesQuery, RecentSearchesQueryVariables> = {}) =>
  R.useQuery(RecentSearchesDocument, options as never) as R.useQuery.Result<RecentSearchesQuery, RecentSearchesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSavedSearchesQuery = (options: R.useQuery.Options<SavedSearchesQuery, SavedSearchesQueryVariables> = {}) =>
  R.useQuery(SavedSearchesDocument, options as never) as R.useQuery.Result<SavedSearchesQuery, SavedSearchesQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useSaveSearchMutation = (options: R.useMutation.Options<SaveSearchMutation, SaveSearchMutationVariables> = {}) =>
  R.useMutation<SaveSearchMutation, SaveSearchMutationVariables>(SaveSearchDocument, options);
export const useUpdateSavedSearchMutation = (options: R.useMutation.Options<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables> = {}) =>
  R.useMutation<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>(UpdateSavedSearchDocument, options);
export const useDeleteSavedSearchMutation = (options: R.useMutation.Options<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables> = {}) =>
  R.useMutation<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>(DeleteSavedSearchDocument, options);
export const useClearRecentSearchesMutation = (options: R.useMutation.Options<ClearRecentSearchesMutation, ClearRecentSearchesMutationVariables> = {}) =>
  R.useMutation<ClearRecentSearchesMutation, ClearRecentSearchesMutationVariables>(ClearRecentSearchesDocument, options);
export const useSavedSearchAlertSubscription = (
  options: Omit<R.useSubscription.Options<SavedSearchAlertSubscription, SavedSearchAlertSubscriptionVariables>, 'variables'> & ({ variables?: SavedSearchAlertSubscriptionVariables }),
) => R.useSubscription<SavedSearchAlertSubscription, SavedSearchAlertSubscriptionVariables>(SavedSearchAlertDocument, options as never);
export const useMeQuery = (options: R.useQuery.Options<MeQuery, MeQueryVariables> = {}) =>
  R.useQuery(MeDocument, options as never) as R.useQuery.Result<MeQuery, MeQueryVariables, 'empty' | 'complete' | 'streaming'>;
export const useLogoutMutation = (options: R.useMutation.Options<LogoutMutation, LogoutMutationVariables> = {}) =>
  R.useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
export const useRefreshMutation = (options: R.useMutation.Options<RefreshMutation, RefreshMutationVariables> = {}) =>
  R.useMutation<RefreshMutation, RefreshMutationVariables>(RefreshDocument, options);
export const useSessionEndedSubscription = (
  options: Omit<R.useSubscription.Options<SessionEndedSubscription, SessionEndedSubscriptionVariables>, 'variables'> & ({ variables?: SessionEndedSubscriptionVariables }),
) => R.useSubscription<SessionEndedSubscription, SessionEndedSubscriptionVariables>(SessionEndedDocument, options as never);