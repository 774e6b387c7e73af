import type { GraphQLResolveInfo } from 'graphql/index.js';
import { Args, Ctx as Context, FieldResolver, ID, Info, Int, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#api/kernel/context.ts';
import { CaseType, type CaseRow } from '#api/features/cases/index.ts';
import { CountedFromType, DeadlineComputationType } from '../computing/computing.types.ts';
import { DeadlineStatusEnum, DeadlineUrgencyEnum } from './deadline-enums.types.ts';
import { deadlinesOfCase } from './deadline-list.service.ts';
import type { DeadlineRow } from './deadline-rows.service.ts';
import * as view from './deadline-view.service.ts';
import {
  ActiveDeadlinesArgs,
  DeadlineConnection,
  DeadlinePageArgs,
  DeadlinePanelType,
  DeadlineType,
} from './deadlines.types.ts';
import { listActive, nextOfCase } from './panel.service.ts';

@Resolver(() => DeadlineType)
export class DeadlineFieldsResolver {
  @FieldResolver(() => CaseType, { nullable: true })
  case(@Root() deadline: DeadlineRow, @Context() ctx: Ctx, @Info() info: GraphQLResolveInfo) {
    return view.namedCaseOf(ctx, deadline, info);
  }

  @FieldResolver(() => DeadlineUrgencyEnum)
  priority(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.priorityFor(ctx, deadline);
  }

  @FieldResolver(() => DeadlineUrgencyEnum)
  urgency(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.urgencyFor(ctx, deadline);
  }

  @FieldResolver(() => ID, { nullable: true })
  eventId(@Root() deadline: DeadlineRow) {
    return deadline.event?.id ?? null;
  }

  @FieldResolver(() => Int)
  daysLeft(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.leftOf(ctx, deadline);
  }

  @FieldResolver(() => String)
  label(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.labelOf(ctx, deadline);
  }

  @FieldResolver(() => DeadlineStatusEnum)
  status(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.statusFor(ctx, deadline);
  }

  @FieldResolver(() => Date, { nullable: true })
  remindAt(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.remindAtFor(ctx, deadline);
  }

  @FieldResolver(() => [Int])
  alertDays(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.alertDaysFor(ctx, deadline);
  }

  @FieldResolver(() => String, { nullable: true })
  completedBy(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.completedByFor(ctx, deadline);
  }

  @FieldResolver(() => DeadlineComputationType, { nullable: true })
  computation(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.computationOf(ctx, deadline);
  }

  @FieldResolver(() => CountedFromType, { nullable: true })
  countedFrom(@Root() deadline: DeadlineRow) {
    return deadline.computedFrom ?? null;
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.viewerCanEdit(ctx, deadline);
  }

  @FieldResolver(() => Boolean)
  viewerCanComplete(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.viewerCanComplete(ctx, deadline);
  }
}

@Resolver(() => DeadlinePanelType)
export class DeadlinePanelResolver {
  @FieldResolver(() => DeadlineConnection)
  active(@Args(() => ActiveDeadlinesArgs) args: ActiveDeadlinesArgs, @Context() ctx: Ctx) {
    return listActive(ctx, args);
  }
}

@Resolver(() => CaseType)
export class CaseDeadlinesResolver {
  @FieldResolver(() => DeadlineConnection)
  deadlines(@Root() legalCase: CaseRow, @Args(() => DeadlinePageArgs) args: DeadlinePageArgs, @Context() ctx: Ctx) {
    return deadlinesOfCase(ctx, legalCase.id, args);
  }

  @FieldResolver(() => DeadlineType, { nullable: true })
  nextDeadline(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return nextOfCase(ctx, legalCase.id);
  }
}
