import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import {
  activityLabels,
  billingLabels,
  entrySourceLabels,
  rateScopeLabels,
  regimeLabels,
  roundingLabels,
  taxPersonLabels,
} from '#schema/text/hours.ts';
import { connectionOf, countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { MoneyType } from '#api/kernel/money.types.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { enumOf, Payload } from '#api/kernel/graphql/user-error.ts';
import { EventOccurrenceType } from '../calendar/events/events.types.ts';

const codesOf = <T extends string>(table: Record<T, unknown>): T[] => Object.keys(table) as T[];

export const WorkActivityEnum = enumOf<C.WorkActivity>('WorkActivity', codesOf(activityLabels));
export const BillingKindEnum = enumOf<C.BillingKind>('BillingKind', codesOf(billingLabels));
export const TimeEntrySourceEnum = enumOf<C.TimeEntrySource>('TimeEntrySource', codesOf(entrySourceLabels));
export const TimeRoundingEnum = enumOf<C.TimeRounding>('TimeRounding', codesOf(roundingLabels));
export const RateScopeEnum = enumOf<C.RateScope>('RateScope', codesOf(rateScopeLabels));
export const TaxPersonKindEnum = enumOf<C.TaxPersonKind>('TaxPersonKind', codesOf(taxPersonLabels));
export const IssuerRegimeEnum = enumOf<C.IssuerRegime>('IssuerRegime', codesOf(regimeLabels));

@ObjectType('WorkTask', { implements: Node })
export class WorkTaskType extends Node implements Omit<C.WorkTask, 'case' | 'recordedSeconds'> {
  @Field(() => String) title!: string;
  @Field(() => String) notes!: string;
  @Field(() => DateScalar, { nullable: true }) dueOn!: string | null;
  @Field(() => Boolean) isDone!: boolean;
  @Field(() => Date, { nullable: true }) doneAt!: Date | null;
  @Field(() => Int) version!: number;
  @Field(() => Date) createdAt!: Date;
}

export const WorkTaskConnection = connectionOf(WorkTaskType, 'WorkTask');

@ObjectType('RunningTimer')
export class RunningTimerType implements Omit<C.RunningTimer, 'case' | 'event' | 'task'> {
  @Field(() => ID) id!: string;
  @Field(() => WorkActivityEnum) activity!: C.WorkActivity;
  @Field(() => String) description!: string;
  @Field(() => BillingKindEnum) billing!: C.BillingKind;
  @Field(() => Date) startedAt!: Date;
  @Field(() => Date, { nullable: true }) runningSince!: Date | null;
  @Field(() => Int) accumulatedSeconds!: number;
  @Field(() => Date) serverTime!: Date;
  @Field(() => Boolean) isTooLong!: boolean;
}

@ObjectType('TimeEntry', { implements: Node })
export class TimeEntryType extends Node implements Omit<C.TimeEntry, 'case' | 'event' | 'task' | 'prebill'> {
  @Field(() => ID) personId!: string;
  @Field(() => String) personName!: string;
  @Field(() => String) client!: string;
  @Field(() => DateScalar) workedOn!: string;
  @Field(() => Date, { nullable: true }) startedAt!: Date | null;
  @Field(() => Date, { nullable: true }) endedAt!: Date | null;
  @Field(() => Int) seconds!: number;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => WorkActivityEnum) activity!: C.WorkActivity;
  @Field(() => String) description!: string;
  @Field(() => BillingKindEnum) billing!: C.BillingKind;
  @Field(() => TimeEntrySourceEnum) source!: C.TimeEntrySource;
  @Field(() => MoneyType, { nullable: true }) rate!: MoneyType | null;
  @Field(() => RateScopeEnum, { nullable: true }) rateScope!: C.RateScope | null;
  @Field(() => MoneyType, { nullable: true }) amount!: MoneyType | null;
  @Field(() => Int) version!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Boolean) viewerCanEdit!: boolean;
}

export const TimeEntryConnection = countedConnectionOf(TimeEntryType, 'TimeEntry');

@ObjectType('HoursTotal')
export class HoursTotalType implements C.HoursTotal {
  @Field(() => Int) seconds!: number;
  @Field(() => Int) billedSeconds!: number;
  @Field(() => MoneyType) amount!: MoneyType;
  @Field(() => Int) entryCount!: number;
  @Field(() => Int) withoutRateCount!: number;
}

