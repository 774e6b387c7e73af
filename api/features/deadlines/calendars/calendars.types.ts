import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { DeadlineType } from '../panel/deadlines.types.ts';
import { CalendarConfidenceEnum, ClosureKindEnum } from './calendar-enums.types.ts';

@ObjectType('CalendarYearSummary')
export class CalendarYearSummaryType implements C.CalendarYearSummary {
  @Field(() => Int) year!: number;
  @Field(() => CalendarConfidenceEnum) confidence!: C.CalendarConfidence;
  @Field(() => Boolean) isComplete!: boolean;
}

@ObjectType('CourtCalendarSummary')
export class CourtCalendarSummaryType implements C.CourtCalendarSummary {
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => [CalendarYearSummaryType]) years!: CalendarYearSummaryType[];
}

@ObjectType('CalendarClosure')
export class CalendarClosureType implements C.CalendarClosure {
  @Field(() => ID, { nullable: true }) id!: string | null;
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => String) reason!: string;
  @Field(() => ClosureKindEnum) kind!: C.ClosureKind;
  @Field(() => String, { nullable: true }) source!: string | null;
  @Field(() => Boolean) isOwn!: boolean;
}

@ObjectType('CourtCalendar')
export class CourtCalendarType implements C.CourtCalendar {
  @Field(() => ID) key!: string;
  @Field(() => String) name!: string;
  @Field(() => Int) year!: number;
  @Field(() => CalendarConfidenceEnum) confidence!: C.CalendarConfidence;
  @Field(() => Boolean) isComplete!: boolean;
  @Field(() => String) source!: string;
  @Field(() => DateScalar, { nullable: true }) readOn!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => [CalendarClosureType]) days!: CalendarClosureType[];
}

@ArgsType()
export class CourtCalendarArgs {
  @Field(() => ID) key!: string;
  @Field(() => Int) year!: number;
}

@InputType('AddClosureInput')
export class AddClosureInput implements C.AddClosureInput {
  @Field(() => ID) calendar!: string;
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => String) reason!: string;
  @Field(() => String) source!: string;
  @Field(() => ClosureKindEnum, { defaultValue: 'CLOSURE' }) kind!: C.ClosureKind;
}

@ObjectType('AddClosurePayload')
export class AddClosurePayload extends Payload implements Omit<C.AddClosurePayload, 'changed'> {
  @Field(() => CalendarClosureType, { nullable: true }) closure!: CalendarClosureType | null;
  @Field(() => [DeadlineType]) changed!: DeadlineType[];
}

@InputType('RemoveClosureInput')
export class RemoveClosureInput implements C.RemoveClosureInput {
  @Field(() => ID) id!: string;
}

@ObjectType('RemoveClosurePayload')
export class RemoveClosurePayload extends Payload implements Omit<C.RemoveClosurePayload, 'changed'> {
  @Field(() => ID, { nullable: true }) removedId!: string | null;
  @Field(() => [DeadlineType]) changed!: DeadlineType[];
}
