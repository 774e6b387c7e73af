import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CaseAgenda } from '#web/features/calendar/case/case-agenda.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { broken, calendarWorld, NO_SOCKET, page } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const event = (id: string, part: object = {}) => ({
  __typename: 'CalendarEvent',
  id,
  title: `Evento ${id}`,
  type: 'HEARING',
  source: 'FOJA',
  location: '',
  startsOn: '2026-11-25',
  startTime: '10:00',
  recurrence: null,
  ...part,
});

const agenda = (events: object[], endCursor: string | null = null) => ({
  case: { __typename: 'Case', id: 'case_1', events: page(events, endCursor) },
});

const open = ({ canAdd = true, isGuest = false } = {}) =>
  render(
    <MemoryRouter useTransitions={false}>
      <GraphqlProvider socket={NO_SOCKET}>
        <CaseAgenda
          caseId="case_1"
          canAdd={canAdd}
          isGuest={isGuest}
          section={(params) => `/calendario?${new URLSearchParams(params)}`}
        />
      </GraphqlProvider>
    </MemoryRouter>,
  );

describe('the calendar of a case, on its page', () => {
  it('shows what is to come, with a way to each, to all of it, and to a new one for the case', async () => {
    const series = event('b', { title: 'Junta', recurrence: { __typename: 'Recurrence', text: 'cada semana' } });
    calendarWorld({
      answers: {
        CaseAgenda: () => agenda([event('a', { source: 'GOOGLE', location: 'Sala 3' }), series], 'x'),
      },
    });
    open();
    const hearing = await screen.findByRole('link', { name: /Evento a/ });
    expect(hearing).toHaveAttribute('href', '/calendario?date=2026-11-25&event=a');
    expect(hearing).toHaveTextContent(/10:00.*Sala 3/);
    expect(hearing).toHaveAccessibleName(/evento de Google/);
    expect(screen.getByRole('link', { name: /Junta/ })).toHaveTextContent('cada semana · 10:00');
    expect(screen.getByText('Hay más eventos en el calendario.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver en el calendario' })).toHaveAttribute(
      'href',
      '/calendario?case=case_1',
    );
    expect(screen.getByRole('link', { name: 'Nuevo evento' })).toHaveAttribute('href', '/calendario?new=1&for=case_1');
  });

  it('gives a guest what is shared, and no way to add', async () => {
    calendarWorld({ answers: { CaseAgenda: () => agenda([]) } });
    open({ canAdd: false, isGuest: true });
    expect(await screen.findByText('No hay eventos compartidos contigo.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nuevo evento' })).toBeNull();
  });

  it('that failed says so and tries again', async () => {
    const world = calendarWorld({ answers: { CaseAgenda: () => broken() } });
    open();
    expect(await screen.findByText('Error cargando la agenda del caso')).toBeVisible();
    world.answer('CaseAgenda', () => agenda([event('a')]));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: /Evento a/ })).toBeVisible();
  });
});
