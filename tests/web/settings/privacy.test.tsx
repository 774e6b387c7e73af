import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  localStorage.clear();
});
afterAll(() => webServer.close());

type Variables = Record<string, unknown>;

/** The account of the tests; mutations change it as the server would. */
const account = () => ({
  __typename: 'Privacy',
  requests: [] as object[],
  export: null as object | null,
  deletion: null as object | null,
  choices: { __typename: 'PrivacyChoices', automatedEvaluation: true, modelUse: false },
  outsideModel: null,
  sharedCaseCount: 2,
});

const ENTRY = {
  __typename: 'AuditEntry',
  id: 'aud_1',
  at: '2026-11-23T18:00:00.000Z',
  kind: 'ACCESS',
  outcome: 'FAILED',
  actorKind: 'VISITOR',
  summary: 'Intento de inicio de sesión con contraseña incorrecta',
  detail: null,
  address: '203.0.113.7',
  device: null,
};

function world() {
  const privacy = account();
  const sent: [string, Variables][] = [];
  const ok = () => ({ __typename: 'PrivacyPayload', privacy, userErrors: [] });
  const replies: Record<string, (variables: Variables) => object> = {
    OwnPrivacy: () => ({ privacy }),
    OwnModelCalls: () => ({
      modelCalls: {
        __typename: 'ModelCallConnection',
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        nodes: [],
      },
    }),
    SaveChoices: ({ input }) => {
      Object.assign(privacy.choices, input);
      return { updatePrivacyChoices: ok() };
    },
    AskForCopy: () => {
      privacy.export = { __typename: 'AccountExport', id: 'exp_1', state: 'QUEUED', expiresAt: null, parts: [] };
      return { requestAccountExport: ok() };
    },
    AskForDeletion: () => ({ requestAccountDeletion: ok() }),
    OwnActivity: () => ({
      auditEntries: {
        __typename: 'AuditEntryConnection',
        totalCount: 1,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        nodes: [ENTRY],
      },
    }),
  };
  webServer.use(
    api.operation(({ operationName, variables }) => {
      sent.push([operationName ?? '', variables]);
      const reply = replies[operationName ?? ''];
      if (reply) return HttpResponse.json({ data: reply(variables) });
      // The rest of the settings is refused, not cut: a server that is away would hold back the files of the page.
      if (operationName !== 'Probe') return HttpResponse.json({ errors: [{ message: 'No es de esta prueba' }] });
      return undefined;
    }),
  );
  return (name: string) => sent.filter(([known]) => known === name).map(([, variables]) => variables);
}

function Section() {
  const { search } = useLocation();
  return (
    <SettingsPage
      params={new URLSearchParams(search)}
      addressOf={(params) => `/dashboard?${new URLSearchParams(params)}`}
      email="ana@ejemplo.mx"
      elsewhere={{ alertDays: '/a', rates: '/b', calendar: '/c' }}
    />
  );
}

const open = (part: string) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[`/dashboard?part=${part}`]}>
      <GraphqlProvider socket={NO_SOCKET}>
        <Routes>
          <Route path="*" element={<Section />} />
        </Routes>
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

it('a use of the data is switched off when the server has it', async () => {
  const sent = world();
  open('privacy');
  await userEvent.click(await screen.findByLabelText(/Permitir evaluaciones automatizadas/));
  await waitFor(() => expect(screen.getByLabelText(/Permitir evaluaciones automatizadas/)).not.toBeChecked());
  expect(sent('SaveChoices')).toEqual([{ input: { automatedEvaluation: false } }]);
});

it('a copy that was asked for says that it is being made', async () => {
  world();
  open('privacy');
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar una copia' }));
  expect(await screen.findByText(/Estamos preparando tu copia/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preparar una copia' })).toBeNull();
});

it('the deletion asks first, and what becomes of shared cases', async () => {
  const sent = world();
  open('privacy');
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  expect(sent('AskForDeletion')).toEqual([]);
  await userEvent.click(within(dialog).getByLabelText('Eliminarlos también para las demás personas'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, eliminar mi cuenta' }));
  expect(await screen.findByText(/Tu cuenta quedó bloqueada/)).toBeVisible();
  expect(sent('AskForDeletion')).toEqual([{ input: { sharedCases: 'DELETE' } }]);
});

it('the log of the account is read by kind, and says what was refused', async () => {
  const sent = world();
  open('activity');
  expect(await screen.findByText('Intento de inicio de sesión con contraseña incorrecta')).toBeVisible();
  expect(screen.getByText('Rechazado')).toBeVisible();
  expect(screen.getByText('Sin sesión · IP 203.0.113.7')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'Llaves de API');
  await waitFor(() => expect(sent('OwnActivity').at(-1)).toMatchObject({ filter: { kinds: ['KEYS'] } }));
});
