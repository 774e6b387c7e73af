import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
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
import { accessToken, api, webServer } from '../web-server.ts';

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
    await userEvent.click(screen.getByRole('button', { name: 'Adjuntar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Artículo de una ley' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar artículo' }), 'LFT 48');
    await userEvent.click(await screen.findByRole('button', { name: /^Adjuntar\s*LFT, artículo 48/ }));
    expect(screen.getByRole('button', { name: 'Quitar LFT, artículo 48' })).toBeVisible();
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.type(box(), 'ver{Enter}');
    await waitFor(() =>
      expect(asked.send[0]).toMatchObject({ text: 'ver', attachments: [{ kind: 'ARTICLE', id: 'art_lft_48' }] }),
    );
  });
});

describe('a deadline', () => {
  const due = (id: string, title: string, part: object = {}) => ({
    __typename: 'Deadline',
    id,
    title,
    dueOn: '2026-11-30',
    dueAt: '2026-12-01T05:59:59.000Z',
    hasHour: false,
    label: '5 días',
    status: 'PENDING',
    ...part,
  });
  const page = (nodes: object[], totalCount = nodes.length) => ({
    __typename: 'DeadlineConnection',
    totalCount,
    nodes,
  });
  const openMenu = async () => {
    openCollabChat(handSocket().socket);
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Adjuntar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Vencimiento/ }));
  };

  it('of the case is searched by its title and goes as a card with its day', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    const searched: unknown[] = [];
    const open = [
      due('dl_1', 'Contestar la demanda'),
      due('dl_2', 'Audiencia', { hasHour: true, dueAt: '2026-11-30T18:30:00.000Z', label: '¡MAÑANA!' }),
    ];
    webServer.use(
      api.query('DeadlinesToAttach', ({ variables }) => {
        searched.push(variables['open']);
        const words = String((variables['open'] as { search: string | null }).search ?? '').toLowerCase();
        const fits = ({ title }: { title: string }) => title.toLowerCase().includes(words);
        const done = [due('dl_3', 'Ofrecer pruebas', { status: 'COMPLETED', label: '¡VENCIDO!' })].filter(fits);
        return HttpResponse.json({ data: { open: page(open.filter(fits), 30), done: page(done) } });
      }),
    );
    await openMenu();
    const found = async () =>
      within(await screen.findByRole('list', { name: 'Vencimientos del caso' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await waitFor(async () =>
      expect(await found()).toEqual([
        'Adjuntar Contestar la demandalunes 30 de noviembre de 2026 · 5 días',
        'Adjuntar Audiencialunes 30 de noviembre de 2026, 12:30 h · ¡MAÑANA!',
        'Adjuntar Ofrecer pruebaslunes 30 de noviembre de 2026 · completado',
      ]),
    );
    expect(screen.getByText('Hay más vencimientos: escribe para encontrarlos.')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar vencimiento' }), 'contestar');
    await waitFor(async () => expect(await found()).toHaveLength(1));
    expect(searched).toEqual([
      { caseId: 'cas_1', search: null, isCompleted: false },
      { caseId: 'cas_1', search: 'contestar', isCompleted: false },
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Adjuntar\s*Contestar la demanda/ }));
    expect(screen.getByRole('button', { name: 'Quitar Contestar la demanda' })).toBeVisible();
    expect(screen.getByText('lunes 30 de noviembre de 2026 · 5 días')).toBeVisible();
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.type(box(), 'ojo{Enter}');
    await waitFor(() =>
      expect(asked.send[0]).toMatchObject({ text: 'ojo', attachments: [{ kind: 'DEADLINE', id: 'dl_1' }] }),
    );
  });

  it('is looked for in a case that has none, and when the list fails', async () => {
    chatAnswers({ stored: messages(1, 1) });
    let isBroken = true;
    webServer.use(
      api.query('DeadlinesToAttach', () =>
        isBroken
          ? HttpResponse.json({ errors: [{ message: 'Falla', extensions: { code: 'INTERNAL', requestId: 'req_9' } }] })
          : HttpResponse.json({ data: { open: page([]), done: page([]) } }),
      ),
    );
    await openMenu();
    expect(await screen.findByText('No pudimos cargar los vencimientos.')).toBeVisible();
    expect(screen.queryByText(/todavía no tiene/)).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Este caso todavía no tiene vencimientos.')).toBeVisible();
    expect(screen.queryByText('No pudimos cargar los vencimientos.')).toBeNull();
  });

  it('in a message leads to where it is read; deleted or hidden, the card only says so', async () => {
    const rest = {
      __typename: 'MessageAttachment' as const,
      kind: 'DEADLINE' as const,
      url: null,
      byteLength: null,
      mediaType: null,
    };
    const attachments = [
      { ...rest, id: 'dl_1', label: 'Contestar', state: 'AVAILABLE' as const, detail: 'lunes 30 · ¡VENCIDO!' },
      { ...rest, id: 'dl_2', label: 'Borrado', state: 'DELETED' as const, detail: null },
      { ...rest, id: 'dl_3', label: 'Un vencimiento', state: 'UNAVAILABLE' as const, detail: null },
    ];
    chatAnswers({ stored: [chatMessage(1, { attachments })] });
    openCollabChat(handSocket().socket);
    await list();
    const link = screen.getByRole('link', { name: /Vencimiento.*Contestar.*lunes 30 · ¡VENCIDO!/ });
    expect(link).toHaveAttribute('href', '/cases/cas_1?deadline=dl_1');
    expect(screen.getByText('Este vencimiento se eliminó.')).toBeVisible();
    expect(screen.getByText('No tienes acceso a este vencimiento.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Borrado|Un vencimiento/ })).toBeNull();
  });
});

describe('a document', () => {
  const file = (name = 'contestación.pdf', bytes = 'PDF!') => new File([bytes], name);
  const choose = (...files: File[]) =>
    userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, files, { applyAccept: false });
  const uploads = (put: () => Response | Promise<Response> = () => HttpResponse.json({ success: true })) => {
    const announced: unknown[] = [];
    const sent: (string | null)[] = [];
    webServer.use(
      api.mutation('AnnounceFile', ({ variables }) => {
        announced.push(variables['input']);
        const id = `upl_${announced.length}`;
        const upload = { __typename: 'Upload', id, url: `/api/uploads/${id}` };
        return HttpResponse.json({ data: { createUpload: { __typename: 'P', upload, userErrors: [] } } });
      }),
      http.put('*/api/uploads/:id', ({ request }) => {
        sent.push(request.headers.get('authorization'));
        return put();
      }),
    );
    return { announced, sent };
  };

  it('is brought to the server and goes with the message, which needs words', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    const { announced, sent } = uploads();
    const token = accessToken();
    localStorage.setItem('auth_token', token);
    openCollabChat(handSocket().socket);
    await list();
    await choose(file());
    expect(await screen.findByText('Escribe una línea que acompañe lo adjunto.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quitar contestación.pdf' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    expect(announced).toEqual([{ fileName: 'contestación.pdf', byteLength: 4 }]);
    expect(sent).toEqual([`Bearer ${token}`]);
    await userEvent.type(box(), 'va la contestación{Enter}');
    await waitFor(() =>
      expect(asked.send[0]).toMatchObject({
        text: 'va la contestación',
        attachments: [{ kind: 'DOCUMENT', id: 'upl_1' }],
      }),
    );
  });

  it.each([
    [file('foto.png'), '«foto.png»: usa PDF, DOCX o TXT.'],
    [file('vacío.txt', ''), '«vacío.txt»: el archivo está vacío.'],
    [
      Object.defineProperty(file('pesado.docx'), 'size', { value: 25 * 1024 * 1024 + 1 }),
      '«pesado.docx»: el archivo pasa de 25 MB.',
    ],
  ])('that cannot be sent is said before anything goes out (%#)', async (wrong, words) => {
    chatAnswers({ stored: messages(1, 1) });
    const { announced } = uploads();
    openCollabChat(handSocket().socket);
    await list();
    await choose(wrong);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(announced).toEqual([]);
  });

  it('that did not arrive holds the message back until it is tried again or taken off', async () => {
    const { asked } = chatAnswers({ stored: messages(1, 1) });
    let isBroken = true;
    const { announced } = uploads(() =>
      isBroken
        ? HttpResponse.json({ success: false, error: 'Vuelve a subirlo.' }, { status: 400 })
        : HttpResponse.json({ success: true }),
    );
    openCollabChat(handSocket().socket);
    await list();
    await choose(file());
    expect(await screen.findByRole('alert')).toHaveTextContent('Vuelve a subirlo.');
    await userEvent.type(box(), 'con todo{Enter}');
    expect(asked.send).toEqual([]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(asked.send[0]).toMatchObject({ attachments: [{ kind: 'DOCUMENT', id: 'upl_2' }] }));
    expect(announced).toHaveLength(2);
  });

  it('may be dropped on the panel; of more than five the rest is left', async () => {
    chatAnswers({ stored: messages(1, 1) });
    const { announced } = uploads();
    openCollabChat(handSocket().socket);
    const panel = (await list()).closest('section')!;
    const files = Array.from({ length: 6 }, (_, n) => file(`anexo ${n + 1}.txt`));
    fireEvent.dragOver(panel, { dataTransfer: { types: ['Files'], files } });
    expect(screen.getByText('Suelta aquí los documentos')).toBeVisible();
    fireEvent.drop(panel, { dataTransfer: { types: ['Files'], files } });
    expect(await screen.findByText('Un mensaje lleva hasta 5 adjuntos: los demás no se tomaron.')).toBeVisible();
    await waitFor(() => expect(announced).toHaveLength(5));
    expect(screen.getByRole('button', { name: 'Adjuntar' })).toBeDisabled();
  });

  it('is shown as a card and brought with the token of the session', async () => {
    const card = {
      kind: 'DOCUMENT',
      id: 'cdo_1',
      label: 'contestación.pdf',
      state: 'AVAILABLE',
      detail: 'PDF · 1.2 MB',
    } as const;
    const gone = { kind: 'DOCUMENT', id: 'cdo_2', label: 'borrado.pdf', state: 'UNAVAILABLE', detail: null } as const;
    const rest = { __typename: 'MessageAttachment' as const, byteLength: 4, mediaType: 'application/pdf' };
    const attachments = [
      { ...card, ...rest, url: '/api/files/cdo_1' },
      { ...gone, ...rest, url: null },
    ];
    chatAnswers({ stored: [chatMessage(1, { attachments })] });
    const asked: (string | null)[] = [];
    let isThere = true;
    webServer.use(
      http.get('*/api/files/cdo_1', ({ request }) => {
        asked.push(request.headers.get('authorization'));
        if (isThere) return new HttpResponse('PDF!');
        return HttpResponse.json({ success: false, error: 'Ese archivo ya no está.' }, { status: 404 });
      }),
    );
    const token = accessToken();
    localStorage.setItem('auth_token', token);
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    openCollabChat(handSocket().socket);
    await list();
    const button = screen.getByRole('button', { name: /contestación\.pdf.*PDF · 1\.2 MB.*Descargar/ });
    await userEvent.click(button);
    await waitFor(() => expect(saved).toEqual(['contestación.pdf']));
    expect(asked).toEqual([`Bearer ${token}`]);
    expect(screen.queryByRole('button', { name: /borrado\.pdf/ })).toBeNull();
    expect(screen.getByText('Ya no está disponible para ti.')).toBeVisible();
    isThere = false;
    await userEvent.click(button);
    expect(await screen.findByText('Ese archivo ya no está.')).toBeVisible();
    vi.restoreAllMocks();
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
