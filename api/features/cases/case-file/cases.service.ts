import type { CaseStatus, CreateCaseInput, UpdateCaseInput } from '#schema/generated/contract.ts';
import { casesText as say } from '#schema/text/cases.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { CaseMember, LegalCase, type CourtOffice } from '#db/entities/case.entity.ts';
import { accountZone } from '#api/features/users/index.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { showMeter, takeRoomForCase } from '#api/features/subscriptions/index.ts';
import { recordEvent } from '../case-access.service.ts';
import { caseById, type CaseRow } from '../case-rows.service.ts';
import { caseToChange, recordChange } from '../case-change.service.ts';
import { chooseCourt } from '../checks/case-court.service.ts';
import { notifyClientChanged, notifyCourtChanged } from './case-changes.service.ts';
import { mergeValues, type MergedValues, type Values } from '#api/kernel/database/merge.ts';
import { changeOfFacts, factsOfChange, showValue } from './case-merge.rules.ts';
import { addPartyRow, refreshSearchText, renameClientParty, withClient } from './case-parties.service.ts';
import { publishCaseChanged } from '../cases.events.ts';
import {
  datesProblem,
  tidyCaseValues,
  partiesProblem,
  searchTextOf,
  caseValuesProblem,
  type CaseValues,
  type CaseProblem,
} from '../cases.rules.ts';
import { findConflicts } from '../checks/conflicts.service.ts';

/** The case with that id if the caller is a member. */
export async function getCase(ctx: Ctx, id: string): Promise<CaseRow | null> {
  signedIn(ctx);
  return isId(id, 'case') ? caseById(ctx, id) : null;
}

/** The day that it is for the caller. */
const todayFor = async (ctx: Ctx): Promise<string> =>
  dayIn(await accountZone(ctx, signedIn(ctx).userId), ctx.clock.now());

/** A case that is created as completed is closed today, because no other day is given. */
const closedOnFor = (status: CaseStatus, today: string): string | null => (status === 'COMPLETED' ? today : null);

/** The values of a new case, or what is wrong with the input. */
function readNewCase(
  input: CreateCaseInput,
  today: string,
): { values: Partial<CaseValues> } | { problem: CaseProblem } {
  const given = { ...input, openedOn: input.openedOn ?? today, description: input.description ?? '' };
  const problem = caseValuesProblem(given) ?? partiesProblem(input.parties ?? []);
  if (problem) return { problem };
  const status = input.status ?? 'PENDING';
  const closedOn = closedOnFor(status, today);
  const dates = datesProblem({ status, openedOn: given.openedOn, closedOn, outcome: null }, today);
  return dates ? { problem: dates } : { values: tidyCaseValues(given) };
}

function addCase(
  ctx: Ctx,
  input: CreateCaseInput,
  values: Partial<CaseValues>,
  { court, today, isSample }: { court: CourtOffice | null; today: string; isSample: boolean },
): LegalCase {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const legalCase = ctx.em.create(LegalCase, {
    title: '',
    client: '',
    description: '',
    area: input.area,
    type: '',
    isUrgent: false,
    fileNumber: null,
    openedOn: today,
    outcome: null,
    amountClaimed: null,
    amountObtained: null,
    tags: [],
    ...values,
    id: newId('case'),
    owner: userId,
    isSample,
    status: input.status ?? 'PENDING',
    closedOn: closedOnFor(input.status ?? 'PENDING', today),
    court,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
    lastActivityAt: now,
    version: 1,
    messageSequence: 0,
    searchText: '',
  });
  ctx.em.create(CaseMember, {
    legalCase,
    user: userId,
    role: 'OWNER',
    joinedAt: now,
    deliveredSequence: 0,
    readSequence: 0,
  });
  for (const party of withClient(legalCase.client, input.parties ?? [])) addPartyRow(ctx, legalCase, party);
  legalCase.searchText = searchTextOf(
    legalCase,
    (input.parties ?? []).map(({ name }) => name),
  );
  return legalCase;
}

/**
 * Creates a case. `conflicts` are similar names in the caller's other cases; they are shown and prevent nothing. The
 * sample takes no place of the plan.
 */
export async function createCase(ctx: Ctx, input: CreateCaseInput, { isSample = false } = {}) {
  const { userId } = signedIn(ctx);
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...refusal, conflicts: [] });
  const today = await todayFor(ctx);
  const read = readNewCase(input, today);
  if ('problem' in read) return refused(userError('VALIDATION', read.problem.message, read.problem.field));
  const usage = isSample ? null : showMeter(await takeRoomForCase(ctx, userId));
  const chosen = await chooseCourt(ctx, userId, input);
  if ('userErrors' in chosen) return refused(chosen);
  const legalCase = addCase(ctx, input, read.values, { court: chosen.court, today, isSample });
  const at = ctx.clock.now().toISOString();
  recordEvent(ctx, legalCase, 'OPENED', { version: '1' });
  await ctx.em.flush();
  await publishCaseChanged(ctx.em, { caseId: legalCase.id, userId, at, status: legalCase.status });
  await tellHappened(ctx, { type: 'case.created', subjectId: legalCase.id, accounts: [userId] });
  const names = [legalCase.client, ...(input.parties ?? []).map(({ name }) => name)];
  const conflicts = await findConflicts(ctx, names, legalCase.id);
  return ok({ case: legalCase, conflicts, usage });
}

