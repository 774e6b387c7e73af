import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  box,
  chatAnswers,
  chatMessage,
  handSocket,
  list,
  ME,
  messages,
  networkError,
  openCollabChat,
  shown,
} from './collab-chat-world.tsx';
import { webServer } from './web-server.ts';

beforeAll(() => {
  webServer.listen({ onUnhandledFrame: 'error' });
  Element.prototype.scrollIntoView = vi.fn();
});
beforeEach(() => sessionStorage.clear());
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

describe('writing', () => {
  it('sends with Enter, breaks the line with Shift+Enter, and sends no blanks', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.type(box(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await userEvent.clear(box());
    await userEvent.type(box(), 'uno{Shift>}{Enter}{/Shift}dos{Enter}');
    await waitFor(async () => expect(await shown()).toEqual([1, 2]));
    expect(asked.send).toEqual([{ caseId: 'cas_1', clientId: expect.any(String), text: 'uno\ndos' }]);
    expect(box()).toHaveValue('');
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('shows one message when the socket and the reply both bring it', async () => {
    const { held } = chatAnswers({ stored: messages(1, 1) });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    await userEvent.type(box(), 'hola{Enter}');
    await waitFor(() => expect(held.stored).toHaveLength(2));
    hand.send('CaseChatFeed', { caseMessageAdded: held.stored[1] });
    await waitFor(async () => expect(await shown()).toEqual([1, 2]));
    expect(screen.getAllByText('hola')).toHaveLength(1);
    expect(document.querySelector('[data-outgoing-message]')).toBeNull();
  });

  it("is blocked without a connection: 'Reconectando...', and what was typed stays", async () => {
    chatAnswers({ stored: messages(1, 1) });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    await userEvent.type(box(), 'a medias');
    hand.become('reconnecting');
    expect(box()).toBeDisabled();
    expect(box()).toHaveAttribute('placeholder', 'Reconectando...');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    expect(screen.getByText('Sin conexión')).toBeVisible();
    hand.become('connected');
    expect(box()).toBeEnabled();
    expect(box()).toHaveValue('a medias');
    expect(box()).toHaveFocus();
  });

  it('keeps what was sent into a cut and sends it once, under one id', async () => {
    let isCut = true;
    const { asked, held } = chatAnswers({ stored: messages(1, 1), send: () => (isCut ? networkError() : null) });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    await userEvent.type(box(), 'sin red{Enter}');
    expect(await screen.findByText('Error enviando mensaje')).toBeVisible();
    hand.become('reconnecting');
    expect(screen.getByText('Se enviará al volver la conexión')).toBeVisible();
    isCut = false;
    hand.become('connected');
    await waitFor(async () => expect(await shown()).toEqual([1, 2]));
    expect(asked.send.length).toBeGreaterThan(1);
    expect(new Set(asked.send.map(({ clientId }) => clientId)).size).toBe(1);
    expect(held.stored).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends after a reload what the tab had not sent', async () => {
    let isCut = true;
    const { held } = chatAnswers({ stored: messages(1, 1), send: () => (isCut ? networkError() : null) });
    const first = openCollabChat(handSocket().socket);
    await list();
    await userEvent.type(box(), 'sin red{Enter}');
    await screen.findByText('Error enviando mensaje');
    first.unmount();
    isCut = false;
    openCollabChat(handSocket().socket);
    await waitFor(async () => expect(await shown()).toEqual([1, 2]));
    expect(held.stored).toHaveLength(2);
  });

  it('sends one after the other, in the order they were written', async () => {
    let isCut = true;
    const { held } = chatAnswers({ stored: messages(1, 1), send: () => (isCut ? networkError() : null) });
    const hand = handSocket();
    openCollabChat(hand.socket);
    await list();
    for (const word of ['uno', 'dos', 'tres']) {
      await waitFor(() => expect(box()).toBeEnabled(), { timeout: 3_000 });
      await userEvent.type(box(), `${word}{Enter}`);
    }
    isCut = false;
    hand.become('reconnecting');
    hand.become('connected');
    await waitFor(() => expect(held.stored.slice(1).map(({ text }) => text)).toEqual(['uno', 'dos', 'tres']));
  });

  it('says why a message was refused, and lets it be changed', async () => {
    chatAnswers({
      stored: messages(1, 1),
      send: () =>
        HttpResponse.json({
          data: {
            sendCaseMessage: {
              __typename: 'SendCaseMessagePayload',
              message: null,
              userErrors: [
                { __typename: 'UserError', code: 'VALIDATION', field: 'text', message: 'Es demasiado largo.' },
              ],
            },
          },
        }),
    });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.type(box(), 'hola{Enter}');
    expect(await screen.findByText('Es demasiado largo.')).toBeVisible();
    expect(screen.getByText('Error enviando mensaje')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    expect(box()).toHaveValue('hola');
    expect(screen.queryByText('Es demasiado largo.')).toBeNull();
  });

  it('takes no input while sending, and loses no key that was typed meanwhile', async () => {
    let answer: () => void = () => undefined;
    const { asked } = chatAnswers({
      stored: messages(1, 1),
      send: () => new Promise<null>((resolve) => (answer = () => resolve(null))),
    });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.type(box(), 'uno{Enter}');
    await waitFor(() => expect(asked.send).toHaveLength(1));
    expect(box()).toBeDisabled();
    for (const key of 'dos') fireEvent.keyDown(document.body, { key });
    expect(box()).toHaveValue('dos');
    answer();
    await waitFor(() => expect(box()).toBeEnabled());
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('dos');
  });

  it('says the limit before sending', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    openCollabChat(handSocket().socket);
    await list();
    fireEvent.change(box(), { target: { value: 'x'.repeat(4_001) } });
    expect(screen.getByText('4,001 de 4,000 caracteres')).toBeVisible();
    await userEvent.type(box(), '{Enter}');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    expect(asked.send).toEqual([]);
  });

  it('tells that it begins, and that it stopped two seconds after the last key', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    openCollabChat(handSocket().socket);
    await list();
    // What the test before this one left behind.
    asked.typing.length = 0;
    await userEvent.type(box(), 'hola');
    await waitFor(() => expect(asked.typing).toEqual([true]));
    await waitFor(() => expect(asked.typing).toEqual([true, false]), { timeout: 3_500 });
  });

  it('mentions with the keyboard alone', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.type(box(), 'Oye @');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.type(box(), '{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Eva/ }).id);
    await userEvent.type(box(), '{ArrowUp}{Enter}');
    expect(box()).toHaveValue('Oye @Luis Prueba ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(box(), 'mira{Enter}');
    await waitFor(() => expect(asked.send[0]?.['text']).toBe('Oye @Luis Prueba mira'));
    expect((await screen.findByText('@Luis Prueba')).tagName).toBe('STRONG');
  });

  it('attaches an article as a card', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Adjuntar artículo' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar artículo' }), 'LFT 48');
    await userEvent.click(await screen.findByRole('button', { name: /^Adjuntar\s*LFT, artículo 48/ }));
    expect(screen.getByRole('button', { name: 'Quitar LFT, artículo 48' })).toBeVisible();
    await userEvent.type(box(), 'ver{Enter}');
    await waitFor(() =>
      expect(asked.send[0]).toMatchObject({ text: 'ver', attachments: [{ kind: 'ARTICLE', id: 'art_lft_48' }] }),
    );
  });
});

