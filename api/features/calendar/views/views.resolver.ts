import { Arg, Args, ArgsType, Ctx as Context, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { CalendarEventConnection, EventOccurrenceType } from '../events/events.types.ts';
import { listEvents, previewConflicts, readRange } from './range.service.ts';
import { readSettings, setSettings } from './settings.service.ts';
import { readToday } from './today.service.ts';
import {
  CalendarFilter,
  CalendarRangeType,
  CalendarSettingsType,
  SetCalendarSettingsInput,
  SetCalendarSettingsPayload,
  TodayType,
} from './views.types.ts';

@ArgsType()
class CalendarRangeArgs implements C.QueryCalendarRangeArgs {
  @Field(() => DateScalar) from!: string;
  @Field(() => DateScalar) to!: string;
  @Field(() => String, { nullable: true }) zone?: string | null;
  @Field(() => CalendarFilter, { nullable: true }) filter?: CalendarFilter | null;
  @Field(() => ID, { nullable: true }) calendar?: string | null;
}

@ArgsType()
class CalendarEventsArgs implements C.QueryCalendarEventsArgs {
  @Field(() => CalendarFilter, { nullable: true }) filter?: CalendarFilter | null;
  @Field(() => DateScalar, { nullable: true }) from?: string | null;
  @Field(() => DateScalar, { nullable: true }) to?: string | null;
  @Field(() => Int, { nullable: true, defaultValue: 20 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}

@ArgsType()
class EventConflictsArgs implements C.QueryEventConflictsArgs {
  @Field(() => String) start!: string;
  @Field(() => String) end!: string;
  @Field(() => String, { nullable: true }) zone?: string | null;
  @Field(() => ID, { nullable: true }) exceptEventId?: string | null;
}

@Resolver()
export class CalendarViewsResolver {
  @Query(() => CalendarRangeType, { complexity: costOfWork(60) })
  @Allow('calendar:read')
  calendarRange(@Args(() => CalendarRangeArgs) args: CalendarRangeArgs, @Context() ctx: Ctx) {
    return readRange(ctx, args);
  }

  @Query(() => CalendarEventConnection)
  @Allow('calendar:read')
  calendarEvents(@Args(() => CalendarEventsArgs) args: CalendarEventsArgs, @Context() ctx: Ctx) {
    return listEvents(ctx, args);
  }

  @Query(() => [EventOccurrenceType], { complexity: costOfWork(20) })
  @Allow('calendar:read')
  eventConflicts(@Args(() => EventConflictsArgs) args: EventConflictsArgs, @Context() ctx: Ctx) {
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

export const VIEW_RESOLVERS = [CalendarViewsResolver];
