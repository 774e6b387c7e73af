import { maskPersonalData } from '#api/kernel/security/personal-data.rules.ts';
import type { Embedder } from '#api/ports/embedder.ts';

/** Limit of the wait: a search also works without embeddings. */
const PATIENCE_MS = 1500;
/** A provider that failed is not called for this long, so that an outage does not slow every search. */
const REST_MS = 20_000;
const MAX_KEPT = 300;

/** Vectors of the questions that were asked last: pages of one search, and what many people ask, are embedded once. */
class QuestionVectors {
  private readonly kept = new Map<string, Promise<Float32Array>>();
  private restsUntil = 0;

  constructor(private readonly embedder: Embedder) {}

  /** `null` while the provider is left alone; rejects when it fails now. */
  vectorOf(question: string, now: number): Promise<Float32Array | null> {
    const known = this.kept.get(question);
    if (!known && now < this.restsUntil) return Promise.resolve(null);
    const asking = known ?? this.ask(question);
    // Last used, last dropped.
    this.kept.delete(question);
    this.kept.set(question, asking);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
    asking.catch(() => {
      if (this.kept.get(question) === asking) this.kept.delete(question);
      this.restsUntil = Math.max(this.restsUntil, now + REST_MS);
    });
    return asking;
  }

  private async ask(question: string): Promise<Float32Array> {
    const [vector] = await this.embedder.embed([maskPersonalData(question)], 'QUERY', AbortSignal.timeout(PATIENCE_MS));
    if (!vector) throw new Error('no vector for a question');
    return vector;
  }
}

const known = new WeakMap<Embedder, QuestionVectors>();

export function questionVectors(embedder: Embedder): QuestionVectors {
  const own = known.get(embedder) ?? new QuestionVectors(embedder);
  known.set(embedder, own);
  return own;
}