describe('what can be done with a message', () => {
  const own = (part: object = {}) =>
    chatMessage(2, {
      authorId: ME,
      text: 'mío',
      viewerCanEdit: true,
      viewerCanDelete: true,
      createdAt: new Date().toISOString(),
      ...part,
    });
  const menuOf = async (text: string) =>
    userEvent.click(
      within((await screen.findByText(text)).closest('li')!).getByRole('button', { name: /Acciones del mensaje/ }),
    );

  it('is answered', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    openCollabChat(handSocket().socket);
    await menuOf('Mensaje 1');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Responder' }));
    expect(screen.getByText('Respondiendo a Luis Prueba')).toBeVisible();
    await userEvent.type(box(), 'va{Enter}');
    await waitFor(() => expect(asked.send[0]).toMatchObject({ replyToId: 'cmg_1', text: 'va' }));
    expect(screen.queryByText('Respondiendo a Luis Prueba')).toBeNull();
  });

  it('is edited, with the arrow too, and shows what it said before', async () => {
    const { changes } = chatAnswers({ stored: [chatMessage(1), own()] });
    openCollabChat(handSocket().socket);
    await screen.findByText('mío');
    await userEvent.type(box(), '{ArrowUp}');
    expect(screen.getByText('Editando tu mensaje')).toBeVisible();
    expect(box()).toHaveValue('mío');
    await userEvent.type(box(), ' y tuyo{Enter}');
    expect(changes).toEqual([{ messageId: 'cmg_2', text: 'mío y tuyo' }]);
    expect(await screen.findByText('mío y tuyo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'editado' }));
    expect(within(screen.getByRole('dialog')).getByText('mío')).toBeVisible();
  });

  it('cannot be edited after fifteen minutes', async () => {
    chatAnswers({ stored: [own({ createdAt: new Date(Date.now() - 16 * 60_000).toISOString() })] });
    openCollabChat(handSocket().socket);
    await menuOf('mío');
    expect(await screen.findByRole('menuitem', { name: 'Eliminar' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull();
  });

  it('is deleted and leaves a mark', async () => {
    const { changes } = chatAnswers({ stored: [own()] });
    openCollabChat(handSocket().socket);
    await menuOf('mío');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar mensaje' }));
    expect(changes).toEqual([{ messageId: 'cmg_2' }]);
    expect(await screen.findByText('Este mensaje se eliminó.')).toBeVisible();
    expect(screen.queryByText('mío')).toBeNull();
  });

  it('is found by its words, however old it is', async () => {
    chatAnswers({ stored: messages(1, 12), page: 4 });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar en la conversación' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en la conversación' }), 'mensaje 2');
    await userEvent.click(await screen.findByRole('button', { name: /Ir al mensaje de\s*Luis Prueba/ }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-sequence', '2'));
  });

  it('goes into a document with the others', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:x');
    const { changes } = chatAnswers({ stored: messages(1, 1) });
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Descargar conversación' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF con huella SHA-256' }));
    await waitFor(() => expect(changes).toEqual([{ caseId: 'cas_1', format: 'PDF' }]));
  });
});
