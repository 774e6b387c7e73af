import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DisconnectGoogleDocument, SyncGoogleDocument } from '#tests/support/calendar-sync.generated.ts';
import { GOOGLE_ENV } from '../../support/fake-google.ts';
import { GoogleWorld, timed } from '../../support/google-world.ts';
import type { Caller } from '../../support/world.ts';

let on: GoogleWorld;
beforeAll(async () => {
  on = await GoogleWorld.begin();
});
afterAll(() => on.end());
beforeEach(() => on.useNewAccount());

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
    await on.edits(person, 'Rechazado', { title: 'Corregido' });
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
