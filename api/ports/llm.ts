import type { AnswerEngine, AnswerStyle, LegalArea, TextSource } from '#schema/generated/contract.ts';

/** An article that was retrieved for a question, with the text on which an answer may rely. */
export interface AnswerPassage {
  statuteKey: string;
  statuteName: string;
  /** `LFT`, `CCF`: how the law is cited. */
  statuteShortName: string;
  articleNumber: string;
  title: string | null;
  /** Official text where it is loaded, otherwise Foja's synthesis. */
  text: string;
  source: TextSource;
  /** Foja's synthesis, when there is one. The local engine writes with it. */
  synthesis: string | null;
  /** Date of the text, `YYYY-MM-DD`. */
  textAsOf: string;
  /** The fraction or paragraph that the question names or is about; only with official text. */
  focus?: PassageFocus | null;
}

export interface PassageFocus {
  /** As in a citation mark: `fr. XIII`, `apartado A, fr. XXII`, `párrafo segundo`. */
  detail: string;
  /** `XIII`; `null` when it is a paragraph. */
  number: string | null;
  /** Its official text, without its number. */
  words: string;
}

/** What a follow-up question adds to the previous one, and where the answer is. */
export interface Aspect {
  /** Points of topics about it, with their citation marks. */
  points: string[];
  /** Articles about it, best first: `lft:49`. */
  articles: string[];
}

/** A topic of Foja's stock. Its sentences have citation marks (see `AnswerModel.write`). */
export interface AnswerTopic {
  id: string;
  area: LegalArea;
  title: string;
  answer: string;
  sections: { heading: string; points: string[] }[];
  term?: string;
  steps: string[];
  askBack: string[];
}

/** A direct answer that fits the question. It comes first, with its citation marks. */
export interface DirectReply {
  /** The first sentence answers by itself. */
  answer: string;
  more: string[];
  askBack: string[];
  /** A note about the law of another place; `null`: none. */
  placeNote: string | null;
  /** Another interpretation of the question that is nearly as likely; `null`: none. */
  otherReading: { question: string; answer: string } | null;
}

/** The reason why a question is not answered. It is decided before a model is called. */
interface Abstention {
  /** Spanish, one or two sentences: what is missing and, when it is known, where it would be found. */
  reason: string;
}

/** The correction of a false premise of the question. It comes before the answer. */
export interface Correction {
  /** Spanish, one sentence, with its citation mark. */
  text: string;
}

export interface AnswerRequest {
  question: string;
  /** Earlier turns of the conversation, oldest first. */
  history: { role: 'USER' | 'ASSISTANT'; text: string }[];
  area: LegalArea | null;
  /** Best first. */
  passages: AnswerPassage[];
  /** Best first; empty when no topic fits. */
  topics: AnswerTopic[];
  corrections: Correction[];
  /** Absent or `null`: no direct answer fits. */
  direct?: DirectReply | null;
  /** The question is clearly about the first topic, so its article may be named as the answer. Absent: false. */
  isPlainTopic?: boolean;
  /** Notes about time and place before the answer, with their citation marks. */
  notices?: string[];
  /** Lines after the answer that state no law: notes about later reforms. */
  closingNotes?: string[];
  /** Absent or `null`: the question is no follow-up. */
  aspect?: Aspect | null;
  abstention: Abstention | null;
  /** The whole answer to a message that is no question (a greeting, thanks). */
  remark?: string;
  /** Only the short answer is requested. */
  isBrief?: boolean;
  /** Absent: the usual style. */
  style?: AnswerStyle;
}

/** The cost of writing one answer. */
export interface AnswerUsage {
  /** Requests that were sent to the provider; 0: the local engine wrote the answer. */
  calls: number;
  /** As the provider counts; where it does not, estimated with four characters per token. */
  inputTokens: number;
  outputTokens: number;
  /** Sentences without support that were sent back to the model for repair. */
  repairedSentences: number;
  /** Sentences that were left out because they had no support. */
  droppedSentences: number;
}

/** A clause that somebody wants in a contract. */
export interface ClauseRequest {
  /** What it should say, in plain words. */
  request: string;
  /** Name of the contract and where it is used: «Arrendamiento · CDMX». */
  contract: string;
  /** Headings of the clauses that it has. */
  headings: readonly string[];
  /** Text of the contract, for its names of parties and defined words. */
  contractText: string;
  /** Articles that the clause may cite, best first. */
  passages: readonly AnswerPassage[];
}

export interface ClauseDraft {
  /** In capitals, without number. */
  heading: string;
  paragraphs: string[];
}

/** A part of a document, personal data replaced. */
interface DocumentPart {
  /** Heading or number as it is written; empty: none. */
  heading: string;
  text: string;
}

export interface DocumentRequest {
  /** `null`: a summary is wanted. */
  question: string | null;
  /** In the order of the document. */
  parts: readonly DocumentPart[];
}

/** A sentence about a document. Whoever asked checks that its quotes stand there. */
export interface DocumentPoint {
  text: string;
  quotes: string[];
}

/**
 * Writes the answer to a question about Mexican law, only from the retrieved material.
 * One contract suite (`tests/contract/llm.suite.ts`) runs against every implementation.
 */
export interface AnswerModel {
  readonly engine: AnswerEngine;
  /** Name of the generative model; `null` for the local engine. */
  readonly model: string | null;
  /** Writes the answer when this model fails; the reader is told so. */
  readonly fallback?: AnswerModel;
  /**
   * Markdown in pieces. Citations are marks `{{lft:518}}` or `{{lft:518|párrafo segundo}}`; quotations are in «guillemets»
   * directly before their mark. Rejects with `PortError` when the provider fails, times out, cuts its reply or writes
   * mostly unsupported sentences. A generative model calls `onUsage` once, also after an error.
   */
  write(request: AnswerRequest, signal: AbortSignal, onUsage?: (usage: AnswerUsage) => void): AsyncIterable<string>;
  /** Drafts a clause; absent: the local engine has no model. Rejects with `PortError` like `write`. */
  draftClause?(request: ClauseRequest, signal: AbortSignal): Promise<ClauseDraft>;
  /**
   * Answers a question about a document, or sums it up; no points: the document does not say it. Absent: the local engine
   * has no model. Rejects with `PortError` like `write`.
   */
  readDocument?(request: DocumentRequest, signal: AbortSignal): Promise<DocumentPoint[]>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    llm: AnswerModel;
  }
}
