import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { connectionOf } from '#api/kernel/paging/connection.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { Payload } from '#api/kernel/graphql/user-error.ts';
import { GoogleConnectionStateEnum, GoogleSyncStateEnum, SyncSideEnum } from '../calendar-enums.types.ts';

@ObjectType('GoogleConflictField')
export class GoogleConflictFieldType implements C.GoogleConflictField {
  @Field(() => String) field!: string;
  @Field(() => String) label!: string;
  @Field(() => String) foja!: string;
  @Field(() => String) google!: string;
}

@ObjectType('GoogleConflict', { implements: Node })
export class GoogleConflictType extends Node implements Omit<C.GoogleConflict, 'event'> {
  @Field(() => String) title!: string;
  @Field(() => [GoogleConflictFieldType]) fields!: GoogleConflictFieldType[];
  @Field(() => SyncSideEnum) kept!: C.SyncSide;
  @Field(() => String) explanation!: string;
  @Field(() => Date) detectedAt!: Date;
  @Field(() => Date, { nullable: true }) seenAt!: Date | null;
}

export const GoogleConflictConnection = connectionOf(GoogleConflictType, 'GoogleConflict');

@ObjectType('GoogleCalendarConnection')
export class GoogleCalendarConnectionType implements Omit<C.GoogleCalendarConnection, 'conflicts'> {
  @Field(() => GoogleConnectionStateEnum) state!: C.GoogleConnectionState;
  @Field(() => Boolean) connected!: boolean;
  @Field(() => String, { nullable: true }) problem!: string | null;
  @Field(() => String, { nullable: true }) calendarName!: string | null;
  @Field(() => Date, { nullable: true }) connectedAt!: Date | null;
  @Field(() => Date, { nullable: true }) lastSyncedAt!: Date | null;
  @Field(() => GoogleSyncStateEnum) syncState!: C.GoogleSyncState;
  @Field(() => Int) pendingCount!: number;
  @Field(() => Int) importedCount!: number;
  @Field(() => Int) conflictCount!: number;
}

@InputType('FinishGoogleConnectionInput')
export class FinishGoogleConnectionInput implements C.FinishGoogleConnectionInput {
  @Field(() => String) state!: string;
  @Field(() => String, { nullable: true }) code?: string | null;
  @Field(() => String, { nullable: true }) error?: string | null;
}

@InputType('DisconnectGoogleCalendarInput')
export class DisconnectGoogleCalendarInput implements C.DisconnectGoogleCalendarInput {
  @Field(() => Boolean, { nullable: true, defaultValue: false }) keepEvents?: boolean | null;
}

@InputType('ResolveGoogleConflictInput')
export class ResolveGoogleConflictInput implements C.ResolveGoogleConflictInput {
  @Field(() => ID) conflictId!: string;
  @Field(() => SyncSideEnum) keep!: C.SyncSide;
}

@ObjectType('ConnectGoogleCalendarPayload')
export class ConnectGoogleCalendarPayload extends Payload implements C.ConnectGoogleCalendarPayload {
  @Field(() => String, { nullable: true }) authUrl!: string | null;
}

@ObjectType('FinishGoogleConnectionPayload')
export class FinishGoogleConnectionPayload extends Payload implements C.FinishGoogleConnectionPayload {
  @Field(() => Boolean) connected!: boolean;
}

@ObjectType('DisconnectGoogleCalendarPayload')
export class DisconnectGoogleCalendarPayload
  extends Payload
  implements Omit<C.DisconnectGoogleCalendarPayload, 'connection'>
{
  @Field(() => GoogleCalendarConnectionType, { nullable: true }) connection!: GoogleCalendarConnectionType | null;
  @Field(() => Int) removedCount!: number;
}

@ObjectType('SyncGoogleCalendarPayload')
export class SyncGoogleCalendarPayload extends Payload implements Omit<C.SyncGoogleCalendarPayload, 'connection'> {
  @Field(() => GoogleCalendarConnectionType, { nullable: true }) connection!: GoogleCalendarConnectionType | null;
}

@ObjectType('ResolveGoogleConflictPayload')
export class ResolveGoogleConflictPayload extends Payload implements Omit<C.ResolveGoogleConflictPayload, 'conflict'> {
  @Field(() => GoogleConflictType, { nullable: true }) conflict!: GoogleConflictType | null;
}
