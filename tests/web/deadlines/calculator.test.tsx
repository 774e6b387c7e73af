import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressParams, broken, computation, deadlinesWorld, openAddress, openRoom, refusal, rule } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => webServer.close());

const ASKED = { regla: 'lamparo-98-queja', fecha: '2026-11-17', medio: 'list' };
const due = () => screen.findByText('jueves 26 de noviembre de 2026');

describe('the calculator', () => {
  it('waits for the term and the date, and says which is missing', async () => {
    deadlinesWorld();
    openRoom('calculator');
    expect(screen.getByRole('heading', { level: 1, name: 'Calcular un término' })).toBeVisible();
    expect(await screen.findByText('Falta: el término y la fecha.')).toBeVisible();
  });

  it('finds a term by its words, asks the date with the words of the term, and counts as soon as it can', async () => {
    const world = deadlinesWorld();
    openRoom('calculator');
    const box = screen.getByRole('combobox', { name: 'Término' });
    await userEvent.type(box, 'queja');
    await waitFor(() => expect(world.asked('TermRules').at(-1)).toMatchObject({ search: 'queja' }));
    await userEvent.click(await screen.findByRole('option', { name: /Recurso de queja/ }));
    await userEvent.type(await screen.findByLabelText('Día en que se notificó el auto'), '17/11/2026');
    expect(await due()).toBeVisible();
    expect(world.asked('ComputeDeadline')).toEqual([
      { ruleId: 'lamparo-98-queja', noticeOn: '2026-11-17', method: 'PERSONAL' },
    ]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cómo se notificó' }), 'LIST');
    await waitFor(() => expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({ method: 'LIST' }));
    await waitFor(() => expect(addressParams()).toEqual(ASKED));
  });

  it('shows the day, the hour and every reason: steps, table, articles, assumptions, the law that governs', async () => {
    deadlinesWorld();
    openRoom('calculator', ASKED);
    expect(await due()).toBeVisible();
    expect(screen.getByText('Hasta el final del día.')).toBeVisible();
    expect(screen.getByText('La lista surte efectos al día siguiente (Ley de Amparo 31)')).toBeVisible();
    const table = within(screen.getByRole('table', { name: /Día por día/ }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent?.slice(0, 20))).toHaveLength(8);
    expect(rows.filter((row) => /Sí/.test(row.textContent ?? ''))).toHaveLength(5);
    expect(table.getAllByRole('link', { name: /art\. 19/ })[0]).toHaveAttribute('href', '/leyes/lamparo/19');
    expect(screen.getByText('Se supone que no hubo otra suspensión de labores.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ley de Amparo, art. 98' })).toHaveAttribute('href', '/leyes/lamparo/98');
    expect(screen.getByRole('img', { name: /^Calendario del 17 de noviembre/ })).toBeVisible();
  });

  it('says what is provisional, the other reading, the warnings, and a reform that came later', async () => {
    deadlinesWorld({
      answers: {
        ComputeDeadline: () => ({
          computeDeadline: {
            __typename: 'P',
            userErrors: [],
            computation: computation({
              isProvisional: true,
              warnings: ['No agotes el último día.'],
              laterReforms: ['LFT: hay una reforma posterior al texto del acervo.'],
              alternatives: [
                {
                  __typename: 'AlternativeReading',
                  note: 'Se cuentan también los días de la responsable.',
                  source: 'Tesis de ejemplo',
                  dueOn: '2026-11-25',
                },
              ],
            }),
          },
        }),
      },
    });
    openRoom('calculator', ASKED);
    expect(await screen.findByText('Cómputo provisional')).toBeVisible();
    expect(screen.getByText('Otra lectura: Vencería el miércoles 25 de noviembre de 2026')).toBeVisible();
    expect(screen.getByText('No agotes el último día.')).toBeVisible();
    expect(screen.getByText('LFT: hay una reforma posterior al texto del acervo.')).toBeVisible();
  });

  it('says that the law sets no term instead of giving a day', async () => {
    deadlinesWorld({
      answers: {
        ComputeDeadline: () => ({
          computeDeadline: {
            __typename: 'P',
            userErrors: [],
            computation: computation({ dueOn: null, dueAt: null, firstDay: null, days: [], countedDays: 0 }),
          },
        }),
      },
    });
    openRoom('calculator', ASKED);
    expect(await screen.findByText(/Se puede hacer en cualquier tiempo/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says in the field that the 30th of February does not exist, and asks nobody', async () => {
    const world = deadlinesWorld();
    openRoom('calculator', { ...ASKED, fecha: '2026-02-30' });
    expect(await screen.findByText('La fecha «2026-02-30» no existe.')).toBeVisible();
    expect(world.asked('ComputeDeadline')).toEqual([]);
  });

  it('puts what the server refuses beside the field it concerns', async () => {
    deadlinesWorld({
      answers: {
        ComputeDeadline: () => ({
          computeDeadline: {
            __typename: 'P',
            computation: null,
            userErrors: [refusal('La notificación no puede ser futura.', 'noticeOn')],
          },
        }),
      },
    });
    openRoom('calculator', ASKED);
    await waitFor(() =>
      expect(screen.getByLabelText('Día en que se notificó el auto')).toHaveAccessibleDescription(
        /La notificación no puede ser futura\.$/,
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No se puede calcular así');
  });

  it('tries again after the server could not be reached', async () => {
    const world = deadlinesWorld({ answers: { ComputeDeadline: () => broken() } });
    openRoom('calculator', ASKED);
    expect(await screen.findByText('No pudimos calcular el término.')).toBeVisible();
    world.mend('ComputeDeadline');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await due()).toBeVisible();
  });

  it('asks for the law of the act where that decides when the notice takes effect', async () => {
    const world = deadlinesWorld({
      answers: { TermRule: ({ id }) => ({ termRule: rule(id as string, { asksLawOfAct: true }) }) },
    });
    openRoom('calculator', ASKED);
    const law = await screen.findByRole('combobox', { name: 'Ley del acto' });
    expect(screen.getByText('Falta: la ley del acto.')).toBeVisible();
    expect(world.asked('ComputeDeadline')).toEqual([]);
    await userEvent.selectOptions(law, await screen.findByRole('option', { name: 'Código de Comercio' }));
    expect(await due()).toBeVisible();
    expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({ lawOfAct: 'ccom' });
  });

  it('takes the calendar of a court, or a court of the directory', async () => {
    const world = deadlinesWorld();
    openRoom('calculator', ASKED);
    await due();
    await userEvent.type(screen.getByRole('combobox', { name: /Órgano o calendario/ }), 'ejemplo');
    await userEvent.click(await screen.findByRole('option', { name: /^Tribunal de ejemplo/ }));
    await waitFor(() => expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({ calendar: 'tfja' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el órgano' }));
    await userEvent.type(await screen.findByRole('combobox', { name: /Órgano o calendario/ }), 'segundo');
    await userEvent.click(await screen.findByRole('option', { name: /Juzgado Segundo/ }));
    await waitFor(() => expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({ courtId: 'crt_2' }));
    expect(world.asked('ComputeDeadline').at(-1)).not.toHaveProperty('calendar');
  });

  it('counts a suspension when it is complete, and says so while it is not', async () => {
    const world = deadlinesWorld();
    openRoom('calculator', ASKED);
    await due();
    await userEvent.click(screen.getByText('Distancia, suspensiones y otros datos'));
    await userEvent.click(screen.getByRole('button', { name: 'Agregar suspensión' }));
    expect(await screen.findByText(/Completa las dos fechas y el motivo/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Desde'), '20/11/2026');
    await userEvent.type(screen.getByLabelText('Hasta'), '24/11/2026');
    await userEvent.type(screen.getByLabelText('Motivo'), 'Conciliación');
    await waitFor(() =>
      expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({
        suspensions: [{ from: '2026-11-20', to: '2026-11-24', reason: 'Conciliación' }],
      }),
    );
  });

  it('counts a term that is in no list', async () => {
    const world = deadlinesWorld();
    openRoom('calculator');
    await userEvent.click(screen.getByRole('radio', { name: 'Otro término' }));
    await userEvent.type(screen.getByLabelText('Cuánto'), '3');
    await screen.findAllByRole('option', { name: 'Ley de Amparo' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ley que rige el cómputo' }), 'lamparo');
    await userEvent.type(screen.getByLabelText('Fecha de notificación o del hecho'), '17/11/2026');
    expect(await due()).toBeVisible();
    expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({
      term: { amount: 3, unit: 'WORKING_DAYS', regime: 'lamparo', countsTriggerDay: false },
    });
  });

  it('finds the term of an article that an answer of the chat named; without one it says so', async () => {
    const world = deadlinesWorld();
    openAddress('/calculator?articulo=lamparo:98&fecha=2026-11-17');
    expect(await due()).toBeVisible();
    expect(world.asked('TermRules')).toContainEqual({ statute: 'lamparo', article: '98', first: 8 });
    expect(screen.getByRole('button', { name: 'Recurso de revisión' })).toBeVisible();
  });

  it('says that no term rests on an article', async () => {
    deadlinesWorld({
      answers: {
        TermRules: () => ({ termRules: { __typename: 'TermRuleConnection', nodes: [], totalCount: 0 } }),
      },
    });
    openAddress('/calculator?articulo=lft:1');
    expect(await screen.findByText(/Ningún término de la lista sale de ese artículo/)).toBeVisible();
  });

  it('opened from a case proposes its court, and saves to that case with its days of warning', async () => {
    const world = deadlinesWorld();
    openRoom('calculator', { ...ASKED, caso: 'case_1' });
    expect(await due()).toBeVisible();
    await waitFor(() => expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({ courtId: 'crt_1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar en un caso' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Guardar en un caso' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Guardar el vencimiento' }));
    expect(dialog.getByText('Amparo de ejemplo')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Se guardó 1 vencimiento en «Amparo de ejemplo».')).toBeVisible();
    expect(world.asked('SaveDeadlines')).toEqual([
      {
        caseId: 'case_1',
        deadlines: [
          {
            computation: {
              ruleId: 'lamparo-98-queja',
              noticeOn: '2026-11-17',
              method: 'LIST',
              courtId: 'crt_1',
            },
            title: 'Recurso de queja',
            alertDays: [1, 7, 30],
          },
        ],
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Se quitaron los vencimientos guardados.')).toBeVisible();
    expect(world.asked('RemoveDeadline')).toEqual([{ id: 'guardado-0' }]);
  });

  it('hands the table on as a document, and prints it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const world = deadlinesWorld({ answers: { ComputationFile: () => broken() } });
    openRoom('calculator', ASKED);
    await due();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
    expect(await screen.findByText('No pudimos preparar el documento.')).toBeVisible();
    expect(world.asked('ComputationFile')[0]).toMatchObject({ ruleId: 'lamparo-98-queja' });
  });

  it('cuts a long table on the screen, and shows it whole when asked', async () => {
    const days = Array.from({ length: 90 }, (_, index) => ({
      __typename: 'CountedDay' as const,
      date: new Date(Date.UTC(2026, 10, 18 + index)).toISOString().slice(0, 10),
      counts: true,
      number: index + 1,
      reason: null,
      basis: null,
    }));
    deadlinesWorld({
      answers: {
        ComputeDeadline: () => ({
          computeDeadline: {
            __typename: 'P',
            userErrors: [],
            computation: computation({ days, dueOn: '2027-02-15' }),
          },
        }),
      },
    });
    openRoom('calculator', ASKED);
    const more = await screen.findByRole('button', { name: 'Ver los 90 días' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Ver menos' })).toHaveAttribute('aria-expanded', 'true');
  });
});
