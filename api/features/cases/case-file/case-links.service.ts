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
import { findCase, roleIn, type CaseAndRole } from './case-access.service.ts';
import { caseById, caseRowOf, roleOf, type CaseRow, type RawCase } from './case-rows.service.ts';
import { changeable, tellChange } from './case-change.service.ts';
import { canReadAll } from '../cases.policy.ts';

/** Both ends of a link are told; each timeline names the other matter only to those who may know it. */
async function tellBoth(ctx: Ctx, kind: 'LINKED' | 'UNLINKED', link: CaseLinkKind, from: LegalCase, to: LegalCase) {
  await tellChange(ctx, from, { kind, facts: { kind: link, otherId: to.id } });
  await tellChange(ctx, to, { kind, facts: { kind: link, otherId: from.id, isIncoming: 'true' } });
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

/** Both matters, locked in the order of their ids, whichever is linked to whichever. The other may be archived. */
async function lockBoth(ctx: Ctx, caseId: string, otherId: string) {
  const locked = new Map<string, CaseAndRole | null>();
  for (const id of [caseId, otherId].toSorted()) locked.set(id, await findCase(ctx, id, true));
  const own = changeable(locked.get(caseId) ?? null, 'caseId');
  if ('userErrors' in own) return own;
  const other = changeable(locked.get(otherId) ?? null, 'otherCaseId', { evenArchived: true });
  return 'userErrors' in other ? other : { own: own.legalCase, other: other.legalCase };
}

/** Whether links of that kind lead from one matter to another, over however many between them. */
async function leadsTo(ctx: Ctx, kind: CaseLinkKind, from: string, to: string): Promise<boolean> {
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

/** An appeal comes after what it appeals against: nothing comes after itself. */
async function closesCircle(ctx: Ctx, kind: CaseLinkKind, from: string, to: string): Promise<boolean> {
  if (kind === 'RELATED') return false;
  // Two links of one chain at once lock different matters: each would not see the other.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`case-links:${kind}`]);
  return leadsTo(ctx, kind, to, from);
}

/** Links two matters that the caller works in: a trial, its appeal, the amparo. */
export async function linkCases(ctx: Ctx, { caseId, otherCaseId, kind }: LinkCasesInput) {
  if (caseId === otherCaseId) return userError('VALIDATION', say.linkToItself, 'otherCaseId');
  const both = await lockBoth(ctx, caseId, otherCaseId);
  if ('userErrors' in both) return both;
  if (await linkedAlready(ctx, caseId, otherCaseId, kind))
    return userError('CONFLICT', say.linkedAlready, 'otherCaseId');
  if (await closesCircle(ctx, kind, caseId, otherCaseId))
    return userError('VALIDATION', say.linkInCircle[kind], 'otherCaseId');
  ctx.em.create(CaseLink, { id: newId('caseLink'), from: both.own, to: both.other, kind, createdAt: ctx.clock.now() });
  await tellBoth(ctx, 'LINKED', kind, both.own, both.other);
  return ok({ case: both.own });
}

const notFound = (field: string) => userError('NOT_FOUND', errorText.NOT_FOUND, field);

const findLink = (ctx: Ctx, caseId: string, linkId: string): Promise<CaseLink | null> =>
  ctx.em.findOne(CaseLink, { id: linkId, $or: [{ from: caseId }, { to: caseId }] }, { refresh: true });

/** A link to a matter that the caller does not work in is not seen, so it is not found. */
export async function unlinkCases(ctx: Ctx, { caseId, linkId }: UnlinkCasesInput) {
  const before = isId(linkId, 'caseLink') ? await findLink(ctx, caseId, linkId) : null;
  if (!before) return notFound((await roleIn(ctx, caseId)) ? 'linkId' : 'caseId');
  const isOutgoing = before.from.id === caseId;
  const both = await lockBoth(ctx, caseId, isOutgoing ? before.to.id : before.from.id);
  // What the caller is there is read under the locks, and so is whether the link still stands.
  if ('userErrors' in both) return both.userErrors[0]?.field === 'otherCaseId' ? notFound('linkId') : both;
  const link = await findLink(ctx, caseId, linkId);
  if (!link) return notFound('linkId');
  ctx.em.remove(link);
  await tellBoth(ctx, 'UNLINKED', link.kind, isOutgoing ? both.own : both.other, isOutgoing ? both.other : both.own);
  return ok({ case: both.own });
}

interface LinkRow {
  of_case: string;
  link_id: string;
  kind: CaseLinkKind;
  is_incoming: boolean;
}

/** Each link with the matter at its other end, as far as the caller takes part in that. */
const LINKS_SQL = `
  select c.*, m.role as viewer_role, wanted.id as of_case, l.id as link_id, l.kind, l.to_case_id = wanted.id as is_incoming
  from unnest(?::text[]) wanted (id)
    join case_link l on l.from_case_id = wanted.id or l.to_case_id = wanted.id
    join legal_case c on c.id = case when l.to_case_id = wanted.id then l.from_case_id else l.to_case_id end
    join case_member m on m.case_id = c.id and m.user_id = ?
  order by l.created_at, l.id`;

/** The matter of that id when the caller works in it; one statement for all that a request asks for. */
export async function readableCase(ctx: Ctx, id: string): Promise<CaseRow | null> {
  const found = await caseById(ctx, id);
  return found && canReadAll(await roleOf(ctx, found)) ? found : null;
}

/** The links of every matter of a page at once, without those to matters that the caller does not work in. */
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
