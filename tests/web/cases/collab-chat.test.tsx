import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWindowEvent, type NewChatMessageDetail } from '#web/shared/realtime/window-events.ts';
import {
  box,
  chatAnswers,
  chatCase,
  chatMessage,
  handSocket,
  list,
  ME,
  member,
  messages,
  networkError,
  openCollabChat,
  shown,
} from './collab-chat-world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => {
  webServer.listen({ onUnhandledFrame: 'error' });
  Element.prototype.scrollIntoView = vi.fn();
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  webServer.resetHandlers();
});
afterAll(() => webServer.close());

const arrive = (hand: ReturnType<typeof handSocket>, ...sequences: number[]) =>
  sequences.forEach((sequence) => hand.send('CaseChatFeed', { caseMessageAdded: chatMessage(sequence) }));

describe('the picker', () => {
  it('asks to choose a case, and opens the one that is chosen', async () => {
    chatAnswers({
      stored: messages(1, 2),
      cases: [chatCase({ unreadMessageCount: 3 }), chatCase({ id: 'cas_2', title: 'Divorcio' })],
    });
    openCollabChat(handSocket().socket, '/dashboard?tab=collaborative-chat');
    expect(screen.getByText('Selecciona un caso para iniciar el chat colaborativo')).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: /Amparo indirecto.*3 mensajes sin leer/ }));
    expect(await shown()).toEqual([1, 2]);
    expect(screen.getByRole('heading', { name: 'Amparo indirecto' })).toBeVisible();
  });

  it('finds a case by typing and is moved through with the arrows', async () => {
    chatAnswers({ cases: [chatCase(), chatCase({ id: 'cas_2', title: 'Divorcio' })] });
    openCollabChat(handSocket().socket, '/dashboard?tab=collaborative-chat');
    const search = await screen.findByRole('searchbox', { name: 'Buscar caso' });
    await screen.findByRole('link', { name: /Divorcio/ });
    await userEvent.type(search, '{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /Divorcio/ })).toHaveFocus();
    await userEvent.type(search, 'ampa');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Divorcio/ })).toBeNull());
  });

  it('leaves out cases in which one is a guest', async () => {
    chatAnswers({ cases: [chatCase({ viewerCanChat: false })] });
    openCollabChat(handSocket().socket, '/dashboard?tab=collaborative-chat');
    expect(await screen.findByText('Todavía no tienes casos con chat.')).toBeVisible();
  });
});

