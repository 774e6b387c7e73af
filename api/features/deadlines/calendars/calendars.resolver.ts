import { Arg, Args, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  AddClosureInput,
  AddClosurePayload,
  CourtCalendarSummaryType,
  CourtCalendarType,
  QueryCourtCalendarArgs,
  RemoveClosureInput,
  RemoveClosurePayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList, costOfWork } from '#api/kernel/graphql/cost.ts';
import { addClosure, findCalendarYear, removeClosure, showCalendars } from './calendars.service.ts';

@Resolver()
class CourtCalendarsResolver {
  @Query(() => [CourtCalendarSummaryType], { complexity: costOfList(5) })
  @Allow('deadline:read')
  courtCalendars() {
    return showCalendars();
  }

  @Query(() => CourtCalendarType, { nullable: true, complexity: costOfList(3) })
  @Allow('deadline:read')
  courtCalendar(@Args(() => QueryCourtCalendarArgs) args: QueryCourtCalendarArgs, @Context() ctx: Ctx) {
    return findCalendarYear(ctx, args);
  }

  @Mutation(() => AddClosurePayload, { complexity: costOfWork(60) })
  @Allow('deadline:write')
  addClosure(@Arg('input', () => AddClosureInput) input: AddClosureInput, @Context() ctx: Ctx) {
    return addClosure(ctx, input);
  }

  @Mutation(() => RemoveClosurePayload, { complexity: costOfWork(60) })
  @Allow('deadline:write')
  removeClosure(@Arg('input', () => RemoveClosureInput) input: RemoveClosureInput, @Context() ctx: Ctx) {
    return removeClosure(ctx, input.id);
  }
}

export const DEADLINE_CALENDAR_RESOLVERS = [CourtCalendarsResolver] as const;
