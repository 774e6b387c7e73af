import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayInMexico } from '#schema/lib/zones.ts';
import { sectionNameText } from '#schema/text/dashboard-screen.ts';
import { demoSampleText } from '#schema/text/onboarding.ts';
import { plansText } from '#schema/text/plans-screen.ts';
import { Dashboard } from '#web/app/dashboard/dashboard.tsx';
import { isPremiumSection, UNBUILT } from '#web/app/dashboard/sections.ts';
import { DEMO_USER, parseSessionUser } from '#web/shared/session/session-user.ts';
import { sampleDay } from '#web/shared/ui/demo-sample.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { userReply, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterAll(() => webServer.close());

const onLogout = vi.fn();

const openDemo = (address = '/dashboard?view=dashboard') =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <Dashboard
        user={DEMO_USER}
        url={new URL(address, 'https://foja.mx')}
        loginAddress={(form) => `/?view=login&form=${form}`}
        onLogout={onLogout}
      />
    </MemoryRouter>,
  );

const IDS =
  'dashboard chat cases realtime-cases collaborative-chat deadline-alerts calendar subscriptions documents research contracts search neural settings';

describe('the sidebar', () => {
  it('has the fourteen sections in their order, and the way out', async () => {
    openDemo();
    const sections = [...screen.getByRole('navigation', { name: 'Secciones' }).querySelectorAll('[data-section]')];
    expect(sections.map(({ id }) => id).join(' ')).toBe(IDS);
    await userEvent.click(screen.getByRole('button', { name: 'Salir del modo demo' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('marks what the plan does not reach: PRO, not clickable, with the reason on focus', async () => {
    openDemo();
    const contracts = screen.getByRole('link', { name: /Contratos/ });
    expect(contracts).toHaveAttribute('aria-disabled', 'true');
    expect(contracts).not.toHaveAttribute('href');
    expect(within(contracts).getByText('PRO')).toBeVisible();
    contracts.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Disponible en los planes');
  });

  it('says the reason to a finger too, which neither hovers nor focuses', async () => {
    openDemo();
    const finger = userEvent.setup();
    await finger.pointer({ keys: '[TouchA]', target: screen.getByRole('link', { name: /Análisis predictivo/ }) });
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Los ves en Suscripciones');
  });

  it('marks no section that is built as coming, and gives the hours a place of their own in the calendar', () => {
    openDemo();
    const settings = screen.getByRole('link', { name: 'Configuración' });
    expect(within(settings).queryByTitle('Próximamente')).toBeNull();
    expect(screen.getByRole('link', { name: 'Horas y cobros' })).toHaveAttribute(
      'href',
      '/dashboard?view=dashboard&tab=calendar&part=billable',
    );
    expect(within(screen.getByRole('link', { name: 'Calendario' })).queryByTitle('Próximamente')).toBeNull();
  });
});

describe('the demo dashboard', () => {
  it('is the demo user with plan free and limits 5, 2 and 1', async () => {
    openDemo();
    expect(await screen.findByRole('heading', { level: 1, name: /^\p{L}+ \d+ de \p{L}+ de 20\d\d$/u })).toBeVisible();
    expect(screen.getAllByText('Usuario demo')[0]).toBeVisible();
    expect(screen.getByText('Plan GRATIS')).toBeVisible();
    expect(screen.getAllByText(/^de \d+$/).map(({ textContent }) => textContent)).toEqual(['de 5', 'de 2', 'de 1']);
  });

  it('asks nothing of the server until somebody asks a question', async () => {
    openDemo('/dashboard?view=dashboard&tab=chat');
    const requests: string[] = [];
    webServer.events.on('request:start', ({ request }) => void requests.push(request.url));
    expect(await screen.findByRole('heading', { name: 'Haz tu primera pregunta' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear cuenta' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it.each([
    ['neural', 'Funcionalidad Premium - Actualiza tu plan para acceder'],
    ['contracts', 'Funcionalidad Premium - Actualiza tu plan para acceder al generador de contratos IA'],
    ['analytics', 'Funcionalidad Premium - Actualiza tu plan para acceder a analytics avanzados'],
  ])('shows the lock screen of %s', async (tab, text) => {
    openDemo(`/dashboard?view=dashboard&tab=${tab}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute(
      'href',
      '/dashboard?view=dashboard&tab=subscriptions',
    );
  });

  it('has an example of what an account has, and figures that are what it allows', async () => {
    openDemo();
    expect(await screen.findAllByText('Ejemplo')).toHaveLength(2);
    const cases = screen.getByText('Casos gestionados').parentElement!;
    expect(cases).toHaveTextContent('1de 1');
    cleanup();
    openDemo('/dashboard?view=dashboard&tab=chat');
    const questions = within(await screen.findByRole('region', { name: /5 preguntas/ })).getAllByRole('link');
    expect(questions).toHaveLength(DEMO_USER.limits.chat_messages);
    await userEvent.click(questions[0]!);
    cleanup();
    openDemo();
    expect((await screen.findByText('Consultas IA')).parentElement).toHaveTextContent('1de 5');
  });

  it('has a calendar with the weeks of the example, each row on its day', async () => {
    openDemo('/dashboard?view=dashboard&tab=calendar');
    const table = await screen.findByRole('table', { name: /^Del \d+ .*al \d+ de \p{L}+ de 20\d\d$/u });
    const rows = [
      ...demoSampleText.dueRows.map(({ title, inDays }) => [title, inDays] as const),
      ...demoSampleText.events.map(({ title, inDays, time }) => [`${time} ${title}`, inDays] as const),
    ];
    for (const [title, inDays] of rows) {
      const cell = within(table).getByText(title).closest('td');
      expect(cell).toHaveTextContent(String(Number(sampleDay(dayInMexico(new Date()), inDays).slice(8))));
    }
    expect(within(table).getAllByRole('row')).toHaveLength(6);
  });

  it('says that settings are of an account', async () => {
    openDemo('/dashboard?view=dashboard&tab=settings');
    expect(await screen.findByText(/^La configuración es de cada cuenta/)).toBeVisible();
  });

  it('says what the plans section is for, and leads to the plans', async () => {
    openDemo('/dashboard?view=dashboard&tab=subscriptions');
    expect(await screen.findByRole('heading', { name: 'Suscripciones' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Planes y límites' })).toHaveAttribute('href', '/planes');
  });

  it('promises no plan to a return address', async () => {
    openDemo('/dashboard?view=dashboard&success=true&plan=enterprise');
    expect(screen.getByText(/En el modo demo no hay compras/)).toBeVisible();
    expect(await screen.findByText('Plan GRATIS')).toBeVisible();
  });
});

it('names among the plans exactly the sections that they count or lock and that are not built', () => {
  const names = UNBUILT.filter(isPremiumSection).map((id) => sectionNameText[id]);
  expect(plansText.notYet).toContain(`Todavía no se abren: ${names.slice(0, -1).join(', ')} ni ${names.at(-1)}.`);
});

describe('the command palette', () => {
  it('opens with Ctrl+K, finds without accents, moves with arrows and closes with Escape', async () => {
    openDemo();
    await userEvent.keyboard('{Control>}k{/Control}');
    const input = await screen.findByRole('combobox');
    expect(input).toHaveFocus();
    await userEvent.type(input, 'busqueda');
    // The section, and looking for that word in what is held.
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Búsqueda',
      'Buscar «busqueda» en el acervo',
    ]);
    await userEvent.clear(input);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('notices', () => {
  it('come by the window event and go after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />);
    showToast({ message: 'Configuración guardada exitosamente', tone: 'positive' });
    expect(await screen.findByText('Configuración guardada exitosamente')).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.waitFor(() => expect(screen.queryByText('Configuración guardada exitosamente')).toBeNull());
    vi.useRealTimers();
  });
});

describe('a user as the server sends it', () => {
  it('is read in both spellings of the id, with the defaults of the specification where limits are missing', () => {
    const { id, limits, ...rest } = userReply;
    expect(parseSessionUser(rest)).toMatchObject({ id, limits: { chat_messages: 10, document_analysis: 5, cases: 3 } });
    expect(parseSessionUser(userReply)?.limits).toEqual(limits);
    expect(parseSessionUser({ name: 'nadie' })).toBeNull();
  });
});
