import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#schema/lib/durations.ts';
import { createsDeadline } from '../../support/deadline-actions.ts';
import { NOTE, printed } from '../../support/document-actions.ts';
import { OldClient, type OldReply } from '../../support/old-client.ts';
import { replyCheckOf, type ReplyCheck } from '../../support/openapi.ts';
import { buys } from '../../support/sandbox-payments.ts';
import { World } from '../../support/world.ts';

/**
 * The client of the two specifications through an hour of work: every call that they show, with their headers, names and
 * order. It cannot be changed, so each call must be answered, and as the OpenAPI document says.
 */

/** Rows of the specifications that no feature serves yet. Whoever builds one takes it out of here. */
const NOT_BUILT = new Set<string>([]);

const EMAIL = 'ana@ejemplo.mx';

let world: World;
let isDescribed: ReplyCheck;
beforeAll(async () => {
  world = await World.begin();
  isDescribed = await replyCheckOf(world);
});
afterAll(() => world.end());

/** Calls that went otherwise than they should. */
const wrong: string[] = [];
const asked = new Set<string>();

/** Runs one call and looks at its reply. */
async function answered(row: string, call: Promise<OldReply>, status = 200): Promise<Record<string, unknown>> {
  asked.add(row);
  const reply = await call;
  const expected = NOT_BUILT.has(row) ? 404 : status;
  if (reply.status !== expected) wrong.push(`${row}: ${reply.status} ${JSON.stringify(reply.body)}`);
  else if (expected === 200 && reply.body['success'] !== true) wrong.push(`${row}: no success`);
  if (!NOT_BUILT.has(row)) wrong.push(...isDescribed(row, reply));
  return reply.body;
}

const get = (client: OldClient, path: string, row = `GET ${path}`) => answered(row, client.asks('GET', path));
const getMarked = (client: OldClient, path: string, row = `GET ${path}`) =>
  answered(row, client.asksWithToken('GET', path));
const post = (client: OldClient, path: string, body?: unknown, status = 200) =>
  answered(`POST ${path}`, client.asks('POST', path, body), status);

async function landing(client: OldClient): Promise<void> {
  await get(client, '/api/health');
  await get(client, '/api/auth/google-config');
  await post(client, '/api/log-error', {
    error: 'Error: algo falló',
    stack: 'Error\n at a\n at b',
    errorInfo: { componentStack: '\n at Panel\n at App' },
    timestamp: '2026-11-20T18:00:00.000Z',
    userAgent: 'Mozilla/5.0',
    url: 'http://localhost/',
    component_trace: ['at Panel', 'at App', 'at Root', 'at x', 'at y'],
  });
  await post(client, '/api/trial/activate-trial', { email: 'tania@ejemplo.mx', name: 'Tania' });
  const buyer = { email: 'compra@ejemplo.mx', name: 'Compradora' };
  await post(client, '/api/subscriptions/create-checkout', { plan: 'basic', user_info: buyer });
  const origin = world.server.url;
  await post(client, '/api/payments/create-checkout', {
    plan: 'professional',
    user_info: { ...buyer, country: 'MX' },
    success_url: `${origin}/dashboard?success=true&plan=professional`,
    cancel_url: `${origin}/checkout?plan=professional&canceled=true`,
  });
  const profile = { name: 'Ana', email: EMAIL, picture: 'https://ejemplo.mx/a.png', id: '1', provider: 'google' };
  // A profile that the page asserts signs nobody in.
  await post(client, '/api/auth/google-login', { ...profile, verified: true }, 401);
}

interface Person {
  id: string;
}

async function signingUp(client: OldClient): Promise<string> {
  asked.add('POST /api/real-auth/register').add('POST /api/auth/register').add('POST /api/real-auth/login');
  await new OldClient(world).signsUp('/api/auth/register', 'otra@ejemplo.mx');
  expect((await client.signsUp('/api/real-auth/register', EMAIL)).status).toBe(200);
  const { body } = await client.signsIn(EMAIL);
  expect(isDescribed('POST /api/real-auth/login', { status: 200, body })).toEqual([]);
  const { id } = body['user'] as Person;
  const ana = world.visitor();
  ana.token = client.authToken;
  await buys(world, ana, 'PROFESSIONAL', { email: EMAIL });
  return id;
}

/** The loaders of the dashboard, in their order. */
async function dashboard(client: OldClient, userId: string): Promise<void> {
  await getMarked(client, '/api/real-auth/user-info');
  await get(client, '/api/real-stats/dashboard-stats');
  await get(client, '/api/documents');
  await getMarked(client, '/api/cases');
  await get(client, `/api/cases/${userId}`, 'GET /api/cases/{userId}');
  for (const section of ['contracts', 'search', 'analytics']) await get(client, `/api/${section}`);
  await get(client, '/api/calendar/status');
  await get(client, '/api/calendar/events');
  await get(client, '/api/calendar/events/billable');
  await getMarked(client, '/api/subscriptions/info');
  await get(client, '/api/deadlines/upcoming');
}

