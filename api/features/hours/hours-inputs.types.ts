import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import {
  BillingKindEnum,
  HoursSettingsType,
  IssuerRegimeEnum,
  RateScopeEnum,
  RunningTimerType,
  TaxPersonKindEnum,
  TimeEntryType,
  TimeRateType,
  TimeRoundingEnum,
  WorkActivityEnum,
} from './hours.types.ts';

@InputType('StartTimerInput')
export class StartTimerInput implements C.StartTimerInput {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => String, { nullable: true, defaultValue: '' }) description?: string | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) replaces?: boolean | null;
}

@InputType('TimerIdInput')
export class TimerIdInput implements C.TimerIdInput {
  @Field(() => ID) timerId!: string;
}

@InputType('UpdateTimerInput')
export class UpdateTimerInput implements C.UpdateTimerInput {
  @Field(() => ID) timerId!: string;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
}

@InputType('StopTimerInput')
export class StopTimerInput implements C.StopTimerInput {
  @Field(() => ID) timerId!: string;
  @Field(() => Int, { nullable: true }) seconds?: number | null;
}

@InputType('CreateTimeEntryInput')
export class CreateTimeEntryInput implements C.CreateTimeEntryInput {
  @Field(() => String, { nullable: true }) clientId?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID, { nullable: true }) eventId?: string | null;
  @Field(() => Date, { nullable: true }) occurrenceOf?: Date | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
  @Field(() => DateScalar, { nullable: true }) workedOn?: string | null;
  @Field(() => String, { nullable: true }) start?: string | null;
  @Field(() => Int, { nullable: true }) seconds?: number | null;
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
}

@InputType('UpdateTimeEntryInput')
export class UpdateTimeEntryInput implements C.UpdateTimeEntryInput {
  @Field(() => ID) id!: string;
  @Field(() => Int) version!: number;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => ID, { nullable: true }) taskId?: string | null;
  @Field(() => DateScalar, { nullable: true }) workedOn?: string | null;
  @Field(() => String, { nullable: true }) start?: string | null;
  @Field(() => Int, { nullable: true }) seconds?: number | null;
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
}

@InputType('TimeEntryIdInput')
export class TimeEntryIdInput implements C.TimeEntryIdInput {
  @Field(() => ID) id!: string;
}

@InputType('CreateWorkTaskInput')
export class CreateWorkTaskInput implements C.CreateWorkTaskInput {
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true, defaultValue: '' }) notes?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
}

@InputType('UpdateWorkTaskInput')
export class UpdateWorkTaskInput implements C.UpdateWorkTaskInput {
  @Field(() => ID) id!: string;
  @Field(() => Int) version!: number;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) notes?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn?: string | null;
  @Field(() => Boolean, { nullable: true }) isDone?: boolean | null;
}

@InputType('WorkTaskIdInput')
export class WorkTaskIdInput implements C.WorkTaskIdInput {
  @Field(() => ID) id!: string;
}

@InputType('SetHoursSettingsInput')
export class SetHoursSettingsInput implements C.SetHoursSettingsInput {
  @Field(() => TimeRoundingEnum, { nullable: true }) rounding?: C.TimeRounding | null;
  @Field(() => String, { nullable: true }) issuerName?: string | null;
  @Field(() => String, { nullable: true }) issuerRfc?: string | null;
  @Field(() => TaxPersonKindEnum, { nullable: true }) issuerKind?: C.TaxPersonKind | null;
  @Field(() => IssuerRegimeEnum, { nullable: true }) issuerRegime?: C.IssuerRegime | null;
}

@InputType('SetTimeRateInput')
export class SetTimeRateInput implements C.SetTimeRateInput {
  @Field(() => RateScopeEnum) scope!: C.RateScope;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => ID, { nullable: true }) personId?: string | null;
  @Field(() => Float) centavos!: number;
  @Field(() => DateScalar, { nullable: true }) validFrom?: string | null;
}

@InputType('TimeRateIdInput')
export class TimeRateIdInput implements C.TimeRateIdInput {
  @Field(() => ID) id!: string;
}

@ObjectType('StartTimerPayload')
export class StartTimerPayload extends Payload implements Omit<C.StartTimerPayload, 'timer' | 'stoppedEntry'> {
  @Field(() => RunningTimerType, { nullable: true }) timer!: RunningTimerType | null;
  @Field(() => TimeEntryType, { nullable: true }) stoppedEntry!: TimeEntryType | null;
}

@ObjectType('TimerPayload')
export class TimerPayload extends Payload implements Omit<C.TimerPayload, 'timer'> {
  @Field(() => RunningTimerType, { nullable: true }) timer!: RunningTimerType | null;
}

@ObjectType('StopTimerPayload')
export class StopTimerPayload extends Payload implements Omit<C.StopTimerPayload, 'entry'> {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
}

@ObjectType('DiscardTimerPayload')
export class DiscardTimerPayload extends Payload implements C.DiscardTimerPayload {
  @Field(() => ID, { nullable: true }) discardedTimerId!: string | null;
}

@ObjectType('CreateTimeEntryPayload')
export class CreateTimeEntryPayload extends Payload implements Omit<C.CreateTimeEntryPayload, 'entry'> {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
}

@ObjectType('UpdateTimeEntryPayload')
export class UpdateTimeEntryPayload extends Payload implements Omit<C.UpdateTimeEntryPayload, 'entry'> {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
}

@ObjectType('DeleteTimeEntryPayload')
export class DeleteTimeEntryPayload extends Payload implements C.DeleteTimeEntryPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
}

@ObjectType('RestoreTimeEntryPayload')
export class RestoreTimeEntryPayload extends Payload implements Omit<C.RestoreTimeEntryPayload, 'entry'> {
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
}

@ObjectType('DeleteWorkTaskPayload')
export class DeleteWorkTaskPayload extends Payload implements C.DeleteWorkTaskPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
}

@ObjectType('SetHoursSettingsPayload')
export class SetHoursSettingsPayload extends Payload implements Omit<C.SetHoursSettingsPayload, 'settings'> {
  @Field(() => HoursSettingsType, { nullable: true }) settings!: HoursSettingsType | null;
}

@ObjectType('SetTimeRatePayload')
export class SetTimeRatePayload extends Payload implements Omit<C.SetTimeRatePayload, 'rate'> {
  @Field(() => TimeRateType, { nullable: true }) rate!: TimeRateType | null;
  @Field(() => Int) changedCount!: number;
}

@ObjectType('RemoveTimeRatePayload')
export class RemoveTimeRatePayload extends Payload implements C.RemoveTimeRatePayload {
  @Field(() => ID, { nullable: true }) removedId!: string | null;
  @Field(() => Int) changedCount!: number;
}
