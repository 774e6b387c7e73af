import { googleText } from '#schema/text/google-calendar.ts';
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
import {
  ConnectGoogleDocument,
  DisconnectGoogleDocument,
  FinishGoogleDocument,
  GooglePanelDocument,
  ResolveGoogleDocument,
  SyncGoogleDocument,
} from '#tests/support/calendar-sync.generated.ts';
import { DeadlinesDocument } from '#tests/support/deadlines.generated.ts';
import { GOOGLE_ENV } from '../../support/fake-google.ts';
import { GoogleWorld, timed } from '../../support/google-world.ts';
import { World, type Caller } from '../../support/world.ts';

let on: GoogleWorld;
beforeAll(async () => {
  on = await GoogleWorld.begin();
});
afterAll(() => on.end());

let accounts = 0;
beforeEach(() => {
  accounts += 1;
  on.google.use(`cuenta-${accounts}@ejemplo.mx`);
  on.google.fault = () => undefined;
  on.google.pageSize = 250;
  on.google.requests.length = 0;
  on.google.revoked.length = 0;
});

async function edits(person: Caller, title: string, change: object): Promise<void> {
  const { id, version } = await on.event(person, title);
  const { updateCalendarEvent } = await person.does(UpdateEventDocument, {
    input: { eventId: id, version, ...change },
  });
  expect(updateCalendarEvent.userErrors).toEqual([]);
}

async function deletes(person: Caller, title: string): Promise<void> {
  const { id } = await on.event(person, title);
  const { deleteCalendarEvent } = await person.does(DeleteEventDocument, { input: { eventId: id } });
  expect(deleteCalendarEvent.userErrors).toEqual([]);
}

describe('a server without keys for Google', () => {
  test('says so and how to mend it, and its own calendar works', async () => {
    const bare = await World.begin();
    const person = await bare.lawyer();
    const { calendarConnection } = await person.does(GooglePanelDocument);
    expect(calendarConnection).toMatchObject({ state: 'NOT_CONFIGURED', connected: false });
    // What an operator has to set is in the log, not on the screen.
    expect(calendarConnection.problem).toBe(googleText.notConfigured);
    expect(calendarConnection.problem).not.toContain('GOOGLE_');
    const refused = await person.graphql(ConnectGoogleDocument);
    expect(refused.errors[0]).toMatchObject({ extensions: { code: 'NOT_CONFIGURED' } });
    expect((await person.graphql(SyncGoogleDocument)).errors[0]?.extensions.code).toBe('NOT_CONFIGURED');
    expect(await person.rest('GET', '/api/calendar/status')).toMatchObject({
      status: 200,
      body: { success: true, connected: false },
    });
    expect(await person.rest('POST', '/api/calendar/connect')).toMatchObject({
      status: 503,
      body: { success: false, code: 'NOT_CONFIGURED' },
    });
    await bare.end();
  });
});

