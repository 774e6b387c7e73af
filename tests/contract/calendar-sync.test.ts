import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from '#api/kernel/env.ts';
import { PermissionLost, type RemoteCalendar } from '#api/ports/calendar-sync.ts';
import { PortError } from '#api/ports/port-error.ts';
import { createGoogleCalendarSync } from '#api/providers/calendar-sync/google.ts';

/** How Google's real client is understood: what is a no for good, what may be tried again, what is never told. */

const EVENTS = 'https://www.googleapis.com/calendar/v3/calendars/primary/events';
const TOKEN = 'https://oauth2.googleapis.com/token';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const sync = createGoogleCalendarSync({ clientId: 'c', clientSecret: 's', timeoutMs: 400 });
const grant = {
  refreshToken: 'refresco-secreto',
  accessToken: 'acceso-secreto',
  accessExpiresAt: Date.now() + 3_600_000,
};
const never = new AbortController().signal;
const open = (): Promise<RemoteCalendar> => sync.open(grant);
const failing = (status: number, reason: string) =>
  HttpResponse.json({ error: { code: status, message: reason, errors: [{ reason }] } }, { status });

const failureOf = async (act: Promise<unknown>): Promise<PortError> => {
  const error = await act.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PortError)) throw new Error(`not one of ours: ${String(error)}`);
  return error;
};

describe('failures', () => {
  test.each([
    [429, 'rateLimitExceeded', 'UNAVAILABLE'],
    [403, 'rateLimitExceeded', 'UNAVAILABLE'],
    [403, 'userRateLimitExceeded', 'UNAVAILABLE'],
    [403, 'quotaExceeded', 'UNAVAILABLE'],
    [500, 'backendError', 'UNAVAILABLE'],
    [503, '', 'UNAVAILABLE'],
    [504, '', 'TIMEOUT'],
    [400, 'badRequest', 'BAD_REPLY'],
  ])('%i %s is %s, asked once', async (status, reason, expected) => {
    let asked = 0;
    server.use(
      http.get(EVENTS, () => {
        asked += 1;
        return failing(status, reason);
      }),
      http.post(TOKEN, () => {
        asked += 10;
        return HttpResponse.json({ access_token: 'nuevo', expires_in: 3599 });
      }),
    );
    const calendar = await open();
    expect(await failureOf(calendar.readChanges({ since: null, page: null }, never))).toMatchObject({
      reason: expected,
    });
    // The queue tries again, with pauses of its own.
    expect(asked).toBe(1);
  });

  test('a permission that is gone is told as such, at the first no and at the refresh', async () => {
    server.use(
      http.get(EVENTS, () => failing(401, 'authError')),
      http.post(TOKEN, () => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })),
    );
    expect(await failureOf((await open()).check(never))).toBeInstanceOf(PermissionLost);
    server.use(http.get(EVENTS, () => failing(403, 'insufficientPermissions')));
    expect(await failureOf((await open()).check(never))).toBeInstanceOf(PermissionLost);
  });

  test('an access token that ran out is renewed, and handed back to be kept', async () => {
    server.use(
      http.get(EVENTS, ({ request }) =>
        request.headers.get('authorization') === 'Bearer nuevo'
          ? HttpResponse.json({ summary: 'persona@ejemplo.mx', items: [] })
          : failing(401, 'authError'),
      ),
      http.post(TOKEN, () => HttpResponse.json({ access_token: 'nuevo', expires_in: 3599 })),
    );
    const calendar = await open();
    expect(await calendar.check(never)).toEqual({ calendarName: 'persona@ejemplo.mx' });
    expect(calendar.grant()).toMatchObject({ accessToken: 'nuevo', refreshToken: grant.refreshToken });
  });

  test('a Google that hangs is given up in time, one that is cut off is an outage', async () => {
    server.use(http.get(EVENTS, () => new Promise<never>(() => {})));
    expect(['TIMEOUT', 'UNAVAILABLE']).toContain((await failureOf((await open()).check(never))).reason);
    server.use(http.get(EVENTS, () => HttpResponse.error()));
    expect(await failureOf((await open()).check(never))).toMatchObject({ reason: 'UNAVAILABLE' });
    const calendar = await open();
    await expect(calendar.check(AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
  });

  test('wrong keys are a matter of configuration, and nothing secret is told', async () => {
    server.use(http.post(TOKEN, () => HttpResponse.json({ error: 'invalid_client' }, { status: 401 })));
    const answer = { code: 'codigo-secreto', codeVerifier: 'verificador-secreto', returnTo: 'http://x' };
    const failure = await failureOf(sync.exchange(answer, never));
    expect(JSON.stringify([failure.message, failure.detail, String(failure.cause)])).not.toMatch(/secret/);
    server.use(http.get(EVENTS, () => failing(500, 'x')));
    const other = await failureOf((await open()).check(never));
    expect(JSON.stringify([other.message, other.detail, String(other.cause)])).not.toMatch(/secret/);
  });
});

