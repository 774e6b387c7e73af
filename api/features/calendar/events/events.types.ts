import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { connectionOf } from '#api/kernel/paging/connection.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import {
  CalendarChangeKindEnum,
  CalendarEventSourceEnum,
  CalendarEventTypeEnum,
  GoogleEventStateEnum,
  RecurrenceFrequencyEnum,
  SeriesScopeEnum,
  WeekdayEnum,
} from '../calendar-enums.types.ts';

@ObjectType('Recurrence')
export class RecurrenceType implements C.Recurrence {
  @Field(() => String) rule!: string;
  @Field(() => RecurrenceFrequencyEnum) frequency!: C.RecurrenceFrequency;
  @Field(() => Int) interval!: number;
  @Field(() => [WeekdayEnum]) weekdays!: C.Weekday[];
  @Field(() => Int, { nullable: true }) weekOfMonth!: number | null;
  @Field(() => Int, { nullable: true }) count!: number | null;
  @Field(() => DateScalar, { nullable: true }) until!: string | null;
  @Field(() => String) text!: string;
}

@ObjectType('CalendarEvent', { implements: Node })
export class CalendarEventType extends Node implements Omit<C.CalendarEvent, 'case'> {
  @Field(() => String) title!: string;
  @Field(() => CalendarEventTypeEnum) type!: C.CalendarEventType;
  @Field(() => String) description!: string;
  @Field(() => String) descriptionPreview!: string;
  @Field(() => String) location!: string;
  @Field(() => String) client!: string;
  @Field(() => CalendarEventSourceEnum) source!: C.CalendarEventSource;
  @Field(() => String, { nullable: true }) htmlLink!: string | null;
  @Field(() => String) zone!: string;
  @Field(() => Boolean) isAllDay!: boolean;
  @Field(() => Date) startAt!: Date;
  @Field(() => Date) endAt!: Date;
  @Field(() => DateScalar) startsOn!: string;
  @Field(() => DateScalar) endsOn!: string;
  @Field(() => String, { nullable: true }) startTime!: string | null;
  @Field(() => String, { nullable: true }) endTime!: string | null;
  @Field(() => RecurrenceType, { nullable: true }) recurrence!: RecurrenceType | null;
  @Field(() => Boolean) isBillable!: boolean;
  @Field(() => Boolean) isBusy!: boolean;
  @Field(() => Boolean) isShared!: boolean;
  @Field(() => [Int]) alarms!: number[];
  @Field(() => String) ownerName!: string;
  @Field(() => Boolean) isMine!: boolean;
  @Field(() => GoogleEventStateEnum, { nullable: true }) googleState!: C.GoogleEventState | null;
  @Field(() => Int) version!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => Boolean) viewerCanEdit!: boolean;
  @Field(() => Boolean) viewerCanDelete!: boolean;
}

export const CalendarEventConnection = connectionOf(CalendarEventType, 'CalendarEvent');

@ObjectType('EventOccurrence')
export class EventOccurrenceType implements Omit<C.EventOccurrence, 'event'> {
  @Field(() => ID) key!: string;
  @Field(() => CalendarEventType) event!: CalendarEventType;
  @Field(() => Date, { nullable: true }) occurrenceOf!: Date | null;
  @Field(() => Boolean) isMoved!: boolean;
  @Field(() => String) title!: string;
  @Field(() => String) location!: string;
  @Field(() => Date) startAt!: Date;
  @Field(() => Date) endAt!: Date;
  @Field(() => DateScalar) startsOn!: string;
  @Field(() => DateScalar) endsOn!: string;
  @Field(() => String, { nullable: true }) startTime!: string | null;
  @Field(() => String, { nullable: true }) endTime!: string | null;
  @Field(() => [ID]) conflictKeys!: string[];
  @Field(() => ID, { nullable: true }) timeEntryId!: string | null;
}

@ObjectType('CalendarChange')
export class CalendarChangeType implements Omit<C.CalendarChange, 'event'> {
  @Field(() => CalendarChangeKindEnum) kind!: C.CalendarChangeKind;
  @Field(() => ID, { nullable: true }) eventId!: string | null;
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
}

@InputType('RecurrenceInput')
export class RecurrenceInput implements C.RecurrenceInput {
  @Field(() => RecurrenceFrequencyEnum) frequency!: C.RecurrenceFrequency;
  @Field(() => Int, { nullable: true, defaultValue: 1 }) interval?: number | null;
  @Field(() => [WeekdayEnum], { nullable: true }) weekdays?: C.Weekday[] | null;
  @Field(() => Int, { nullable: true }) weekOfMonth?: number | null;
  @Field(() => Int, { nullable: true }) count?: number | null;
  @Field(() => DateScalar, { nullable: true }) until?: string | null;
}

