import { createHash } from 'node:crypto';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import { caseChatDocumentText as text, caseChatText } from '#schema/text/case-chat.ts';
import { dayIn } from '#schema/lib/zones.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import type { Block } from '#api/kernel/print/document.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { accountZone } from '#api/features/users/index.ts';
import { findCase } from '../case-access.service.ts';
import { attachmentsOf } from './case-chat-attachments.service.ts';
import { canonicalConversation } from './case-chat.rules.ts';
import { proofBlocks, conversationBlocks, type PrintedMessage } from './case-chat-document.rules.ts';
import { authorOf, readMessages, replyOf, messageVersionsOf, type MessageRow } from './case-messages.service.ts';
import { canChat } from '../cases.policy.ts';

/** To print more messages would keep the server busy for many seconds. */
const MAX_MESSAGES = 5000;

async function printedMessage(ctx: Ctx, message: MessageRow): Promise<PrintedMessage> {
  const [author, reply, attachments] = await Promise.all([
    authorOf(ctx, message),
    replyOf(ctx, message),
    attachmentsOf(ctx, message),
  ]);
  const replyAuthor = reply && (await authorOf(ctx, reply));
  return {
    sequence: message.sequence,
    createdAt: message.createdAt,
    authorName: author.name,
    authorEmail: author.email,
    text: message.text,
    replyTo: reply?.sequence ?? null,
    replyAuthorName: replyAuthor?.name ?? null,
    attachments,
    versions: messageVersionsOf(message).map(({ text: words, until }) => ({ text: words, until: until.toISOString() })),
    editedAt: message.editedAt,
    deletedAt: message.deletedAt,
  };
}

/** The conversation as a file, with the SHA-256 of its messages at the end. The newest `MAX_MESSAGES` are printed. */
export async function writeCaseChatDocument(ctx: Ctx, caseId: string, format: DocumentFormat): Promise<ExportedFile> {
  const found = await findCase(ctx, caseId);
  if (!found || !canChat(found.role)) throw new Refusal('FORBIDDEN', caseChatText.membersOnly);
  const { title, messageSequence } = found.legalCase;
  const all = { sql: 'true', values: [] };
  const last = await readMessages(ctx, caseId, all, { limit: MAX_MESSAGES, isLastFirst: true });
  const messages = await Promise.all(last.toReversed().map((message) => printedMessage(ctx, message)));
  const hash = createHash('sha256').update(canonicalConversation(messages)).digest('hex');
  const zone = await accountZone(ctx, signedIn(ctx).userId);
  const createdOn = dayIn(zone, ctx.clock.now());
  const shortened: Block[] =
    messageSequence > MAX_MESSAGES
      ? [{ kind: 'NOTE', tone: 'WARNING', runs: [{ text: text.shortened(MAX_MESSAGES, messageSequence) }] }]
      : [];
  const document = {
    title,
    subtitle: text.subtitle(messages.length, createdOn, zone),
    footer: text.foot,
    createdOn,
    blocks: [...shortened, ...conversationBlocks(messages, zone), ...proofBlocks(messages, hash)],
  };
  return exportedFile(text.name(title), format, await printDocument(ctx, document, format));
}
