import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { CalendarConfidenceEnum } from '../calendars/calendar-enums.types.ts';
import { NoticeMethodEnum, TermBasisType, TermUnitEnum } from '../terms/terms.types.ts';

@InputType('FreeTermInput')
export class FreeTermInput implements C.FreeTermInput {
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => ID) regime!: string;
  @Field(() => Int) amount!: number;
  @Field(() => TermUnitEnum) unit!: C.TermUnit;
  @Field(() => [String], { nullable: true }) articles?: string[] | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) countsTriggerDay?: boolean | null;
}

@InputType('SuspensionInput')
export class SuspensionInput implements C.SuspensionInput {
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => String) reason!: string;
}

@InputType('ComputeDeadlineInput')
export class ComputeDeadlineInput implements C.ComputeDeadlineInput {
  @Field(() => ID, { nullable: true }) ruleId?: string | null;
  @Field(() => FreeTermInput, { nullable: true }) term?: FreeTermInput | null;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => DateScalar, { nullable: true }) adviceSentOn?: string | null;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
  @Field(() => ID, { nullable: true }) lawOfAct?: string | null;
  @Field(() => ID, { nullable: true }) calendar?: string | null;
  @Field(() => ID, { nullable: true }) responsibleCalendar?: string | null;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => Int, { nullable: true }) distanceKm?: number | null;
  @Field(() => [SuspensionInput], { nullable: true }) suspensions?: SuspensionInput[] | null;
}

@ObjectType('FreeTerm')
export class FreeTermType implements C.FreeTerm {
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => ID) regime!: string;
  @Field(() => Int) amount!: number;
  @Field(() => TermUnitEnum) unit!: C.TermUnit;
  @Field(() => [String]) articles!: string[];
  @Field(() => Boolean) countsTriggerDay!: boolean;
}

@ObjectType('Suspension')
export class SuspensionType implements C.Suspension {
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => String) reason!: string;
}

@ObjectType('CountedFrom')
export class CountedFromType implements C.CountedFrom {
  @Field(() => ID, { nullable: true }) ruleId!: string | null;
  @Field(() => FreeTermType, { nullable: true }) term!: FreeTermType | null;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => DateScalar, { nullable: true }) adviceSentOn!: string | null;
  @Field(() => String, { nullable: true }) noticeAt!: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method!: C.NoticeMethod | null;
  @Field(() => ID, { nullable: true }) lawOfAct!: string | null;
  @Field(() => ID, { nullable: true }) calendar!: string | null;
  @Field(() => ID, { nullable: true }) responsibleCalendar!: string | null;
  @Field(() => ID, { nullable: true }) courtId!: string | null;
  @Field(() => Int, { nullable: true }) distanceKm!: number | null;
  @Field(() => [SuspensionType]) suspensions!: SuspensionType[];
}

@InputType('ComputeChainInput')
export class ComputeChainInput implements C.ComputeChainInput {
  @Field(() => ID) chainId!: string;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => String, { nullable: true }) noticeAt?: string | null;
  @Field(() => NoticeMethodEnum, { nullable: true }) method?: C.NoticeMethod | null;
  @Field(() => ID, { nullable: true }) lawOfAct?: string | null;
  @Field(() => ID, { nullable: true }) calendar?: string | null;
  @Field(() => ID, { nullable: true }) courtId?: string | null;
  @Field(() => Int, { nullable: true }) distanceKm?: number | null;
}

/** A table has as many rows as days pass: a term of practice, some forty. */
const USUAL_DAYS = 20;

@ObjectType('CountedDay')
export class CountedDayType implements C.CountedDay {
  @Field(() => DateScalar) date!: string;
  @Field(() => Boolean) counts!: boolean;
  @Field(() => Int, { nullable: true }) number!: number | null;
  @Field(() => String, { nullable: true }) reason!: string | null;
  @Field(() => TermBasisType, { nullable: true }) basis!: TermBasisType | null;
}

@ObjectType('UsedCalendar')
export class UsedCalendarType implements C.UsedCalendar {
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) year!: number;
  @Field(() => CalendarConfidenceEnum) confidence!: C.CalendarConfidence;
  @Field(() => Boolean) isComplete!: boolean;
  @Field(() => String) source!: string;
}

@ObjectType('AlternativeReading')
export class AlternativeReadingType implements C.AlternativeReading {
  @Field(() => String) note!: string;
  @Field(() => String) source!: string;
  @Field(() => DateScalar) dueOn!: string;
}

@ObjectType('DeadlineComputation')
export class DeadlineComputationType implements C.DeadlineComputation {
  @Field(() => ID, { nullable: true }) ruleId!: string | null;
  @Field(() => String) title!: string;
  @Field(() => String) term!: string;
  @Field(() => DateScalar) noticeOn!: string;
  @Field(() => NoticeMethodEnum) method!: C.NoticeMethod;
  @Field(() => DateScalar, { nullable: true }) effectOn!: string | null;
  @Field(() => String, { nullable: true }) effectNote!: string | null;
  @Field(() => DateScalar, { nullable: true }) firstDay!: string | null;
  @Field(() => DateScalar, { nullable: true }) dueOn!: string | null;
  @Field(() => Date, { nullable: true }) dueAt!: Date | null;
  @Field(() => String, { nullable: true }) hourNote!: string | null;
  @Field(() => [CountedDayType], { complexity: costOfList(USUAL_DAYS) }) days!: CountedDayType[];
  @Field(() => Int) countedDays!: number;
  @Field(() => [CountedDayType], { complexity: costOfList(USUAL_DAYS) }) daysLeftOut!: CountedDayType[];
  @Field(() => [String]) assumptions!: string[];
  @Field(() => [String]) warnings!: string[];
  @Field(() => [AlternativeReadingType]) alternatives!: AlternativeReadingType[];
  @Field(() => Boolean) isProvisional!: boolean;
  @Field(() => [UsedCalendarType]) calendars!: UsedCalendarType[];
  @Field(() => [String]) laterReforms!: string[];
  @Field(() => String, { nullable: true }) consequence!: string | null;
  @Field(() => [TermBasisType], { complexity: costOfList(4) }) basis!: TermBasisType[];
}

@ObjectType('ComputeDeadlinePayload')
export class ComputeDeadlinePayload extends Payload implements C.ComputeDeadlinePayload {
  @Field(() => DeadlineComputationType, { nullable: true }) computation!: DeadlineComputationType | null;
}

@ObjectType('ComputedStep')
export class ComputedStepType implements C.ComputedStep {
  @Field(() => ID) ruleId!: string;
  @Field(() => Boolean) isChecked!: boolean;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => DeadlineComputationType) computation!: DeadlineComputationType;
}

@ObjectType('ComputeChainPayload')
export class ComputeChainPayload extends Payload implements C.ComputeChainPayload {
  @Field(() => [ComputedStepType], { complexity: costOfList(5) }) steps!: ComputedStepType[];
}
