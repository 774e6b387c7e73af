import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreateCalendarEventInput, UpdateCalendarEventInput } from '#schema/generated/contract.ts';
import { openCaseOf, renewsSession, setClock } from '../../support/deadline-actions.ts';
import {
  CaseDeadlinesDocument,
  CompleteDeadlineDocument,
  DeadlinesDocument,
  DeleteDeadlineDocument,
  SnoozeDeadlineDocument,
  UpdateDeadlineDocument,
} from '#tests/support/deadlines.generated.ts';
import {
  CreateEventDocument,
  DeleteEventDocument,
  RestoreEventDocument,
  TodayPageDocument,
  UpdateEventDocument,
} from '#tests/support/calendar.generated.ts';
import { World, type Caller } from '../../support/world.ts';

const NOON = '2026-03-03T18:00:00Z';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
beforeEach(() => setClock(world, NOON));
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });

async function puts(caller: Caller, given: Partial<CreateCalendarEventInput> = {}) {
  const input = { title: 'Contestar la demanda', type: 'DEADLINE', start: '2026-03-20T14:00', ...given };
  const { event, userErrors } = (await caller.does(CreateEventDocument, { input: input as never })).createCalendarEvent;
  if (!event) throw new Error(userErrors[0]?.message);
  return event;
}

async function changes(caller: Caller, input: Omit<UpdateCalendarEventInput, 'version'> & { version?: number }) {
  const { event, userErrors } = (await caller.does(UpdateEventDocument, { input: { version: 1, ...input } as never }))
    .updateCalendarEvent;
  if (!event) throw new Error(userErrors[0]?.message);
  return event;
}
const deletes = async (caller: Caller, input: object) =>
  (await caller.does(DeleteEventDocument, { input: input as never })).deleteCalendarEvent;

const deadlines = async (caller: Caller) => (await caller.does(DeadlinesDocument, { first: 100 })).deadlines.nodes;
const days = async (caller: Caller) => (await deadlines(caller)).map(({ dueOn }) => dueOn);
async function only(caller: Caller) {
  const found = await deadlines(caller);
  expect(found).toHaveLength(1);
  return found[0] as (typeof found)[number];
}

