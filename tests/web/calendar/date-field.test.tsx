import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '#schema/lib/days.ts';
import { dateFieldText, timeFieldText } from '#schema/text/date-field.ts';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TimeField } from '#web/shared/ui/time-field.tsx';
import { api, webServer } from '../web-server.ts';

/** Monday 23 November 2026, at noon in Mexico City. */
const NOW = new Date('2026-11-23T18:00:00Z');
const HOLIDAY = '2026-12-01';

/** Weekends, and one holiday. */
const daysOff = api.query('NonWorkingDays', ({ variables }) => {
  const { from, to } = variables as { from: string; to: string };
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, step) => addDays(from, step));
  return HttpResponse.json({
    data: {
      calendarRange: {
        __typename: 'CalendarRange',
        nonWorkingDaysNote: null,
        nonWorkingDays: days
          .filter((day) => weekdayOf(day) > 5 || day === HOLIDAY)
          .map((date) => ({
            __typename: 'NonWorkingDay',
            date,
            kind: date === HOLIDAY ? 'COURT_CLOSURE' : 'WEEKEND',
            reason: date === HOLIDAY ? 'aniversario del tribunal' : 'fin de semana',
          })),
      },
    },
  });
});

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  webServer.use(daysOff);
});
afterEach(() => {
  vi.useRealTimers();
  webServer.resetHandlers();
});
afterAll(() => webServer.close());

function Form({ onSend, first = '' }: { onSend: (day: string, time: string) => void; first?: string }) {
  const [day, setDay] = useState(first);
  const [time, setTime] = useState('');
  return (
    <GraphqlProvider>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend(day, time);
        }}
      >
        <DateField label="Fecha" value={day} onChange={setDay} />
        <TimeField label="Hora" value={time} onChange={setTime} />
        <output>{`${day} ${time}`}</output>
        <button type="submit">Enviar</button>
      </form>
    </GraphqlProvider>
  );
}

function show(first?: string) {
  const onSend = vi.fn();
  render(<Form onSend={onSend} first={first} />);
  const field = screen.getByRole('textbox', { name: 'Fecha' });
  const value = () => document.querySelector('output')?.textContent?.trim();
  return { onSend, field, value };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: dateFieldText.open }));
  return screen.findByRole('dialog', { name: dateFieldText.dialog('Fecha') });
};

describe('the field of a date', () => {
  it('takes digits by its mask, and tells the weekday below', async () => {
    const { field, value } = show();
    await userEvent.type(field, '25112026');
    expect(field).toHaveValue('25/11/2026');
    expect(value()).toBe('2026-11-25');
    expect(field).toHaveAccessibleDescription('miércoles 25 de noviembre');
  });

  it('takes words, and writes the date when it is left', async () => {
    const { field, value } = show();
    await userEvent.type(field, 'mañana');
    expect(value()).toBe('2026-11-24');
    await userEvent.tab();
    expect(field).toHaveValue('24/11/2026');
  });

  it('reads a date without its year when it is left, not while the year is being typed', async () => {
    const { field, value } = show();
    await userEvent.type(field, '5/1');
    expect(value()).toBe('');
    await userEvent.tab();
    expect(field).toHaveValue('05/01/2027');
    expect(field).toHaveAccessibleDescription('martes 5 de enero de 2027');
  });

  it('counts working days by the calendar of the court', async () => {
    const { field, value } = show();
    await userEvent.type(field, 'en 9 días hábiles');
    await waitFor(() => expect(value()).toBe('2026-12-07'));
  });

  it('says that the days off could not be read, and guesses no date', async () => {
    webServer.use(api.query('NonWorkingDays', () => HttpResponse.json({ errors: [{ message: 'no' }] })));
    const { field, value } = show();
    await userEvent.type(field, 'en 9 días hábiles');
    await userEvent.tab();
    expect(await screen.findByText(dateFieldText.daysUnknown)).toBeVisible();
    expect(value()).toBe('');
  });

  it('does not let a form go with a date that it could not read', async () => {
    const { field, onSend } = show('2026-11-25');
    await userEvent.clear(field);
    await userEvent.type(field, '31/06/2026');
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText(dateFieldText.unreadable)).toBeVisible();
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, '30/06/2026{Enter}');
    expect(onSend).toHaveBeenCalledWith('2026-06-30', '');
  });

  it('opens a calendar whose days off say why, and that the keys walk through', async () => {
    const { field, value } = show('2026-11-30');
    await openCalendar();
    const holiday = await screen.findByRole('button', { name: /^martes 1 de diciembre de 2026, .*aniversario/ });
    expect(holiday).toHaveAttribute('data-off');
    await waitFor(() => expect(screen.getByRole('button', { name: /^lunes 30 de noviembre/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /^martes 1 de diciembre/ })).toHaveFocus();
    expect(screen.getByText(/^martes 1 de diciembre: no se trabaja: aniversario/)).toBeVisible();
    await userEvent.keyboard('{PageDown}{ArrowUp}{Home}');
    expect(screen.getByRole('button', { name: /^lunes 21 de diciembre/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('2026-12-21');
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes its calendar with Escape, and changes nothing', async () => {
    const { field, value } = show('2026-11-30');
    await openCalendar();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(value()).toBe('2026-11-30');
    await waitFor(() => expect(field).toHaveFocus());
  });
});

describe('the field of a time', () => {
  const time = () => screen.getByRole('combobox', { name: 'Hora' });

  it('takes what is typed freely, and writes it in 24 hours', async () => {
    const { value } = show();
    await userEvent.type(time(), '5 pm');
    await userEvent.tab();
    expect(value()).toBe('17:00');
    expect(time()).toHaveValue('17:00');
  });

  it('offers quarters of an hour to the arrow keys', async () => {
    const { value } = show();
    await userEvent.type(time(), '10{ArrowDown}{ArrowDown}{Enter}');
    expect(value()).toBe('10:15');
  });

  it('does not let a form go with a time that it could not read', async () => {
    const { onSend } = show();
    fireEvent.change(time(), { target: { value: '25:00' } });
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText(timeFieldText.unreadable)).toBeVisible();
  });
});
