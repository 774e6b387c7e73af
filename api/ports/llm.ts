import type { AnswerEngine, AnswerStyle, LegalArea, TextSource } from '#schema/generated/contract.ts';

/** An article that was found for a question, with the words that an answer may rest on. */
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
  /** Foja's synthesis, when there is one: the embedded engine tells the law with it. */
  synthesis: string | null;
  /** Date of the text, `YYYY-MM-DD`. */
  textAsOf: string;
  /** The fraction that the question names or is about, when the official text is held and one stands out. */
  focus?: PassageFocus | null;
}

export interface PassageFocus {
  /** As a citation mark says it: `fr. XIII`, `apartado A, fr. XXII`, `párrafo segundo`. */
  detail: string;
  /** `XIII`; `null` when it is a paragraph. */
  number: string | null;
  /** Its words in the official text, without its number. */
  words: string;
}

/** What a follow-up adds to the question before it, and where it is answered. */
export interface Aspect {
  /** Points of the topics that speak of it, with their citation marks. */
  points: string[];
  /** Passages that speak of it, best first: `lft:49`. */
  articles: string[];
}

/** A topic of Foja's own stock; its sentences carry citation marks (see `AnswerModel.write`). */
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

/** An answer that fits the question as it was asked: it comes first, with its citation marks. */
export interface DirectReply {
  /** The first sentence answers by itself. */
  answer: string;
  more: string[];
  askBack: string[];
  /** What the law of another place has to do with it; `null`: nothing to say. */
  placeNote: string | null;
  /** Another reading that is nearly as likely, in a sentence; `null`: none. */
  otherReading: { question: string; answer: string } | null;
}

/** Why a question is answered by saying that it cannot be: decided before any model is asked. */
export interface Abstention {
  /** Spanish, one or two sentences: what is missing and, when it is known, where it would be found. */
  reason: string;
}

/** A statement of the question that the law contradicts, to be set right before anything else. */
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
  /** Absent or `null`: no direct answer fits, the topics and passages are all there is. */
  direct?: DirectReply | null;
  /** The first topic is plainly what is asked about: where it stands may be said. Absent: it may not. */
  isPlainTopic?: boolean;
  /** What is to be said of time and place before the answer, with its citation marks; absent: nothing. */
  notices?: string[];
  /** What is said after the answer, each a line that claims no law: later reforms. */
  closingNotes?: string[];
  /** Absent or `null`: the question stands alone. */
  aspect?: Aspect | null;
  abstention: Abstention | null;
  /** All that is said: a word of courtesy, to a message that asks nothing. */
  remark?: string;
  /** Only the short answer is wanted. */
  isBrief?: boolean;
  /** How it is told; absent: as usual. */
  style?: AnswerStyle;
}

/** What the writing of one answer took. */
export interface AnswerUsage {
  /** Requests to the provider that were begun; 0: nobody was asked, the embedded engine wrote. */
  calls: number;
  /** As the provider counted them, or about four characters each where it does not say. */
  inputTokens: number;
  outputTokens: number;
  /** Sent back once because nothing backed them. */
  repairedSentences: number;
  /** Left out because nothing backed them. */
  droppedSentences: number;
}

/**
 * Writes the answer to a question about Mexican law from what was retrieved, and from nothing else.
 * One contract suite (`tests/contract/llm.suite.ts`) runs against every implementation.
 */
export interface AnswerModel {
  readonly engine: AnswerEngine;
  /** Name of the generative model; `null` for the embedded engine. */
  readonly model: string | null;
  /** Who writes the answer anew when this one fails, which is then told to the reader. Absent: nobody. */
  readonly fallback?: AnswerModel;
  /**
   * Markdown in pieces. Citations are marks `{{lft:518}}` or `{{lft:518|párrafo segundo}}`; quoted words stand in
   * «guillemets» right before their mark. Rejects with `PortError` when the provider fails, hangs, is cut, or writes
   * what nothing backs. A model that counts calls `onUsage` once, however the writing ends.
   */
  write(request: AnswerRequest, signal: AbortSignal, onUsage?: (usage: AnswerUsage) => void): AsyncIterable<string>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    llm: AnswerModel;
  }
}
