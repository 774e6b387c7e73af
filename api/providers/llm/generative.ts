import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { AnswerModel, AnswerRequest, AnswerUsage } from '#api/ports/llm.ts';
import { PortError } from '#api/ports/port-error.ts';
import { CircuitBreaker, type BreakerLimits } from './circuit-breaker.rules.ts';
import { composeAnswer } from './composition.rules.ts';
import { createLocalEngine } from './local.ts';
import { ProviderTimeout } from './timeouts.ts';
import { ModelClient, type ModelCall } from './model-client.ts';
import { writeClause } from './clause-writer.ts';
import { readDocument } from './document-reader.ts';
import { writeChecked } from './writer.ts';

interface CallLimits {
  /** Timeout for the first piece of a reply and between two pieces. */
  timeoutMs: number;
  /** Total waiting time for one answer; absent: three times `timeoutMs`. */
  totalTimeoutMs?: number;
  /** Absent: opens for half a minute after three failures in a row. */
  breaker?: BreakerLimits;
  /** Current time in milliseconds; absent: `Date.now`. */
  now?: () => number;
}

export interface GeminiSettings extends CallLimits {
  apiKey: string;
  model: string;
}

export interface OpenAiCompatibleSettings extends CallLimits {
  /** With its version: `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
}

const TOTAL_TIMEOUT_FACTOR = 3;
const BREAKER: BreakerLimits = { failures: 3, openMs: 30_000 };

/** Failures of one reply, which do not count against the provider. */
const isReplyFault = (error: unknown): boolean =>
  error instanceof PortError && (error.reason === 'REFUSED' || error.reason === 'UNSUPPORTED');

const zeroUsage = (): AnswerUsage => ({
  calls: 0,
  inputTokens: 0,
  outputTokens: 0,
  repairedSentences: 0,
  droppedSentences: 0,
});

class ModelWriter {
  private readonly breaker: CircuitBreaker;
  private readonly now: () => number;

  constructor(
    private readonly client: ModelClient,
    private readonly limits: CallLimits,
  ) {
    this.breaker = new CircuitBreaker(limits.breaker ?? BREAKER);
    this.now = limits.now ?? Date.now;
  }

  async *write(
    request: AnswerRequest,
    signal: AbortSignal,
    onUsage?: (usage: AnswerUsage) => void,
  ): AsyncGenerator<string> {
    signal.throwIfAborted();
    const usage = zeroUsage();
    try {
      // No model is called without material, for an abstention, or for a summary of an answer that exists.
      if (request.abstention || request.isBrief || (request.passages.length === 0 && request.topics.length === 0))
        yield* composeAnswer(request);
      else {
        yield* this.ask(request, signal, usage);
        for (const note of request.closingNotes ?? []) yield `\n\n${note}`;
      }
    } finally {
      onUsage?.(usage);
    }
  }

  /** A reply that arrives as a whole. */
  async once<T>(signal: AbortSignal, write: (client: ModelClient, call: ModelCall) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const whole = async function* (client: ModelClient, call: ModelCall) {
      yield { reply: await write(client, call) };
    };
    const replies: { reply: T }[] = [];
    // To its end: only then the circuit breaker counts a success.
    for await (const each of this.guarded(signal, zeroUsage(), whole)) replies.push(each);
    const [first] = replies;
    if (!first) throw new PortError('BAD_REPLY', 'the reply is empty');
    return first.reply;
  }

  private ask(request: AnswerRequest, signal: AbortSignal, usage: AnswerUsage): AsyncGenerator<string> {
    return this.guarded(signal, usage, (client, call) => writeChecked(client, request, call));
  }

  /** Asks the model behind the circuit breaker, within its time. */
  private async *guarded<Piece>(
    signal: AbortSignal,
    usage: AnswerUsage,
    write: (client: ModelClient, call: ModelCall) => AsyncIterable<Piece>,
  ): AsyncGenerator<Piece> {
    if (!this.breaker.allows(this.now())) throw new PortError('UNAVAILABLE', 'the circuit breaker is open');
    const { timeoutMs, totalTimeoutMs = timeoutMs * TOTAL_TIMEOUT_FACTOR } = this.limits;
    const timeout = new ProviderTimeout({ pieceMs: timeoutMs, totalMs: totalTimeoutMs });
    try {
      yield* write(this.client, { signal, timeout, usage });
      this.breaker.succeeded();
    } catch (error) {
      if (isReplyFault(error)) this.breaker.succeeded();
      else if (error instanceof PortError) this.breaker.failed(this.now());
      throw error;
    } finally {
      // No effect after success or failure; frees the trial when the caller stopped.
      this.breaker.abandoned();
    }
  }
}

function modelOf(
  identity: Pick<AnswerModel, 'engine' | 'model'>,
  client: ModelClient,
  limits: CallLimits,
): AnswerModel {
  const writer = new ModelWriter(client, limits);
  return {
    ...identity,
    fallback: createLocalEngine(),
    write: (request, signal, onUsage) => writer.write(request, signal, onUsage),
    draftClause: (request, signal) => writer.once(signal, (by, call) => writeClause(by, request, call)),
    readDocument: (request, signal) => writer.once(signal, (by, call) => readDocument(by, request, call)),
  };
}

export function createGeminiModel({ apiKey, model, ...limits }: GeminiSettings): AnswerModel {
  return modelOf({ engine: 'GEMINI', model }, new ModelClient(createGoogle({ apiKey })(model)), limits);
}

export function createOpenAiCompatibleModel({
  baseUrl,
  apiKey,
  model,
  ...limits
}: OpenAiCompatibleSettings): AnswerModel {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl.replace(/\/+$/, ''),
    supportsStructuredOutputs: true,
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
  });
  return modelOf({ engine: 'OPENAI_COMPATIBLE', model }, new ModelClient(provider.chatModel(model)), limits);
}
