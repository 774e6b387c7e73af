import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { connectionOf } from '#api/kernel/paging/connection.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { Payload, enumOf } from '#api/kernel/graphql/user-error.ts';
import { CaseMemberType } from '../case-file/cases.types.ts';

export const AttachmentKindEnum = enumOf<C.AttachmentKind>('AttachmentKind', ['ARTICLE', 'DOCUMENT', 'DEADLINE']);

export const AttachmentStateEnum = enumOf<C.AttachmentState>('AttachmentState', [
  'AVAILABLE',
  'DELETED',
  'UNAVAILABLE',
]);

@ObjectType('MessageAttachment')
export class MessageAttachmentType implements C.MessageAttachment {
  @Field(() => AttachmentKindEnum) kind!: C.AttachmentKind;
  @Field(() => ID) id!: string;
  @Field(() => String) label!: string;
  @Field(() => AttachmentStateEnum) state!: C.AttachmentState;
  @Field(() => String, { nullable: true }) detail!: string | null;
  @Field(() => String, { nullable: true }) url!: string | null;
  @Field(() => Int, { nullable: true }) byteLength!: number | null;
  @Field(() => String, { nullable: true }) mediaType!: string | null;
}

@ObjectType('MessageVersion')
export class MessageVersionType implements C.MessageVersion {
  @Field(() => String) text!: string;
  @Field(() => Date) until!: Date;
}

@ObjectType('CaseMessage', { implements: Node })
export class CaseMessageType
  extends Node
  implements
    Omit<
      C.CaseMessage,
      | 'caseId'
      | 'authorId'
      | 'authorName'
      | 'authorEmail'
      | 'replyTo'
      | 'attachments'
      | 'versions'
      | 'viewerCanEdit'
      | 'viewerCanDelete'
    >
{
  @Field(() => Int) sequence!: number;
  @Field(() => ID, { nullable: true }) clientId!: string | null;
  @Field(() => String) text!: string;
  @Field(() => [ID]) mentions!: string[];
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) editedAt!: Date | null;
  @Field(() => Date, { nullable: true }) deletedAt!: Date | null;
}

export const CaseMessageConnection = connectionOf(CaseMessageType, 'CaseMessage');

@InputType('AttachmentInput')
export class AttachmentInput implements C.AttachmentInput {
  @Field(() => AttachmentKindEnum) kind!: C.AttachmentKind;
  @Field(() => ID) id!: string;
}

@InputType('SendCaseMessageInput')
export class SendCaseMessageInput implements C.SendCaseMessageInput {
  @Field(() => ID) caseId!: string;
  @Field(() => String) text!: string;
  @Field(() => ID) clientId!: string;
  @Field(() => ID, { nullable: true }) replyToId?: string | null;
  @Field(() => [AttachmentInput], { nullable: true }) attachments?: AttachmentInput[] | null;
}

@ObjectType('SendCaseMessagePayload')
export class SendCaseMessagePayload extends Payload implements Omit<C.SendCaseMessagePayload, 'message'> {
  @Field(() => CaseMessageType, { nullable: true }) message!: CaseMessageType | null;
}

@InputType('EditCaseMessageInput')
export class EditCaseMessageInput implements C.EditCaseMessageInput {
  @Field(() => ID) messageId!: string;
  @Field(() => String) text!: string;
}

@ObjectType('EditCaseMessagePayload')
export class EditCaseMessagePayload extends Payload implements Omit<C.EditCaseMessagePayload, 'message'> {
  @Field(() => CaseMessageType, { nullable: true }) message!: CaseMessageType | null;
}

@InputType('DeleteCaseMessageInput')
export class DeleteCaseMessageInput implements C.DeleteCaseMessageInput {
  @Field(() => ID) messageId!: string;
}

@ObjectType('DeleteCaseMessagePayload')
export class DeleteCaseMessagePayload extends Payload implements Omit<C.DeleteCaseMessagePayload, 'message'> {
  @Field(() => CaseMessageType, { nullable: true }) message!: CaseMessageType | null;
}

@InputType('MarkMessagesInput')
export class MarkMessagesInput implements C.MarkMessagesInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Int) sequence!: number;
  @Field(() => Boolean) isRead!: boolean;
}

@ObjectType('MarkMessagesPayload')
export class MarkMessagesPayload extends Payload implements Omit<C.MarkMessagesPayload, 'member'> {
  @Field(() => CaseMemberType, { nullable: true }) member!: CaseMemberType | null;
}

@InputType('TypingInput')
export class TypingInput implements C.TypingInput {
  @Field(() => ID) caseId!: string;
  @Field(() => Boolean) isTyping!: boolean;
}

@ObjectType('TypingPayload')
export class TypingPayload extends Payload implements C.TypingPayload {}

@ObjectType('TypingEvent')
export class TypingEventType implements C.TypingEvent {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) isTyping!: boolean;
}

@ObjectType('PresenceEvent')
export class PresenceEventType implements C.PresenceEvent {
  @Field(() => ID) caseId!: string;
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => Boolean) isPresent!: boolean;
  @Field(() => Int) deliveredSequence!: number;
  @Field(() => Int) readSequence!: number;
}
