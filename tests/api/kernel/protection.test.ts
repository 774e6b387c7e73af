import { serverAudits } from 'graphql-http';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { graphqlPageText } from '#schema/text/errors.ts';
import { LogoutDocument, SessionEndedDocument } from '#tests/support/users.generated.ts';
import { NodeDocument, NodesDocument } from '#tests/support/nodes.generated.ts';
import { ReplyDocument } from '#tests/support/chat.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

const deep = (levels: number): string =>
  `query { nodes(ids: ["x"]) { ${'... on ChatThread { messages { nodes { ... on Node {'.repeat(levels)} id ${'} } } }'.repeat(levels)} } }`;
const TOO_MUCH: [string, string][] = [
  ['an operation that is too deep', deep(8)],
  ['sixteen aliases', `query { ${Array.from({ length: 16 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
  ['a flood of directives', `query { __typename ${'@include(if: true) '.repeat(25)} }`],
  ['a flood of tokens', `query { ${'__typename '.repeat(2500)} }`],
  [
    'more points than an operation may cost',
    'query { chatThreads(first: 100) { nodes { messages(first: 100) { nodes { citations { article { statute { key } } } } } } } }',
  ],
  ['introspection', 'query { __schema { types { name } } }'],
  ['a field that does not exist', 'query { planted }'],
  ['text that is not GraphQL', 'query {'],
];

describe('the address of the operations', () => {
  const asks = (accept: string, query = '') => fetch(`${ana.url}/graphql${query}`, { headers: { accept } });
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  test('shows a browser a page of ours, that loads nothing', async () => {
    const page = await asks(BROWSER);
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(html).toContain(graphqlPageText.what);
    expect(html).not.toMatch(/apollo|https?:|<script|<style|<link|<img|style=/i);
  });

  test('answers programs as before', async () => {
    for (const accept of ['*/*', 'application/json', 'application/graphql-response+json']) {
      const reply = await asks(accept);
      expect([reply.status, reply.headers.get('content-type')]).toEqual([400, expect.not.stringContaining('html')]);
    }
    expect((await asks(BROWSER, '?query={__typename}')).headers.get('content-type')).not.toContain('html');
  });
});

describe('what an operation may ask for', () => {
  test.each(TOO_MUCH)('%s is refused over HTTP, with one constant message and a request id', async (_name, query) => {
    const { errors, status } = await ana.graphql(query);
    expect(status).toBeLessThan(500);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      message: 'La consulta no es válida para este servicio.',
      extensions: { code: 'BAD_REQUEST' },
    });
    expect(errors[0]?.extensions.requestId).toMatch(/^req_/);
  });

  test.each(TOO_MUCH)('%s is refused over the socket just the same', async (_name, query) => {
    const client = ana.socket();
    const errors = await new Promise<unknown>((resolve) =>
      client.subscribe(
        { query },
        { next: () => resolve('answered'), error: resolve, complete: () => resolve('completed') },
      ),
    );
    expect(errors).toMatchObject([
      { message: 'La consulta no es válida para este servicio.', extensions: { code: 'BAD_REQUEST' } },
    ]);
    await client.dispose();
  });

  test('an ordinary operation says what it cost', async () => {
    const reply = await ana.graphql('query { me { id usage { chat } } }');
    expect(reply.errors).toEqual([]);
    expect(reply.extensions.cost).toBeGreaterThan(0);
  });

  test('a batch of operations is refused', async () => {
    const response = await fetch(`${ana.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(response.status).toBe(400);
  });

  test('a GET from another page, without a preflight, is refused', async () => {
    const response = await fetch(`${ana.url}/graphql?query=%7B__typename%7D`);
    expect(response.status).toBe(400);
  });
});

describe('GraphQL over HTTP, the public audit suite', () => {
  // The audits look types up, so they meet a server that shows its schema; everything else of it is the same.
  let open: World;
  beforeAll(async () => {
    open = await World.begin({ env: { GRAPHQL_INTROSPECTION: 'true' } });
  });
  afterAll(() => open.end());
  for (const audit of serverAudits({
    url: () => `http://127.0.0.1:${open.server.port}/graphql`,
    fetchFn: (url: string, options: RequestInit = {}) =>
      fetch(url, { ...options, headers: { 'apollo-require-preflight': 'true', ...options.headers } }),
  }))
    test(audit.name, async () => {
      const result = await audit.fn();
      // MUST and SHOULD have to hold; MAY is reported as a notice.
      if (result.status !== 'ok' && !audit.name.startsWith('MAY'))
        throw new Error('reason' in result ? String(result.reason) : audit.name);
    });
});

