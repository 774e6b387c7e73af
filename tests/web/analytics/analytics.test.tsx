import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnalyticsMetric, AnalyticsUnit } from '#schema/generated/contract.ts';
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const figure = (metric: AnalyticsMetric, value: number | null, unit: AnalyticsUnit = 'COUNT', previous = 2) => ({
  __typename: 'AnalyticsFigure',
  metric,
  value,
  previous,
  unit,
  n: 3,
  source: 'Origen de ejemplo.',
});
const share = (code: string, label: string, count: number) => ({ __typename: 'AnalyticsShare', code, label, count });
const point = (day: string, actions: number) => ({
  __typename: 'AnalyticsPoint',
  day,
  actions,
  queries: 1,
  workedSeconds: 5400,
  collectedCentavos: 116_000,
});

const found = (changes: object = {}) => ({
  __typename: 'Analytics',
  from: '2026-11-01',
  to: '2026-11-02',
  timeZone: 'America/Mexico_City',
  previousFrom: '2026-10-30',
  previousTo: '2026-10-31',
  isEmpty: false,
  userActivity: {
    __typename: 'AnalyticsUserActivity',
    totalSessions: figure('TOTAL_SESSIONS', 4),
    avgSessionDuration: figure('AVG_SESSION_DURATION', 900, 'SECONDS'),
    totalActions: figure('TOTAL_ACTIONS', 3),
    features: [share('case', 'Casos', 3)],
  },
  systemPerformance: {
    __typename: 'AnalyticsSystemPerformance',
    avgResponseTime: figure('AVG_RESPONSE_TIME', 12.5, 'MILLISECONDS'),
    medianResponseTime: 10,
    p95ResponseTime: 50,
    uptimePercentage: figure('UPTIME_PERCENTAGE', 99.9, 'PERCENT'),
    totalApiCalls: figure('TOTAL_API_CALLS', 80),
    errorRate: figure('ERROR_RATE', 0, 'PERCENT'),
  },
  businessMetrics: {
    __typename: 'AnalyticsBusinessMetrics',
    activeUsers: figure('ACTIVE_USERS', 2),
    newRegistrations: figure('NEW_REGISTRATIONS', 0),
    subscriptionRevenue: figure('SUBSCRIPTION_REVENUE', 232_000, 'CENTAVOS', 116_000),
    conversionRate: figure('CONVERSION_RATE', null, 'PERCENT'),
    workedTime: figure('WORKED_TIME', 10_800, 'SECONDS'),
    billableTime: figure('BILLABLE_TIME', 7200, 'SECONDS'),
    workedAmount: figure('WORKED_AMOUNT', 200_000, 'CENTAVOS'),
    billedAmount: figure('BILLED_AMOUNT', 0, 'CENTAVOS'),
    pipelineAmount: figure('PIPELINE_AMOUNT', 0, 'CENTAVOS'),
  },
  aiUsage: {
    __typename: 'AnalyticsAiUsage',
    totalQueries: figure('TOTAL_QUERIES', 2),
    avgAiConfidence: figure('AVG_AI_CONFIDENCE', null, 'PERCENT'),
    geminiApiCalls: figure('GEMINI_API_CALLS', 0),
    popularQueryTypes: [share('LABOR', 'Laboral', 2)],
  },
  series: [point('2026-11-01', 1), point('2026-11-02', 2)],
  ...changes,
});

type Asked = { operation: string } & Record<string, unknown>;