describe('giving the permission', () => {
  test('asks for offline access to events alone, with state and PKCE', async () => {
    const person = await on.world.lawyer();
    const { connectGoogleCalendar } = await person.does(ConnectGoogleDocument);
    const url = new URL(connectGoogleCalendar.authUrl ?? '');
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'https://www.googleapis.com/auth/calendar.events.owned',
      redirect_uri: `${on.world.server.url}/api/calendar/callback`,
    });
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  test('ends on a page that runs nothing but its own script and tells the panel', async () => {
    const person = await on.world.lawyer();
    const page = await on.consents(person);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'sha256-/);
    const html = await page.text();
    expect(html).toContain('data-connected="true"');
    expect(html).toContain('BroadcastChannel');
    await on.finishSync();
    expect(await on.panel(person)).toMatchObject({
      state: 'CONNECTED',
      connected: true,
      problem: null,
      calendarName: `cuenta-${accounts}@ejemplo.mx`,
      syncState: 'IDLE',
    });
  });

  test('keeps the tokens where nobody can read them', async () => {
    const person = await on.connectedPerson();
    const [row] = await on.world.sql<{ sealed_grant: string }>(
      'select sealed_grant from google_connection where user_id = ?',
      [person.userId],
    );
    expect(row?.sealed_grant).toMatch(/^v2\.[0-9a-f]{8}\./);
    expect(row?.sealed_grant).not.toContain('1//');
  });

  test('is only taken in the browser that asked, once, and within ten minutes', async () => {
    const person = await on.world.lawyer();
    const { connectGoogleCalendar } = await person.does(ConnectGoogleDocument);
    const address = on.google.consent(connectGoogleCalendar.authUrl ?? '');
    const other = await on.followsRedirect(on.world.visitor(), address);
    expect(other.status).toBe(400);
    expect(await other.text()).toContain('mismo navegador');
    // A browser that asked for itself, lured with somebody else's address.
    const lured = await on.world.lawyer();
    await lured.does(ConnectGoogleDocument);
    expect((await on.followsRedirect(lured, address)).status).toBe(400);
    expect((await on.followsRedirect(person, address)).status).toBe(200);
    const again = await on.followsRedirect(person, address);
    expect(await again.text()).toContain('caducó o ya se usó');

    const late = await on.world.lawyer();
    const asked = await late.does(ConnectGoogleDocument);
    on.world.clock.advance(11 * 60_000);
    const answer = await on.followsRedirect(late, on.google.consent(asked.connectGoogleCalendar.authUrl ?? ''));
    expect(await answer.text()).toContain('caducó o ya se usó');
  });

  test('a state that was used up by a failure is not good any more', async () => {
    const person = await on.world.lawyer();
    const { connectGoogleCalendar } = await person.does(ConnectGoogleDocument);
    const address = new URL(on.google.consent(connectGoogleCalendar.authUrl ?? ''));
    address.searchParams.set('code', 'inventado');
    expect((await on.followsRedirect(person, address.href)).status).toBe(400);
    address.searchParams.set('code', 'otro');
    expect(await (await on.followsRedirect(person, address.href)).text()).toContain('caducó o ya se usó');
  });

  test('a no on the page, and a yes without the calendar, are told as such', async () => {
    const person = await on.world.lawyer();
    const { connectGoogleCalendar } = await person.does(ConnectGoogleDocument);
    const state = new URL(connectGoogleCalendar.authUrl ?? '').searchParams.get('state') ?? '';
    const denied = await on.followsRedirect(
      person,
      `http://x/api/calendar/callback?state=${state}&error=access_denied`,
    );
    expect(await denied.text()).toContain('No se dio el permiso');

    on.google.givenScope = 'openid';
    const partly = await on.consents(person);
    on.google.givenScope = 'https://www.googleapis.com/auth/calendar.events.owned';
    expect(await partly.text()).toContain('no dio permiso para tu calendario');
    expect((await on.panel(person)).state).toBe('DISCONNECTED');
  });

  test('what a stranger writes into the address stays words', async () => {
    const page = await on.followsRedirect(
      on.world.visitor(),
      'http://x/api/calendar/callback?state=<script>alert(1)</script>',
    );
    expect(page.status).toBe(400);
    expect(await page.text()).not.toContain('<script>alert');
    const finish = await on.world.visitor().graphql(FinishGoogleDocument, { input: { state: 'x' } });
    expect(finish.data.finishGoogleConnection.userErrors[0]?.code).toBe('NOT_FOUND');
  });
});

