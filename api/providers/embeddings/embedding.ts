import { createGoogle, type GoogleEmbeddingModelOptions } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import { batchesOf } from '#schema/lib/batches.ts';
import type { Embedder, EmbeddingPurpose } from '#api/ports/embedder.ts';
import { PortError } from '#api/ports/port-error.ts';
import { portErrorOf } from '../ai-sdk-errors.ts';

export interface GeminiEmbedderSettings {
  apiKey: string;
  model: string;
  timeoutMs: number;
}

export interface OpenAiCompatibleEmbedderSettings {
  /** With its version: `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
}

/** Some servers with OpenAI's API accept no more texts per request. */
const BATCH = 32;
/** The smallest size that Gemini's models are trained for. The whole stock then takes 80 MB of memory. */
const GEMINI_DIMENSIONS = 768;

type EmbedRequest = Pick<Parameters<typeof embedMany>[0], 'model' | 'values' | 'providerOptions'>;

/** Normalizes to length 1, so that the scalar product is the cosine. */
function unitVector(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values);
  if (!(length > 0) || !Number.isFinite(length)) throw new PortError('BAD_REPLY', 'a vector has no direction');
  return Float32Array.from(values, (value) => value / length);
}

/** Sends one request. Rejects with `TIMEOUT` after `timeoutMs`. */
async function embedBatch(asked: EmbedRequest, timeoutMs: number, signal: AbortSignal): Promise<Float32Array[]> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { embeddings } = await embedMany({
      ...asked,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, timeout]),
    });
    const vectors = embeddings.map(unitVector);
    if (new Set(vectors.map((vector) => vector.length)).size !== 1)
      throw new PortError('BAD_REPLY', 'vectors of several sizes');
    return vectors;
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) throw new PortError('TIMEOUT', `no reply for ${timeoutMs} ms`, { cause: error });
    throw portErrorOf(error);
  }
}

const embedder = (
  model: string,
  timeoutMs: number,
  ask: (texts: string[], purpose: EmbeddingPurpose) => EmbedRequest,
): Embedder => ({
  model,
  async embed(texts, purpose, signal) {
    signal.throwIfAborted();
    const vectors: Float32Array[] = [];
    for (const batch of batchesOf(texts, BATCH))
      vectors.push(...(await embedBatch(ask(batch, purpose), timeoutMs, signal)));
    return vectors;
  },
});

/** From the second generation on, Gemini takes the purpose as a prefix of the text; the first takes it in a field. */
const SAYS_PURPOSE_IN_TEXT = /^gemini-embedding-[2-9]/;
const IN_TEXT: Record<EmbeddingPurpose, (text: string) => string> = {
  DOCUMENT: (text) => `title: none | text: ${text}`,
  QUERY: (text) => `task: search result | query: ${text}`,
};
const TASKS = { DOCUMENT: 'RETRIEVAL_DOCUMENT', QUERY: 'RETRIEVAL_QUERY' } as const;

export function createGeminiEmbedder({ apiKey, model, timeoutMs }: GeminiEmbedderSettings): Embedder {
  const gemini = createGoogle({ apiKey }).embeddingModel(model);
  const isInText = SAYS_PURPOSE_IN_TEXT.test(model);
  return embedder(model, timeoutMs, (texts, purpose) => ({
    model: gemini,
    values: isInText ? texts.map(IN_TEXT[purpose]) : texts,
    providerOptions: {
      google: {
        outputDimensionality: GEMINI_DIMENSIONS,
        ...(isInText ? {} : { taskType: TASKS[purpose] }),
      } satisfies GoogleEmbeddingModelOptions,
    },
  }));
}

/** This API has no purposes: questions and documents are sent unchanged. */
export function createOpenAiCompatibleEmbedder({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
}: OpenAiCompatibleEmbedderSettings): Embedder {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey ? { apiKey } : {}),
  });
  return embedder(model, timeoutMs, (values) => ({ model: provider.embeddingModel(model), values }));
}
