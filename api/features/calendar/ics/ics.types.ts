import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { CalendarEventTypeEnum, CalendarFeedScopeEnum } from '../calendar-enums.types.ts';
import { CalendarEventType } from '../events/events.types.ts';

@ObjectType('CalendarFeed', { implements: Node })
export class CalendarFeedType extends Node implements Omit<C.CalendarFeed, 'case'> {
  @Field(() => String) name!: string;
  @Field(() => CalendarFeedScopeEnum) scope!: C.CalendarFeedScope;
  @Field(() => Boolean) isBusyOnly!: boolean;
  @Field(() => String) keyEnding!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) lastReadAt!: Date | null;
}

@ObjectType('CalendarFeedContent')
export class CalendarFeedContentType implements C.CalendarFeedContent {
  @Field(() => String) text!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) etag!: string;
}

@InputType('CreateCalendarFeedInput')
export class CreateCalendarFeedInput implements C.CreateCalendarFeedInput {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => Boolean, { nullable: true, defaultValue: false }) isBusyOnly?: boolean | null;
}

@InputType('CalendarFeedIdInput')
export class CalendarFeedIdInput implements C.CalendarFeedIdInput {
  @Field(() => ID) feedId!: string;
}

@ObjectType('CreateCalendarFeedPayload')
export class CreateCalendarFeedPayload extends Payload implements Omit<C.CreateCalendarFeedPayload, 'feed'> {
  @Field(() => CalendarFeedType, { nullable: true }) feed!: CalendarFeedType | null;
  @Field(() => String, { nullable: true }) url!: string | null;
  @Field(() => String, { nullable: true }) webcalUrl!: string | null;
}

@ObjectType('RenewCalendarFeedPayload')
export class RenewCalendarFeedPayload extends Payload implements Omit<C.RenewCalendarFeedPayload, 'feed'> {
  @Field(() => CalendarFeedType, { nullable: true }) feed!: CalendarFeedType | null;
  @Field(() => String, { nullable: true }) url!: string | null;
  @Field(() => String, { nullable: true }) webcalUrl!: string | null;
}

@ObjectType('RevokeCalendarFeedPayload')
export class RevokeCalendarFeedPayload extends Payload implements C.RevokeCalendarFeedPayload {
  @Field(() => ID, { nullable: true }) revokedFeedId!: string | null;
}

@InputType('ImportCalendarInput')
export class ImportCalendarInput implements C.ImportCalendarInput {
  @Field(() => ID) uploadId!: string;
  @Field(() => ID, { nullable: true }) caseId?: string | null;
  @Field(() => CalendarEventTypeEnum, { nullable: true, defaultValue: 'OTHER' }) type?: C.CalendarEventType | null;
  @Field(() => String, { nullable: true }) zone?: string | null;
}

@ObjectType('ImportProblem')
export class ImportProblemType implements C.ImportProblem {
  @Field(() => String) title!: string;
  @Field(() => Int) line!: number;
  @Field(() => String) reason!: string;
}

@ObjectType('ImportCalendarPayload')
export class ImportCalendarPayload extends Payload implements Omit<C.ImportCalendarPayload, 'events'> {
  @Field(() => Int) createdCount!: number;
  @Field(() => Int) updatedCount!: number;
  @Field(() => Int) unchangedCount!: number;
  @Field(() => Int) cancelledCount!: number;
  @Field(() => [ImportProblemType]) problems!: ImportProblemType[];
  @Field(() => Int) problemCount!: number;
  @Field(() => [String]) notices!: string[];
  @Field(() => [CalendarEventType]) events!: CalendarEventType[];
}
