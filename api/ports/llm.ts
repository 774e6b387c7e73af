import type { AnswerEngine, LegalArea, TextSource } from '#schema/generated/contract.ts';

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
  abstention: Abstention | null;
}

/**
 * Writes the answer to a question about Mexican law from what was retrieved, and from nothing else.
 * One contract suite (`tests/contract/llm.suite.ts`) runs against every implementation.
 */
export interface AnswerModel {
  readonly engine: AnswerEngine;
  /** Name of the generative model; `null` for the embedded engine. */
  readonly model: string | null;
  /**
   * Markdown in pieces. Citations are marks `{{lft:518}}` or `{{lft:518|párrafo segundo}}`; quoted words stand in
   * «guillemets» right before their mark. Rejects with `PortError` when the provider fails, hangs or is cut.
   */
  write(request: AnswerRequest, signal: AbortSignal): AsyncIterable<string>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    llm: AnswerModel;
  }
}
