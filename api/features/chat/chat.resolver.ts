import {
  Arg,
  Args,
  Ctx as Context,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { ChatMessage } from '#db/entities/chat.entity.ts';
import {
  AskQuestionInput,
  AskQuestionPayload,
  ChatMessageType,
  ChatReplyEventType,
  ChatStockType,
  ChatThreadConnection,
  ChatThreadMessagesArgs,
  ChatThreadType,
  DeleteThreadInput,
  DeleteThreadPayload,
  ExportedFileType,
  PinThreadInput,
  PinThreadPayload,
  QueryChatThreadDocumentArgs,
  QueryChatThreadsArgs,
  RateAnswerInput,
  RateAnswerPayload,
  RenameThreadInput,
  RenameThreadPayload,
  StopAnswerInput,
  StopAnswerPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { awaitAnswer, followAnswer } from './chat-reply.stream.ts';
import {
  askQuestion,
  deleteThread,
  findMessage,
  findThread,
  listMessages,
  listThreads,
  pinThread,
  renameThread,
  stopAnswer,
} from './chat.service.ts';
import { rateAnswer } from './feedback.service.ts';
import { showAnswerCalculation } from './figures/answer-figure.service.ts';
import { writeThreadDocument } from './thread-document.service.ts';
import { describeStock } from './chat-stock.service.ts';

@Resolver(() => ChatThreadType)
export class ChatThreadResolver {
  @FieldResolver()
  messages(
    @Root() thread: ChatThreadType,
    @Args(() => ChatThreadMessagesArgs) args: ChatThreadMessagesArgs,
    @Context() ctx: Ctx,
  ) {
    return listMessages(ctx, thread.id, args);
  }
}

@Resolver(() => ChatMessageType)
export class ChatMessageResolver {
  @FieldResolver()
  threadId(@Root() message: ChatMessage): string {
    return message.thread.id;
  }

  @FieldResolver()
  calculation(@Root() { calculation }: ChatMessage) {
    return calculation && showAnswerCalculation(calculation);
  }
}

@Resolver(() => AskQuestionPayload)
export class AskQuestionPayloadResolver {
  @FieldResolver()
  finishedAnswer(@Root() payload: AskQuestionPayload, @Context() ctx: Ctx) {
    return payload.answer && awaitAnswer(ctx, payload.answer.id);
  }
}

@Resolver()
export class ChatResolver {
  @Query(() => ChatThreadConnection)
  @Allow('chat:read')
  chatThreads(@Args(() => QueryChatThreadsArgs) args: QueryChatThreadsArgs, @Context() ctx: Ctx) {
    return listThreads(ctx, args);
  }

  @Query(() => ChatThreadType, { nullable: true })
  @Allow('chat:read')
  chatThread(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return findThread(ctx, id);
  }

  @Query(() => ChatMessageType, { nullable: true })
  @Allow('chat:read')
  chatMessage(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return findMessage(ctx, id);
  }

  @Query(() => ChatStockType)
  @Public()
  chatStock(@Context() ctx: Ctx) {
    return describeStock(ctx);
  }

  @Mutation(() => AskQuestionPayload)
  @Allow('chat:ask')
  askQuestion(@Arg('input', () => AskQuestionInput) input: AskQuestionInput, @Context() ctx: Ctx) {
    return askQuestion(ctx, input);
  }

  @Mutation(() => StopAnswerPayload)
  @Allow('chat:ask')
  stopAnswer(@Arg('input', () => StopAnswerInput) input: StopAnswerInput, @Context() ctx: Ctx) {
    return stopAnswer(ctx, input.messageId);
  }

  @Mutation(() => RenameThreadPayload)
  @Allow('chat:write')
  renameThread(@Arg('input', () => RenameThreadInput) input: RenameThreadInput, @Context() ctx: Ctx) {
    return renameThread(ctx, input);
  }

  @Mutation(() => DeleteThreadPayload)
  @Allow('chat:write')
  deleteThread(@Arg('input', () => DeleteThreadInput) input: DeleteThreadInput, @Context() ctx: Ctx) {
    return deleteThread(ctx, input.threadId);
  }

  @Mutation(() => PinThreadPayload)
  @Allow('chat:write')
  pinThread(@Arg('input', () => PinThreadInput) input: PinThreadInput, @Context() ctx: Ctx) {
    return pinThread(ctx, input);
  }

  @Mutation(() => RateAnswerPayload)
  @Allow('chat:write')
  rateAnswer(@Arg('input', () => RateAnswerInput) input: RateAnswerInput, @Context() ctx: Ctx) {
    return rateAnswer(ctx, input);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(60) })
  @Allow('chat:read')
  chatThreadDocument(@Args(() => QueryChatThreadDocumentArgs) args: QueryChatThreadDocumentArgs, @Context() ctx: Ctx) {
    return writeThreadDocument(ctx, args);
  }

  @Subscription(() => ChatReplyEventType, {
    subscribe: ({ args, context }: { args: { messageId: string; fromOffset?: number | null }; context: Ctx }) =>
      followAnswer(context, args.messageId, args.fromOffset ?? 0),
  })
  @Allow('chat:read')
  chatReply(
    @Arg('messageId', () => ID) _messageId: string,
    @Arg('fromOffset', () => Int, { nullable: true, defaultValue: 0 }) _fromOffset: number,
    @Root() step: ChatReplyEventType,
  ): ChatReplyEventType {
    return step;
  }
}
