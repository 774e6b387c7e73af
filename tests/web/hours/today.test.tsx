import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MoneyCard } from '#web/features/calendar/today/money-card.tsx';
import { TodayCard } from '#web/features/calendar/today/today-card.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { broken, calendarWorld, holiday, money, NO_SOCKET, occurrence } from '../calendar/world.tsx';
import { onWednesday, WEDNESDAY } from './hours-world.tsx';

onWednesday();

describe('today, on the home page', () => {
  const today = (part: object = {}) => ({
    today: {
      __typename: 'Today',
      date: WEDNESDAY,
      zone: 'America/Mexico_City',
      nonWorkingDay: null,
      hearings: [],
      events: [],
      deadlines: [],
      next: null,
      nextHearing: null,
      conflicts: [],
      eventsThisWeek: 0,
      unrecordedCount: 0,
      googleState: 'DISCONNECTED',
      googleConflictCount: 0,
      ...part,
    },
  });
  const owed = (
    seconds: number,
    centavos: number,
    bills: readonly (readonly [status: string, total: number])[] = [],
  ) => ({
    today: { __typename: 'Today', unbilledSeconds: seconds, unbilledAmount: money(centavos) },
    prebills: {
      __typename: 'PrebillConnection',
      nodes: bills.map(([status, total], nth) => ({
        __typename: 'Prebill',
        id: `pfb_${nth}`,
        status,
        balance: money(total),
      })),
    },
  });
  const section = (params: Record<string, string>) => `/calendario?${new URLSearchParams(params)}`;
  const open = () =>
    render(
      <MemoryRouter useTransitions={false}>
        <GraphqlProvider socket={NO_SOCKET}>
          <TodayCard section={section} />
          <MoneyCard section={section} />
        </GraphqlProvider>
      </MemoryRouter>,
    );

  it('shows hearings, clashes, and hours that nobody billed', async () => {
    const hearing = occurrence('a', { day: WEDNESDAY }, { title: 'Audiencia inicial', location: 'Sala 3' });
    calendarWorld({
      answers: {
        TodayCard: () =>
          today({
            hearings: [hearing],
            conflicts: [
              {
                __typename: 'EventConflict',
                overlapMinutes: 30,
                first: { ...hearing, title: 'Audiencia inicial' },
                second: { ...hearing, key: 'b', title: 'Junta' },
              },
            ],
            eventsThisWeek: 4,
            unrecordedCount: 2,
            nonWorkingDay: holiday,
          }),
        MoneyCard: () =>
          owed(5400, 270_000, [
            ['OPEN', 1_000_000],
            ['OVERDUE', 500_000],
            ['PAID', 9_000_000],
          ]),
      },
    });
    open();
    expect(await screen.findByRole('link', { name: /Audiencia inicial/ })).toHaveAttribute(
      'href',
      '/calendario?date=2026-11-25&event=a',
    );
    expect(screen.getByText('«Audiencia inicial» y «Junta» coinciden 30 minutos')).toBeVisible();
    expect(screen.getByText('$2,700.00 MXN')).toBeVisible();
    expect(
      screen.getByRole('link', { name: /Por cobrar.*2 prefacturas sin pagar, 1 vencida.*\$15,000.00 MXN/ }),
    ).toBeVisible();
    expect(screen.getByText('2 eventos facturables sin horas registradas')).toBeVisible();
    expect(screen.getByText(/4 eventos esta semana/)).toBeVisible();
    expect(screen.getByText(/LFT, artículo 74/)).toBeVisible();
  });

  it('shows the next hearing, and what comes before it, once each', async () => {
    const meeting = occurrence('b', { day: '2026-11-26' }, { title: 'Junta' });
    const hearing = occurrence('c', { day: '2026-12-02' }, { title: 'Audiencia preliminar' });
    calendarWorld({
      answers: { TodayCard: () => today({ next: meeting, nextHearing: hearing }), MoneyCard: () => owed(0, 0) },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Próxima audiencia' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lo siguiente' })).toBeVisible();
    cleanup();
    calendarWorld({
      answers: { TodayCard: () => today({ next: hearing, nextHearing: hearing }), MoneyCard: () => owed(0, 0) },
    });
    open();
    expect(await screen.findAllByRole('link', { name: /Audiencia preliminar/ })).toHaveLength(1);
  });

  it('of a day with nothing says so; what Google took back is said', async () => {
    calendarWorld({ answers: { TodayCard: () => today({ googleState: 'REVOKED' }), MoneyCard: () => owed(0, 0) } });
    open();
    expect(await screen.findByText('Nada en tu agenda hoy.')).toBeVisible();
    expect(screen.queryByText('Horas por facturar')).not.toBeInTheDocument();
    expect(screen.getByText('Google retiró el permiso de tu calendario.')).toBeVisible();
  });

  it('of hours without a rate says no amount', async () => {
    calendarWorld({ answers: { TodayCard: () => today(), MoneyCard: () => owed(5400, 0) } });
    open();
    expect(await screen.findByRole('link', { name: /Horas por facturar.*1 h 30 min.*Sin tarifa/ })).toBeVisible();
    expect(screen.queryByText(/\$0/)).toBeNull();
  });

  it('that failed says so and tries again', async () => {
    const world = calendarWorld({ answers: { TodayCard: () => broken(), MoneyCard: () => owed(0, 0) } });
    open();
    expect(await screen.findByText('Error cargando tu día')).toBeVisible();
    world.answer('TodayCard', () => today());
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Nada en tu agenda hoy.')).toBeVisible();
  });
});
