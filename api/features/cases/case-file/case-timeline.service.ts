import type { CaseEventKind, CaseStatus } from '#schema/generated/contract.ts';
import { caseEventText, type CaseEventFacts } from '#schema/text/cases.ts';
import { CaseEvent } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isId } from '#api/kernel/ids.ts';
import type { Connection } from '#api/kernel/paging/connection.ts';
import { pageOfChildren, readListing } from '#api/kernel/paging/listing.ts';
import { pageRequestOf, isIdKey, isInstantKey, type PageArguments } from '#api/kernel/paging/pages.ts';
import type { Row } from '#api/kernel/database/rows.ts';
import { roleIn } from '../case-access.service.ts';
import { readableCase } from './case-links.service.ts';
import { canInvite, canReadAll } from '../cases.policy.ts';
import { nameOfUser } from '../user-names.service.ts';

/** Who did what: in one case, and in all the cases of the caller. */

/**
 * Only the owner sees the address that was invited, as in the list of invitations. Recorded hours are seen by the
 * owner and by who recorded them, as in the lists of hours.
 */
async function visibleFacts(ctx: Ctx, { kind, facts, legalCase, actor }: Row<CaseEvent>): Promise<CaseEventFacts> {
  const isHours = kind === 'HOURS_RECORDED' && actor?.id !== signedIn(ctx).userId;
  if ((!facts['email'] && !isHours) || canInvite(await roleIn(ctx, legalCase.id))) return facts;
  if (isHours) return {};
  const { email: _email, ...rest } = facts;
  return rest;
}

async function showEvent(ctx: Ctx, event: Row<CaseEvent>) {
  const otherId = event.facts['otherId'];
  const other = typeof otherId === 'string' && isId(otherId, 'case') ? await readableCase(ctx, otherId) : null;
  const kind: CaseEventKind = event.kind;
  return {
    id: event.id,
    kind,
    text: caseEventText(kind, await visibleFacts(ctx, event), other?.title ?? null),
    actorName: await nameOfUser(ctx, event.actor?.id),
    at: event.createdAt,
    case: await readableCase(ctx, event.legalCase.id),
    previousStatus: statusIn(kind, event.facts['from']),
    newStatus: statusIn(kind, event.facts['to']),
  };
}

const statusIn = (kind: CaseEventKind, status: string | string[] | undefined): CaseStatus | null =>
  kind === 'STATUS_CHANGED' && typeof status === 'string' ? (status as CaseStatus) : null;

async function showEvents(ctx: Ctx, page: Connection<Row<CaseEvent>>) {
  const nodes = await Promise.all(page.nodes.map((event) => showEvent(ctx, event)));
  const edges = page.edges.map(({ cursor }, at) => ({ cursor, node: nodes[at] as (typeof nodes)[number] }));
  return { nodes, edges, pageInfo: page.pageInfo };
}

const EMPTY_PAGE = {
  edges: [],
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

const EVENTS = { entity: CaseEvent, name: 'case-events', parent: 'case_id' };

/** The timeline, newest first; empty for guests. One statement for all the cases of a page. */
export async function timelineOf(ctx: Ctx, caseId: string, args: PageArguments) {
  // A cursor of another list is an error for guests too, although their page is empty.
  pageRequestOf(args, [isInstantKey, isIdKey]);
  if (!canReadAll(await roleIn(ctx, caseId))) return EMPTY_PAGE;
  return showEvents(ctx, await pageOfChildren(ctx, EVENTS, caseId, args));
}

/** Who did what in the cases that the caller works in, newest first. */
export async function listCaseEvents(ctx: Ctx, args: PageArguments) {
  const listing = {
    entity: CaseEvent,
    orderBy: 'createdAt' as const,
    direction: 'desc' as const,
    where: `r.case_id in (select c.id from case_member m join legal_case c on c.id = m.case_id
      where m.user_id = ? and m.role in ('OWNER', 'COLLABORATOR') and c.archived_at is null)`,
    values: [signedIn(ctx).userId],
  };
  return showEvents(ctx, await readListing(ctx, listing, args));
}
