/** What a text is embedded for: models that tell a question from what answers it find better. */
export type EmbeddingPurpose = 'DOCUMENT' | 'QUERY';

/**
 * Turns texts into vectors that lie near each other when the texts mean the same.
 * One contract suite (`tests/contract/embedder.suite.ts`) runs against every implementation.
 */
export interface Embedder {
  /** Name of the model: vectors of different models are never compared. */
  readonly model: string;
  /**
   * Vectors of length one, one a text, in their order. Rejects with `PortError` when the provider fails, hangs or
   * answers nonsense, and with the signal's reason when it is told to stop.
   */
  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal: AbortSignal): Promise<Float32Array[]>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    /** `null`: no provider is configured, texts are found by their words alone. */
    embedder: Embedder | null;
  }
}
