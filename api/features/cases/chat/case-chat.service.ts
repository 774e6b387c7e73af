import type {
  CaseRole,
  DeleteCaseMessageInput,
  EditCaseMessageInput,
  MarkMessagesInput,
  SendCaseMessageInput,
} from '#schema/generated/contract.ts';
import { caseChatText } from '#schema/text/case-chat.ts';
import { errorText } from '#schema/text/errors.ts';
import { CaseMessage } from '#db/entities/case.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { findCase } from '../case-access.service.ts';
import { mayChat, writingRefusal } from './case-chat-access.service.ts';
import { attach, type Attached } from './case-chat-attachments.service.ts';
import { dropDocuments, keepDocumentsOfMessage, noRoomForDocuments } from '../documents/case-documents.service.ts';
import {
  canDeleteMessage,
  canEditMessage,
  messageClientIdProblem,
  originalText,
  mentionsIn,
  messageProblem,
  MAX_VERSIONS,
} from './case-chat.rules.ts';
import { announceReadMarks, announceMessage } from '../cases.events.ts';
import { canChat } from '../cases.policy.ts';
import { sendMentionToasts } from '../toasts/case-toasts.service.ts';

/** Ten messages a second for a minute: more than a person writes. */
const MESSAGE_THROTTLE = { name: 'case-message', points: 600, seconds: 60 };

/** The same error for a guest, for others and for no such case. */
const membersOnly = (field: string) => userError('FORBIDDEN', caseChatText.membersOnly, field);

/** Members who can be mentioned with `@`. */
const membersOfChat = (ctx: Ctx, caseId: string): Promise<{ id: string; name: string }[]> =>
  ctx.em.execute(
    `select u.id, u.name from case_member m join user_account u on u.id = m.user_id
     where m.case_id = ? and m.role in ('OWNER', 'COLLABORATOR')`,
    [caseId],
  );

/** A context in which nothing that this request loaded before is reused. */
const withEmptyMemo = (ctx: Ctx): Ctx => ({ ...ctx, memo: new Map() });

/** The result for a client id that was used before: the same message, or an error for another one. `null`: not used. */
async function sentBefore(ctx: Ctx, userId: string, { caseId, clientId, text }: SendCaseMessageInput) {
  // Requests with one client id run one after the other, so that the second finds the row of the first.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 11))', [`${userId}:${clientId}`]);
  const message = await ctx.em.findOne(CaseMessage, { author: userId, clientId });
  if (!message) return null;
  const first = originalText(message);
  const isSame = message.legalCase.id === caseId && first === text.trim();
  return isSame ? ok({ message }) : userError('CONFLICT', caseChatText.reused, 'clientId');
}

/**
 * Takes the next sequence of the conversation. The row of the case stays locked until the commit, so the order of the
 * sequences is the order of the commits. `null`: the case is archived, or the caller may not write.
 */
async function nextSequence(ctx: Ctx, caseId: string, userId: string): Promise<number | null> {
  const rows = await ctx.em.execute<{ message_sequence: number }[]>(
    `update legal_case set message_sequence = message_sequence + 1, last_activity_at = ?
     where id = ? and archived_at is null and exists (select 1 from case_member m where m.case_id = legal_case.id and m.user_id = ?
       and m.role in ('OWNER', 'COLLABORATOR'))
     returning message_sequence`,
    [ctx.clock.now(), caseId, userId],
  );
  return rows[0]?.message_sequence ?? null;
}

async function isInCase(ctx: Ctx, messageId: string, caseId: string): Promise<boolean> {
  if (!isId(messageId, 'caseMessage')) return false;
  return (await ctx.em.count(CaseMessage, { id: messageId, legalCase: caseId })) === 1;
}

async function addMessage(ctx: Ctx, userId: string, input: SendCaseMessageInput, { stored, documents }: Attached) {
  const { caseId, clientId, replyToId } = input;
  const text = input.text.trim();
  const mentions = text.includes('@') ? mentionsIn(text, await membersOfChat(ctx, caseId)) : [];
  const sequence = await nextSequence(ctx, caseId, userId);
  // The case was archived, or the caller removed, after the first check.
  if (sequence === null) return (await writingRefusal(withEmptyMemo(ctx), caseId, 'caseId')) ?? membersOnly('caseId');
  const full = await noRoomForDocuments(ctx, caseId, documents);
  if (full) return userError('LIMIT_REACHED', full, 'attachments');
  const message = ctx.em.create(CaseMessage, {
    id: newId('caseMessage'),
    legalCase: caseId,
    author: userId,
    sequence,
    clientId,
    text,
    mentions,
    replyTo: replyToId ?? null,
    attachments: stored,
    versions: [],
    createdAt: ctx.clock.now(),
    editedAt: null,
    deletedAt: null,
  });
  await ctx.em.flush();
  await keepDocumentsOfMessage(ctx, message, documents);
  await announceMessage(ctx.em, { caseId, sequence });
  await sendMentionToasts(ctx, message);
  return ok({ message });
}

export async function sendMessage(ctx: Ctx, input: SendCaseMessageInput) {
  const { userId } = signedIn(ctx);
  if (!(await mayChat(ctx, input.caseId))) return membersOnly('caseId');
  const problem = messageProblem(input.text);
  if (problem) return userError('VALIDATION', problem, 'text');
  const idProblem = messageClientIdProblem(input.clientId);
  if (idProblem) return userError('VALIDATION', idProblem, 'clientId');
  const before = await sentBefore(ctx, userId, input);
  if (before) return before;
  const refusal = await writingRefusal(ctx, input.caseId, 'caseId');
  if (refusal) return refusal;
  await ctx.throttle.take(MESSAGE_THROTTLE, userId);
  if (input.replyToId && !(await isInCase(ctx, input.replyToId, input.caseId)))
    return userError('NOT_FOUND', caseChatText.replyNotFound, 'replyToId');
  const attached = await attach(ctx, input.caseId, input.attachments ?? []);
  return 'refused' in attached
    ? userError('VALIDATION', attached.refused, 'attachments')
    : addMessage(ctx, userId, input, attached);
}

