import type { CaseRole } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { mxn } from '#api/kernel/money.ts';
import { whenReady, type MaybePromise } from '#api/kernel/graphql/maybe-promise.ts';
import { roleOf, type CaseRow } from '../case-rows.service.ts';
import { canArchive, canChangeStatus, canChat, canEditCase, canInvite, canReadAll } from '../cases.policy.ts';

/** Fields of a case that depend on the viewer: some are empty for guests. */

/** The viewer's role. Only a member who was just removed has none, and sees what a guest sees. */
export const roleOfViewer = (ctx: Ctx, legalCase: CaseRow): MaybePromise<CaseRole> =>
  whenReady(roleOf(ctx, legalCase), (role) => role ?? 'GUEST');

/** A field for those who work in the case; guests get the empty value `nothing`. */
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

/** Whether the viewer may do it. An archived case can be read, with its chat, and restored by its owner. */
export function viewerCan(ctx: Ctx, legalCase: CaseRow, act: keyof typeof ABILITIES): MaybePromise<boolean> {
  const isRead = legalCase.archivedAt != null && act !== 'archive' && act !== 'chat';
  return !isRead && whenReady(roleOf(ctx, legalCase), (role) => ABILITIES[act](role));
}