describe('what arrives in any case', () => {
  const TWO = () => [chatCase(), chatCase({ id: 'cas_2', title: 'Divorcio', unreadMessageCount: 1 })];
  const told = (sequence: number, part: object = {}) => ({
    myCaseMessages: chatMessage(sequence, { caseId: 'cas_2', id: `cmg_other_${sequence}`, ...part }),
  });
  const listen = () => {
    const heard: NewChatMessageDetail[] = [];
    return { heard, stop: onWindowEvent('newChatMessage', (detail) => heard.push(detail)) };
  };

  it('is told on window and counted in the picker, though another case is open', async () => {
    const cases = TWO();
    chatAnswers({ stored: messages(1, 1), cases });
    const hand = handSocket();
    const { heard, stop } = listen();
    openCollabChat(hand.socket);
    await screen.findByRole('link', { name: /Divorcio.*1 mensaje sin leer/ });
    // The server counts it too when the list is read again.
    Object.assign(cases[1]!, { unreadMessageCount: 2 });
    hand.send('LiveCaseMessages', told(7));
    stop();
    expect(await screen.findByRole('link', { name: /Divorcio.*2 mensajes sin leer/ })).toBeVisible();
    expect(heard).toEqual([
      {
        id: 'cmg_other_7',
        caseId: 'cas_2',
        user_email: 'usr_2@ejemplo.mx',
        message: 'Mensaje 7',
        created_at: '2026-11-20T18:07:00.000Z',
        timestamp: '2026-11-20T18:07:00.000Z',
        sequence: 7,
        userId: 'usr_2',
      },
    ]);
  });

  it('is not counted when one wrote it oneself', async () => {
    chatAnswers({ cases: TWO() });
    const hand = handSocket();
    openCollabChat(hand.socket, '/dashboard?tab=collaborative-chat');
    await screen.findByRole('link', { name: /Divorcio/ });
    hand.send('LiveCaseMessages', told(7, { authorId: ME }));
    expect(screen.getByRole('link', { name: /Divorcio.*1 mensaje sin leer/ })).toBeVisible();
  });

  it('is told once when the open conversation brings it too, and what was read is not counted', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 2), cases: TWO() });
    const hand = handSocket();
    const { heard, stop } = listen();
    openCollabChat(hand.socket);
    await list();
    arrive(hand, 3);
    await waitFor(() => expect(asked.marks).toContainEqual({ caseId: 'cas_1', sequence: 3, isRead: true }));
    hand.send('LiveCaseMessages', { myCaseMessages: chatMessage(3) });
    stop();
    expect(heard.map(({ sequence }) => sequence)).toEqual([3]);
    expect(screen.getByRole('link', { name: /Amparo/ })).not.toHaveTextContent('sin leer');
  });

  it('takes a case that one was removed from out of the picker', async () => {
    const cases = TWO();
    const { held } = chatAnswers({ stored: messages(1, 1), cases });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await screen.findByRole('link', { name: /Divorcio/ });
    cases.pop();
    hand.send('LiveCaseAccess', { caseAccessEnded: { __typename: 'CaseAccessEndedEvent', caseId: 'cas_2' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Divorcio/ })).toBeNull());
    expect(screen.getByText('Ya no participas en «Divorcio».')).toBeVisible();
    // The open one ends by itself.
    held.isMember = false;
    cases.pop();
    hand.send('LiveCaseAccess', { caseAccessEnded: { __typename: 'CaseAccessEndedEvent', caseId: 'cas_1' } });
    expect(await screen.findByText('Ya no participas en este caso o el caso no existe.')).toBeVisible();
    expect(await screen.findByText('Todavía no tienes casos con chat.')).toBeVisible();
  });
});

