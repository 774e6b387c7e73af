import { foldText } from '#schema/lib/fold-text.ts';
import type { Embedder } from '#api/ports/embedder.ts';
import { PortError } from '#api/ports/port-error.ts';

const DIMENSIONS = 64;

const axisOf = (word: string): number =>
  [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % DIMENSIONS;

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]{4,}/g) ?? [];

/**
 * An embedding model without a network. Each word is an axis; `meanings` maps words with the same meaning to one. It
 * records its inputs and can fail or never answer (`mode`).
 */
export class FakeEmbedder implements Embedder {
  readonly model = 'fake-words';
  mode: 'UP' | 'DOWN' | 'SILENT' = 'UP';
  readonly asked: string[] = [];
  readonly embedded: string[] = [];
  /** Texts with this word are rejected, like texts that are too long. */
  poison: string | null = null;

  private readonly meanings: ReadonlyMap<string, string>;

  constructor(meanings: Record<string, string> = {}) {
    this.meanings = new Map(Object.entries(meanings));
  }

  async embed(texts: readonly string[], purpose: 'DOCUMENT' | 'QUERY', signal: AbortSignal): Promise<Float32Array[]> {
    signal.throwIfAborted();
    (purpose === 'QUERY' ? this.asked : this.embedded).push(...texts);
    if (this.mode === 'DOWN') throw new PortError('UNAVAILABLE', 'the fake is down');
    if (this.mode === 'SILENT')
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const { poison } = this;
    if (poison !== null && texts.some((text) => wordsOf(text).includes(poison)))
      throw new PortError('BAD_REPLY', 'the fake rejects a text');
    return Promise.resolve(texts.map((text) => this.vectorOf(text)));
  }

  private vectorOf(text: string): Float32Array {
    const vector = new Float32Array(DIMENSIONS);
    for (const word of wordsOf(text)) {
      const axis = axisOf(this.meanings.get(word) ?? word);
      vector[axis] = (vector[axis] ?? 0) + 1;
    }
    const length = Math.hypot(...vector);
    return length === 0 ? vector.fill(1 / Math.sqrt(DIMENSIONS)) : vector.map((value) => value / length);
  }
}
