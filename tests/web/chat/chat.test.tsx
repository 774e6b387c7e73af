import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accepted, chatAnswers, citation, handSocket, message, openChat, question, refused } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const box = () => screen.getByRole('textbox', { name: 'Tu pregunta' });
const THREAD = '/dashboard?tab=chat&thread=cht_1';

async function askSomething() {
  const hand = handSocket();
  const world = chatAnswers({
    fetched: () => message({ status: 'STREAMING', text: 'Tienes dos', citations: [], followUps: [] }),
  });
  openChat(hand.socket);
  await userEvent.type(box(), '¿Cuánto tiempo tengo?{Enter}');
  await waitFor(() => expect(hand.replies).toHaveLength(1));
  return { ...hand, ...world };
}

describe('asking', () => {
  it('is not possible with nothing but spaces', async () => {
    chatAnswers();
    openChat(handSocket().socket);
    await userEvent.type(box(), '   ');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  });

  it("sends with Enter, breaks the line with Shift+Enter, reads 'Analizando...' and clears the input", async () => {
    const { asked } = await askSomething();
    expect(asked).toEqual([
      { text: '¿Cuánto tiempo tengo?', threadId: null, clientId: expect.any(String), area: null, style: 'STANDARD' },
    ]);
    expect(box()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Analizando...' })).toBeDisabled();
    await userEvent.type(box(), 'una{Shift>}{Enter}{/Shift}dos');
    expect(box()).toHaveValue('una\ndos');
  });

  it('keeps the input when the server says no, with its words after a cross', async () => {
    chatAnswers({
      ask: () =>
        refused({ message: 'Un servicio no respondió.', extensions: { code: 'UPSTREAM', requestId: 'req_9' } }),
    });
    openChat(handSocket().socket);
    await userEvent.type(box(), 'hola{Enter}');
    expect(await screen.findByText('❌ Un servicio no respondió.')).toBeVisible();
    expect(screen.getByText('Referencia: req_9')).toBeVisible();
    expect(box()).toHaveValue('hola');
  });

  it('leads to the plans when the limit is reached', async () => {
    chatAnswers({ ask: () => refused({ message: 'no', extensions: { code: 'LIMIT_REACHED' } }) });
    openChat(handSocket().socket);
    await userEvent.type(box(), 'hola{Enter}');
    expect(await screen.findByText('❌ Has alcanzado el límite de tu plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toBeVisible();
  });

  it('names the connection, and asks the same question again under the same id', async () => {
    let tries = 0;
    const { asked } = chatAnswers({ ask: () => (++tries === 1 ? HttpResponse.error() : accepted()) });
    openChat(handSocket().socket);
    await userEvent.type(box(), 'hola{Enter}');
    expect(await screen.findByText('❌ Error: Error de conexión')).toBeVisible();
    await userEvent.type(box(), '{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.['clientId']).toBe(asked[0]?.['clientId']);
  });

  it("says 'No se recibió respuesta del chat' when there is none", async () => {
    chatAnswers({
      ask: () =>
        HttpResponse.json({
          data: {
            askQuestion: {
              __typename: 'AskQuestionPayload',
              thread: null,
              question: null,
              answer: null,
              usage: null,
              userErrors: [],
            },
          },
        }),
    });
    openChat(handSocket().socket);
    await userEvent.type(box(), 'hola{Enter}');
    expect(await screen.findByText('❌ No se recibió respuesta del chat')).toBeVisible();
  });

  it('keeps what was typed over a reload of the page', async () => {
    chatAnswers();
    const { unmount } = openChat(handSocket().socket);
    await userEvent.type(box(), 'a medias');
    unmount();
    openChat(handSocket().socket);
    expect(box()).toHaveValue('a medias');
  });
});

describe('an answer that arrives', () => {
  it('shows its stage, grows, and ends with sources and next questions', async () => {
    const { send } = await askSomething();
    act(() => send({ kind: 'STATUS', stage: 'SEARCHING' }));
    expect(screen.getByText('Buscando en el acervo').closest('li')).toHaveAttribute('aria-current', 'step');
    act(() => send({ offset: 0, text: 'Tienes **dos' }));
    act(() => send({ offset: 0, text: 'Tienes **dos' }));
    act(() => send({ offset: 12, text: ' meses**. [1]' }));
    expect(screen.getAllByText('dos meses')).toHaveLength(1);
    act(() => send({ kind: 'DONE', message: message({ text: 'Tienes **dos meses**. [1]' }) }));
    expect(await screen.findByRole('button', { name: '¿Desde cuándo se cuentan?' })).toBeEnabled();
    expect(screen.getByRole('complementary', { name: 'Fuentes' })).toBeVisible();
    expect(await screen.findByText('Te quedan 96 de 100 consultas')).toBeVisible();
  });

  it('goes on from what it has when the connection was lost', async () => {
    const { send, replies } = await askSomething();
    act(() => send({ offset: 0, text: 'Tienes dos' }));
    act(() => replies[0]?.sink.error(new Error('cut')));
    expect(screen.getByText('Se cortó la conexión; retomamos la respuesta donde iba.')).toBeVisible();
    await waitFor(() => expect(replies.length).toBeGreaterThan(1), { timeout: 4_000 });
  });

  it("stops with 'Detener' and stays, marked as incomplete", async () => {
    const { send, stopped } = await askSomething();
    act(() => send({ offset: 0, text: 'Tienes dos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Detener' }));
    expect(stopped).toEqual([{ messageId: 'msg_2' }]);
    expect(await screen.findByText('incompleta')).toBeVisible();
    expect(screen.getAllByText('Tienes dos')[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Detener' })).toBeNull();
  });

  it('says why it failed and offers to ask again', async () => {
    const { send, asked } = await askSomething();
    act(() =>
      send({
        kind: 'DONE',
        message: message({ status: 'FAILED', text: '', citations: [], followUps: [], error: 'El motor no respondió.' }),
      }),
    );
    expect(await screen.findByText('❌ El motor no respondió.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Preguntar de nuevo' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is followed again when the page is opened in the middle of it', async () => {
    const hand = handSocket();
    chatAnswers({
      messages: [question, message({ status: 'STREAMING', text: 'Tienes ', citations: [], followUps: [] })],
    });
    openChat(hand.socket, THREAD);
    await waitFor(() => expect(hand.replies).toHaveLength(1));
    expect(hand.replies[0]?.offset()).toBe(7);
    act(() => hand.send({ offset: 7, text: 'dos meses.' }));
    expect(screen.getByText('Tienes dos meses.')).toBeVisible();
  });

  it('renders no images and no HTML, and links only to https', async () => {
    chatAnswers({
      messages: [
        question,
        message({
          text: 'Uno ![x](https://malo.mx/x.png) <b onclick="x()">dos</b> [tres](javascript:x) [cuatro](https://dof.gob.mx)',
        }),
      ],
    });
    const { container } = openChat(handSocket().socket, THREAD);
    const link = await screen.findByRole('link', { name: 'cuatro' });
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(container.querySelector('.reading img, .reading b, [onclick]')).toBeNull();
    expect(screen.queryByRole('link', { name: 'tres' })).toBeNull();
  });
});

describe('the sources of an answer', () => {
  const sources = [
    citation(),
    citation({
      ordinal: 2,
      label: 'LFT, artículo 48',
      state: 'QUOTE_NOT_FOUND',
      reason: 'No contiene esas palabras.',
      source: 'SYNTHESIS',
      highlight: null,
    }),
    citation({
      ordinal: 3,
      label: 'Reglamento municipal',
      state: 'NOT_HELD',
      reason: 'No está.',
      passage: null,
      highlight: null,
      officialUrl: 'http://inseguro.mx',
      textAsOf: null,
      source: null,
    }),
    citation({
      ordinal: 4,
      label: 'LFT, artículo 9999',
      state: 'MISMATCH',
      reason: 'No existe.',
      passage: null,
      highlight: null,
    }),
  ];
  const open = async () => {
    chatAnswers({ messages: [question, message({ text: 'Uno [1] dos [2][3] cuatro [4].', citations: sources })] });
    openChat(handSocket().socket, THREAD);
    return within(await screen.findByRole('complementary', { name: 'Fuentes' }));
  };

  it('are four lines each: citation, state, date and the sentence; the rest on demand', async () => {
    const panel = await open();
    const first = within(panel.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getByText('verificada')).toBeVisible();
    expect(first.getByText('texto al 15/01/2026 · texto oficial')).toBeVisible();
    expect(first.getByText('Prescriben en dos meses').tagName).toBe('MARK');
    expect(panel.queryByRole('link')).toBeNull();
    const head = first.getByRole('button', { name: 'LFT, artículo 518' });
    expect(head).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(head);
    expect(head).toHaveAttribute('aria-expanded', 'true');
    expect(first.getByRole('button', { name: 'Copiar cita' })).toBeVisible();
    await userEvent.click(head);
    expect(panel.queryByRole('link')).toBeNull();
  });

  it('show state, date, whose words they are, the marked passage and the official link', async () => {
    const panel = await open();
    for (const head of panel.getAllByRole('button', { expanded: false })) await userEvent.click(head);
    const [first, second, third, fourth] = panel.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByText('verificada')).toBeVisible();
    expect(first?.getByText('texto al 15 de enero de 2026 · texto oficial')).toBeVisible();
    expect(first?.getByText('Prescriben en dos meses').tagName).toBe('MARK');
    expect(first?.getByRole('link', { name: /Publicación oficial/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.diputados'),
    );
    expect(second?.getByText('existe, pero la cita textual no coincide')).toBeVisible();
    expect(second?.getAllByText(/síntesis/)[0]).toBeVisible();
    expect(third?.getByText('fuera de nuestra base')).toBeVisible();
    expect(third?.queryByRole('link')).toBeNull();
    expect(fourth?.getByText('no existe como se cita')).toBeVisible();
  });

  it('are opened from their number by keyboard', async () => {
    const panel = await open();
    const number = screen.getByRole('button', {
      name: 'Fuente 2: LFT, artículo 48, existe, pero la cita textual no coincide',
    });
    number.focus();
    await userEvent.keyboard('{Enter}');
    expect(number).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(panel.getAllByRole('listitem')[1]).toHaveFocus());
  });
});

describe('a conversation that is not there', () => {
  it('says so', async () => {
    chatAnswers();
    openChat(handSocket().socket, '/dashboard?tab=chat&thread=cht_9');
    expect(await screen.findByText('Esta conversación no existe o no es tuya.')).toBeVisible();
  });
});
