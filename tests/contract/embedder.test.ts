import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '#api/ports/embedder.ts';
import { PortError } from '#api/ports/port-error.ts';
import { createGeminiEmbedder, createOpenAiCompatibleEmbedder } from '#api/providers/embeddings/embedding.ts';
import { FakeEmbedder } from '../support/fake-embedder.ts';
import { embedderSuite, expectUnitVectors, failureOf, never, TEXTS, type Provider } from './embedder.suite.ts';

type Values = number[];

/** A recorded provider: what it answers to a request. */
interface Script {
  status?: number;
  body?: string;
  hangs?: boolean;
  /** In the place of the vectors that were asked for. */
  vectors?: (asked: Values[]) => Values[];
}

interface Vendor {
  name: string;
  url: string;
  create(timeoutMs: number, model?: string): Embedder;
  /** The texts of a request. */
  textsIn(body: string): string[];
  reply(vectors: Values[], body: string): object;
}

interface GeminiRequest {
  content: { parts: { text: string }[] };
  taskType?: string;
  outputDimensionality?: number;
}
const requestsIn = (body: string): GeminiRequest[] => {
  const parsed = JSON.parse(body) as GeminiRequest & { requests?: GeminiRequest[] };
  return parsed.requests ?? [parsed];
};

const gemini: Vendor = {
  name: 'gemini',
  url: 'https://generativelanguage.googleapis.com/*',
  create: (timeoutMs, model = 'gemini-embedding-001') =>
    createGeminiEmbedder({ apiKey: 'key-of-the-test', model, timeoutMs }),
  textsIn: (body) => requestsIn(body).map(({ content }) => content.parts.map(({ text }) => text).join('')),
  // One text is asked for and answered in another way than several.
  reply: (vectors, body) =>
    'requests' in JSON.parse(body)
      ? { embeddings: vectors.map((values) => ({ values })) }
      : { embedding: { values: vectors[0] ?? [] } },
};

const openAi: Vendor = {
  name: 'openai-compatible',
  url: 'http://embeddings.test/v1/embeddings',
  create: (timeoutMs, model = 'bge-m3') =>
    createOpenAiCompatibleEmbedder({
      baseUrl: 'http://embeddings.test/v1/',
      apiKey: 'key-of-the-test',
      model,
      timeoutMs,
    }),
  textsIn: (body) => (JSON.parse(body) as { input: string[] }).input,
  reply: (vectors) => ({
    object: 'list',
    model: 'bge-m3',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    usage: { prompt_tokens: 9, total_tokens: 9 },
  }),
};

