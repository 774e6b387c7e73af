import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthAnswers, webServer } from '../web-server.ts';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/browser/reload-page.ts', () => ({ reloadPage }));

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  // Modules keep the state of a page: each test is a page of its own.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 });
});
afterEach(() => {
  webServer.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  reloadPage.mockClear();
});
afterAll(() => webServer.close());

const graphqlAnswers = (status: number) =>
  http.post('*/graphql', () => HttpResponse.json({ data: { __typename: 'Query' } }, { status }));
const setOnLine = (isOnLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  window.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
};

async function openConnection() {
  webServer.use(healthAnswers('OK'), graphqlAnswers(200));
  const { connection, watchedFetch } = await import('#web/shared/connection/connection.ts');
  await connection.check();
  expect(connection.state().reach).toBe('online');
  return { connection, watchedFetch };
}

describe('the one state of the connection', () => {
  it('says that the server has problems when requests fail, although its health is fine', async () => {
    const { connection, watchedFetch } = await openConnection();
    webServer.use(graphqlAnswers(500));
    await watchedFetch('/graphql', { method: 'POST' });
    await vi.waitFor(() => expect(connection.state().reach).toBe('problems'));
    webServer.use(graphqlAnswers(200));
    await watchedFetch('/graphql', { method: 'POST' });
    expect(connection.state().reach).toBe('online');
  });

  it('does not change for one request that failed by itself', async () => {
    const { connection, watchedFetch } = await openConnection();
    webServer.use(http.get('*/file', () => HttpResponse.error()));
    await expect(watchedFetch('/file')).rejects.toThrow();
    await connection.check();
    expect(connection.state().reach).toBe('online');
  });

  it('is offline with the browser, and asks the server when the browser is back', async () => {
    const { connection } = await openConnection();
    setOnLine(false);
    expect(connection.state().reach).toBe('offline');
    webServer.use(healthAnswers('DEGRADED'));
    setOnLine(true);
    await vi.waitFor(() => expect(connection.state().reach).toBe('problems'));
  });

  it('asks the server again by itself while somebody looks', async () => {
    const { connection } = await openConnection();
    const end = connection.subscribe(() => undefined);
    webServer.use(http.get('*/api/health', () => HttpResponse.error()));
    await connection.check();
    expect(connection.state().reach).toBe('unreachable');
    webServer.use(healthAnswers('OK'));
    await vi.waitFor(() => expect(connection.state().reach).toBe('online'), { timeout: 10_000 });
    end();
  });

  it('doubts the server when the socket is lost', async () => {
    const { connection } = await openConnection();
    webServer.use(http.get('*/api/health', () => HttpResponse.error()));
    connection.setSocket('reconnecting');
    await vi.waitFor(() => expect(connection.state()).toEqual({ reach: 'unreachable', socket: 'reconnecting' }));
  });
});

/** A section whose file comes as `load` says. */
async function openSection(load: () => Promise<() => React.ReactNode>) {
  const { lazyPart } = await import('#web/shared/parts/lazy-part.tsx');
  const { SectionBoundary } = await import('#web/app/dashboard/section-boundary.tsx');
  const { WaitingNotice } = await import('#web/app/dashboard/waiting-notice.tsx');
  const Part = lazyPart(load);
  render(
    <>
      <WaitingNotice section="cases" />
      <SectionBoundary section="cases">
        <Suspense fallback={<p>esqueleto</p>}>
          <Part />
        </Suspense>
      </SectionBoundary>
    </>,
  );
}
const Loaded = () => <p>la sección</p>;

describe('the file of a section', () => {
  it('is asked for three times', async () => {
    await openConnection();
    let tries = 0;
    await openSection(async () => {
      if (++tries < 3) throw new Error('cut');
      return Loaded;
    });
    expect(await screen.findByText('la sección')).toBeVisible();
    expect(tries).toBe(3);
  });

  it('waits for the network and says so, and comes by itself when the network is back', async () => {
    await openConnection();
    setOnLine(false);
    const load = vi.fn(async () => Loaded);
    await openSection(load);
    expect(await screen.findByText('Sin conexión, reintentando')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    setOnLine(true);
    expect(await screen.findByText('la sección')).toBeVisible();
    expect(screen.queryByText('Sin conexión, reintentando')).toBeNull();
  });

  it('that is not there any more reloads the page once; then the section says that it failed', async () => {
    await openConnection();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reports: string[] = [];
    webServer.use(
      http.post('*/api/log-error', async ({ request }) => {
        reports.push(((await request.json()) as { error: string }).error);
        return HttpResponse.json({ success: true });
      }),
    );
    let isThere = false;
    const load = async () => {
      if (!isThere) throw new Error('404');
      return Loaded;
    };
    await openSection(load);
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce(), { timeout: 10_000 });
    // The page after the reload finds the file missing too.
    await act(() => openSection(load));
    expect(await screen.findByText('Error cargando casos', {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByText('Error cargando datos de casos')).toBeVisible();
    await vi.waitFor(() => expect(reports).toEqual(['Error loading cases data: 404']));
    expect(reloadPage).toHaveBeenCalledOnce();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('la sección')).toBeVisible();
  });
});
