import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '#api/main.ts';
import { healthRoute } from '#api/transport/rest/health.route.ts';
import { CreateFeedDocument } from '#tests/support/calendar-sync.generated.ts';
import { SendCaseMessageDocument } from '#tests/support/case-chat.generated.ts';
import { CreateEntryDocument } from '#tests/support/hours.generated.ts';
import { createsDeadline, savesDeadline } from '../../support/deadline-actions.ts';
import { NOTE, printed } from '../../support/document-actions.ts';
import { buys } from '../../support/sandbox-payments.ts';
import { World, type Caller } from '../../support/world.ts';

/**
 * Every REST row, asked in one story and compared with what was recorded: partners read these bytes. A change that is
 * meant is recorded anew with `-u`, is read in the difference, and has its line in `schema/CHANGELOG.md`.
 */
const RECORDED = '../../fixtures/rest/recorded.txt';
/** What these answer comes from the legal content, which is edited every day: of them the shape is recorded. */
const OF_CONTENT = /^\/api\/(?:chat|search|research|citations|contracts\/generate|documents|neural)\b/;

const PASSWORD = 'una clave larga de ejemplo';
const account = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@ejemplo.mx`,
  password: PASSWORD,
  profession: 'Abogado/a',
});

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

type Body = Record<string, unknown>;

/** `evt_…` → `evt_1`, in the order of appearance; tokens, keys of versions and fractions of a second are left out. */
class Names {
  private readonly known = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  private nameOf(prefix: string, id: string): string {
    const known = this.known.get(id);
    if (known) return known;
    const count = (this.counts.get(prefix) ?? 0) + 1;
    this.counts.set(prefix, count);
    this.known.set(id, `${prefix}_${count}`);
    return `${prefix}_${count}`;
  }

  plain(text: string): string {
    return (
      text
        .replace(/\b([a-z]{2,3})_[0-9a-hjkmnp-tv-z]{26}\b/g, (id, prefix: string) => this.nameOf(prefix, id))
        .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
        .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>')
        .replace(/([?&]key=)[\w-]+/g, '$1<key>')
        .replace(/("next": ")[\w-]+/g, '$1<cursor>')
        .replace(/(\d\d:\d\d):\d\d(?:\.\d{3})?Z/g, '$1Z')
        // The job may be quicker than the reply.
        .replace(/("state": )"(?:queued|outbox)"/g, '$1"<queued or outbox>"')
        .replace(/("available_templates": )\d+/g, '$1<count>')
        .replace(/("generation_time_avg": )[\d.]+/g, '$1<seconds>')
        .replace(/^(DTSTAMP|LAST-MODIFIED|CREATED):\S+/gm, '$1:<instant>')
        .replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, '<server>')
        .replace(PAGE, '$1<page>')
        .replaceAll('\r\n', '\n')
    );
  }
}

/** A value as its kind; of a list the kinds of its entries, each once. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const kinds = new Map(value.map((each) => [JSON.stringify(shapeOf(each)), shapeOf(each)]));
    return [...kinds.keys()].toSorted().map((key) => kinds.get(key));
  }
  if (typeof value !== 'object') return `<${typeof value}>`;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}

class Recording {
  private readonly names = new Names();
  private readonly parts: string[] = [];

  async asks(caller: Caller, method: 'GET' | 'POST' | 'PUT', path: string, body?: Body | FormData): Promise<Body> {
    const isForm = body instanceof FormData;
    const headers = {
      ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    };
    const sent = isForm ? body : JSON.stringify(body);
    const reply = await fetch(caller.url + path, { method, headers, ...(body ? { body: sent } : {}) });
    const text = await reply.text();
    const type = reply.headers.get('content-type') ?? '';
    const isJson = /\bjson\b/.test(type);
    const answer = isJson ? (JSON.parse(text) as Body) : {};
    const shown = OF_CONTENT.test(path) && reply.ok ? shapeOf(answer) : answer;
    this.parts.push(
      this.names.plain(
        [
          `${method} ${path}${caller.token ? '' : ' (nobody)'}`,
          ...(body ? [isForm ? `<form: ${[...body.keys()].join(', ')}>` : JSON.stringify(body)] : []),
          `${reply.status} ${type}`,
          isJson ? JSON.stringify(shown, null, 2) : /pdf|officedocument/.test(type) ? '<file>' : text,
        ].join('\n'),
      ),
    );
    return answer;
  }

  /** Which rows were asked, as the server names them. */
  get paths(): string[] {
    return this.parts.map((part) => part.split('\n')[0]?.split(/[ ?]/).slice(0, 2).join(' ') ?? '');
  }

  get text(): string {
    return `${this.parts.join('\n\n')}\n`;
  }
}

const idIn = (answer: Body, name: string): string => (answer[name] as { id: string }).id;

async function accounts(on: Recording, ana: Caller): Promise<void> {
  const nobody = world.visitor();
  await on.asks(nobody, 'GET', '/api/health');
  const registered = await on.asks(nobody, 'POST', '/api/real-auth/register', account('Ana'));
  ana.token = String(registered['token']);
  ana.userId = idIn(registered, 'user');
  await on.asks(nobody, 'POST', '/api/auth/register', account('Bruno'));
  await on.asks(nobody, 'POST', '/api/auth/register', { ...account('Ana'), password: '12345' });
  await on.asks(nobody, 'POST', '/api/real-auth/login', { email: 'ana@ejemplo.mx', password: PASSWORD });
  await on.asks(nobody, 'POST', '/api/real-auth/login', { email: 'ana@ejemplo.mx', password: 'otra' });
  await on.asks(nobody, 'GET', '/api/auth/google-config');
  const profile = { name: 'Ana', email: 'ana@ejemplo.mx', picture: '', id: '1', provider: 'google', verified: true };
  await on.asks(nobody, 'POST', '/api/auth/google-login', profile);
  await on.asks(nobody, 'POST', '/api/auth/google-code', { code: 'x', state: 'y' });
  await on.asks(ana, 'GET', '/api/real-auth/user-info');
  await on.asks(nobody, 'GET', '/api/real-auth/user-info');
  await on.asks(nobody, 'POST', '/api/log-error', { error: 'x', url: '/dashboard', component_trace: 'a' });
  await on.asks(ana, 'GET', '/api/nothing-of-the-kind');
}

async function trials(on: Recording): Promise<void> {
  const nobody = world.visitor();
  const path = '/api/trial/activate-trial';
  await on.asks(nobody, 'POST', path, { email: 'Tania@ejemplo.mx', name: 'Tania' });
  await on.asks(nobody, 'POST', path, { email: 'sin-arroba', name: 'Tania' });
  await on.asks(nobody, 'POST', path, { email: 'ana@ejemplo.mx' });
}

async function leaving(on: Recording, ana: Caller): Promise<void> {
  const nobody = world.visitor();
  await on.asks(nobody, 'POST', '/api/real-auth/logout');
  await on.asks(nobody, 'POST', '/api/real-auth/logout-everywhere');
  await on.asks(ana, 'POST', '/api/real-auth/logout-everywhere');
  await on.asks(ana, 'POST', '/api/real-auth/logout');
}

async function cases(on: Recording, ana: Caller): Promise<string> {
  const amparo = {
    title: 'Amparo contra el decreto',
    client: 'Transportes del Norte',
    area: 'administrativo',
    description: 'Primer asunto',
    type: 'Amparo indirecto',
    file_number: '123/2026',
    opened_on: '2026-10-01',
    tags: ['urgente', 'amparo'],
    amount_claimed_centavos: 1_250_000,
  };
  const opened = await on.asks(ana, 'POST', '/api/cases', amparo);
  const id = idIn(opened, 'case');
  await on.asks(ana, 'POST', '/api/cases', { ...amparo, title: 'Otro del mismo cliente', urgent: true });
  const last = await on.asks(ana, 'POST', '/api/cases', { title: 'Despido', client: 'Juana Pérez', area: 'laboral' });
  await on.asks(ana, 'POST', '/api/cases', { title: '', client: '', area: 'laboral' });
  await on.asks(ana, 'POST', '/api/cases', { title: 'x', client: 'y', area: 'astral' });
  const edit = { title: 'Amparo, corregido', version: (opened['case'] as { version: number }).version };
  await on.asks(ana, 'PUT', `/api/cases/${id}`, edit);
  await on.asks(ana, 'PUT', `/api/cases/${id}`, edit);
  await on.asks(ana, 'PUT', `/api/cases/${id}`, { title: 'sin versión' });
  const lastId = idIn(last, 'case');
  await on.asks(ana, 'PUT', `/api/cases/${lastId}/status`, { status: 'completed', outcome: 'won' });
  await on.asks(ana, 'PUT', `/api/cases/${lastId}/status`, { status: 'urgent' });
  await on.asks(ana, 'PUT', '/api/cases/cas_00000000000000000000000000/status', { status: 'active' });
  for (const query of ['', '?status=urgent', '?status=completed&search=despido', '?limit=1', '?limit=0'])
    await on.asks(ana, 'GET', `/api/cases${query}`);
  await on.asks(ana, 'GET', `/api/cases/${ana.userId}`);
  await on.asks(ana, 'GET', '/api/cases/usr_00000000000000000000000000');
  await on.asks(world.visitor(), 'GET', '/api/cases');
  const message = { caseId: id, text: 'Ya se presentó la demanda', clientId: 'uno' };
  await ana.does(SendCaseMessageDocument, { input: message });
  await on.asks(ana, 'GET', `/api/cases/${id}/chat`);
  await on.asks(ana, 'GET', '/api/cases/cas_00000000000000000000000000/chat');
  return id;
}

async function calendar(on: Recording, ana: Caller, caseId: string): Promise<void> {
  await on.asks(ana, 'GET', '/api/calendar/status');
  await on.asks(ana, 'POST', '/api/calendar/connect');
  await on.asks(world.visitor(), 'GET', '/api/calendar/callback?error=access_denied&state=x');
  const event = { title: 'Audiencia', date: '2026-11-23', time: '10:30', description: 'Llevar acuse', client: 'Juana' };
  await on.asks(ana, 'POST', '/api/calendar/create-event', { ...event, type: 'audiencia', location: 'Sala 3', caseId });
  await on.asks(ana, 'POST', '/api/calendar/create-event', { ...event, title: 'Vence', type: 'vencimiento' });
  await on.asks(ana, 'POST', '/api/calendar/create-event', { ...event, title: '' });
  await on.asks(ana, 'POST', '/api/calendar/create-event', { ...event, type: 'fiesta' });
  const ofCase = { caseId, eventType: 'reunion', startTime: '2026-11-18T09:00', location: 'Despacho' };
  await on.asks(ana, 'POST', '/api/calendar/events/from-case', ofCase);
  await on.asks(ana, 'POST', '/api/calendar/events/from-case', { ...ofCase, caseId: 'cas_00000000000000000000000000' });
  const entry = { caseId, workedOn: '2026-11-19', seconds: 5400, description: 'Demanda' };
  await ana.does(CreateEntryDocument, { input: entry });
  for (const query of ['', '?from=2026-11-16&to=2026-11-27', '?limit=1', '?type=fiesta', '?from=ayer'])
    await on.asks(ana, 'GET', `/api/calendar/events${query}`);
  await on.asks(ana, 'GET', '/api/calendar/events/billable');
  await on.asks(ana, 'GET', '/api/calendar/events/billable?from=2026-11-01&to=2026-11-30');
  await on.asks(ana, 'GET', '/api/real-stats/dashboard-stats');
  const { createCalendarFeed } = await ana.does(CreateFeedDocument, { input: {} });
  const feed = new URL(createCalendarFeed.url ?? '');
  await on.asks(world.visitor(), 'GET', feed.pathname + feed.search);
  await on.asks(world.visitor(), 'GET', '/api/calendar/feeds/cfd_00000000000000000000000000.ics');
}

async function contracts(on: Recording, ana: Caller, caseId: string): Promise<void> {
  const data = {
    arrendador: 'María Ejemplo Ruiz',
    arrendatario: {
      kind: 'company',
      name: 'Comercializadora Ejemplo, S.A. de C.V.',
      representatives: [{ name: 'Luis Ejemplo Soto', capacity: 'administrador único' }],
    },
    inmueble: 'Calle Ejemplo 12, colonia Centro',
    uso: 'Comercial',
    renta_mensual: 12_500,
    fecha_inicio: '2026-12-01',
    plazo_meses: 12,
    jurisdiction: 'CDMX',
  };
  const path = '/api/contracts/generate';
  const made = await on.asks(ana, 'POST', path, {
    template_id: 'arrendamiento',
    data,
    user_plan: 'enterprise',
    case_id: caseId,
  });
  const id = idIn(made, 'contract');
  await on.asks(ana, 'POST', path, { template_id: 'arrendamiento', data: { arrendador: 'María Ejemplo' } });
  await on.asks(ana, 'POST', path, { template_id: 'arrendamiento', data: { ...data, renta_mensual: -1 } });
  await on.asks(ana, 'POST', path, { template_id: 'nada', data });
  await on.asks(ana, 'POST', path, { template_id: 'arrendamiento', data: { ...data, jurisdiction: 'Atlántida' } });
  await on.asks(world.visitor(), 'POST', path, { template_id: 'arrendamiento', data });
  await on.asks(ana, 'GET', '/api/contracts');
  await on.asks(world.visitor(), 'GET', '/api/contracts');
  for (const format of ['pdf', 'docx']) {
    await on.asks(ana, 'GET', `/api/contracts/${id}/${format}`);
    await on.asks(ana, 'GET', `/api/contracts/ctr_00000000000000000000000000/${format}`);
  }
  await on.asks(ana, 'POST', `/api/contracts/${id}/email`, {
    to: 'eva@ejemplo.mx, leo@ejemplo.mx',
    message: 'Va adjunto',
  });
  await on.asks(ana, 'POST', `/api/contracts/${id}/email`, { to: 'sin-arroba' });
}

async function deadlines(on: Recording, ana: Caller, caseId: string): Promise<void> {
  const done = await createsDeadline(ana, { title: 'Contestar', dueOn: '2026-11-23', caseId });
  const moved = await createsDeadline(ana, { title: 'Ofrecer pruebas', dueOn: '2026-12-10', description: 'Con copia' });
  const counted = await savesDeadline(ana);
  await on.asks(ana, 'GET', '/api/deadlines/upcoming');
  await on.asks(ana, 'PUT', `/api/deadlines/${done.id}/complete`);
  await on.asks(ana, 'PUT', `/api/deadlines/${done.id}/complete`);
  await on.asks(ana, 'PUT', `/api/deadlines/${moved.id}/snooze`, { hours: 48 });
  await on.asks(ana, 'PUT', `/api/deadlines/${counted.id}/snooze`, {});
  await on.asks(ana, 'PUT', `/api/deadlines/${moved.id}/snooze`, { hours: 'dos' });
  await on.asks(ana, 'PUT', '/api/deadlines/dl_00000000000000000000000000/complete');
  for (const query of ['', '?limit=1', '?limit=x']) await on.asks(ana, 'GET', `/api/deadlines/upcoming${query}`);
  await on.asks(world.visitor(), 'GET', '/api/deadlines/upcoming');
}

async function law(on: Recording, ana: Caller): Promise<void> {
  await on.asks(ana, 'POST', '/api/chat', { message: '¿Cuánto me toca de aguinaldo?', user_plan: 'enterprise' });
  await on.asks(ana, 'POST', '/api/chat', { message: '¿Quién ganó el partido de ayer?' });
  await on.asks(ana, 'POST', '/api/chat', { message: '' });
  await on.asks(ana, 'POST', '/api/research/search', { query: 'despido injustificado', type: 'todos' });
  await on.asks(ana, 'POST', '/api/research/search', { query: 'aguinaldo', type: 'statistics' });
  await on.asks(ana, 'POST', '/api/research/search', { query: 'aguinaldo', type: 'nada' });
  const filters = { category: 'codes', sortBy: 'relevance' };
  await on.asks(ana, 'POST', '/api/search/advanced', { query: 'amparo indirecto', filters: {} });
  await on.asks(ana, 'POST', '/api/search/advanced', { query: 'amparo indirecto', filters });
  await on.asks(ana, 'GET', '/api/search');
  await on.asks(ana, 'GET', '/api/research');
  await on.asks(ana, 'POST', '/api/citations/check', { text: 'El artículo 48 de la LFT y el 5000 de la LFT.' });
  await on.asks(world.visitor(), 'POST', '/api/citations/check', { text: 'El artículo 48 de la LFT.' });
}

/** Addresses of test mode are drawn anew each time. */
const PAGE = /(api\/payments\/sandbox\/\w+\/)[\w.-]+/g;

async function subscriptions(on: Recording, ana: Caller): Promise<void> {
  const nobody = world.visitor();
  const buyer = { email: 'compra@ejemplo.mx', name: 'Compradora', country: 'MX' };
  await on.asks(nobody, 'POST', '/api/subscriptions/create-checkout', { plan: 'basic', user_info: buyer });
  await on.asks(nobody, 'POST', '/api/subscriptions/create-checkout', { plan: 'gold', user_info: buyer });
  const order = { plan: 'professional', user_info: buyer, price: 1, trial_days: 90 };
  await on.asks(nobody, 'POST', '/api/payments/create-checkout', order);
  await on.asks(nobody, 'POST', '/api/payments/create-checkout', { ...order, plan: 'custom' });
  await on.asks(nobody, 'POST', '/api/payments/create-checkout', { ...order, user_info: { email: '', name: '' } });
  await on.asks(nobody, 'POST', '/api/payments/create-checkout', { ...order, success_url: 'https://evil.example' });
  await on.asks(nobody, 'POST', '/api/payments/create-checkout', { ...order, user_info: { ...buyer, country: 'ZZ' } });
  await on.asks(nobody, 'GET', '/api/subscriptions/info');
  await on.asks(ana, 'GET', '/api/subscriptions/info');
  for (const [path, body] of [
    ['billing-portal', { return_url: '/subscriptions' }],
    ['cancel', { cancel_at_period_end: true }],
    ['reactivate', {}],
  ] as const) {
    await on.asks(nobody, 'POST', `/api/subscriptions/${path}`, body);
    await on.asks(ana, 'POST', `/api/subscriptions/${path}`, body);
  }
  await on.asks(nobody, 'POST', '/api/subscriptions/upgrade', { plan: 'basic' });
  await buys(world, ana, 'PROFESSIONAL', { email: 'ana@ejemplo.mx' });
  await on.asks(ana, 'GET', '/api/subscriptions/info');
  await on.asks(ana, 'POST', '/api/subscriptions/upgrade', { plan: 'professional' });
  await on.asks(ana, 'POST', '/api/subscriptions/upgrade', { plan: 'basic', user_plan: 'enterprise' });
  await on.asks(ana, 'POST', '/api/subscriptions/upgrade', { plan: 'gold' });
  await on.asks(ana, 'POST', '/api/subscriptions/cancel', { cancel_at_period_end: false });
  await on.asks(ana, 'POST', '/api/subscriptions/cancel', { cancel_at_period_end: true });
  await on.asks(ana, 'POST', '/api/subscriptions/reactivate');
  await on.asks(ana, 'POST', '/api/subscriptions/billing-portal', { return_url: '/subscriptions' });
}

async function estimates(on: Recording, ana: Caller): Promise<void> {
  const path = '/api/neural/predict';
  const case_data = {
    case_type: 'Laboral - Despido',
    description: 'Despido sin aviso escrito',
    evidence_quality: 'good',
    jurisdiction: 'Ciudad de México',
  };
  await on.asks(ana, 'POST', path, { analysis_type: 'case_outcome', case_data, user_plan: 'enterprise' });
  await on.asks(ana, 'POST', path, { analysis_type: 'case_outcome', case_data: {} });
  await on.asks(world.visitor(), 'POST', path, { analysis_type: 'case_outcome', case_data });
}

/** Its figures are durations and counts of this very run: their form is in `api/analytics`. */
async function analytics(on: Recording, ana: Caller): Promise<void> {
  await on.asks(ana, 'GET', '/api/analytics?range=siempre');
  await on.asks(ana, 'GET', '/api/analytics?from=2026-11-09&to=2026-11-02');
  await on.asks(world.visitor(), 'GET', '/api/analytics');
}

async function settings(on: Recording, ana: Caller): Promise<void> {
  const path = '/api/user/settings';
  await on.asks(ana, 'GET', path);
  await on.asks(ana, 'PUT', path, {
    profile: { law_firm: 'Despacho Ejemplo', specializations: ['Derecho Laboral'] },
    preferences: { theme: 'dark', date_format: 'YYYY-MM-DD' },
    api: { rate_limit: 5000 },
  });
  await on.asks(ana, 'PUT', path, { preferences: { theme: 'neon' } });
  await on.asks(world.visitor(), 'GET', path);
}

async function documents(on: Recording, ana: Caller): Promise<void> {
  const path = '/api/documents/smart-analysis';
  const formWith = (fileName: string, bytes: Uint8Array): FormData => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), fileName);
    return form;
  };
  const note = await printed(NOTE);
  await on.asks(ana, 'POST', path, formWith('pagare.pdf', note));
  await on.asks(ana, 'POST', path, formWith('pagare.txt', note));
  await on.asks(ana, 'POST', path, formWith('pagare.docx', note));
  await on.asks(ana, 'POST', path, new FormData());
  await on.asks(ana, 'POST', path, { file: 'x' });
  await on.asks(world.visitor(), 'POST', path, formWith('pagare.pdf', note));
  await on.asks(ana, 'GET', '/api/documents');
  await on.asks(world.visitor(), 'GET', '/api/documents');
}

test('every REST row answers as it was recorded', async () => {
  const on = new Recording();
  const ana = world.visitor();
  await accounts(on, ana);
  await law(on, ana);
  await subscriptions(on, ana);
  const caseId = await cases(on, ana);
  await calendar(on, ana, caseId);
  await contracts(on, ana, caseId);
  await documents(on, ana);
  await deadlines(on, ana, caseId);
  for (const name of ['cases', 'cases?archived=true', 'deadlines', 'hours', 'contracts'])
    await on.asks(ana, 'GET', `/api/export/${name}`);
  await on.asks(world.visitor(), 'GET', '/api/export/cases');
  await law(on, ana);
  await settings(on, ana);
  await estimates(on, ana);
  await analytics(on, ana);
  await on.asks(ana, 'GET', '/api/real-auth/user-info');
  await on.asks(ana, 'GET', '/api/real-stats/dashboard-stats');
  await leaving(on, ana);
  await trials(on);

  const rows = [healthRoute, ...FEATURES.flatMap(({ rest }) => rest ?? [])];
  const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}$`);
  const isAsked = ({ method, path }: { method: string; path: string }): boolean =>
    on.paths.some((asked) => asked.startsWith(`${method} `) && patternOf(path).test(asked.slice(method.length + 1)));
  expect(rows.filter((row) => !isAsked(row)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  await expect(on.text).toMatchFileSnapshot(RECORDED);
});
