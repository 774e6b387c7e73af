import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CloseCourtDocument,
  ComputeDeadlineDocument,
  CountedFromDocument,
  MoveTriggerDocument,
  SaveDeadlinesDocument,
  SetAlertDaysDocument,
  SnoozeDeadlineDocument,
  UpdateDeadlineDocument,
} from '#tests/support/deadlines.generated.ts';
import {
  AMPARO,
  openCaseOf,
  createsDeadline,
  renewsSession,
  savesDeadlines,
  savesDeadline,
  seesDeadline,
  setClock,
} from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const begin = async (): Promise<Caller> => {
  setClock(world, '2026-03-03T18:00:00Z');
  ana = await world.lawyer();
  return ana;
};

async function at(iso: string): Promise<void> {
  setClock(world, iso);
  await world.sql(`select graphile_worker.add_job('tell-deadlines', '{}'::json)`);
  await world.runJobs('tell-deadlines');
  await renewsSession(ana);
}

const told = async (id: string): Promise<string[]> =>
  (
    await world.sql<{ occasion: string }>('select occasion from deadline_alert where deadline_id = ? order by 1', [id])
  ).map(({ occasion }) => occasion);

describe('an alert that is due and not told yet', () => {
  test('is told although its deadline is edited in that minute', async () => {
    await begin();
    const deadline = await createsDeadline(ana, { dueOn: '2026-03-20' });
    setClock(world, '2026-03-13T14:00:20Z');
    await renewsSession(ana);
    const { id, version } = deadline;
    await ana.does(UpdateDeadlineDocument, { input: { id, version, title: 'Otro título' } });
    await at('2026-03-13T14:01:00Z');
    await at('2026-03-13T14:02:00Z');
    expect(await told(id)).toEqual(['STAGE:2026-03-20:7']);
  });

  test('is told although the alert days of the account are chosen in that minute', async () => {
    await begin();
    const { id } = await createsDeadline(ana, { dueOn: '2026-03-20' });
    setClock(world, '2026-03-13T14:00:20Z');
    await renewsSession(ana);
    await ana.does(SetAlertDaysDocument, { input: { alertDays: [2, 7] } });
    await at('2026-03-13T14:01:00Z');
    expect(await told(id)).toEqual(['STAGE:2026-03-20:7']);
    await at('2026-03-18T14:01:00Z');
    expect(await told(id)).toEqual(['STAGE:2026-03-20:2', 'STAGE:2026-03-20:7']);
  });

  test('is not told when the deadline moved away in that minute', async () => {
    await begin();
    const { id, version } = await createsDeadline(ana, { dueOn: '2026-03-20' });
    setClock(world, '2026-03-13T14:00:20Z');
    await renewsSession(ana);
    await ana.does(UpdateDeadlineDocument, { input: { id, version, dueOn: '2026-04-20' } });
    await at('2026-03-13T14:01:00Z');
    expect(await told(id)).toEqual([]);
  });

  test('as a reminder of what ended meanwhile says that it ended, and nothing stays snoozed', async () => {
    await begin();
    const { id } = await savesDeadline(ana);
    setClock(world, '2026-03-24T18:00:00Z');
    await renewsSession(ana);
    await ana.does(SnoozeDeadlineDocument, { input: { id, hours: 6 } });
    await at('2026-03-26T14:00:00Z');
    expect(await told(id)).toEqual(['OVERDUE:2026-03-25T05:59:59.000Z']);
    expect(await seesDeadline(ana, id)).toMatchObject({ isSnoozed: false, remindAt: null });
  });
});

