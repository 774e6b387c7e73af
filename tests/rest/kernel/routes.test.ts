import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEATURES } from '#api/main.ts';
import { World, type Caller } from '../../support/world.ts';

/** Rows of the features, and `GET /api/health`. */
const ROWS = FEATURES.flatMap(({ rest }) => rest ?? []).length + 1;

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

const account = () => ({
  name: 'Ana Ejemplo',
  email: `ana-${Math.random().toString(36).slice(2)}@ejemplo.mx`,
  password: 'una clave de ejemplo',
  profession: 'Abogado/a',
});

describe('GET /api/health', () => {
  test('says OK and how many routes there are', async () => {
    const { status, body } = await world.visitor().rest('GET', '/api/health');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, status: 'OK', endpoints_available: ROWS });
  });
});

describe('accounts', () => {
  test.each(['/api/real-auth/register', '/api/auth/register'])(
    'POST %s opens an account and a session',
    async (path) => {
      const caller = world.visitor();
      const { status, body } = await caller.rest('POST', path, account());
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        user: {
          plan: 'trial',
          profession: 'Abogado/a',
          limits: { chat_messages: 100 },
          subscription: { status: 'trialing', trial_days_left: 3 },
        },
      });
      const user = body['user'] as unknown as { id: string; userId: string };
      expect(user.userId).toBe(user.id);
      expect(caller.cookie('foja_refresh')).toBeTruthy();
    },
  );

  test('POST /api/real-auth/login answers a wrong password with 401 and the specification’s words', async () => {
    const person = account();
    await world.visitor().rest('POST', '/api/real-auth/register', person);
    const wrong = await world.visitor().rest('POST', '/api/real-auth/login', { email: person.email, password: 'otra' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { success: false, error: 'Credenciales inválidas', code: 'INVALID_CREDENTIALS' },
    });
    const right = await world
      .visitor()
      .rest('POST', '/api/real-auth/login', { email: person.email.toUpperCase(), password: person.password });
    expect(right).toMatchObject({ status: 200, body: { success: true, user: { email: person.email } } });
    expect(JSON.stringify(right.body)).not.toMatch(/password|argon2/i);
  });

  test.each([
    [{}, 'Todos los campos son obligatorios'],
    [{ name: 'A', email: 'x', password: '123456' }, 'Ingresa un email válido'],
    [{ name: 'A', email: 'a@b.mx', password: '12345' }, 'La contraseña debe tener al menos 6 caracteres'],
    [{ name: 7, email: ['a@b.mx'], password: null }, 'Todos los campos son obligatorios'],
  ])('registering with %j is a 400 with «%s»', async (body, error) => {
    expect(await world.visitor().rest('POST', '/api/auth/register', body)).toMatchObject({
      status: 400,
      body: { success: false, error },
    });
  });

  test('GET /api/real-auth/user-info needs the bearer', async () => {
    expect(await ana.rest('GET', '/api/real-auth/user-info')).toMatchObject({
      status: 200,
      body: { success: true, user: { id: ana.userId, usage: { chat: 0, documents: 0, cases: 0 } } },
    });
    expect(await world.visitor().rest('GET', '/api/real-auth/user-info')).toMatchObject({
      status: 401,
      body: { success: false },
    });
  });

  test('twenty wrong passwords are not let through, and 429 says how long to wait', async () => {
    const person = account();
    await world.visitor().rest('POST', '/api/real-auth/register', person);
    const statuses: number[] = [];
    let wait: string | null = null;
    for (let n = 0; n < 20 && !wait; n++) {
      const reply = await world
        .visitor()
        .rest('POST', '/api/real-auth/login', { email: person.email, password: `adivina ${n}` });
      statuses.push(reply.status);
      wait = reply.headers.get('retry-after');
    }
    expect(statuses.at(-1)).toBe(429);
    expect(Number(wait)).toBeGreaterThan(0);
  });
});

