import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Dashboard } from '#web/app/dashboard/dashboard.tsx';
import { actionAddresses } from '#web/app/dashboard/links.ts';
import { deadlineAddress, deadlineScreenOf, sectionOf } from '#web/app/dashboard/sections.ts';
import { addressAfterSignIn, loginAddress, selectView } from '#web/app/select-view.ts';
import { DEMO_USER } from '#web/shared/session/session-user.ts';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterAll(() => webServer.close());

const url = (path: string) => new URL(path, 'https://foja.mx');
const CALCULATOR = '/vencimientos/calcular?regla=lamparo-98-queja&fecha=2026-11-17';

describe('the addresses of deadlines', () => {
  it('lead each to its room in the section, and nowhere else', () => {
    for (const room of ['calculator', 'notice', 'chain', 'calendars'] as const) {
      const at = url(deadlineAddress(room, false));
      expect(deadlineScreenOf(at.pathname)).toBe(room);
      expect(sectionOf(at)).toBe('deadline-alerts');
    }
    expect(deadlineAddress('panel', false, { q: 'x' })).toBe('/dashboard?tab=deadline-alerts&q=x');
    expect(deadlineScreenOf('/vencimientos/nada')).toBeNull();
    expect(sectionOf(url('/vencimientos/nada'))).toBe('dashboard');
  });

  it('are the landing without a session, and are come back to after signing in', () => {
    expect(selectView(url(CALCULATOR), null)).toEqual({ name: 'landing' });
    const login = loginAddress(url(CALCULATOR), 'login');
    expect(url(login).pathname).toBe('/vencimientos/calcular');
    expect(addressAfterSignIn(url(login))).toBe(CALCULATOR);
    expect(selectView(url(CALCULATOR), { id: 'usr_1' })).toMatchObject({ name: 'dashboard', isDemo: false });
  });

  it('are filled in from what an answer of the chat says, when it names law and article', () => {
    const action = { kind: 'COMPUTE_DEADLINE', label: 'Calcular', date: '2026-11-03', statuteKey: 'lft' } as never;
    const of = (part: object) => actionAddresses.COMPUTE_DEADLINE?.({ ...(action as object), ...part } as never);
    expect(of({ articleNumber: '518' })).toBe('/vencimientos/calcular?articulo=lft%3A518&fecha=2026-11-03');
    expect(of({ articleNumber: null })).toBeNull();
  });

  it('of the demo say what deadlines are for, and show no invented ones', async () => {
    const address = deadlineAddress('calculator', true);
    expect(selectView(url(address), null)).toEqual({ name: 'dashboard', isDemo: true });
    openDemo(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Vencimientos y Alertas' })).toBeVisible();
    expect(screen.getByText('Para calcular términos y guardar vencimientos necesitas una cuenta.')).toBeVisible();
  });

  it('are found by their names in the command palette', async () => {
    openDemo('/dashboard?view=dashboard');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'calcular');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Calcular un término');
  });
});

const openDemo = (address: string) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <Dashboard
        user={DEMO_USER}
        url={url(address)}
        loginAddress={(form) => `/?view=login&form=${form}`}
        onLogout={() => undefined}
      />
    </MemoryRouter>,
  );
