import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { CasesDocument, CreateCaseDocument, OneCaseDocument } from '#tests/support/cases.generated.ts';
import { CreateEventDocument } from '#tests/support/calendar.generated.ts';
import {
  CreateSampleCaseDocument,
  FirstStepsDocument,
  NextHearingDocument,
  RemoveSampleCaseDocument,
} from '#tests/support/onboarding.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const steps = async (caller: Caller) => (await caller.does(FirstStepsDocument)).firstSteps;
const usedCases = async (caller: Caller) => (await caller.does(FirstStepsDocument)).me.usage.cases;
async function makesSample(caller: Caller) {
  const { case: sample, userErrors } = (await caller.does(CreateSampleCaseDocument)).createSampleCase;
  if (!sample) throw new Error(userErrors[0]?.message);
  return sample;
}
const rowsOf = (table: string, caseId: string) =>
  world.sql<{ n: number }>(`select count(*)::int as n from ${table} where case_id = ?`, [caseId]);

describe('the first steps', () => {
  test('are open for a new account, and each is done by what it names', async () => {
    const ana = await world.lawyer();
    expect(await steps(ana)).toEqual({
      hasAsked: false,
      hasOpenedCase: false,
      hasComputedTerm: false,
      sampleCase: null,
    });
    await ana.asks('¿Cuántos días de aguinaldo me tocan?');
    expect(await steps(ana)).toMatchObject({ hasAsked: true, hasOpenedCase: false });
    await ana.does(CreateCaseDocument, { input: { title: 'Divorcio', client: 'Ana Ruiz', area: 'FAMILY' } });
    expect(await steps(ana)).toMatchObject({ hasAsked: true, hasOpenedCase: true, hasComputedTerm: false });
  });

  test('are not done by the sample', async () => {
    const ana = await world.lawyer();
    const { id } = await makesSample(ana);
    expect(await steps(ana)).toEqual({
      hasAsked: false,
      hasOpenedCase: false,
      hasComputedTerm: false,
      sampleCase: { id, isSample: true },
    });
  });
});

describe('the sample', () => {
  test('is a whole case with a computed term of the own side and a hearing, and takes no place of the plan', async () => {
    const ana = await world.lawyer({ plan: 'FREE' });
    const sample = await makesSample(ana);
    expect(sample).toMatchObject({ isSample: true, status: 'ACTIVE', tags: ['ejemplo'], myRole: 'OWNER' });
    expect(sample.parties).toHaveLength(2);
    expect(sample.notes.nodes).toHaveLength(1);
    expect(sample.deadlines.nodes).toEqual([
      expect.objectContaining({ origin: 'COMPUTED', isTheirs: false, title: 'Ejemplo: contestar la demanda' }),
    ]);
    expect(sample.events.nodes).toEqual([expect.objectContaining({ type: 'HEARING' })]);
    expect(await usedCases(ana)).toBe(0);
  });

  test('is made once: a second request answers with the same, also at the same time', async () => {
    const ana = await world.lawyer();
    const made = await Promise.all([makesSample(ana), makesSample(ana)]);
    expect((await makesSample(ana)).id).toBe(made[0].id);
    expect(made[1].id).toBe(made[0].id);
    expect((await ana.does(CasesDocument, {})).cases.nodes).toHaveLength(1);
  });

  test('is removed with its term and its events, and can be made again', async () => {
    const ana = await world.lawyer();
    const { id, events } = await makesSample(ana);
    const removed = (await ana.does(RemoveSampleCaseDocument)).removeSampleCase;
    expect(removed).toEqual({ removedCaseId: id, userErrors: [] });
    expect((await ana.does(OneCaseDocument, { id })).case).toBeNull();
    expect(await rowsOf('deadline', id)).toEqual([{ n: 0 }]);
    const left = await world.sql('select id from calendar_event where id = ? and deleted_at is null', [
      events.nodes[0]?.id ?? '',
    ]);
    expect(left).toEqual([]);
    expect((await ana.does(RemoveSampleCaseDocument)).removeSampleCase.removedCaseId).toBeNull();
    expect((await makesSample(ana)).id).not.toBe(id);
  });

  test('is removed for its owner only, and no other case with it', async () => {
    const [ana, luis] = [await world.lawyer(), await world.lawyer()];
    const { id } = await makesSample(ana);
    const own = (
      await luis.does(CreateCaseDocument, { input: { title: 'Divorcio', client: 'Luis Paz', area: 'FAMILY' } })
    ).createCase.case;
    expect((await luis.does(RemoveSampleCaseDocument)).removeSampleCase.removedCaseId).toBeNull();
    expect((await luis.does(OneCaseDocument, { id: own?.id ?? '' })).case).not.toBeNull();
    expect((await ana.does(OneCaseDocument, { id })).case).not.toBeNull();
  });
});

test('the next hearing is told although other events come before it', async () => {
  const ana = await world.lawyer();
  await ana.does(CreateEventDocument, { input: { title: 'Junta', type: 'MEETING', start: '2026-11-25T10:00' } });
  await ana.does(CreateEventDocument, { input: { title: 'Preliminar', type: 'HEARING', start: '2027-01-20T10:00' } });
  expect((await ana.does(NextHearingDocument)).today).toEqual({
    next: { title: 'Junta' },
    nextHearing: { title: 'Preliminar' },
  });
});

// Last, because it moves the clock.
test('the sample sends no mail about its term', async () => {
  const ana = await world.lawyer();
  const before = (await world.outbox()).length;
  await makesSample(ana);
  world.clock.advance(12 * DAY);
  await world.sql("select graphile_worker.add_job('tell-deadlines')");
  await world.runJobs('tell-deadlines');
  await world.runJobs('mail-deadline-alerts');
  expect((await world.outbox()).length).toBe(before);
});