@InputType('CreateCalendarEventInput')
export class CreateCalendarEventInput implements C.CreateCalendarEventInput {
  @Field(() => String) title!: string;
  @Field(() => CalendarEventTypeEnum, { nullable: true, defaultValue: 'OTHER' }) type?: C.CalendarEventType | null;
  @Field(() => String) start!: string;
  @Field(() => String, { nullable: true }) end?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isAllDay?: boolean | null;
  @Field(() => String, { nullable: true }) zone?: string | null;
  @Field(() => String, { nullable: true, defaultValue: '' }) description?: string | null;
  @Field(() => String, { nullable: true, defaultValue: '' }) location?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true }) isBillable?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isBusy?: boolean | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isShared?: boolean | null;
  @Field(() => [Int], { nullable: true }) alarms?: number[] | null;
  @Field(() => RecurrenceInput, { nullable: true }) recurrence?: RecurrenceInput | null;
}

@InputType('CreateEventFromCaseInput')
export class CreateEventFromCaseInput implements C.CreateEventFromCaseInput {
  @Field(() => ID) caseId!: string;
  @Field(() => CalendarEventTypeEnum) type!: C.CalendarEventType;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String) start!: string;
  @Field(() => String, { nullable: true }) end?: string | null;
  @Field(() => String, { nullable: true }) zone?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
}

@InputType('UpdateCalendarEventInput')
export class UpdateCalendarEventInput implements C.UpdateCalendarEventInput {
  @Field(() => ID) eventId!: string;
  @Field(() => Int) version!: number;
  @Field(() => SeriesScopeEnum, { nullable: true, defaultValue: 'ALL' }) scope?: C.SeriesScope | null;
  @Field(() => Date, { nullable: true }) occurrenceOf?: Date | null;
  @Field(() => String, { nullable: true }) title?: string | null;
  @Field(() => CalendarEventTypeEnum, { nullable: true }) type?: C.CalendarEventType | null;
  @Field(() => String, { nullable: true }) start?: string | null;
  @Field(() => String, { nullable: true }) end?: string | null;
  @Field(() => Boolean, { nullable: true }) isAllDay?: boolean | null;
  @Field(() => String, { nullable: true }) zone?: string | null;
  @Field(() => String, { nullable: true }) description?: string | null;
  @Field(() => String, { nullable: true }) location?: string | null;
  @Field(() => String, { nullable: true }) client?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true }) isBillable?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isBusy?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isShared?: boolean | null;
  @Field(() => [Int], { nullable: true }) alarms?: number[] | null;
  @Field(() => RecurrenceInput, { nullable: true }) recurrence?: RecurrenceInput | null;
}

@InputType('DeleteCalendarEventInput')
export class DeleteCalendarEventInput implements C.DeleteCalendarEventInput {
  @Field(() => ID) eventId!: string;
  @Field(() => SeriesScopeEnum, { nullable: true, defaultValue: 'ALL' }) scope?: C.SeriesScope | null;
  @Field(() => Date, { nullable: true }) occurrenceOf?: Date | null;
}

@InputType('RestoreCalendarEventInput')
export class RestoreCalendarEventInput implements C.RestoreCalendarEventInput {
  @Field(() => ID) eventId!: string;
  @Field(() => String) undoToken!: string;
}

@ObjectType('CreateCalendarEventPayload')
export class CreateCalendarEventPayload
  extends Payload
  implements Omit<C.CreateCalendarEventPayload, 'event' | 'conflicts'>
{
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => [EventOccurrenceType]) conflicts!: EventOccurrenceType[];
  @Field(() => [String]) notices!: string[];
  @Field(() => Boolean) caseLinked!: boolean;
}

@ObjectType('UpdateCalendarEventPayload')
export class UpdateCalendarEventPayload
  extends Payload
  implements Omit<C.UpdateCalendarEventPayload, 'event' | 'conflicts'>
{
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
  @Field(() => [EventOccurrenceType]) conflicts!: EventOccurrenceType[];
  @Field(() => [String]) notices!: string[];
}

@ObjectType('DeleteCalendarEventPayload')
export class DeleteCalendarEventPayload extends Payload implements C.DeleteCalendarEventPayload {
  @Field(() => ID, { nullable: true }) deletedEventId!: string | null;
  @Field(() => String, { nullable: true }) undoToken!: string | null;
}

@ObjectType('RestoreCalendarEventPayload')
export class RestoreCalendarEventPayload extends Payload implements Omit<C.RestoreCalendarEventPayload, 'event'> {
  @Field(() => CalendarEventType, { nullable: true }) event!: CalendarEventType | null;
}
