import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CaseDeadlinesDocument,
  ComputeChainDocument,
  DeadlinePanelDocument,
  MoveTriggerDocument,
  SaveDeadlinesDocument,
  type SaveDeadlinesMutationVariables,
} from '#tests/support/deadlines.generated.ts';
import { openCaseOf, renewsSession, seesDeadline, setClock } from '../../support/deadline-actions.ts';
import { World, type Caller } from '../../support/world.ts';

const NOON = '2026-03-03T18:00:00Z';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  setClock(world, NOON);
});
beforeEach(async () => {
  setClock(world, NOON);
  ana = await world.lawyer({ name: 'Ana' });
});
afterAll(() => world.end());

const CHAIN = { chainId: 'juicio-laboral', noticeOn: '2026-03-02', method: 'PERSONAL' as const, calendar: 'pjf' };

/** The answer and the reply of a labour suit, as the page of chains saves them. */
async function savesSuit(more: Partial<SaveDeadlinesMutationVariables['input']> = {}) {
  const { computeChain } = await ana.does(ComputeChainDocument, { input: CHAIN });
  const wanted = computeChain.steps.filter(
    ({ ruleId }) => /contestacion|replica$/.test(ruleId) && !/contra/.test(ruleId),
  );
  const deadlines = wanted.map(({ ruleId, computation: { noticeOn } }) => ({
    computation: { ruleId, noticeOn, calendar: 'pjf' },
  }));
  const input = { chainId: CHAIN.chainId, deadlines, ...more };
  const { saveDeadlines } = await ana.does(SaveDeadlinesDocument, { input });
  expect(saveDeadlines.userErrors).toEqual([]);
  const [answer, reply] = saveDeadlines.deadlines;
  if (!answer || !reply) throw new Error('two were not saved');
  return { answer, reply };
}

const hasParties = async (caseId: string, parties: readonly [name: string, role: string, isOurs: boolean][]) => {
  for (const [at, [name, role, isOurs]] of parties.entries())
    await world.sql(
      `insert into case_party (id, case_id, owner_id, name, folded_name, role, is_ours, created_at)
       select ?, id, owner_id, ?, lower(?), ?, ?, now() from legal_case where id = ?`,
      [
        `pty_${String(at).padStart(26, '0')}`.replace('pty_0', `pty_${caseId.slice(-1)}`),
        name,
        name,
        role,
        isOurs,
        caseId,
      ],
    );
};

describe('a step whose notice does not exist', () => {
  test('is not proposed to be saved, and is saved as an estimate', async () => {
    const { computeChain } = await ana.does(ComputeChainDocument, { input: CHAIN });
    expect(computeChain.steps.map(({ isChecked, isEstimated }) => [isChecked, isEstimated])).toEqual([
      [true, false],
      ...Array.from({ length: 5 }, () => [false, true]),
    ]);
    const { answer, reply } = await savesSuit();
    expect([answer.isEstimated, reply.isEstimated]).toEqual([false, true]);
  });

  test('stands last in the panel, is never overdue there and never the next of its case', async () => {
    const caseId = await openCaseOf(world, ana);
    const { answer, reply } = await savesSuit({ caseId });
    await world.sql(`update deadline set due_at = due_at - interval '30 days', due_on = due_on - 30 where id = ?`, [
      reply.id,
    ]);
    setClock(world, '2026-03-10T18:00:00Z');
    await renewsSession(ana);
    const { deadlinePanel } = await ana.does(DeadlinePanelDocument, { first: 10 });
    expect(deadlinePanel.active.nodes.map(({ id }) => id)).toEqual([answer.id, reply.id]);
    expect(deadlinePanel.overdueCount).toBe(0);
    const { case: held } = await ana.does(CaseDeadlinesDocument, { id: caseId });
    expect(held?.nextDeadline?.id).toBe(answer.id);
  });

  test('is counted from its notice once it is made, and then the first notice does not move it', async () => {
    const { answer, reply } = await savesSuit();
    const chainId = reply.chainId ?? '';
    const counted = await ana.does(MoveTriggerDocument, {
      input: { chainId, noticeOn: '2026-04-06', notices: [{ deadlineId: reply.id, noticeOn: '2026-04-06' }] },
    });
    expect(counted.moveTrigger.userErrors).toEqual([]);
    const real = await seesDeadline(ana, reply.id);
    expect(real).toMatchObject({ isEstimated: false });
    await ana.does(MoveTriggerDocument, { input: { chainId, noticeOn: '2026-03-10' } });
    expect((await seesDeadline(ana, answer.id))?.dueOn).not.toBe(answer.dueOn);
    expect((await seesDeadline(ana, reply.id))?.dueOn).toBe(real?.dueOn);
    // Taken back: it is an estimate again.
    await ana.does(MoveTriggerDocument, {
      input: {
        chainId,
        noticeOn: '2026-03-23',
        notices: [{ deadlineId: reply.id, noticeOn: '2026-03-23', isEstimated: true }],
      },
    });
    expect(await seesDeadline(ana, reply.id)).toMatchObject({ isEstimated: true });
  });
});

describe('the act of the other side', () => {
  test('is marked by the parties of the case', async () => {
    const caseId = await openCaseOf(world, ana);
    await hasParties(caseId, [
      ['Paola Ríos', 'PLAINTIFF', true],
      ['Textiles Ejemplo', 'DEFENDANT', false],
    ]);
    const { answer, reply } = await savesSuit({ caseId });
    expect([answer.isTheirs, reply.isTheirs]).toEqual([true, false]);
    const { case: held } = await ana.does(CaseDeadlinesDocument, { id: caseId });
    expect(held?.representedSide).toBe('PLAINTIFF');
  });

  test('is marked by what the caller says, and by nothing when nobody says it', async () => {
    const said = await savesSuit({ represents: 'DEFENDANT' });
    expect([said.answer.isTheirs, said.reply.isTheirs]).toEqual([false, true]);
    const unsaid = await savesSuit();
    expect([unsaid.answer.isTheirs, unsaid.reply.isTheirs]).toEqual([false, false]);
  });
});
