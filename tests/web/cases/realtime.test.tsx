import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, keepOrder, previewOf, readFilter } from '#web/features/cases/realtime/live-cases.rules.ts';
import { onWindowEvent, type CaseUpdatedDetail } from '#web/shared/realtime/window-events.ts';
import { handSocket, liveCase, openRealtime, realtimeAnswers } from './realtime-world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const card = (title = 'Amparo indirecto') => screen.getByRole('heading', { name: title }).closest('article')!;
const group = (title = 'Amparo indirecto') => screen.getByRole('group', { name: `Estado de «${title}»` });
const button = (name: string, title?: string) => within(group(title)).getByRole('button', { name });
const ready = () => screen.findByRole('list', { name: 'Casos' });

const THREE = [
  liveCase({ isUrgent: true }),
  liveCase({ id: 'cas_2', title: 'Divorcio', status: 'ACTIVE' }),
  liveCase({ id: 'cas_3', title: 'Sucesión', status: 'COMPLETED' }),
];

describe('the rules of the list', () => {
  it('previews a hundred characters of a description', () => {
    expect(previewOf('corto')).toBe('corto');
    expect(previewOf(`uno\n\n  dos ${'x'.repeat(91)}`)).toBe(`uno dos ${'x'.repeat(91)}`);
    expect([...previewOf('ñ'.repeat(101))]).toHaveLength(101);
    expect(previewOf('ñ'.repeat(101)).endsWith('ñ…')).toBe(true);
  });
  it('counts by status, and reads the filter of the address', () => {
    expect(countsOf(THREE)).toEqual({ ALL: 3, ACTIVE: 1, PENDING: 1, COMPLETED: 1 });
    expect([readFilter('active'), readFilter('x'), readFilter(null)]).toEqual(['ACTIVE', 'ALL', 'ALL']);
  });
  it('keeps the order that is being looked at', () =>
    expect(keepOrder(['a', 'b', 'c'], ['c', 'new', 'a'])).toEqual(['new', 'a', 'c']));
});

