import { Arg, Args, Ctx as Context, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  CalendarEventConnection,
  CalendarRangeType,
  CalendarSettingsType,
  CaseType,
  EventOccurrenceType,
  QueryCalendarEventsArgs,
  QueryCalendarRangeArgs,
  QueryEventConflictsArgs,
  SetCalendarSettingsInput,
  SetCalendarSettingsPayload,
  TodayType,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { eventsOfCase, listEvents, previewConflicts, readRange } from './range.service.ts';
import { readSettings, setSettings } from '../settings.service.ts';
import { readToday } from './today.service.ts';

@Resolver(() => CaseType)
class CaseEventsResolver {
  @FieldResolver()
  events(
    @Root() legalCase: { id: string },
    @Context() ctx: Ctx,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    return eventsOfCase(ctx, legalCase.id, { first, after: after ?? null });
  }
}

@Resolver()
class CalendarViewsResolver {
  @Query(() => CalendarRangeType, { complexity: costOfWork(60) })
  @Allow('calendar:read')
  calendarRange(@Args(() => QueryCalendarRangeArgs) args: QueryCalendarRangeArgs, @Context() ctx: Ctx) {
    return readRange(ctx, args);
  }

  @Query(() => CalendarEventConnection)
  @Allow('calendar:read')
  calendarEvents(@Args(() => QueryCalendarEventsArgs) args: QueryCalendarEventsArgs, @Context() ctx: Ctx) {
    return listEvents(ctx, args);
  }

  @Query(() => [EventOccurrenceType], { complexity: costOfWork(20) })
  @Allow('calendar:read')
  eventConflicts(@Args(() => QueryEventConflictsArgs) args: QueryEventConflictsArgs, @Context() ctx: Ctx) {
    return previewConflicts(ctx, args);
  }

  @Query(() => CalendarSettingsType)
  @Allow('calendar:read')
  calendarSettings(@Context() ctx: Ctx) {
    return readSettings(ctx);
  }

  @Query(() => TodayType, { complexity: costOfWork(40) })
  @Allow('calendar:read')
  today(@Context() ctx: Ctx) {
    return readToday(ctx);
  }

  @Mutation(() => SetCalendarSettingsPayload)
  @Allow('calendar:write')
  setCalendarSettings(
    @Arg('input', () => SetCalendarSettingsInput) input: SetCalendarSettingsInput,
    @Context() ctx: Ctx,
  ) {
    return setSettings(ctx, input);
  }
}

export const VIEW_RESOLVERS = [CaseEventsResolver, CalendarViewsResolver];
