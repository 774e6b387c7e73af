import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { landingModulesText } from '#schema/text/landing-modules.ts';
import { parseRecordAddress } from '#schema/record-address.ts';
import { landingSectionsText } from '#schema/text/landing-sections.ts';
import { sectionOf } from '#web/app/dashboard/sections.ts';
import { LandingModules } from '#web/app/landing-modules.tsx';
import { LandingPage } from '#web/features/landing/index.ts';
import { LandingSections } from '#web/features/landing/landing-sections.tsx';
import { SecurityBadges } from '#web/features/landing/security-badges.tsx';
import { webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  webServer.resetHandlers();
});
afterAll(() => webServer.close());

const PHASE_MS = 2500;
const HINT = 'Buscar jurisprudencia y artículos sobre esta cláusula';
const DIALOG = 'Búsqueda especializada de jurisprudencia';
const result = (title: string, url: string) => ({
  id: url,
  title,
  summary: 'La pena no puede pasar de la obligación principal.',
  source: 'Código Civil Federal',
  relevance: 69,
  url,
});
const ARTICLE = result('CCF, artículo 1843', '/codigo-civil/ccf/1843');
const TOPIC = result('Cláusulas abusivas', '/ia-analysis/clausulas-abusivas');

/** Answers searches with these results; what was asked. */
function serves(answer: () => Response): string[] {
  const asked: string[] = [];
  webServer.use(
    http.post('*/graphql', async ({ request }) => {
      asked.push(((await request.json()) as { variables: { query: string } }).variables.query);
      return answer();
    }),
  );
  return asked;
}
const found = () =>
  HttpResponse.json({ data: { found: { nodes: [ARTICLE], topics: [TOPIC] }, precedents: { nodes: [] } } });

