import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import { ServicePermissionLost } from '#api/ports/oauth-connection.ts';
import { AuditLogDocument } from '../../support/audit.generated.ts';
import { FakeService } from '../../support/fake-service.ts';
import {
  ConnectServiceDocument,
  DisconnectServiceDocument,
  IntegrationsDocument,
} from '../../support/integrations.generated.ts';
import { World, type Caller } from '../../support/world.ts';

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
  zoom.revoked.length = 0;
});
afterAll(async () => {
  await world.end();
  await zoom.end();
});

const stateOf = async (caller: Caller, kind: string) =>
  (await caller.does(IntegrationsDocument)).integrations.find((each) => each.kind === kind);
const begins = async (caller: Caller) =>
  (await caller.does(ConnectServiceDocument, { kind: 'ZOOM' })).connectIntegration.authUrl ?? '';

/** The browser follows the redirect of the service, without a token. */
async function returns(browser: Caller, address: string, from = browser): Promise<string> {
  const { pathname, search } = new URL(address);
  const cookie = from.cookie('foja_integration');
  const response = await fetch(browser.url + pathname + search, {
    headers: cookie ? { cookie: `foja_integration=${cookie}` } : {},
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '', browser.url).searchParams.get('integration') ?? '';
}
const connects = async (caller: Caller) => returns(caller, zoom.consents(await begins(caller)));

test('each integration shows its true state', async () => {
  const { integrations } = await ana.does(IntegrationsDocument);
  expect(integrations.map(({ kind, state }) => [kind, state])).toEqual([
    ['GOOGLE_CALENDAR', 'NOT_CONFIGURED'],
    ['STRIPE', 'NOT_CONFIGURED'],
    ['ZOOM', 'NOT_CONNECTED'],
    ['DOCUSIGN', 'NOT_CONFIGURED'],
  ]);
  expect(integrations[3]).toMatchObject({ canConnect: false, detail: expect.stringContaining('DOCUSIGN_CLIENT_ID') });
});

describe('a connection', () => {
  test('is made with a code, PKCE and a state, is stored encrypted, and its end is told to the service', async () => {
    expect(await connects(ana)).toBe('done');
    expect(await stateOf(ana, 'ZOOM')).toMatchObject({
      state: 'CONNECTED',
      accountName: 'ana@ejemplo.mx',
      canConnect: false,
      canDisconnect: true,
    });
    const [row] = await world.sql<{ all: string }>(
      'select c::text as all from integration_connection c where user_id = ?',
      [ana.userId],
    );
    expect(row?.all).not.toContain('refresco-');
    const { disconnectIntegration } = await ana.does(DisconnectServiceDocument, { kind: 'ZOOM' });
    expect(disconnectIntegration.integration).toMatchObject({ state: 'NOT_CONNECTED', accountName: null });
    const { nodes } = (await ana.does(AuditLogDocument, { first: 2 })).auditEntries;
    expect(nodes.map(({ action, detail }) => [action, detail])).toEqual([
      ['SERVICE_DISCONNECTED', 'Servicio: Zoom'],
      ['SERVICE_CONNECTED', 'Servicio: Zoom'],
    ]);
    await world.runJobs('revoke-service');
    expect(zoom.revoked).toEqual([expect.stringContaining('refresco-')]);
    expect(
      (await ana.does(DisconnectServiceDocument, { kind: 'ZOOM' })).disconnectIntegration.userErrors[0]?.code,
    ).toBe('CONFLICT');
  });

  test('made again replaces the one before, which is revoked', async () => {
    await connects(ana);
    zoom.account = 'otra@ejemplo.mx';
    await connects(ana);
    await world.runJobs('revoke-service');
    expect(await stateOf(ana, 'ZOOM')).toMatchObject({ accountName: 'otra@ejemplo.mx' });
    expect(zoom.revoked).toHaveLength(1);
  });

  test('of one account is not that of another', async () => {
    await connects(ana);
    const beto = await world.lawyer({ plan: 'PROFESSIONAL' });
    expect(await stateOf(beto, 'ZOOM')).toMatchObject({ state: 'NOT_CONNECTED' });
  });

  test('is revoked later when the service is away', async () => {
    await connects(ana);
    zoom.fault = () => ({ status: 503 });
    await ana.does(DisconnectServiceDocument, { kind: 'ZOOM' });
    await world.runJobs('revoke-service');
    expect(zoom.revoked).toHaveLength(0);
    zoom.fault = null;
    await world.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    await world.runJobs('revoke-service');
    expect(zoom.revoked).toHaveLength(1);
  });
});

describe('a consent', () => {
  test('is valid once', async () => {
    const address = zoom.consents(await begins(ana));
    expect(await returns(ana, address)).toBe('done');
    expect(await returns(ana, address)).toBe('failed');
  });

  test('is valid in the browser that began it, and only for ten minutes', async () => {
    const beto = await world.lawyer({ plan: 'PROFESSIONAL' });
    expect(await returns(beto, zoom.consents(await begins(ana)))).toBe('failed');
    const late = zoom.consents(await begins(ana));
    world.clock.advance(11 * MINUTE);
    expect(await returns(ana, late)).toBe('failed');
    expect(zoom.requests).toEqual([]);
  });

  test('that was refused, invented or not confirmed connects nothing', async () => {
    const { origin, searchParams } = new URL(zoom.consents(await begins(ana)));
    const back = `${origin}/api/integrations/callback`;
    expect(await returns(ana, `${back}?state=${searchParams.get('state')}&error=access_denied`)).toBe('failed');
    expect(await returns(ana, `${back}?state=inventado&code=x`)).toBe('failed');
    await begins(ana);
    const address = zoom.consents(await begins(ana));
    zoom.fault = (path) => (path === '/token' ? { status: 200, body: '<html>' } : undefined);
    expect(await returns(ana, address)).toBe('failed');
    expect(await stateOf(ana, 'ZOOM')).toMatchObject({ state: 'NOT_CONNECTED' });
  });
});

describe('what is refused', () => {
  const codeOf = async (caller: Caller, kind: 'ZOOM' | 'DOCUSIGN' | 'STRIPE') => {
    const { data, errors } = await caller.graphql(ConnectServiceDocument, { kind });
    return errors[0]?.extensions.code ?? data.connectIntegration.userErrors[0]?.code;
  };

  test('a service without credentials on this server, one that is not connected here, and a plan without it', async () => {
    expect(await codeOf(ana, 'DOCUSIGN')).toBe('NOT_CONFIGURED');
    expect(await codeOf(ana, 'STRIPE')).toBe('VALIDATION');
    const free = await world.lawyer({ plan: 'FREE' });
    expect(await codeOf(free, 'ZOOM')).toBe('PREMIUM_REQUIRED');
    expect(await stateOf(free, 'ZOOM')).toMatchObject({ isLocked: true, canConnect: false });
    expect(await stateOf(free, 'GOOGLE_CALENDAR')).toMatchObject({ isLocked: false });
  });
});

describe('the provider', () => {
  const signal = AbortSignal.any([]);
  const answer = { code: 'x', codeVerifier: 'y', returnTo: 'http://127.0.0.1/z' };

  test('takes a refusal for lost, an outage for one, and other answers for bad ones', async () => {
    const connection = zoom.connection();
    await expect(connection.exchange(answer, signal)).rejects.toBeInstanceOf(ServicePermissionLost);
    zoom.fault = () => ({ status: 500 });
    await expect(connection.exchange(answer, signal)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    zoom.fault = () => ({ status: 200, body: '{"access_token":""}' });
    await expect(connection.exchange(answer, signal)).rejects.toMatchObject({ reason: 'BAD_REPLY' });
  });

  test('revokes nothing where the service has no such call, and a second time without an error', async () => {
    const grant = { accessToken: 'a', refreshToken: null };
    await zoom.connection({ revokes: false }).revoke(grant, signal);
    expect(zoom.requests).toEqual([]);
    zoom.fault = () => ({ status: 400 });
    await zoom.connection().revoke(grant, signal);
  });
});
