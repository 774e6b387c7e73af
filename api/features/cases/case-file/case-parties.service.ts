import type { AddPartyInput, PartyRole, RemovePartyInput } from '#schema/generated/contract.ts';
import { casesText as say } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import { CaseParty, type LegalCase } from '#db/entities/case.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { caseToChange, recordChange } from '../case-change.service.ts';
import { MAX_PARTIES, searchTextOf, caseTextProblem, tidyCaseText, type PartyValues } from '../cases.rules.ts';
import { findConflicts } from '../checks/conflicts.service.ts';
import { partyKey } from '#api/legal-language/index.ts';

export function addPartyRow(ctx: Ctx, legalCase: LegalCase, party: PartyValues): CaseParty {
  const name = tidyCaseText('name', party.name);
  return ctx.em.create(CaseParty, {
    id: newId('caseParty'),
    legalCase,
    owner: legalCase.owner.id,
    name,
    foldedName: partyKey(name),
    role: party.role,
    isOurs: party.isOurs ?? false,
    createdAt: ctx.clock.now(),
  });
}

/** The client is one of the parties, once: a party of that name on our side is the client already. */
export function withClient(client: string, parties: readonly PartyValues[]): PartyValues[] {
  const key = partyKey(client);
  const isThere = parties.some(({ name, isOurs, role }) => partyKey(name) === key && (isOurs || role === 'CLIENT'));
  return isThere ? [...parties] : [{ name: client, role: 'CLIENT', isOurs: true }, ...parties];
}

/** The client has another name: so has its party. Call it before the search text is written again. */
export async function renameClientParty(ctx: Ctx, legalCase: LegalCase, before: string): Promise<void> {
  const party = await ctx.em.findOne(CaseParty, {
    legalCase: legalCase.id,
    role: 'CLIENT',
    foldedName: partyKey(before),
  });
  if (party) ctx.em.assign(party, { name: legalCase.client, foldedName: partyKey(legalCase.client) });
}

/** Writes the search text again. Call it after a change of a field or party that is searched. */
export async function refreshSearchText(ctx: Ctx, legalCase: LegalCase): Promise<void> {
  await ctx.em.flush();
  const parties = await ctx.em.find(CaseParty, { legalCase: legalCase.id });
  legalCase.searchText = searchTextOf(
    legalCase,
    parties.map(({ name }) => name),
  );
}

/** Adds a party to a case; `conflicts` are similar names in other cases of the caller. */
export async function addParty(ctx: Ctx, { caseId, party: given }: AddPartyInput) {
  const refused = (refusal: ReturnType<typeof userError>) => ({ ...refusal, conflicts: [] });
  const found = await caseToChange(ctx, caseId);
  if ('userErrors' in found) return refused(found);
  const { legalCase } = found;
  const problem = caseTextProblem('name', given.name);
  if (problem) return refused(userError('VALIDATION', problem, 'party.name'));
  if ((await ctx.em.count(CaseParty, { legalCase: caseId })) >= MAX_PARTIES)
    return refused(userError('VALIDATION', say.tooManyParties(MAX_PARTIES), 'party'));
  const party = addPartyRow(ctx, legalCase, given);
  await refreshSearchText(ctx, legalCase);
  const { name, role } = party;
  await recordChange(ctx, legalCase, { kind: 'PARTY_ADDED', facts: { name, role } });
  return ok({ case: legalCase, party, conflicts: await findConflicts(ctx, [name], caseId) });
}

export async function removeParty(ctx: Ctx, { caseId, partyId }: RemovePartyInput) {
  const found = await caseToChange(ctx, caseId);
  if ('userErrors' in found) return found;
  const { legalCase } = found;
  const party = isId(partyId, 'caseParty') ? await ctx.em.findOne(CaseParty, { id: partyId, legalCase: caseId }) : null;
  if (!party) return userError('NOT_FOUND', errorText.NOT_FOUND, 'partyId');
  ctx.em.remove(party);
  await refreshSearchText(ctx, legalCase);
  await recordChange(ctx, legalCase, { kind: 'PARTY_REMOVED', facts: { name: party.name, role: party.role } });
  return ok({ case: legalCase });
}

interface ShownParty {
  id: string;
  name: string;
  role: PartyRole;
  isOurs: boolean;
}

/** Parties, ours first, then in the order in which they were added. One statement for all the cases of a page. */
export async function partiesOf(ctx: Ctx, caseId: string): Promise<ShownParty[]> {
  const parties = await loadBatched<ShownParty[]>(ctx, 'case-parties', caseId, async (ids) => {
    const rows = await readRows<ShownParty & { case_id: string }>(
      ctx.em,
      `select case_id, id, name, role, is_ours as "isOurs" from case_party
       where case_id = any(?::text[]) order by is_ours desc, created_at, id`,
      [`{${ids.join(',')}}`],
    );
    return Map.groupBy(rows, (row) => row.case_id);
  });
  return parties ?? [];
}