describe('the first reading', () => {
  test('brings what Google has and sends what is here', async () => {
    const { google, world } = on;
    google.put(timed('reunion1', 'Reunión en Google'));
    google.put({ id: 'dia1', summary: 'Día completo', start: { date: '2027-03-08' }, end: { date: '2027-03-10' } });
    google.put({
      ...timed('tijuana1', 'En Tijuana'),
      start: { dateTime: '2027-07-05T10:30:00-07:00', timeZone: 'America/Tijuana' },
      end: { dateTime: '2027-07-05T11:30:00-07:00', timeZone: 'America/Tijuana' },
      description: '<p>Traer <b>originales</b> &amp; copias</p><ul><li>uno</li></ul>',
      transparency: 'transparent',
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 45 }] },
    });
    google.put({ id: 'ido1', summary: 'Borrado', status: 'cancelled' });
    const person = await world.lawyer();
    await on.createsEvent(person, 'Audiencia de aquí', { type: 'HEARING', location: 'Juzgado 3.º', alarms: [60] });
    await on.consents(person);
    await on.finishSync();

    expect(await on.event(person, 'Reunión en Google')).toMatchObject({
      source: 'GOOGLE',
      startAt: '2027-03-05T16:30:00.000Z',
      endAt: '2027-03-05T17:30:00.000Z',
      zone: 'America/Mexico_City',
      alarms: [10],
      googleState: 'IN_SYNC',
      htmlLink: expect.stringContaining('google.com') as string,
    });
    expect(await on.event(person, 'Día completo')).toMatchObject({
      isAllDay: true,
      startsOn: '2027-03-08',
      endsOn: '2027-03-09',
    });
    expect(await on.event(person, 'En Tijuana')).toMatchObject({
      zone: 'America/Tijuana',
      startAt: '2027-07-05T17:30:00.000Z',
      description: 'Traer originales & copias\n- uno',
      isBusy: false,
      alarms: [45],
    });
    expect((await on.events(person)).map(({ title }) => title)).not.toContain('Borrado');
    expect(google.find('Audiencia de aquí')).toMatchObject({
      start: { dateTime: '2027-03-05T16:30:00.000Z', timeZone: 'America/Mexico_City' },
      end: { dateTime: '2027-03-05T18:30:00.000Z' },
      location: 'Juzgado 3.º',
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 60 }] },
    });
    expect(await on.panel(person)).toMatchObject({ importedCount: 3, pendingCount: 0, conflictCount: 0 });
  });

  test('keeps series, what was changed apart from them and what does not happen, in whatever order they come', async () => {
    const { google } = on;
    // One that was moved and one that was deleted arrive a page before their series.
    google.pageSize = 1;
    google.put({
      ...timed('serie_20270312T163000Z', 'Junta movida', '2027-03-12T17:00:00-06:00', '2027-03-12T18:00:00-06:00'),
      recurringEventId: 'serie',
      originalStartTime: { dateTime: '2027-03-12T10:30:00-06:00', timeZone: 'America/Mexico_City' },
    });
    google.cancelOne('serie', { dateTime: '2027-03-19T10:30:00-06:00' }, '20270319T163000Z');
    google.put({
      ...timed('serie', 'Junta semanal'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;TZID=America/Mexico_City:20270326T103000'],
    });
    const person = await on.connectedPerson();
    const reply = await person.graphql<
      { calendarRange: { occurrences: { title: string; startAt: string }[] } },
      object
    >('{ calendarRange(from: "2027-03-01", to: "2027-04-15") { occurrences { title startAt } } }');
    expect(reply.data.calendarRange.occurrences).toEqual([
      { title: 'Junta semanal', startAt: '2027-03-05T16:30:00.000Z' },
      { title: 'Junta movida', startAt: '2027-03-12T23:00:00.000Z' },
      { title: 'Junta semanal', startAt: '2027-04-02T16:30:00.000Z' },
    ]);
  });

  test('a rule that leads nowhere does not stop the server', async () => {
    on.google.put({ ...timed('bomba', 'Nunca más'), recurrence: ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'] });
    on.google.put({
      ...timed('saltos', 'Lejos'),
      recurrence: ['RRULE:FREQ=DAILY;INTERVAL=146097;BYMONTH=2;BYMONTHDAY=29'],
    });
    const person = await on.connectedPerson();
    expect(await on.event(person, 'Nunca más')).toMatchObject({ recurrence: null });
    expect(await on.event(person, 'Lejos')).toMatchObject({ recurrence: null });
  });

  test('an invitation that no calendar can hold does not keep the others away', async () => {
    const { google } = on;
    const day = (date: string, end = date) => ({ start: { date }, end: { date: end } });
    google.put({ id: 'fin', summary: 'Fin del mundo', ...day('9999-12-31') });
    google.put({ id: 'ayer', summary: 'Antes', ...day('0001-01-01', '0001-01-02') });
    google.put(timed('lejos', 'Año 10000', '+010000-01-01T10:00:00Z', '+010000-01-01T11:00:00Z'));
    google.put({ ...timed('larga', 'Hasta el fin'), end: { date: '9999-12-31' } });
    google.put({ ...timed('uid', 'De identidad larga'), iCalUID: `x\u0000${'añ\ud800b7'.repeat(3_000)}@ejemplo.mx` });
    google.put({
      ...timed('dias', 'Días imposibles'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:00000101T000000Z', 'RDATE:00000101T000000Z,99991231T235959Z'],
    });
    google.put(timed('sana', 'Sana'));
    const person = await on.connectedPerson();
    for (const title of ['Sana', 'De identidad larga', 'Días imposibles', 'Hasta el fin'])
      expect(await on.event(person, title), title).toMatchObject({ title });
    expect(await on.panel(person)).toMatchObject({ state: 'CONNECTED', syncState: 'IDLE' });
  });
});

describe('both sides', () => {
  test('an edit over there is seen here, an edit here over there, and neither comes back as an echo', async () => {
    const { google } = on;
    google.put(timed('uno', 'De Google'));
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'De Foja');
    await on.finishSync();

    google.put({ ...timed('uno', 'De Google, cambiado', '2027-03-06T09:00:00-06:00', '2027-03-06T10:00:00-06:00') });
    await edits(person, 'De Foja', { location: 'Sala 2' });
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
    await edits(person, 'Con invitados', { title: 'Con título nuevo' });
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
    await edits(person, 'Vacaciones', { isAllDay: false, start: '2027-07-19T09:00', end: '2027-07-19T10:00' });
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
    await edits(person, 'Curso', { start: '2027-03-05T12:00' });
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
    await edits(person, 'Con un día más', { location: 'Sala 1', scope: 'ALL' }).catch(() => null);
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
    await deletes(person, 'Se va aquí');
    await on.syncs(person);
    expect(await on.events(person)).toEqual([]);
    expect(google.live).toEqual([]);
    expect(await on.panel(person)).toMatchObject({ pendingCount: 0, conflictCount: 0 });
  });

  test('a deadline follows its event when Google moves it', async () => {
    const { google } = on;
    google.put(timed('plazo', 'Contestar la demanda'));
    const person = await on.connectedPerson();
    await edits(person, 'Contestar la demanda', { type: 'DEADLINE' });
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
    await edits(person, 'Audiencia', { title: 'Audiencia (Foja)', location: 'Sala 9' });
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
    await edits(person, 'Borrada allá', { title: 'Borrada allá, editada aquí' });
    await deletes(person, 'Borrada aquí');
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
    await edits(person, 'Carrera', { title: 'Carrera, cambiada aquí' });
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
        await edits(person, 'En camino', { title: 'En camino, cambiado' });
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

describe('when Google says no', () => {
  test('a permission that was taken back is said on the next look, and by nothing before', async () => {
    const person = await on.connectedPerson();
    on.google.revokeAll();
    on.world.clock.advance(10_000);
    const panel = await on.panel(person);
    expect(panel).toMatchObject({ state: 'REVOKED', connected: false });
    expect(panel.problem).toContain('Vuelve a conectar');
    expect((await person.rest('GET', '/api/calendar/status')).body).toMatchObject({
      connected: false,
      state: 'revoked',
    });
    const { syncGoogleCalendar } = await person.does(SyncGoogleDocument);
    expect(syncGoogleCalendar.userErrors[0]?.code).toBe('CONFLICT');
  });

  test('the job that finds out ends there, and a new permission goes on without doubling', async () => {
    const { google } = on;
    google.put(timed('queda', 'Queda'));
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'Escrito antes');
    await on.finishSync();
    google.revokeAll();
    await on.createsEvent(person, 'Escrito después');
    await on.finishSync();
    expect((await on.panel(person)).state).toBe('REVOKED');
    google.put({ ...timed('queda', 'Queda, cambiado') });
    await on.consents(person);
    await on.finishSync();
    expect((await on.panel(person)).state).toBe('CONNECTED');
    await on.createsEvent(person, 'Escrito al volver');
    await on.finishSync();
    expect((await on.events(person)).map(({ title }) => title).toSorted()).toEqual([
      'Escrito al volver',
      'Escrito antes',
      'Escrito después',
      'Queda, cambiado',
    ]);
    expect(google.live).toHaveLength(4);
  });

  test('too many requests and outages wait and are tried again; a lost answer doubles nothing', async () => {
    const { google } = on;
    const person = await on.connectedPerson();
    google.fault = ({ method }) => (method === 'POST' ? new Response('', { status: 429 }) : undefined);
    await on.createsEvent(person, 'Con paciencia');
    await on.finishSync();
    expect(await on.panel(person)).toMatchObject({ syncState: 'WAITING', pendingCount: 1, state: 'CONNECTED' });
    const [job] = await on.world.sql<{ attempts: number; later: boolean }>(
      `select attempts, run_at > now() as later from graphile_worker.jobs where task_identifier = 'sync-google-calendar' and key like ?`,
      [`%${person.userId}`],
    );
    expect(job).toMatchObject({ attempts: 1, later: true });
    google.fault = ({ method }) => (method === 'POST' ? 'LOSE_ANSWER' : undefined);
    await on.makeRetriesDue();
    await on.finishSync();
    google.fault = () => undefined;
    await on.makeRetriesDue();
    await on.finishSync();
    expect(google.live.map(({ summary }) => summary)).toEqual(['Con paciencia']);
    expect(await on.event(person, 'Con paciencia')).toMatchObject({ googleState: 'IN_SYNC' });
    expect(await on.panel(person)).toMatchObject({ syncState: 'IDLE', problem: null });
  });

  test('a change that comes while a sync fails is sent by the sync after it', async () => {
    const { google } = on;
    const person = await on.connectedPerson();
    let answer = (): void => {};
    const isHeld = new Promise<void>((held) => {
      google.fault = () =>
        new Promise((resolve) => {
          answer = () => resolve(new Response('', { status: 503 }));
          held();
        });
    });
    await on.createsEvent(person, 'Antes del fallo');
    await isHeld;
    // The queue puts a job of its own in the place of the one that runs, which is not tried again when it fails.
    await on.createsEvent(person, 'Durante el fallo');
    google.fault = () => new Response('', { status: 503 });
    answer();
    await on.finishSync();
    google.fault = () => undefined;
    await on.makeRetriesDue();
    await on.finishSync();
    expect(google.titles).toEqual(['Antes del fallo', 'Durante el fallo']);
  });

  test('one event that is refused does not hold up the others, and says so', async () => {
    const { google } = on;
    const person = await on.connectedPerson();
    google.fault = ({ method, body }) =>
      method === 'POST' && body['summary'] === 'Rechazado'
        ? Response.json({ error: { code: 400, errors: [{ reason: 'invalid' }] } }, { status: 400 })
        : undefined;
    await on.createsEvent(person, 'Rechazado');
    await on.createsEvent(person, 'Aceptado');
    await on.finishSync();
    expect(await on.event(person, 'Rechazado')).toMatchObject({ googleState: 'REFUSED' });
    expect(await on.event(person, 'Aceptado')).toMatchObject({ googleState: 'IN_SYNC' });
    expect((await on.panel(person)).problem).toContain('no aceptó un cambio');
    google.fault = () => undefined;
    await edits(person, 'Rechazado', { title: 'Corregido' });
    await on.finishSync();
    expect(google.titles).toEqual(['Aceptado', 'Corregido']);
  });
});

describe('many changes', () => {
  const lots = (count: number): void => {
    for (let n = 0; n < count; n++) on.google.put(timed(`m${n}`, `Evento ${n}`));
  };
  const counted = async (person: Caller) => {
    const [row] = await on.world.sql<{ events: number; titles: number; links: number }>(
      `select count(*)::int as events, count(distinct e.title)::int as titles,
         (select count(*)::int from google_link l join calendar_event x on x.id = l.event_id where x.owner_id = ?) as links
       from calendar_event e where e.owner_id = ? and e.deleted_at is null`,
      [person.userId, person.userId],
    );
    return row;
  };

  test('4,000 in pages with a cut in the middle: nothing twice, nothing missing', { timeout: 180_000 }, async () => {
    const { google } = on;
    lots(4_000);
    const person = await on.world.lawyer();
    let pages = 0;
    google.fault = ({ method, query }) =>
      method === 'GET' && query.get('fields') === null && ++pages === 11 ? 'CUT' : undefined;
    await on.consents(person);
    await on.finishSync();
    const halfway = await counted(person);
    expect(halfway?.events).toBe(10 * 250);
    expect(await on.panel(person)).toMatchObject({ syncState: 'WAITING', state: 'CONNECTED' });
    await on.makeRetriesDue();
    await on.finishSync();
    expect(await counted(person)).toEqual({ events: 4_000, titles: 4_000, links: 4_000 });
    // The pages of before were not read again.
    expect(pages).toBe(17);

    // The same once more, as changes: every event is renamed, and the cut comes elsewhere.
    for (let n = 0; n < 4_000; n++) google.put({ id: `m${n}`, summary: `Renombrado ${n}` });
    pages = 0;
    google.fault = ({ method, query }) =>
      method === 'GET' && query.get('fields') === null && ++pages === 13
        ? new Response('', { status: 500 })
        : undefined;
    await on.syncs(person);
    await on.makeRetriesDue();
    await on.finishSync();
    expect(await counted(person)).toEqual({ events: 4_000, titles: 4_000, links: 4_000 });
    const [renamed] = await on.world.sql<{ count: number }>(
      `select count(*)::int as count from calendar_event where owner_id = ? and title like 'Renombrado %' and version = 2`,
      [person.userId],
    );
    expect(renamed?.count).toBe(4_000);
    await person.does(DisconnectGoogleDocument, {});
  });

  test('a server that dies between two pages is taken over by the other one', { timeout: 120_000 }, async () => {
    const { google, world } = on;
    const first = world.server;
    const second = await world.start({ env: GOOGLE_ENV });
    lots(2_000);
    const person = await world.lawyer();
    let pages = 0;
    google.fault = ({ method, query }) => {
      if (method === 'GET' && query.get('fields') === null) pages += 1;
      return undefined;
    };
    await Promise.all([on.consents(person), person.does(SyncGoogleDocument).catch(() => null)]);
    // Somebody looks, syncs and edits meanwhile, on both servers at once.
    const elsewhere = world.visitor(first);
    elsewhere.token = person.token;
    elsewhere.userId = person.userId;
    for (let n = 0; n < 5; n++) {
      await on.createsEvent(n % 2 ? person : elsewhere, `Mientras tanto ${n}`);
      await elsewhere.does(SyncGoogleDocument);
    }
    await on.abandonSync(person);
    await on.syncs(person);
    for (let n = 0; n < 5; n++) {
      await on.makeRetriesDue();
      await on.finishSync();
    }
    expect(await counted(person)).toEqual({ events: 2_005, titles: 2_005, links: 2_005 });
    expect(google.live).toHaveLength(2_005);
    expect(new Set(google.live.map(({ summary }) => summary)).size).toBe(2_005);
    expect(await on.panel(person)).toMatchObject({ pendingCount: 0, syncState: 'IDLE', conflictCount: 0 });
    await second.stop();
    world.server = first;
  });

  test('sync tokens that Google forgot: everything is read again, what is gone goes', async () => {
    const { google } = on;
    lots(600);
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'De aquí');
    await on.finishSync();
    google.cancel('m5');
    google.put({ id: 'm6', summary: 'Evento 6, cambiado' });
    google.put(timed('nuevo', 'Nuevo'));
    google.forgetSyncTokens();
    const before = await on.events(person);
    await on.syncs(person);
    expect(await counted(person)).toEqual({ events: 601, titles: 601, links: 601 });
    const titles = new Set((await on.events(person)).map(({ title }) => title));
    expect(titles.has('Evento 5')).toBe(false);
    expect(titles.has('Evento 6, cambiado')).toBe(true);
    expect(titles.has('De aquí')).toBe(true);
    const ids = new Map((await on.events(person)).map(({ title, id }) => [title, id]));
    expect(ids.get('Evento 7')).toBe(before.find(({ title }) => title === 'Evento 7')?.id);
    expect(google.live).toHaveLength(601);
  });

  test('a calendar that was emptied while Google forgot goes from here too', async () => {
    const { google } = on;
    lots(1_500);
    const person = await on.connectedPerson();
    for (let n = 1; n < 1_500; n++) google.cancel(`m${n}`);
    google.forgetSyncTokens();
    await on.syncs(person);
    expect(await counted(person)).toEqual({ events: 1, titles: 1, links: 1 });
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
    await edits(owner, 'Audiencia del asunto', { location: 'Sala 4' });
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
    await edits(person, 'Puesto en el asunto', { caseId });
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

describe('leaving', () => {
  test('takes what came from Google away, keeps what was made one’s own, and gives the permission back', async () => {
    const { google } = on;
    google.put(timed('x1', 'Ajeno'));
    google.put(timed('x2', 'Hecho propio'));
    const person = await on.connectedPerson();
    await edits(person, 'Hecho propio', { type: 'HEARING' });
    await on.createsEvent(person, 'Propio');
    await on.finishSync();
    const { disconnectGoogleCalendar } = await person.does(DisconnectGoogleDocument, {});
    expect(disconnectGoogleCalendar).toMatchObject({ removedCount: 1, connection: { state: 'DISCONNECTED' } });
    await on.world.runJobs('revoke-google-grant');
    expect(google.revoked).toHaveLength(1);
    expect((await on.events(person)).map(({ title, source }) => `${title} ${source}`).toSorted()).toEqual([
      'Hecho propio FOJA',
      'Propio FOJA',
    ]);
    expect(google.live).toHaveLength(3);
    const again = await person.does(DisconnectGoogleDocument, {});
    expect(again.disconnectGoogleCalendar.userErrors[0]?.code).toBe('CONFLICT');
  });

  test('kept events and connecting again make no doubles', async () => {
    const { google } = on;
    google.put(timed('k1', 'Guardado'));
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'Enviado');
    await on.finishSync();
    await person.does(DisconnectGoogleDocument, { input: { keepEvents: true } });
    await on.consents(person);
    await on.finishSync();
    expect((await on.events(person)).map(({ title }) => title).toSorted()).toEqual(['Enviado', 'Guardado']);
    expect(google.titles).toEqual(['Enviado', 'Guardado']);
    expect(await on.panel(person)).toMatchObject({ pendingCount: 0, conflictCount: 0 });
  });

  test('what was deleted over there meanwhile is sent again, under the id that Google never gives twice', async () => {
    const { google } = on;
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'Vuelve a estar');
    await on.finishSync();
    const { id } = google.find('Vuelve a estar');
    await person.does(DisconnectGoogleDocument, {});
    google.cancel(id);
    await on.consents(person);
    await on.finishSync();
    expect(google.find('Vuelve a estar').id).toBe(id);
    expect(await on.event(person, 'Vuelve a estar')).toMatchObject({ googleState: 'IN_SYNC' });
  });

  test('another account of Google takes nothing of one’s own away', async () => {
    const { google } = on;
    google.put(timed('primera', 'De la primera cuenta'));
    const person = await on.connectedPerson();
    await on.createsEvent(person, 'Mío');
    await on.finishSync();
    google.use(`otra-${accounts}@ejemplo.mx`);
    google.put(timed('segunda', 'De la segunda cuenta'));
    await on.consents(person);
    await on.finishSync();
    expect((await on.events(person)).map(({ title }) => title).toSorted()).toEqual(['De la segunda cuenta', 'Mío']);
    expect(google.titles).toEqual(['De la segunda cuenta', 'Mío']);
    expect((await on.panel(person)).calendarName).toBe(`otra-${accounts}@ejemplo.mx`);
  });
});
