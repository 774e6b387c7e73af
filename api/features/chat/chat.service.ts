import { LockMode } from '@mikro-orm/postgresql';
import type { AnswerStyle, AskQuestionInput, LegalArea } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { validationText } from '#schema/text/validation.ts';
import { accountZone } from '#api/features/users/index.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { ChatMessage, ChatThread, type StoredReadingChoice } from '#db/entities/chat.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { later } from '#api/kernel/clock.ts';
import { enqueue } from '#api/kernel/jobs/jobs.ts';
import { readListingWithTotal, readListing } from '#api/kernel/paging/listing.ts';
import type { PageArguments } from '#api/kernel/paging/pages.ts';
import { showMeter } from '../subscriptions/index.ts';
import { announceAnswer } from './chat.events.ts';
import { isFree, wasPaid } from './chat-charge.service.ts';
import { answerQuestion } from './chat.jobs.ts';
import { canReadThread } from './chat.policy.ts';
import { understandFacts } from './facts.rules.ts';
import {
  likePattern,
  questionProblem,
  readingChoicesProblem,
  threadTitleOf,
  threadTitleProblem,
} from './chat.rules.ts';

/** A question that is stopped at once is refunded, so the rate of questions is limited too. */
const ASKS_OF_ONE = { name: 'ask', points: 60, seconds: 60 };

const MAX_CLIENT_ID_LENGTH = 100;

const notFound = (field: string) => userError('NOT_FOUND', errorText.NOT_FOUND, field);

/** The conversation when it is the caller's. Lock it to add messages. */
export async function findThread(ctx: Ctx, id: string, lockMode?: LockMode): Promise<ChatThread | null> {
  if (!isId(id, 'chatThread')) return null;
  const thread = await ctx.em.findOne(ChatThread, { id }, lockMode ? { lockMode } : {});
  return thread && canReadThread(ctx.actor, thread) ? thread : null;
}

/** The message when it is the caller's. */
export async function findMessage(ctx: Ctx, id: string): Promise<ChatMessage | null> {
  if (!isId(id, 'chatMessage')) return null;
  const message = await ctx.em.findOne(ChatMessage, { id });
  return message && canReadThread(ctx.actor, message) ? message : null;
}

/** The question already asked under that client id: a repeated request is the same question. */
async function askedBefore(ctx: Ctx, userId: string, clientId: string, text: string) {
  // Two requests with one id queue here, so that the second finds what the first wrote.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 7))', [`${userId}:${clientId}`]);
  const question = await ctx.em.findOne(ChatMessage, { user: userId, clientId }, { populate: ['thread'] });
  if (!question) return null;
  if (question.text !== text) return userError('CONFLICT', validationText.questionReused, 'clientId');
  const answer = await ctx.em.findOne(ChatMessage, { questionId: question.id });
  const usage = showMeter(await ctx.usage.read(ctx, userId, 'chat_messages'));
  return ok({ thread: question.thread.$, question, answer, usage });
}

function openThread(ctx: Ctx, userId: string, question: string): ChatThread {
  const now = ctx.clock.now();
  return ctx.em.create(ChatThread, {
    id: newId('chatThread'),
    user: userId,
    title: threadTitleOf(question),
    createdAt: now,
    lastMessageAt: now,
    messageCount: 0,
    isPinned: false,
    pinnedAt: null,
  });
}

interface Asked {
  text: string;
  clientId: string | null;
  area: LegalArea | null;
  style: AnswerStyle;
  readingChoices: StoredReadingChoice[];
  /** The day that it is for who asks. */
  today: string;
}

function addMessages(
  ctx: Ctx,
  thread: ChatThread,
  userId: string,
  { text, clientId, area, style, readingChoices, today }: Asked,
) {
  const now = ctx.clock.now();
  const common = {
    thread,
    user: userId,
    area,
    style,
    citations: [],
    claims: [],
    understood: understandFacts(text, today),
    reading: [],
    readingChoices,
    actions: [],
    feedback: null,
    modelUsage: null,
    calculation: null,
    followUps: [],
    isAbstention: false,
    engine: null,
    model: null,
    notice: null,
    error: null,
  };
  const question = ctx.em.create(ChatMessage, {
    ...common,
    id: newId('chatMessage'),
    role: 'USER',
    status: 'COMPLETE',
    text,
    clientId,
    questionId: null,
    createdAt: now,
    completedAt: now,
  });
  const answer = ctx.em.create(ChatMessage, {
    ...common,
    id: newId('chatMessage'),
    role: 'ASSISTANT',
    status: 'PENDING',
    text: '',
    clientId: null,
    questionId: question.id,
    // A millisecond after its question: messages are ordered by time.
    createdAt: later(now, 1),
    completedAt: null,
  });
  return { question, answer };
}

