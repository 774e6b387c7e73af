import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { broken, calendarYear, deadlinesWorld, openRoom, refusal } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const TFJA = { calendario: 'tfja', anio: '2026' };
const own = {
  __typename: 'CalendarClosure',
  id: 'clo_1',
  from: '2026-11-23',
  to: '2026-11-23',
  reason: 'Fuerza mayor',
  kind: 'CLOSURE',
  source: 'Circular de ejemplo',
  isOwn: true,
} as const;

describe('the calendars of courts', () => {
  it('are listed with what is held of this year and what is missing', async () => {
    deadlinesWorld();
    openRoom('calendars');
    expect(await screen.findByText('2 calendarios')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /ejemplo|Judicial/ });
    expect(links[0]).toHaveTextContent(/Tribunal de ejemplo.*Transcrito.*Incompleto.*También 2025/);
    expect(links[1]).toHaveTextContent(/Sin calendario publicado aquí/);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar un órgano' }), 'tribunal');
    expect(screen.getByText('1 calendario')).toBeVisible();
  });

  it('show a year with its confidence, its source, what is incomplete, and each period in words', async () => {
    deadlinesWorld();
    openRoom('calendars', TFJA);
    expect(await screen.findByRole('img', { name: 'Tribunal de ejemplo, 2026: días que no cuentan' })).toBeVisible();
    expect(screen.getByText('Copiado por un tercero de la publicación oficial.')).toBeVisible();
    expect(screen.getByText('Acuerdo de ejemplo · leído el 20 de noviembre de 2026')).toBeVisible();
    expect(screen.getByText(/Pueden faltar días/)).toBeVisible();
    expect(screen.getByText('lun 14/12/2026 al jue 31/12/2026')).toBeVisible();
    expect(screen.getByText('No descansa el 20 de noviembre.')).toBeVisible();
  });

  it('say of a year that is not held that it is not published here', async () => {
    deadlinesWorld();
    openRoom('calendars', { calendario: 'tfja', anio: '2027' });
    expect(
      await screen.findByText(
        'El calendario 2027 no está publicado aquí. Los cómputos de ese año salen como provisionales.',
      ),
    ).toBeVisible();
  });

  it('take a closure of the account with its source, and say how many deadlines moved', async () => {
    const world = deadlinesWorld();
    openRoom('calendars', TFJA);
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar suspensión' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Agregar días que no cuentan' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar y volver a contar' }));
    expect(dialog.getByText('Elige el primer día.')).toBeVisible();
    expect(dialog.getByText('Escribe dónde se publicó.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Desde'), '23/11/2026');
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Fuerza mayor');
    await userEvent.type(dialog.getByLabelText('Dónde se publicó'), 'Circular de ejemplo');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar y volver a contar' }));
    expect(await dialog.findByText('Se agregó. 1 vencimiento cambió de fecha.')).toBeVisible();
    expect(dialog.getByText('Cambió del 26 al 27 de noviembre por una suspensión.')).toBeVisible();
    expect(world.asked('AddClosure')).toEqual([
      {
        calendar: 'tfja',
        from: '2026-11-23',
        to: '2026-11-23',
        reason: 'Fuerza mayor',
        source: 'Circular de ejemplo',
        kind: 'CLOSURE',
      },
    ]);
  });

  it('keep what was typed when the server refuses it', async () => {
    deadlinesWorld({
      answers: {
        AddClosure: () => ({
          addClosure: {
            __typename: 'P',
            closure: null,
            changed: [],
            userErrors: [refusal('El periodo pasa de un año.', 'to')],
          },
        }),
      },
    });
    openRoom('calendars', TFJA);
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar suspensión' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Desde'), '23/11/2026');
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Fuerza mayor');
    await userEvent.type(dialog.getByLabelText('Dónde se publicó'), 'Circular');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar y volver a contar' }));
    expect(await dialog.findByText('El periodo pasa de un año.')).toBeVisible();
    expect(dialog.getByLabelText('Motivo')).toHaveValue('Fuerza mayor');
  });

  it('let only the account’s own closure be removed, and put it back', async () => {
    const world = deadlinesWorld({
      answers: { CourtCalendar: () => ({ courtCalendar: calendarYear({ days: [own, ...calendarYear().days] }) }) },
    });
    openRoom('calendars', TFJA);
    const remove = await screen.findByRole('button', { name: 'Quitar «Fuerza mayor»' });
    expect(screen.queryByRole('button', { name: 'Quitar «Segundo periodo vacacional»' })).toBeNull();
    await userEvent.click(remove);
    expect(await screen.findByText('Se quitó la suspensión y 1 vencimiento volvió a contarse.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(world.asked('AddClosure')).toEqual([
        {
          calendar: 'tfja',
          from: '2026-11-23',
          to: '2026-11-23',
          reason: 'Fuerza mayor',
          source: 'Circular de ejemplo',
          kind: 'CLOSURE',
        },
      ]),
    );
  });

  it('say that they could not be loaded, and try again', async () => {
    const world = deadlinesWorld({ answers: { CourtCalendars: () => broken() } });
    openRoom('calendars');
    expect(await screen.findByText('No pudimos cargar los calendarios.')).toBeVisible();
    world.mend('CourtCalendars');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('2 calendarios')).toBeVisible();
  });
});