async function asking(client: OldClient): Promise<void> {
  const user_plan = 'professional';
  await post(client, '/api/chat', { message: '¿Cuánto me toca de aguinaldo?', user_plan });
  await post(client, '/api/research/search', { query: 'despido', type: 'jurisprudence', user_plan });
  await post(client, '/api/search/advanced', {
    query: 'despido injustificado',
    filters: {
      category: 'Laboral',
      dateRange: '',
      jurisdiction: 'CDMX',
      documentType: '',
      court: 'SCJN',
      sortBy: 'relevance',
    },
    user_plan,
  });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await printed(NOTE))]), 'pagare.pdf');
  const body = await post(client, '/api/documents/smart-analysis', form);
  expect(body['mcps_detection']).toMatchObject({ document_type: expect.any(String), confidence: expect.any(Number) });
}

async function working(client: OldClient, caseId: string, deadlineId: string): Promise<void> {
  const status = 'PUT /api/cases/{id}/status';
  for (const each of ['pending', 'completed', 'active'])
    await answered(status, client.asks('PUT', `/api/cases/${caseId}/status`, { status: each }));
  await getMarked(client, `/api/cases/${caseId}/chat`, 'GET /api/cases/{id}/chat');
  // The panel of the chat looks for its token under another name, and finds none.
  await answered(
    'GET /api/cases/{id}/chat',
    client.asksWithToken('GET', `/api/cases/${caseId}/chat`, undefined, 'null'),
  );
  const event = { date: '2026-11-23', time: '9:00', description: 'Acuse', client: 'Norte', location: 'Sala 3' };
  await post(client, '/api/calendar/create-event', { title: 'Audiencia', ...event, type: 'audiencia', caseId: '' });
  await post(client, '/api/calendar/events/from-case', {
    caseId,
    eventType: 'reunion',
    customTitle: 'Junta',
    customDescription: '',
    startTime: '2026-11-24T09:00:00',
    location: '',
  });
  await post(client, '/api/calendar/connect', undefined, 503);
  const at = (what: string) => `/api/deadlines/${deadlineId}/${what}`;
  await answered('PUT /api/deadlines/{id}/snooze', client.asks('PUT', at('snooze'), { hours: 24 }));
  await answered('PUT /api/deadlines/{id}/complete', client.asks('PUT', at('complete')));
  const data = {
    arrendador: 'María Ejemplo Ruiz',
    arrendatario: 'Luis Ejemplo Soto',
    inmueble: 'Calle Ejemplo 12, colonia Centro',
    uso: 'Habitacional',
    renta_mensual: '12500',
    fecha_inicio: '2026-12-01',
    plazo_meses: '12',
    jurisdiction: 'CDMX',
  };
  await post(client, '/api/contracts/generate', { template_id: 'arrendamiento', data, user_plan: 'professional' });
  const case_data = { case_type: 'Laboral - Despido', description: 'x', evidence_quality: 'good', jurisdiction: '' };
  const question = { analysis_type: 'case_outcome', case_data, user_plan: 'professional' };
  await answered('POST /api/neural/predict', client.asksWithToken('POST', '/api/neural/predict', question));
}

interface Settings extends Record<string, unknown> {
  preferences: Record<string, unknown>;
}

async function settings(client: OldClient): Promise<void> {
  const { settings: read } = (await getMarked(client, '/api/user/settings')) as { settings: Settings };
  const changed = { ...read, preferences: { ...read.preferences, theme: 'dark' } };
  const saved = await answered('PUT /api/user/settings', client.asksWithToken('PUT', '/api/user/settings', changed));
  expect(saved).toMatchObject({ settings: { preferences: { theme: 'dark' } }, notices: [] });
}

async function subscription(client: OldClient): Promise<void> {
  const urls = { success_url: '/dashboard?upgrade=success', cancel_url: '/subscriptions?upgrade=canceled' };
  await post(client, '/api/subscriptions/upgrade', { plan: 'enterprise', ...urls });
  for (const [what, body] of [
    ['billing-portal', { return_url: '/dashboard?tab=subscriptions' }],
    ['cancel', { cancel_at_period_end: true }],
    ['reactivate', undefined],
  ] as const)
    await post(client, `/api/subscriptions/${what}`, body);
}

test('an hour of the client of the specifications: all 42 calls, with the token of ten minutes that it never renews', async () => {
  await landing(new OldClient(world));
  const client = new OldClient(world);
  const userId = await signingUp(client);
  const ana = world.visitor();
  ana.token = client.authToken;
  const opened = await client.asks('POST', '/api/cases', { title: 'Amparo', client: 'Norte', area: 'administrativo' });
  const caseId = (opened.body['case'] as Person).id;
  const deadlines: string[] = [];
  for (let n = 0; n < 2; n++)
    deadlines.push((await createsDeadline(ana, { title: `Plazo ${n}`, dueOn: '2026-12-10', caseId })).id);

  await dashboard(client, userId);
  await asking(client);
  for (let minute = 0; minute < 60; minute += 5) {
    // It polls each minute; this is enough to see every age of the token.
    await get(client, '/api/health');
    await get(client, '/api/deadlines/upcoming');
    if (minute % 15 === 10) await dashboard(client, userId);
    if (minute === 15 || minute === 45) await working(client, caseId, deadlines[minute === 15 ? 0 : 1] ?? '');
    if (minute === 50) await asking(client);
    world.clock.advance(5 * MINUTE);
  }
  await settings(client);
  await subscription(client);

  expect(wrong).toEqual([]);
  expect([...asked].toSorted()).toHaveLength(42);
  await client.asks('POST', '/api/real-auth/logout');
  expect((await client.asksWithToken('GET', '/api/real-auth/user-info')).status).toBe(401);
});