describe('the real-time list', () => {
  it('filters with counts, and keeps the filter in the address', async () => {
    realtimeAnswers({ cases: THREE });
    openRealtime(handSocket().socket);
    await ready();
    for (const name of ['Todos (3)', 'Activos (1)', 'Pendientes (1)', 'Completados (1)'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Activos (1)' }));
    expect(screen.getByRole('button', { name: 'Activos (1)' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(card('Divorcio')).toBeVisible();
  });

  it('opens with the filter that the address names', async () => {
    realtimeAnswers({ cases: THREE });
    openRealtime(handSocket().socket, '/dashboard?tab=realtime-cases&status=completed');
    await ready();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('shows title, client, the beginning of the description, status, urgency and dates', async () => {
    realtimeAnswers({ cases: [liveCase({ description: 'a'.repeat(150), isUrgent: true })] });
    openRealtime(handSocket().socket);
    await ready();
    expect(within(card()).getByRole('link', { name: 'Amparo indirecto' })).toHaveAttribute('href', '/cases/cas_1');
    expect(within(card()).getByText(`${'a'.repeat(100)}…`)).toBeVisible();
    expect(within(card()).getByText('Urgente')).toBeVisible();
    expect(within(card()).getByText('Creado el 01/11/2026, 12:00')).toBeVisible();
    expect(within(card()).getByText('Actualizado el 20/11/2026, 12:00')).toBeVisible();
    expect(button('Pendiente')).toBeDisabled();
    expect(button('Activo')).toBeEnabled();
    expect(button('Cerrado')).toBeEnabled();
  });

  it('invites to open a case when there is none', async () => {
    realtimeAnswers({ cases: [] });
    openRealtime(handSocket().socket);
    expect(await screen.findByText('Todavía no tienes casos.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a Casos' })).toHaveAttribute('href', '/dashboard?tab=cases');
  });

  it("says 'Error cargando casos' and tries again", async () => {
    let isBroken = true;
    realtimeAnswers({ list: () => (isBroken ? HttpResponse.error() : null) });
    openRealtime(handSocket().socket);
    expect(await screen.findByText('Error cargando casos')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await ready();
    expect(screen.queryByText('Error cargando casos')).toBeNull();
  });

  it('reads the list again with the refresh button', async () => {
    const { held } = realtimeAnswers();
    openRealtime(handSocket().socket);
    await ready();
    held.cases = [liveCase({ title: 'Otro nombre', version: 2 })];
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByRole('heading', { name: 'Otro nombre' })).toBeVisible();
    expect(screen.getByText('Lista actualizada.')).toBeInTheDocument();
  });
});

describe('the feed of changes', () => {
  it('tells who changed what and when, and takes a change of status back', async () => {
    const legalCase = liveCase({ status: 'ACTIVE' });
    const entry = (id: string, part: object) => ({
      __typename: 'CaseEvent',
      id,
      kind: 'STATUS_CHANGED',
      text: 'cambió el estado de Pendiente a Activo',
      actorName: 'Luis Prueba',
      at: '2026-11-20T18:00:00.000Z',
      previousStatus: 'PENDING',
      newStatus: 'ACTIVE',
      case: legalCase,
      ...part,
    });
    const feed = () => [entry('cev_2', {}), entry('cev_1', { text: 'cambió el estado de Cerrado a Activo' })];
    const { changed } = realtimeAnswers({ cases: [legalCase], feed });
    openRealtime(handSocket().socket);
    expect(await screen.findByText('cambió el estado de Pendiente a Activo')).toBeVisible();
    expect(screen.getAllByText('Luis Prueba')).toHaveLength(2);
    // Only the last change of a case can be taken back.
    await userEvent.click(screen.getByRole('button', { name: /^Deshacer el cambio de estado/ }));
    await waitFor(() => expect(changed).toEqual([{ caseId: 'cas_1', status: 'PENDING' }]));
  });
});

describe('changing a status', () => {
  it('shows it at once, before the server has answered', async () => {
    let answer: () => void = () => undefined;
    const { changed } = realtimeAnswers({
      change: () => new Promise<Response>((resolve) => (answer = () => resolve(HttpResponse.error()))),
    });
    openRealtime(handSocket().socket);
    await ready();
    await userEvent.click(button('Activo'));
    expect(button('Activo')).toBeDisabled();
    expect(button('Pendiente')).toBeEnabled();
    await waitFor(() => expect(changed).toEqual([{ caseId: 'cas_1', status: 'ACTIVE' }]));
    answer();
    expect(await screen.findByText('Error actualizando caso')).toBeVisible();
    expect(button('Pendiente')).toBeDisabled();
    expect(button('Activo')).toBeEnabled();
  });

  it('goes back as well when the server says no, and says why', async () => {
    realtimeAnswers({
      change: () =>
        HttpResponse.json({
          data: {
            changeCaseStatus: {
              __typename: 'ChangeCaseStatusPayload',
              case: null,
              previousStatus: null,
              userErrors: [{ __typename: 'UserError', code: 'FORBIDDEN', field: null, message: 'No puedes.' }],
            },
          },
        }),
    });
    openRealtime(handSocket().socket);
    await ready();
    await userEvent.click(button('Cerrado'));
    expect(await screen.findByText('Error actualizando caso')).toBeVisible();
    expect(screen.getByText('No puedes.')).toBeVisible();
    expect(button('Pendiente')).toBeDisabled();
    expect(screen.queryByText('¿Cómo terminó?')).toBeNull();
  });

  it('asks how a completed case ended, and takes the answer', async () => {
    const { changed } = realtimeAnswers();
    openRealtime(handSocket().socket);
    await ready();
    await userEvent.click(button('Cerrado'));
    await userEvent.click(await screen.findByRole('button', { name: 'Convenio' }));
    await waitFor(() => expect(changed[1]).toEqual({ caseId: 'cas_1', status: 'COMPLETED', outcome: 'SETTLED' }));
    expect(await screen.findByText('Resultado: Convenio')).toBeVisible();
  });

  it('lets that question be skipped, and the change be undone', async () => {
    const { changed } = realtimeAnswers();
    openRealtime(handSocket().socket);
    await ready();
    await userEvent.click(button('Cerrado'));
    await userEvent.click(await screen.findByRole('button', { name: 'Omitir' }));
    expect(screen.queryByText('¿Cómo terminó?')).toBeNull();
    await userEvent.click(button('Activo'));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(changed.map(({ status }) => status)).toEqual(['COMPLETED', 'ACTIVE', 'COMPLETED']));
    await waitFor(() => expect(button('Cerrado')).toBeDisabled());
  });

  it('keeps the card in the filter until its question is answered', async () => {
    realtimeAnswers({ cases: THREE });
    openRealtime(handSocket().socket, '/dashboard?tab=realtime-cases&status=active');
    await ready();
    await userEvent.click(button('Cerrado', 'Divorcio'));
    expect(await screen.findByText('¿Cómo terminó?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Omitir' }));
    expect(await screen.findByText('No tienes casos activos.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Completados (2)' })).toBeVisible();
  });

  it('is not offered to a guest', async () => {
    realtimeAnswers({ cases: [liveCase({ viewerCanChangeStatus: false })] });
    openRealtime(handSocket().socket);
    await ready();
    expect(
      within(group())
        .getAllByRole('button')
        .filter((each) => !(each as HTMLButtonElement).disabled),
    ).toEqual([]);
  });
});

describe('what others change', () => {
  const statusEvent = (part: object = {}, legalCase = liveCase({ status: 'ACTIVE', version: 2 })) => ({
    caseStatusUpdated: {
      __typename: 'CaseStatusEvent',
      caseId: legalCase.id,
      status: legalCase.status,
      userId: 'usr_2',
      timestamp: '2026-11-20T18:05:00.000Z',
      case: legalCase,
      ...part,
    },
  });
  const listen = () => {
    const heard: CaseUpdatedDetail[] = [];
    const stop = onWindowEvent('caseUpdated', (detail) => heard.push(detail));
    return { heard, stop };
  };

  it('arrives without reloading, is announced, and is one window event', async () => {
    realtimeAnswers();
    const hand = handSocket();
    const { heard, stop } = listen();
    openRealtime(hand.socket);
    await ready();
    hand.send('LiveCaseChanges', { caseUpdated: liveCase({ status: 'ACTIVE', version: 2 }) });
    hand.send('LiveCaseStatuses', statusEvent());
    stop();
    await waitFor(() => expect(button('Activo')).toBeDisabled());
    expect(screen.getByText('Otra persona cambió «Amparo indirecto» a Activo.')).toBeInTheDocument();
    expect(within(card()).getByText('Cambió ahora')).toBeVisible();
    expect(heard).toEqual([
      {
        caseId: 'cas_1',
        title: 'Amparo indirecto',
        status: 'ACTIVE',
        userId: 'usr_2',
        timestamp: '2026-11-20T18:05:00.000Z',
      },
    ]);
  });

  it('counts once too when the two arrive the other way round', async () => {
    realtimeAnswers();
    const hand = handSocket();
    const { heard, stop } = listen();
    openRealtime(hand.socket);
    await ready();
    hand.send('LiveCaseStatuses', statusEvent());
    hand.send('LiveCaseChanges', { caseUpdated: liveCase({ status: 'ACTIVE', version: 2 }) });
    stop();
    expect(heard).toHaveLength(1);
  });

  it('does not let what arrives late undo what is newer', async () => {
    realtimeAnswers({ cases: [liveCase({ version: 5, status: 'COMPLETED' })] });
    const hand = handSocket();
    openRealtime(hand.socket);
    await ready();
    hand.send('LiveCaseChanges', { caseUpdated: liveCase({ version: 4, status: 'ACTIVE' }) });
    expect(button('Cerrado')).toBeDisabled();
  });

  it('brings a case that is new, and takes away one that was archived', async () => {
    const { held } = realtimeAnswers();
    const hand = handSocket();
    openRealtime(hand.socket);
    await ready();
    const added = liveCase({ id: 'cas_9', title: 'Caso nuevo' });
    held.cases = [added, ...held.cases];
    hand.send('LiveCaseChanges', { caseUpdated: added });
    expect(await screen.findByRole('heading', { name: 'Caso nuevo' })).toBeVisible();
    hand.send('LiveCaseChanges', { caseUpdated: liveCase({ version: 3, archivedAt: '2026-11-21T00:00:00.000Z' }) });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Amparo indirecto' })).toBeNull());
  });

  it('takes away a case that one was removed from, and says which', async () => {
    const { held } = realtimeAnswers({ cases: THREE });
    const hand = handSocket();
    openRealtime(hand.socket);
    await ready();
    held.cases = THREE.slice(1);
    hand.send('LiveCaseAccess', { caseAccessEnded: { __typename: 'CaseAccessEndedEvent', caseId: 'cas_1' } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Amparo indirecto' })).toBeNull());
    expect(screen.getByText('Ya no participas en «Amparo indirecto».')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Todos (2)' })).toBeVisible();
    expect(card('Divorcio')).toBeVisible();
  });

  it('brings back a case that one is let into again', async () => {
    const { held } = realtimeAnswers();
    const hand = handSocket();
    openRealtime(hand.socket);
    await ready();
    held.cases = [];
    hand.send('LiveCaseAccess', { caseAccessEnded: { __typename: 'CaseAccessEndedEvent', caseId: 'cas_1' } });
    expect(await screen.findByText('Todavía no tienes casos.')).toBeVisible();
    held.cases = [liveCase({ version: 4 })];
    hand.send('LiveCaseChanges', { caseUpdated: liveCase({ version: 4 }) });
    expect(await screen.findByRole('heading', { name: 'Amparo indirecto' })).toBeVisible();
  });

  it('is read again when the connection was lost', async () => {
    const { held } = realtimeAnswers();
    const hand = handSocket();
    openRealtime(hand.socket);
    await ready();
    hand.become('reconnecting');
    held.cases = [liveCase({ status: 'COMPLETED', version: 7 })];
    hand.become('connected');
    await waitFor(() => expect(button('Cerrado')).toBeDisabled());
  });

  it('is left when the shell closes', async () => {
    realtimeAnswers();
    const hand = handSocket();
    const { unmount } = openRealtime(hand.socket);
    await ready();
    expect(hand.open('LiveCaseChanges')).toHaveLength(1);
    expect(hand.open('LiveCaseStatuses')).toHaveLength(1);
    unmount();
    expect(hand.open('LiveCaseChanges')).toHaveLength(0);
    expect(hand.open('LiveCaseStatuses')).toHaveLength(0);
    expect([...hand.open('LiveCaseAccess'), ...hand.open('LiveCaseMessages')]).toEqual([]);
  });
});
