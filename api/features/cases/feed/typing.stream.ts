import type { TypingEvent, TypingInput } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok } from '#api/kernel/errors.ts';
import { announce } from '#api/kernel/events/outbox.ts';
import { writingRefusal } from '../chat/case-chat-access.service.ts';
import { CASE_TYPING } from '../cases.events.ts';
import { BatchQueue, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { chatScope, memberStream } from './member.stream.ts';

/** Without a new event in this time, a member is no longer typing: the page may have been closed. */
export const TYPING_MS = 5000;

/** Above what a client sends: an event every few seconds. */
const TYPING_THROTTLE = { name: 'typing', points: 60, seconds: 60 };

/** Sends the event to present subscribers; nothing is stored. */
export async function setTyping(ctx: Ctx, { caseId, isTyping }: TypingInput) {
  const { userId } = signedIn(ctx);
  const refusal = await writingRefusal(ctx, caseId, 'caseId');
  if (refusal) return refusal;
  await ctx.throttle.take(TYPING_THROTTLE, `${userId}:${caseId}`);
  await announce(ctx.em, { topic: CASE_TYPING, payload: { caseId, userId, isTyping: isTyping ? 1 : 0 } });
  return ok({});
}

interface TypingState {
  userId: string;
  isTyping: boolean;
}

/** The members who are typing, each with the timer that ends it. */
export class Typists {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly inbox: Pick<BatchQueue<TypingState>, 'push'>) {}

  /** Whether the state of this member changed. */
  receive({ userId, isTyping }: TypingState): boolean {
    const timer = this.timers.get(userId);
    clearTimeout(timer);
    if (!isTyping) return this.timers.delete(userId);
    const end = setTimeout(() => this.inbox.push({ userId, isTyping: false }), TYPING_MS).unref();
    this.timers.set(userId, end);
    return timer === undefined;
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}

const nameOf = async (ctx: Ctx, caseId: string, userId: string): Promise<string | null> => {
  const rows = await ctx.em.execute<{ name: string }[]>(
    `select u.name from case_member m join user_account u on u.id = m.user_id where m.case_id = ? and m.user_id = ?`,
    [caseId, userId],
  );
  return rows[0]?.name ?? null;
};

async function* typingOf(ctx: Ctx, caseId: string, signal: AbortSignal): AsyncGenerator<TypingEvent, void, undefined> {
  const { userId: oneself } = signedIn(ctx);
  const inbox = new BatchQueue<TypingState>(signal);
  const off = ctx.bus.on(CASE_TYPING, (event) => {
    if (!('payload' in event) || event.payload['caseId'] !== caseId) return;
    const userId = String(event.payload['userId']);
    if (userId !== oneself) inbox.push({ userId, isTyping: event.payload['isTyping'] === 1 });
  });
  const typists = new Typists(inbox);
  const names = new Map<string, string>();
  try {
    for (let heard = await inbox.takeAll(); heard; heard = await inbox.takeAll())
      for (const one of heard) {
        if (!typists.receive(one)) continue;
        const { userId, isTyping } = one;
        const name = names.get(userId) ?? (await unlessAway(() => nameOf(newTurn(ctx), caseId, userId)));
        if (name === null) continue;
        names.set(userId, name);
        yield { caseId, userId, name, isTyping };
      }
  } finally {
    off();
    typists.close();
  }
}

/** Which members begin and stop typing, without the caller. */
export async function followTyping(ctx: Ctx, caseId: string) {
  return memberStream(ctx, chatScope(caseId), (signal) => typingOf(ctx, caseId, signal));
}
