import { describe, expect, it } from 'vitest';
import type { Embedder } from '#api/ports/embedder.ts';
import { PortError } from '#api/ports/port-error.ts';

/** What every provider of embeddings keeps to, whoever stands behind it. */

// Words of our own in the shape of a law: official text is never kept in the repository.
export const TEXTS = [
  'Quien fue despedido tiene dos meses para demandar.',
  'El arrendador devuelve el depósito al terminar el contrato.',
  'Los zapatos verdes se devuelven en nueve días.',
];

export const never = (): AbortSignal => new AbortController().signal;

export const failureOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    (error: unknown) => error,
  );

/** One vector a text, all of one size and of length one. */
export function expectUnitVectors(vectors: Float32Array[], count: number): void {
  expect(vectors).toHaveLength(count);
  expect(new Set(vectors.map((vector) => vector.length)).size).toBe(1);
  for (const vector of vectors) {
    expect(vector).toBeInstanceOf(Float32Array);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  }
}

export interface Provider {
  name: string;
  /** Before a provider that answers well. */
  create(): Embedder;
  /** Requests that reached it. */
  calls(): number;
}

export function embedderSuite({ name, create, calls }: Provider): void {
  describe(`the embedder: ${name}`, () => {
    it('says which model it is', () => {
      expect(create().model).not.toBe('');
    });

    it('gives a vector of length one for each text, in their order', async () => {
      const embedder = create();
      const vectors = await embedder.embed(TEXTS, 'DOCUMENT', never());
      expectUnitVectors(vectors, TEXTS.length);
      for (const [at, text] of TEXTS.entries())
        expect((await embedder.embed([text], 'DOCUMENT', never()))[0]).toEqual(vectors[at]);
    });

    it('gives as many vectors as there are texts, however many', async () => {
      const many = Array.from({ length: 70 }, (_, at) => `Artículo de ejemplo número ${at}.`);
      const vectors = await create().embed(many, 'DOCUMENT', never());
      expectUnitVectors(vectors, many.length);
      expect((await create().embed([many[69] ?? ''], 'DOCUMENT', never()))[0]).toEqual(vectors[69]);
    });

    it('asks nobody for no text', async () => {
      const before = calls();
      expect(await create().embed([], 'DOCUMENT', never())).toEqual([]);
      expect(calls()).toBe(before);
    });

    it('asks nobody when it was stopped before', async () => {
      const before = calls();
      const stopped = new Error('stopped');
      expect(await failureOf(create().embed(TEXTS, 'QUERY', AbortSignal.abort(stopped)))).toBe(stopped);
      expect(calls()).toBe(before);
    });

    it('stops when it is told to', async () => {
      const stop = new AbortController();
      const asking = failureOf(create().embed(TEXTS, 'QUERY', stop.signal));
      stop.abort(new Error('the server drains'));
      expect(await asking).not.toBeInstanceOf(PortError);
    });
  });
}
