import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CaseHours, CaseUnbilled } from '#web/features/hours/case/case-hours.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { broken, calendarWorld, hoursSummary, hoursTotal, money, NO_SOCKET, page } from '../calendar/world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const entry = (id: string, part: object = {}) => ({
  __typename: 'TimeEntry',
  id,
  workedOn: '2026-11-20',
  personName: 'Persona de Ejemplo',
  activity: 'DRAFTING',
  description: 'Redacción de la demanda',
  seconds: 9000,
  amount: money(250_000),
  prebill: null,
  ...part,
});

const hours = (entries: object[], unbilled: object, endCursor: string | null = null) => ({
  hoursSummary: hoursSummary({ total: hoursTotal(12_600), unbilled }),
  timeEntries: page(entries, endCursor),
});

const open = (part: ReactNode) =>
  render(
    <MemoryRouter useTransitions={false}>
      <GraphqlProvider socket={NO_SOCKET}>{part}</GraphqlProvider>
    </MemoryRouter>,
  );
const openTab = () => open(<CaseHours caseId="case_1" address="/calendario?part=billable&case=case_1" />);

describe('the hours of a case, on its page', () => {
  it('are summed, and those without a rate are counted beside the sum', async () => {
    const billed = entry('b', { amount: null, prebill: { __typename: 'Prebill', id: 'pre_1', number: 'PF-0001' } });
    const answer = hours([entry('a'), billed], hoursTotal(9000, 250_000, { withoutRateCount: 2 }), 'x');
    calendarWorld({ answers: { CaseHours: () => answer } });
    openTab();
    expect(await screen.findByText('2 registros sin tarifa')).toBeVisible();
    expect(screen.getByText('3 h 30 min')).toBeVisible();
    expect(screen.getByText('Prefactura PF-0001')).toBeVisible();
    expect(screen.getByText('Hay más registros en Horas.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir horas y prefacturas' })).toHaveAttribute(
      'href',
      '/calendario?part=billable&case=case_1',
    );
  });

  it('that are none say so', async () => {
    calendarWorld({ answers: { CaseHours: () => hours([], hoursTotal()) } });
    openTab();
    expect(await screen.findByText('Sin horas registradas en este caso.')).toBeVisible();
  });

  it('that failed say so and try again', async () => {
    const world = calendarWorld({ answers: { CaseHours: () => broken() } });
    openTab();
    expect(await screen.findByText('Error cargando las horas del caso')).toBeVisible();
    world.answer('CaseHours', () => hours([entry('a')], hoursTotal(9000, 250_000)));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Redacción de la demanda')).toBeVisible();
  });
});

describe('what a case has to be billed for', () => {
  it.each([
    [hoursTotal(9000, 250_000), '$2,500.00 MXN · 2 h 30 min'],
    [hoursTotal(9000, 0, { withoutRateCount: 1 }), '2 h 30 min'],
    [hoursTotal(), 'Nada por facturar'],
  ])('is told in one line', async (unbilled, line) => {
    calendarWorld({ answers: { CaseUnbilled: () => ({ hoursSummary: hoursSummary({ unbilled }) }) } });
    open(<CaseUnbilled caseId="case_1" />);
    expect(await screen.findByText(line)).toBeVisible();
  });
});
