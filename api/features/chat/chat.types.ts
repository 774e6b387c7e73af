import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DocumentFormatEnum } from '#api/kernel/http/files.types.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { connectionOf, countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { enumOf, Payload } from '#api/kernel/graphql/user-error.ts';
import { CitationType } from '../citations/index.ts';
import { LegalAreaEnum } from '../research/index.ts';
import { UsageMeterType } from '../subscriptions/index.ts';
import {
  AnswerActionType,
  AnswerClaimType,
  AnswerFeedbackType,
  AnswerStyleEnum,
  ModelUsageType,
  QuestionReadingType,
  ReadingChoiceInput,
  UnderstoodFactType,
} from './answer.types.ts';

export const ChatRoleEnum = enumOf<C.ChatRole>('ChatRole', ['USER', 'ASSISTANT']);
export const ChatMessageStatusEnum = enumOf<C.ChatMessageStatus>('ChatMessageStatus', [
  'PENDING',
  'STREAMING',
  'COMPLETE',
  'STOPPED',
  'FAILED',
]);
export const AnswerStageEnum = enumOf<C.AnswerStage>('AnswerStage', [
  'UNDERSTANDING',
  'SEARCHING',
  'WRITING',
  'CHECKING',
]);
export const AnswerEngineEnum = enumOf<C.AnswerEngine>('AnswerEngine', ['LOCAL', 'GEMINI', 'OPENAI_COMPATIBLE']);
export const ChatReplyKindEnum = enumOf<C.ChatReplyKind>('ChatReplyKind', ['STATUS', 'DELTA', 'SOURCES', 'DONE']);

@ObjectType('ChatMessage', { implements: Node })
export class ChatMessageType extends Node implements Omit<C.ChatMessage, 'threadId' | 'citations'> {
  @Field(() => ChatRoleEnum) role!: C.ChatRole;
  @Field(() => ChatMessageStatusEnum) status!: C.ChatMessageStatus;
  @Field(() => String) text!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) completedAt!: Date | null;
  @Field(() => [CitationType]) citations!: CitationType[];
  @Field(() => [AnswerClaimType]) claims!: AnswerClaimType[];
  @Field(() => [UnderstoodFactType]) understood!: UnderstoodFactType[];
  @Field(() => [QuestionReadingType]) reading!: QuestionReadingType[];
  @Field(() => [AnswerActionType]) actions!: AnswerActionType[];
  @Field(() => LegalAreaEnum, { nullable: true }) area!: C.LegalArea | null;
  @Field(() => AnswerStyleEnum) style!: C.AnswerStyle;
  @Field(() => AnswerFeedbackType, { nullable: true }) feedback!: AnswerFeedbackType | null;
  @Field(() => [String]) followUps!: string[];
  @Field(() => Boolean) isAbstention!: boolean;
  @Field(() => AnswerEngineEnum, { nullable: true }) engine!: C.AnswerEngine | null;
  @Field(() => String, { nullable: true }) model!: string | null;
  @Field(() => String, { nullable: true }) notice!: string | null;
  @Field(() => String, { nullable: true }) error!: string | null;
  @Field(() => ModelUsageType, { nullable: true }) modelUsage!: ModelUsageType | null;
}

export const ChatMessageConnection = connectionOf(ChatMessageType, 'ChatMessage');

@ObjectType('ChatThread', { implements: Node })
export class ChatThreadType extends Node implements Omit<C.ChatThread, 'messages'> {
  @Field(() => String) title!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) lastMessageAt!: Date;
  @Field(() => Int) messageCount!: number;
  @Field(() => Date, { nullable: true }) pinnedAt!: Date | null;
}

export const ChatThreadConnection = countedConnectionOf(ChatThreadType, 'ChatThread');

@ArgsType()
export class MessagesArgs {
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true }) last?: number | null;
  @Field(() => String, { nullable: true }) before?: string | null;
}

