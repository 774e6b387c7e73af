import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersText } from '#schema/text/answers.ts';
import type { Message } from '#web/features/chat/reply-follower.ts';
import { chatAnswers, citation, handSocket, message, openChat, question, refused } from './world.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => sessionStorage.clear());
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const THREAD = '/dashboard?tab=chat&thread=cht_1';
type Part = Parameters<typeof message>[0];

function openAnswer(part: Part = {}, actionAddress?: Parameters<typeof openChat>[2]) {
  const world = chatAnswers({ messages: [question, message(part)] });
  openChat(handSocket().socket, THREAD, actionAddress);
  return world;
}

const claim = (part: Partial<Message['claims'][number]>): Message['claims'][number] => ({
  start: 0,
  end: 0,
  support: 'SUPPORTED',
  citations: [1],
  reason: null,
  ...part,
});

describe('what backs an answer', () => {
  const text = 'Tienes dos meses. [1] El plazo se suspende. Nadie lo discute.';
  const claims = [
    claim({ start: 0, end: 21 }),
    claim({ start: 22, end: 43, support: 'NONE', citations: [], reason: 'No cita ninguna fuente.' }),
  ];

  it('is counted under it, and listed with what is in doubt first', async () => {
    openAnswer({ text, claims });
    const line = await screen.findByRole('button', { name: '1 de 2 afirmaciones con sustento' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line);
    const [first, second] = within(screen.getByRole('region', { name: 'Afirmaciones de derecho de esta respuesta' }))
      .getAllByRole('listitem')
      .map((item) => within(item));
    expect(first?.getByText('sin sustento')).toBeVisible();
    expect(first?.getByText('No cita ninguna fuente.')).toBeVisible();
    expect(second?.getByRole('button', { name: /^Fuente 1: LFT, artículo 518/ })).toBeVisible();
    await userEvent.click(first!.getByRole('button', { name: 'El plazo se suspende.' }));
    expect(document.activeElement).toHaveAttribute('data-claim', '1');
    expect(document.activeElement).toHaveAttribute('data-shown');
  });

  it('is not spoken of where no sentence claims law', async () => {
    openAnswer({ claims: [] });
    await screen.findByText('Copiar respuesta');
    expect(screen.queryByText(/con sustento/)).toBeNull();
  });
});

describe('what was understood', () => {
  const understood: Message['understood'] = [
    { kind: 'DATE', text: '3 de noviembre', start: 0, end: 14, date: '2026-11-03', amount: null, duration: null },
    {
      kind: 'AMOUNT',
      text: '12 mil',
      start: 20,
      end: 26,
      date: null,
      amount: { centavos: 1_200_000, currency: 'MXN' },
      duration: null,
    },
    { kind: 'DURATION', text: 'tres años', start: 30, end: 39, date: null, amount: null, duration: 'P3Y' },
  ];
  const actions: Message['actions'] = [
    {
      kind: 'COMPUTE_DEADLINE',
      label: 'Calcular mi vencimiento',
      date: '2026-11-03',
      amount: null,
      duration: 'P3Y',
      statuteKey: 'lft',
      articleNumber: '516',
    },
  ];

  it('is shown as it was read', async () => {
    openAnswer({ understood });
    const list = within(await screen.findByRole('list', { name: 'Lo que entendí de tu pregunta' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fecha 3 de noviembre de 2026',
      'Cantidad $12,000.00',
      'Tiempo 3 años',
    ]);
  });

  it('fills in what can be calculated: in words where the app has no place for it', async () => {
    openAnswer({ actions });
    const section = within(await screen.findByRole('region', { name: 'Para calcular' }));
    expect(section.getByText('desde el 3 de noviembre de 2026 · 3 años · LFT, artículo 516')).toBeVisible();
    expect(section.queryByRole('link')).toBeNull();
    // A user of its own brings a clipboard.
    await userEvent.setup().click(section.getByRole('button', { name: 'Copiar' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Calcular mi vencimiento: desde el 3 de noviembre de 2026 · 3 años · LFT, artículo 516',
    );
  });

  it('and as a way there where it has one', async () => {
    openAnswer({ actions }, { COMPUTE_DEADLINE: ({ date, statuteKey }) => `/plazos?desde=${date}&ley=${statuteKey}` });
    const link = await screen.findByRole('link', { name: 'Calcular mi vencimiento' });
    expect(link).toHaveAttribute('href', '/plazos?desde=2026-11-03&ley=lft');
  });

  it('says nothing of an action of which nothing is known', async () => {
    openAnswer({ actions: [{ ...actions[0]!, date: null, duration: null, statuteKey: null, articleNumber: null }] });
    await screen.findByText('Copiar respuesta');
    expect(screen.queryByText('Para calcular')).toBeNull();
  });
});

describe('who wrote an answer', () => {
  it('is said loudly when a model failed and the embedded engine took its place', async () => {
    const notice = answersText.fallbackNotice(answersText.fellBack.TIMEOUT);
    openAnswer({
      notice,
      modelUsage: { calls: 2, inputTokens: 3000, outputTokens: 120, repairedSentences: 1, droppedSentences: 2 },
    });
    const said = await screen.findByText(notice);
    expect(said.closest('.bg-warning-soft')).not.toBeNull();
    expect(screen.getByText('2 llamadas, 3,120 tokens, 2 oraciones omitidas')).toBeVisible();
  });

  it('is said quietly otherwise', async () => {
    openAnswer({ notice: answersText.localNotice });
    expect((await screen.findByText(answersText.localNotice)).closest('.bg-warning-soft')).toBeNull();
  });
});

describe('what one thinks of an answer', () => {
  it('is one press when it was of use, and can be said otherwise', async () => {
    const { rated } = openAnswer();
    await userEvent.click(await screen.findByRole('button', { name: 'Me sirvió' }));
    expect(await screen.findByText('Gracias: tu opinión quedó guardada.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cambiar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Me sirvió' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'No me sirvió' }));
    expect(screen.getByRole('checkbox', { name: 'Cita incorrecta' })).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ley derogada' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cita incorrecta' }));
    await userEvent.type(screen.getByLabelText('Cuéntanos más (opcional)'), ' Cambió en 2024. ');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar opinión' }));
    expect(await screen.findByText('· Cita incorrecta, Ley derogada')).toBeVisible();
    expect(screen.getByText('«Cambió en 2024.»')).toBeVisible();
    expect(rated).toEqual([
      { verdict: 'HELPFUL' },
      { verdict: 'NOT_HELPFUL', reasons: ['WRONG_CITATION', 'REPEALED_LAW'], comment: 'Cambió en 2024.' },
    ]);
  });

  it('keeps what was written when it could not be sent', async () => {
    chatAnswers({
      messages: [question, message()],
      rate: () =>
        refused({ message: 'Un servicio no respondió.', extensions: { code: 'UPSTREAM', requestId: 'req_7' } }),
    });
    openChat(handSocket().socket, THREAD);
    await userEvent.click(await screen.findByRole('button', { name: 'No me sirvió' }));
    await userEvent.type(screen.getByLabelText('Cuéntanos más (opcional)'), 'No');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar opinión' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar tu opinión.');
    expect(screen.getByRole('alert')).toHaveTextContent('req_7');
    expect(screen.getByLabelText('Cuéntanos más (opcional)')).toHaveValue('No');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByRole('button', { name: 'No me sirvió' })).toHaveFocus();
  });

  it('is not asked of an answer that failed or is being written', async () => {
    openAnswer({ status: 'FAILED', text: '', error: 'No.' });
    await screen.findByText('❌ No.');
    expect(screen.queryByText('¿Te sirvió esta respuesta?')).toBeNull();
  });
});