function openLanding(start = '/') {
  const page = (
    <LandingPage isSignedIn={false} loginAddress="/?view=login" onRegister={vi.fn()} onTrial={vi.fn()} modules={null} />
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [start] });
  render(<RouterProvider router={router} />);
  return router;
}
const user = () =>
  // jsdom does not take back what a closed dialog forbade the pointer.
  userEvent.setup({ pointerEventsCheck: 0, advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the clause of the demo chat', () => {
  it('opens a search in an entry of the history, shows what the stock holds after the phase, and closes to /', async () => {
    const asked = serves(found);
    const router = openLanding();
    const hint = screen.getByRole('button', { name: new RegExp(HINT) });
    await user().click(hint);
    const dialog = await screen.findByRole('dialog', { name: DIALOG });

    const { pathname, search, hash } = router.state.location;
    const query = Object.fromEntries(new URLSearchParams(search));
    expect({ pathname, hash, ...query }).toEqual({
      pathname: '/',
      hash: '#detailed-analysis',
      consultation_type: 'clausula_contractual',
      source: 'landing_demo',
      auto_analyze: 'true',
      timestamp: expect.stringMatching(/^\d{13}$/),
    });

    await waitFor(() => expect(asked).toEqual(['tope de la pena convencional en el contrato']));
    expect(within(dialog).getByText('Buscando en el acervo…')).toBeInTheDocument();
    expect(within(dialog).queryByRole('link', { name: ARTICLE.title })).toBeNull();
    await passes(PHASE_MS);
    expect(await within(dialog).findByRole('link', { name: ARTICLE.title })).toHaveAttribute('href', ARTICLE.url);
    expect(within(dialog).getByRole('link', { name: TOPIC.title })).toHaveAttribute('href', TOPIC.url);
    expect(within(dialog).getByText(/no tiene tesis ni sentencias sobre esta cláusula/)).toBeInTheDocument();

    await user().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' });
    await waitFor(() => expect(hint).toHaveFocus());

    // Forward shows it again, and Back closes it.
    await act(() => router.navigate(1));
    await screen.findByRole('dialog', { name: DIALOG });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('opens from a link with its clause, takes another one in the same entry, and closes to /', async () => {
    const asked = serves(found);
    const router = openLanding(
      '/?consultation_type=clausula_laboral&source=landing_demo&auto_analyze=true&timestamp=1#detailed-analysis',
    );
    const dialog = await screen.findByRole('dialog', { name: DIALOG });
    await user().click(within(dialog).getByRole('button', { name: 'Cláusula abusiva' }));
    await waitFor(() =>
      expect(asked).toEqual([
        'cláusula de renuncia a prestaciones laborales',
        'cláusula abusiva en contrato de adhesión',
      ]),
    );
    expect(router.state.location.search).toContain('consultation_type=clausula_adhesion');
    await user().click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['refuses', () => HttpResponse.json({ errors: [{ message: 'no' }] }, { status: 500 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('says that the search failed when the server %s, and searches again when asked', async (_what, answer) => {
    serves(answer);
    openLanding('/?source=landing_demo&auto_analyze=true');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo buscar en el acervo');
    serves(found);
    await user().click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await passes(PHASE_MS);
    expect(await screen.findByRole('link', { name: ARTICLE.title })).toBeInTheDocument();
  });

  it('is closed while the address does not ask for both', () => {
    openLanding('/?source=landing_demo');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function openSections(modules = <LandingModules isSignedIn={false} />) {
  const page = <LandingSections isSignedIn={false} onRegister={vi.fn()} modules={modules} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

describe('below the first screen', () => {
  it.each([
    ['a visitor, in the demo', false],
    ['an account', true],
  ])('each of the 22 modules opens its section for %s', (_who, isSignedIn) => {
    openSections(<LandingModules isSignedIn={isSignedIn} />);
    const grid = within(screen.getByRole('region', { name: landingModulesText.title }));
    const links = grid.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
    expect(links).toHaveLength(22);
    expect(links.map(sectionOf)).toEqual(landingModulesText.modules.map(({ section }) => section));
    expect(links.every(({ searchParams }) => searchParams.has('view') !== isSignedIn)).toBe(true);
  });

  it('each card of law opens its text with articles that have a page, and closes with a button', async () => {
    openSections();
    for (const { title, basis } of landingSectionsText.cards) {
      await user().click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
      const dialog = await screen.findByRole('dialog', { name: title });
      const addresses = within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '');
      expect(addresses).toEqual(basis.map(({ address }) => address));
      expect(addresses.map((address) => parseRecordAddress(address)?.kind)).toEqual(basis.map(() => 'article'));
      await user().click(within(dialog).getByRole('button', { name: 'Entendido' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('says of the testimonials that they are illustrations and of nobody', () => {
    openSections();
    const section = within(screen.getByRole('region', { name: landingSectionsText.testimonialsTitle }));
    expect(section.getByText('Testimonios ilustrativos')).toBeVisible();
    expect(section.getByText(/no son de personas reales/)).toBeVisible();
    const people = landingSectionsText.testimonials.map(({ who }) => who);
    expect(people.every((who) => who.startsWith('Ejemplo: '))).toBe(true);
  });

  it('dates its figures and says of what they are', () => {
    openSections();
    expect(screen.getByText(/22 de noviembre de 2026.*textos oficiales de 87 leyes/)).toBeVisible();
  });
});

describe('the badges of security', () => {
  const badges = (isEncrypted: boolean) => {
    const page = <SecurityBadges isEncrypted={isEncrypted} />;
    const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  it('claim an encrypted connection only where the page came over one, and no certificate', () => {
    const always = ['Contraseñas con hash', 'Verificación en dos pasos', 'Aviso de Privacidad (LFPDPPP)'];
    expect(badges(false)).toEqual(always);
    expect(badges(true)).toEqual(['Cifrado TLS', ...always]);
    expect(JSON.stringify(landingSectionsText)).not.toMatch(/\bISO\b|SOC ?2|certificad/i);
  });
});
