import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { DocumentFormat } from '#schema/generated/contract.ts';
import {
  CaseMessageConnection,
  CaseMessageType,
  CaseType,
  DeleteCaseMessageInput,
  DeleteCaseMessagePayload,
  DocumentFormatEnum,
  EditCaseMessageInput,
  EditCaseMessagePayload,
  ExportedFileType,
  MarkMessagesInput,
  MarkMessagesPayload,
  QueryCaseMessagesArgs,
  SendCaseMessageInput,
  SendCaseMessagePayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import type { CaseRow } from '../case-rows.service.ts';
import { attachmentsOf } from './case-chat-attachments.service.ts';
import { writeCaseChatDocument } from './case-chat-document.service.ts';
import { deleteMessage, editMessage, markMessages, sendMessage } from './case-chat.service.ts';
import {
  authorOf,
  lastMessageOf,
  listCaseMessages,
  type MessageRow,
  replyOf,
  messageVersionsOf,
  viewerCanDelete,
  viewerCanEditMessage,
} from './case-messages.service.ts';

@Resolver(() => CaseType)
class ChatOfCaseResolver {
  @FieldResolver()
  lastMessage(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return lastMessageOf(ctx, legalCase.id);
  }
}

@Resolver(() => CaseMessageType)
class CaseMessageResolver {
  @FieldResolver()
  caseId(@Root() message: MessageRow): string {
    return message.legalCase.id;
  }

  @FieldResolver()
  authorId(@Root() message: MessageRow): string {
    return message.author.id;
  }

  @FieldResolver()
  async authorName(@Root() message: MessageRow, @Context() ctx: Ctx): Promise<string> {
    return (await authorOf(ctx, message)).name;
  }

  @FieldResolver()
  async authorEmail(@Root() message: MessageRow, @Context() ctx: Ctx): Promise<string> {
    return (await authorOf(ctx, message)).email;
  }

  @FieldResolver()
  replyTo(@Root() message: MessageRow, @Context() ctx: Ctx) {
    return replyOf(ctx, message);
  }

  @FieldResolver()
  attachments(@Root() message: MessageRow, @Context() ctx: Ctx) {
    return attachmentsOf(ctx, message);
  }

  @FieldResolver()
  versions(@Root() message: MessageRow) {
    return messageVersionsOf(message);
  }

  @FieldResolver()
  viewerCanEdit(@Root() message: MessageRow, @Context() ctx: Ctx): Promise<boolean> {
    return viewerCanEditMessage(ctx, message);
  }

  @FieldResolver()
  viewerCanDelete(@Root() message: MessageRow, @Context() ctx: Ctx): Promise<boolean> {
    return viewerCanDelete(ctx, message);
  }
}

@Resolver()
class CaseChatResolver {
  @Query(() => CaseMessageConnection)
  @Allow('case-chat:read')
  caseMessages(@Args(() => QueryCaseMessagesArgs) args: QueryCaseMessagesArgs, @Context() ctx: Ctx) {
    return listCaseMessages(ctx, args);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('case-chat:read')
  caseChatDocument(
    @Arg('caseId', () => ID) caseId: string,
    @Arg('format', () => DocumentFormatEnum) format: DocumentFormat,
    @Context() ctx: Ctx,
  ) {
    return writeCaseChatDocument(ctx, caseId, format);
  }

  @Mutation(() => SendCaseMessagePayload)
  @Allow('case-chat:write')
  sendCaseMessage(@Arg('input', () => SendCaseMessageInput) input: SendCaseMessageInput, @Context() ctx: Ctx) {
    return sendMessage(ctx, input);
  }

  @Mutation(() => EditCaseMessagePayload)
  @Allow('case-chat:write')
  editCaseMessage(@Arg('input', () => EditCaseMessageInput) input: EditCaseMessageInput, @Context() ctx: Ctx) {
    return editMessage(ctx, input);
  }

  @Mutation(() => DeleteCaseMessagePayload)
  @Allow('case-chat:write')
  deleteCaseMessage(@Arg('input', () => DeleteCaseMessageInput) input: DeleteCaseMessageInput, @Context() ctx: Ctx) {
    return deleteMessage(ctx, input);
  }

  @Mutation(() => MarkMessagesPayload)
  @Allow('case-chat:write')
  markMessages(@Arg('input', () => MarkMessagesInput) input: MarkMessagesInput, @Context() ctx: Ctx) {
    return markMessages(ctx, input);
  }
}

export const CASE_CHAT_RESOLVERS = [CaseChatResolver, ChatOfCaseResolver, CaseMessageResolver];