@ArgsType()
export class ThreadsArgs {
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@InputType('AskQuestionInput')
export class AskQuestionInput implements C.AskQuestionInput {
  @Field(() => String) text!: string;
  @Field(() => ID, { nullable: true }) threadId?: string | null;
  @Field(() => ID, { nullable: true }) clientId?: string | null;
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => AnswerStyleEnum, { nullable: true, defaultValue: 'STANDARD' }) style?: C.AnswerStyle | null;
  @Field(() => [ReadingChoiceInput], { nullable: true }) reading?: ReadingChoiceInput[] | null;
}

@ObjectType('AskQuestionPayload')
export class AskQuestionPayload
  extends Payload
  implements Omit<C.AskQuestionPayload, 'thread' | 'question' | 'answer' | 'finishedAnswer'>
{
  @Field(() => ChatThreadType, { nullable: true }) thread!: ChatThreadType | null;
  @Field(() => ChatMessageType, { nullable: true }) question!: ChatMessageType | null;
  @Field(() => ChatMessageType, { nullable: true }) answer!: ChatMessageType | null;
  @Field(() => UsageMeterType, { nullable: true }) usage!: UsageMeterType | null;
}

@InputType('StopAnswerInput')
export class StopAnswerInput implements C.StopAnswerInput {
  @Field(() => ID) messageId!: string;
}

@ObjectType('StopAnswerPayload')
export class StopAnswerPayload extends Payload {
  @Field(() => ChatMessageType, { nullable: true }) message!: ChatMessageType | null;
}

@InputType('RenameThreadInput')
export class RenameThreadInput implements C.RenameThreadInput {
  @Field(() => ID) threadId!: string;
  @Field(() => String) title!: string;
}

@ObjectType('RenameThreadPayload')
export class RenameThreadPayload extends Payload {
  @Field(() => ChatThreadType, { nullable: true }) thread!: ChatThreadType | null;
}

@InputType('DeleteThreadInput')
export class DeleteThreadInput implements C.DeleteThreadInput {
  @Field(() => ID) threadId!: string;
}

@ObjectType('DeleteThreadPayload')
export class DeleteThreadPayload extends Payload implements C.DeleteThreadPayload {
  @Field(() => ID, { nullable: true }) deletedThreadId!: string | null;
}

@InputType('PinThreadInput')
export class PinThreadInput implements C.PinThreadInput {
  @Field(() => ID) threadId!: string;
  @Field(() => Boolean) isPinned!: boolean;
}

@ObjectType('PinThreadPayload')
export class PinThreadPayload extends Payload {
  @Field(() => ChatThreadType, { nullable: true }) thread!: ChatThreadType | null;
}

@ObjectType('RateAnswerPayload')
export class RateAnswerPayload extends Payload {
  @Field(() => ChatMessageType, { nullable: true }) message!: ChatMessageType | null;
}

@ArgsType()
export class ThreadDocumentArgs {
  @Field(() => ID) id!: string;
  @Field(() => DocumentFormatEnum) format!: C.DocumentFormat;
  @Field(() => Boolean, { nullable: true, defaultValue: true }) withSources?: boolean | null;
}

@ObjectType('ChatReplyEvent')
export class ChatReplyEvent implements Omit<C.ChatReplyEvent, 'message' | 'citations'> {
  @Field(() => ChatReplyKindEnum) kind!: C.ChatReplyKind;
  @Field(() => ID) messageId!: string;
  @Field(() => AnswerStageEnum, { nullable: true }) stage!: C.AnswerStage | null;
  @Field(() => Int, { nullable: true }) offset!: number | null;
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => [CitationType], { nullable: true }) citations!: CitationType[] | null;
  @Field(() => ChatMessageType, { nullable: true }) message!: ChatMessageType | null;
}

@ObjectType('ChatStock')
export class ChatStockType implements C.ChatStock {
  @Field(() => Int) statuteCount!: number;
  @Field(() => Int) articleCount!: number;
  @Field(() => Int) synthesisCount!: number;
  @Field(() => Int) officialTextCount!: number;
  @Field(() => Int) topicCount!: number;
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
  @Field(() => AnswerEngineEnum) engine!: C.AnswerEngine;
  @Field(() => String, { nullable: true }) model!: string | null;
  @Field(() => [String]) examples!: string[];
}
