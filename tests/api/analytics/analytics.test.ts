import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalyticsMetric } from '#schema/generated/contract.ts';
import { metricText } from '#schema/text/analytics.ts';
import {
  ReadAnalyticsCsvDocument,
  ReadAnalyticsDocument,
  ReadAnalyticsRowsDocument,
  ReadPlatformDocument,
  type ReadAnalyticsQueryVariables,
  type ReadAnalyticsRowsQuery,
} from '#tests/support/analytics.generated.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin({ env: { FOJA_OPERATORS: 'operadora@ejemplo.mx, otra@ejemplo.mx' } });
  ana = await world.lawyer({ plan: 'PROFESSIONAL', name: 'Ana' });
  await plant(ana, 3);
  await plant(await world.lawyer({ plan: 'PROFESSIONAL' }), 7);
});
afterAll(() => world.end());

const NOVEMBER = { range: 'CUSTOM', from: '2026-11-01', to: '2026-11-20' } as const;

const read = async (caller: Caller, variables: ReadAnalyticsQueryVariables = {}) =>
  (await caller.does(ReadAnalyticsDocument, variables)).analytics;

const sql = async (text: string, values: unknown[]) => {
  const [row] = (await world.sql(text, values)) as Record<string, unknown>[];
  return Number(Object.values(row ?? {})[0] ?? 0);
};

/** Work of November and October, `count` of each kind and month. */
async function plant({ userId }: Caller, count: number): Promise<void> {
  const days = `from generate_series(1, ${count}) n, (values (date '2026-11-02'), (date '2026-10-26')) as m(day)`;
  const id = (prefix: string) => `'${prefix}_' || substr(md5('${userId}' || m.day || n), 1, 26)`;
  await world.sql(
    `insert into prebill (id, account_id, number, status, client, client_kind, issuer, from_on, to_on, issued_on, lines, taxes,
       total_seconds, billed_seconds, subtotal, total, received, created_at, updated_at)
     select ${id('pfa')}, ?, n + 100 * extract(month from m.day)::int, case when n % 2 = 1 then 'PAID' else 'OPEN' end,
       'Cliente de ejemplo', 'INDIVIDUAL', '{}', m.day, m.day, m.day, '[]', '[]', 0, 0, 100000, 116000,
       case when n % 2 = 1 then 116000 else 16000 end, m.day, m.day ${days}`,
    [userId],
  );
  await world.sql(
    `insert into prebill_payment (id, prebill_id, kind, centavos, received_on, created_at)
     select ${id('ppy')}, ${id('pfa')}, 'PAYMENT', case when n % 2 = 1 then 116000 else 16000 end, m.day + 1, m.day ${days}`,
    [],
  );
  await world.sql(
    `insert into time_entry (id, person_id, account_id, worked_on, seconds, billed_seconds, activity, billing, source, rate, amount,
       created_at, updated_at)
     select ${id('tim')}, ?, ?, m.day + n, 600 * n, 720 * n, 'DRAFTING', case when n = 1 then 'NOT_BILLABLE' else 'BILLABLE' end,
       'MANUAL', case when n = 1 then null else 100000 end, case when n = 1 then null else 20000 * n end, m.day, m.day ${days}`,
    [userId, userId],
  );
  await world.sql(
    `insert into chat_thread (id, user_id, title, created_at, last_message_at)
     values ('thr_' || ?, ?, 'Consulta de ejemplo', now(), now())`,
    [userId, userId],
  );
  await world.sql(
    `insert into chat_message (id, thread_id, user_id, role, status, area, created_at)
     select ${id('msg')} || r.role, 'thr_' || ?, ?, r.role, 'COMPLETE', case when n = 1 then null else 'LABOR' end,
       m.day + interval '12 hours' ${days}, (values ('USER'), ('ASSISTANT')) as r(role)`,
    [userId, userId],
  );
  await world.sql(
    `insert into model_call (id, user_id, at, purpose, model, characters, replaced)
     select ${id('aic')}, ?, m.day + interval '12 hours', 'ANSWER', 'modelo-de-ejemplo', 100, 0 ${days}`,
    [userId],
  );
  await world.sql(
    `insert into activity_visit (id, user_id, session_id, began_at, last_at, calls)
     select ${id('avi')}, ?, 'ses', m.day + interval '15 hours', m.day + interval '15 hours' + n * interval '1 minute', 5 ${days}`,
    [userId],
  );
  await world.sql(
    `insert into activity_hour (user_id, hour, area, calls, actions, failures, milliseconds, d10, d25, d50, d100, d250, d500,
       d1000, d2500, d5000, slower)
     select ?, m.day + n * interval '1 hour' + interval '12 hours', a.area, 10, 4, 1, 400, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0
     ${days}, (values ('case'), ('hours')) as a(area)`,
    [userId],
  );
}

