import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#schema/lib/durations.ts';
import {
  DiscardTimerDocument,
  PauseTimerDocument,
  ResumeTimerDocument,
  StartTimerDocument,
  UpdateTimerDocument,
} from '#tests/support/hours.generated.ts';
import { TimerChangedDocument, type TimerChangedSubscription } from '#tests/support/calendar.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { opens, running, starts, stops, summary } from './hours-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });
/** Time passes, and its person comes back. */
async function waits(caller: Caller, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  await caller.returns();
}

describe('the stopwatch', () => {
  test('is on the server: it is found by another tab, paused, gone on with and recorded', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    const { timer } = await starts(ana, { caseId, activity: 'DRAFTING', description: ' Demanda ' });
    expect(timer).toMatchObject({
      activity: 'DRAFTING',
      description: 'Demanda',
      billing: 'BILLABLE',
      accumulatedSeconds: 0,
      isTooLong: false,
      case: { id: caseId },
    });
    await waits(ana, 10 * MINUTE);
    const seen = await running(ana);
    expect(seen).toMatchObject({ id: timer?.id, runningSince: timer?.startedAt });
    expect(Date.parse(seen?.serverTime ?? '') - Date.parse(seen?.runningSince ?? '')).toBeGreaterThanOrEqual(
      10 * MINUTE,
    );
    const id = timer?.id ?? '';
    const { timer: paused } = (await ana.does(PauseTimerDocument, { id })).pauseTimer;
    expect(paused?.runningSince).toBeNull();
    expect(paused?.accumulatedSeconds).toBeGreaterThanOrEqual(600);
    // The computer sleeps.
    await waits(ana, 5 * HOUR);
    expect((await running(ana))?.accumulatedSeconds).toBe(paused?.accumulatedSeconds);
    await ana.does(ResumeTimerDocument, { id });
    await ana.does(UpdateTimerDocument, { input: { timerId: id, description: 'Demanda inicial', caseId: null } });
    await waits(ana, 5 * MINUTE);
    const { entry } = await stops(ana, id);
    expect(entry).toMatchObject({ source: 'TIMER', description: 'Demanda inicial', activity: 'DRAFTING', case: null });
    expect(entry?.seconds).toBeGreaterThanOrEqual(900);
    expect(entry?.seconds).toBeLessThan(930);
    expect(await running(ana)).toBeNull();
  });

  test('stopped from two tabs at once is one entry', async () => {
    const ana = await pro();
    const { timer } = await starts(ana);
    await waits(ana, MINUTE);
    const both = await Promise.all([stops(ana, timer?.id ?? ''), stops(ana, timer?.id ?? '')]);
    expect(both.map(({ userErrors }) => userErrors)).toEqual([[], []]);
    expect(new Set(both.map(({ entry }) => entry?.id)).size).toBe(1);
    expect((await summary(ana)).total.entryCount).toBe(1);
  });

  test('two do not overlap: a second is a conflict that shows the first, or takes its place', async () => {
    const ana = await pro();
    const { timer } = await starts(ana, { description: 'Primera' });
    const second = await starts(ana, { description: 'Segunda' });
    expect(second).toMatchObject({ timer: { id: timer?.id }, userErrors: [{ code: 'CONFLICT' }] });
    await waits(ana, 20 * MINUTE);
    const third = await starts(ana, { description: 'Tercera', replaces: true });
    expect(third).toMatchObject({ timer: { description: 'Tercera' }, stoppedEntry: { description: 'Primera' } });
    const many = await Promise.all(Array.from({ length: 5 }, () => starts(ana)));
    expect(many.every(({ userErrors }) => userErrors[0]?.code === 'CONFLICT')).toBe(true);
    expect((await ana.does(DiscardTimerDocument, { id: third.timer?.id ?? '' })).discardTimer.userErrors).toEqual([]);
    const fresh = await Promise.all(Array.from({ length: 5 }, () => starts(ana)));
    expect(fresh.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1);
  });

  test('that ran over a weekend asks how long the work was', async () => {
    const ana = await pro();
    const { timer } = await starts(ana);
    const id = timer?.id ?? '';
    await waits(ana, 60 * HOUR);
    expect(await running(ana)).toMatchObject({ isTooLong: true });
    expect((await stops(ana, id)).userErrors).toMatchObject([
      { code: 'VALIDATION', field: 'seconds', message: expect.stringContaining('60.00 h') },
    ]);
    expect((await starts(ana, { replaces: true })).userErrors).toMatchObject([{ field: 'seconds' }]);
    expect((await stops(ana, id, 90_000)).userErrors).toMatchObject([{ field: 'seconds' }]);
    expect((await stops(ana, id, 7200)).entry).toMatchObject({ seconds: 7200 });
  });

  test('of somebody else is not found; signed out it is refused', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const { timer } = await starts(ana);
    const id = timer?.id ?? '';
    for (const each of [id, 'tmr_no']) {
      expect((await stops(eva, each)).userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'timerId' }]);
      expect((await eva.does(PauseTimerDocument, { id: each })).pauseTimer.userErrors).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
      expect((await eva.does(DiscardTimerDocument, { id: each })).discardTimer.userErrors).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
    }
    expect(await running(eva)).toBeNull();
    const { errors } = await world.visitor().graphql(StartTimerDocument, { input: {} });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await starts(eva, { caseId: await opens(ana) })).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: 'caseId' },
    ]);
    expect((await starts(eva, { eventId: 'evt_no' })).userErrors).toMatchObject([{ field: 'eventId' }]);
    expect((await starts(eva, { taskId: 'tsk_no' })).userErrors).toMatchObject([{ field: 'taskId' }]);
    expect((await starts(eva, { description: 'a'.repeat(2001) })).userErrors).toMatchObject([{ field: 'description' }]);
  });

  test('is told to the other tabs of its person', async () => {
    const ana = await pro();
    const heard: TimerChangedSubscription['timerChanged'][] = [];
    void (async () => {
      const query = print(TimerChangedDocument);
      for await (const { data } of ana.socket().iterate<TimerChangedSubscription>({ query }))
        if (data) heard.push(data.timerChanged);
    })().catch(() => undefined);
    let id = '';
    await expect
      .poll(async () => {
        const { timer } = await starts(ana, { replaces: true });
        id = timer?.id ?? id;
        return heard.length;
      })
      .toBeGreaterThan(0);
    await stops(ana, id);
    await expect.poll(() => heard.at(-1)).toMatchObject({ timer: null, entry: { seconds: expect.any(Number) } });
  });
});
