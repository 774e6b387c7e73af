import { caseChatText } from '#schema/text/case-chat.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { liveStream, unlessAway, type Gate } from '#api/kernel/events/live-stream.ts';
import { isId } from '#api/kernel/ids.ts';
import { CASE_MEMBER_REMOVED } from '../cases.events.ts';
import { canChat, type RoleIn } from '../cases.policy.ts';

/** The caller's present role in a case; `undefined` while the database is not available. */
async function roleNow(ctx: Ctx, caseId: string, userId: string): Promise<RoleIn | undefined> {
  const rows = await unlessAway(() =>
    (ctx.em.fork() as Ctx['em']).execute<{ role: RoleIn }[]>(
      'select role from case_member where case_id = ? and user_id = ?',
      [caseId, userId],
    ),
  );
  return rows === null ? undefined : (rows[0]?.role ?? null);
}

export interface MemberScope {
  caseId: string;
  isAllowed(role: RoleIn): boolean;
  /** The error for a caller who is not allowed. */
  refusal: () => Refusal;
}

/** The members who may subscribe to the messages, the presence and the typing of a chat. */
export const chatScope = (caseId: string): MemberScope => ({
  caseId,
  isAllowed: canChat,
  refusal: () => new Refusal('FORBIDDEN', caseChatText.membersOnly),
});

/** Admits callers whose role is allowed, and ends their subscription when it no longer is. */
function gateOf(ctx: Ctx, { caseId, isAllowed, refusal }: MemberScope): Gate {
  const { userId } = signedIn(ctx);
  const role = (): Promise<RoleIn | undefined> => roleNow(ctx, caseId, userId);
  return {
    watch(shut) {
      const recheck = async (): Promise<void> => {
        const now = await role();
        if (now !== undefined && !isAllowed(now)) shut();
      };
      return ctx.bus.on(CASE_MEMBER_REMOVED, (event) => {
        if (!('payload' in event))
          return void recheck().catch((error: unknown) => ctx.log.error({ err: error }, 'membership'));
        if (event.payload['caseId'] === caseId && event.payload['userId'] === userId) shut();
      });
    },
    async admit() {
      if (!isId(caseId, 'case')) throw refusal();
      const now = await role();
      if (now === undefined) throw new Refusal('UNAVAILABLE');
      if (!isAllowed(now)) throw refusal();
    },
  };
}

/** A subscription of a member of one case: it ends at once when the member is removed. */
export const memberStream = <T>(
  ctx: Ctx,
  scope: MemberScope,
  follow: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): Promise<AsyncIterableIterator<T>> => liveStream(ctx, follow, gateOf(ctx, scope));
