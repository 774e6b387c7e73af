import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInMexico } from '#schema/lib/zones.ts';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

interface RestEvent extends Record<string, unknown> {
  id: string;
}

const given = {
  title: 'Audiencia inicial',
  date: '2026-03-05',
  time: '10:30',
  description: 'Llevar acuse',
  type: 'audiencia',
  client: 'Juana',
  location: 'Juzgado 3',
};
const create = (caller: Caller, body: Record<string, unknown> = {}) =>
  caller.rest('POST', '/api/calendar/create-event', { ...given, ...body });
const events = async (caller: Caller, query = '') =>
  (await caller.rest('GET', `/api/calendar/events${query}`)).body['events'] as unknown as RestEvent[];
const opens = async (caller: Caller): Promise<string> =>
  (
    (await caller.rest('POST', '/api/cases', { title: 'Amparo', client: 'Norte', area: 'civil' })).body[
      'case'
    ] as unknown as RestEvent
  ).id;

describe('POST /api/calendar/create-event', () => {
  test('reads an hour of one digit, and names what is missing', async () => {
    const bruno = await world.lawyer();
    expect((await create(bruno, { time: '9:00' })).body).toMatchObject({ event: { time: '09:00' } });
    expect((await create(bruno, { title: '', time: undefined })).body).toMatchObject({
      error: 'Por favor completa todos los campos obligatorios',
      field: 'title',
      missing_fields: ['title', 'time'],
    });
    expect((await create(bruno, { time: '25:00' })).body).toMatchObject({ success: false, field: 'date' });
  });

  test('creates an event that the list tells in the words of the specification', async () => {
    const bruno = await world.lawyer();
    const reply = await create(bruno);
    expect(reply).toMatchObject({ status: 200, body: { success: true, case_linked: false } });
    const [event] = await events(bruno);
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_/),
      title: 'Audiencia inicial',
      type: 'audiencia',
      start: '2026-03-05T16:30:00.000Z',
      end: '2026-03-05T18:30:00.000Z',
      date: '2026-03-05',
      time: '10:30',
      all_day: false,
      description: 'Llevar acuse',
      client: 'Juana',
      location: 'Juzgado 3',
      case_id: null,
      case_title: null,
      source: 'foja',
      htmlLink: null,
      billable: true,
    });
  });

  test('linked to a case it says so', async () => {
    const caseId = await opens(ana);
    expect((await create(ana, { caseId })).body).toMatchObject({
      success: true,
      case_linked: true,
      event: { case_id: caseId, case_title: 'Amparo', client: 'Juana' },
    });
  });

  test.each([
    ['audiencia', 120, true],
    ['reunion', 60, true],
    ['reunión', 60, true],
    ['vencimiento', 30, false],
    ['citatorio', 90, false],
    ['mediacion', 180, false],
    ['preparacion', 90, false],
    ['otros', 60, false],
    [undefined, 60, false],
  ])('%s takes %i minutes; billable: %s', async (type, minutes, billable) => {
    const { body } = await create(await world.lawyer(), { type });
    const event = body['event'] as unknown as { start: string; end: string; billable: boolean };
    expect((Date.parse(event.end) - Date.parse(event.start)) / 60_000).toBe(minutes);
    expect(event.billable).toBe(billable);
  });

  test.each([{ title: '' }, { date: '' }, { time: '' }, { title: null }, { date: 7 }, { time: undefined }])(
    'without what is required: %j',
    async (body) => {
      expect(await create(ana, body)).toMatchObject({
        status: 400,
        body: { success: false, error: 'Por favor completa todos los campos obligatorios', code: 'VALIDATION' },
      });
    },
  );

  test.each<[Record<string, unknown>, string]>([
    [{ date: '2026-06-31' }, 'El 31 de junio de 2026 no existe.'],
    [{ date: '05/03/2026' }, 'AAAA-MM-DD'],
    [{ time: '25:00' }, 'La hora 25:00 no existe.'],
    [{ type: 'fiesta' }, 'audiencia, reunion, vencimiento'],
    [{ title: 'a'.repeat(201) }, '200 caracteres'],
  ])('%j is said', async (body, words) => {
    expect(await create(ana, body)).toMatchObject({
      status: 400,
      body: { success: false, error: expect.stringContaining(words) },
    });
  });

  test('a case of somebody else is 404, signed out 401', async () => {
    const caseId = await opens(ana);
    expect((await create(await world.lawyer(), { caseId })).status).toBe(404);
    const visitor = world.visitor();
    for (const [method, path] of [
      ['POST', '/api/calendar/create-event'],
      ['POST', '/api/calendar/events/from-case'],
      ['GET', '/api/calendar/events'],
      ['GET', '/api/calendar/events/billable'],
      ['GET', '/api/real-stats/dashboard-stats'],
    ] as const)
      expect(
        await visitor.rest(method, path, method === 'POST' ? { ...given, caseId, startTime: 'x' } : undefined),
      ).toMatchObject({
        status: 401,
        body: { success: false, error: expect.any(String) },
      });
    // Before anything that is wrong with the request.
    for (const [method, path, body] of [
      ['POST', '/api/calendar/create-event', {}],
      ['POST', '/api/calendar/events/from-case', {}],
      ['GET', '/api/calendar/events?limit=x', undefined],
      ['GET', '/api/calendar/events/billable?from=ayer', undefined],
    ] as const)
      expect(await visitor.rest(method, path, body)).toMatchObject({
        status: 401,
        body: { success: false, code: 'UNAUTHENTICATED', request_id: expect.any(String) },
      });
  });
});

