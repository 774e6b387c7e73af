import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  AcceptInvitationDocument,
  InviteToCaseDocument,
  RemoveMemberDocument,
} from '#tests/support/case-people.generated.ts';
import { ArchiveCaseDocument, CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CalendarRangeDocument,
  DeleteEventDocument,
  RestoreEventDocument,
  UpdateEventDocument,
} from '#tests/support/calendar.generated.ts';
import { ResolveGoogleDocument, SyncGoogleDocument } from '#tests/support/calendar-sync.generated.ts';
import { DeadlinesDocument } from '#tests/support/deadlines.generated.ts';
import { GoogleWorld, timed } from '../../support/google-world.ts';
import type { Caller } from '../../support/world.ts';

let on: GoogleWorld;
beforeAll(async () => {
  on = await GoogleWorld.begin();
});
afterAll(() => on.end());
beforeEach(() => on.useNewAccount());

describe('both sides', () => {
  test('an edit over there is seen here, an edit here over there, and neither comes back as an echo', async () => {
    const { google } = on;
    google.put(timed('uno', 'De Google'));
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'De Foja');
    await on.finishSync();

    google.put({ ...timed('uno', 'De Google, cambiado', '2027-03-06T09:00:00-06:00', '2027-03-06T10:00:00-06:00') });
    await on.edits(person, 'De Foja', { location: 'Sala 2' });
    await on.syncs(person);
    expect(await on.event(person, 'De Google, cambiado')).toMatchObject({ startAt: '2027-03-06T15:00:00.000Z' });
    expect(google.find('De Foja').location).toBe('Sala 2');

    const versions = (await on.events(person)).map(({ version }) => version);
    google.requests.length = 0;
    await on.syncs(person);
    await on.syncs(person);
    expect((await on.events(person)).map(({ version }) => version)).toEqual(versions);
    expect(google.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('only what was edited here is sent: guests and colours of Google stay', async () => {
    const { google } = on;
    google.put({ ...timed('conInvitados', 'Con invitados'), description: '<b>Negritas</b>' });
    const person = await on.connectedPerson();
    await on.edits(person, 'Con invitados', { title: 'Con título nuevo' });
    await on.finishSync();
    const patch = google.requests.findLast(({ method }) => method === 'PATCH');
    expect(patch?.body).toEqual({ summary: 'Con título nuevo' });
    expect(patch?.query.get('sendUpdates')).toBe('none');
    expect(google.find('Con título nuevo').description).toBe('<b>Negritas</b>');
  });

  test('whole days, hours and series go over and come back the same', async () => {
    const { google } = on;
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'Vacaciones', { start: '2027-07-19', end: '2027-07-30', isAllDay: true });
    await on.createsEvent(person, 'Seguimiento', {
      start: '2027-03-01T09:00',
      zone: 'America/Tijuana',
      recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY', 'THURSDAY'], count: 6 },
    });
    await on.finishSync();
    expect(google.find('Vacaciones')).toMatchObject({ start: { date: '2027-07-19' }, end: { date: '2027-07-31' } });
    expect(google.find('Seguimiento')).toMatchObject({
      start: { dateTime: '2027-03-01T17:00:00.000Z', timeZone: 'America/Tijuana' },
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6'],
    });

    const { id, version } = await on.event(person, 'Seguimiento');
    const one = { eventId: id, scope: 'ONLY_THIS' as const };
    await person.does(UpdateEventDocument, {
      input: { ...one, version, occurrenceOf: '2027-03-04T17:00:00.000Z', title: 'Seguimiento, en otra sala' },
    });
    await person.does(DeleteEventDocument, { input: { ...one, occurrenceOf: '2027-03-08T17:00:00.000Z' } });
    await on.finishSync();
    const part = google.find('Seguimiento, en otra sala');
    expect(part).toMatchObject({
      id: `${google.find('Seguimiento').id}_20270304T170000Z`,
      recurringEventId: google.find('Seguimiento').id,
    });
    // The series is not written anew for it: Google would forget what was changed apart.
    expect(google.find('Seguimiento').recurrence).toEqual(['RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6']);
    expect(google.events.find((event) => event.id.endsWith('_20270308T170000Z'))?.status).toBe('cancelled');
    await on.edits(person, 'Vacaciones', { isAllDay: false, start: '2027-07-19T09:00', end: '2027-07-19T10:00' });
    await on.finishSync();
    expect(google.find('Vacaciones').start).toEqual({
      dateTime: '2027-07-19T15:00:00.000Z',
      timeZone: 'America/Mexico_City',
    });
  });

  test('a series that moves takes what was changed apart along', async () => {
    const { google } = on;
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'Curso', { recurrence: { frequency: 'WEEKLY', count: 4 } });
    await on.finishSync();
    const { id, version } = await on.event(person, 'Curso');
    await person.does(UpdateEventDocument, {
      input: { eventId: id, version, scope: 'ONLY_THIS', occurrenceOf: '2027-03-12T16:30:00.000Z', title: 'Examen' },
    });
    await on.finishSync();
    await on.edits(person, 'Curso', { start: '2027-03-05T12:00' });
    await on.finishSync();
    expect(google.find('Examen')).toMatchObject({ id: `${google.find('Curso').id}_20270312T180000Z` });
    expect(google.live).toHaveLength(2);
    expect((await on.panel(person)).pendingCount).toBe(0);
  });

  test('one of a series that was left out and brought back happens again over there', async () => {
    const { google } = on;
    google.put({ ...timed('vuelve', 'Vuelve'), recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'] });
    google.cancelOne('vuelve', { dateTime: '2027-03-12T10:30:00-06:00' }, '20270312T163000Z');
    const person = await on.connectedPerson();
    const { id } = await on.event(person, 'Vuelve');
    const one = { eventId: id, scope: 'ONLY_THIS' as const, occurrenceOf: '2027-03-19T16:30:00.000Z' };
    const { deleteCalendarEvent } = await person.does(DeleteEventDocument, { input: one });
    await on.finishSync();
    const statusOf = (stamp: string) => google.events.find((event) => event.id === `vuelve_${stamp}T163000Z`)?.status;
    expect(statusOf('20270319')).toBe('cancelled');
    const undoToken = deleteCalendarEvent.undoToken ?? '';
    await person.does(RestoreEventDocument, { input: { eventId: id, undoToken } });
    await on.finishSync();
    expect(statusOf('20270319')).toBe('confirmed');
    // The one that Google left out is still out, and nothing became an event of its own here.
    expect(statusOf('20270312')).toBe('cancelled');
    await on.syncs(person);
    expect(await on.events(person)).toHaveLength(1);
    expect((await on.panel(person)).pendingCount).toBe(0);

    // Brought back over there, it happens here again.
    google.put({
      ...timed('vuelve_20270312T163000Z', 'Vuelve', '2027-03-12T10:30:00-06:00', '2027-03-12T11:30:00-06:00'),
      recurringEventId: 'vuelve',
      status: 'confirmed',
    });
    await on.syncs(person);
    const { calendarRange } = await person.does(CalendarRangeDocument, { from: '2027-03-01', to: '2027-03-31' });
    expect(calendarRange.occurrences).toHaveLength(3);
  });

  test('days beside the rule of a series are here too', async () => {
    const { google } = on;
    google.put({
      ...timed('extra', 'Con un día más'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2', 'RDATE;TZID=America/Mexico_City:20270307T103000'],
    });
    const person = await on.connectedPerson();
    const rows = await on.world.sql<{ start_at: string }>(
      'select start_at from calendar_event where owner_id = ? and series_id is not null',
      [person.userId],
    );
    expect(rows.map((row) => new Date(row.start_at).toISOString())).toEqual(['2027-03-07T16:30:00.000Z']);
    await on.edits(person, 'Con un día más', { location: 'Sala 1', scope: 'ALL' }).catch(() => null);
    google.forgetSyncTokens();
    await on.syncs(person);
    expect(
      (await on.world.sql('select 1 from calendar_event where owner_id = ? and deleted_at is null', [person.userId]))
        .length,
    ).toBe(2);
  });

  test('a deletion on either side is one on both', async () => {
    const { google } = on;
    google.put(timed('seVa', 'Se va allá'));
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'Se va aquí');
    await on.finishSync();
    google.cancel('seVa');
    await on.deletes(person, 'Se va aquí');
    await on.syncs(person);
    expect(await on.events(person)).toEqual([]);
    expect(google.live).toEqual([]);
    expect(await on.panel(person)).toMatchObject({ pendingCount: 0, conflictCount: 0 });
  });

  test('a deadline follows its event when Google moves it', async () => {
    const { google } = on;
    google.put(timed('plazo', 'Contestar la demanda'));
    const person = await on.connectedPerson();
    await on.edits(person, 'Contestar la demanda', { type: 'DEADLINE' });
    await on.finishSync();
    google.put({ ...timed('plazo', 'Contestar la demanda', '2027-03-09T10:30:00-06:00', '2027-03-09T11:00:00-06:00') });
    await on.syncs(person);
    const { nodes } = (await person.does(DeadlinesDocument, {})).deadlines;
    expect(nodes).toMatchObject([
      { title: 'Contestar la demanda', dueAt: '2027-03-09T16:30:00.000Z', origin: 'EVENT' },
    ]);
  });
});

describe('conflicts', () => {
  async function bothEdit(): Promise<Caller> {
    on.google.put({ ...timed('choque', 'Audiencia'), location: 'Sala 1' });
    const person = await on.connectedPerson();
    // Google is away while both are edited.
    on.google.fault = () => new Response('', { status: 503 });
    on.google.put({ id: 'choque', summary: 'Audiencia (Google)', location: 'Sala 1' });
    on.world.clock.advance(60_000);
    await on.edits(person, 'Audiencia', { title: 'Audiencia (Foja)', location: 'Sala 9' });
    await on.finishSync();
    on.google.fault = () => undefined;
    return person;
  }

  test('the later edit of a field holds, fields of one side are merged, what lost is shown', async () => {
    const person = await bothEdit();
    await on.makeRetriesDue();
    await on.finishSync();
    expect(await on.event(person, 'Audiencia (Foja)')).toMatchObject({ location: 'Sala 9' });
    expect(on.google.find('Audiencia (Foja)').location).toBe('Sala 9');
    const panel = await on.panel(person);
    expect(panel).toMatchObject({ conflictCount: 1, pendingCount: 0 });
    expect(panel.conflicts.nodes).toEqual([
      expect.objectContaining({
        kept: 'FOJA',
        explanation: expect.stringContaining('vale la última edición') as string,
        fields: [{ field: 'title', label: 'Título', foja: 'Audiencia (Foja)', google: 'Audiencia (Google)' }],
      }),
    ]);
  });

  test('the other side may be chosen, and both calendars follow', async () => {
    const person = await bothEdit();
    await on.makeRetriesDue();
    await on.finishSync();
    const [conflict] = (await on.panel(person)).conflicts.nodes;
    const stranger = await on.world.lawyer();
    const input = { conflictId: conflict?.id ?? '', keep: 'GOOGLE' as const };
    const foreign = await stranger.does(ResolveGoogleDocument, { input });
    expect(foreign.resolveGoogleConflict.userErrors[0]?.code).toBe('NOT_FOUND');
    const { resolveGoogleConflict } = await person.does(ResolveGoogleDocument, { input });
    expect(resolveGoogleConflict.conflict).toMatchObject({ kept: 'GOOGLE' });
    await on.finishSync();
    expect(await on.event(person, 'Audiencia (Google)')).toMatchObject({ location: 'Sala 9' });
    expect(on.google.find('Audiencia (Google)').location).toBe('Sala 9');
    expect((await on.panel(person)).conflictCount).toBe(0);
  });

  test('an edit holds against a deletion, whichever side deleted', async () => {
    const { google } = on;
    google.put(timed('a1', 'Borrada allá'));
    google.put(timed('b1', 'Borrada aquí'));
    const person = await on.connectedPerson();
    google.fault = () => new Response('', { status: 503 });
    google.cancel('a1');
    google.put({ id: 'b1', summary: 'Borrada aquí, editada allá' });
    on.world.clock.advance(60_000);
    await on.edits(person, 'Borrada allá', { title: 'Borrada allá, editada aquí' });
    await on.deletes(person, 'Borrada aquí');
    await on.finishSync();
    google.fault = () => undefined;
    await on.makeRetriesDue();
    await on.finishSync();
    expect(google.find('Borrada allá, editada aquí').id).toBe('a1');
    expect(await on.event(person, 'Borrada aquí, editada allá')).toBeTruthy();
    const { conflicts } = await on.panel(person);
    expect(conflicts.nodes.map(({ kept }): string => kept).toSorted()).toEqual(['FOJA', 'GOOGLE']);

    const deletedHere = conflicts.nodes.find(({ kept }) => kept === 'GOOGLE');
    await person.does(ResolveGoogleDocument, { input: { conflictId: deletedHere?.id ?? '', keep: 'FOJA' } });
    await on.finishSync();
    expect(google.live.map(({ summary }) => summary)).toEqual(['Borrada allá, editada aquí']);
  });

  test('an edit between reading and sending is not overwritten', async () => {
    const { google } = on;
    google.put(timed('carrera', 'Carrera'));
    const person = await on.connectedPerson();
    let isFirst = true;
    google.fault = ({ method }) => {
      // Right before our change arrives, somebody changes another field over there.
      if (method === 'PATCH' && isFirst) {
        isFirst = false;
        google.put({ id: 'carrera', location: 'Cambiado allá' });
      }
      return undefined;
    };
    await on.edits(person, 'Carrera', { title: 'Carrera, cambiada aquí' });
    await on.finishSync();
    expect(google.find('Carrera, cambiada aquí').location).toBe('Cambiado allá');
    expect(await on.event(person, 'Carrera, cambiada aquí')).toMatchObject({ location: 'Cambiado allá' });
    expect((await on.panel(person)).conflictCount).toBe(0);
  });
});

describe('at the same time', () => {
  test('what is edited here while it is sent is sent too', async () => {
    const { google } = on;
    const person = await on.connectedPerson();
    let isFirst = true;
    google.fault = async ({ method }) => {
      if (method === 'POST' && isFirst) {
        isFirst = false;
        await on.edits(person, 'En camino', { title: 'En camino, cambiado' });
      }
      return undefined;
    };
    await on.createsEvent(person, 'En camino');
    await on.finishSync();
    await on.makeRetriesDue();
    await on.finishSync();
    expect(google.titles).toEqual(['En camino, cambiado']);
    expect(await on.event(person, 'En camino, cambiado')).toMatchObject({ googleState: 'IN_SYNC' });
  });

  test('a page that arrives after somebody else went on is not written any more', async () => {
    const { google } = on;
    google.put(timed('vieja', 'Como era'));
    const person = await on.connectedPerson();
    google.put({ id: 'vieja', summary: 'Como fue un rato' });
    let release = (): void => {};
    let isHeld = false;
    google.fault = ({ method }) => {
      if (method !== 'GET' || isHeld) return undefined;
      isHeld = true;
      // The answer is on its way, with what Google had then.
      const stale = structuredClone(google.find('Como fue un rato'));
      return new Promise((resolve) => {
        release = () =>
          resolve(
            Response.json({ summary: 'x', timeZone: 'America/Mexico_City', items: [stale], nextSyncToken: 'sync-0' }),
          );
      });
    };
    await person.does(SyncGoogleDocument);
    while (!isHeld) await new Promise((resolve) => setTimeout(resolve, 10));
    google.put({ id: 'vieja', summary: 'Como es' });
    await on.abandonSync(person);
    await person.does(SyncGoogleDocument);
    for (const until = Date.now() + 10_000; Date.now() < until;) {
      if ((await on.events(person)).some(({ title }) => title === 'Como es')) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    release();
    await on.finishSync();
    expect((await on.events(person)).map(({ title }) => title)).toEqual(['Como es']);
    expect((await on.panel(person)).syncState).toBe('IDLE');
  });
});

describe('events of a case', () => {
  async function withCase() {
    const owner = await on.world.lawyer({ plan: 'CUSTOM' });
    const input = { title: 'Amparo', client: 'Cliente de ejemplo', area: 'CIVIL' as const };
    const caseId = (await owner.does(CreateCaseDocument, { input })).createCase.case?.id ?? '';
    return { owner, caseId };
  }

  async function joins(who: Caller, owner: Caller, caseId: string): Promise<void> {
    await owner.does(InviteToCaseDocument, { input: { caseId, email: who.email, role: 'COLLABORATOR' } });
    await on.world.runJobs('send-invitation');
    const mail = (await on.world.outbox()).findLast(({ to }) => to === who.email);
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
    await who.does(AcceptInvitationDocument, { input: { token } });
  }

  test('an edit of a colleague reaches the calendar of whoever wrote the event', async () => {
    const { owner, caseId } = await withCase();
    const person = await on.connectedPerson();
    await joins(person, owner, caseId);
    await on.createsEvent(person, 'Audiencia del asunto', { caseId });
    await on.finishSync();
    await on.edits(owner, 'Audiencia del asunto', { location: 'Sala 4' });
    await on.finishSync();
    expect(on.google.find('Audiencia del asunto').location).toBe('Sala 4');
  });

  test('leave the calendar of whoever was removed from it, and no edit over there reaches the case', async () => {
    const { google } = on;
    const { owner, caseId } = await withCase();
    google.put(timed('propio', 'Puesto en el asunto'));
    const person = await on.connectedPerson();
    await joins(person, owner, caseId);
    await on.createsEvent(person, 'Escrito para el asunto', { caseId });
    await on.edits(person, 'Puesto en el asunto', { caseId });
    await on.finishSync();
    expect(google.titles).toEqual(['Escrito para el asunto', 'Puesto en el asunto']);
    await owner.does(RemoveMemberDocument, { input: { caseId, userId: person.userId } });
    google.put({ id: google.find('Escrito para el asunto').id, summary: 'Cambiado desde fuera' });
    await on.syncs(person);
    // What was written here goes; what was Google's own stays where it was.
    expect(google.titles).toEqual(['Puesto en el asunto']);
    const kept = await on.world.sql<{ title: string }>(
      'select title from calendar_event where case_id = ? and deleted_at is null order by title',
      [caseId],
    );
    expect(kept.map(({ title }) => title)).toEqual(['Escrito para el asunto', 'Puesto en el asunto']);
    expect((await on.panel(person)).pendingCount).toBe(0);
  });

  test('of an archived case are not changed from over there: it is told, and taken back', async () => {
    const { google } = on;
    const { owner, caseId } = await withCase();
    await on.consents(owner);
    await on.finishSync();
    await on.createsEvent(owner, 'Del archivo', { caseId });
    await on.finishSync();
    await owner.does(ArchiveCaseDocument, { input: { caseId, isArchived: true } });
    const { id } = google.find('Del archivo');
    google.put({ id, summary: 'Cambiado allá' });
    await on.syncs(owner);
    expect(google.find('Del archivo').id).toBe(id);
    google.cancel(id);
    await on.syncs(owner);
    expect(google.find('Del archivo').id).toBe(id);
    const { conflicts } = await on.panel(owner);
    expect(conflicts.nodes).toHaveLength(2);
    expect(conflicts.nodes[0]?.explanation).toContain('archivado');
    const input = { conflictId: conflicts.nodes[0]?.id ?? '', keep: 'GOOGLE' as const };
    expect((await owner.does(ResolveGoogleDocument, { input })).resolveGoogleConflict.userErrors[0]?.code).toBe(
      'CONFLICT',
    );
    await owner.does(ResolveGoogleDocument, { input: { ...input, keep: 'FOJA' } });
    expect((await on.panel(owner)).conflictCount).toBe(1);
  });
});
