import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { EstimatesPage } from '#web/features/estimates/estimates-page.tsx';
import { keepHistory, readHistory } from '#web/features/estimates/local-history.ts';
import { storeUser } from '#web/shared/session/session-storage.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const FIGURE = {
  __typename: 'EstimateFigure',
  kind: 'SETTLEMENT',
  unit: 'PERCENT',
  value: 19,
  low: 4,
  high: 38,
  n: 0,
  missing: null,
  sources: [
    {
      __typename: 'EstimateSource',
      name: 'INEGI',
      year: 2024,
      n: 122025,
      counts: '18.9 % terminó por convenio.',
      caveat: 'Baja de prisa.',
      isUsed: true,
    },
  ],
};
const estimate = (id: string, changes: object = {}) => ({
  __typename: 'Estimate',
  id,
  kind: 'SETTLEMENT_PROBABILITY',
  caseType: 'LABOR_DISMISSAL',
  description: 'Despido de ejemplo',
  evidenceQuality: 'GOOD',
  jurisdiction: null,
  judgeHistory: null,
  similarCases: null,
  ownEstimate: 40,
  confidence: 66,
  method: '2026-11',
  createdAt: '2026-11-23T18:00:00.000Z',
  case: null,
  figures: [
    FIGURE,
    { ...FIGURE, kind: 'SUCCESS', value: null, low: null, high: null, missing: 'Datos insuficientes.' },
  ],
  factors: [{ __typename: 'EstimateFactor', text: 'Tus casos con evidencia buena', points: 4.5 }],
  recommendations: ['Reúne la prueba.'],
  risks: ['Ganar no es cobrar.'],
  wouldChange: ['Más casos.'],
  strategy: null,
  ...changes,
});

type Input = Record<string, unknown>;
const refusal = (code: string, message: string, field: string | null = null) => ({
  createEstimate: {
    __typename: 'Payload',
    estimate: null,
    userErrors: [{ __typename: 'UserError', code, message, field }],
  },
});

/** A server that keeps estimates; `create` replaces what it says to a new one. */
function world(create?: (input: Input) => object | Response) {
  const kept: object[] = [];
  const sent: Input[] = [];
  webServer.use(
    api.operation(({ operationName, variables }) => {
      const input = (variables as { input?: Input }).input ?? {};
      if (operationName === 'CreateEstimate') {
        sent.push(input);
        const answer = create?.(input);
        if (answer instanceof Response) return answer as never;
        if (answer) return HttpResponse.json({ data: answer as never });
        const made = estimate(`est_${kept.length + 1}`);
        kept.unshift(made);
        return HttpResponse.json({
          data: { createEstimate: { __typename: 'Payload', estimate: made, userErrors: [] } },
        });
      }
      if (operationName === 'EstimatePlain') {
        const plain = [{ __typename: 'EstimatePlainPart', title: '¿Convenio?', text: 'Unos 2 de cada 10.' }];
        return HttpResponse.json({ data: { estimate: { __typename: 'Estimate', id: 'est_1', plain } } });
      }
      if (operationName === 'EstimateCalibration')
        return HttpResponse.json({
          data: {
            estimateCalibration: {
              __typename: 'EstimateCalibration',
              n: 0,
              brier: null,
              ownBrier: null,
              ownN: 0,
              bands: [],
            },
          },
        });
      if (operationName === 'CaseChoices')
        return HttpResponse.json({ data: { cases: { __typename: 'CaseConnection', nodes: [] } } });
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      return HttpResponse.json({
        data: { estimates: { __typename: 'EstimateConnection', totalCount: kept.length, nodes: [...kept], pageInfo } },
      });
    }),
  );
  return { sent };
}

