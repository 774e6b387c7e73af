import type { CaseLinkKind, LinkCasesInput, UnlinkCasesInput } from '#schema/generated/contract.ts';
import { casesText as say } from '#schema/text/cases.ts';
import { errorText } from '#schema/text/errors.ts';
import { CaseLink, LegalCase } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { findCase, roleIn, type CaseAndRole } from '../case-access.service.ts';
import { caseById, caseRowOf, roleOf, type CaseRow, type RawCase } from '../case-rows.service.ts';
import { changeable, recordChange } from '../case-change.service.ts';
import { canReadAll } from '../cases.policy.ts';

/** Records the change in both cases. A timeline shows the title of the other case only to those who may read it. */
async function recordOnBoth(ctx: Ctx, kind: 'LINKED' | 'UNLINKED', link: CaseLinkKind, from: LegalCase, to: LegalCase) {
  await recordChange(ctx, from, { kind, facts: { kind: link, otherId: to.id } });
  await recordChange(ctx, to, { kind, facts: { kind: link, otherId: from.id, isIncoming: 'true' } });
}

async function linkedAlready(ctx: Ctx, from: string, to: string, kind: CaseLinkKind): Promise<boolean> {
  const either =
    kind === 'RELATED'
      ? [
          { from, to },
          { from: to, to: from },
        ]
      : [{ from, to }];
  return (await ctx.em.count(CaseLink, { kind, $or: either })) > 0;
}

/** Both cases, locked in the order of their ids to avoid deadlocks. The other one may be archived. */
async function lockBoth(ctx: Ctx, caseId: string, otherId: string) {
  const locked = new Map<string, CaseAndRole | null>();
  for (const id of [caseId, otherId].toSorted()) locked.set(id, await findCase(ctx, id, true));
  const own = changeable(locked.get(caseId) ?? null, 'caseId');
  if ('userErrors' in own) return own;
  const other = changeable(locked.get(otherId) ?? null, 'otherCaseId', { evenArchived: true });
  return 'userErrors' in other ? other : { own: own.legalCase, other: other.legalCase };
}

/** Whether links of that kind lead from one case to another, directly or through others. */
async function isReachable(ctx: Ctx, kind: CaseLinkKind, from: string, to: string): Promise<boolean> {
  const found = await ctx.em.execute<unknown[]>(
    `with recursive reached (id) as (
       select ?::text
       union
       select l.to_case_id from case_link l join reached r on r.id = l.from_case_id where l.kind = ?)
     select 1 from reached where id = ?`,
    [from, kind, to],
  );
  return found.length > 0;
}

/** Whether the link would make a case the successor of itself. `RELATED` has no direction, so it makes no cycle. */
async function closesCycle(ctx: Ctx, kind: CaseLinkKind, from: string, to: string): Promise<boolean> {
  if (kind === 'RELATED') return false;
  // Two requests that extend one chain may lock different cases: without this lock neither sees the other's link.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`case-links:${kind}`]);
  return isReachable(ctx, kind, to, from);
}

/** Links two cases that the caller works in, such as a trial and its appeal or amparo. */
export async function linkCases(ctx: Ctx, { caseId, otherCaseId, kind }: LinkCasesInput) {
  if (caseId === otherCaseId) return userError('VALIDATION', say.linkToItself, 'otherCaseId');
  const both = await lockBoth(ctx, caseId, otherCaseId);
  if ('userErrors' in both) return both;
  if (await linkedAlready(ctx, caseId, otherCaseId, kind))
    return userError('CONFLICT', say.linkedAlready, 'otherCaseId');
  if (await closesCycle(ctx, kind, caseId, otherCaseId))
    return userError('VALIDATION', say.linkInCircle[kind], 'otherCaseId');
  ctx.em.create(CaseLink, { id: newId('caseLink'), from: both.own, to: both.other, kind, createdAt: ctx.clock.now() });
  await recordOnBoth(ctx, 'LINKED', kind, both.own, both.other);
  return ok({ case: both.own });
}

const notFound = (field: string) => userError('NOT_FOUND', errorText.NOT_FOUND, field);

const findLink = (ctx: Ctx, caseId: string, linkId: string): Promise<CaseLink | null> =>
  ctx.em.findOne(CaseLink, { id: linkId, $or: [{ from: caseId }, { to: caseId }] }, { refresh: true });

/** Removes a link. A link to a case that the caller does not work in is not shown, so it is not found either. */
export async function unlinkCases(ctx: Ctx, { caseId, linkId }: UnlinkCasesInput) {
  const before = isId(linkId, 'caseLink') ? await findLink(ctx, caseId, linkId) : null;
  if (!before) return notFound((await roleIn(ctx, caseId)) ? 'linkId' : 'caseId');
  const isOutgoing = before.from.id === caseId;
  const both = await lockBoth(ctx, caseId, isOutgoing ? before.to.id : before.from.id);
  // The caller's roles and the link are read again under the locks: both may have changed.
  if ('userErrors' in both) return both.userErrors[0]?.field === 'otherCaseId' ? notFound('linkId') : both;
  const link = await findLink(ctx, caseId, linkId);
  if (!link) return notFound('linkId');
  ctx.em.remove(link);
  await recordOnBoth(
    ctx,
    'UNLINKED',
    link.kind,
    isOutgoing ? both.own : both.other,
    isOutgoing ? both.other : both.own,
  );
  return ok({ case: both.own });
}

interface LinkRow {
  of_case: string;
  link_id: string;
  kind: CaseLinkKind;
  is_incoming: boolean;
}

/** Each link with the case at its other end, if the caller is a member of that case. */
const LINKS_SQL = `
  select c.*, m.role as viewer_role, wanted.id as of_case, l.id as link_id, l.kind, l.to_case_id = wanted.id as is_incoming
  from unnest(?::text[]) wanted (id)
    join case_link l on l.from_case_id = wanted.id or l.to_case_id = wanted.id
    join legal_case c on c.id = case when l.to_case_id = wanted.id then l.from_case_id else l.to_case_id end
    join case_member m on m.case_id = c.id and m.user_id = ?
  order by l.created_at, l.id`;

/** The case with that id if the caller works in it; one statement for all the cases of a request. */
export async function readableCase(ctx: Ctx, id: string): Promise<CaseRow | null> {
  const found = await caseById(ctx, id);
  return found && canReadAll(await roleOf(ctx, found)) ? found : null;
}

/** The links of a case, without those to cases that the caller does not work in. One statement for a page of cases. */
export async function linksOf(ctx: Ctx, caseId: string) {
  const rows = await loadBatched<(LinkRow & RawCase)[]>(ctx, 'case-links', caseId, async (ids) => {
    const values = [`{${ids.join(',')}}`, signedIn(ctx).userId];
    const found = await readRows<LinkRow & RawCase>(ctx.em, LINKS_SQL, values);
    return Map.groupBy(found, (row) => row.of_case);
  });
  return (rows ?? [])
    .filter((row) => canReadAll(row.viewer_role))
    .map((row) => ({ id: row.link_id, kind: row.kind, isIncoming: row.is_incoming, case: caseRowOf(ctx, row) }));
}
