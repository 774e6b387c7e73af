import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { FieldConflictType } from '#api/features/cases/index.ts';
import { ComputeDeadlineInput } from '../computing/computing.types.ts';
import { DeadlineUrgencyEnum } from '../panel/deadline-enums.types.ts';
import { DeadlineType } from '../panel/deadlines.types.ts';
import { NoticeMethodEnum } from '../terms/terms.types.ts';

@InputType('CreateDeadlineInput')
export class CreateDeadlineInput implements C.CreateDeadlineInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => Date, { nullable: true }) dueAt?: Date | null;
  @Field(() => String, { nullable: true }) type?: string | null;
  @Field(() => DeadlineUrgencyEnum, { nullable: true }) priority?: C.DeadlineUrgency | null;
  @Field(() => [Int], { nullable: true }) alertDays?: number[] | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isShared?: boolean | null;
}

@InputType('ComputedDeadlineInput')
export class ComputedDeadlineInput implements C.ComputedDeadlineInput {
  @Field(() => ComputeDeadlineInput) computation!: ComputeDeadlineInput;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => [Int], { nullable: true }) alertDays?: number[] | null;
}

@InputType('SaveDeadlinesInput')
export class SaveDeadlinesInput implements C.SaveDeadlinesInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => [ComputedDeadlineInput]) deadlines!: ComputedDeadlineInput[];
  @Field(() => ID, { nullable: true }) chainId?: string | null;
}

@InputType('UpdateDeadlineInput')
export class UpdateDeadlineInput implements C.UpdateDeadlineInput {
  @Field(() => ID) id!: string;
  @Field(() => Int) version!: number;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => Date, { nullable: true }) dueAt?: Date | null;
  @Field(() => String, { nullable: true }) type?: string | null;
  @Field(() => DeadlineUrgencyEnum, { nullable: true }) priority?: C.DeadlineUrgency | null;
  @Field(() => [Int], { nullable: true }) alertDays?: number[] | null;
  @Field(() => Boolean, { nullable: true }) isShared?: boolean | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
}

@InputType('CompleteDeadlineInput')
export class CompleteDeadlineInput implements C.CompleteDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('ReopenDeadlineInput')
export class ReopenDeadlineInput implements C.ReopenDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('SnoozeDeadlineInput')
export class SnoozeDeadlineInput implements C.SnoozeDeadlineInput {
  @Field(() => ID) id!: string;
  @Field(() => Int, { defaultValue: 24 }) hours!: number;
}

@InputType('DeleteDeadlineInput')
export class DeleteDeadlineInput implements C.DeleteDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('RestoreDeadlineInput')
export class RestoreDeadlineInput implements C.RestoreDeadlineInput {
  @Field(() => ID) id!: string;
}

@InputType('DeadlineNoticeInput')
export class DeadlineNoticeInput implements C.DeadlineNoticeInput {
  @Field(() => ID) deadlineId!: string;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => DateScalar, { nullable: true }) adviceSentOn?: string | null;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
}

@InputType('MoveTriggerInput')
export class MoveTriggerInput implements C.MoveTriggerInput {
  @Field(() => ID) chainId!: string;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
  @Field(() => [ID], { nullable: true }) deadlineIds?: string[] | null;
  @Field(() => [DeadlineNoticeInput], { nullable: true }) notices?: DeadlineNoticeInput[] | null;
}

@InputType('SetAlertDaysInput')
export class SetAlertDaysInput implements C.SetAlertDaysInput {
  @Field(() => [Int]) alertDays!: number[];
  @Field(() => String, { nullable: true }) timeZone?: string | null;
}

@ObjectType('CreateDeadlinePayload')
export class CreateDeadlinePayload extends Payload implements Omit<C.CreateDeadlinePayload, 'deadline'> {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
}

@ObjectType('SaveDeadlinesPayload')
export class SaveDeadlinesPayload extends Payload implements Omit<C.SaveDeadlinesPayload, 'deadlines'> {
  @Field(() => [DeadlineType]) deadlines!: DeadlineType[];
}

@ObjectType('UpdateDeadlinePayload')
export class UpdateDeadlinePayload extends Payload implements Omit<C.UpdateDeadlinePayload, 'deadline'> {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => [FieldConflictType]) fieldConflicts!: FieldConflictType[];
}

@ObjectType('CompleteDeadlinePayload')
export class CompleteDeadlinePayload extends Payload implements Omit<C.CompleteDeadlinePayload, 'deadline'> {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
}

@ObjectType('ReopenDeadlinePayload')
export class ReopenDeadlinePayload extends Payload implements Omit<C.ReopenDeadlinePayload, 'deadline'> {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
}

@ObjectType('SnoozeDeadlinePayload')
export class SnoozeDeadlinePayload extends Payload implements Omit<C.SnoozeDeadlinePayload, 'deadline'> {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
  @Field(() => String, { nullable: true }) message!: string | null;
}

@ObjectType('DeleteDeadlinePayload')
export class DeleteDeadlinePayload extends Payload implements C.DeleteDeadlinePayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
}

@ObjectType('RestoreDeadlinePayload')
export class RestoreDeadlinePayload extends Payload implements Omit<C.RestoreDeadlinePayload, 'deadline'> {
  @Field(() => DeadlineType, { nullable: true }) deadline!: DeadlineType | null;
}

@ObjectType('MovedDeadline')
export class MovedDeadlineType implements Omit<C.MovedDeadline, 'deadline'> {
  @Field(() => DeadlineType) deadline!: DeadlineType;
  @Field(() => DateScalar, { nullable: true }) dueOn!: string | null;
  @Field(() => String, { nullable: true }) problem!: string | null;
}

@ObjectType('PreviewMovePayload')
export class PreviewMovePayload extends Payload implements Omit<C.PreviewMovePayload, 'moves'> {
  @Field(() => DateScalar, { nullable: true }) noticeOn!: string | null;
  @Field(() => String, { nullable: true }) noticeAt!: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method!: C.NoticeMethod | null;
  @Field(() => [MovedDeadlineType]) moves!: MovedDeadlineType[];
}

@ObjectType('MoveTriggerPayload')
export class MoveTriggerPayload extends Payload implements Omit<C.MoveTriggerPayload, 'deadlines'> {
  @Field(() => [DeadlineType]) deadlines!: DeadlineType[];
}

@ObjectType('SetAlertDaysPayload')
export class SetAlertDaysPayload extends Payload implements C.SetAlertDaysPayload {
  @Field(() => [Int], { nullable: true }) alertDays!: number[] | null;
  @Field(() => String, { nullable: true }) timeZone!: string | null;
}