function Section({ isPremium }: { isPremium: boolean }) {
  const { search } = useLocation();
  return (
    <EstimatesPage
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams(params)}`}
      isPremium={isPremium}
    />
  );
}

const open = (isPremium = true) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={['/dashboard']}>
      <GraphqlProvider socket={NO_SOCKET}>
        <Routes>
          <Route path="*" element={<Section isPremium={isPremium} />} />
        </Routes>
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

async function fillIn() {
  await userEvent.selectOptions(await screen.findByLabelText('Tipo de caso'), 'Laboral - Despido');
  await userEvent.selectOptions(screen.getByLabelText('Calidad de evidencia'), 'Buena (70-89%)');
  await userEvent.type(screen.getByLabelText('Descripción'), 'Despido de ejemplo');
}
const run = () => userEvent.click(screen.getByRole('button', { name: 'Iniciar análisis' }));

test('an empty form says what is missing and asks the server nothing', async () => {
  const { sent } = world();
  open();
  await screen.findByText(/Todavía no hay estimaciones/);
  await run();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Por favor completa los campos obligatorios: Tipo de caso, Descripción y Calidad de evidencia',
  );
  expect(sent).toEqual([]);
});

test('a result shows its range, the gap to the own estimate, its source and what is missing, and stays among the recent ones', async () => {
  const { sent } = world();
  open();
  await fillIn();
  await userEvent.click(screen.getByLabelText(/^Probabilidad de acuerdo/));
  await userEvent.type(screen.getByLabelText(/^Tu propia estimación/), '40');
  await run();
  const result = await screen.findByRole('region', { name: 'Resultado' });
  expect(within(result).getByText('8 de cada 10 veces: de 4 % a 38 %')).toBeVisible();
  expect(within(result).getByText('Tú dijiste 40 %; la cifra es 19 %: 21 puntos de diferencia.')).toBeVisible();
  expect(within(result).getByText('Datos insuficientes.')).toBeVisible();
  expect(within(result).getAllByText(/INEGI · 2024 · n = 122,025/)[0]).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ kind: 'SETTLEMENT_PROBABILITY', caseType: 'LABOR_DISMISSAL', ownEstimate: 40 });
  expect(within(screen.getByRole('region', { name: 'Análisis recientes' })).getByText('19 %')).toBeVisible();
});

test('premium kinds cannot be chosen without the plan', async () => {
  world();
  open(false);
  await screen.findByText(/Todavía no hay estimaciones/);
  expect(screen.getByLabelText(/^Duración del caso/)).toBeDisabled();
  expect(screen.getByLabelText(/^Resultado del caso/)).toBeEnabled();
  expect(screen.getAllByText('PREMIUM')).toHaveLength(3);
});

test('a server that fails leaves no result and keeps what was written', async () => {
  world(() => new Response('{}', { status: 500 }));
  open();
  await fillIn();
  await run();
  expect(await screen.findByText('No se pudo hacer la estimación')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Resultado' })).toBeNull();
  expect(screen.getByLabelText('Descripción')).toHaveValue('Despido de ejemplo');
});

test('a refusal stands at its field', async () => {
  world(() => refusal('VALIDATION', 'Tu propia estimación va de 0 a 100.', 'ownEstimate'));
  open();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/^Tu propia estimación/), '400');
  await run();
  expect(await screen.findByText('Tu propia estimación va de 0 a 100.')).toBeVisible();
  expect(screen.getByLabelText(/^Tu propia estimación/)).toHaveAccessibleDescription(/va de 0 a 100/);
});

test('while the server does not answer, a fixed starting point may be shown: labelled, and not in the history', async () => {
  world(() => HttpResponse.error());
  open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar análisis' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver estimación orientativa sin servidor' }));
  const base = screen.getByRole('region', { name: 'Estimación orientativa sin servidor' });
  expect(base).toHaveTextContent('70 %');
  expect(base).toHaveTextContent('No sale de tus casos');
  expect(screen.getByText('Todavía no hay estimaciones. La primera aparece aquí.')).toBeInTheDocument();
});

test('the last ten estimates of an account are kept in the browser, for it alone', async () => {
  storeUser('usr_ana', { id: 'usr_ana' });
  try {
    keepHistory(Array.from({ length: 12 }, (_, at) => estimate(`est_${at}`)) as never);
    const history = readHistory();
    expect(history).toHaveLength(10);
    expect(history[0]).toMatchObject({
      id: 'est_0',
      analysis_type: 'settlement_probability',
      case_type: 'Laboral - Despido',
      case_summary: 'Despido de ejemplo',
      status: 'completed',
    });
    storeUser('usr_luis', { id: 'usr_luis' });
    expect(readHistory()).toEqual([]);
  } finally {
    localStorage.clear();
  }
});

test('the page for the client speaks plainly', async () => {
  world();
  open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar análisis' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hoja para el cliente' }));
  const dialog = screen.getByRole('dialog', { name: 'Qué se puede esperar de tu asunto' });
  expect(await within(dialog).findByText('Unos 2 de cada 10.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Descargar PDF' })).toBeInTheDocument();
});
