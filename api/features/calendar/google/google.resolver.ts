import { Arg, Ctx as Context, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  ConnectGoogleCalendarPayload,
  DisconnectGoogleCalendarInput,
  DisconnectGoogleCalendarPayload,
  FinishGoogleConnectionInput,
  FinishGoogleConnectionPayload,
  GoogleCalendarConnection,
  GoogleConflictType,
  ResolveGoogleConflictInput,
  ResolveGoogleConflictPayload,
  SyncGoogleCalendarPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { AsSystem, Allow, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { eventById } from '../events/event-fields.service.ts';
import { disconnectGoogle, syncNow } from './google-connection.service.ts';
import { connectGoogle, finishGoogle } from './google-consent.service.ts';
import { listConflicts, resolveConflict, type ConflictView } from './google-conflicts.service.ts';
import { checkConnection } from './google-state.service.ts';

@Resolver(() => GoogleCalendarConnection)
class GoogleConnectionFieldsResolver {
  @FieldResolver()
  conflicts(
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return listConflicts(ctx, { first, after: after ?? null });
  }
}

@Resolver(() => GoogleConflictType)
class GoogleConflictFieldsResolver {
  @FieldResolver()
  event(@Root() conflict: ConflictView, @Context() ctx: Ctx) {
    return eventById(ctx, conflict.eventId);
  }
}

@Resolver()
class GoogleResolver {
  @Query(() => GoogleCalendarConnection)
  @Allow('calendar:read')
  calendarConnection(@Context() ctx: Ctx) {
    return checkConnection(ctx);
  }

  @Mutation(() => ConnectGoogleCalendarPayload)
  @Allow('calendar:connect')
  connectGoogleCalendar(@Context() ctx: Ctx) {
    return connectGoogle(ctx);
  }

  @Mutation(() => FinishGoogleConnectionPayload)
  @Public()
  @AsSystem()
  finishGoogleConnection(
    @Arg('input', () => FinishGoogleConnectionInput) input: FinishGoogleConnectionInput,
    @Context() ctx: Ctx,
  ) {
    return finishGoogle(ctx, input);
  }

  @Mutation(() => DisconnectGoogleCalendarPayload)
  @Allow('calendar:connect')
  disconnectGoogleCalendar(
    @Context() ctx: Ctx,
    @Arg('input', () => DisconnectGoogleCalendarInput, { nullable: true }) input?: DisconnectGoogleCalendarInput,
  ) {
    return disconnectGoogle(ctx, input);
  }

  @Mutation(() => SyncGoogleCalendarPayload)
  @Allow('calendar:connect')
  syncGoogleCalendar(@Context() ctx: Ctx) {
    return syncNow(ctx);
  }

  @Mutation(() => ResolveGoogleConflictPayload)
  @Allow('calendar:connect')
  resolveGoogleConflict(
    @Arg('input', () => ResolveGoogleConflictInput) input: ResolveGoogleConflictInput,
    @Context() ctx: Ctx,
  ) {
    return resolveConflict(ctx, input);
  }
}

export const GOOGLE_RESOLVERS = [GoogleConnectionFieldsResolver, GoogleConflictFieldsResolver, GoogleResolver];