test('the sums are those of a direct count, and those of the days before stand beside them', async () => {
  const found = await read(ana, { ...NOVEMBER, compareWith: 'PREVIOUS_PERIOD' });
  expect(found).toMatchObject({ previousFrom: '2026-10-12', previousTo: '2026-10-31', isEmpty: false });
  const { userActivity: user, systemPerformance: system, businessMetrics: firm, aiUsage: ai } = found;
  const of = (text: string) => sql(text, [ana.userId]);
  const november = `between '2026-11-01' and '2026-11-20'`;
  expect(firm.workedTime.value).toBe(
    await of(`select sum(seconds) from time_entry where account_id = ? and worked_on ${november}`),
  );
  expect(firm.workedTime).toMatchObject({ value: 3600, previous: 3600, n: 3, unit: 'SECONDS' });
  expect(firm.billableTime).toMatchObject({ value: 720 * 5, n: 2 });
  expect(firm.workedAmount).toMatchObject({ value: 100_000, n: 2 });
  expect(firm.subscriptionRevenue).toMatchObject({ value: 248_000, previous: 248_000, n: 3, unit: 'CENTAVOS' });
  expect(firm.billedAmount).toMatchObject({ value: 348_000, n: 3 });
  expect(firm.conversionRate).toMatchObject({ value: 66.67, n: 3 });
  expect(firm.pipelineAmount).toMatchObject({ value: 400_000, previous: null, n: 6 });
  expect(ai.totalQueries).toMatchObject({ value: 3, previous: 3 });
  expect(ai.popularQueryTypes).toEqual([
    { code: 'LABOR', label: 'Laboral', count: 2 },
    { code: 'NO_AREA', label: 'Chat sin materia', count: 1 },
  ]);
  expect(ai.geminiApiCalls).toMatchObject({ value: 3, previous: 3 });
  expect(ai.avgAiConfidence).toMatchObject({ value: null, n: 0 });
  const own = `from activity_hour where user_id = ? and hour >= '2026-11-01T06:00Z' and hour < '2026-11-21T06:00Z'`;
  expect(system.totalApiCalls.value).toBe(await of(`select sum(calls) ${own}`));
  expect(user.totalActions.value).toBe(await of(`select sum(actions) ${own}`));
  expect(system.errorRate.value).toBeCloseTo(await of(`select 100.0 * sum(failures) / sum(calls) ${own}`), 2);
  expect(system.totalApiCalls.previous).toBe(60);
  expect(user.totalActions.previous).toBe(24);
});

test('each figure opens its rows, which add up to it, page by page', async () => {
  type Row = ReadAnalyticsRowsQuery['analyticsRows']['nodes'][number];
  const all = (metric: AnalyticsMetric): Promise<Row[]> => {
    const from = async (after: string | null): Promise<Row[]> => {
      const variables = { ...NOVEMBER, metric, first: 2, after };
      const { nodes, pageInfo } = (await ana.does(ReadAnalyticsRowsDocument, variables)).analyticsRows;
      return pageInfo.hasNextPage ? [...nodes, ...(await from(pageInfo.endCursor ?? null))] : nodes;
    };
    return from(null);
  };
  const { businessMetrics: firm, aiUsage: ai } = await read(ana, NOVEMBER);
  const sums: [AnalyticsMetric, number | null | undefined][] = [
    ['SUBSCRIPTION_REVENUE', firm.subscriptionRevenue.value],
    ['BILLED_AMOUNT', firm.billedAmount.value],
    ['WORKED_TIME', firm.workedTime.value],
    ['BILLABLE_TIME', firm.billableTime.value],
    ['WORKED_AMOUNT', firm.workedAmount.value],
    ['PIPELINE_AMOUNT', firm.pipelineAmount.value],
    ['TOTAL_QUERIES', ai.totalQueries.value],
    ['GEMINI_API_CALLS', ai.geminiApiCalls.value],
  ];
  for (const [metric, value] of sums) {
    const rows = await all(metric);
    expect(new Set(rows.map(({ id }) => id)).size, metric).toBe(rows.length);
    expect(
      rows.reduce((sum, row) => sum + (row.value ?? 0), 0),
      metric,
    ).toBe(value);
    expect(
      rows
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
      metric,
    ).toEqual(rows.map(({ at }) => at));
  }
  expect((await all('SUBSCRIPTION_REVENUE')).find(({ label }) => label.includes('1103'))).toMatchObject({
    label: 'Prefactura 1103 · Cliente de ejemplo',
    value: 116_000,
    unit: 'CENTAVOS',
    subjectId: expect.stringMatching(/^pfa_/),
  });
  for (const metric of Object.keys(metricText) as AnalyticsMetric[])
    expect((await ana.graphql(ReadAnalyticsRowsDocument, { metric })).errors, metric).toEqual([]);
});

