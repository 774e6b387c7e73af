import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { broken, chainSteps, deadlinesWorld, NOTICE, openRoom, reading, refusal } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

/** Waits for the page, whose file is loaded when it is first shown. */
const openNotice = async () => {
  openRoom('notice');
  await screen.findByRole('textbox', { name: 'Texto del acuerdo o del boletín' });
};
const area = () => screen.getByRole('textbox', { name: 'Texto del acuerdo o del boletín' });
const paste = async () => {
  await userEvent.click(area());
  await userEvent.paste(NOTICE);
};
const answersWith = (part: Parameters<typeof reading>[0]) => ({
  ReadNotice: () => ({ readNotice: { __typename: 'P', userErrors: [], reading: reading(part) } }),
});

describe('from an order to its terms', () => {
  it('is read as soon as it is pasted, with each passage marked, and saved with one click', async () => {
    const world = deadlinesWorld();
    await openNotice();
    await paste();
    const words = await screen.findByRole('group', { name: 'Lo que se leyó' });
    const marks = [...words.querySelectorAll('mark')].map((mark) => [mark.dataset['kind'], mark.textContent]);
    expect(marks).toEqual([
      ['fileNumber', '123/2026 (Expediente)'],
      ['method', 'por lista (Forma de notificación)'],
      ['noticeOn', '17 de noviembre de 2026 (Fecha desde la que se cuenta)'],
      ['act', 'auto que desecha la demanda (Acto)'],
    ]);
    expect(world.asked('ReadNotice')).toEqual([{ text: NOTICE }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar 1 vencimiento en «Amparo de ejemplo»' }));
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
              calendar: 'pjf',
            },
            title: 'Recurso de queja',
            alertDays: [1, 7, 30],
          },
        ],
      },
    ]);
  });

  it('says what was not found, and lets each part be mended: the count follows', async () => {
    const world = deadlinesWorld({
      answers: answersWith({ noticeOn: null, missing: ['No encontramos la fecha de notificación.'] }),
    });
    await openNotice();
    await paste();
    expect(await screen.findByText('No encontramos la fecha de notificación.')).toBeVisible();
    const day = screen.getByLabelText('Fecha desde la que se cuenta');
    expect(day).toHaveAccessibleDescription('El texto no la dice: escríbela.');
    expect(screen.getByText(/Falta la fecha/)).toBeVisible();
    expect(world.asked('ComputeDeadline')).toEqual([]);
    await userEvent.type(day, '18/11/2026');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cómo se notificó' }), 'PERSONAL');
    await waitFor(() =>
      expect(world.asked('ComputeDeadline').at(-1)).toMatchObject({ noticeOn: '2026-11-18', method: 'PERSONAL' }),
    );
  });

  it('proposes the method that the order names, and says that it was only ordered', async () => {
    deadlinesWorld({ answers: answersWith({ method: 'BULLETIN', isMethodOrdered: true }) });
    await openNotice();
    await paste();
    const method = await screen.findByRole('combobox', { name: 'Cómo se notificó' });
    expect(method).toHaveDisplayValue('Por boletín (lo ordena el acuerdo)');
    expect(method).toHaveAccessibleDescription('Confirma que así se hizo.');
    await userEvent.selectOptions(method, 'PERSONAL');
    expect(method).not.toHaveAccessibleDescription('Confirma que así se hizo.');
  });

  it('shows no error before anybody did anything; after a change what is refused is one', async () => {
    deadlinesWorld({
      answers: {
        ...answersWith({ method: null }),
        ComputeDeadline: () => ({
          computeDeadline: {
            __typename: 'P',
            computation: null,
            userErrors: [refusal('Elige cómo se hizo la notificación.', 'input.method')],
          },
        }),
      },
    });
    await openNotice();
    await paste();
    const said = await screen.findAllByText('Elige cómo se hizo la notificación.');
    expect(said.length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
    const method = screen.getByRole('combobox', { name: 'Cómo se notificó' });
    expect(method).toBeValid();
    await userEvent.type(screen.getByRole('textbox', { name: 'Expediente' }), '7');
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(method).toBeInvalid();
  });

  it('proposes the chain that the act brings', async () => {
    const world = deadlinesWorld({
      answers: {
        ...answersWith({
          chain: { __typename: 'TermChain', id: 'ordinario', title: 'Emplazamiento de ejemplo', trigger: 'x' },
        }),
        ComputeChain: () => ({ computeChain: { __typename: 'P', userErrors: [], steps: chainSteps() } }),
      },
    });
    await openNotice();
    await paste();
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar 1 vencimiento en «Amparo de ejemplo»' }));
    await screen.findByText('Se guardó 1 vencimiento en «Amparo de ejemplo».');
    expect(world.asked('SaveDeadlines')[0]).toMatchObject({ caseId: 'case_1', chainId: 'ordinario' });
  });

  it('offers several cases that match, another one, or none', async () => {
    const world = deadlinesWorld({
      answers: answersWith({
        cases: ['uno', 'dos'].map((id) => ({
          __typename: 'Case',
          id,
          title: `Asunto ${id}`,
          client: 'Cliente',
          fileNumber: '123/2026',
        })),
      }),
    });
    await openNotice();
    await paste();
    await userEvent.click(await screen.findByRole('radio', { name: /Asunto dos/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar 1 vencimiento en «Asunto dos»' }));
    await waitFor(() => expect(world.asked('SaveDeadlines')[0]).toMatchObject({ caseId: 'dos' }));
  });

  it('says that no case matches and saves without one', async () => {
    const world = deadlinesWorld({ answers: answersWith({ cases: [] }) });
    await openNotice();
    await paste();
    expect(await screen.findByText(/Ningún caso tuyo coincide/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar 1 vencimiento' }));
    await waitFor(() => expect(world.asked('SaveDeadlines')[0]).toMatchObject({ caseId: null }));
  });

  it('keeps the text when reading fails, and says why', async () => {
    deadlinesWorld({ answers: { ReadNotice: () => broken() } });
    await openNotice();
    await paste();
    expect(await screen.findByText('No pudimos leer el acuerdo. El texto sigue aquí.')).toBeVisible();
    expect(area()).toHaveValue(NOTICE);
  });

  it('asks for a text before it reads, and shows what the server refuses', async () => {
    const world = deadlinesWorld({
      answers: {
        ReadNotice: () => ({
          readNotice: { __typename: 'P', reading: null, userErrors: [refusal('El texto es demasiado corto.', 'text')] },
        }),
      },
    });
    await openNotice();
    await userEvent.click(screen.getByRole('button', { name: 'Leer acuerdo' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Pega un texto o elige un archivo.');
    expect(world.asked('ReadNotice')).toEqual([]);
    fireEvent.change(area(), { target: { value: 'x' } });
    await userEvent.click(screen.getByRole('button', { name: 'Leer acuerdo' }));
    expect(await screen.findByText('El texto es demasiado corto.')).toBeVisible();
  });

  it('refuses a file of another kind before it is sent', async () => {
    deadlinesWorld();
    await openNotice();
    const picture = new File(['x'], 'foto.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Elegir archivo'), { target: { files: [picture] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ese tipo de archivo no se puede leer.');
  });

  it('adds a term that the reading did not come to', async () => {
    const world = deadlinesWorld();
    await openNotice();
    await paste();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Agregar otro término' }), 'revisión');
    await userEvent.click(await screen.findByRole('option', { name: /Recurso de revisión/ }));
    const list = await screen.findByRole('list', { name: 'Términos que nacen de la notificación' });
    await waitFor(() => expect(within(list).getAllByRole('checkbox')).toHaveLength(2));
    expect(within(list).getByRole('checkbox', { name: 'Guardar «Recurso de revisión»' })).toBeChecked();
    expect(world.asked('ComputeDeadline').map(({ ruleId }) => ruleId)).toContain('lamparo-86-revision');
  });
});
