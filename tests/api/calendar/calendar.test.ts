import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#schema/lib/days.ts';
import type { CreateCalendarEventInput, UpdateCalendarEventInput } from '#schema/generated/contract.ts';
import { instantOf, timeOf, wallOf, dayIn } from '#schema/lib/zones.ts';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { ArchiveCaseDocument, CreateCaseDocument } from '#tests/support/cases.generated.ts';
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
  type CalendarRangeQueryVariables,
} from '#tests/support/calendar.generated.ts';
import { CloseCourtDocument } from '#tests/support/deadlines.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

type Given = Partial<CreateCalendarEventInput>;
const HOME = 'America/Mexico_City';

const tries = async (caller: Caller, given: Given = {}) =>
  (
    await caller.does(CreateEventDocument, {
      input: { title: 'Audiencia inicial', type: 'HEARING', start: '2026-03-05T10:30', ...given } as never,
    })
  ).createCalendarEvent;

async function puts(caller: Caller, given: Given = {}) {
  const { event, userErrors } = await tries(caller, given);
  if (!event) throw new Error(userErrors[0]?.message);
  return event;
}

async function opens(caller: Caller, title = 'Amparo indirecto'): Promise<string> {
  const { createCase } = await caller.does(CreateCaseDocument, {
    input: { title, client: 'Constructora del Norte', area: 'CONSTITUTIONAL' },
  });
  return createCase.case?.id ?? '';
}

const joins = (caller: Caller, caseId: string, role: 'COLLABORATOR' | 'GUEST') =>
  world.sql('insert into case_member (case_id, user_id, role, joined_at) values (?, ?, ?, now())', [
    caseId,
    caller.userId,
    role,
  ]);
const leaves = (caller: Caller, caseId: string) =>
  world.sql('delete from case_member where case_id = ? and user_id = ?', [caseId, caller.userId]);

const range = async (caller: Caller, from: string, to: string, rest: Partial<CalendarRangeQueryVariables> = {}) =>
  (await caller.does(CalendarRangeDocument, { from, to, zone: HOME, ...rest })).calendarRange;
const march = async (caller: Caller) => (await range(caller, '2026-03-01', '2026-03-31')).occurrences;
const whens = async (caller: Caller) =>
  (await march(caller)).map(({ startsOn, startTime }) => `${startsOn} ${startTime}`);
const one = async (caller: Caller, id: string) => (await caller.does(OneEventDocument, { id })).calendarEvent;
const updates = async (caller: Caller, input: UpdateCalendarEventInput) =>
  (await caller.does(UpdateEventDocument, { input: input as never })).updateCalendarEvent;
const deletes = async (caller: Caller, input: object) =>
  (await caller.does(DeleteEventDocument, { input: input as never })).deleteCalendarEvent;
const restores = async (caller: Caller, eventId: string, undoToken: string | null | undefined) =>
  (await caller.does(RestoreEventDocument, { input: { eventId, undoToken: undoToken ?? '' } })).restoreCalendarEvent;
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

