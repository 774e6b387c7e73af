import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthAnswers, webServer } from '../web-server.ts';

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/browser/reload-page.ts', () => ({ reloadPage }));

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  webServer.resetHandlers();
  vi.useRealTimers();
  reloadPage.mockClear();
});
afterAll(() => webServer.close());

/** Each test starts a page of its own: the watch and the session are one per page. */
async function startPage() {
  vi.resetModules();
  const { Startup } = await import('#web/app/startup/startup.tsx');
  const { healthWatch } = await import('#web/shared/health/health.ts');
  const view = render(
    <Startup>
      <p>la vista</p>
    </Startup>,
  );
  return { healthWatch, ...view };
}

describe('start-up', () => {
  beforeEach(() => localStorage.clear());

  it('shows a loading screen while the health check runs, then the view', async () => {
    webServer.use(healthAnswers('OK'));
    await startPage();
    expect(screen.getByText('Conectando con Foja…')).toBeVisible();
    expect(await screen.findByText('la vista')).toBeVisible();
  });

  it("shows 'Error de Conexión' when the server does not answer; 'Reintentar' asks again", async () => {
    webServer.use(http.get('*/api/health', () => HttpResponse.error()));
    await startPage();
    expect(await screen.findByRole('heading', { name: 'Error de Conexión' })).toBeVisible();
    webServer.use(healthAnswers('OK'));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('la vista')).toBeVisible();
  });

  it('opens although others at the same address asked too much of the server', async () => {
    webServer.use(http.get('*/api/health', () => HttpResponse.json({ success: false }, { status: 429 })));
    await startPage();
    expect(await screen.findByText('la vista')).toBeVisible();
  });

  it("takes a check of more than ten seconds as 'Error de Conexión'", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let aborted = false;
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => ((aborted = true), reject(new Error('aborted')))),
        ),
    );
    const { healthWatch } = await startPage();
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(aborted).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(aborted).toBe(true);
    expect(healthWatch.health().state).toBe('unreachable');
    vi.unstubAllGlobals();
  });

  it("shows 'Servidor con problemas' and loads the page again after three seconds, or at once", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    webServer.use(healthAnswers('DEGRADED'));
    await startPage();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Servidor con problemas' })).toBeVisible());
    expect(screen.getByText('Reconectando...')).toBeVisible();
    screen.getByRole('button', { name: 'Reconectar ahora' }).click();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  it('asks again each minute; a later failure is a banner above the view', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let asked = 0;
    webServer.use(
      http.get('*/api/health', () =>
        ++asked === 1 ? HttpResponse.json({ status: 'OK', endpoints_available: 7 }) : HttpResponse.error(),
      ),
    );
    await startPage();
    await waitFor(() => expect(screen.getByText('la vista')).toBeVisible());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(screen.getByText('Error de Conexión')).toBeVisible());
    expect(screen.getByText('la vista')).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('what an earlier installation left', () => {
  it('is removed: workers and caches', async () => {
    const unregister = vi.fn(async () => true);
    const remove = vi.fn(async () => true);
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistrations: async () => [{ unregister }] } });
    vi.stubGlobal('caches', { keys: async () => ['old'], delete: remove });
    const { cleanBrowser } = await import('#web/app/startup/clean-browser.ts');
    await cleanBrowser();
    expect(unregister).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledWith('old');
    vi.unstubAllGlobals();
  });
});

describe('the error boundary', () => {
  it("offers 'Activar Dashboard', reports what broke, and ignores what becomes of the report", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let report: Record<string, string> = {};
    webServer.use(
      http.post('*/api/log-error', async ({ request }) => {
        report = (await request.json()) as Record<string, string>;
        return HttpResponse.error();
      }),
    );
    const { ErrorBoundary } = await import('#web/app/error-boundary.tsx');
    const Broken = () => {
      throw new Error('se rompió');
    };
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Activar Dashboard' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    await waitFor(() => expect(report['error']).toBe('se rompió'));
    expect(Object.keys(report).toSorted()).toEqual(
      ['component_trace', 'error', 'errorInfo', 'stack', 'timestamp', 'url', 'userAgent'].toSorted(),
    );
    expect(report['component_trace']?.split('\n').length).toBeLessThanOrEqual(5);
    vi.restoreAllMocks();
  });
});
