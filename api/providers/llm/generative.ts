import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText, type LanguageModel } from 'ai';
import { modelText } from '#schema/text/answers.ts';
import type { AnswerModel, AnswerRequest } from '../../ports/llm.ts';
import { PortError } from '../../ports/port-error.ts';
import { composeAnswer } from './composition.rules.ts';
import { portErrorOf } from '../failures.ts';
import { promptOf } from './prompt.rules.ts';

export interface GeminiSettings {
  apiKey: string;
  model: string;
  timeoutMs: number;
}

export interface OpenAiCompatibleSettings {
  /** With its version: `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
}

const TEMPERATURE = 0.2;
const LONGEST_ANSWER_TOKENS = 4096;

/** Fails what waits for the next piece of a reply for too long. */
class Watch {
  readonly expired = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly timeoutMs: number) {}

  restart(): void {
    this.stop();
    this.timer = setTimeout(
      () => this.expired.abort(new PortError('TIMEOUT', `no piece for ${this.timeoutMs} ms`)),
      this.timeoutMs,
    );
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** Only a reply that its model ended by itself is whole. */
function assertWhole(finishReason: string): void {
  if (finishReason === 'stop') return;
  if (finishReason === 'content-filter') throw new PortError('REFUSED', 'the provider filtered the reply');
  throw new PortError('BAD_REPLY', `the reply was cut: ${finishReason}`);
}

function startReply(model: LanguageModel, request: AnswerRequest, abortSignal: AbortSignal) {
  return streamText({
    model,
    instructions: modelText.instructions,
    prompt: promptOf(request),
    temperature: TEMPERATURE,
    maxOutputTokens: LONGEST_ANSWER_TOKENS,
    maxRetries: 0,
    abortSignal,
    // Failures arrive as parts of the stream; the SDK would print them too.
    onError: () => undefined,
  });
}

async function* pieces(
  model: LanguageModel,
  request: AnswerRequest,
  abortSignal: AbortSignal,
  watch: Watch,
): AsyncGenerator<string> {
  let hasText = false;
  let finishReason = 'none';
  watch.restart();
  for await (const part of startReply(model, request, abortSignal).stream) {
    watch.restart();
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') break;
    if (part.type === 'finish') finishReason = part.finishReason;
    if (part.type !== 'text-delta' || !part.text) continue;
    hasText ||= part.text.trim() !== '';
    // While the caller writes the piece away, nobody is waiting for the model.
    watch.stop();
    yield part.text;
    watch.restart();
  }
  abortSignal.throwIfAborted();
  assertWhole(finishReason);
  if (!hasText) throw new PortError('BAD_REPLY', 'the reply is empty');
}

async function* write(
  model: LanguageModel,
  timeoutMs: number,
  request: AnswerRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  signal.throwIfAborted();
  if (request.abstention || (request.passages.length === 0 && request.topics.length === 0)) {
    // Nothing to write from, or decided before any model is asked: none is.
    yield* composeAnswer(request);
    return;
  }
  const watch = new Watch(timeoutMs);
  // Leaving early — a stopped answer — ends the provider's reply as well.
  const left = new AbortController();
  const either = AbortSignal.any([signal, watch.expired.signal, left.signal]);
  try {
    yield* pieces(model, request, either, watch);
  } catch (error) {
    signal.throwIfAborted();
    watch.expired.signal.throwIfAborted();
    throw portErrorOf(error);
  } finally {
    watch.stop();
    left.abort();
  }
}

export function createGeminiModel({ apiKey, model, timeoutMs }: GeminiSettings): AnswerModel {
  const gemini = createGoogle({ apiKey })(model);
  return { engine: 'GEMINI', model, write: (request, signal) => write(gemini, timeoutMs, request, signal) };
}

export function createOpenAiCompatibleModel({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
}: OpenAiCompatibleSettings): AnswerModel {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl.replace(/\/+$/, ''),
    ...(apiKey ? { apiKey } : {}),
  });
  return {
    engine: 'OPENAI_COMPATIBLE',
    model,
    write: (request, signal) => write(provider.chatModel(model), timeoutMs, request, signal),
  };
}
