import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LoginPage, PasswordDialog, ResetView } from '#web/features/users/index.ts';
import { accessToken, api, userReply, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  localStorage.clear();
});
afterAll(() => webServer.close());

const onSignedIn = vi.fn();
const TOKEN = 'token-of-the-first-step';

/** A server whose account has a second step; `sent` are the codes that it got. */
function serverWithSecondStep(right: string) {
  const sent: unknown[] = [];
  webServer.use(
    http.post('*/api/real-auth/login', () =>
      HttpResponse.json(
        {
          success: false,
          error: 'Falta el segundo paso',
          code: 'TWO_FACTOR_REQUIRED',
          challenge: { token: TOKEN, methods: ['totp', 'recovery_code'] },
        },
        { status: 401 },
      ),
    ),
    http.get('*/api/real-auth/user-info', () => HttpResponse.json({ success: true, user: userReply })),
    api.mutation('CompleteLogin', ({ variables }) => {
      const { input } = variables as { input: { code: string } };
      sent.push(input);
      const done =
        input.code === right
          ? { token: accessToken(), userErrors: [] }
          : { token: null, userErrors: [{ field: 'code', message: 'El código no es correcto o ya se usó.' }] };
      return HttpResponse.json({ data: { completeLogin: done } });
    }),
  );
  return sent;
}

async function givesPassword() {
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una clave larga');
  await userEvent.click(screen.getByRole('button', { name: /^(Entrar|Iniciar Sesión)$/ }));
}

describe('the second step', () => {
  it('follows the right password; a wrong code stays on the form, the right one signs in', async () => {
    const sent = serverWithSecondStep('123456');
    render(
      <MemoryRouter useTransitions={false}>
        <LoginPage tab="login" onTabChange={() => undefined} onSignedIn={onSignedIn} />
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'mariana@ejemplo.mx');
    await givesPassword();
    const code = await screen.findByLabelText('Código de la aplicación');
    await vi.waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('El código no es correcto o ya se usó.');
    expect(localStorage.getItem('auth_token')).toBeNull();
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(localStorage.getItem('auth_token')).toBeTruthy();
    expect(sent).toEqual([
      { challenge: TOKEN, code: '000000' },
      { challenge: TOKEN, code: '123456' },
    ]);
  });

  it('follows in the dialog of an ended session too, with a recovery code', async () => {
    const sent = serverWithSecondStep('ABCD-EFGH-JKMN-PQRS');
    render(
      <MemoryRouter useTransitions={false}>
        <PasswordDialog
          user={{ id: 'usr_1', email: 'mariana@ejemplo.mx', name: 'Mariana' }}
          reason="idle"
          onOtherAccount={() => undefined}
        />
      </MemoryRouter>,
    );
    await givesPassword();
    await userEvent.click(await screen.findByRole('button', { name: 'Usar un código de recuperación' }));
    await userEvent.type(screen.getByLabelText('Código de recuperación'), 'ABCD-EFGH-JKMN-PQRS{Enter}');
    await vi.waitFor(() => expect(localStorage.getItem('auth_token')).toBeTruthy());
    expect(sent).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  const open = (token: string | null, onAskAgain = () => undefined as void) =>
    render(
      <MemoryRouter useTransitions={false}>
        <ResetView token={token} loginAddress="/?view=login" onAskAgain={onAskAgain} />
      </MemoryRouter>,
    );

  it('is asked for by e-mail; the answer says nothing of who has an account', async () => {
    webServer.use(
      api.mutation('AskForPasswordReset', () =>
        HttpResponse.json({ data: { requestPasswordReset: { isTaken: true, userErrors: [] } } }),
      ),
    );
    open(null);
    await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@ejemplo.mx{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Si hay una cuenta con ana@ejemplo.mx');
  });

  it('is replaced with the link; two that differ are not sent', async () => {
    let input: unknown;
    webServer.use(
      api.mutation('SetPasswordWithLink', ({ variables }) => {
        input = variables;
        return HttpResponse.json({ data: { resetPassword: { isReset: true, userErrors: [] } } });
      }),
    );
    open('el-token');
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'una clave larga');
    await userEvent.type(screen.getByLabelText('Repite la contraseña nueva'), 'otra clave larga{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Las contraseñas no coinciden');
    expect(input).toBeUndefined();
    await userEvent.clear(screen.getByLabelText('Repite la contraseña nueva'));
    await userEvent.type(screen.getByLabelText('Repite la contraseña nueva'), 'una clave larga{Enter}');
    expect(await screen.findByText('Tu contraseña cambió')).toBeVisible();
    expect(input).toEqual({ input: { token: 'el-token', newPassword: 'una clave larga' } });
  });

  it('with a link that was used leads to another one', async () => {
    const userErrors = [{ field: 'token', message: 'El enlace ya se usó o venció.' }];
    webServer.use(
      api.mutation('SetPasswordWithLink', () =>
        HttpResponse.json({ data: { resetPassword: { isReset: null, userErrors } } }),
      ),
    );
    const onAskAgain = vi.fn();
    open('usado', onAskAgain);
    for (const label of ['Contraseña nueva', 'Repite la contraseña nueva'])
      await userEvent.type(screen.getByLabelText(label), 'una clave larga');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
    expect(onAskAgain).toHaveBeenCalledOnce();
  });
});