test('an account sees nothing of others, and that nothing happened', async () => {
  const eva = await world.lawyer({ plan: 'BASIC' });
  const found = await read(eva, NOVEMBER);
  expect(found.isEmpty).toBe(true);
  expect(found.businessMetrics.workedTime.value).toBe(0);
  expect(found.businessMetrics.conversionRate.value).toBeNull();
  expect(found.series).toHaveLength(20);
  for (const metric of ['WORKED_TIME', 'SUBSCRIPTION_REVENUE', 'TOTAL_QUERIES', 'PIPELINE_AMOUNT'] as const)
    expect((await eva.does(ReadAnalyticsRowsDocument, { metric })).analyticsRows.nodes).toEqual([]);
});

test('a plan without premium is refused and shown no figure', async () => {
  const luis = await world.lawyer({ plan: 'FREE' });
  for (const reply of [
    await luis.graphql(ReadAnalyticsDocument, {}),
    await luis.graphql(ReadAnalyticsCsvDocument),
    await luis.graphql(ReadAnalyticsRowsDocument, { metric: 'TOTAL_ACTIONS' }),
  ]) {
    expect(reply.errors[0]?.extensions.code).toBe('PREMIUM_REQUIRED');
    expect(reply.data).toBeNull();
  }
});

test('the zone of the account decides the day, over the end of summer time too', async () => {
  const tita = await world.lawyer({ plan: 'BASIC' });
  await world.sql(`update user_account set time_zone = 'America/Tijuana' where id = ?`, [tita.userId]);
  // Summer time ends there on 1 November 2026: the day has 25 hours.
  const hours = ['2026-11-01T06:00Z', '2026-11-01T07:00Z', '2026-11-02T07:00Z', '2026-11-02T08:00Z'];
  for (const [at, hour] of hours.entries())
    await world.sql(
      `insert into activity_hour (user_id, hour, area, calls, actions, failures, milliseconds, d10, d25, d50, d100, d250, d500,
         d1000, d2500, d5000, slower) values (?, ?, 'case', ?, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
      [tita.userId, hour, 10 ** at],
    );
  const one = await read(tita, { range: 'CUSTOM', from: '2026-11-01', to: '2026-11-01' });
  expect(one).toMatchObject({ timeZone: 'America/Tijuana', previousFrom: '2026-10-31' });
  expect(one.systemPerformance.totalApiCalls).toMatchObject({ value: 110, previous: 1 });
  const three = await read(tita, { range: 'CUSTOM', from: '2026-10-31', to: '2026-11-02' });
  expect(three.series.map(({ day, calls }) => [day, calls])).toEqual([
    ['2026-10-31', 1],
    ['2026-11-01', 110],
    ['2026-11-02', 1000],
  ]);
});

test('days that are none are refused in Spanish', async () => {
  const refused = async (variables: ReadAnalyticsQueryVariables) =>
    (await ana.graphql(ReadAnalyticsDocument, variables)).errors[0];
  const custom = { range: 'CUSTOM' } as const;
  expect(await refused(custom)).toMatchObject({
    message: 'Indica el primer y el último día del periodo.',
    extensions: { code: 'VALIDATION' },
  });
  expect((await refused({ ...custom, from: '2026-11-09', to: '2026-11-02' }))?.message).toContain('anterior o igual');
  expect((await refused({ ...custom, from: '2026-11-09', to: '2027-01-02' }))?.message).toContain('después de hoy');
  expect((await refused({ ...custom, from: '2020-11-09', to: '2026-01-02' }))?.message).toContain('1,100 días');
});

test('the figures are written as CSV', async () => {
  const { exportAnalytics: file } = await ana.does(ReadAnalyticsCsvDocument);
  expect(file).toMatchObject({ mediaType: 'text/csv', fileName: expect.stringMatching(/^analitica-.*\.csv$/) });
  const text = Buffer.from(file.content, 'base64').toString('utf8');
  expect(text).toContain('Cobrado,4960,pesos,6,');
  expect(text).toContain('Desde,Acciones,Operaciones');
});

test('REST answers with the sixteen fields of the specification, in data and beside it', async () => {
  const { status, body } = await ana.rest('GET', '/api/analytics?from=2026-11-01&to=2026-11-20');
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, error: null, period: { from: '2026-11-01', previous_to: '2026-10-31' } });
  for (const of of [body, body['data']])
    expect(of).toMatchObject({
      user_activity: {
        total_sessions: expect.any(Number),
        avg_session_duration: expect.any(Number),
        total_actions: expect.any(Number),
        most_used_feature: 'Casos',
      },
      system_performance: {
        avg_response_time: expect.any(Number),
        uptime_percentage: expect.any(Number),
        total_api_calls: expect.any(Number),
        error_rate: expect.any(Number),
      },
      business_metrics: {
        active_users: 1,
        new_registrations: 0,
        subscription_revenue: 2480,
        conversion_rate: 66.67,
      },
      ai_usage: {
        total_queries: 3,
        avg_ai_confidence: 0,
        gemini_api_calls: 3,
        popular_query_types: ['Laboral', 'Chat sin materia'],
      },
    });
  expect((await ana.rest('GET', '/api/analytics?range=siempre')).body).toMatchObject({ success: false });
  expect((await world.visitor().rest('GET', '/api/analytics')).status).toBe(401);
});

test('the platform is counted for its operators, and is not there for others', async () => {
  const operator = await world.lawyer({ plan: 'FREE' });
  const { errors } = await operator.graphql(ReadPlatformDocument);
  expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  await world.sql(`update user_account set email = 'operadora@ejemplo.mx' where id = ?`, [operator.userId]);
  const { figures } = (await operator.does(ReadPlatformDocument)).platformAnalytics;
  const value = (code: string) => figures.find((figure) => figure.code === code)?.value;
  expect(value('accounts')).toBe(await sql(`select count(*) from user_account where kind = 'REGISTERED'`, []));
  expect(value('answers')).toBe(20);
  expect(value('conversion')).toBe(0);
});

test('what the account does is counted: changes, refusals, and stretches of use', async () => {
  const eva = await world.lawyer({ plan: 'BASIC' });
  const create = (title: string) =>
    eva.graphql(CreateCaseDocument, { input: { title, client: 'Cliente de ejemplo', area: 'LABOR' } });
  await create('Uno');
  await create('Dos');
  await create(' ');
  const first = await read(eva, { range: 'LAST_7_DAYS' });
  expect(first.userActivity.totalActions.value).toBe(2);
  expect(first.userActivity.mostUsedFeature).toEqual({ code: 'case', label: 'Casos', count: 2 });
  expect(first.systemPerformance.totalApiCalls.value).toBe(3);
  expect(first.systemPerformance.errorRate.value).toBe(0);
  expect(first.systemPerformance.uptimePercentage.value).toBeGreaterThan(0);
  expect(first.userActivity.totalSessions.value).toBe(1);
  expect(first.businessMetrics.activeUsers.value).toBe(1);
  world.clock.advance(5 * 60_000);
  await read(eva, { range: 'LAST_7_DAYS' });
  // What is counted until here is written when somebody reads.
  await read(await world.lawyer({ plan: 'BASIC' }));
  world.clock.advance(31 * 60_000);
  await eva.returns();
  await read(eva, { range: 'LAST_7_DAYS' });
  const last = await read(eva, { range: 'LAST_7_DAYS' });
  expect(last.userActivity.totalSessions).toMatchObject({ value: 2, n: 2 });
  expect(last.userActivity.avgSessionDuration.value).toBeGreaterThanOrEqual(150);
  expect(last.systemPerformance.totalApiCalls.value).toBe(6);
});
