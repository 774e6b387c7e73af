import { Args, Ctx as Context, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { LegalCase } from '#db/entities/case.entity.ts';
import type { Deadline } from '#db/entities/deadline.entity.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { CaseType } from '../../cases/index.ts';
import { CountedFromType, DeadlineComputationType } from '../computing/computing.types.ts';
import { DeadlineStatusEnum, DeadlineUrgencyEnum } from './deadline-enums.types.ts';
import { deadlinesOfCase } from './deadline-list.service.ts';
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
  case(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.caseOf(ctx, deadline);
  }

  @FieldResolver(() => DeadlineUrgencyEnum)
  priority(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.priorityFor(ctx, deadline);
  }

  @FieldResolver(() => DeadlineUrgencyEnum)
  urgency(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.urgencyFor(ctx, deadline);
  }

  @FieldResolver(() => ID, { nullable: true })
  eventId(@Root() deadline: Deadline) {
    return deadline.event?.id ?? null;
  }

  @FieldResolver(() => Int)
  daysLeft(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.leftOf(ctx, deadline);
  }

  @FieldResolver(() => String)
  label(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.labelOf(ctx, deadline);
  }

  @FieldResolver(() => DeadlineStatusEnum)
  status(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.statusFor(ctx, deadline);
  }

  @FieldResolver(() => Date, { nullable: true })
  remindAt(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.remindAtFor(ctx, deadline);
  }

  @FieldResolver(() => [Int])
  alertDays(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.alertDaysFor(ctx, deadline);
  }

  @FieldResolver(() => String, { nullable: true })
  completedBy(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.completedByFor(ctx, deadline);
  }

  @FieldResolver(() => DeadlineComputationType, { nullable: true })
  computation(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.computationOf(ctx, deadline);
  }

  @FieldResolver(() => CountedFromType, { nullable: true })
  countedFrom(@Root() deadline: Deadline) {
    return deadline.computedFrom ?? null;
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() deadline: Deadline, @Context() ctx: Ctx) {
    return view.viewerCanEdit(ctx, deadline);
  }

  @FieldResolver(() => Boolean)
  viewerCanComplete(@Root() deadline: Deadline, @Context() ctx: Ctx) {
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
  deadlines(@Root() legalCase: LegalCase, @Args(() => DeadlinePageArgs) args: DeadlinePageArgs, @Context() ctx: Ctx) {
    return deadlinesOfCase(ctx, legalCase.id, args);
  }

  @FieldResolver(() => DeadlineType, { nullable: true })
  nextDeadline(@Root() legalCase: LegalCase, @Context() ctx: Ctx) {
    return nextOfCase(ctx, legalCase.id);
  }
}