describe('an event of the type «vencimiento»', () => {
  test('has a deadline, in its case, due when it begins', async () => {
    const ana = await pro();
    const caseId = await openCaseOf(world, ana);
    const event = await puts(ana, { caseId, description: 'Con copias' });
    expect(await only(ana)).toMatchObject({
      title: 'Contestar la demanda',
      description: 'Con copias',
      dueAt: '2026-03-20T20:00:00.000Z',
      dueOn: '2026-03-20',
      hasHour: true,
      origin: 'EVENT',
      eventId: event.id,
      type: 'vencimiento',
      case: { id: caseId },
    });
    const { timeline } = (await ana.does(CaseDeadlinesDocument, { id: caseId })).case ?? {};
    expect(timeline?.nodes[0]?.text).toMatch(/agregó el vencimiento «Contestar la demanda» \(20 de marzo de 2026\)/);
  });

  test('of a whole day is due with the end of that day in the zone of the event', async () => {
    const ana = await pro();
    await puts(ana, { start: '2026-03-20', isAllDay: true, zone: 'America/Tijuana' });
    expect(await only(ana)).toMatchObject({
      dueOn: '2026-03-20',
      dueAt: '2026-03-21T06:59:59.000Z',
      zone: 'America/Tijuana',
      hasHour: false,
    });
  });

  test('of another type has none; becoming one gives it one, and ceasing takes it away', async () => {
    const ana = await pro();
    const event = await puts(ana, { type: 'MEETING' });
    expect(await deadlines(ana)).toEqual([]);
    const { version } = await changes(ana, { eventId: event.id, type: 'DEADLINE' });
    const { id } = await only(ana);
    const { version: then } = await changes(ana, { eventId: event.id, type: 'OTHER', version });
    expect(await deadlines(ana)).toEqual([]);
    await changes(ana, { eventId: event.id, type: 'DEADLINE', version: then });
    expect(await only(ana)).toMatchObject({ id });
  });

  test('that is moved and renamed takes its deadline along, and says why it moved', async () => {
    const ana = await pro();
    const event = await puts(ana);
    const { id } = await only(ana);
    await changes(ana, { eventId: event.id, title: 'Contestar y reconvenir', start: '2026-03-23T09:00' });
    expect(await only(ana)).toMatchObject({
      id,
      title: 'Contestar y reconvenir',
      dueAt: '2026-03-23T15:00:00.000Z',
      changeNote: 'Cambió del 20 de marzo de 2026 al 23 de marzo de 2026: se movió su evento en el calendario.',
    });
  });

  test('that is deleted takes it away, and brings it back', async () => {
    const ana = await pro();
    const event = await puts(ana);
    const { id } = await only(ana);
    const { undoToken } = await deletes(ana, { eventId: event.id });
    expect(await deadlines(ana)).toEqual([]);
    await ana.does(RestoreEventDocument, { input: { eventId: event.id, undoToken: undoToken ?? '' } });
    expect(await only(ana)).toMatchObject({ id, dueOn: '2026-03-20' });
  });

  test('that is deleted leaves what was completed', async () => {
    const ana = await pro();
    const event = await puts(ana);
    const { id } = await only(ana);
    await ana.does(CompleteDeadlineDocument, { input: { id } });
    await deletes(ana, { eventId: event.id });
    expect(await only(ana)).toMatchObject({ id, status: 'COMPLETED' });
  });

  test('goes from one matter to another with its deadline, and both timelines say so', async () => {
    const ana = await pro();
    const [one, other] = [await openCaseOf(world, ana), await openCaseOf(world, ana)];
    const event = await puts(ana, { caseId: one });
    await changes(ana, { eventId: event.id, caseId: other });
    expect(await only(ana)).toMatchObject({ case: { id: other } });
    const last = async (id: string) =>
      (await ana.does(CaseDeadlinesDocument, { id })).case?.timeline.nodes[0]?.text ?? '';
    expect(await last(one)).toMatch(/eliminó el vencimiento/);
    expect(await last(other)).toMatch(/agregó el vencimiento/);
  });

  test('of a colleague is everybody’s in the matter, and of nobody else', async () => {
    const [ana, beto, eva] = [await pro(), await pro(), await pro()];
    const caseId = await openCaseOf(world, ana, [beto]);
    await puts(beto, { caseId });
    expect(await only(ana)).toMatchObject({ viewerCanComplete: true });
    expect(await only(beto)).toMatchObject({ viewerCanComplete: true });
    expect(await deadlines(eva)).toEqual([]);
  });
});

describe('the deadline of an event', () => {
  test('is changed and deleted where the event is; how pressing it is and when it warns, here', async () => {
    const ana = await pro();
    await puts(ana);
    const { id, version } = await only(ana);
    const update = async (input: object) =>
      (await ana.does(UpdateDeadlineDocument, { input: { id, version, ...input } })).updateDeadline;
    for (const [field, change] of [
      ['dueOn', { dueOn: '2026-03-25' }],
      ['title', { title: 'Otra cosa' }],
      ['description', { description: 'Otra' }],
    ] as const)
      expect((await update(change)).userErrors).toMatchObject([
        { code: 'CONFLICT', field, message: expect.stringContaining('evento del calendario') },
      ]);
    const { deleteDeadline } = await ana.does(DeleteDeadlineDocument, { input: { id } });
    expect(deleteDeadline.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await update({ priority: 'CRITICAL', alertDays: [2] })).deadline).toMatchObject({
      priority: 'CRITICAL',
      alertDays: [2],
      dueOn: '2026-03-20',
    });
  });

  test('is snoozed without its date', async () => {
    const ana = await pro();
    await puts(ana);
    const { id, dueAt } = await only(ana);
    const { message, deadline } = (await ana.does(SnoozeDeadlineDocument, { input: { id, hours: 24 } })).snoozeDeadline;
    expect(message).toMatch(/La fecha es la del evento/);
    expect(deadline).toMatchObject({ dueAt, isSnoozed: true, remindAt: expect.stringContaining('2026-03-04T18:00:0') });
  });
});

