import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreateFeedDocument } from '#tests/support/calendar-sync.generated.ts';
import { GoogleWorld, timed } from '../../support/google-world.ts';
import type { Caller } from '../../support/world.ts';

let on: GoogleWorld;
let person: Caller;
beforeAll(async () => {
  on = await GoogleWorld.begin();
  person = await on.world.lawyer();
});
afterAll(() => on.end());

describe('the connection with Google over REST', () => {
  test('needs a session', async () => {
    const visitor = on.world.visitor();
    for (const [method, path] of [
      ['GET', '/api/calendar/status'],
      ['POST', '/api/calendar/connect'],
    ] as const)
      expect(await visitor.rest(method, path)).toMatchObject({ status: 401, body: { success: false } });
  });

  test('is not there, is asked for, comes back to a page, and is there', async () => {
    expect(await person.rest('GET', '/api/calendar/status')).toMatchObject({
      status: 200,
      body: { success: true, connected: false, state: 'disconnected', problem: null },
    });
    const asked = await person.rest('POST', '/api/calendar/connect');
    expect(asked).toMatchObject({ status: 200, body: { success: true } });
    const authUrl = String(asked.body['authUrl']);
    expect(authUrl).toMatch(/^https:\/\/accounts\.google\.com\//);
    const cookie = asked.headers.getSetCookie().find((line) => line.startsWith('foja_calendar='));
    // Google's page leads back from another site: a strict cookie would not come along.
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    on.google.put(timed('deGoogle', 'De Google'));
    const page = await on.followsRedirect(person, on.google.consent(authUrl));
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    await on.finishSync();
    expect(await person.rest('GET', '/api/calendar/status')).toMatchObject({
      body: { connected: true, state: 'connected', calendar_name: 'persona@ejemplo.mx' },
    });
    const { body } = await person.rest('GET', '/api/calendar/events');
    expect(body['events']).toMatchObject([
      { title: 'De Google', source: 'google', htmlLink: expect.stringContaining('google') as string },
    ]);
  });

  test('a no is a page too, never JSON', async () => {
    const page = await on.followsRedirect(person, 'http://x/api/calendar/callback?error=access_denied&state=nada');
    expect(page.status).toBe(400);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('data-connected="false"');
    expect((await on.followsRedirect(person, 'http://x/api/calendar/callback')).status).toBe(400);
  });
});

describe('feeds over REST', () => {
  test('are read without a session, by GET and HEAD, and by nothing else', async () => {
    const { createCalendarFeed } = await person.does(CreateFeedDocument, { input: {} });
    const url = createCalendarFeed.url ?? '';
    expect(new URL(url).pathname).toMatch(/^\/api\/calendar\/feeds\/cfd_[0-9a-z]{26}\.ics$/);
    const read = await fetch(url);
    expect(read.status).toBe(200);
    expect(await read.text()).toContain('SUMMARY:De Google');
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, read.headers.get('etag'), '']);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    expect((await fetch(url, { headers: { 'if-none-match': '"otro", *' } })).status).toBe(304);
  });
});
