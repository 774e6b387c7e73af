import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuditLogDocument } from '../../support/audit.generated.ts';
import { FakeService } from '../../support/fake-service.ts';
import {
  ConnectServiceDocument,
  IntegrationsDocument,
  MakeMeetingDocument,
} from '../../support/integrations.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { puts } from '../calendar/calendar-world.ts';

let world: World;
let zoom: FakeService;
let ana: Caller;
beforeAll(async () => {
  zoom = await FakeService.begin();
  world = await World.begin({ services: { ZOOM: zoom.connection() } });
});
beforeEach(async () => {
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  zoom.fault = null;
  zoom.requests.length = 0;
  zoom.meetings.length = 0;
  zoom.removed.length = 0;
});
afterAll(async () => {
  await world.end();
  await zoom.end();
});

async function connects(caller: Caller): Promise<void> {
  const { connectIntegration } = await caller.does(ConnectServiceDocument, { kind: 'ZOOM' });
  const { pathname, search } = new URL(zoom.consents(connectIntegration.authUrl ?? ''));
  const headers = { cookie: `foja_integration=${caller.cookie('foja_integration')}` };
  await fetch(caller.url + pathname + search, { headers, redirect: 'manual' });
}
const makes = async (caller: Caller, { id, version }: { id: string; version: number }) =>
  (await caller.does(MakeMeetingDocument, { input: { eventId: id, version } })).createZoomMeeting;
const codeOf = async (caller: Caller, event: { id: string; version: number }) => {
  const { data, errors } = await caller.graphql(MakeMeetingDocument, {
    input: { eventId: event.id, version: event.version },
  });
  return errors[0]?.extensions.code ?? data.createZoomMeeting.userErrors[0]?.code;
};
const stateOfZoom = async (caller: Caller) =>
  (await caller.does(IntegrationsDocument)).integrations.find(({ kind }) => kind === 'ZOOM')?.state;
const renewals = () => zoom.requests.filter((path) => path === '/token').length;

describe('a meeting', () => {
  test('has the title, the hour, the length and the zone of its event, and its link is the place of the event', async () => {
    await connects(ana);
    const event = await puts(ana, {
      title: 'Reunión con la clienta',
      start: '2026-11-24T10:30',
      end: '2026-11-24T11:45',
    });
    const { joinUrl, event: changed } = await makes(ana, event);
    expect(joinUrl).toMatch(/^https:\/\/us02web\.zoom\.us\/j\/85/);
    expect(changed).toMatchObject({ location: joinUrl, version: event.version + 1 });
    expect(zoom.meetings).toEqual([
      {
        topic: 'Reunión con la clienta',
        type: 2,
        start_time: '2026-11-24T16:30:00Z',
        duration: 75,
        timezone: 'America/Mexico_City',
      },
    ]);
    const { nodes } = (await ana.does(AuditLogDocument, { first: 1 })).auditEntries;
    expect(nodes[0]).toMatchObject({ action: 'SERVICE_USED', detail: 'Servicio: Zoom', subjectId: event.id });
  });

  test('leaves the place of an event that has one: its link begins the description', async () => {
    await connects(ana);
    const event = await puts(ana, { location: 'Juzgado Primero', description: 'Llevar el expediente.' });
    const { joinUrl, event: changed } = await makes(ana, event);
    expect(changed?.location).toBe('Juzgado Primero');
    expect(changed?.description).toBe(`Reunión de Zoom: ${joinUrl}\n\nLlevar el expediente.`);
  });

  test('of a series is one for all of its events', async () => {
    await connects(ana);
    const event = await puts(ana, { recurrence: { frequency: 'WEEKLY', count: 4 } });
    await makes(ana, event);
    expect(zoom.meetings).toEqual([{ topic: event.title, type: 3 }]);
  });

  test('is made once, also when two ask at the same time', async () => {
    await connects(ana);
    const event = await puts(ana);
    const answers = await Promise.all([makes(ana, event), makes(ana, event)]);
    expect(answers.map(({ userErrors }) => userErrors[0]?.code ?? 'MADE').sort()).toEqual(['CONFLICT', 'MADE']);
    const version = answers.find((each) => each.event)?.event?.version ?? 0;
    expect((await makes(ana, { id: event.id, version })).userErrors[0]?.message).toBe(
      'El evento ya tiene una reunión de Zoom.',
    );
    expect(zoom.meetings).toHaveLength(1);
  });
});

