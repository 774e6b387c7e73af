import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCaseOf, createsDeadline, savesDeadline, seesDeadline, setClock } from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const NOON = '2026-03-03T18:00:00Z';
const NOBODY = 'dl_00000000000000000000000000';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  setClock(world, NOON);
});
beforeEach(async () => {
  setClock(world, NOON);
  ana = await world.lawyer({ name: 'Ana' });
});
afterAll(() => world.end());

const upcoming = (caller: Caller, query = '') => caller.rest('GET', `/api/deadlines/upcoming${query}`);

describe('GET /api/deadlines/upcoming', () => {
  test('an account without deadlines gets an empty list, never samples', async () => {
    expect(await upcoming(ana)).toMatchObject({
      status: 200,
      body: { success: true, deadlines: [], total: 0, next: null },
    });
  });

  test('gives what is open by days left and then what was completed last, in the words of the specification', async () => {
    const caseId = await openCaseOf(world, ana);
    const later = await createsDeadline(ana, {
      caseId,
      title: 'Después',
      dueOn: '2026-06-01',
      description: 'Con copia',
    });
    const soon = await savesDeadline(ana);
    const done = await createsDeadline(ana, { title: 'Hecho' });
    await ana.rest('PUT', `/api/deadlines/${done.id}/complete`);
    const { body } = await upcoming(ana);
    expect(body['deadlines']).toEqual([
      expect.objectContaining({ id: soon.id, case_id: null, case_title: null, status: 'pending', snoozed: false }),
      {
        id: later.id,
        case_id: caseId,
        case_title: 'Juicio de prueba',
        title: 'Después',
        description: 'Con copia',
        deadline: '2026-06-02T05:59:59.000Z',
        due_on: '2026-06-01',
        priority: 'low',
        status: 'scheduled',
        type: 'vencimiento',
        snoozed: false,
        days_left: 90,
        urgency: 'low',
        label: '90 días',
        overdue_since: null,
        time_zone: 'America/Mexico_City',
        remind_at: '2026-05-02T14:00:00.000Z',
        completed_at: null,
      },
      expect.objectContaining({ id: done.id, status: 'completed' }),
    ]);
    expect(body['total']).toBe(2);
  });

  test('pages, and refuses pages that cannot be', async () => {
    for (const dueOn of ['2026-03-10', '2026-03-11', '2026-03-12']) await createsDeadline(ana, { title: dueOn, dueOn });
    const done = await createsDeadline(ana, { title: 'Hecho' });
    await ana.rest('PUT', `/api/deadlines/${done.id}/complete`);
    const first = (await upcoming(ana, '?limit=2')).body;
    expect(first).toMatchObject({ total: 3, deadlines: [{ title: '2026-03-10' }, { title: '2026-03-11' }] });
    const rest = (await upcoming(ana, `?limit=2&after=${encodeURIComponent(String(first['next']))}`)).body;
    expect(rest).toMatchObject({ total: 3, next: null, deadlines: [{ title: '2026-03-12' }, { title: 'Hecho' }] });
    for (const query of ['?limit=0', '?limit=101', '?limit=x', '?after=x'])
      expect(await upcoming(ana, query)).toMatchObject({ status: 400, body: { success: false, code: 'VALIDATION' } });
  });
});

describe('PUT /api/deadlines/{id}/complete', () => {
  test('completes, also twice', async () => {
    const { id } = await createsDeadline(ana);
    for (let n = 0; n < 2; n++)
      expect(await ana.rest('PUT', `/api/deadlines/${id}/complete`)).toMatchObject({
        status: 200,
        body: { success: true, deadline: { id, status: 'completed', completed_at: expect.any(String) } },
      });
    expect(await seesDeadline(ana, id)).toMatchObject({ version: 2 });
  });
});

describe('PUT /api/deadlines/{id}/snooze', () => {
  test('moves a date that was typed in by the hours given, by 24 without any', async () => {
    const { id } = await createsDeadline(ana);
    expect(await ana.rest('PUT', `/api/deadlines/${id}/snooze`, { hours: 48 })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'El vencimiento se movió del 20 de marzo de 2026 al 22 de marzo de 2026.',
        deadline: { due_on: '2026-03-22', snoozed: true },
      },
    });
    expect((await ana.rest('PUT', `/api/deadlines/${id}/snooze`)).body).toMatchObject({
      deadline: { due_on: '2026-03-23' },
    });
  });

  test('moves only the reminder of what the law dates, and says so', async () => {
    const { id, dueOn } = await savesDeadline(ana);
    expect((await ana.rest('PUT', `/api/deadlines/${id}/snooze`, { hours: 24 })).body).toMatchObject({
      success: true,
      message: expect.stringMatching(/^El vencimiento legal no se mueve; te lo recordaremos de nuevo el 4 de marzo/),
      deadline: { due_on: dueOn, snoozed: true },
    });
  });

  test.each([0, -24, 721, 1.5, '24', true, [], {}, Number.MAX_SAFE_INTEGER])('%j hours are refused', async (hours) => {
    const { id } = await createsDeadline(ana);
    expect(await ana.rest('PUT', `/api/deadlines/${id}/snooze`, { hours })).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'VALIDATION',
        field: 'hours',
        error: 'Pospón un número entero de horas, entre 1 y 720.',
      },
    });
    expect(await seesDeadline(ana, id)).toMatchObject({ dueOn: '2026-03-20', isSnoozed: false });
  });

  test('of what is completed is a conflict', async () => {
    const { id } = await createsDeadline(ana);
    await ana.rest('PUT', `/api/deadlines/${id}/complete`);
    expect(await ana.rest('PUT', `/api/deadlines/${id}/snooze`, { hours: 1 })).toMatchObject({
      status: 409,
      body: { success: false, code: 'CONFLICT' },
    });
  });
});

describe('who may', () => {
  test('signed out is 401, somebody else’s and no such thing are 404, a guest’s change is 403', async () => {
    const [stranger, guest] = [await world.lawyer(), await world.lawyer()];
    const caseId = await openCaseOf(world, ana, [], [guest]);
    const { id } = await createsDeadline(ana, { caseId, isShared: true });
    for (const [act, body] of [
      ['complete', undefined],
      ['snooze', { hours: 24 }],
    ] as const) {
      const path = (each: string) => `/api/deadlines/${encodeURIComponent(each)}/${act}`;
      expect((await world.visitor().rest('PUT', path(id), body)).status).toBe(401);
      for (const each of [id, NOBODY, "' or 1=1"])
        expect(await stranger.rest('PUT', path(each), body)).toMatchObject({
          status: 404,
          body: { success: false, code: 'NOT_FOUND' },
        });
      expect((await guest.rest('PUT', path(id), body)).status).toBe(403);
    }
    expect((await upcoming(world.visitor())).status).toBe(401);
    expect((await upcoming(guest)).body).toMatchObject({ deadlines: [{ id, case_title: 'Juicio de prueba' }] });
    expect((await upcoming(stranger)).body).toMatchObject({ deadlines: [] });
    expect(await seesDeadline(ana, id)).toMatchObject({ completedAt: null, isSnoozed: false });
  });
});