describe('POST /api/calendar/events/from-case', () => {
  test('takes title and client from the case, and the start in the reader’s zone', async () => {
    const caseId = await opens(ana);
    const post = (body: Record<string, unknown>) =>
      ana.rest('POST', '/api/calendar/events/from-case', {
        caseId,
        eventType: 'reunion',
        startTime: '2026-03-05T10:30:00',
        ...body,
      });
    expect(await post({})).toMatchObject({
      status: 200,
      body: {
        success: true,
        case_linked: true,
        event: { title: 'Reunión: Amparo', client: 'Norte', date: '2026-03-05', time: '10:30', case_id: caseId },
      },
    });
    expect((await post({ customTitle: 'Otra', customDescription: 'Nota', location: 'Sala' })).body).toMatchObject({
      event: { title: 'Otra', description: 'Nota', location: 'Sala' },
    });
    for (const body of [
      { startTime: '' },
      { caseId: '' },
      { startTime: '2026-03-05' },
      { startTime: '2026-02-30T10:00:00' },
    ])
      expect((await post(body)).status).toBe(400);
    expect((await post({ caseId: 'cas_no' })).status).toBe(404);
  });
});

describe('GET /api/calendar/events', () => {
  test('is paged from the latest, the oldest of a page first; with days it spreads series out', async () => {
    const bruno = await world.lawyer();
    for (const day of ['03', '01', '02']) await create(bruno, { title: day, date: `2026-03-${day}` });
    expect((await events(bruno)).map(({ title }) => title)).toEqual(['01', '02', '03']);
    const page = await bruno.rest('GET', '/api/calendar/events?limit=2');
    const rest = await events(bruno, `?limit=2&after=${encodeURIComponent(page.body['next'] ?? '')}`);
    expect(rest.map(({ title }) => title)).toEqual(['01']);
    expect((await events(bruno, '?from=2026-03-02&to=2026-03-03')).map(({ title }) => title)).toEqual(['02', '03']);
    expect(await events(bruno, '?type=reunion')).toEqual([]);
    for (const query of [
      '?limit=0',
      '?limit=x',
      '?after=x',
      '?from=2026-06-31',
      '?from=2026-03-02&to=2026-03-01',
      '?from=2020-01-01&to=2026-01-01',
      '?type=fiesta',
    ])
      expect((await bruno.rest('GET', `/api/calendar/events${query}`)).status).toBe(400);
  });

  test('somebody else’s are not in it', async () => {
    await create(ana);
    expect(await events(await world.lawyer())).toEqual([]);
  });
});

describe('GET /api/calendar/events/billable', () => {
  test('sums hearings and meetings, with or without a case', async () => {
    const bruno = await world.lawyer({ plan: 'PROFESSIONAL' });
    const summary = async (query = '') =>
      (await bruno.rest('GET', `/api/calendar/events/billable${query}`)).body as Record<string, unknown>;
    expect(await summary()).toMatchObject({ success: true, summary: { total_hours: 0, total_events: 0 }, by_case: [] });
    const caseId = await opens(bruno);
    await create(bruno, { caseId });
    await create(bruno, { type: 'reunion', date: '2031-03-05' });
    await create(bruno, { type: 'otros' });
    expect(await summary()).toMatchObject({
      summary: { total_hours: 3, total_events: 2 },
      by_case: [
        { case_id: caseId, case_title: 'Amparo', total_hours: 2, total_events: 1 },
        { case_id: null, total_hours: 1, total_events: 1 },
      ],
    });
    expect(await summary('?from=2026-03-01&to=2026-03-31')).toMatchObject({
      summary: { total_hours: 2, total_events: 1 },
    });
    expect((await bruno.rest('GET', '/api/calendar/events/billable?from=ayer')).status).toBe(400);
  });
});

test('GET /api/real-stats/dashboard-stats counts the week', async () => {
  const bruno = await world.lawyer({ plan: 'PROFESSIONAL' });
  await opens(bruno);
  const today = (days: number) => dayInMexico(later(world.clock.now(), days * DAY));
  await create(bruno, { date: today(0), time: '10:00' });
  await create(bruno, { date: today(2), time: '10:00', type: 'vencimiento' });
  await create(bruno, { date: today(60), time: '10:00' });
  const { status, body } = await bruno.rest('GET', '/api/real-stats/dashboard-stats');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    stats: {
      usage: { chat: 0, documents: 0, cases: 1 },
      limits: { chat_messages: expect.any(Number), document_analysis: expect.any(Number), cases: expect.any(Number) },
      active_cases: 0,
      upcoming_deadlines: 1,
      contracts: 0,
      recent_activity: [{ type: 'case', title: 'Amparo', status: 'pending' }],
    },
  });
  expect((body['stats'] as unknown as { events_this_week: number }).events_this_week).toBeGreaterThanOrEqual(1);
});
