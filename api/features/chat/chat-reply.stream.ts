import type { AnswerStage, ChatReplyKind } from '#schema/generated/contract.ts';
import { ChatMessage } from '#db/entities/chat.entity.ts';
import { eventsOf } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { isOutage } from '#api/kernel/database/failure.rules.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { ANSWER_CHANGED } from './chat.events.ts';
import { commonLength, isFinal } from './chat.rules.ts';
import { findMessage } from './chat.service.ts';

export interface ReplyStep {
  kind: ChatReplyKind;
  messageId: string;
  stage?: AnswerStage;
  offset?: number;
  text?: string;
  citations?: ChatMessage['citations'];
  message?: ChatMessage;
}

/** Reads the row in a new unit of work, because the subscription outlives any. `null`: deleted; `away`: no database. */
async function readAnswer(ctx: Ctx, messageId: string): Promise<ChatMessage | null | 'away'> {
  try {
    return await ctx.em.fork().findOne(ChatMessage, { id: messageId });
  } catch (error) {
    // The bus sends an event when the database is back.
    if (isOutage(error)) return 'away';
    throw error;
  }
}

/** What a listener who comes back has, as far as it is known; `null`: more than there is, of another beginning. */
const beginningOf = ({ text }: ChatMessage, fromOffset: number): string | null =>
  fromOffset > text.length ? null : text.slice(0, fromOffset);

/** The steps between the text that the listener has and what the row holds. */
function* stepsTo(message: ChatMessage, sent: string | null): Generator<ReplyStep> {
  const { id: messageId, text } = message;
  // The text may differ from what was sent: its citations were checked, or another server started over.
  const offset = sent === null ? 0 : commonLength(sent, text);
  if (sent === null || offset < Math.max(sent.length, text.length))
    yield { kind: 'DELTA', messageId, offset, text: text.slice(offset) };
  if (!isFinal(message.status)) return;
  if (message.citations.length > 0) yield { kind: 'SOURCES', messageId, citations: message.citations };
  yield { kind: 'DONE', messageId, message };
}

/** How long a stopped answer waits for its citations before it is sent without them: the writer may have died. */
const CHECK_PATIENCE_MS = 3000;

const over = (milliseconds: number): Promise<true> => new Promise((resolve) => setTimeout(resolve, milliseconds, true));

/** Stopped, but its citations are not checked yet: the writer sets `engine` when it has checked them. */
const isWaitingForCheck = (message: ChatMessage): boolean =>
  message.status === 'STOPPED' && message.text !== '' && message.engine === null;

/**
 * Follows an answer. The text is in the row and the notification only says that it has grown. A client that reconnects
 * to any server continues from its offset, and nothing is sent twice.
 */
export async function* followAnswer(ctx: Ctx, messageId: string, fromOffset: number): AsyncGenerator<ReplyStep> {
  const first = await findMessage({ ...ctx, em: ctx.em.fork() as Ctx['em'] }, messageId);
  if (!first || first.role !== 'ASSISTANT') throw new Refusal('NOT_FOUND');
  if (fromOffset < 0) throw new Refusal('VALIDATION');
  const events = eventsOf(ctx.bus, ANSWER_CHANGED, (event) => event.payload['messageId'] === messageId, ctx.shutdown);
  let sent: string | null = null;
  let stage: AnswerStage | null = null;
  let isPatienceOver = false;
  try {
    // Subscribed before the row is read: changes in between wait in the queue.
    let pending = events.next();
    for (;;) {
      const message = await readAnswer(ctx, messageId);
      if (message === null) return;
      if (message !== 'away' && isWaitingForCheck(message) && !isPatienceOver) {
        isPatienceOver = await Promise.race([pending.then(() => false), over(CHECK_PATIENCE_MS)]);
        if (isPatienceOver) continue;
      } else if (message !== 'away') {
        for (const step of stepsTo(message, sent ?? beginningOf(message, fromOffset))) yield step;
        sent = message.text;
        if (isFinal(message.status)) return;
      }
      const { value: event, done } = await pending;
      if (done) return;
      pending = events.next();
      const next = 'payload' in event ? (event.payload['stage'] as AnswerStage | undefined) : undefined;
      if (next && next !== stage) yield { kind: 'STATUS', messageId, stage: (stage = next) };
    }
  } finally {
    void events.return();
  }
}

const PATIENCE_MS = 120_000;

/** The finished answer, for clients that cannot subscribe; `null` on shutdown or after `PATIENCE_MS`. */
export async function awaitAnswer(ctx: Ctx, messageId: string): Promise<ChatMessage | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const shutdown = AbortSignal.any([ctx.shutdown, patience.signal]);
  try {
    for await (const step of followAnswer({ ...ctx, shutdown }, messageId, 0))
      if (step.kind === 'DONE') return step.message ?? null;
    return null;
  } finally {
    clearTimeout(timer);
  }
}