const server = setupServer();
const requests: { body: string; headers: Headers; url: string }[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Not of length one: vendors differ in that. */
const valuesOf = (text: string): Values => [text.length, text.charCodeAt(0), text.charCodeAt(text.length - 2)];

function play(vendor: Vendor, { status, body, hangs, vectors = (asked) => asked }: Script): void {
  server.use(
    http.post(vendor.url, async ({ request }) => {
      const sent = await request.text();
      requests.push({ body: sent, headers: request.headers, url: request.url });
      if (hangs) await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      if (status) return HttpResponse.json({ error: { code: status, message: 'no', status: 'NO' } }, { status });
      if (body !== undefined) return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
      return HttpResponse.json(vendor.reply(vectors(vendor.textsIn(sent).map(valuesOf)), sent));
    }),
  );
}

const providerOf = (vendor: Vendor): Provider => ({
  name: vendor.name,
  create: () => {
    play(vendor, {});
    return vendor.create(5000);
  },
  calls: () => requests.length,
});

const fake = new FakeEmbedder();
embedderSuite({
  name: 'the fake of the tests',
  create: () => fake,
  calls: () => fake.embedded.length + fake.asked.length,
});
embedderSuite(providerOf(gemini));
embedderSuite(providerOf(openAi));

describe.each([gemini, openAi])('the provider $name', (vendor) => {
  const reasonOf = async (script: Script, timeoutMs = 5000): Promise<string> => {
    play(vendor, script);
    const failure = await failureOf(vendor.create(timeoutMs).embed(TEXTS, 'DOCUMENT', never()));
    if (!(failure instanceof PortError)) throw new Error(`no PortError: ${String(failure)}`);
    expect(failure.message).not.toContain('key-of-the-test');
    return failure.reason;
  };

  it('is asked in batches that every server takes', async () => {
    play(vendor, {});
    const before = requests.length;
    await vendor.create(5000).embed(
      Array.from({ length: 70 }, (_, at) => `Texto ${at}`),
      'DOCUMENT',
      never(),
    );
    expect(requests.slice(before).map(({ body }) => vendor.textsIn(body).length)).toEqual([32, 32, 6]);
  });

  it('is sent the key in a header, never in the address or the text', async () => {
    play(vendor, {});
    await vendor.create(5000).embed(TEXTS, 'QUERY', never());
    const { body, headers, url } = requests.at(-1)!;
    expect(`${body}${url}`).not.toContain('key-of-the-test');
    expect([...headers.values()].join()).toContain('key-of-the-test');
  });

  it('that says nothing has timed out', async () => {
    expect(await reasonOf({ hangs: true }, 150)).toBe('TIMEOUT');
  });

  it('that is stopped while it is silent gives the reason of who stopped it', async () => {
    play(vendor, { hangs: true });
    const stop = new AbortController();
    const asking = failureOf(vendor.create(5000).embed(TEXTS, 'QUERY', stop.signal));
    setTimeout(() => stop.abort(new Error('out of patience')), 50);
    expect(await asking).toMatchObject({ message: 'out of patience' });
  });

  it.each([
    ['refuses the key', { status: 401 }, 'NOT_CONFIGURED'],
    ['knows no such model', { status: 404 }, 'NOT_CONFIGURED'],
    ['is asked too much', { status: 429 }, 'UNAVAILABLE'],
    ['is down', { status: 503 }, 'UNAVAILABLE'],
    ['rejects the request', { status: 400 }, 'BAD_REPLY'],
    ['finds a text too long', { status: 413 }, 'BAD_REPLY'],
    ['sends garbage', { body: '<html>' }, 'BAD_REPLY'],
    ['sends nothing', { body: '{}' }, 'BAD_REPLY'],
    ['sends too few vectors', { vectors: (asked: Values[]) => asked.slice(1) }, 'BAD_REPLY'],
    ['sends a vector without direction', { vectors: (asked: Values[]) => asked.map(() => [0, 0, 0]) }, 'BAD_REPLY'],
    ['sends empty vectors', { vectors: (asked: Values[]) => asked.map(() => []) }, 'BAD_REPLY'],
    [
      'sends vectors of several sizes',
      { vectors: (asked: Values[]) => asked.map((values, at) => values.slice(at % 2)) },
      'BAD_REPLY',
    ],
  ])('that %s fails with %s → %s', async (_name, script, reason) => {
    expect(await reasonOf(script)).toBe(reason);
  });

  it('that cannot be reached is unavailable', async () => {
    server.use(http.post(vendor.url, () => HttpResponse.error()));
    const failure = await failureOf(vendor.create(5000).embed(TEXTS, 'QUERY', never()));
    expect(failure).toMatchObject({ name: 'PortError', reason: 'UNAVAILABLE' });
  });
});

describe('Gemini', () => {
  const sent = async (model: string, purpose: 'DOCUMENT' | 'QUERY') => {
    play(gemini, {});
    await gemini.create(5000, model).embed(TEXTS, purpose, never());
    return requestsIn(requests.at(-1)!.body);
  };

  it('is told what a text is for, and how long a vector is wanted', async () => {
    for (const { taskType, outputDimensionality } of await sent('gemini-embedding-001', 'DOCUMENT'))
      expect({ taskType, outputDimensionality }).toEqual({
        taskType: 'RETRIEVAL_DOCUMENT',
        outputDimensionality: 768,
      });
    expect((await sent('gemini-embedding-001', 'QUERY'))[0]?.taskType).toBe('RETRIEVAL_QUERY');
  });

  it('of the second generation is told it in the text', async () => {
    const [document] = await sent('gemini-embedding-2', 'DOCUMENT');
    expect(document?.taskType).toBeUndefined();
    expect(document?.content.parts[0]?.text).toBe(`title: none | text: ${TEXTS[0]}`);
    const [query] = await sent('gemini-embedding-2', 'QUERY');
    expect(query?.content.parts[0]?.text).toBe(`task: search result | query: ${TEXTS[0]}`);
  });
});

describe('a server that speaks OpenAI’s API', () => {
  it('is sent the texts as they are, and asked for numbers', async () => {
    play(openAi, {});
    await openAi.create(5000).embed(TEXTS, 'QUERY', never());
    expect(JSON.parse(requests.at(-1)!.body)).toEqual({ model: 'bge-m3', input: TEXTS, encoding_format: 'float' });
  });

  it('without a key is asked without one', async () => {
    play(openAi, {});
    const model = { baseUrl: 'http://embeddings.test/v1', model: 'bge-m3', timeoutMs: 5000 };
    await createOpenAiCompatibleEmbedder(model).embed(TEXTS, 'QUERY', never());
    expect(requests.at(-1)!.headers.get('authorization')).toBeNull();
  });
});

describe('the suite itself', () => {
  it('goes red on vectors that are missing, of several sizes or not of length one (planted)', () => {
    const unit = Float32Array.from([1, 0]);
    expect(() => expectUnitVectors([unit], 2)).toThrow();
    expect(() => expectUnitVectors([unit, Float32Array.from([1])], 2)).toThrow();
    expect(() => expectUnitVectors([unit, Float32Array.from([1, 1])], 2)).toThrow();
  });
});
