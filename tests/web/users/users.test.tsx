import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, delay } from 'msw';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#web/features/users/index.ts';
import { accessToken, userReply, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const onSignedIn = vi.fn();

function Page({ start = 'login' as 'login' | 'register' }) {
  const [tab, setTab] = useState(start);
  return (
    <MemoryRouter useTransitions={false}>
      <LoginPage tab={tab} onTabChange={setTab} onSignedIn={onSignedIn} />
    </MemoryRouter>
  );
}

const typeIn = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe('the login form', () => {
  it('asks for every field, then for an e-mail that is one', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Todos los campos son obligatorios');
    await typeIn('Correo electrónico', 'sin-arroba');
    await typeIn('Contraseña', 'algo');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Ingresa un email válido');
    expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  });

  it("reads 'Procesando...' while it waits, then hands over token and user", async () => {
    webServer.use(
      http.post('*/api/real-auth/login', async () => {
        await delay(60);
        return HttpResponse.json({ success: true, token: accessToken(), user: userReply });
      }),
    );
    render(<Page />);
    await typeIn('Correo electrónico', 'ana@ejemplo.mx');
    await typeIn('Contraseña', 'una clave larga');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('button', { name: 'Procesando...' })).toBeDisabled();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(localStorage.getItem('auth_token')).toBeTruthy();
    expect(localStorage.getItem('auth_user')).toContain('Mariana');
  });

  it.each([
    [HttpResponse.json({ success: false, error: 'Credenciales inválidas' }, { status: 401 }), 'Credenciales inválidas'],
    [HttpResponse.json({ success: false }, { status: 500 }), 'Error en el login'],
    [HttpResponse.error(), 'Error de conexión'],
  ])('shows what the server says, or says what happened (%#)', async (reply, message) => {
    webServer.use(http.post('*/api/real-auth/login', () => reply));
    render(<Page />);
    await typeIn('Correo electrónico', 'ana@ejemplo.mx');
    await typeIn('Contraseña', 'una clave larga');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('forgets its messages when the tab changes', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Registro' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Iniciar Sesión' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('changes tabs with the arrow keys', async () => {
    render(<Page />);
    screen.getByRole('tab', { name: 'Iniciar Sesión' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Registro' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the registration form', () => {
  it('checks required, e-mail and password in this order', async () => {
    render(<Page start="register" />);
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    await typeIn('Contraseña', 'corta');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Todos los campos son obligatorios');
    await typeIn('Nombre completo', 'Ana');
    await typeIn('Correo electrónico', 'ana');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Ingresa un email válido');
    await typeIn('Correo electrónico', '@ejemplo.mx');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('La contraseña debe tener al menos 6 caracteres');
  });

  it('sends name, e-mail, password and the profession when one is chosen', async () => {
    let body: unknown;
    webServer.use(
      http.post('*/api/real-auth/register', async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ success: false }, { status: 409 });
      }),
    );
    render(<Page start="register" />);
    await typeIn('Nombre completo', 'Ana Ruiz');
    await typeIn('Correo electrónico', 'ana@ejemplo.mx');
    await typeIn('Contraseña', 'una clave larga');
    await userEvent.selectOptions(screen.getByLabelText(/Profesión/), 'Notario/a');
    await userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error en el registro');
    expect(body).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@ejemplo.mx',
      password: 'una clave larga',
      profession: 'Notario/a',
    });
  });

  it('promises three days and the free plan, and hints at twelve characters', async () => {
    render(<Page start="register" />);
    expect(screen.getByText(/3 días y plan gratuito permanente con 3 consultas/)).toBeVisible();
    expect(screen.getByText('Mínimo 6 caracteres')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Términos de Servicio' })).toHaveAttribute('href', '/terminos');
    expect(screen.getByRole('link', { name: 'Aviso de Privacidad' })).toHaveAttribute('href', '/privacidad');
    await typeIn('Contraseña', 'siete77');
    expect(screen.getByText(/12 caracteres o más/)).toBeVisible();
  });

  it('shows and hides the password', async () => {
    render(<Page start="register" />);
    const field = screen.getByLabelText('Contraseña');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(field).toHaveAttribute('type', 'text');
  });
});