describe('POST /api/chat', () => {
  test('answers whole, with its citations, and ignores the plan that the client claims', async () => {
    const { status, body } = await ana.rest('POST', '/api/chat', {
      message: '¿Cuánto me toca de aguinaldo?',
      user_plan: 'enterprise',
    });
    expect(status).toBe(200);
    expect(body['success']).toBe(true);
    expect(body['response']).toMatch(/quince días/i);
    expect(body['citations']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'verified', citation: expect.stringContaining('LFT') }),
      ]),
    );
    expect((await ana.me()).plan).toBe('TRIAL');
  });

  test('signed out is 401, empty is 400, spent is 403', async () => {
    expect((await world.visitor().rest('POST', '/api/chat', { message: 'hola' })).status).toBe(401);
    expect(await ana.rest('POST', '/api/chat', { message: '  ' })).toMatchObject({
      status: 400,
      body: { error: 'Escribe tu pregunta.' },
    });
    const bruno = await world.lawyer({ plan: 'FREE' });
    for (let n = 0; n < 3; n++)
      expect((await bruno.rest('POST', '/api/chat', { message: '¿Qué es el aguinaldo?' })).status).toBe(200);
    expect(await bruno.rest('POST', '/api/chat', { message: 'otra' })).toMatchObject({
      status: 403,
      body: {
        success: false,
        error: 'Has alcanzado el límite de tu plan',
        code: 'LIMIT_REACHED',
        required_plan: 'basic',
      },
    });
  });

  test('a question of 100 kB is refused in Spanish', async () => {
    expect(await ana.rest('POST', '/api/chat', { message: 'a'.repeat(100_000) })).toMatchObject({
      status: 400,
      body: { error: 'Tu pregunta puede tener hasta 8,000 caracteres.' },
    });
  });
});

describe('POST /api/research/search', () => {
  test.each(['jurisprudence', 'codes', 'statistics', 'doctrine'])('has every key of a result in %s', async (type) => {
    const { body } = await ana.rest('POST', '/api/research/search', { query: 'despido', type });
    const keys = ['id', 'title', 'summary', 'date', 'court', 'source', 'type', 'relevance', 'category'];
    const results: Record<string, unknown>[] = body['results'] ?? [];
    for (const result of results)
      expect(Object.keys(result)).toEqual(expect.arrayContaining([...keys, 'jurisdiction', 'citations', 'url']));
    if (type === 'statistics') expect(results.length).toBeGreaterThan(0);
  });
});