describe('what a deadline was counted from', () => {
  const countedFrom = async (id: string) => (await ana.does(CountedFromDocument, { id })).deadline?.countedFrom ?? null;

  test('comes back whole, so that it can be counted again; of one typed in there is nothing', async () => {
    await begin();
    const term = {
      title: 'Desahogar prevención',
      regime: 'lft',
      amount: 3,
      unit: 'WORKING_DAYS' as const,
      articles: ['LFT 735'],
    };
    const suspensions = [{ from: '2026-03-04', to: '2026-03-05', reason: 'Conciliación de ejemplo' }];
    const computation = { term, noticeOn: '2026-03-02', method: 'PERSONAL' as const, distanceKm: 450, suspensions };
    const { id, dueOn } = await savesDeadline(ana, { deadlines: [{ computation }] });
    const from = await countedFrom(id);
    expect(from).toMatchObject({
      ...computation,
      term: { ...term, articles: ['lft:735'], countsTriggerDay: false },
      ruleId: null,
      adviceSentOn: null,
      calendar: null,
    });
    if (!from) throw new Error('nothing to count from');
    const again = (await ana.does(ComputeDeadlineDocument, { input: from })).computeDeadline;
    expect(again.computation?.dueOn).toBe(dueOn);
    expect(await countedFrom((await createsDeadline(ana)).id)).toBeNull();
  });

  test('a move is taken back to the notice that each had', async () => {
    await begin();
    const advised = {
      term: { regime: 'cff', amount: 30, unit: 'WORKING_DAYS' as const },
      noticeOn: '2026-02-27',
      adviceSentOn: '2026-02-27',
      method: 'TAX_MAILBOX' as const,
    };
    const late = { ...AMPARO, noticeOn: '2026-03-03' };
    const saved = await savesDeadlines(ana, {
      deadlines: [AMPARO, late, advised].map((computation) => ({ computation })),
    });
    const chainId = saved[0]?.chainId ?? '';
    const notices = [];
    for (const { id: deadlineId } of saved) {
      const { noticeOn = '', adviceSentOn, noticeAt, method } = (await countedFrom(deadlineId)) ?? {};
      notices.push({ deadlineId, noticeOn, adviceSentOn, noticeAt, method });
    }
    const move = async (input: object) =>
      (await ana.does(MoveTriggerDocument, { input: { chainId, noticeOn: '2026-03-09', ...input } })).moveTrigger;
    const dates = (deadlines: readonly { id: string; dueOn: string }[]) =>
      Object.fromEntries(deadlines.map(({ id, dueOn }) => [id, dueOn]));
    expect(dates((await move({ method: 'PERSONAL' })).deadlines)).not.toEqual(dates(saved));
    expect(dates((await move({ notices })).deadlines)).toEqual(dates(saved));
    expect(await countedFrom(saved[2]?.id ?? '')).toMatchObject({ adviceSentOn: '2026-02-27', method: 'TAX_MAILBOX' });
    const foreign = (await createsDeadline(ana)).id;
    for (const wrong of [[], [{ deadlineId: foreign, noticeOn: '2026-03-02' }]])
      expect((await move({ notices: wrong })).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'notices' }]);
    expect((await move({ notices: [{ ...notices[0], noticeOn: '1900-01-01' }] })).userErrors).toMatchObject([
      { code: 'VALIDATION', field: 'notices' },
    ]);
  });
});

test.each(['<script>', 'zzz:1', 'lft:99999', 'el de siempre', ''])(
  'a free term that rests on «%s» is refused beside its field, and is not saved',
  async (article) => {
    await begin();
    const computation = {
      term: { regime: 'lft', amount: 5, unit: 'WORKING_DAYS' as const, articles: ['lft:735', article] },
      noticeOn: '2026-03-02',
      method: 'PERSONAL' as const,
    };
    const { computeDeadline } = await ana.does(ComputeDeadlineDocument, { input: computation });
    expect(computeDeadline).toMatchObject({
      computation: null,
      userErrors: [{ code: 'VALIDATION', field: 'term.articles' }],
    });
    const { saveDeadlines } = await ana.does(SaveDeadlinesDocument, { input: { deadlines: [{ computation }] } });
    expect(saveDeadlines.userErrors).toMatchObject([{ field: 'deadlines.0.computation.term.articles' }]);
  },
);

test('what goes to a matter of somebody else is counted with the closures of its owner', async () => {
  await begin();
  const boss = await world.lawyer();
  const caseId = await openCaseOf(world, boss, [ana]);
  await boss.does(CloseCourtDocument, {
    input: { calendar: 'pjf', from: '2026-03-10', to: '2026-03-12', reason: 'Ejemplo', source: 'Ejemplo' },
  });
  const { id, version, dueOn } = await savesDeadline(ana);
  expect(dueOn).toBe('2026-03-24');
  const { updateDeadline } = await ana.does(UpdateDeadlineDocument, { input: { id, version, caseId } });
  expect(updateDeadline.deadline).toMatchObject({ dueOn: '2026-03-27' });
  expect(updateDeadline.deadline?.changeNote).toContain('otro calendario');
});