describe('the socket', () => {
  const closed = (options: { token?: string | null; origin?: string; protocol?: string }) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(
        `${ana.url.replace('http', 'ws')}/graphql`,
        options.protocol ?? 'graphql-transport-ws',
        options.origin ? { origin: options.origin } : {},
      );
      socket.on('open', () =>
        socket.send(
          JSON.stringify({
            type: 'connection_init',
            payload: options.token ? { authorization: `Bearer ${options.token}` } : {},
          }),
        ),
      );
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.on('close', (code) => resolve(code));
      socket.on('error', () => undefined);
      socket.on('message', () => undefined);
    });

  test('refuses a visitor and a bad token with 4403', async () => {
    expect(await closed({})).toBe(4403);
    expect(await closed({ token: 'abc' })).toBe(4403);
  });

  test('refuses a page of another origin before it is opened', async () => {
    expect(await closed({ token: ana.token, origin: 'https://otra.ejemplo.com' })).toBe(403);
  });

  test('closes on a message of more than 64 kB', async () => {
    const code = await new Promise<number>((resolve) => {
      const socket = new WebSocket(`${ana.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      socket.on('open', () => socket.send('x'.repeat(70 * 1024)));
      socket.on('close', resolve);
      socket.on('error', () => undefined);
    });
    expect(code).toBe(1009);
  });

  test('is closed when its session ends, after saying so', async () => {
    const bruno = await world.lawyer();
    let code = 0;
    const client = createClient({
      url: `${bruno.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${bruno.token}` },
      on: { closed: (event) => (code = (event as { code: number }).code) },
    });
    const heard: unknown[] = [];
    const over = new Promise<void>((resolve) =>
      client.subscribe(
        { query: print(SessionEndedDocument) },
        { next: (message) => heard.push(message.data), error: () => resolve(), complete: () => resolve() },
      ),
    );
    await new Promise((resolve) => client.on('connected', resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await bruno.does(LogoutDocument);
    await over;
    expect(heard).toHaveLength(1);
    expect(code).toBe(4403);
  });

  test('does not follow somebody else’s answer', async () => {
    const bruno = await world.lawyer();
    const { answerId } = await ana.startsQuestion('¿Cuánto me toca de aguinaldo?');
    const client = bruno.socket();
    const errors = await new Promise<unknown>((resolve) =>
      client.subscribe(
        { query: print(ReplyDocument), variables: { messageId: answerId } },
        { next: resolve, error: resolve, complete: () => resolve('completed') },
      ),
    );
    expect(JSON.stringify(errors)).toContain('NOT_FOUND');
  });
});

describe('any id', () => {
  test.each([
    '',
    'x',
    'cht_',
    'usr_01',
    'msg_' + 'a'.repeat(5000),
    'cht_\u0000',
    'art_lft_48; drop table article',
    '../../etc',
    '🦙',
    '\ud800',
  ])('«%s» is simply not found', async (id) => {
    const { data, errors, status } = await ana.graphql(NodeDocument, { id });
    expect(errors).toEqual([]);
    expect(status).toBe(200);
    expect(data.node).toBeNull();
  });

  test('somebody else’s conversation looks like one that does not exist', async () => {
    const { threadId, answerId } = await ana.startsQuestion('¿Qué es un pagaré?');
    const bruno = await world.lawyer();
    const { data } = await bruno.graphql(NodesDocument, { ids: [threadId, answerId, ana.userId, bruno.userId] });
    expect(data.nodes.map((node) => node?.__typename ?? null)).toEqual([null, null, null, 'User']);
    const own = await ana.graphql(NodesDocument, { ids: [threadId, answerId] });
    expect(own.data.nodes.map((node) => node?.__typename)).toEqual(['ChatThread', 'ChatMessage']);
  });
});
