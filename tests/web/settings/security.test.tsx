import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccessProtection } from '#web/features/settings/security/access-protection.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, ownSecurity, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const CODES = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);
const done = (name: string, payload: object) => api.mutation(name, () => HttpResponse.json({ data: payload }));

const open = () => {
  const onChanged = vi.fn();
  render(
    <GraphqlProvider socket={NO_SOCKET}>
      <AccessProtection email="ana@ejemplo.mx" onChanged={onChanged} />
      <Toaster />
    </GraphqlProvider>,
  );
  return onChanged;
};

describe('two-factor authentication', () => {
  it('is configured once it is ticked: QR, key, a code, and ten codes that are shown once', async () => {
    webServer.use(
      done('BeginOwnTwoFactor', {
        beginTwoFactor: {
          enrolment: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Foja:ana?secret=JBSWY3DPEHPK3PXP' },
          userErrors: [],
        },
      }),
      done('ConfirmOwnTwoFactor', { confirmTwoFactor: { recoveryCodes: CODES, endedCount: 1, userErrors: [] } }),
    );
    const onChanged = open();
    const configure = await screen.findByRole('button', { name: 'Configurar' });
    expect(configure).toBeDisabled();
    await userEvent.click(screen.getByLabelText('Pedir un segundo paso al entrar'));
    await userEvent.click(configure);
    const setup = within(await screen.findByRole('dialog', { name: 'Configura tu aplicación' }));
    expect(setup.getByRole('img', { name: /Código QR/ })).toBeVisible();
    expect(setup.getByLabelText('Clave')).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
    await userEvent.type(setup.getByLabelText('Código de la aplicación'), '123456{Enter}');
    const codes = within(await screen.findByRole('dialog', { name: 'Guarda tus códigos de recuperación' }));
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    await userEvent.keyboard('{Escape}');
    const finish = codes.getByRole('button', { name: 'Listo' });
    expect(finish).toBeDisabled();
    await userEvent.click(codes.getByLabelText('Los guardé en un lugar seguro'));
    await userEvent.click(finish);
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(onChanged).toHaveBeenCalled();
  });

  it('that is on says how many codes are left, and is turned off after a question', async () => {
    const twoFactor = { __typename: 'TwoFactor', enabledAt: '2026-11-20T18:00:00.000Z', recoveryCodesLeft: 2 };
    const disabled = vi.fn();
    webServer.use(
      api.query('OwnAccountSecurity', () =>
        HttpResponse.json({ data: { accountSecurity: ownSecurity({ twoFactor }) } }),
      ),
      api.mutation('DisableOwnTwoFactor', () => {
        disabled();
        return HttpResponse.json({ data: { disableTwoFactor: { endedCount: 0, userErrors: [] } } });
      }),
    );
    open();
    expect(await screen.findByText('Te quedan 2 códigos de recuperación.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desactivar' }));
    expect(disabled).not.toHaveBeenCalled();
    const asked = within(screen.getByRole('dialog', { name: /¿Desactivar/ }));
    await userEvent.click(asked.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Autenticación de dos factores desactivada.')).toBeVisible();
  });
});

describe('passkeys', () => {
  it('that this server cannot have say why, without a button', async () => {
    const passkeysProblem = 'Las llaves de acceso necesitan que el servicio tenga un nombre de dominio con HTTPS.';
    webServer.use(
      api.query('OwnAccountSecurity', () =>
        HttpResponse.json({ data: { accountSecurity: ownSecurity({ passkeysProblem }) } }),
      ),
    );
    open();
    expect(await screen.findByText(passkeysProblem)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
  });

  it('are named and deleted', async () => {
    const passkey = {
      __typename: 'Passkey',
      id: 'psk_1',
      name: 'Laptop de ejemplo',
      createdAt: '2026-11-20T18:00:00.000Z',
      lastUsedAt: null,
      isBackedUp: true,
    };
    const deleted = vi.fn();
    webServer.use(
      api.query('OwnAccountSecurity', () =>
        HttpResponse.json({ data: { accountSecurity: ownSecurity({ passkeys: [passkey] }) } }),
      ),
      api.mutation('DeleteOwnPasskey', ({ variables }) => {
        deleted(variables);
        return HttpResponse.json({ data: { deletePasskey: { deletedPasskeyId: 'psk_1', userErrors: [] } } });
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar «Laptop de ejemplo»' }));
    const asked = within(screen.getByRole('dialog', { name: '¿Eliminar «Laptop de ejemplo»?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Llave de acceso eliminada.')).toBeVisible();
    expect(deleted).toHaveBeenCalledWith({ id: 'psk_1' });
  });
});