/** What others changed since a version, from the timeline. */
async function changesSince(ctx: Ctx, legalCase: LegalCase, version: number) {
  if (version === legalCase.version) return [];
  const rows = await ctx.em.execute<{ facts: Record<string, string | string[]> }[]>(
    `select facts from case_event where case_id = ? and (facts ->> 'version')::int > ?`,
    [legalCase.id, version],
  );
  return rows.map(({ facts }) => changeOfFacts(facts));
}

const valuesOf = (legalCase: LegalCase): Values => {
  const { title, client, description, area, type, isUrgent, openedOn, tags } = legalCase;
  return {
    title,
    client,
    description,
    area,
    type,
    isUrgent,
    openedOn,
    tags,
    fileNumber: legalCase.fileNumber ?? null,
    courtId: legalCase.court?.id ?? null,
    closedOn: legalCase.closedOn ?? null,
    outcome: legalCase.outcome ?? null,
    amountClaimed: legalCase.amountClaimed ?? null,
    amountObtained: legalCase.amountObtained ?? null,
  };
};

/** Courts are compared by id and shown by name. */
async function withCourtNames(
  ctx: Ctx,
  legalCase: LegalCase,
  mine: CourtOffice | null | undefined,
  merged: MergedValues,
) {
  if (!merged.conflicts.some(({ field }) => field === 'courtId')) return merged.conflicts;
  const theirs = await legalCase.court?.load();
  return merged.conflicts.map((conflict) =>
    conflict.field === 'courtId'
      ? { ...conflict, yours: mine?.name ?? conflict.yours, theirs: theirs?.name ?? conflict.theirs }
      : conflict,
  );
}

function writeValues(ctx: Ctx, legalCase: LegalCase, values: Values, court: CourtOffice | null | undefined): void {
  const { courtId, ...plain } = values;
  ctx.em.assign(legalCase, plain);
  if (courtId !== undefined) ctx.em.assign(legalCase, { court: court ?? null });
}

/** Writes edited fields. Changes of others to other fields stay; with a change to the same field nothing is written. */
export async function updateCase(ctx: Ctx, input: UpdateCaseInput) {
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...refusal, fieldConflicts: [] });
  const found = await caseToChange(ctx, input.caseId);
  if ('userErrors' in found) return refused(found);
  const { legalCase } = found;
  if (input.version < 1 || input.version > legalCase.version)
    return refused(userError('VALIDATION', say.versionUnknown, 'version'));
  const problem = caseValuesProblem(input);
  if (problem) return refused(userError('VALIDATION', problem.message, problem.field));
  const isCourtGiven = input.courtId !== undefined || !!input.courtName?.trim();
  const chosen = isCourtGiven ? await chooseCourt(ctx, legalCase.owner.id, input) : null;
  if (chosen && 'userErrors' in chosen) return refused(chosen);

  const mine: Values = { ...tidyCaseValues(input), ...(chosen ? { courtId: chosen.court?.id ?? null } : {}) };
  const current = valuesOf(legalCase);
  const merged = mergeValues(mine, current, await changesSince(ctx, legalCase, input.version), showValue);
  if (merged.conflicts.length > 0) {
    const fieldConflicts = await withCourtNames(ctx, legalCase, chosen?.court, merged);
    return {
      ...userError('CONFLICT', say.changedMeanwhile, fieldConflicts[0]?.field),
      case: legalCase,
      fieldConflicts,
    };
  }
  const next = { ...current, ...merged.values } as unknown as CaseValues;
  const dates = datesProblem({ ...next, status: legalCase.status }, await todayFor(ctx));
  if (dates) return refused(userError('VALIDATION', dates.message, dates.field));
  if (Object.keys(merged.values).length === 0) return ok({ case: legalCase, fieldConflicts: [] });
  const before = Object.fromEntries(Object.keys(merged.values).map((field) => [field, current[field] ?? null]));
  writeValues(ctx, legalCase, merged.values, chosen?.court);
  if ('client' in merged.values) await renameClientParty(ctx, legalCase, String(before['client']));
  await refreshSearchText(ctx, legalCase);
  await recordChange(ctx, legalCase, { kind: 'CHANGED', facts: factsOfChange(legalCase.version + 1, before) });
  if ('client' in merged.values) await notifyClientChanged(ctx, legalCase.id);
  if ('courtId' in merged.values) await notifyCourtChanged(ctx, legalCase);
  return ok({ case: legalCase, fieldConflicts: [] });
}
