import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

interface RestCase extends Record<string, unknown> {
  id: string;
  version: number;
}

const given = { title: 'Amparo indirecto', client: 'Constructora del Norte', area: 'civil' };

async function opens(caller: Caller, body: Record<string, unknown> = {}): Promise<RestCase> {
  const reply = await caller.rest('POST', '/api/cases', { ...given, ...body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body['case'] as unknown as RestCase;
}

describe('POST and PUT /api/cases', () => {
  test('opens a matter and edits it with its version', async () => {
    const legalCase = await opens(ana, {
      description: 'Suspensión',
      type: 'Amparo',
      tags: ['a'],
      file_number: '1/2026',
    });
    expect(legalCase).toMatchObject({
      case_id: legalCase.id,
      title: 'Amparo indirecto',
      area: 'civil',
      status: 'pending',
      urgent: false,
      file_number: '1/2026',
      version: 1,
    });
    const path = `/api/cases/${legalCase.id}`;
    expect(await ana.rest('PUT', path, { title: 'Otro', urgent: true, version: 1 })).toMatchObject({
      status: 200,
      body: {
        success: true,
        case: { title: 'Otro', urgent: true, status: 'urgent', base_status: 'pending', version: 2 },
      },
    });
    expect(await ana.rest('PUT', path, { title: 'Otro' })).toMatchObject({
      status: 400,
      body: { success: false, code: 'VALIDATION', error: expect.stringContaining('version') },
    });
    expect(await ana.rest('PUT', path, { title: 'Tercero', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'title' },
    });
  });

  test('says what is wrong, and in which field', async () => {
    for (const [body, field] of [
      [{ title: '' }, 'title'],
      [{ title: 7 }, 'title'],
      [{ client: 'a'.repeat(201) }, 'client'],
      [{ opened_on: '2099-01-01' }, 'opened_on'],
    ] as const)
      expect(await ana.rest('POST', '/api/cases', { ...given, ...body })).toMatchObject({
        status: 400,
        body: { success: false, code: 'VALIDATION', field },
      });
    for (const body of [{ area: 'marítimo' }, { area: null }, { status: 'urgent' }, { opened_on: '2026-02-30' }])
      expect((await ana.rest('POST', '/api/cases', { ...given, ...body })).status).toBe(400);
  });

  test('over the limit of the plan is 403 with used, limit and the plan that allows more', async () => {
    const free = await world.lawyer({ plan: 'FREE' });
    for (let n = 0; n < 3; n++) await opens(free);
    expect(await free.rest('POST', '/api/cases', given)).toMatchObject({
      status: 403,
      body: { success: false, code: 'LIMIT_REACHED', used: 3, limit: 3, required_plan: 'basic' },
    });
  });
});

describe('GET /api/cases', () => {
  test('an account without matters gets an empty list and figures that say nothing', async () => {
    expect((await (await world.lawyer()).rest('GET', '/api/cases')).body).toMatchObject({
      success: true,
      cases: [],
      total: 0,
      next: null,
      total_cases: 0,
      active_cases: 0,
      success_rate: null,
      avg_duration: null,
      recent_cases: [],
      data: { total_cases: 0, success_rate: null },
    });
  });

  test('list and figures in one reply, dates in both spellings', async () => {
    const bruno = await world.lawyer({ plan: 'BASIC' });
    const first = await opens(bruno, { status: 'active', description: 'D' });
    await opens(bruno, { urgent: true });
    const { body } = await bruno.rest('GET', '/api/cases');
    expect(body).toMatchObject({ total_cases: 2, active_cases: 1, total: 2 });
    const cases = body['cases'] as unknown as RestCase[];
    expect(cases.map(({ status }) => status)).toEqual(['urgent', 'active']);
    expect(cases[1]).toMatchObject({ id: first.id, case_id: first.id, title: given.title, description: 'D' });
    for (const [one, other] of [
      ['createdAt', 'created_at'],
      ['updatedAt', 'updated_at'],
    ] as const)
      expect(cases[1]?.[one]).toBe(cases[1]?.[other]);
    expect(body['recent_cases']).toMatchObject([
      { client: given.client, type: '', status: 'urgent' },
      { case_id: first.id },
    ]);
    const filtered = async (query: string) =>
      ((await bruno.rest('GET', `/api/cases?${query}`)).body['cases'] as unknown as RestCase[]).length;
    expect(await filtered('status=active')).toBe(1);
    expect(await filtered('status=urgent')).toBe(1);
    expect(await filtered('search=nada')).toBe(0);
    const page = await bruno.rest('GET', '/api/cases?limit=1');
    expect(page.body['cases']).toHaveLength(1);
    const rest = await bruno.rest('GET', `/api/cases?limit=1&after=${encodeURIComponent(page.body['next'] ?? '')}`);
    expect(rest.body).toMatchObject({ cases: [{ id: first.id }], next: null });
    for (const query of ['status=otro', 'limit=0', 'limit=101', 'limit=x', 'after=x'])
      expect((await bruno.rest('GET', `/api/cases?${query}`)).status).toBe(400);
  });

  test('with one’s own id the same list; another’s is 403, signed out 401', async () => {
    const [bruno, eva] = [await world.lawyer(), await world.lawyer()];
    const { id } = await opens(bruno);
    expect(await bruno.rest('GET', `/api/cases/${bruno.userId}`)).toMatchObject({
      status: 200,
      body: { success: true, cases: [{ id, title: given.title, client: given.client }] },
    });
    for (const other of [bruno.userId, id, 'x'])
      expect(await eva.rest('GET', `/api/cases/${other}`)).toMatchObject({
        status: 403,
        body: { success: false, code: 'FORBIDDEN' },
      });
    for (const path of ['/api/cases', `/api/cases/${bruno.userId}`])
      expect((await world.visitor().rest('GET', path)).status).toBe(401);
  });
});

describe('PUT /api/cases/{id}/status', () => {
  test('takes pending, active and completed, and nothing else', async () => {
    const { id } = await opens(ana);
    const path = `/api/cases/${id}/status`;
    expect(await ana.rest('PUT', path, { status: 'active' })).toMatchObject({
      status: 200,
      body: { success: true, previous_status: 'pending', case: { status: 'active' } },
    });
    expect((await ana.rest('PUT', path, { status: 'completed', outcome: 'won' })).body).toMatchObject({
      case: { status: 'completed', outcome: 'won' },
    });
    for (const status of ['urgent', 'otro', '', null, 7, ['active']])
      expect(await ana.rest('PUT', path, { status })).toMatchObject({
        status: 400,
        body: { success: false, code: 'VALIDATION', error: expect.stringContaining('pending') },
      });
    expect((await ana.rest('PUT', path, { status: 'completed', outcome: 'empate' })).status).toBe(400);
  });

  test('somebody else’s is 404, signed out 401', async () => {
    const { id } = await opens(ana);
    const eva = await world.lawyer();
    for (const path of [`/api/cases/${id}/status`, `/api/cases/${id}`, '/api/cases/cas_no/status'])
      expect((await eva.rest('PUT', path, { status: 'active', version: 1 })).status).toBe(404);
    expect((await world.visitor().rest('PUT', `/api/cases/${id}/status`, { status: 'active' })).status).toBe(401);
  });
});
