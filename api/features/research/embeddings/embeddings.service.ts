import { SCOPES } from '#db/search/documents.ts';
import type { Catalogue } from '#db/search/catalogue.ts';
import type { Ctx } from '#api/kernel/context.ts';
import type { Embedder } from '#api/ports/embedder.ts';
import { nearestTexts } from './nearness.rules.ts';
import { questionVectors } from './question-vectors.service.ts';
import { vectorsOf } from './vector-cache.service.ts';

/** Ids with how near they are, 0–1. */
export type Nearness = ReadonlyMap<string, number>;
export const NOTHING_NEAR: Nearness = new Map();

/** A question whose meaning is being read. */
interface QuestionEmbedding {
  /** Texts of the stock near to it, the nearest first; nothing when the provider fails. Never rejects. */
  nearIn(catalogue: Catalogue): Promise<Nearness>;
}

/** Begins to read what a question means. */
export type EmbedQuestion = (question: string) => QuestionEmbedding;

type Parts = Pick<Ctx, 'em' | 'clock' | 'log' | 'ports'>;

const held = new WeakMap<Catalogue, ReadonlySet<string>>();

function idsIn(catalogue: Catalogue): ReadonlySet<string> {
  const ids = held.get(catalogue) ?? new Set(SCOPES.flatMap((scope) => catalogue.documents[scope].map(({ id }) => id)));
  held.set(catalogue, ids);
  return ids;
}

/** The vector of a question beside those of the stock. Nobody is asked while there is nothing to compare with. */
async function read(embedder: Embedder, { em, clock, log }: Parts, question: string) {
  try {
    const vectors = await vectorsOf(em, embedder.model);
    if (vectors.size === 0) return null;
    const vector = await questionVectors(embedder).vectorOf(question, clock.now().getTime());
    return vector && { vector, vectors };
  } catch (error) {
    log.warn({ err: error }, 'meaning: the search goes on without it');
    return null;
  }
}

/** How searches read meanings; `undefined` where no provider is configured: then they go by words alone. */
export function questionEmbedder(parts: Parts): EmbedQuestion | undefined {
  const { embedder } = parts.ports;
  if (!embedder) return undefined;
  return (question) => {
    const reading = read(embedder, parts, question);
    return {
      async nearIn(catalogue) {
        const found = await reading;
        const ids = idsIn(catalogue);
        return found ? nearestTexts(found.vector, found.vectors, (id) => ids.has(id)) : NOTHING_NEAR;
      },
    };
  };
}
