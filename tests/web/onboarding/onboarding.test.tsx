import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogoutEverywhere } from '#web/app/dashboard/logout-everywhere.tsx';
import { FirstSteps } from '#web/features/onboarding/first-steps.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import { Settles } from '#web/shared/ui/settles.tsx';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { NO_SOCKET } from '../calendar/world.tsx';
import { api, webServer } from '../web-server.ts';

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => localStorage.clear());
afterEach(() => webServer.resetHandlers());
afterAll(() => webServer.close());

const SAMPLE = { __typename: 'Case', id: 'case_1', title: 'Ejemplo: Ortega Ruiz vs. Panificadora' };

/** A server that keeps the state of the steps. */
function stepsAnswer(part: object = {}) {
  const held = {
    steps: {
      __typename: 'FirstSteps',
      hasAsked: false,
      hasOpenedCase: false,
      hasComputedTerm: false,
      sampleCase: null as typeof SAMPLE | null,
      ...part,
    },
  };
  const payload = (name: string, rest: object) => ({ __typename: name, userErrors: [], ...rest });
  webServer.use(
    api.query('FirstSteps', () => HttpResponse.json({ data: { firstSteps: held.steps } })),
    api.mutation('CreateSampleCase', () => {
      held.steps = { ...held.steps, sampleCase: SAMPLE };
      return HttpResponse.json({ data: { createSampleCase: payload('CreateSampleCasePayload', { case: SAMPLE }) } });
    }),
    api.mutation('RemoveSampleCase', () => {
      held.steps = { ...held.steps, sampleCase: null };
      return HttpResponse.json({
        data: { removeSampleCase: payload('RemoveSampleCasePayload', { removedCaseId: SAMPLE.id }) },
      });
    }),
  );
}

const open = (place: 'first' | 'later' = 'first') =>
  render(
    <MemoryRouter useTransitions={false}>
      <GraphqlProvider socket={NO_SOCKET}>
        <Routes>
          <Route
            path="/"
            element={
              <FirstSteps
                userId="usr_1"
                place={place}
                ask={<p>La pregunta</p>}
                addresses={{ newCase: '/nuevo', calculator: '/calcular', caseFile: (id) => `/cases/${id}` }}
              />
            }
          />
          <Route path="/cases/:id" element={<p>El caso</p>} />
        </Routes>
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );

describe('the first steps', () => {
  it('are three with their state; what is done offers nothing more', async () => {
    stepsAnswer({ hasAsked: true });
    open();
    expect(await screen.findByRole('heading', { name: 'Tus primeros pasos' })).toBeVisible();
    expect(screen.getByText('1 de 3')).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Haz una consulta.*Hecho$/ })).toBeVisible();
    expect(screen.queryByText('La pregunta')).toBeNull();
    expect(screen.getByRole('heading', { name: /^Abre tu primer caso.*Por hacer$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nuevo caso' })).toHaveAttribute('href', '/nuevo');
    expect(screen.getByRole('link', { name: 'Calcular un término' })).toHaveAttribute('href', '/calcular');
  });

  it('come after the work of an account that has some', async () => {
    stepsAnswer({ hasOpenedCase: true });
    const { unmount } = open('first');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText('Tus primeros pasos')).toBeNull();
    unmount();
    open('later');
    expect(await screen.findByText('Tus primeros pasos')).toBeVisible();
  });

  it('are gone when all is done, and stay hidden for whoever hid them', async () => {
    stepsAnswer();
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ocultar' }));
    expect(screen.queryByText('Tus primeros pasos')).toBeNull();
    unmount();
    const again = open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText('Tus primeros pasos')).toBeNull();
    again.unmount();
    localStorage.clear();
    stepsAnswer({ hasAsked: true, hasOpenedCase: true, hasComputedTerm: true });
    open('later');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText('Tus primeros pasos')).toBeNull();
  });

  it('make a sample case and open it', async () => {
    stepsAnswer();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver con un caso de ejemplo' }));
    expect(await screen.findByText('El caso')).toBeVisible();
  });

  it('remove the sample with one press, also when the steps are done', async () => {
    stepsAnswer({ hasAsked: true, hasOpenedCase: true, hasComputedTerm: true, sampleCase: SAMPLE });
    open('later');
    expect(await screen.findByRole('link', { name: SAMPLE.title })).toHaveAttribute('href', '/cases/case_1');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar ejemplo' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: SAMPLE.title })).toBeNull());
    expect(await screen.findByText('Quitamos el caso de ejemplo con su vencimiento y su audiencia.')).toBeVisible();
  });
});

describe('what still loads', () => {
  const page = (isLoading: boolean) => (
    <div>
      <Settles>{isLoading ? <span data-settling /> : <p>Está</p>}</Settles>
      <p>Lo que sigue</p>
    </div>
  );
  const isHeld = () => document.querySelector('.settles') !== null;

  it('holds what follows until it is there, and never again', async () => {
    const { rerender } = render(page(true));
    expect(isHeld()).toBe(true);
    rerender(page(false));
    await waitFor(() => expect(isHeld()).toBe(false));
    rerender(page(true));
    expect(isHeld()).toBe(false);
  });

  it('holds it for a second and a half at most', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(page(true));
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(isHeld()).toBe(false);
    vi.useRealTimers();
  });
});

describe('the end of all sessions', () => {
  const ask = (answer: object) => {
    const onLogout = vi.fn();
    webServer.use(
      api.mutation('LogoutEverywhere', () =>
        HttpResponse.json({
          data: {
            logoutEverywhere: { __typename: 'LogoutEverywherePayload', endedCount: null, userErrors: [], ...answer },
          },
        }),
      ),
    );
    render(
      <GraphqlProvider socket={NO_SOCKET}>
        <LogoutEverywhere onClose={() => undefined} onLogout={onLogout} />
      </GraphqlProvider>,
    );
    return onLogout;
  };
  const dialog = () => within(screen.getByRole('dialog', { name: '¿Cerrar sesión en todos los dispositivos?' }));
  const confirm = () =>
    userEvent.click(dialog().getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }));

  it('is asked first, and ends that of this browser too', async () => {
    const onLogout = ask({ endedCount: 3 });
    expect(onLogout).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(onLogout).toHaveBeenCalledOnce());
  });

  it('that is refused says why, and nothing ends', async () => {
    const onLogout = ask({ userErrors: [{ __typename: 'UserError', code: 'CONFLICT', message: 'Ahora no.' }] });
    await confirm();
    expect(await dialog().findByText('Ahora no.')).toBeVisible();
    expect(onLogout).not.toHaveBeenCalled();
  });
});
