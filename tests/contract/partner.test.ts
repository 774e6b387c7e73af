import { createHash } from 'node:crypto';
import { buildClientSchema, buildSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { sdl } from '#schema/generated/sdl.ts';
import { errorText } from '#schema/text/errors.ts';
import { allDeprecations } from '#api/kernel/graphql/deprecations.ts';
import { MakeKeyDocument } from '../support/api-keys.generated.ts';
import { World, type Caller, type Reply } from '../support/world.ts';

/** What a partner meets who has a key and nothing else. */

let world: World;
let ana: Caller;
let program: Caller;

async function programWith(scopes: string[], more: object = {}): Promise<Caller> {
  const { createApiKey } = await ana.does(MakeKeyDocument, { input: { name: 'Llave de ejemplo', scopes, ...more } });
  const caller = world.visitor();
  caller.token = createApiKey.secret ?? null;
  return caller;
}

beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  program = await programWith(['case:read', 'case:write']);
});
afterAll(() => world.end());

const asks = (caller: Caller, query: string): Promise<Reply<Record<string, unknown>>> =>
  caller.graphql<Record<string, unknown>, never>(query);
/** Extensions of a reply beside the cost. */
const told = ({ extensions }: Reply<unknown>) => extensions as Record<string, unknown>;

/** A body that is sent as it is. */
async function posts(caller: Caller, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${caller.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, never> };
}

describe('the contract for tools', () => {
  test('a key reads it by introspection, and it is the contract that is published', async () => {
    const { data, errors } = await asks(program, getIntrospectionQuery());
    expect(errors).toEqual([]);
    const read = buildClientSchema(data as unknown as IntrospectionQuery);
    expect(Object.keys(read.getTypeMap()).toSorted()).toEqual(Object.keys(world.server.schema.getTypeMap()).toSorted());
  });

  test('a person and a visitor do not', async () => {
    for (const caller of [ana, world.visitor()]) {
      const { errors } = await asks(caller, '{ __schema { queryType { name } } }');
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
    }
  });

  test('over the socket the same holds', async () => {
    const askOver = (token: string | null) =>
      new Promise<unknown>((resolve) => {
        const client = createClient({
          url: `${program.url.replace('http', 'ws')}/graphql`,
          webSocketImpl: WebSocket,
          retryAttempts: 0,
          connectionParams: { authorization: `Bearer ${token}` },
        });
        client.subscribe(
          { query: '{ __schema { queryType { name } } }' },
          {
            next: (answer) => resolve(answer.data),
            error: () => resolve('refused'),
            complete: () => void client.dispose(),
          },
        );
      });
    expect(await askOver(program.token)).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
    expect(await askOver(ana.token)).toBe('refused');
  });
});

describe('what a reply says beside its data', () => {
  test('the cost of each, and to a key what is left of its hour and its minute', async () => {
    const first = told(await asks(program, '{ cases(first: 5) { nodes { id } } }'));
    const second = told(await asks(program, '{ cases(first: 5) { nodes { id } } }'));
    expect(first['cost']).toBeGreaterThan(0);
    expect(first['rateLimit']).toMatchObject({ requests: { limit: 1000 }, points: { limit: 20_000 } });
    const remaining = (each: Record<string, unknown>) =>
      (each['rateLimit'] as { requests: { remaining: number } }).requests.remaining;
    expect(remaining(second)).toBe(remaining(first) - 1);
  });

  test('a person is told the cost alone', async () => {
    expect(Object.keys(told(await asks(ana, '{ me { id } }')))).toEqual(['cost']);
  });
});

/** Between the day on which something is marked and the day on which it goes. */
const LEAST_NOTICE_MS = 181 * DAY;

/** Reasons of a contract that are not in the one form, or leave less than six months. */
function hastyDeprecations(contract: string): string[] {
  const schema = buildSchema(contract);
  const read = allDeprecations(schema);
  const marked = contract.match(/@deprecated/g)?.length ?? 0;
  const hasty = read.filter(({ since, removal }) => Date.parse(removal) - Date.parse(since) < LEAST_NOTICE_MS);
  return [...hasty.map(({ coordinate }) => coordinate), ...(read.length < marked ? ['an unread reason'] : [])];
}

test('what goes has a replacement and six months at least (planted)', () => {
  const planted = (reason: string): string => `type Query { a: Int @deprecated(reason: "${reason}") b: Int }`;
  expect(hastyDeprecations(sdl)).toEqual([]);
  expect(hastyDeprecations(planted('Since 2026-11-23. Use `Query.b`. Removed on 2027-06-01.'))).toEqual([]);
  expect(hastyDeprecations(planted('Since 2026-11-23. Use `Query.b`. Removed on 2027-01-01.'))).toEqual(['Query.a']);
  expect(hastyDeprecations(planted('Use b.'))).toEqual(['an unread reason']);
});