/** Takes a question: quota, messages and the job that answers it are one transaction. */
export async function askQuestion(ctx: Ctx, input: AskQuestionInput) {
  const { userId } = signedIn(ctx);
  const problem = questionProblem(input.text);
  if (problem) return userError('VALIDATION', problem, 'text');
  if ((input.clientId?.length ?? 0) > MAX_CLIENT_ID_LENGTH)
    return userError('VALIDATION', validationText.clientIdTooLong(MAX_CLIENT_ID_LENGTH), 'clientId');
  const choices = (input.reading ?? []).map(({ kind, value }) => ({ kind, value }));
  const choiceProblem = readingChoicesProblem(choices);
  if (choiceProblem) return userError('VALIDATION', choiceProblem, 'reading');
  const clientId = input.clientId?.replaceAll('\u0000', '').toWellFormed() || null;
  const before = clientId ? await askedBefore(ctx, userId, clientId, input.text.trim()) : null;
  if (before) return before;
  await ctx.throttle.take(ASKS_OF_ONE, userId);
  const text = input.text.trim();
  // Questions of one conversation queue on this lock: the count is right and the conversation is not deleted meanwhile.
  const thread = input.threadId
    ? await findThread(ctx, input.threadId, LockMode.PESSIMISTIC_WRITE)
    : openThread(ctx, userId, input.text);
  if (!thread) return notFound('threadId');
  const meter = isFree(text, thread.messageCount) ? ctx.usage.read : ctx.usage.spend;
  const usage = showMeter(await meter.call(ctx.usage, ctx, userId, 'chat_messages'));
  const { question, answer } = addMessages(ctx, thread, userId, {
    text,
    clientId,
    area: input.area ?? null,
    style: input.style ?? 'STANDARD',
    readingChoices: choices,
    today: dayIn(await accountZone(ctx, userId), ctx.clock.now()),
  });
  thread.messageCount += 2;
  thread.lastMessageAt = answer.createdAt;
  await ctx.em.flush();
  await enqueue(ctx.em, answerQuestion, { messageId: answer.id }, { key: answer.id });
  return ok({ thread, question, answer, usage });
}

/** Stops an answer. Its text so far stays; an answer without text is refunded. */
export async function stopAnswer(ctx: Ctx, messageId: string) {
  const { userId } = signedIn(ctx);
  const message = await findMessage(ctx, messageId);
  if (!message || message.role !== 'ASSISTANT') return notFound('messageId');
  const stopped = await ctx.em.execute<{ text: string }[]>(
    `update chat_message set status = 'STOPPED', completed_at = ? where id = ? and status in ('PENDING', 'STREAMING') returning text`,
    [ctx.clock.now(), messageId],
  );
  if (stopped[0] && !stopped[0].text && (await wasPaid(ctx, message)))
    await ctx.usage.refund(ctx, userId, 'chat_messages', message.createdAt);
  await announceAnswer(ctx.em, messageId);
  await ctx.em.refresh(message);
  return ok({ message });
}

export async function renameThread(ctx: Ctx, input: { threadId: string; title: string }) {
  const thread = await findThread(ctx, input.threadId);
  if (!thread) return notFound('threadId');
  const problem = threadTitleProblem(input.title);
  if (problem) return userError('VALIDATION', problem, 'title');
  thread.title = input.title.trim();
  return ok({ thread });
}

/** Pinned conversations come first in the list. Pinning does not change when a conversation was last used. */
export async function pinThread(ctx: Ctx, input: { threadId: string; isPinned: boolean }) {
  const thread = await findThread(ctx, input.threadId);
  if (!thread) return notFound('threadId');
  thread.isPinned = input.isPinned;
  thread.pinnedAt = input.isPinned ? (thread.pinnedAt ?? ctx.clock.now()) : null;
  return ok({ thread });
}

export async function deleteThread(ctx: Ctx, threadId: string) {
  const thread = await findThread(ctx, threadId);
  if (!thread) return notFound('threadId');
  ctx.em.remove(thread);
  return ok({ deletedThreadId: threadId });
}

/** Conversations whose title or messages contain the words of the search. */
const FOUND = `r.user_id = ? and (r.title ilike ? or exists (
  select 1 from chat_message g where g.thread_id = r.id and g.text ilike ?))`;

export function listThreads(ctx: Ctx, args: PageArguments & { search?: string | null }) {
  const { userId } = signedIn(ctx);
  const search = args.search?.trim().replaceAll('\u0000', '').toWellFormed().slice(0, 200);
  const like = search ? likePattern(search) : null;
  const wanted = like ? { where: FOUND, values: [userId, like, like] } : { where: 'r.user_id = ?', values: [userId] };
  return readListingWithTotal(
    ctx,
    { entity: ChatThread, pinnedBy: 'isPinned', orderBy: 'lastMessageAt', direction: 'desc', ...wanted },
    args,
  );
}

/** A page of a conversation, oldest first. */
export const listMessages = (ctx: Ctx, threadId: string, args: PageArguments) =>
  readListing(
    ctx,
    { entity: ChatMessage, orderBy: 'createdAt', direction: 'asc', where: 'r.thread_id = ?', values: [threadId] },
    args,
  );
