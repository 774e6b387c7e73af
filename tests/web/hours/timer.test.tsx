import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTimer } from '#web/features/hours/timer/live-timer.tsx';
import { TimerButton } from '#web/features/hours/timer/timer-button.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { LiveSocket } from '#web/shared/apollo/socket.ts';
import type { TimerFieldsFragment } from '#web/features/hours/timer/timer.generated.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { broken, calendarWorld, done, legalCase, NO_SOCKET, refusal, refused } from '../calendar/world.tsx';
import { handSocket } from '../cases/realtime-world.tsx';
import { webServer } from '../web-server.ts';

const NOW = Date.parse('2026-11-23T16:00:00.000Z');

beforeAll(() => webServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  webServer.resetHandlers();
});
afterAll(() => webServer.close());

const at = (secondsAgo: number, from = NOW) => new Date(from - secondsAgo * 1000).toISOString();

const timer = (part: Partial<TimerFieldsFragment> = {}) => ({
  __typename: 'RunningTimer',
  id: 'tmr_1',
  case: legalCase(),
  event: null,
  task: null,
  activity: 'DRAFTING',
  description: 'Demanda',
  billing: 'BILLABLE',
  startedAt: at(3600),
  runningSince: at(60),
  accumulatedSeconds: 3540,
  serverTime: new Date().toISOString(),
  isTooLong: false,
  ...part,
});

