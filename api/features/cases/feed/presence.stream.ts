import type { PresenceEvent } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { CASE_MEMBER_REMOVED, CASE_PRESENCE } from '../cases.events.ts';
import { BatchQueue, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { presenceBoardOf, type PresenceBoard } from '../toasts/presence-board.service.ts';
import { chatScope, memberStream } from './member.stream.ts';

interface MarksRow {
  userId: string;
  name: string;
  isMember: boolean;
  deliveredSequence: number;
  readSequence: number;
}

const MARKS = `select u.id as "userId", u.name, coalesce(m.role in ('OWNER', 'COLLABORATOR'), false) as "isMember",
    coalesce(m.delivered_sequence, 0) as "deliveredSequence", coalesce(m.read_sequence, 0) as "readSequence"`;

/** All members changed may chat (`null`), or these users, also those changed were just removed. */
const readMarks = (ctx: Ctx, caseId: string, userIds: string[] | null): Promise<MarksRow[]> =>
  userIds === null
    ? ctx.em.execute(
        `${MARKS} from case_member m join user_account u on u.id = m.user_id
         where m.case_id = ? and m.role in ('OWNER', 'COLLABORATOR') order by m.joined_at, u.id`,
        [caseId],
      )
    : ctx.em.execute(
        `${MARKS} from user_account u left join case_member m on m.user_id = u.id and m.case_id = ?
         where u.id = any(?::text[]) order by u.id`,
        [caseId, `{${userIds.join(',')}}`],
      );

const EVERYBODY = '*';

async function* presences(
  ctx: Ctx,
  board: PresenceBoard,
  caseId: string,
  signal: AbortSignal,
): AsyncGenerator<PresenceEvent, void, undefined> {
  const { userId } = signedIn(ctx);
  const inbox = new BatchQueue<string>(signal);
  const offs = [
    board.watch(caseId, (id) => inbox.push(id)),
    ctx.bus.on(CASE_PRESENCE, (event) => 'payload' in event || inbox.push(EVERYBODY)),
    ctx.bus.on(CASE_MEMBER_REMOVED, (event) => {
      if ('payload' in event && event.payload['caseId'] === caseId) inbox.push(String(event.payload['userId']));
    }),
  ];
  const sent = new Map<string, string>();
  board.join(caseId, userId);
  try {
    let changed: string[] | null = [EVERYBODY];
    while (changed) {
      const wanted = changed.includes(EVERYBODY) ? null : [...new Set(changed)];
      const rows = await unlessAway(() => readMarks(newTurn(ctx), caseId, wanted));
      for (const { isMember, ...marks } of rows ?? []) {
        const event = { caseId, ...marks, isPresent: isMember && board.isPresent(caseId, marks.userId) };
        const state = JSON.stringify(event);
        if (sent.get(marks.userId) === state) continue;
        sent.set(marks.userId, state);
        yield event;
      }
      changed = await inbox.takeAll();
    }
  } finally {
    for (const off of offs) off();
    board.leave(caseId, userId);
  }
}

/**
 * The presence and reading marks of every member, then each change. The caller counts as present while the subscription
 * is open.
 */
export async function followPresence(ctx: Ctx, caseId: string) {
  const board = presenceBoardOf(ctx);
  return memberStream(ctx, chatScope(caseId), (signal) => presences(ctx, board, caseId, signal));
}
