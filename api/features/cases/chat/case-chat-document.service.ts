import { createHash } from 'node:crypto';
import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import { caseChatDocumentText as text, caseChatText } from '#schema/text/case-chat.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import type { Block } from '#api/kernel/print/document.ts';
import { findCase } from '../case-file/case-access.service.ts';
import { attachmentsOf } from './case-chat-attachments.service.ts';
import { canonicalTalk } from './case-chat.rules.ts';
import { proofBlocks, spokenBlocks, type SpokenMessage } from './case-chat-document.rules.ts';
import { authorOf, readMessages, replyOf, messageVersionsOf, type MessageRow } from './case-messages.service.ts';
import { canChat } from '../cases.policy.ts';

/** Printing a longer one would keep the server busy for many seconds. */
const MESSAGES_MAX = 5000;

async function spoken(ctx: Ctx, message: MessageRow): Promise<SpokenMessage> {
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

/** The conversation as a file, with the hash of what was said at its end. */
export async function writeCaseChatDocument(ctx: Ctx, caseId: string, format: DocumentFormat): Promise<ExportedFile> {
  const found = await findCase(ctx, caseId);
  if (!found || !canChat(found.role)) throw new Refusal('FORBIDDEN', caseChatText.membersOnly);
  const { title, messageSequence } = found.legalCase;
  const all = { sql: 'true', values: [] };
  const last = await readMessages(ctx, caseId, all, { limit: MESSAGES_MAX, isLastFirst: true });
  const messages = await Promise.all(last.toReversed().map((message) => spoken(ctx, message)));
  const hash = createHash('sha256').update(canonicalTalk(messages)).digest('hex');
  const createdOn = dayInMexico(ctx.clock.now());
  const shortened: Block[] =
    messageSequence > MESSAGES_MAX
      ? [{ kind: 'NOTE', tone: 'WARNING', runs: [{ text: text.shortened(MESSAGES_MAX, messageSequence) }] }]
      : [];
  const paper = {
    title,
    subtitle: text.subtitle(messages.length, createdOn),
    footer: text.foot,
    createdOn,
    blocks: [...shortened, ...spokenBlocks(messages), ...proofBlocks(messages, hash)],
  };
  return exportedFile(text.name(title), format, await printDocument(paper, format));
}