describe('answers', () => {
  test('a place that Google forgot is not a failure', async () => {
    server.use(http.get(EVENTS, () => failing(410, 'fullSyncRequired')));
    expect(await (await open()).readChanges({ since: 'viejo', page: null }, never)).toBe('EXPIRED');
    server.use(http.get(EVENTS, () => failing(400, 'invalid')));
    expect(await (await open()).readChanges({ since: null, page: 'vieja' }, never)).toBe('EXPIRED');
  });

  test('a page that does not say where to go on is no answer: it would read as an empty calendar', async () => {
    for (const nothing of ['', '{}', '{"items":[]}', 'null']) {
      server.use(http.get(EVENTS, () => new Response(nothing, { headers: { 'content-type': 'application/json' } })));
      await expect((await open()).readChanges({ since: null, page: null }, never), nothing).rejects.toBeInstanceOf(
        PortError,
      );
    }
  });

  test.each([
    [412, 'conditionNotMet', { kind: 'CHANGED' }],
    [404, 'notFound', { kind: 'MISSING' }],
    [410, 'deleted', { kind: 'MISSING' }],
    [409, 'duplicate', { kind: 'TAKEN' }],
    [400, 'invalid', { kind: 'REFUSED', detail: '400 invalid' }],
    [403, 'forbiddenForNonOrganizer', { kind: 'REFUSED', detail: '403 forbiddenForNonOrganizer' }],
  ])('%i to a write is an answer', async (status, reason, expected) => {
    server.use(http.patch(`${EVENTS}/:id`, () => failing(status, reason)));
    expect(await (await open()).update('x', { title: 'y' }, '"1"', never)).toEqual(expected);
  });

  test('a write goes with the etag that it rests on, and writes to nobody', async () => {
    server.use(
      http.patch(`${EVENTS}/:id`, async ({ request }) => {
        expect(request.headers.get('if-match')).toBe('"7"');
        expect(new URL(request.url).searchParams.get('sendUpdates')).toBe('none');
        expect(await request.json()).toEqual({
          start: { date: '2027-03-05', dateTime: null, timeZone: null },
          reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 5 }] },
        });
        return HttpResponse.json({ id: 'x', etag: '"8"', status: 'confirmed' });
      }),
    );
    const change = { start: { date: '2027-03-05' }, alarms: [5] };
    expect(await (await open()).update('x', change, '"7"', never)).toMatchObject({
      kind: 'DONE',
      event: { etag: '"8"' },
    });
  });

  test('an invitation that one declined takes up no time', async () => {
    server.use(
      http.get(`${EVENTS}/:id`, () =>
        HttpResponse.json({ id: 'x', etag: '"1"', attendees: [{ self: true, responseStatus: 'declined' }] }),
      ),
    );
    expect(await (await open()).read('x', never)).toMatchObject({ isBusy: false, isGone: false });
  });

  test('a permission that is gone already is given back without complaint', async () => {
    server.use(
      http.post('https://oauth2.googleapis.com/revoke', () =>
        HttpResponse.json({ error: 'invalid_token' }, { status: 400 }),
      ),
    );
    await expect(sync.revoke(grant, never)).resolves.toBeUndefined();
  });
});

test('one key without the other is said at the start', () => {
  expect(() => parseEnv({ GOOGLE_CLIENT_ID: 'x' })).toThrow(EnvError);
  expect(() => parseEnv({ GOOGLE_CLIENT_SECRET: 'x' })).toThrow(/GOOGLE_CLIENT_ID/);
  expect(parseEnv({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }).GOOGLE_CLIENT_ID).toBe('x');
});