describe('something that goes', () => {
  const fieldOf = () => world.server.schema.getQueryType()!.getFields()['cases']!;
  afterEach(() => {
    fieldOf().deprecationReason = undefined;
  });

  test('is told in headers and in the reply, with its replacement and its last day', async () => {
    fieldOf().deprecationReason = 'Since 2026-11-23. Use `Query.caseList`. Removed on 2027-06-01.';
    const reply = await asks(program, '{ cases(first: 3) { nodes { id title } } }');
    expect(told(reply)['deprecations']).toEqual([
      { coordinate: 'Query.cases', replacement: 'Query.caseList', since: '2026-11-23', removal: '2027-06-01' },
    ]);
    expect(reply.headers.get('deprecation')).toBe(`@${Date.parse('2026-11-23T12:00:00Z') / 1000}`);
    expect(reply.headers.get('sunset')).toBe('Tue, 01 Jun 2027 12:00:00 GMT');
    expect(reply.headers.get('link')).toContain('/developers/cambios>; rel="deprecation"');
    const other = await asks(program, '{ me { id } }');
    expect([told(other)['deprecations'], other.headers.get('deprecation')]).toEqual([undefined, null]);
  });
});

describe('an operation that is kept', () => {
  const query = '{ me { id plan } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };

  test('is asked for by its hash once its text was sent', async () => {
    const unknown = await posts(program, { extensions });
    expect(unknown.body).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
    expect((await posts(program, { query, extensions })).body).toMatchObject({ data: { me: { id: ana.userId } } });
    expect((await posts(program, { extensions })).body).toMatchObject({ data: { me: { id: ana.userId } } });
  });

  test('answers each caller with their own data', async () => {
    const other = await world.lawyer();
    expect((await posts(other, { extensions })).body).toMatchObject({ data: { me: { id: other.userId } } });
    const visitor = await fetch(`${program.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ extensions }),
    });
    expect(await visitor.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  test('is not kept under another hash', async () => {
    const wrong = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    expect((await posts(program, { query, extensions: wrong })).body).toHaveProperty('errors');
    expect((await posts(program, { extensions: wrong })).body).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound' }],
    });
  });
});

describe('what is refused', () => {
  const codeOf = async (caller: Caller, query: string) => (await asks(caller, query)).errors[0]?.extensions.code;
  const messageOf = async (caller: Caller, query: string) => (await asks(caller, query)).errors[0]?.message;

  test('a key that has expired', async () => {
    const soon = new Date(world.clock.now().getTime() + DAY).toISOString() as Instant;
    const short = await programWith(['case:read'], { expiresAt: soon });
    expect(await codeOf(short, '{ me { id } }')).toBeUndefined();
    world.clock.advance(2 * DAY);
    expect(await codeOf(short, '{ me { id } }')).toBe('UNAUTHENTICATED');
    expect(await messageOf(short, '{ me { id } }')).toBe(
      'Tu sesión no es válida o ya terminó. Inicia sesión de nuevo.',
    );
    expect(await codeOf(short, '{ __schema { queryType { name } } }')).toBe('BAD_REQUEST');
  });

  test('a key without the scope, and it says which scope', async () => {
    const { errors } = await asks(program, '{ contracts { nodes { id } } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', requiredPermission: 'contract:read' });
    expect(errors[0]?.message).toBe(errorText.FORBIDDEN);
  });

  test('101 aliases, thirty levels, and a contract that is read in circles', async () => {
    const aliases = Array.from({ length: 101 }, (_, at) => `a${at}: me { id }`).join(' ');
    const deep = `{ cases { nodes { ${'linkedCases { case { '.repeat(15)} id ${'} }'.repeat(15)} } } }`;
    const circles = `{ __schema { types ${'{ fields { type '.repeat(8)} { name } ${'} }'.repeat(8)} } }`;
    for (const query of [`{ ${aliases} }`, deep, circles]) {
      expect(await codeOf(program, query)).toBe('BAD_REQUEST');
      expect(await messageOf(program, query)).toBe('La consulta no es válida para este servicio.');
    }
  });

  test('an operation of 2 MB, without reading it to its end as GraphQL', async () => {
    const { status, body } = await posts(program, { query: `{ me { id } } # ${'x'.repeat(2 * 1024 * 1024)}` });
    expect([status, body]).toEqual([200, expect.objectContaining({ data: expect.anything() as unknown })]);
    const flood = await posts(program, { query: `{ ${'__typename '.repeat(200_000)} }` });
    expect(flood.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    const huge = await posts(program, { query: 'x'.repeat(5 * 1024 * 1024) });
    expect(huge).toMatchObject({
      status: 413,
      body: { errors: [{ message: 'Lo que enviaste es demasiado grande.' }] },
    });
  });
});

test('the file of the contract has its version and is not sent twice', async () => {
  const address = `${program.url}/schema.graphql`;
  const first = await fetch(address);
  const text = await first.text();
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.slice(text.indexOf('\n\n') + 2).trim()).toBe(sdl.trim());
  expect(text).toMatch(/^# Foja, contract of \d{4}-\d{2}-\d{2}, sha256 [0-9a-f]{64}\n/);
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
  const again = await fetch(address, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
