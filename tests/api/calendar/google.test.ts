import { googleText } from '#schema/text/google-calendar.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ConnectGoogleDocument,
  DisconnectGoogleDocument,
  FinishGoogleDocument,
  GooglePanelDocument,
  SyncGoogleDocument,
} from '#tests/support/calendar-sync.generated.ts';
import { GoogleWorld, timed } from '../../support/google-world.ts';
import { World } from '../../support/world.ts';

let on: GoogleWorld;
beforeAll(async () => {
  on = await GoogleWorld.begin();
});
afterAll(() => on.end());
beforeEach(() => on.useNewAccount());

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
      calendarName: on.account,
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

describe('leaving', () => {
  test('takes what came from Google away, keeps what was made one’s own, and gives the permission back', async () => {
    const { google } = on;
    google.put(timed('x1', 'Ajeno'));
    google.put(timed('x2', 'Hecho propio'));
    const person = await on.connectedPerson();
    await on.edits(person, 'Hecho propio', { type: 'HEARING' });
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
    google.use(`otra-${on.account}`);
    google.put(timed('segunda', 'De la segunda cuenta'));
    await on.consents(person);
    await on.finishSync();
    expect((await on.events(person)).map(({ title }) => title).toSorted()).toEqual(['De la segunda cuenta', 'Mío']);
    expect(google.titles).toEqual(['De la segunda cuenta', 'Mío']);
    expect((await on.panel(person)).calendarName).toBe(`otra-${on.account}`);
  });
});
