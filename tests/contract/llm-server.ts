import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { AnswerModel } from '#api/ports/llm.ts';
import { createGeminiModel, createOpenAiCompatibleModel } from '#api/providers/llm/generative.ts';

/** Providers of generative models as they are heard at HTTP: what they send is recorded, event by event. */

/** One reply of a provider. */
export interface Script {
  status?: number;
  /** What the body of an error says. */
  message?: string;
  events?: string[];
  /** Waits after the events that were sent instead of ending. */
  hangs?: boolean;
  /** Ends only when this is kept, after the events that were sent. */
  until?: Promise<unknown>;
  /** Breaks the connection after the events. */
  breaks?: boolean;
}

export interface Heard {
  body: string;
}

export type Reply = Script | ((heard: Heard) => Script);

export interface Endurance {
  timeoutMs?: number;
  totalTimeoutMs?: number;
  breaker?: { failures: number; openMs: number };
  now?: () => number;
}

export interface Vendor {
  name: 'gemini' | 'openai-compatible';
  url: string;
  env: Record<string, string>;
  create(endurance?: Endurance): AnswerModel;
  /** Events of a reply in these pieces; without an end when it is cut. */
  events(pieces: string[], finish?: string | null): string[];
  filtered: string;
  tooLong: string;
  /** As the last event says it. */
  tokens: { input: number; output: number };
  /** Its name for a reply in a given form. */
  schemaWord: string;
}

const KEY = 'key-of-the-test';

const gemini: Vendor = {
  name: 'gemini',
  url: 'https://generativelanguage.googleapis.com/*',
  env: { LLM_PROVIDER: 'gemini', GEMINI_API_KEY: KEY },
  create: (endurance = {}) =>
    createGeminiModel({ apiKey: KEY, model: 'gemini-2.5-flash', timeoutMs: 5000, ...endurance }),
  events: (pieces, finish = 'STOP') =>
    pieces.map((text, index) => {
      const isLast = index === pieces.length - 1 && finish !== null;
      return JSON.stringify({
        candidates: [
          { index: 0, content: { role: 'model', parts: [{ text }] }, ...(isLast ? { finishReason: finish } : {}) },
        ],
        ...(isLast
          ? { usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 120, totalTokenCount: 1020 } }
          : {}),
      });
    }),
  filtered: 'SAFETY',
  tooLong: 'MAX_TOKENS',
  tokens: { input: 900, output: 120 },
  schemaWord: 'responseJsonSchema',
};

export const openAi: Vendor = {
  name: 'openai-compatible',
  url: 'http://llm.test/v1/chat/completions',
  env: {
    LLM_PROVIDER: 'openai-compatible',
    OPENAI_COMPATIBLE_URL: 'http://llm.test/v1',
    OPENAI_COMPATIBLE_KEY: KEY,
    OPENAI_COMPATIBLE_MODEL: 'llama',
  },
  create: (endurance = {}) =>
    createOpenAiCompatibleModel({
      baseUrl: 'http://llm.test/v1/',
      apiKey: KEY,
      model: 'llama',
      timeoutMs: 5000,
      ...endurance,
    }),
  events: (pieces, finish = 'stop') => {
    const chunk = (rest: object) =>
      JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'llama', ...rest });
    const choice = (delta: object, reason: string | null) =>
      chunk({ choices: [{ index: 0, delta, finish_reason: reason }] });
    const texts = pieces.map((content) => choice({ role: 'assistant', content }, null));
    const usage = { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1020 };
    return finish === null ? texts : [...texts, choice({}, finish), chunk({ choices: [], usage }), '[DONE]'];
  },
  filtered: 'content_filter',
  tooLong: 'length',
  tokens: { input: 900, output: 120 },
  schemaWord: 'response_format',
};

export const vendors = [gemini, openAi];

export type Recording = 'good' | 'inventing' | 'mended' | 'nothing-mended' | 'unsupported' | 'obeying';

/** What a model replied, as it was recorded. */
export const recorded = (name: Recording): string =>
  JSON.stringify(JSON.parse(readFileSync(`tests/fixtures/llm/${name}.json`, 'utf8')));

/** As it arrives: cut wherever it happens to be cut. */
export const inPieces = (text: string, size = 23): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));

export const reply = (vendor: Vendor, text: string): Script => ({ events: vendor.events(inPieces(text)) });

function streamOf({ events = [], hangs = false, breaks = false, until }: Script): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      for (const event of events) {
        controller.enqueue(encoder.encode(`data: ${event}\n\n`));
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await until;
      if (breaks) controller.error(new Error('connection reset'));
      else if (!hangs) controller.close();
    },
    cancel() {},
  });
}

/** Stands where the providers would be. */
export class FakeProviders {
  readonly heard: Heard[] = [];
  private readonly server = setupServer();

  /** `bypass` lets a test speak to its own server. */
  listen(unhandled: 'error' | 'bypass' = 'error'): void {
    this.server.listen({ onUnhandledFrame: unhandled });
  }

  /** The replies in order; the last one is given to all that follow. */
  play(vendor: Vendor, ...replies: Reply[]): void {
    let turn = 0;
    this.server.resetHandlers();
    this.server.use(
      http.post(vendor.url, async ({ request }) => {
        const heard = { body: await request.text() };
        this.heard.push(heard);
        const next = replies[Math.min(turn++, replies.length - 1)] ?? {};
        return this.answer(typeof next === 'function' ? next(heard) : next);
      }),
    );
  }

  private answer(script: Script): Response {
    const { status, message = 'no' } = script;
    if (status) return HttpResponse.json({ error: { code: status, message, status: 'NO' } }, { status });
    // Chunked as vendors send it: a connection that closes early is then no whole reply.
    return new HttpResponse(streamOf(script), {
      headers: { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' },
    });
  }

  /** Nobody answers at all. */
  vanish(vendor: Vendor): void {
    this.server.resetHandlers();
    this.server.use(http.post(vendor.url, () => HttpResponse.error()));
  }

  close(): void {
    this.server.close();
  }
}

/** A provider behind a port of its own, for servers that speak to everybody else undisturbed. */
export class FakeServer {
  readonly heard: Heard[] = [];
  private replies: Reply[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const heard = { body: await textOf(request) };
    this.heard.push(heard);
    const next = (this.replies.length > 1 ? this.replies.shift() : this.replies[0]) ?? {};
    await send(response, typeof next === 'function' ? next(heard) : next);
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  play(...replies: Reply[]): void {
    this.replies = replies;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function send(response: ServerResponse, script: Script): Promise<void> {
  const { status, message = 'no', events = [], hangs = false, breaks = false, until } = script;
  if (status) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message, code: status } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of events) {
    response.write(`data: ${event}\n\n`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await until;
  if (breaks) response.destroy();
  else if (!hangs) response.end();
}