/** The message with that id if the caller may write in its chat, else the error. Locks the case, as sending does. */
async function messageToChange(ctx: Ctx, id: string): Promise<CaseMessage | ReturnType<typeof userError>> {
  const unknown = userError('NOT_FOUND', errorText.NOT_FOUND, 'messageId');
  const caseId = isId(id, 'caseMessage') ? (await ctx.em.findOne(CaseMessage, { id }))?.legalCase.id : null;
  const found = caseId ? await findCase(ctx, caseId, true) : null;
  if (!found || !canChat(found.role)) return unknown;
  if (found.legalCase.archivedAt) return userError('CONFLICT', caseChatText.archived, 'messageId');
  return (await ctx.em.findOne(CaseMessage, { id }, { refresh: true })) ?? unknown;
}

const announceChange = ({ em }: Ctx, { legalCase, sequence }: CaseMessage): Promise<unknown> =>
  announceMessage(em, { caseId: legalCase.id, sequence, changed: sequence });

/** Why the caller may not edit a message, or `null`. */
function editRefusal(ctx: Ctx, message: CaseMessage) {
  const { userId } = signedIn(ctx);
  if (message.author.id !== userId) return userError('FORBIDDEN', caseChatText.onlyAuthorEdits, 'messageId');
  if (message.deletedAt) return userError('CONFLICT', caseChatText.deletedNotEditable, 'messageId');
  if (!canEditMessage(message, userId, ctx.clock.now()))
    return userError('FORBIDDEN', caseChatText.editWindowOver, 'messageId');
  return message.versions.length >= MAX_VERSIONS
    ? userError('VALIDATION', caseChatText.tooManyVersions, 'messageId')
    : null;
}

export async function editMessage(ctx: Ctx, input: EditCaseMessageInput) {
  const message = await messageToChange(ctx, input.messageId);
  if ('userErrors' in message) return message;
  const refusal = editRefusal(ctx, message);
  if (refusal) return refusal;
  const problem = messageProblem(input.text);
  if (problem) return userError('VALIDATION', problem, 'text');
  const text = input.text.trim();
  if (text === message.text) return ok({ message });
  const now = ctx.clock.now();
  message.versions = [...message.versions, { text: message.text, until: now.toISOString() }];
  message.text = text;
  message.mentions = mentionsIn(text, await membersOfChat(ctx, message.legalCase.id));
  message.editedAt = now;
  await ctx.em.flush();
  await announceChange(ctx, message);
  return ok({ message });
}

/** Deletes texts, versions and documents of a message; its row stays, marked as deleted. */
export async function deleteMessage(ctx: Ctx, input: DeleteCaseMessageInput) {
  const { userId } = signedIn(ctx);
  const message = await messageToChange(ctx, input.messageId);
  if ('userErrors' in message) return message;
  if (message.author.id !== userId) return userError('FORBIDDEN', caseChatText.onlyAuthorDeletes, 'messageId');
  if (!canDeleteMessage(message, userId)) return ok({ message });
  Object.assign(message, { text: '', mentions: [], attachments: [], versions: [], deletedAt: ctx.clock.now() });
  await dropDocuments(ctx, message);
  await ctx.em.flush();
  await announceChange(ctx, message);
  return ok({ message });
}

interface ChatMember {
  userId: string;
  name: string;
  email: string;
  role: CaseRole;
  since: Date;
  deliveredSequence: number;
  readSequence: number;
}

const memberRow = (ctx: Ctx, caseId: string, userId: string): Promise<ChatMember[]> =>
  ctx.em.execute(
    `select u.id as "userId", u.name, u.email, m.role, m.joined_at as since,
       m.delivered_sequence as "deliveredSequence", m.read_sequence as "readSequence"
     from case_member m join user_account u on u.id = m.user_id where m.case_id = ? and m.user_id = ?`,
    [caseId, userId],
  );

/** Moves the caller's marks forward, to the last message at most. A message that was read was also delivered. */
export async function markMessages(ctx: Ctx, { caseId, sequence, isRead }: MarkMessagesInput) {
  const { userId } = signedIn(ctx);
  if (!(await mayChat(ctx, caseId))) return membersOnly('caseId');
  if (sequence < 0) return userError('VALIDATION', caseChatText.sequenceInvalid, 'sequence');
  const grown = await ctx.em.execute<unknown[]>(
    `update case_member m set delivered_sequence = greatest(m.delivered_sequence, least(?::int, c.message_sequence)),
       read_sequence = case when ? then greatest(m.read_sequence, least(?::int, c.message_sequence)) else m.read_sequence end
     from legal_case c where c.id = m.case_id and m.case_id = ? and m.user_id = ?
       and least(?::int, c.message_sequence) > case when ? then least(m.delivered_sequence, m.read_sequence) else m.delivered_sequence end
     returning m.user_id`,
    [sequence, isRead, sequence, caseId, userId, sequence, isRead],
  );
  if (grown.length > 0) await announceReadMarks(ctx.em, caseId, userId);
  const [member] = await memberRow(ctx, caseId, userId);
  return member ? ok({ member: { ...member, since: new Date(member.since) } }) : membersOnly('caseId');
}