/** A server with these figures, page by page of rows; it remembers what it was asked. */
function answers(analytics: object | null = found()): Asked[] {
  const asked: Asked[] = [];
  webServer.use(
    api.operation(({ operationName, variables }) => {
      asked.push({ operation: operationName ?? '', ...variables });
      if (operationName === 'Analytics' && !analytics)
        return HttpResponse.json({
          errors: [{ message: 'Falló.', extensions: { code: 'INTERNAL', requestId: 'req_1' } }],
        });
      if (operationName === 'Analytics') return HttpResponse.json({ data: { analytics: analytics as never } });
      const isSecond = variables['after'] === 'siguiente';
      const row = {
        __typename: 'AnalyticsRow',
        id: isSecond ? 'ppy_2' : 'ppy_1',
        at: '2026-11-02T18:00:00.000Z',
        label: isSecond ? 'Prefactura 2 · Cliente' : 'Prefactura 1 · Cliente',
        detail: null,
        value: 116_000,
        unit: 'CENTAVOS',
        subjectId: isSecond ? null : 'pfa_1',
      };
      const pageInfo = { __typename: 'PageInfo', hasNextPage: !isSecond, endCursor: isSecond ? null : 'siguiente' };
      const analyticsRows = { __typename: 'AnalyticsRowConnection', nodes: [row], pageInfo };
      return HttpResponse.json({ data: { analyticsRows } });
    }),
  );
  return asked;
}

function Section() {
  const { search } = useLocation();
  return (
    <AnalyticsPage
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams(params)}`}
      subjectAddress={(id) => (id.startsWith('pfa_') ? '/prefacturas' : null)}
    />
  );
}

const open = () =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={['/dashboard']}>
      <GraphqlProvider socket={NO_SOCKET}>
        <Section />
        <Toaster />
      </GraphqlProvider>
    </MemoryRouter>,
  );

test('a figure says its value, its change and its source, and what was not measured says so', async () => {
  answers();
  open();
  const collected = await screen.findByRole('button', { name: /^Cobrado: \$2,320\.00/ });
  expect(collected).toHaveTextContent('▲ 100 % · antes $1,160.00');
  expect(collected).toHaveTextContent('Origen de ejemplo.');
  expect(screen.getByRole('button', { name: /^Prefacturas pagadas: Sin datos/ })).toBeVisible();
});

test('the chart has a table that says the same, reached with the keyboard', async () => {
  answers();
  open();
  expect(await screen.findByRole('img', { name: /^Acciones: el más alto fue 2, el 2 de noviembre/ })).toBeVisible();
  const toTable = screen.getByRole('button', { name: 'Tabla' });
  toTable.focus();
  await userEvent.keyboard('{Enter}');
  const rows = within(within(screen.getByRole('region', { name: 'Tabla' })).getByRole('table')).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([[], ['1', '1', '1.5 h', '$1,160.00 MXN'], ['2', '1', '1.5 h', '$1,160.00 MXN']]);
});

test('a figure opens its rows with the keyboard, page by page, and Escape closes them', async () => {
  answers();
  open();
  (await screen.findByRole('button', { name: /^Cobrado/ })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Registros: Cobrado' });
  expect(await within(dialog).findByRole('link', { name: 'Prefactura 1 · Cliente' })).toHaveAttribute(
    'href',
    '/prefacturas',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ver más' }));
  expect(await within(dialog).findByText('Prefactura 2 · Cliente')).toBeVisible();
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another period and comparison are asked of the server and kept in the address', async () => {
  const asked = answers();
  open();
  await screen.findByRole('button', { name: /^Cobrado/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Periodo' }), 'LAST_7_DAYS');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparar con' }), 'NONE');
  await screen.findByRole('button', { name: /^Cobrado/ });
  expect(asked.at(-1)).toMatchObject({ operation: 'Analytics', range: 'LAST_7_DAYS', compareWith: 'NONE' });
});

test('days without activity say so', async () => {
  answers(found({ isEmpty: true }));
  open();
  expect(await screen.findByText(/^Sin actividad en el periodo\./)).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a failure is told with its reference and tried again, and no figure stands in its place', async () => {
  answers(null);
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar la analítica');
  expect(screen.queryByRole('button', { name: /^Cobrado/ })).toBeNull();
  answers();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: /^Cobrado/ })).toBeVisible();
});
