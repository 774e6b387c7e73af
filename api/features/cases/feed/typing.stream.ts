import type { TypingEvent, TypingInput } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok } from '#api/kernel/errors.ts';
import { announce } from '#api/kernel/events/outbox.ts';
import { chatScope, writingRefusal } from '../chat/case-chat-access.service.ts';
import { CASE_TYPING } from '../cases.events.ts';
import { BatchQueue, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import { memberStream } from './member.stream.ts';

/** Whoever does not say so again is not typing any more, whatever became of the page. */
export const TYPING_MS = 5000;

/** A client tells of a start every few seconds; more is noise for everybody. */
const TYPING_OF_ONE = { name: 'typing', points: 60, seconds: 60 };

/** Nothing is kept of it: who is listening hears it. */
export async function setTyping(ctx: Ctx, { caseId, isTyping }: TypingInput) {
  const { userId } = signedIn(ctx);
  const refusal = await writingRefusal(ctx, caseId, 'caseId');
  if (refusal) return refusal;
  await ctx.throttle.take(TYPING_OF_ONE, `${userId}:${caseId}`);
  await announce(ctx.em, { topic: CASE_TYPING, payload: { caseId, userId, isTyping: isTyping ? 1 : 0 } });
  return ok({});
}

interface Heard {
  userId: string;
  isTyping: boolean;
}

/** Those who are typing, each with the timer that ends it. */
export class Typists {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly inbox: Pick<BatchQueue<Heard>, 'push'>) {}

  /** Whether this is news. */
  hear({ userId, isTyping }: Heard): boolean {
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
  const inbox = new BatchQueue<Heard>(signal);
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
        if (!typists.hear(one)) continue;
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

/** Who begins and stops typing, never oneself. */
export async function followTyping(ctx: Ctx, caseId: string) {
  return memberStream(ctx, chatScope(caseId), (signal) => typingOf(ctx, caseId, signal));
}
