import type { DocumentFormat, ExportedFile } from '#schema/generated/contract.ts';
import { composerText } from '#schema/text/chat.ts';
import { threadDocumentText } from '#schema/text/documents-out.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { ChatMessage } from '#db/entities/chat.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { exportedFile, printDocument } from '#api/kernel/print/print.ts';
import { accountZone } from '#api/features/users/index.ts';
import { findThread } from './chat.service.ts';
import { conversationBlocks } from './thread-document.rules.ts';

export interface ThreadDocumentRequest {
  id: string;
  format: DocumentFormat;
  withSources?: boolean | null;
}

/** A conversation as a file: every message, with the sources of its answers when they are wanted. */
export async function writeThreadDocument(ctx: Ctx, request: ThreadDocumentRequest): Promise<ExportedFile> {
  const thread = await findThread(ctx, request.id);
  if (!thread) throw new Refusal('NOT_FOUND');
  const messages = await ctx.em.find(ChatMessage, { thread: thread.id }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const owner = await thread.user.loadOrFail();
  const zone = await accountZone(ctx, owner.id);
  const createdOn = dayIn(zone, ctx.clock.now());
  const document = {
    title: thread.title,
    subtitle: threadDocumentText.subtitle(messages.length, createdOn, zone),
    footer: composerText.disclaimer,
    createdOn,
    blocks: conversationBlocks(messages, { who: owner.name, withSources: request.withSources ?? true, zone }),
  };
  return exportedFile(thread.title, request.format, await printDocument(ctx, document, request.format));
}
