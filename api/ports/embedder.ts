/** Purpose of an embedding: some models embed questions and documents differently. */
export type EmbeddingPurpose = 'DOCUMENT' | 'QUERY';

/**
 * Turns texts into vectors that are close to each other when the texts have similar meanings.
 * One contract suite (`tests/contract/embedder.suite.ts`) runs against every implementation.
 */
export interface Embedder {
  /** Name of the model: vectors of different models are never compared. */
  readonly model: string;
  /**
   * One vector of length 1 for each text, in the same order. Rejects with `PortError` when the provider fails, times out
   * or sends an invalid reply, and with the signal's reason when it is aborted.
   */
  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal: AbortSignal): Promise<Float32Array[]>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    /** `null`: no provider is configured; search uses words only. */
    embedder: Embedder | null;
  }
}