describe('POST /api/log-error', () => {
  const report = {
    error: 'Error: token=abc123',
    stack: 'a\nb\nc',
    errorInfo: { componentStack: 'x' },
    timestamp: 'now',
    userAgent: 'test',
    url: 'http://x/?a=1',
    component_trace: '1\n2\n3\n4\n5\n6\n7',
  };

  test('keeps the report without secrets and with five lines of trace', async () => {
    expect(await world.visitor().rest('POST', '/api/log-error', report)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const [row] = await world.sql<{ error: string; component_trace: string }>(
      'select error, component_trace from client_error order by created_at desc limit 1',
    );
    expect(row?.error).not.toContain('abc123');
    expect(row?.component_trace.split('\n')).toHaveLength(5);
  });

  test.each([
    [['at Panel', 'at App'], 'at Panel\nat App'],
    ['at Panel\nat App', 'at Panel\nat App'],
    [{ componentStack: 'at Panel\nat Root' }, 'at Panel\nat Root'],
    [null, 'x'],
  ])('takes the trace as %j', async (component_trace, kept) => {
    const error = `Error ${JSON.stringify(component_trace)}`;
    await world.visitor().rest('POST', '/api/log-error', { ...report, error, component_trace });
    const rows = await world.sql<{ component_trace: string }>(
      'select component_trace from client_error where error = ?',
      [error],
    );
    expect(rows).toEqual([{ component_trace: kept }]);
  });

  test('takes 64 kB of text, whatever JSON makes of it', async () => {
    const reply = await world.visitor().rest('POST', '/api/log-error', { error: '\n'.repeat(60_000) });
    expect(reply.status).toBe(200);
  });

  test('is bounded: 64 kB a report, sixty a minute from an address', async () => {
    expect((await world.visitor().rest('POST', '/api/log-error', { error: 'x'.repeat(70_000) })).status).toBe(413);
    const replies = await Promise.all(
      Array.from({ length: 70 }, () => world.visitor().rest('POST', '/api/log-error', report)),
    );
    expect(replies.some((reply) => reply.status === 429)).toBe(true);
    expect(replies.every((reply) => reply.status === 200 || reply.status === 429)).toBe(true);
  });
});

describe('whatever else comes to /api', () => {
  test.each([
    ['GET', '/api/nada'],
    ['POST', '/api/chat/otra'],
    ['PUT', '/api/health'],
    ['GET', '/api'],
  ] as const)('%s %s is a JSON 404', async (method, path) => {
    expect(await ana.rest(method, path)).toMatchObject({
      status: 404,
      body: { success: false, error: 'Ruta no encontrada' },
    });
  });

  test('a body that is not JSON is a 400, one of another type a 415', async () => {
    expect((await ana.rest('POST', '/api/chat', '{"message":')).status).toBe(400);
    expect(
      (await ana.rest('POST', '/api/chat', 'message=hola', { 'content-type': 'application/x-www-form-urlencoded' }))
        .status,
    ).toBe(415);
  });

  test('pages and answers carry the headers that protect them', async () => {
    const { headers } = await ana.rest('GET', '/api/real-auth/user-info');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('search and research', () => {
  test('POST /api/search/advanced understands labels, values and codes, and answers with the specification’s fields', async () => {
    const { status, body } = await ana.rest('POST', '/api/search/advanced', {
      query: 'despido injustificado',
      filters: {
        category: 'Laboral',
        dateRange: '',
        jurisdiction: 'Federal',
        documentType: 'ley',
        court: 'all',
        sortBy: 'relevance',
      },
      user_plan: 'enterprise',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    const [first] = body['results'] as unknown as Record<string, unknown>[];
    expect(first).toMatchObject({
      type: 'ley',
      category: 'Laboral',
      jurisdiction: 'Federal',
      source: 'Ley Federal del Trabajo',
    });
    for (const field of ['id', 'title', 'summary', 'relevance', 'citations', 'url'])
      expect(first).toHaveProperty(field);
  });

  test.each([
    { jurisdiction: 'CDMX', court: 'SCJN' },
    { category: 'Derecho del Trabajo', court: '' },
    { category: 'DERECHO LABORAL', jurisdiction: 'México federal', documentType: 'Leyes', dateRange: 'all_time' },
    { category: 'labor', court: 'Tribunales Colegiados', documentType: 'Códigos', sortBy: 'Relevancia' },
  ])('other names of the same are understood: %j', async (filters) => {
    const known = await ana.rest('POST', '/api/search/advanced', { query: 'despido', filters });
    expect(known.status).toBe(200);
  });

  test.each([
    [{ query: ' ' }, 'Por favor ingresa un término de búsqueda'],
    [{}, 'Por favor ingresa un término de búsqueda'],
    [
      { query: 'despido', filters: { category: 'Culinario' } },
      expect.stringMatching(/^El valor de «category» no es de la lista: Civil, Penal, /),
    ],
    [
      { query: 'despido', filters: { sortBy: 7 } },
      'El valor de «sortBy» no es de la lista: relevance, date, citations.',
    ],
  ])('POST /api/search/advanced refuses %j', async (request, error) => {
    const { status, body } = await ana.rest('POST', '/api/search/advanced', request);
    expect({ status, body }).toMatchObject({ status: 400, body: { success: false, error, code: 'VALIDATION' } });
  });

  test('a body of 5 MB is refused before it is read', async () => {
    const { status } = await ana.rest('POST', '/api/search/advanced', { query: 'a'.repeat(5_000_000) });
    expect(status).toBe(413);
  });

  test('POST /api/research/search answers by category; statistics are counts with their n', async () => {
    const doctrine = await ana.rest('POST', '/api/research/search', { query: 'despido', type: 'doctrine' });
    expect((doctrine.body['results'] as unknown as { type: string }[])[0]?.type).toBe('tema');
    const counted = await ana.rest('POST', '/api/research/search', { query: 'despido', type: 'statistics' });
    expect((counted.body['results'] as unknown as object[])[0]).toMatchObject({
      count: expect.any(Number),
      n: expect.any(Number),
    });
    const unknown = await ana.rest('POST', '/api/research/search', { query: 'despido', type: 'rumores' });
    expect(unknown.status).toBe(400);
  });

  test('GET /api/search and GET /api/research say what is held and what was searched', async () => {
    const search = await ana.rest('GET', '/api/search');
    expect(search.body).toMatchObject({
      success: true,
      data: {
        legal_codes_count: 87,
        search_statistics: { total_searches: expect.any(Number) },
        recent_searches: expect.arrayContaining([
          expect.objectContaining({ query: 'despido', date: expect.any(String) }),
        ]),
        popular_queries: [],
      },
    });
    const research = await world.visitor().rest('GET', '/api/research');
    expect(research.body).toMatchObject({
      data: {
        research_statistics: { available_sources: expect.any(Number), success_rate: null },
        recent_research: [],
        legal_sources: expect.arrayContaining([expect.objectContaining({ key: 'lft', type: 'ley' })]),
      },
    });
  });
});
