import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Webhooks } from '#web/features/settings/integrations/webhooks.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const endpoint = (part: Record<string, unknown> = {}) => ({
  __typename: 'WebhookEndpoint',
  id: 'whe_1',
  url: 'https://ejemplo.mx/foja',
  description: '',
  eventTypes: ['case.created'],
  state: 'ACTIVE',
  failingSince: null,
  previousSecretUntil: null,
  ...part,
});

const shows = (endpoints: object[]) =>
  api.query('OwnWebhooks', () =>
    HttpResponse.json({
      data: {
        webhookEndpoints: endpoints,
        webhookEventTypes: [
          {
            __typename: 'WebhookEventType',
            name: 'case.created',
            title: 'Caso creado',
            description: 'Se abrió un caso.',
            group: 'Casos',
          },
        ],
      },
    }),
  );

function open() {
  render(
    <GraphqlProvider socket={NO_SOCKET}>
      <Webhooks />
      <Toaster />
    </GraphqlProvider>,
  );
  return userEvent.setup();
}

it('a webhook is made with its events, and its secret is shown once', async () => {
  const sent: unknown[] = [];
  webServer.use(
    shows([]),
    api.mutation('CreateOwnWebhook', ({ variables }) => {
      sent.push(variables['input']);
      return HttpResponse.json({
        data: {
          createWebhookEndpoint: {
            __typename: 'WebhookEndpointPayload',
            endpoint: endpoint(),
            secret: 'whsec_ejemplo',
            userErrors: [],
          },
        },
      });
    }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Crear webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nuevo webhook' });
  const submit = within(dialog).getByRole('button', { name: 'Crear webhook' });
  await user.click(submit);
  expect(within(dialog).getByText('Escribe la dirección que recibirá los eventos.')).toBeInTheDocument();
  const url = within(dialog).getByLabelText(/URL del webhook/);
  expect(url).toHaveAttribute('type', 'url');
  await user.type(url, 'https://ejemplo.mx/foja');
  await user.click(within(dialog).getByRole('checkbox', { name: /Caso creado/ }));
  await user.click(submit);
  expect(await screen.findByDisplayValue('whsec_ejemplo')).toBeInTheDocument();
  expect(sent).toEqual([{ url: 'https://ejemplo.mx/foja', description: '', eventTypes: ['case.created'] }]);
});

it('«Probar webhook» shows what the receiver really answered', async () => {
  webServer.use(
    shows([endpoint()]),
    api.mutation('TestOwnWebhook', () =>
      HttpResponse.json({
        data: {
          testWebhookEndpoint: {
            __typename: 'WebhookDeliveryPayload',
            delivery: {
              __typename: 'WebhookDelivery',
              id: 'whd_1',
              eventId: 'whv_1',
              eventType: 'webhook.test',
              status: 'FAILED',
              isReplay: false,
              createdAt: '2026-11-20T18:00:00.000Z',
              nextAttemptAt: null,
              body: '{"type":"webhook.test"}',
              attempts: [
                {
                  __typename: 'WebhookAttempt',
                  startedAt: '2026-11-20T18:00:00.000Z',
                  durationMs: 12,
                  statusCode: 500,
                  failure: 'STATUS',
                  message: 'El receptor respondió 500. Debe responder con un código 2xx.',
                  responseStart: 'sin base de datos',
                },
              ],
            },
            userErrors: [],
          },
        },
      }),
    ),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Probar webhook' }));
  const result = await screen.findByRole('dialog', { name: 'Resultado de la prueba' });
  expect(within(result).getByText('Falló')).toBeInTheDocument();
  expect(within(result).getByText(/El receptor respondió 500/)).toBeInTheDocument();
});
