import type { CaseRole, CourtConfidence } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { mxn } from '#api/kernel/money.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { whenReady, type MaybePromise } from '#api/kernel/graphql/maybe-promise.ts';
import { roleOf, type CaseRow } from './case-rows.service.ts';
import { canArchive, canChangeStatus, canChat, canEditCase, canInvite, canReadAll } from '../cases.policy.ts';

/** What a matter is to whoever looks at it: some fields are empty for guests. */

/** Readers of other matters never come here; a member who was just removed sees what a guest sees. */
export const roleOfViewer = (ctx: Ctx, legalCase: CaseRow): MaybePromise<CaseRole> =>
  whenReady(roleOf(ctx, legalCase), (role) => role ?? 'GUEST');

/** A field for those who work in the matter; guests get what stands for nothing. */
export const forWorkers = <T>(ctx: Ctx, legalCase: CaseRow, read: () => MaybePromise<T>, nothing: T): MaybePromise<T> =>
  whenReady(roleOf(ctx, legalCase), (role) => (canReadAll(role) ? read() : nothing));

export const caseAmountFor = (ctx: Ctx, legalCase: CaseRow, centavos: number | null | undefined) =>
  forWorkers(ctx, legalCase, () => (centavos == null ? null : mxn(centavos)), null);

const ABILITIES = {
  edit: canEditCase,
  changeStatus: canChangeStatus,
  invite: canInvite,
  archive: canArchive,
  chat: canChat,
  writeInChat: canChat,
};

/** An archived matter is read, with its chat; its owner may bring it back. */
export function viewerCan(ctx: Ctx, legalCase: CaseRow, act: keyof typeof ABILITIES): MaybePromise<boolean> {
  const isRead = legalCase.archivedAt != null && act !== 'archive' && act !== 'chat';
  return !isRead && whenReady(roleOf(ctx, legalCase), (role) => ABILITIES[act](role));
}

interface CourtRow {
  id: string;
  name: string;
  place: string | null;
  confidence: CourtConfidence;
  source: string | null;
  /** Kind of file numbers that it gives. */
  numbering: string | null;
}

interface Facts {
  unread: number;
  court: CourtRow | null;
}

const FACTS_SQL = `
  select c.id,
    case when m.role = 'GUEST' then 0 else (select count(*)::int from case_message g where g.case_id = c.id
      and g.sequence > m.read_sequence and g.author_id <> m.user_id and g.deleted_at is null) end as unread,
    case when o.id is null then null else json_build_object(
      'id', o.id, 'name', o.name, 'place', o.place, 'confidence', o.confidence, 'source', o.source,
      'numbering', o.numbering) end as court
  from legal_case c
    left join case_member m on m.case_id = c.id and m.user_id = ?
    left join court_office o on o.id = c.court_id
  where c.id = any(?::text[])`;

/** Court and unread messages of every matter of a page, in one statement. */
const factsOf = (ctx: Ctx, { id }: CaseRow): Promise<Facts | undefined> =>
  loadBatched<Facts>(ctx, 'case-facts', id, async (ids) => {
    const values = [signedIn(ctx).userId, `{${ids.join(',')}}`];
    const rows = await readRows<Facts & { id: string }>(ctx.em, FACTS_SQL, values);
    return new Map(rows.map((row) => [row.id, row]));
  });

export const courtOf = async (ctx: Ctx, legalCase: CaseRow): Promise<CourtRow | null> =>
  legalCase.court ? ((await factsOf(ctx, legalCase))?.court ?? null) : null;

export const unreadOf = async (ctx: Ctx, legalCase: CaseRow): Promise<number> =>
  legalCase.messageSequence === 0 ? 0 : ((await factsOf(ctx, legalCase))?.unread ?? 0);
