import {
  CreateDeadlineDocument,
  OneDeadlineDocument,
  SaveDeadlinesDocument,
  type CreateDeadlineMutationVariables,
  type SaveDeadlinesMutationVariables,
} from './deadlines.generated.ts';
import { openCaseFor } from './case-chat-load.ts';
import type { Caller, World } from './world.ts';

type Given = Partial<CreateDeadlineMutationVariables['input']>;
type Saved = Partial<SaveDeadlinesMutationVariables['input']>;

/** Sets the clock of the world to an instant, also in the past. */
export const setClock = (world: World, iso: string): void =>
  world.clock.advance(Date.parse(iso) - world.clock.now().getTime());

/** Signs in again, after the clock moved beyond the life of a session. */
export async function renewsSession(...callers: Caller[]): Promise<void> {
  for (const caller of callers) await caller.returns();
}

/** The payload of `createDeadline`; by default for 20 March 2026. */
export const triesToCreateDeadline = async (caller: Caller, given: Given = {}) =>
  (
    await caller.does(CreateDeadlineDocument, {
      input: { title: 'Presentar promoción', ...(given.dueAt ? {} : { dueOn: '2026-03-20' }), ...given },
    })
  ).createDeadline;

export async function createsDeadline(caller: Caller, given: Given = {}) {
  const { deadline, userErrors } = await triesToCreateDeadline(caller, given);
  if (!deadline) throw new Error(userErrors[0]?.message);
  return deadline;
}

/** Fifteen working days for an amparo, notified personally on Monday 2 March 2026. */
export const AMPARO = {
  ruleId: 'lamparo-17-demanda-indirecto',
  noticeOn: '2026-03-02',
  method: 'PERSONAL' as const,
  lawOfAct: 'lfpa',
  calendar: 'pjf',
};

export async function savesDeadlines(caller: Caller, given: Saved = {}) {
  const input = { deadlines: [{ computation: AMPARO }], ...given };
  const { deadlines, userErrors } = (await caller.does(SaveDeadlinesDocument, { input })).saveDeadlines;
  if (userErrors[0]) throw new Error(userErrors[0].message);
  return deadlines;
}

export async function savesDeadline(caller: Caller, given: Saved = {}) {
  const [deadline] = await savesDeadlines(caller, given);
  if (!deadline) throw new Error('nothing was saved');
  return deadline;
}

export const seesDeadline = async (caller: Caller, id: string) =>
  (await caller.does(OneDeadlineDocument, { id })).deadline;

/** A case of an owner, with collaborators and guests. */
export async function openCaseOf(world: World, owner: Caller, others: Caller[] = [], guests: Caller[] = []) {
  const id = await openCaseFor(
    (text, values) => world.sql(text, values),
    owner.userId,
    others.map(({ userId }) => userId),
  );
  for (const { userId } of guests)
    await world.sql(`insert into case_member (case_id, user_id, role, joined_at) values (?, ?, 'GUEST', now())`, [
      id,
      userId,
    ]);
  await world.sql('update legal_case set last_activity_at = ?, updated_at = ? where id = ?', [
    world.clock.now(),
    world.clock.now(),
    id,
  ]);
  return id;
}
