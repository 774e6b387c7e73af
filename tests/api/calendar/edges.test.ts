import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateCalendarEventInput, UpdateCalendarEventInput } from '#schema/generated/contract.ts';
import {
  CalendarChangedDocument,
  CalendarRangeDocument,
  CreateEventDocument,
  DeleteEventDocument,
  OneEventDocument,
  RestoreEventDocument,
  UpdateEventDocument,
  type CalendarChangedSubscription,
} from '#tests/support/calendar.generated.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { CreateEntryDocument } from '#tests/support/hours.generated.ts';
import { World, type Caller } from '../../support/world.ts';

/** What a hostile tester found in the calendar. */

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });
const HOME = 'America/Mexico_City';

async function puts(caller: Caller, given: Partial<CreateCalendarEventInput> = {}) {
  const input = { title: 'Audiencia', type: 'HEARING', start: '2026-03-02T10:00', zone: HOME, ...given };
  const { event, userErrors } = (await caller.does(CreateEventDocument, { input: input as never })).createCalendarEvent;
  if (!event) throw new Error(userErrors[0]?.message);
  return event;
}

const updates = async (caller: Caller, input: UpdateCalendarEventInput) =>
  (await caller.does(UpdateEventDocument, { input: input as never })).updateCalendarEvent;
const deletes = async (caller: Caller, input: object) =>
  (await caller.does(DeleteEventDocument, { input: input as never })).deleteCalendarEvent;
const versionOf = async (caller: Caller, id: string): Promise<number> =>
  (await caller.does(OneEventDocument, { id })).calendarEvent?.version ?? 0;
const march = async (caller: Caller) =>
  (await caller.does(CalendarRangeDocument, { from: '2026-03-01', to: '2026-03-31', zone: HOME })).calendarRange
    .occurrences;
const shown = async (caller: Caller) =>
  (await march(caller)).map(({ startsOn, startTime, title }) => `${startsOn.slice(8)} ${startTime} ${title}`);

/** At ten in the morning of that day of March. */
const on = (day: number) => new Date(Date.UTC(2026, 2, day, 16));

describe('one of a series', () => {
  test('that was changed apart is not overwritten by whoever still saw it in the series, nor comes back deleted', async () => {
    ana = await pro();
    const series = await puts(ana, { recurrence: { frequency: 'DAILY', count: 4 } });
    const asked = { eventId: series.id, version: 1, scope: 'ONLY_THIS', occurrenceOf: on(3) } as const;
    const { event: part } = await updates(ana, { ...asked, title: 'Primera', start: '2026-03-03T12:00' });
    const late = await updates(ana, { ...asked, title: 'Segunda' });
    expect(late.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'version' }]);
    await deletes(ana, { eventId: part?.id, scope: 'ONLY_THIS' });
    const gone = await updates(ana, { ...asked, title: 'Tercera' });
    expect(gone.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'occurrenceOf' }]);
    expect(await shown(ana)).toEqual(['02 10:00 Audiencia', '04 10:00 Audiencia', '05 10:00 Audiencia']);
  });

  test('comes back with what followed, however long the deletion took', async () => {
    ana = await pro();
    const series = await puts(ana, { recurrence: { frequency: 'DAILY', count: 4 } });
    await updates(ana, {
      eventId: series.id,
      version: 1,
      scope: 'ONLY_THIS',
      occurrenceOf: on(4),
      title: 'Aparte',
    });
    const before = await shown(ana);
    // A clock that never says the same moment twice.
    const { now } = Object.getPrototypeOf(world.clock) as { now: () => Date };
    let ticks = 0;
    world.clock.now = () => new Date(now.call(world.clock).getTime() + 10 * ticks++);
    const { undoToken } = await deletes(ana, {
      eventId: series.id,
      scope: 'THIS_AND_FOLLOWING',
      occurrenceOf: on(3),
    });
    expect(await shown(ana)).toEqual(['02 10:00 Audiencia']);
    await ana.does(RestoreEventDocument, { input: { eventId: series.id, undoToken: undoToken ?? '' } });
    Reflect.deleteProperty(world.clock, 'now');
    expect(await shown(ana)).toEqual(before);
  });
});

describe('what is left of a series that was cut', () => {
  test.each<[string, Partial<UpdateCalendarEventInput>, string[]]>([
    ['to an earlier hour', { start: '2026-03-02T08:00' }, ['02 08:00', '03 08:00']],
    ['to the day before', { start: '2026-03-01T10:00' }, ['01 10:00', '02 10:00']],
    ['to later days', { start: '2026-03-04T10:00' }, ['04 10:00', '05 10:00']],
    ['to another zone', { zone: 'Asia/Tokyo' }, ['01 19:00', '02 19:00']],
    ['to whole days', { isAllDay: true }, ['02 null', '03 null']],
  ])('keeps all of its times and takes no other when it moves %s', async (_name, change, expected) => {
    ana = await pro();
    const series = await puts(ana, { recurrence: { frequency: 'DAILY', count: 5 } });
    await deletes(ana, { eventId: series.id, scope: 'THIS_AND_FOLLOWING', occurrenceOf: on(4) });
    await updates(ana, { eventId: series.id, version: await versionOf(ana, series.id), ...change });
    expect(await shown(ana)).toEqual(expected.map((when) => `${when} Audiencia`));
  });
});