describe('an access token that is over', () => {
  test('is renewed once for all who need it, and the new tokens are kept', async () => {
    await connects(ana);
    const events = [await puts(ana), await puts(ana), await puts(ana)];
    zoom.expireTokens();
    zoom.requests.length = 0;
    const answers = await Promise.all(events.map((event) => makes(ana, event)));
    expect(answers.every(({ joinUrl }) => joinUrl !== null)).toBe(true);
    expect(renewals()).toBe(1);
    zoom.expireTokens();
    expect((await makes(ana, await puts(ana))).joinUrl).not.toBeNull();
  });

  test('is kept renewed when the meeting itself was refused', async () => {
    await connects(ana);
    const event = await puts(ana);
    zoom.expireTokens();
    let asked = 0;
    zoom.fault = (path) => (path === '/users/me/meetings' && ++asked === 2 ? { status: 400 } : undefined);
    const refused = await makes(ana, event);
    expect(refused.userErrors[0]).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('no aceptó') });
    zoom.fault = null;
    expect((await makes(ana, event)).joinUrl).not.toBeNull();
  });

  test('whose renewal is refused ends the connection, which says so and can be made again', async () => {
    await connects(ana);
    const event = await puts(ana);
    zoom.expireTokens();
    zoom.refreshTokens.clear();
    expect((await makes(ana, event)).userErrors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'El permiso de Zoom ya no es válido. Conéctalo otra vez en Configuración, Integraciones.',
    });
    expect(await stateOfZoom(ana)).toBe('LOST');
    zoom.requests.length = 0;
    expect((await makes(ana, event)).userErrors[0]?.code).toBe('CONFLICT');
    expect(zoom.requests).toEqual([]);
    await connects(ana);
    expect(await stateOfZoom(ana)).toBe('CONNECTED');
    expect((await makes(ana, event)).joinUrl).not.toBeNull();
  });

  test('stays as it is while the service is away, or does not know this server', async () => {
    await connects(ana);
    const event = await puts(ana);
    zoom.expireTokens();
    zoom.fault = (path) => (path === '/token' ? { status: 503 } : undefined);
    expect(await codeOf(ana, event)).toBe('UPSTREAM');
    zoom.fault = (path) => (path === '/token' ? { status: 401, body: '{"error":"invalid_client"}' } : undefined);
    expect(await codeOf(ana, event)).toBe('CONFLICT');
    zoom.fault = null;
    expect(await stateOfZoom(ana)).toBe('CONNECTED');
    expect((await makes(ana, event)).joinUrl).not.toBeNull();
  });
});

describe('nothing is asked of Zoom', () => {
  test('for an event of somebody else, one of whole days, one that changed, and without a connection or the plan', async () => {
    const event = await puts(ana);
    expect(await codeOf(ana, event)).toBe('CONFLICT');
    await connects(ana);
    const whole = await puts(ana, { isAllDay: true, start: '2026-11-24' });
    expect(await codeOf(ana, whole)).toBe('VALIDATION');
    expect(await codeOf(ana, { ...event, version: event.version + 1 })).toBe('CONFLICT');
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    await connects(eva);
    expect(await codeOf(eva, event)).toBe('NOT_FOUND');
    const free = await world.lawyer({ plan: 'FREE' });
    expect(await codeOf(free, await puts(free))).toBe('PREMIUM_REQUIRED');
    expect(zoom.meetings).toEqual([]);
  });

  test('when its answer is of another form: the event stays as it was', async () => {
    await connects(ana);
    const event = await puts(ana);
    zoom.fault = (path) =>
      path === '/users/me/meetings' ? { status: 201, body: '{"id":1,"join_url":"javascript:alert(1)"}' } : undefined;
    expect(await codeOf(ana, event)).toBe('UPSTREAM');
    zoom.fault = null;
    expect((await makes(ana, event)).joinUrl).not.toBeNull();
  });
});
