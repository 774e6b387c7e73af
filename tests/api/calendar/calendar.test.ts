import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateCalendarEventInput } from '#schema/generated/contract.ts';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { ArchiveCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CalendarChangedDocument,
  CalendarRangeDocument,
  CalendarSettingsDocument,
  ConflictPreviewDocument,
  CreateEventDocument,
  CreateEventFromCaseDocument,
  DeleteEventDocument,
  EventListDocument,
  EventsOfCaseDocument,
  OneEventDocument,
  RestoreEventDocument,
  SetCalendarSettingsDocument,
  TodayPageDocument,
  UpdateEventDocument,
  type CalendarChangedSubscription,
} from '#tests/support/calendar.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { deletes, HOME, march, one, opens, puts, restores, tries, updates, type Given } from './calendar-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });

describe('putting an event into the calendar', () => {
  test('keeps what was given, with the length and the billing of its type', async () => {
    const ana = await pro();
    const { event, conflicts, caseLinked } = await tries(ana, {
      title: '  Audiencia   inicial ',
      description: 'Llevar acuse\r\ny copias',
      location: 'Juzgado 3',
      client: 'Juana',
    });
    expect(event).toMatchObject({
      title: 'Audiencia inicial',
      type: 'HEARING',
      description: 'Llevar acuse\ny copias',
      client: 'Juana',
      zone: HOME,
      startAt: '2026-03-05T16:30:00.000Z',
      endAt: '2026-03-05T18:30:00.000Z',
      startsOn: '2026-03-05',
      startTime: '10:30',
      endTime: '12:30',
      isAllDay: false,
      isBillable: true,
      isBusy: true,
      alarms: [30],
      source: 'FOJA',
      isMine: true,
      viewerCanEdit: true,
      recurrence: null,
      version: 1,
    });
    expect([conflicts, caseLinked]).toEqual([[], false]);
    expect(await one(ana, event?.id ?? '')).toEqual(event);
  });

  test.each<[CreateCalendarEventInput['type'], string, boolean]>([
    ['HEARING', '12:30', true],
    ['MEETING', '11:30', true],
    ['DEADLINE', '11:00', false],
    ['SUMMONS', '12:00', false],
    ['MEDIATION', '13:30', false],
    ['PREPARATION', '12:00', false],
    ['OTHER', '11:30', false],
  ])('%s ends at %s; billable: %s', async (type, endTime, isBillable) => {
    expect(await puts(await pro(), { type: type ?? null })).toMatchObject({ endTime, isBillable });
  });

  test.each<[string, Given, string]>([
    ['no title', { title: '  ' }, 'title'],
    ['a title of signs that nobody sees', { title: '\u200b\u200b' }, 'title'],
    ['a title of 201', { title: 'a'.repeat(201) }, 'title'],
    ['a description of 10,001', { description: 'a'.repeat(10_001) }, 'description'],
    ['a NUL byte', { location: 'a\u0000b' }, 'location'],
    ['31 June', { start: '2026-06-31T10:00' }, 'start'],
    ['no hour', { start: '2026-06-30' }, 'start'],
    ['an end before the start', { end: '2026-03-05T10:00' }, 'end'],
    ['forty days', { end: '2026-04-14T10:30' }, 'end'],
    ['an unknown zone', { zone: 'Marte/Olimpo' }, 'zone'],
    ['an hour that the clock skips', { zone: 'America/Tijuana', start: '2026-03-08T02:30' }, 'start'],
    ['six alarms', { alarms: [1, 2, 3, 4, 5, 6] }, 'alarms'],
    ['an alarm after it', { alarms: [-5] }, 'alarms'],
    ['a series of a thousand', { recurrence: { frequency: 'DAILY', count: 1000 } }, 'recurrence.count'],
    ['an unknown case', { caseId: 'cas_no' }, 'caseId'],
  ])('%s is said, and nothing is written', async (_name, given, field) => {
    const ana = await pro();
    expect((await tries(ana, given)).userErrors).toMatchObject([{ field, message: expect.any(String) }]);
    expect(await world.sql('select 1 from calendar_event where owner_id = ?', [ana.userId])).toEqual([]);
  });

  test('signed out it is refused', async () => {
    for (const document of [CreateEventDocument, CalendarRangeDocument, TodayPageDocument, EventListDocument]) {
      const { errors } = await world.visitor().graphql(
        document as never,
        {
          input: { title: 'x', start: '2026-03-05T10:30' },
          from: '2026-03-01',
          to: '2026-03-02',
        } as never,
      );
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });

  test('what it overlaps with is told and is no bar; deadlines and whole days are no conflict', async () => {
    const ana = await pro();
    const first = await puts(ana, { title: 'Primera' });
    await puts(ana, { title: 'Término', type: 'DEADLINE' });
    await puts(ana, { title: 'Vacaciones', start: '2026-03-05', isAllDay: true });
    const { event, conflicts, notices } = await tries(ana, { title: 'Segunda', start: '2026-03-05T12:00' });
    expect(conflicts).toEqual([{ key: first.id, title: 'Primera' }]);
    expect(notices).toContain('Se empalma con otro evento tuyo.');
    const shown = await march(ana);
    const keys = Object.fromEntries(shown.map(({ title, conflictKeys }) => [title, conflictKeys]));
    expect(keys).toMatchObject({ Primera: [event?.id], Segunda: [first.id], Término: [], Vacaciones: [] });
    const preview = { start: '2026-03-05T11:00', end: '2026-03-05T11:30', zone: HOME };
    expect((await ana.does(ConflictPreviewDocument, preview)).eventConflicts).toMatchObject([{ title: 'Primera' }]);
    expect((await ana.does(ConflictPreviewDocument, { ...preview, exceptEventId: first.id })).eventConflicts).toEqual(
      [],
    );
    const bad = await ana.graphql(ConflictPreviewDocument, { ...preview, end: '2026-03-05T10:00' });
    expect(bad.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'end' });
  });

  test('a non-working day is said with its reason', async () => {
    const { notices } = await tries(await pro(), { start: '2026-03-16T10:00' });
    expect(notices).toEqual([expect.stringMatching(/16 de marzo de 2026 es día no laborable: tercer lunes de marzo/)]);
  });

  test('from a case: title, client and case come from it', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const made = async (input: object) =>
      (
        await ana.does(CreateEventFromCaseDocument, {
          input: { caseId, type: 'HEARING', start: '2026-03-05T10:30', ...input } as never,
        })
      ).createEventFromCase;
    expect(await made({})).toMatchObject({
      caseLinked: true,
      event: { title: 'Audiencia: Amparo indirecto', client: 'Constructora del Norte', case: { id: caseId } },
    });
    expect(await made({ title: 'Otra' })).toMatchObject({ event: { title: 'Otra' } });
    expect((await made({ caseId: 'cas_no' })).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'caseId' }]);
    const listed = (await ana.does(EventsOfCaseDocument, { id: caseId })).case;
    // They lie in the past of this clock: none is to come.
    expect(listed?.events.nodes).toEqual([]);
    await puts(ana, { caseId, title: 'Por venir', start: '2031-03-05T10:30' });
    expect((await ana.does(EventsOfCaseDocument, { id: caseId })).case?.events.nodes).toMatchObject([
      { title: 'Por venir' },
    ]);
  });
});