describe('hours that were recorded', () => {
  const records = async (eventId: string, occurrenceOf: Date | null) =>
    (await ana.does(CreateEntryDocument, { input: { eventId, occurrenceOf } as never })).createTimeEntry;
  const recorded = async () =>
    (await march(ana)).filter(({ timeEntryId }) => timeEntryId).map(({ startsOn }) => startsOn.slice(8));

  test('stay with their time when the series is moved, parted, cut or ended: nothing is billed twice', async () => {
    ana = await pro();
    const series = await puts(ana, { recurrence: { frequency: 'DAILY', count: 9 } });
    for (const day of [2, 3, 4, 5, 6]) expect((await records(series.id, on(day))).userErrors).toEqual([]);
    expect(await recorded()).toEqual(['02', '03', '04', '05', '06']);
    // One is changed apart.
    const { event: part } = await updates(ana, {
      eventId: series.id,
      version: 1,
      scope: 'ONLY_THIS',
      occurrenceOf: on(5),
      title: 'Aparte',
    });
    expect(await recorded()).toEqual(['02', '03', '04', '05', '06']);
    expect((await records(part?.id ?? '', null)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await records(series.id, on(5))).userErrors).toMatchObject([{ field: 'occurrenceOf' }]);
    // The rest is cut off and begins an hour later.
    const { event: rest } = await updates(ana, {
      eventId: series.id,
      version: await versionOf(ana, series.id),
      scope: 'THIS_AND_FOLLOWING',
      occurrenceOf: on(4),
      start: '2026-03-04T11:00',
    });
    expect(await recorded()).toEqual(['02', '03', '04', '05', '06']);
    // All of the rest moves a day, each to where the next one was.
    await updates(ana, { eventId: rest?.id ?? '', version: 1, scope: 'ALL', start: '2026-03-05T11:00' });
    expect(await recorded()).toEqual(['02', '03', '05', '05', '07']);
    // What is left of the first becomes one event, and a series again.
    await updates(ana, { eventId: series.id, version: await versionOf(ana, series.id), recurrence: null });
    expect(await recorded()).toEqual(['02', '05', '05', '07']);
    const again = { frequency: 'WEEKLY', count: 2 } as const;
    await updates(ana, { eventId: series.id, version: await versionOf(ana, series.id), recurrence: again });
    expect(await recorded()).toEqual(['02', '05', '05', '07']);
  });
});

test('a server that was given another key says so instead of starting', async () => {
  await pro();
  const { server } = world;
  const start = world.start({ env: { FOJA_SECRET: 'another secret, of nobody that we know' } });
  await expect(start).rejects.toThrow('FOJA_SECRET');
  world.server = server;
});

test('an event that leaves a case, or is shared no more, leaves the screens of those who saw it there', async () => {
  ana = await pro();
  const [bruno, eva] = [await pro(), await pro()];
  const { createCase } = await ana.does(CreateCaseDocument, {
    input: { title: 'Amparo', client: 'Cliente de ejemplo', area: 'CIVIL' },
  });
  const caseId = createCase.case?.id ?? '';
  const join = 'insert into case_member (case_id, user_id, role, joined_at) values (?, ?, ?, now())';
  await world.sql(join, [caseId, bruno.userId, 'COLLABORATOR']);
  await world.sql(join, [caseId, eva.userId, 'GUEST']);
  const heard = new Map([bruno, eva].map((caller) => [caller, [] as string[]]));
  const query = print(CalendarChangedDocument);
  for (const [caller, list] of heard)
    void (async () => {
      for await (const { data } of caller.socket().iterate<CalendarChangedSubscription>({ query }))
        if (data) list.push(`${data.calendarChanged.kind} ${data.calendarChanged.eventId}`);
    })().catch(() => undefined);
  for (const [caller, list] of heard)
    await expect.poll(async () => (await puts(caller, { title: 'Señal' }), list.length)).toBeGreaterThan(0);
  const event = await puts(ana, { caseId, isShared: true });
  const of = (caller: Caller) => (heard.get(caller) ?? []).filter((line) => line.includes(event.id));
  await expect.poll(() => of(eva)).toEqual([`SAVED ${event.id}`]);
  await updates(ana, { eventId: event.id, version: 1, isShared: false });
  await expect.poll(() => of(eva)).toEqual([`SAVED ${event.id}`, `DELETED ${event.id}`]);
  await updates(ana, { eventId: event.id, version: 2, caseId: null });
  await expect.poll(() => of(bruno).at(-1)).toBe(`DELETED ${event.id}`);
});

test('a colleague does not carry an event off to a case in which its author sees nothing', async () => {
  ana = await pro();
  const bruno = await pro();
  const opens = async (who: Caller): Promise<string> =>
    (await who.does(CreateCaseDocument, { input: { title: 'Amparo', client: 'Cliente de ejemplo', area: 'CIVIL' } }))
      .createCase.case?.id ?? '';
  const [caseId, other] = [await opens(ana), await opens(bruno)];
  const join = 'insert into case_member (case_id, user_id, role, joined_at) values (?, ?, ?, now())';
  await world.sql(join, [caseId, bruno.userId, 'COLLABORATOR']);
  const event = await puts(ana, { caseId });
  const taken = await updates(bruno, { eventId: event.id, version: 1, caseId: other });
  expect(taken.userErrors).toMatchObject([{ code: 'FORBIDDEN', field: 'caseId' }]);
  const edited = await updates(bruno, { eventId: event.id, version: 1, caseId, title: 'Con el mismo asunto' });
  expect(edited.userErrors).toEqual([]);
});