@ObjectType('HoursOfCase')
export class HoursOfCaseType implements Omit<C.HoursOfCase, 'case'> {
  @Field(() => String) client!: string;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursOfDay')
export class HoursOfDayType implements C.HoursOfDay {
  @Field(() => DateScalar) date!: string;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursOfPerson')
export class HoursOfPersonType implements C.HoursOfPerson {
  @Field(() => ID) personId!: string;
  @Field(() => String) personName!: string;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursOfActivity')
export class HoursOfActivityType implements C.HoursOfActivity {
  @Field(() => WorkActivityEnum) activity!: C.WorkActivity;
  @Field(() => HoursTotalType) total!: HoursTotalType;
}

@ObjectType('HoursSummary')
export class HoursSummaryType implements Omit<C.HoursSummary, 'byCase'> {
  @Field(() => HoursTotalType) total!: HoursTotalType;
  @Field(() => HoursTotalType) billable!: HoursTotalType;
  @Field(() => HoursTotalType) notBillable!: HoursTotalType;
  @Field(() => HoursTotalType) flatFee!: HoursTotalType;
  @Field(() => HoursTotalType) unbilled!: HoursTotalType;
  @Field(() => [HoursOfCaseType]) byCase!: HoursOfCaseType[];
  @Field(() => [HoursOfDayType]) byDay!: HoursOfDayType[];
  @Field(() => [HoursOfPersonType]) byPerson!: HoursOfPersonType[];
  @Field(() => [HoursOfActivityType]) byActivity!: HoursOfActivityType[];
}

@ObjectType('BillableOfCase')
export class BillableOfCaseType implements Omit<C.BillableOfCase, 'case'> {
  @Field(() => Float) totalHours!: number;
  @Field(() => Int) totalEvents!: number;
}

@ObjectType('BillableSummary')
export class BillableSummaryType implements Omit<C.BillableSummary, 'byCase' | 'unrecorded'> {
  @Field(() => Float) totalHours!: number;
  @Field(() => Int) totalEvents!: number;
  @Field(() => [BillableOfCaseType]) byCase!: BillableOfCaseType[];
  @Field(() => [EventOccurrenceType]) unrecorded!: EventOccurrenceType[];
  @Field(() => Int) unrecordedCount!: number;
}

@ObjectType('TimeRate', { implements: Node })
export class TimeRateType extends Node implements Omit<C.TimeRate, 'case'> {
  @Field(() => RateScopeEnum) scope!: C.RateScope;
  @Field(() => String, { nullable: true }) client!: string | null;
  @Field(() => ID, { nullable: true }) personId!: string | null;
  @Field(() => String, { nullable: true }) personName!: string | null;
  @Field(() => MoneyType) rate!: MoneyType;
  @Field(() => DateScalar) validFrom!: string;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType('BillablePerson')
export class BillablePersonType implements C.BillablePerson {
  @Field(() => ID) personId!: string;
  @Field(() => String) name!: string;
}

@ObjectType('BillIssuer')
export class BillIssuerType implements C.BillIssuer {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) rfc!: string | null;
  @Field(() => TaxPersonKindEnum) kind!: C.TaxPersonKind;
  @Field(() => IssuerRegimeEnum) regime!: C.IssuerRegime;
}

@ObjectType('HoursSettings')
export class HoursSettingsType implements Omit<C.HoursSettings, 'rates'> {
  @Field(() => TimeRoundingEnum) rounding!: C.TimeRounding;
  @Field(() => [BillablePersonType]) people!: BillablePersonType[];
  @Field(() => [TimeRateType]) rates!: TimeRateType[];
  @Field(() => BillIssuerType) issuer!: BillIssuerType;
}

@ObjectType('TimerChange')
export class TimerChangeType implements Omit<C.TimerChange, 'timer' | 'entry'> {
  @Field(() => RunningTimerType, { nullable: true }) timer!: RunningTimerType | null;
  @Field(() => TimeEntryType, { nullable: true }) entry!: TimeEntryType | null;
}

@InputType('HoursFilter')
export class HoursFilter implements C.HoursFilter {
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => ID, { nullable: true }) personId?: string | null;
  @Field(() => WorkActivityEnum, { nullable: true }) activity?: C.WorkActivity | null;
  @Field(() => BillingKindEnum, { nullable: true }) billing?: C.BillingKind | null;
  @Field(() => Boolean, { nullable: true }) isBilled?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isWithoutRate?: boolean | null;
  @Field(() => ID, { nullable: true }) prebillId?: string | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@InputType('WorkTaskFilter')
export class WorkTaskFilter implements C.WorkTaskFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true }) isDone?: boolean | null;
}

@ObjectType('WorkTaskPayload')
export class WorkTaskPayload extends Payload implements Omit<C.WorkTaskPayload, 'task'> {
  @Field(() => WorkTaskType, { nullable: true }) task!: WorkTaskType | null;
}