describe('area and style', () => {
  const area = () => screen.getByRole('combobox', { name: 'Materia' });

  it('go with the question, and stay chosen over a reload', async () => {
    const { asked } = chatAnswers();
    const { unmount } = openChat(handSocket().socket);
    expect(within(area()).getAllByRole('option')).toHaveLength(13);
    await userEvent.selectOptions(area(), 'Laboral');
    await userEvent.click(screen.getByRole('radio', { name: 'Lenguaje claro' }));
    unmount();
    openChat(handSocket().socket);
    expect(area()).toHaveValue('LABOR');
    await userEvent.type(screen.getByRole('textbox', { name: 'Tu pregunta' }), 'hola{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ area: 'LABOR', style: 'PLAIN' });
  });

  it('are those of the last question where nothing else was chosen, and are shown on it', async () => {
    chatAnswers({ messages: [{ ...question, area: 'FAMILY', style: 'PLAIN' }, message()] });
    openChat(handSocket().socket, THREAD);
    expect(await screen.findByText('Familiar · Lenguaje claro')).toBeVisible();
    expect(area()).toHaveValue('FAMILY');
    expect(screen.getByRole('radio', { name: 'Lenguaje claro' })).toBeChecked();
  });
});

describe('a conversation', () => {
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de la conversación' }));
  };

  it('is pinned and let go', async () => {
    const { pinned } = openAnswer();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Fijar arriba' }));
    const list = within(screen.getByRole('list', { name: 'Conversaciones' }));
    expect(await list.findByText('Fijada:')).toBeInTheDocument();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Dejar de fijar' }));
    await waitFor(() => expect(list.queryByText('Fijada:')).toBeNull());
    expect(pinned).toEqual([
      { threadId: 'cht_1', isPinned: true },
      { threadId: 'cht_1', isPinned: false },
    ]);
  });

  it('is downloaded with its sources or without, and the focus goes back', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const { exports } = openAnswer();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Descargar…' }));
    await userEvent.click(screen.getByRole('radio', { name: /Word/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Incluir las fuentes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(exports).toEqual([{ id: 'cht_1', format: 'DOCX', withSources: false }]);
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['conversacion.docx']);
    expect(screen.getByRole('button', { name: 'Acciones de la conversación' })).toHaveFocus();
  });

  it('says when it could not be downloaded', async () => {
    chatAnswers({
      messages: [question, message({ citations: [citation()] })],
      exported: () =>
        refused({ message: 'Un servicio no respondió.', extensions: { code: 'UPSTREAM', requestId: 'r1' } }),
    });
    openChat(handSocket().socket, THREAD);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Descargar…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Descargar' }));
    expect(await screen.findByText('No pudimos preparar el documento.')).toBeVisible();
    expect(screen.getByText('Referencia: r1')).toBeVisible();
  });
});
