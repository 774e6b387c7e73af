import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { MoneyType } from '#api/kernel/money.types.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import {
  CalendarEventTypeEnum,
  GoogleConnectionStateEnum,
  NonWorkingDayKindEnum,
  WeekdayEnum,
} from '../calendar-enums.types.ts';
import { DeadlineType } from '#api/features/deadlines/index.ts';
import { EventOccurrenceType } from '../events/events.types.ts';

@InputType('CalendarFilter')
export class CalendarFilter implements C.CalendarFilter {
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => [CalendarEventTypeEnum], { nullable: true }) types?: C.CalendarEventType[] | null;
  @Field(() => Boolean, { nullable: true }) isMine?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isBillable?: boolean | null;
  @Field(() => String, { nullable: true }) search?: string | null;
}

@ObjectType('NonWorkingDay')
export class NonWorkingDayType implements C.NonWorkingDay {
  @Field(() => DateScalar) date!: string;
  @Field(() => NonWorkingDayKindEnum) kind!: C.NonWorkingDayKind;
  @Field(() => String) reason!: string;
  @Field(() => String, { nullable: true }) basis!: string | null;
}

@ObjectType('CalendarRange')
export class CalendarRangeType implements Omit<C.CalendarRange, 'occurrences'> {
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => String) zone!: string;
  @Field(() => [EventOccurrenceType]) occurrences!: EventOccurrenceType[];
  @Field(() => Boolean) isTruncated!: boolean;
  @Field(() => [NonWorkingDayType]) nonWorkingDays!: NonWorkingDayType[];
  @Field(() => String, { nullable: true }) nonWorkingDaysNote!: string | null;
}

@ObjectType('EventConflict')
export class EventConflictType implements Omit<C.EventConflict, 'first' | 'second'> {
  @Field(() => EventOccurrenceType) first!: EventOccurrenceType;
  @Field(() => EventOccurrenceType) second!: EventOccurrenceType;
  @Field(() => Int) overlapMinutes!: number;
}

@ObjectType('CalendarZone')
export class CalendarZoneType implements C.CalendarZone {
  @Field(() => String) name!: string;
  @Field(() => String) label!: string;
}

@ObjectType('CalendarSettings')
export class CalendarSettingsType implements C.CalendarSettings {
  @Field(() => String) zone!: string;
  @Field(() => [CalendarZoneType]) offeredZones!: CalendarZoneType[];
  @Field(() => [Int]) alarms!: number[];
  @Field(() => WeekdayEnum) weekStartsOn!: C.Weekday;
  @Field(() => Int) dayBeginsAt!: number;
  @Field(() => Int) dayEndsAt!: number;
  @Field(() => ID, { nullable: true }) courtCalendar!: string | null;
}

@InputType('SetCalendarSettingsInput')
export class SetCalendarSettingsInput implements C.SetCalendarSettingsInput {
  @Field(() => String, { nullable: true }) zone?: string | null;
  @Field(() => [Int], { nullable: true }) alarms?: number[] | null;
  @Field(() => WeekdayEnum, { nullable: true }) weekStartsOn?: C.Weekday | null;
  @Field(() => Int, { nullable: true }) dayBeginsAt?: number | null;
  @Field(() => Int, { nullable: true }) dayEndsAt?: number | null;
  @Field(() => ID, { nullable: true }) courtCalendar?: string | null;
}

@ObjectType('SetCalendarSettingsPayload')
export class SetCalendarSettingsPayload extends Payload implements Omit<C.SetCalendarSettingsPayload, 'settings'> {
  @Field(() => CalendarSettingsType, { nullable: true }) settings!: CalendarSettingsType | null;
}

@ObjectType('Today')
export class TodayType implements Omit<C.Today, 'hearings' | 'events' | 'deadlines' | 'next' | 'conflicts'> {
  @Field(() => DateScalar) date!: string;
  @Field(() => String) zone!: string;
  @Field(() => NonWorkingDayType, { nullable: true }) nonWorkingDay!: NonWorkingDayType | null;
  @Field(() => [EventOccurrenceType]) hearings!: EventOccurrenceType[];
  @Field(() => [EventOccurrenceType]) events!: EventOccurrenceType[];
  @Field(() => [DeadlineType]) deadlines!: DeadlineType[];
  @Field(() => Int) deadlineCount!: number;
  @Field(() => EventOccurrenceType, { nullable: true }) next!: EventOccurrenceType | null;
  @Field(() => [EventConflictType]) conflicts!: EventConflictType[];
  @Field(() => Int) eventsThisWeek!: number;
  @Field(() => Int) unbilledSeconds!: number;
  @Field(() => MoneyType) unbilledAmount!: MoneyType;
  @Field(() => Int) unrecordedCount!: number;
  @Field(() => GoogleConnectionStateEnum) googleState!: C.GoogleConnectionState;
  @Field(() => Int) googleConflictCount!: number;
}
