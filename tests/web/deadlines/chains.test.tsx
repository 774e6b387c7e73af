import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressParams, broken, deadline, deadlinesWorld, openRoom, refusal } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const ASKED = { cadena: 'ordinario', fecha: '2026-11-17' };
const box = (title: string) => screen.getByRole('checkbox', { name: `Guardar «${title}»` });

describe('the terms that follow from one notice', () => {
  it('are counted when it is said what was notified and when, and the address holds it', async () => {
    const world = deadlinesWorld();
    openRoom('chain');
    expect(await screen.findByText('Elige qué se notificó y cuándo.')).toBeVisible();
    await screen.findByRole('option', { name: 'Emplazamiento de ejemplo' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Qué se notificó' }), 'ordinario');
    await userEvent.type(screen.getByLabelText('Día del emplazamiento'), '17/11/2026');
    expect(await screen.findByText('Vence el miércoles 9 de diciembre de 2026')).toBeVisible();
    await waitFor(() => expect(addressParams()).toEqual(ASKED));
    expect(world.asked('ComputeChain').at(-1)).toEqual({
      chainId: 'ordinario',
      noticeOn: '2026-11-17',
      method: 'PERSONAL',
    });
  });

  it('are looked through with check boxes, each with its table, and saved at once', async () => {
    const world = deadlinesWorld();
    openRoom('chain', ASKED);
    await waitFor(() => expect(box('Contestar la demanda')).toBeChecked());
    expect(box('Promover la declinatoria')).not.toBeChecked();
    expect(screen.getByText('Corre después de: Contestar la demanda')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver cómputo de «Contestar la demanda»' }));
    expect(await screen.findByRole('table')).toBeVisible();
    // What waits for a notice that does not exist is a proposal, and says so.
    expect(box('Desahogar la vista')).not.toBeChecked();
    expect(screen.getAllByText('Estimado, sin notificación')).toHaveLength(1);
    await userEvent.click(box('Promover la declinatoria'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar 2 vencimientos' }));
    expect(await screen.findByText('Se guardaron 2 vencimientos.')).toBeVisible();
    expect(world.asked('SaveDeadlines')).toEqual([
      {
        caseId: null,
        chainId: 'ordinario',
        deadlines: ['contestar', 'declinatoria'].map((ruleId) => ({
          computation: { ruleId, noticeOn: '2026-11-17', method: 'PERSONAL' },
          title: ruleId === 'contestar' ? 'Contestar la demanda' : 'Promover la declinatoria',
          alertDays: [1, 7, 30],
        })),
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(world.asked('RemoveDeadline')).toHaveLength(2));
  });

  it('ask whom one represents: what the other side must do is marked as theirs and not proposed', async () => {
    const world = deadlinesWorld();
    openRoom('chain', ASKED);
    await waitFor(() => expect(box('Contestar la demanda')).toBeChecked());
    const side = screen.getByRole('combobox', { name: '¿A quién representas?' });
    expect(side).toHaveValue('');
    await userEvent.selectOptions(side, 'PLAINTIFF');
    expect(box('Contestar la demanda')).not.toBeChecked();
    expect(screen.getAllByText('De la contraparte')).toHaveLength(2);
    await userEvent.click(box('Contestar la demanda'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar 1 vencimiento' }));
    await screen.findByText('Se guardó 1 vencimiento.');
    expect(world.asked('SaveDeadlines')[0]).toMatchObject({ represents: 'PLAINTIFF' });
  });

  it('cannot be saved when none is chosen; what the server refuses stands beside its field', async () => {
    const world = deadlinesWorld();
    openRoom('chain', ASKED);
    await waitFor(() => expect(box('Contestar la demanda')).toBeChecked());
    await userEvent.click(box('Contestar la demanda'));
    expect(screen.getByRole('button', { name: 'Guardar 0 vencimientos' })).toBeDisabled();
    world.answer('ComputeChain', () => ({
      computeChain: { __typename: 'P', steps: [], userErrors: [refusal('Ese medio no aplica.', 'method')] },
    }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cómo se notificó' }), 'LIST');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ese medio no aplica.');
    expect(screen.getByRole('combobox', { name: 'Cómo se notificó' })).toHaveAccessibleDescription(
      'Ese medio no aplica.',
    );
  });

  it('are asked for again after a failure', async () => {
    const world = deadlinesWorld({ answers: { ComputeChain: () => broken() } });
    openRoom('chain', ASKED);
    expect(await screen.findByText('No pudimos calcular los términos.')).toBeVisible();
    world.mend('ComputeChain');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(box('Contestar la demanda')).toBeChecked());
  });
});

describe('moving the notice of a chain', () => {
  const open = async () => {
    const world = deadlinesWorld({ deadlines: [deadline('a', { title: 'Contestar la demanda', chainId: 'chn_1' })] });
    openRoom('panel');
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de «Contestar la demanda»' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mover la notificación' }));
    return { world, dialog: within(screen.getByRole('dialog', { name: 'Mover la notificación' })) };
  };

  it('shows which terms go from which day to which before anything is written; completed ones stay', async () => {
    const { world, dialog } = await open();
    expect(dialog.getByText('Elige la nueva fecha para ver cómo cambia cada vencimiento.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Nueva fecha de notificación'), '19/11/2026');
    const items = await dialog.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/9 de diciembre de 2026.*11 de diciembre de 2026/);
    expect(items[2]).toHaveTextContent('(completado: no cambia)');
    expect(dialog.getByRole('checkbox', { name: 'Mover «Exhibir copias»' })).toBeDisabled();
    expect(world.asked('MoveTrigger')).toEqual([]);
  });

  it('moves all or the chosen ones, and takes each back to the notice that it had', async () => {
    const { world, dialog } = await open();
    await userEvent.type(dialog.getByLabelText('Nueva fecha de notificación'), '19/11/2026');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Mover «Desahogar la vista»' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mover 1 vencimiento' }));
    expect(await screen.findByText('Se movió 1 vencimiento.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(world.asked('MoveTrigger')).toEqual([
        { chainId: 'chn_1', noticeOn: '2026-11-19', deadlineIds: ['a'] },
        {
          chainId: 'chn_1',
          noticeOn: '2026-11-19',
          notices: [
            {
              deadlineId: 'a',
              noticeOn: '2026-11-16',
              adviceSentOn: '2026-11-12',
              noticeAt: null,
              method: 'ELECTRONIC',
            },
          ],
        },
      ]),
    );
  });
});