const entry = (seconds: number) => ({
  __typename: 'TimeEntry',
  id: 'ten_1',
  personId: 'usr_1',
  personName: 'Persona usr_1',
  case: legalCase(),
  client: 'Comercializadora Ejemplo',
  event: null,
  task: null,
  workedOn: '2026-11-23',
  startedAt: null,
  endedAt: null,
  seconds,
  billedSeconds: seconds,
  activity: 'DRAFTING',
  description: 'Demanda',
  billing: 'BILLABLE',
  source: 'TIMER',
  rate: null,
  rateScope: null,
  amount: null,
  prebill: null,
  version: 1,
  viewerCanEdit: true,
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const bar = (socket: LiveSocket = NO_SOCKET) =>
  render(
    <MemoryRouter useTransitions={false}>
      <GraphqlProvider socket={socket}>
        <LiveTimer />
        <header>
          <TimerButton timesheetAddress="/hoja" />
        </header>
      </GraphqlProvider>
      <Toaster />
    </MemoryRouter>,
  );
const trigger = (name: RegExp | string) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Cronómetro' }));

describe('the stopwatch', () => {
  it('is started from anywhere, for a case', async () => {
    let running: object | null = null;
    const world = calendarWorld({
      answers: {
        RunningTimer: () => ({ runningTimer: running }),
        StartTimer: () => {
          running = timer({ accumulatedSeconds: 0, runningSince: new Date(NOW).toISOString() });
          return done('startTimer', { timer: running, stoppedEntry: null });
        },
      },
    });
    bar();
    await user.click(await trigger('Cronómetro'));
    const shown = await panel();
    await user.type(await shown.findByRole('combobox', { name: /^Caso/ }), 'cobro');
    await user.click(await shown.findByRole('option', { name: /Cobro de pagaré/ }));
    await user.type(shown.getByLabelText(/¿En qué trabajas\?/), 'Demanda');
    await user.click(shown.getByRole('button', { name: 'Iniciar' }));
    expect(await trigger('Cronómetro en marcha: Cobro de pagaré')).toBeVisible();
    expect(world.asked('StartTimer')).toEqual([
      { activity: 'OTHER', description: 'Demanda', replaces: false, caseId: 'case_1' },
    ]);
  });

  it('counts by the server: a browser clock two hours wrong shows the same', async () => {
    calendarWorld({
      answers: {
        RunningTimer: () => ({
          runningTimer: timer({
            serverTime: at(7200, Date.now()),
            runningSince: at(7260),
          }),
        }),
      },
    });
    bar();
    expect(await trigger(/en marcha/)).toHaveTextContent(/1:00:0\d/);
  });

  it('goes on after a night asleep, and asks the server when somebody looks again', async () => {
    const world = calendarWorld({ answers: { RunningTimer: () => ({ runningTimer: timer() }) } });
    bar();
    expect(await trigger(/en marcha/)).toHaveTextContent(/1:00:0\d/);
    const before = world.asked('RunningTimer').length;
    // Asleep: no timer fired meanwhile, only the clock moved on.
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(1_200));
    expect(await trigger(/en marcha/)).toHaveTextContent(/9:00:0\d/);
    await waitFor(() => expect(world.asked('RunningTimer').length).toBeGreaterThan(before));
  });

  it('survives a reload: it is the server that holds it', async () => {
    calendarWorld({ answers: { RunningTimer: () => ({ runningTimer: timer() }) } });
    const first = bar();
    await trigger(/en marcha/);
    first.unmount();
    bar();
    expect(await trigger(/en marcha: Cobro de pagaré/)).toHaveTextContent(/1:00:0\d/);
  });

  it('started and stopped in another tab is so here too', async () => {
    calendarWorld();
    const { socket, send } = handSocket();
    bar(socket);
    await trigger('Cronómetro');
    send('LiveTimer', { timerChanged: { __typename: 'TimerChange', timer: timer(), entry: null } });
    expect(await trigger(/en marcha: Cobro de pagaré/)).toBeVisible();
    send('LiveTimer', {
      timerChanged: {
        __typename: 'TimerChange',
        timer: null,
        entry: { __typename: 'TimeEntry', id: 'ten_1', seconds: 3600 },
      },
    });
    expect(await trigger('Cronómetro')).toBeVisible();
  });

  it('is paused, goes on, and is stopped into an entry', async () => {
    const world = calendarWorld({
      answers: {
        RunningTimer: () => ({ runningTimer: timer() }),
        PauseTimer: () => done('pauseTimer', { timer: timer({ runningSince: null, accumulatedSeconds: 3600 }) }),
        ResumeTimer: () => done('resumeTimer', { timer: timer({ accumulatedSeconds: 3600, runningSince: at(0) }) }),
        StopTimer: () => done('stopTimer', { entry: entry(3600) }),
      },
    });
    bar();
    await user.click(await trigger(/en marcha/));
    const shown = await panel();
    await user.click(await shown.findByRole('button', { name: 'Pausar' }));
    expect(await shown.findByText('En pausa')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(shown.getByText('1:00:00')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Reanudar' }));
    expect(await shown.findByText('En marcha')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Detener y registrar' }));
    expect(await screen.findByText('Registraste 1 h.')).toBeVisible();
    expect(world.asked('StopTimer')).toEqual([{ timerId: 'tmr_1' }]);
    expect(await trigger('Cronómetro')).toBeVisible();
  });

  it('changes case: what it has is recorded, and another one begins', async () => {
    const world = calendarWorld({
      answers: {
        RunningTimer: () => ({ runningTimer: timer() }),
        StartTimer: () =>
          done('startTimer', {
            timer: timer({ id: 'tmr_2', case: null, accumulatedSeconds: 0, runningSince: at(0) }),
            stoppedEntry: entry(3600),
          }),
      },
    });
    bar();
    await user.click(await trigger(/en marcha/));
    const shown = await panel();
    await user.click(await shown.findByRole('button', { name: 'Cambiar de caso' }));
    await user.click(shown.getByRole('button', { name: 'Registrar y empezar' }));
    expect(await screen.findByText('Registraste 1 h. Cronómetro en marcha.')).toBeVisible();
    expect(world.asked('StartTimer')[0]).toMatchObject({ replaces: true });
    expect(await trigger('Cronómetro en marcha: sin caso')).toBeVisible();
  });

  it('that another tab started meanwhile is not overwritten without asking', async () => {
    const world = calendarWorld({
      answers: {
        StartTimer: ({ replaces }) =>
          replaces
            ? done('startTimer', { timer: timer(), stoppedEntry: entry(60) })
            : refused('startTimer', refusal('Ya hay un cronómetro en marcha.', null, 'CONFLICT'), {
                timer: null,
                stoppedEntry: null,
              }),
      },
    });
    bar();
    await user.click(await trigger('Cronómetro'));
    await user.click(await (await panel()).findByRole('button', { name: 'Iniciar' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Ya hay un cronómetro en marcha' }));
    const replace = asked.getByRole('button', { name: 'Registrar y empezar otro' });
    // The menu below it closes first; until then the page takes no press.
    await waitFor(() => expect(getComputedStyle(replace).pointerEvents).not.toBe('none'));
    await user.click(replace);
    await waitFor(() => expect(world.asked('StartTimer').map(({ replaces }) => replaces)).toEqual([false, true]));
  });

  it('of more than a day asks how long the work really was', async () => {
    const world = calendarWorld({
      answers: {
        RunningTimer: () => ({ runningTimer: timer({ isTooLong: true, accumulatedSeconds: 90_000 }) }),
        StopTimer: () => done('stopTimer', { entry: entry(5400) }),
      },
    });
    bar();
    await user.click(await trigger(/en marcha/));
    const shown = await panel();
    expect(await shown.findByText(/lleva más de 24 horas/)).toBeVisible();
    const stop = shown.getByRole('button', { name: 'Detener y registrar' });
    await user.type(shown.getByLabelText('Tiempo trabajado'), '25:00');
    expect(stop).toBeDisabled();
    await user.clear(shown.getByLabelText('Tiempo trabajado'));
    await user.type(shown.getByLabelText('Tiempo trabajado'), '1:30');
    await user.click(stop);
    await waitFor(() => expect(world.asked('StopTimer')).toEqual([{ timerId: 'tmr_1', seconds: 5400 }]));
  });

  it('for which its day has no room asks how long it really was, and keeps running', async () => {
    const full = refused('stopTimer', refusal('Con este registro, el día pasaría de 24 horas.', 'seconds'), {
      entry: null,
    });
    const world = calendarWorld({
      answers: { RunningTimer: () => ({ runningTimer: timer() }), StopTimer: () => full },
    });
    bar();
    await user.click(await trigger(/en marcha/));
    const shown = await panel();
    await user.click(await shown.findByRole('button', { name: 'Detener y registrar' }));
    expect(await shown.findByText(/pasaría de 24 horas/)).toBeVisible();
    world.answer('StopTimer', () => done('stopTimer', { entry: entry(1800) }));
    await user.type(await shown.findByLabelText('Tiempo trabajado'), '0:30');
    await user.click(shown.getByRole('button', { name: 'Detener y registrar' }));
    await waitFor(() => expect(world.asked('StopTimer').at(-1)).toEqual({ timerId: 'tmr_1', seconds: 1800 }));
  });

  it('is discarded only when asked twice', async () => {
    const world = calendarWorld({
      answers: {
        RunningTimer: () => ({ runningTimer: timer() }),
        DiscardTimer: () => done('discardTimer', { discardedTimerId: 'tmr_1' }),
      },
    });
    bar();
    await user.click(await trigger(/en marcha/));
    await user.click(await (await panel()).findByRole('button', { name: 'Descartar' }));
    const asked = within(await screen.findByRole('dialog', { name: '¿Descartar el cronómetro?' }));
    await user.click(asked.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Cronómetro descartado.')).toBeVisible();
    expect(world.asked('DiscardTimer')).toEqual([{ timerId: 'tmr_1' }]);
  });

  it('that cannot be changed says why', async () => {
    calendarWorld({
      answers: { RunningTimer: () => ({ runningTimer: timer() }), PauseTimer: () => broken() },
    });
    bar();
    await user.click(await trigger(/en marcha/));
    const shown = await panel();
    await user.click(await shown.findByRole('button', { name: 'Pausar' }));
    expect(await shown.findByText('No pudimos cambiar el cronómetro')).toBeVisible();
    expect(shown.getByText('El servicio no está disponible.')).toBeVisible();
  });
});