describe('a series of the type «vencimiento»', () => {
  const MONTHLY = { recurrence: { frequency: 'MONTHLY' }, start: '2026-01-17', isAllDay: true } as const;
  const monthly = (caller: Caller) => puts(caller, MONTHLY as never);

  test('has a deadline for each time to come, none for those before it was written', async () => {
    const ana = await pro();
    await monthly(ana);
    const found = await days(ana);
    expect(found.slice(0, 3)).toEqual(['2026-03-17', '2026-04-17', '2026-05-17']);
    expect(found.at(-1)).toBe('2027-03-17');
  });

  test('goes on as time passes, and keeps what was not done', async () => {
    const ana = await pro();
    await monthly(ana);
    const [first] = await deadlines(ana);
    setClock(world, '2026-03-28T18:00:00Z');
    await world.sql(`select graphile_worker.add_job('extend-event-deadlines', '{}'::json)`);
    await world.runJobs('extend-event-deadlines');
    await renewsSession(ana);
    const found = await deadlines(ana);
    expect(found[0]).toMatchObject({ id: first?.id, dueOn: '2026-03-17' });
    expect(found.at(-1)?.dueOn).toBe('2027-04-17');
    expect(new Set(found.map(({ dueOn }) => dueOn)).size).toBe(found.length);
  });

  test('that moves to another day takes each along, done or not', async () => {
    const ana = await pro();
    const event = await monthly(ana);
    const before = await deadlines(ana);
    await ana.does(CompleteDeadlineDocument, { input: { id: before[0]?.id ?? '' } });
    await changes(ana, { eventId: event.id, start: '2026-01-20' });
    const after = await deadlines(ana);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).toMatchObject({ dueOn: '2026-03-20', status: 'COMPLETED' });
    expect(after[1]).toMatchObject({ dueOn: '2026-04-20' });
  });

  test('loses the one that is left out and keeps the one that is changed apart', async () => {
    const ana = await pro();
    const event = await monthly(ana);
    const [march, april, may] = await deadlines(ana);
    const at = (day: string) => new Date(`${day}T06:00:00Z`).toISOString();
    await deletes(ana, { eventId: event.id, scope: 'ONLY_THIS', occurrenceOf: at('2026-04-17') });
    expect(await days(ana)).not.toContain('2026-04-17');
    await changes(ana, {
      eventId: event.id,
      version: 2,
      scope: 'ONLY_THIS',
      occurrenceOf: at('2026-05-17') as never,
      start: '2026-05-19',
      title: 'Declaración, por el día inhábil',
    });
    const found = await deadlines(ana);
    expect(found.find(({ id }) => id === may?.id)).toMatchObject({
      dueOn: '2026-05-19',
      title: 'Declaración, por el día inhábil',
    });
    expect(found.some(({ id }) => id === april?.id)).toBe(false);
    expect(found[0]).toMatchObject({ id: march?.id, dueOn: '2026-03-17' });
  });

  test('that becomes two keeps what was done with each', async () => {
    const ana = await pro();
    const event = await monthly(ana);
    const before = await deadlines(ana);
    const june = before.find(({ dueOn }) => dueOn === '2026-06-17');
    await ana.does(CompleteDeadlineDocument, { input: { id: june?.id ?? '' } });
    await changes(ana, {
      eventId: event.id,
      scope: 'THIS_AND_FOLLOWING',
      occurrenceOf: new Date('2026-05-17T06:00:00Z').toISOString() as never,
      title: 'Declaración mensual',
    });
    const after = await deadlines(ana);
    expect(after.map(({ dueOn }) => dueOn)).toEqual(before.map(({ dueOn }) => dueOn));
    expect(after.find(({ id }) => id === june?.id)).toMatchObject({
      status: 'COMPLETED',
      title: 'Declaración mensual',
    });
    expect(after[1]).toMatchObject({ dueOn: '2026-04-17', title: 'Contestar la demanda' });
  });

  test('that is deleted takes those to come away', async () => {
    const ana = await pro();
    const event = await monthly(ana);
    await deletes(ana, { eventId: event.id, scope: 'ALL' });
    expect(await deadlines(ana)).toEqual([]);
  });
});

describe('today', () => {
  test('tells the deadlines that are overdue or due within seven days, whatever they come from', async () => {
    const ana = await pro();
    await puts(ana, { title: 'Atrasado', start: '2026-03-02T10:00' });
    await puts(ana, { title: 'Pronto', start: '2026-03-10T10:00' });
    await puts(ana, { title: 'Después', start: '2026-03-11T10:00' });
    const { today } = await ana.does(TodayPageDocument);
    expect(today.deadlines.map(({ title }) => title)).toEqual(['Atrasado', 'Pronto']);
    expect(today.deadlineCount).toBe(2);
  });
});
