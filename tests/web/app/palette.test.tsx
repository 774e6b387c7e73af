import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CommandPalette } from '#web/app/dashboard/command-palette.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { DEMO_USER } from '#web/shared/session/session-user.ts';
import { alertSocket } from '../research/search-world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  delete document.documentElement.dataset['theme'];
});
afterAll(() => webServer.close());

const ana = { ...DEMO_USER, id: 'usr_1', name: 'Ana', demo: false, isPremium: true };

const ARTICLE = {
  __typename: 'Article',
  id: 'art_lft_48',
  citation: 'LFT, artículo 48',
  title: 'Despido injustificado',
  url: '/stps/lft/48',
};
const CASE = {
  __typename: 'Case',
  id: 'case_1',
  title: 'Paola Ríos vs. Textiles',
  client: 'Paola Ríos',
  fileNumber: '123/2026',
};
const THREAD = { __typename: 'ChatThread', id: 'cht_1', title: 'Finiquito de Paola' };

/** A server that finds by what is asked; `until` holds its answers back. */
function serverFinds(until: Promise<void> = Promise.resolve()) {
  const asked: string[] = [];
  webServer.use(
    api.query('PaletteResults', async ({ variables }) => {
      const text = String(variables['text']);
      asked.push(text);
      await until;
      const isPaola = /paola|^$/i.test(text);
      return HttpResponse.json({
        data: {
          namedArticles: /lft 48/i.test(text) ? [ARTICLE] : [],
          cases: { __typename: 'CaseConnection', nodes: isPaola ? [CASE] : [] },
          chatThreads: { __typename: 'ChatThreadConnection', nodes: isPaola ? [THREAD] : [] },
        },
      });
    }),
  );
  return asked;
}

function open() {
  const went: string[] = [];
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <GraphqlProvider socket={alertSocket().socket}>
        <CommandPalette user={ana} onClose={onClose} onGo={(address) => went.push(address)} />
      </GraphqlProvider>
    </MemoryRouter>,
  );
  return { went, onClose, input: screen.getByRole('combobox') };
}

const labels = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the command palette of an account', () => {
  it('finds a case by its client, and opens it', async () => {
    serverFinds();
    const { went, onClose, input } = open();
    await userEvent.type(input, 'Paola');
    const cases = within(await screen.findByRole('group', { name: 'Casos' }));
    expect(cases.getByRole('option')).toHaveTextContent('Paola Ríos vs. Textiles · Paola Ríos · 123/2026');
    expect(screen.getByRole('group', { name: 'Conversaciones' })).toHaveTextContent('Finiquito de Paola');
    await userEvent.keyboard('{Enter}');
    expect(went).toEqual(['/cases/case_1']);
    expect(onClose).toHaveBeenCalled();
  });

  it('finds the article that is named: «LFT 48»', async () => {
    serverFinds();
    const { went, input } = open();
    await userEvent.type(input, 'LFT 48');
    await waitFor(() => expect(labels()[0]).toBe('LFT, artículo 48 · Despido injustificado'));
    expect(labels().at(-1)).toBe('Buscar «LFT 48» en el acervo');
    await userEvent.keyboard('{Enter}');
    expect(went).toEqual(['/stps/lft/48']);
  });

  it('waits with Enter for what was typed, and opens nothing of other words', async () => {
    const answer = Promise.withResolvers<void>();
    const asked = serverFinds(answer.promise);
    const { went, input } = open();
    await userEvent.type(input, 'LFT 48{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('LFT 48'));
    expect(went).toEqual([]);
    answer.resolve();
    await waitFor(() => expect(went).toEqual(['/stps/lft/48']));
  });

  it('begins with what was used last and what can be started, not with the sidebar', async () => {
    serverFinds();
    open();
    expect(await screen.findByRole('group', { name: 'Casos recientes' })).toHaveTextContent('Paola Ríos vs. Textiles');
    expect(screen.getByRole('group', { name: 'Conversaciones recientes' })).toHaveTextContent('Finiquito de Paola');
    expect(screen.getByRole('group', { name: 'Acciones' })).toHaveTextContent('Nuevo caso');
    expect(screen.queryByRole('group', { name: 'Secciones' })).toBeNull();
  });

  it.each([
    ['nuevo caso', '/dashboard?tab=cases&new=1'],
    ['audiencia', '/dashboard?tab=calendar&new=1'],
    ['nuevo vencimiento', '/dashboard?tab=deadline-alerts&new=1'],
    ['calcular', '/vencimientos/calcular'],
    ['leer un acuerdo', '/vencimientos/acuerdo'],
    ['varios', '/vencimientos/cadena'],
    ['registrar', '/dashboard?tab=calendar&part=billable&room=sheet'],
  ])('starts things by their names: «%s»', async (typed, address) => {
    serverFinds();
    const { went, input } = open();
    await userEvent.type(input, `${typed}{Enter}`);
    await waitFor(() => expect(went).toEqual([address]));
  });

  it('changes the look', async () => {
    serverFinds();
    const { input } = open();
    await userEvent.type(input, 'oscura{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  });

  it('says that cases and conversations could not be searched, and offers the rest', async () => {
    webServer.use(api.query('PaletteResults', () => HttpResponse.json({ data: null, errors: [{ message: 'x' }] })));
    const { input } = open();
    await userEvent.type(input, 'casos');
    expect(await screen.findByText('No pudimos buscar entre tus casos y conversaciones.')).toBeVisible();
    expect(labels()).toContain('Casos');
  });
});