describe('series', () => {
  test('are spread out on the wall clock; one is moved, one is left out, the rest stays', async () => {
    const ana = await pro();
    const series = await puts(ana, {
      start: '2026-03-02T10:00',
      zone: 'America/Tijuana',
      recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY'], count: 4 },
    });
    expect(series.recurrence).toMatchObject({
      rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      text: 'cada semana, lunes, 4 veces',
    });
    const shown = (await range(ana, '2026-03-01', '2026-03-31', { zone: 'America/Tijuana' })).occurrences;
    expect(shown.map(({ startAt }) => startAt)).toEqual([
      '2026-03-02T18:00:00.000Z',
      '2026-03-09T17:00:00.000Z',
      '2026-03-16T17:00:00.000Z',
      '2026-03-23T17:00:00.000Z',
    ]);
    const only = { eventId: series.id, version: 1, scope: 'ONLY_THIS' as const };
    const second = new Date('2026-03-09T17:00:00Z');
    const third = new Date('2026-03-16T17:00:00Z');
    const { event } = await updates(ana, { ...only, occurrenceOf: second, title: 'Movida', start: '2026-03-10T12:00' });
    expect(event).toMatchObject({ title: 'Movida', startsOn: '2026-03-10', startTime: '12:00', endTime: '14:00' });
    const { undoToken } = await deletes(ana, { eventId: series.id, scope: 'ONLY_THIS', occurrenceOf: third });
    const after = (await range(ana, '2026-03-01', '2026-03-31', { zone: 'America/Tijuana' })).occurrences;
    expect(after.map(({ startsOn, title, isMoved, occurrenceOf }) => [startsOn, title, isMoved, occurrenceOf])).toEqual(
      [
        ['2026-03-02', 'Audiencia inicial', false, '2026-03-02T18:00:00.000Z'],
        ['2026-03-10', 'Movida', true, '2026-03-09T17:00:00.000Z'],
        ['2026-03-23', 'Audiencia inicial', false, '2026-03-23T17:00:00.000Z'],
      ],
    );
    expect((await restores(ana, series.id, undoToken)).userErrors).toEqual([]);
    expect(await march(ana)).toHaveLength(4);
    // Once more is too late: the series was changed since.
    expect((await restores(ana, series.id, undoToken)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('moved whole, what was changed apart goes along', async () => {
    const ana = await pro();
    const series = await puts(ana, {
      start: '2026-03-02T10:00',
      recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY', 'WEDNESDAY'], until: '2026-03-18' },
    });
    const apart = new Date('2026-03-09T16:00:00Z');
    await updates(ana, { eventId: series.id, version: 1, scope: 'ONLY_THIS', occurrenceOf: apart, title: 'Aparte' });
    await deletes(ana, { eventId: series.id, scope: 'ONLY_THIS', occurrenceOf: new Date('2026-03-11T16:00:00Z') });
    const now = await one(ana, series.id);
    // Dragged on the one of the 16th to the 17th, an hour later: the whole series moves a day and an hour.
    const { event } = await updates(ana, {
      eventId: series.id,
      version: now?.version ?? 0,
      scope: 'ALL',
      occurrenceOf: new Date('2026-03-16T16:00:00Z'),
      start: '2026-03-17T11:00',
    });
    expect(event).toMatchObject({
      startsOn: '2026-03-03',
      startTime: '11:00',
      recurrence: { weekdays: ['TUESDAY', 'THURSDAY'] },
    });
    const shown = await march(ana);
    expect(shown.map(({ startsOn, title, isMoved }) => `${startsOn} ${title} ${isMoved}`)).toEqual([
      '2026-03-03 Audiencia inicial false',
      '2026-03-05 Audiencia inicial false',
      '2026-03-09 Aparte true',
      '2026-03-17 Audiencia inicial false',
      '2026-03-19 Audiencia inicial false',
    ]);
  });

  test('parted from one on, the rest is a series of its own', async () => {
    const ana = await pro();
    const series = await puts(ana, {
      start: '2026-03-02T10:00',
      recurrence: { frequency: 'DAILY', count: 10 },
    });
    const at = new Date('2026-03-06T16:00:00Z');
    const { event } = await updates(ana, {
      eventId: series.id,
      version: 1,
      scope: 'THIS_AND_FOLLOWING',
      occurrenceOf: at,
      start: '2026-03-06T18:00',
      title: 'Tarde',
    });
    expect(event).toMatchObject({ title: 'Tarde', recurrence: { count: 6 } });
    expect(event?.id).not.toBe(series.id);
    expect(await whens(ana)).toEqual([
      ...['02', '03', '04', '05'].map((day) => `2026-03-${day} 10:00`),
      ...['06', '07', '08', '09', '10', '11'].map((day) => `2026-03-${day} 18:00`),
    ]);
    const { undoToken } = await deletes(ana, {
      eventId: event?.id,
      scope: 'THIS_AND_FOLLOWING',
      occurrenceOf: new Date('2026-03-09T00:00:00Z'),
    });
    expect(await march(ana)).toHaveLength(6);
    await restores(ana, event?.id ?? '', undoToken);
    expect(await march(ana)).toHaveLength(10);
  });

  test('become one event, and one event a series', async () => {
    const ana = await pro();
    const series = await puts(ana, { start: '2026-03-02T10:00', recurrence: { frequency: 'DAILY', count: 5 } });
    await updates(ana, {
      eventId: series.id,
      version: 1,
      scope: 'ONLY_THIS',
      occurrenceOf: new Date('2026-03-03T16:00:00Z'),
      title: 'Aparte',
    });
    const { version } = (await one(ana, series.id)) ?? { version: 0 };
    await updates(ana, { eventId: series.id, version, recurrence: null });
    expect(await whens(ana)).toEqual(['2026-03-02 10:00']);
    const again = await one(ana, series.id);
    await updates(ana, {
      eventId: series.id,
      version: again?.version ?? 0,
      recurrence: { frequency: 'WEEKLY', count: 2 },
    });
    expect(await whens(ana)).toEqual(['2026-03-02 10:00', '2026-03-09 10:00']);
  });

  test.each<[string, Partial<UpdateCalendarEventInput>, string]>([
    [
      'an occurrence that the series does not have',
      { scope: 'ONLY_THIS', occurrenceOf: new Date('2026-03-04T16:00:00Z') },
      'occurrenceOf',
    ],
    ['no occurrence', { scope: 'ONLY_THIS' }, 'occurrenceOf'],
    [
      'another rule for one of it',
      { scope: 'ONLY_THIS', occurrenceOf: new Date('2026-03-09T16:00:00Z'), recurrence: { frequency: 'DAILY' } },
      'recurrence',
    ],
    ['another version', { version: 7, title: 'x' }, 'version'],
    ['an empty title', { title: ' ' }, 'title'],
    ['no title', { title: null }, 'title'],
    ['an end before the start', { end: '2026-03-02T09:00' }, 'end'],
  ])('%s is said', async (_name, given, field) => {
    const ana = await pro();
    const series = await puts(ana, { start: '2026-03-02T10:00', recurrence: { frequency: 'WEEKLY', count: 4 } });
    const { userErrors } = await updates(ana, { eventId: series.id, version: 1, ...given });
    expect(userErrors).toMatchObject([{ field }]);
    expect(await march(ana)).toHaveLength(4);
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
    await joins(bruno, caseId, 'COLLABORATOR');
    await joins(gina, caseId, 'GUEST');
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
    await joins(bruno, caseId, 'COLLABORATOR');
    const event = await puts(bruno, { caseId });
    await leaves(bruno, caseId);
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

describe('views', () => {
  test('whole days are those of their own zone, wherever they are looked at from', async () => {
    const ana = await pro();
    await puts(ana, { start: '2026-03-05', end: '2026-03-06', isAllDay: true, zone: 'America/Cancun' });
    for (const zone of ['America/Cancun', HOME, 'America/Tijuana']) {
      const days = async (from: string, to: string) => (await range(ana, from, to, { zone })).occurrences;
      expect(await days('2026-03-05', '2026-03-05')).toMatchObject([
        { startsOn: '2026-03-05', endsOn: '2026-03-06', startTime: null },
      ]);
      expect(await days('2026-03-06', '2026-03-06')).toHaveLength(1);
      expect(await days('2026-03-04', '2026-03-04')).toEqual([]);
      expect(await days('2026-03-07', '2026-03-07')).toEqual([]);
    }
  });

  test('an event at the edge of two days is in both, one that ends at midnight only in the first', async () => {
    const ana = await pro();
    await puts(ana, { title: 'Larga', start: '2026-03-05T22:00', end: '2026-03-06T02:00' });
    await puts(ana, { title: 'Hasta', start: '2026-03-05T22:00', end: '2026-03-06T00:00' });
    const titles = async (day: string) => (await range(ana, day, day)).occurrences.map(({ title }) => title).toSorted();
    expect(await titles('2026-03-05')).toEqual(['Hasta', 'Larga']);
    expect(await titles('2026-03-06')).toEqual(['Larga']);
  });

  test('are filtered by case, type, owner, billing and words', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const caseId = await opens(ana);
    await joins(bruno, caseId, 'COLLABORATOR');
    await puts(ana, { caseId, title: 'Desahogo de testimonial' });
    await puts(bruno, { caseId, title: 'Reunión', type: 'MEETING' });
    await puts(ana, { title: 'Dentista', type: 'OTHER' });
    const titles = async (filter: object) =>
      (await range(ana, '2026-03-01', '2026-03-31', { filter: filter as never })).occurrences
        .map(({ title }) => title)
        .toSorted();
    expect(await titles({ caseId })).toEqual(['Desahogo de testimonial', 'Reunión']);
    expect(await titles({ types: ['MEETING', 'OTHER'] })).toEqual(['Dentista', 'Reunión']);
    expect(await titles({ isMine: true })).toEqual(['Dentista', 'Desahogo de testimonial']);
    expect(await titles({ isBillable: false })).toEqual(['Dentista']);
    expect(await titles({ search: 'REUNION' })).toEqual(['Reunión']);
    expect(await titles({ search: 'testimonial desahogo' })).toEqual(['Desahogo de testimonial']);
    expect(await titles({ search: 'norte' })).toEqual(['Desahogo de testimonial', 'Reunión']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ caseId: 'cas_no' })).toEqual([]);
  });

  test('show non-working days with their reason; the calendar of a court that is not held is said', async () => {
    const ana = await pro();
    const { nonWorkingDays, nonWorkingDaysNote } = await range(ana, '2026-11-14', '2026-11-17');
    expect(nonWorkingDays).toEqual([
      { date: '2026-11-14', kind: 'WEEKEND', reason: 'sábado', basis: null },
      { date: '2026-11-15', kind: 'WEEKEND', reason: 'domingo', basis: null },
      {
        date: '2026-11-16',
        kind: 'HOLIDAY',
        reason: 'tercer lunes de noviembre, en conmemoración del 20 de noviembre',
        basis: 'LFT, artículo 74, fracción VI',
      },
    ]);
    expect(nonWorkingDaysNote).toBeNull();
    expect((await range(ana, '2026-11-14', '2026-11-17', { calendar: 'no-existe' })).nonWorkingDaysNote).toMatch(
      /Sin calendario del órgano/,
    );
  });

  test('of a court are those that it published and those that one wrote; a year that is not held is said', async () => {
    const ana = await pro();
    const closed = async (from: string, to: string) => range(ana, from, to, { calendar: 'pjf' });
    const july = await closed('2026-07-16', '2026-07-31');
    expect(july.nonWorkingDaysNote).toBeNull();
    expect(july.nonWorkingDays.filter(({ kind }) => kind === 'COURT_CLOSURE').length).toBeGreaterThan(5);
    expect((await closed('2031-07-16', '2031-07-31')).nonWorkingDaysNote).toMatch(/2031/);
    await ana.does(CloseCourtDocument, {
      input: { calendar: 'pjf', from: '2026-03-11', to: '2026-03-11', reason: 'Sismo (ejemplo)', source: 'Circular' },
    });
    expect((await closed('2026-03-10', '2026-03-12')).nonWorkingDays).toMatchObject([
      { date: '2026-03-11', kind: 'COURT_CLOSURE', reason: 'Sismo (ejemplo)' },
    ]);
    const closedDays = async () =>
      (await range(ana, '2026-03-10', '2026-03-12')).nonWorkingDays.map(({ date }) => date);
    expect(await closedDays()).toEqual([]);
    const sees = async (courtCalendar: string | null) =>
      (await ana.does(SetCalendarSettingsDocument, { input: { courtCalendar } })).setCalendarSettings.userErrors;
    expect(await sees('no-existe')).toMatchObject([{ code: 'VALIDATION', field: 'courtCalendar' }]);
    expect(await sees('pjf')).toEqual([]);
    expect(await closedDays()).toEqual(['2026-03-11']);
    await sees(null);
    expect(await closedDays()).toEqual([]);
  });

  test.each([
    ['2026-03-10', '2026-03-01', null],
    ['2026-01-01', '2026-12-31', null],
    ['2026-03-01', '2026-03-02', 'Marte/Olimpo'],
  ])('%s to %s in %s is refused', async (from, to, zone) => {
    const { errors } = await (await pro()).graphql(CalendarRangeDocument, { from, to, zone });
    expect(errors[0]?.extensions.code).toBe('VALIDATION');
  });

  test('the list is paged by start, latest first, with cursors of its own only', async () => {
    const ana = await pro();
    for (const day of ['01', '02', '02', '03']) await puts(ana, { title: day, start: `2026-03-${day}T10:00` });
    const page = async (after: string | null, first = 3) =>
      (await ana.does(EventListDocument, { first, after })).calendarEvents;
    const first = await page(null);
    expect(first.nodes.map(({ title }) => title)).toEqual(['03', '02', '02']);
    const rest = await page(first.pageInfo.endCursor ?? null);
    expect(rest).toMatchObject({ nodes: [{ title: '01' }], pageInfo: { hasNextPage: false } });
    const within = await ana.does(EventListDocument, { from: '2026-03-02', to: '2026-03-02' });
    expect(within.calendarEvents.nodes.map(({ title }) => title)).toEqual(['02', '02']);
    for (const variables of [{ after: 'x' }, { first: 0 }, { first: 101 }, { after: btoa('["2026-03-01","evt_1"]') }])
      expect((await ana.graphql(EventListDocument, variables)).errors[0]?.extensions.code).toBe('VALIDATION');
  });
});

test('wall clocks agree with those of PostgreSQL, which has the zones from elsewhere', async () => {
  let seed = 3;
  const random = (most: number): number =>
    Math.floor(((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * most);
  for (const zone of ['America/Mexico_City', 'America/Tijuana', 'America/Ciudad_Juarez', 'America/Hermosillo']) {
    const walls = Array.from({ length: 300 }, () => {
      const day = new Date(Date.UTC(2015, 0, 1) + random(16 * 365) * DAY).toISOString().slice(0, 10);
      return { day, second: random(1440) * 60 };
    });
    const ours = walls.map((wall) => wallOf(zone, instantOf(zone, wall)));
    const theirs = await world.sql<{ wall: string }>(
      `select to_char(at::timestamptz at time zone ?, 'YYYY-MM-DD HH24:MI') as wall
       from json_array_elements_text(?::json) with ordinality as t(at, place) order by place`,
      [zone, JSON.stringify(walls.map((wall) => instantOf(zone, wall).toISOString()))],
    );
    expect(ours.map((wall) => `${wall.day} ${timeOf(wall)}`)).toEqual(theirs.map(({ wall }) => wall));
  }
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

describe('today', () => {
  test('tells hearings, other events, deadlines to come, conflicts, and the events of the week', async () => {
    const ana = await pro();
    const today = dayIn(HOME, world.clock.now());
    const day = (days: number) => addDays(today, days);
    await puts(ana, { title: 'Audiencia', start: `${today}T10:00` });
    await puts(ana, { title: 'Reunión', type: 'MEETING', start: `${today}T11:00` });
    await puts(ana, { title: 'Término', type: 'DEADLINE', start: `${day(3)}T15:00` });
    await puts(ana, { title: 'Lejano', type: 'DEADLINE', start: `${day(20)}T15:00` });
    await puts(ana, { title: 'Hace mucho', start: `${day(-20)}T10:00` });
    const shown = (await ana.does(TodayPageDocument)).today;
    expect(shown).toMatchObject({
      date: today,
      zone: HOME,
      hearings: [{ title: 'Audiencia' }],
      events: [{ title: 'Reunión' }],
      deadlines: [{ title: 'Término' }],
      next: { title: 'Término' },
      conflicts: [{ overlapMinutes: 60, first: { title: 'Audiencia' }, second: { title: 'Reunión' } }],
      unbilledSeconds: 0,
      unbilledAmount: { centavos: 0 },
      googleState: 'NOT_CONFIGURED',
      googleConflictCount: 0,
    });
    expect(shown.eventsThisWeek).toBeGreaterThanOrEqual(2);
    // The hearing of twenty days ago has no hours recorded; whether today's is over depends on the hour.
    expect(shown.unrecordedCount).toBeGreaterThanOrEqual(1);
  });

  test('of an empty calendar is empty', async () => {
    expect((await (await pro()).does(TodayPageDocument)).today).toMatchObject({
      hearings: [],
      events: [],
      deadlines: [],
      next: null,
      conflicts: [],
      eventsThisWeek: 0,
      unrecordedCount: 0,
    });
  });
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
  await joins(bruno, caseId, 'COLLABORATOR');
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