describe('the chat of an archived case', () => {
  it('is read, and says why nothing can be written', async () => {
    const stored = [chatMessage(1, { authorId: ME, viewerCanEdit: true, viewerCanDelete: true })];
    const { held } = chatAnswers({ stored });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    expect(box()).toBeEnabled();
    held.room = { archivedAt: '2026-11-21T00:00:00.000Z', viewerCanWriteInChat: false };
    hand.send('LiveCaseStatuses', {
      caseStatusUpdated: {
        __typename: 'CaseStatusEvent',
        caseId: 'cas_1',
        status: 'ACTIVE',
        userId: 'usr_2',
        timestamp: '2026-11-21T00:00:00.000Z',
        case: null,
      },
    });
    expect(await screen.findByText('Este caso está archivado: su chat se puede leer, pero no escribir.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Mensaje' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Abrir el caso' })).toHaveAttribute('href', '/cases/cas_1');
    await userEvent.click(screen.getByRole('button', { name: /Acciones del mensaje/ }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Copiar texto']);
    expect(await shown()).toEqual([1]);
  });
});

describe('the conversation', () => {
  it('joins on opening and leaves on closing', async () => {
    chatAnswers({ stored: messages(1, 3) });
    const hand = handSocket();
    const { unmount } = openCollabChat(hand.socket);
    await list();
    expect(hand.open('CaseChatFeed')[0]?.variables).toEqual({
      caseId: 'cas_1',
      afterSequence: 3,
      // A minute before the newest that is held: what was changed since then comes again.
      changedSince: '2026-11-20T18:02:00.000Z',
    });
    expect(hand.open('CaseChatTyping')).toHaveLength(1);
    expect(hand.open('CaseChatPresence')).toHaveLength(1);
    unmount();
    expect(['CaseChatFeed', 'CaseChatTyping', 'CaseChatPresence'].flatMap(hand.open)).toEqual([]);
  });

  it('shows what arrives, once and in order, and tells it on window', async () => {
    chatAnswers({ stored: messages(1, 2) });
    const hand = handSocket();
    const heard: NewChatMessageDetail[] = [];
    const stop = onWindowEvent('newChatMessage', (detail) => heard.push(detail));
    openCollabChat(hand.socket);
    await list();
    arrive(hand, 3, 3, 5, 2, 4, 4);
    stop();
    expect(await shown()).toEqual([1, 2, 3, 4, 5]);
    expect(heard.map(({ sequence }) => sequence)).toEqual([3, 4, 5]);
    expect(heard[0]).toMatchObject({
      id: 'cmg_3',
      caseId: 'cas_1',
      user_email: 'usr_2@ejemplo.mx',
      message: 'Mensaje 3',
    });
    expect(screen.getByRole('log')).toHaveTextContent('Luis Prueba: Mensaje 5');
  });

  it('fetches what is missing after a hole and after a cut', async () => {
    const { held } = chatAnswers({ stored: messages(1, 2), page: 3 });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    held.stored = messages(1, 9);
    arrive(hand, 9);
    await waitFor(async () => expect(await shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]), { timeout: 3_000 });
    hand.become('reconnecting');
    held.stored = [
      ...messages(1, 8),
      chatMessage(9, { text: 'corregido', editedAt: '2026-11-20T20:00:00.000Z' }),
      ...messages(10, 12),
    ];
    hand.become('connected');
    await waitFor(async () => expect((await shown()).at(-1)).toBe(12));
    expect(screen.getByText('corregido')).toBeVisible();
    expect(await shown()).toHaveLength(12);
  });

  it('says so when its history fails, and tries again', async () => {
    let isBroken = true;
    chatAnswers({ stored: messages(1, 1), history: () => (isBroken ? networkError() : null) });
    openCollabChat(handSocket().socket);
    expect(await screen.findByText('Error cargando historial de chat')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await shown()).toEqual([1]);
  });

  it('ends when one is removed from the case', async () => {
    const { held } = chatAnswers({ stored: messages(1, 2) });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    held.isMember = false;
    act(() => hand.open('CaseChatFeed')[0]?.sink.complete());
    expect(await screen.findByText('Ya no participas en este caso o el caso no existe.')).toBeVisible();
    expect(screen.queryByText('Mensaje 1')).toBeNull();
  });

  it('loads what is older', async () => {
    chatAnswers({ stored: messages(1, 7), page: 3, members: [member(ME, { readSequence: 7 }), member('usr_2')] });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Ver mensajes anteriores' }));
    await waitFor(async () => expect((await shown()).length).toBeGreaterThanOrEqual(6));
    expect((await shown()).toSorted((a, b) => a - b)).toEqual(await shown());
  });

  it('separates days, and what is new from what was read', async () => {
    chatAnswers({
      stored: [chatMessage(1, { createdAt: '2026-11-19T18:00:00.000Z' }), ...messages(2, 4)],
      members: [member(ME, { readSequence: 2 }), member('usr_2')],
    });
    openCollabChat(handSocket().socket);
    expect(await screen.findByText('Mensajes nuevos')).toBeVisible();
    expect(screen.getByText('jueves 19 de noviembre de 2026')).toBeVisible();
    const line = screen.getByText('Mensajes nuevos').closest('li');
    expect(line?.nextElementSibling).toHaveAttribute('data-sequence', '3');
  });

  it('of 200 messages with 60 unread loads back to the first of them, and shows the last in one line', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(9000);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
      return this.dataset['unread'] ? 2000 : 0;
    });
    const { asked } = chatAnswers({
      stored: messages(1, 200),
      members: [member(ME, { readSequence: 140 }), member('usr_2')],
    });
    openCollabChat(handSocket().socket);
    const line = (await screen.findByText('Mensajes nuevos')).closest('li');
    expect(line?.nextElementSibling).toHaveAttribute('data-sequence', '141');
    expect((await list()).scrollTop).toBeLessThan(2000);
    expect(screen.getByRole('button', { name: /^Ir al final Luis: Mensaje 200$/ })).toBeVisible();
    // It was not seen yet.
    expect(asked.marks).not.toContainEqual(expect.objectContaining({ isRead: true }));
  });

  it('shows text, never HTML, and folds what is long', async () => {
    chatAnswers({
      stored: [
        chatMessage(1, { text: '<img src=x onerror=alert(1)><b>hola</b>' }),
        chatMessage(2, { text: 'a\n'.repeat(2_000) }),
      ],
    });
    openCollabChat(handSocket().socket);
    expect(await screen.findByText('<img src=x onerror=alert(1)><b>hola</b>')).toBeVisible();
    expect((await list()).querySelector('img, b')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ver mensaje completo' }));
    expect(screen.getByRole('button', { name: 'Mostrar menos' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('marks own messages as sent, delivered and read', async () => {
    chatAnswers({
      stored: [chatMessage(1, { authorId: ME })],
      members: [member(ME), member('usr_2'), member('usr_3')],
    });
    const hand = handSocket();
    openCollabChat(hand.socket);
    expect(await screen.findByText('Enviado')).toBeVisible();
    const present = (userId: string, part: object) =>
      hand.send('CaseChatPresence', {
        presence: {
          caseId: 'cas_1',
          userId,
          name: '',
          isPresent: true,
          deliveredSequence: 1,
          readSequence: 0,
          ...part,
        },
      });
    present('usr_2', {});
    present('usr_3', {});
    expect(screen.getByText('Entregado')).toBeVisible();
    present('usr_2', { readSequence: 1 });
    expect(screen.getByText('Leído por 1 de 2')).toBeVisible();
    present('usr_3', { readSequence: 1 });
    expect(screen.getByText('Leído')).toBeVisible();
    expect(screen.getByText('2 de 3 en el chat')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Luis Prueba, en el chat ahora' })).toBeVisible();
  });

  it('tells how far it was read', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 4) });
    openCollabChat(handSocket().socket);
    await waitFor(() => expect(asked.marks).toContainEqual({ caseId: 'cas_1', sequence: 4, isRead: true }));
  });

  it('names who is typing, and forgets them with their message', async () => {
    chatAnswers({ stored: messages(1, 1) });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    const types = (userId: string, name: string, isTyping = true) =>
      hand.send('CaseChatTyping', { typing: { caseId: 'cas_1', userId, name, isTyping } });
    types('usr_2', 'Luis Prueba');
    expect(await screen.findByText('Luis Prueba está escribiendo…')).toBeVisible();
    types('usr_3', 'Eva Muestra');
    expect(screen.getByText('Luis Prueba y Eva Muestra están escribiendo…')).toBeVisible();
    types('usr_3', 'Eva Muestra', false);
    arrive(hand, 2);
    await waitFor(() => expect(screen.queryByText(/escribiendo/)).toBeNull());
  });
});

describe('with the keyboard alone', () => {
  it('one Tab leads past the list, the arrows through it, and Tab to what can be done with a message', async () => {
    chatAnswers({ stored: messages(1, 4) });
    openCollabChat(handSocket().socket);
    (await list()).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveAttribute('data-sequence', '3');
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName(/Acciones del mensaje de Luis Prueba/);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Responder' }));
    await waitFor(() => expect(box()).toHaveFocus());
    (await list()).focus();
    const stops = screen.getAllByRole('button', { name: /Acciones del mensaje/ }).filter((each) => each.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });
});
