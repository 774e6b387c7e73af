import { extractReasoningMiddleware, Output, streamText, wrapLanguageModel, type LanguageModel } from 'ai';
import type { z } from 'zod';
import type { AnswerUsage } from '#api/ports/llm.ts';
import { PortError } from '#api/ports/port-error.ts';
import { portErrorOf, refusesSchema } from '../ai-sdk-errors.ts';
import { ProviderTimeout } from './timeouts.ts';

const TEMPERATURE = 0.2;
/** Includes the reasoning tokens of models that have them. */
const MAX_REPLY_TOKENS = 8192;
const CHARACTERS_PER_TOKEN = 4;

/** The input of a model call. */
export interface ModelPrompt {
  instructions: string;
  prompt: string;
  shape: z.ZodType;
}

/** Abort signal, timeout and usage counter of one answer; all calls of the answer share them. */
export interface ModelCall {
  signal: AbortSignal;
  timeout: ProviderTimeout;
  usage: AnswerUsage;
}

type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;

/** Throws unless the model ended the reply by itself. */
function assertWhole(finishReason: string): void {
  if (finishReason === 'stop') return;
  if (finishReason === 'content-filter') throw new PortError('REFUSED', 'the provider filtered the reply');
  throw new PortError('BAD_REPLY', `the reply was cut: ${finishReason}`);
}

const estimate = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** A configured model: sends prompts, streams replies and counts tokens. */
export class ModelClient {
  private readonly model: Model;
  /** `false` once the server has refused a JSON schema; replies are then plain text with JSON, until the restart. */
  private takesSchema = true;

  constructor(model: Model) {
    this.model = wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) });
  }

  /** Streams a reply. Rejects with `PortError`, or with the reason of the caller's signal. */
  async *stream(prompt: ModelPrompt, call: ModelCall): AsyncGenerator<string> {
    try {
      yield* this.reply(prompt, call, this.takesSchema);
    } catch (error) {
      call.signal.throwIfAborted();
      call.timeout.signal.throwIfAborted();
      if (!this.takesSchema || !refusesSchema(error)) throw portErrorOf(error);
      this.takesSchema = false;
      yield* this.stream(prompt, call);
    }
  }

  private async *reply(prompt: ModelPrompt, call: ModelCall, withSchema: boolean): AsyncGenerator<string> {
    const { timeout, usage } = call;
    // Aborts the provider's reply when the consumer stops early.
    const left = new AbortController();
    const abortSignal = AbortSignal.any([call.signal, timeout.signal, left.signal]);
    const counted = { input: estimate(prompt.instructions + prompt.prompt), output: 0 };
    let finishReason = 'none';
    abortSignal.throwIfAborted();
    usage.calls++;
    timeout.start();
    try {
      for await (const part of this.start(prompt, abortSignal, withSchema)) {
        timeout.start();
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') break;
        if (part.type === 'finish') {
          finishReason = part.finishReason;
          counted.input = part.totalUsage.inputTokens ?? counted.input;
          counted.output = part.totalUsage.outputTokens ?? counted.output;
        }
        if (part.type !== 'text-delta' || !part.text) continue;
        counted.output += estimate(part.text);
        timeout.pause();
        yield part.text;
        timeout.start();
      }
      abortSignal.throwIfAborted();
      assertWhole(finishReason);
    } finally {
      timeout.pause();
      left.abort();
      usage.inputTokens += counted.input;
      usage.outputTokens += counted.output;
    }
  }

  private start({ instructions, prompt, shape }: ModelPrompt, abortSignal: AbortSignal, withSchema: boolean) {
    return streamText({
      model: this.model,
      instructions,
      prompt,
      temperature: TEMPERATURE,
      maxOutputTokens: MAX_REPLY_TOKENS,
      maxRetries: 0,
      abortSignal,
      // Errors arrive as parts of the stream; by default the SDK would print them too.
      onError: () => undefined,
      ...(withSchema ? { output: Output.object({ schema: shape }) } : {}),
    }).stream;
  }
}