describe('changing and deleting', () => {
  test('what is absent stays, what is null is emptied, the length stays when only the start is moved', async () => {
    const ana = await pro();
    const event = await puts(ana, { description: 'Nota', location: 'Juzgado', end: '2026-03-05T13:00' });
    const { event: moved } = await updates(ana, {
      eventId: event.id,
      version: 1,
      start: '2026-03-06T09:00',
      description: null,
    });
    expect(moved).toMatchObject({
      startsOn: '2026-03-06',
      endTime: '11:30',
      description: '',
      location: 'Juzgado',
      version: 2,
    });
    const { event: whole } = await updates(ana, { eventId: event.id, version: 2, isAllDay: true });
    expect(whole).toMatchObject({ isAllDay: true, startsOn: '2026-03-06', endsOn: '2026-03-06', isBusy: false });
    const { event: zoned } = await updates(ana, {
      eventId: event.id,
      version: 3,
      isAllDay: false,
      start: '2026-03-06T09:00',
      zone: 'America/Tijuana',
    });
    expect(zoned).toMatchObject({ startAt: '2026-03-06T17:00:00.000Z', endTime: '11:00' });
    const { event: typed } = await updates(ana, { eventId: event.id, version: 4, type: 'OTHER' });
    expect(typed).toMatchObject({ isBillable: false });
  });

  test('a deletion is taken back whole, until somebody changes it', async () => {
    const ana = await pro();
    const event = await puts(ana);
    const { undoToken } = await deletes(ana, { eventId: event.id });
    expect(await one(ana, event.id)).toBeNull();
    expect(await march(ana)).toEqual([]);
    expect((await deletes(ana, { eventId: event.id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await restores(ana, event.id, 'v1.a.b.c')).userErrors).toMatchObject([{ field: 'undoToken' }]);
    const other = await puts(ana);
    expect((await restores(ana, other.id, undoToken)).userErrors).toMatchObject([{ field: 'undoToken' }]);
    expect((await restores(ana, event.id, undoToken)).event?.id).toBe(event.id);
    expect(await march(ana)).toHaveLength(2);
  });

  test('somebody else’s event looks the same as none', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const event = await puts(ana);
    expect(await one(eva, event.id)).toBeNull();
    expect((await eva.does(OneEventDocument, { id: event.id })).node).toBeNull();
    for (const id of [event.id, 'evt_no', 'evt_' + '0'.repeat(26)]) {
      expect((await updates(eva, { eventId: id, version: 1, title: 'x' })).userErrors).toMatchObject([
        { code: 'NOT_FOUND', field: 'eventId' },
      ]);
      expect((await deletes(eva, { eventId: id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
    expect(await march(eva)).toEqual([]);
    const { undoToken } = await deletes(ana, { eventId: event.id });
    expect((await restores(eva, event.id, undoToken)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('events of a case', () => {
  test('are those of whoever works in it; a guest sees what is shared and changes nothing', async () => {
    const [ana, bruno, gina] = [await pro(), await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(bruno, caseId, 'COLLABORATOR');
    await world.joins(gina, caseId, 'GUEST');
    const hidden = await puts(ana, { caseId, title: 'Interna' });
    const shared = await puts(bruno, { caseId, title: 'Compartida', isShared: true });
    expect((await march(ana)).map(({ title }) => title)).toEqual(['Interna', 'Compartida']);
    expect((await march(bruno)).map(({ event }) => [event.isMine, event.viewerCanEdit])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect((await march(gina)).map(({ title }) => title)).toEqual(['Compartida']);
    expect(await one(gina, hidden.id)).toBeNull();
    expect((await updates(gina, { eventId: shared.id, version: 1, title: 'x' })).userErrors).toMatchObject([
      { code: 'FORBIDDEN' },
    ]);
    expect((await tries(gina, { caseId })).userErrors).toMatchObject([{ code: 'FORBIDDEN', field: 'caseId' }]);
    expect((await updates(bruno, { eventId: hidden.id, version: 1, title: 'De Bruno' })).event?.title).toBe('De Bruno');
  });

  test('whoever was removed no longer sees what one made there', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(bruno, caseId, 'COLLABORATOR');
    const event = await puts(bruno, { caseId });
    await world.leaves(bruno, caseId);
    expect(await one(bruno, event.id)).toBeNull();
    expect(await march(bruno)).toEqual([]);
    expect((await updates(bruno, { eventId: event.id, version: 1, title: 'x' })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await deletes(bruno, { eventId: event.id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await tries(bruno, { caseId })).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'caseId' }]);
    expect(await one(ana, event.id)).toMatchObject({ id: event.id, isMine: false, viewerCanEdit: true });
  });

  test('those of an archived case are only read', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const event = await puts(ana, { caseId });
    await ana.does(ArchiveCaseDocument, { input: { caseId, isArchived: true } });
    expect(await one(ana, event.id)).toMatchObject({ viewerCanEdit: false });
    expect((await updates(ana, { eventId: event.id, version: 1, title: 'x' })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    expect((await tries(ana, { caseId })).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'caseId' }]);
  });
});

test('settings are kept and judged', async () => {
  const ana = await pro();
  expect((await ana.does(CalendarSettingsDocument)).calendarSettings).toMatchObject({
    zone: HOME,
    alarms: [30],
    weekStartsOn: 'MONDAY',
    offeredZones: expect.arrayContaining([{ name: 'America/Tijuana', label: 'Noroeste (Baja California)' }]),
  });
  const sets = async (input: object) =>
    (await ana.does(SetCalendarSettingsDocument, { input: input as never })).setCalendarSettings;
  expect(await sets({ zone: 'America/Tijuana', alarms: [60, 1440] })).toMatchObject({
    settings: { zone: 'America/Tijuana', alarms: [1440, 60], dayBeginsAt: 7 },
  });
  expect(await puts(ana)).toMatchObject({
    zone: 'America/Tijuana',
    startAt: '2026-03-05T18:30:00.000Z',
    alarms: [1440, 60],
  });
  for (const [input, field] of [
    [{ zone: 'x' }, 'zone'],
    [{ alarms: [-1] }, 'alarms'],
    [{ dayBeginsAt: 20, dayEndsAt: 8 }, 'dayBeginsAt'],
    [{ dayEndsAt: 25 }, 'dayBeginsAt'],
  ] as const)
    expect((await sets(input)).userErrors).toMatchObject([{ field }]);
});

test('what was deleted two months ago is deleted for good, and not before', async () => {
  const ana = await pro();
  const [old, fresh] = [await puts(ana), await puts(ana)];
  for (const event of [old, fresh]) await deletes(ana, { eventId: event.id });
  await world.sql('update calendar_event set deleted_at = ? where id = ?', [
    later(world.clock.now(), -61 * DAY),
    old.id,
  ]);
  await world.deletesOverdue();
  expect(await world.sql('select id from calendar_event where owner_id = ?', [ana.userId])).toEqual([{ id: fresh.id }]);
});

test('nothing that somebody may type ends in an internal error', async () => {
  const ana = await pro();
  const event = await puts(ana, { recurrence: { frequency: 'DAILY' } });
  const odd = [
    '',
    '\u0000',
    '\ud800',
    'x'.repeat(100_000),
    '0000-01-01',
    '9999-12-31',
    '-1',
    'null',
    '../..',
    event.id,
  ];
  const days = ['1000-01-01', '0000-01-01', '9999-12-31', '2026-03-05'];
  const instants = ['0000-01-01T00:00:00Z', '1000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
  const asked = [
    ...odd.flatMap((text) => [
      ana.graphql(CreateEventDocument, { input: { title: text, start: text, end: text, zone: text, caseId: text } }),
      ana.graphql(CreateEventDocument, {
        input: { title: 'x', start: '2026-03-05T10:00', description: text, client: text },
      }),
      ana.graphql(UpdateEventDocument, {
        input: { eventId: text, version: 1, title: text, start: text, location: text },
      }),
      ana.graphql(DeleteEventDocument, { input: { eventId: text } }),
      ana.graphql(RestoreEventDocument, { input: { eventId: event.id, undoToken: text } }),
      ana.graphql(OneEventDocument, { id: text }),
      ana.graphql(EventListDocument, { after: text, filter: { search: text, caseId: text } }),
      ana.graphql(ConflictPreviewDocument, { start: text, end: text, zone: text, exceptEventId: text }),
      ana.graphql(CalendarRangeDocument, { from: '2026-03-01', to: '2026-03-02', zone: text, calendar: text }),
    ]),
    ...days.flatMap((day) => [
      ana.graphql(CalendarRangeDocument, { from: day, to: day }),
      ana.graphql(EventListDocument, { from: day, to: day }),
      ana.graphql(CreateEventDocument, {
        input: { title: 'x', start: '2026-03-05T10:00', recurrence: { frequency: 'DAILY', until: day } },
      }),
    ]),
    ...instants.flatMap((occurrenceOf) =>
      (['ONLY_THIS', 'THIS_AND_FOLLOWING', 'ALL'] as const).map((scope) =>
        ana.graphql(UpdateEventDocument, { input: { eventId: event.id, version: 1, scope, occurrenceOf, title: '' } }),
      ),
    ),
  ];
  const codes = (await Promise.all(asked)).flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(new Set(codes)).toEqual(new Set(['BAD_REQUEST', 'VALIDATION']));
});

test('changes reach the other screens of whoever sees them, and nobody else', async () => {
  const [ana, bruno, eva] = [await pro(), await pro(), await pro()];
  const caseId = await opens(ana);
  await world.joins(bruno, caseId, 'COLLABORATOR');
  const heard = new Map<Caller, string[]>([
    [ana, []],
    [bruno, []],
    [eva, []],
  ]);
  for (const [caller, list] of heard)
    void (async () => {
      const query = print(CalendarChangedDocument);
      for await (const { data } of caller.socket().iterate<CalendarChangedSubscription>({ query }))
        if (data) list.push(`${data.calendarChanged.kind} ${data.calendarChanged.event?.title ?? ''}`);
    })().catch(() => undefined);
  // Listening begins a moment after the socket opens: an event of one's own tells when.
  for (const caller of heard.keys()) {
    await expect
      .poll(async () => {
        await puts(caller, { title: 'Señal' });
        return (heard.get(caller) ?? []).length;
      })
      .toBeGreaterThan(0);
  }
  for (const list of heard.values()) list.length = 0;
  const event = await puts(ana, { caseId, title: 'De la causa' });
  await puts(ana, { title: 'Mía' });
  await deletes(ana, { eventId: event.id });
  const own = (caller: Caller) => (heard.get(caller) ?? []).filter((line) => !line.includes('Señal'));
  await expect.poll(() => own(ana)).toEqual(['SAVED De la causa', 'SAVED Mía', 'DELETED ']);
  await expect.poll(() => own(bruno)).toEqual(['SAVED De la causa', 'DELETED ']);
  expect(own(eva)).toEqual([]);
});
