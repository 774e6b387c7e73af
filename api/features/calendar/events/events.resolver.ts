import type { GraphQLResolveInfo } from 'graphql/index.js';
import { Arg, Ctx as Context, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  CalendarEventType,
  CreateCalendarEventInput,
  CreateCalendarEventPayload,
  CreateEventFromCaseInput,
  DeleteCalendarEventInput,
  DeleteCalendarEventPayload,
  RestoreCalendarEventInput,
  RestoreCalendarEventPayload,
  UpdateCalendarEventInput,
  UpdateCalendarEventPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { namedCaseOfEvent } from './event-fields.service.ts';
import { deleteEvent, restoreEvent } from './event-deletion.service.ts';
import type { EventView } from '../event-view.rules.ts';
import { updateEvent } from './event-update.service.ts';
import { createEvent, createEventFromCase, findEvent } from './events.service.ts';

@Resolver(() => CalendarEventType)
class CalendarEventResolver {
  @FieldResolver()
  case(@Root() event: EventView, @Context() ctx: Ctx, @Info() info: GraphQLResolveInfo) {
    return namedCaseOfEvent(ctx, event, info);
  }
}

@Resolver()
class EventsResolver {
  @Query(() => CalendarEventType, { nullable: true })
  @Allow('calendar:read')
  calendarEvent(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return findEvent(ctx, id);
  }

  @Mutation(() => CreateCalendarEventPayload, { complexity: costOfWork(20) })
  @Allow('calendar:write')
  createCalendarEvent(
    @Arg('input', () => CreateCalendarEventInput) input: CreateCalendarEventInput,
    @Context() ctx: Ctx,
  ) {
    return createEvent(ctx, input);
  }

  @Mutation(() => CreateCalendarEventPayload, { complexity: costOfWork(20) })
  @Allow('calendar:write')
  createEventFromCase(
    @Arg('input', () => CreateEventFromCaseInput) input: CreateEventFromCaseInput,
    @Context() ctx: Ctx,
  ) {
    return createEventFromCase(ctx, input);
  }

  @Mutation(() => UpdateCalendarEventPayload, { complexity: costOfWork(20) })
  @Allow('calendar:write')
  updateCalendarEvent(
    @Arg('input', () => UpdateCalendarEventInput) input: UpdateCalendarEventInput,
    @Context() ctx: Ctx,
  ) {
    return updateEvent(ctx, input);
  }

  @Mutation(() => DeleteCalendarEventPayload)
  @Allow('calendar:write')
  deleteCalendarEvent(
    @Arg('input', () => DeleteCalendarEventInput) input: DeleteCalendarEventInput,
    @Context() ctx: Ctx,
  ) {
    return deleteEvent(ctx, input);
  }

  @Mutation(() => RestoreCalendarEventPayload)
  @Allow('calendar:write')
  restoreCalendarEvent(
    @Arg('input', () => RestoreCalendarEventInput) input: RestoreCalendarEventInput,
    @Context() ctx: Ctx,
  ) {
    return restoreEvent(ctx, input);
  }
}

export const EVENT_RESOLVERS = [CalendarEventResolver, EventsResolver];
