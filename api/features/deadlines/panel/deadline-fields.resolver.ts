import type { GraphQLResolveInfo } from 'graphql/index.js';
import { Args, Ctx as Context, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import {
  CaseDeadlinesArgs,
  CaseType,
  DeadlinePanelActiveArgs,
  DeadlinePanelType,
  DeadlineType,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { type CaseRow } from '#api/features/cases/index.ts';
import { deadlinesOfCase } from './deadline-list.service.ts';
import type { DeadlineRow } from '../deadline-rows.service.ts';
import { whenReady } from '#api/kernel/graphql/maybe-promise.ts';
import * as view from './deadline-view.service.ts';
import { listActive, nextOfCase, representedSideFor } from './panel.service.ts';

@Resolver(() => DeadlineType)
export class DeadlineFieldsResolver {
  @FieldResolver()
  case(@Root() deadline: DeadlineRow, @Context() ctx: Ctx, @Info() info: GraphQLResolveInfo) {
    return view.namedCaseOfDeadline(ctx, deadline, info);
  }

  @FieldResolver()
  priority(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.priorityFor(ctx, deadline);
  }

  @FieldResolver()
  urgency(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return whenReady(view.dueStatusFor(ctx, deadline), ({ urgency }) => urgency);
  }

  @FieldResolver()
  eventId(@Root() deadline: DeadlineRow) {
    return deadline.event?.id ?? null;
  }

  @FieldResolver()
  daysLeft(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return whenReady(view.dueStatusFor(ctx, deadline), (told) => told.daysLeft);
  }

  @FieldResolver()
  isOverdue(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return whenReady(view.dueStatusFor(ctx, deadline), (told) => told.isOverdue);
  }

  @FieldResolver()
  overdueSince(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return whenReady(view.dueStatusFor(ctx, deadline), ({ since }) => since);
  }

  @FieldResolver()
  zone(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.zoneFor(ctx, deadline);
  }

  @FieldResolver()
  zoneNote(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.zoneNoteFor(ctx, deadline);
  }

  @FieldResolver()
  label(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return whenReady(view.dueStatusFor(ctx, deadline), ({ label }) => label);
  }

  @FieldResolver()
  status(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.statusFor(ctx, deadline);
  }

  @FieldResolver()
  remindAt(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.remindAtFor(ctx, deadline);
  }

  @FieldResolver()
  alertDays(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.alertDaysFor(ctx, deadline);
  }

  @FieldResolver()
  completedBy(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.completedByFor(ctx, deadline);
  }

  @FieldResolver()
  computation(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.computationOf(ctx, deadline);
  }

  @FieldResolver()
  countedFrom(@Root() deadline: DeadlineRow) {
    return deadline.computedFrom ?? null;
  }

  @FieldResolver()
  viewerCanEdit(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.viewerCanEditDeadline(ctx, deadline);
  }

  @FieldResolver()
  viewerCanComplete(@Root() deadline: DeadlineRow, @Context() ctx: Ctx) {
    return view.viewerCanComplete(ctx, deadline);
  }
}

@Resolver(() => DeadlinePanelType)
export class DeadlinePanelResolver {
  @FieldResolver()
  active(@Args(() => DeadlinePanelActiveArgs) args: DeadlinePanelActiveArgs, @Context() ctx: Ctx) {
    return listActive(ctx, args);
  }
}

@Resolver(() => CaseType)
export class CaseDeadlinesResolver {
  @FieldResolver()
  deadlines(@Root() legalCase: CaseRow, @Args(() => CaseDeadlinesArgs) args: CaseDeadlinesArgs, @Context() ctx: Ctx) {
    return deadlinesOfCase(ctx, legalCase.id, args);
  }

  @FieldResolver()
  representedSide(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return representedSideFor(ctx, legalCase);
  }

  @FieldResolver()
  nextDeadline(@Root() legalCase: CaseRow, @Context() ctx: Ctx) {
    return nextOfCase(ctx, legalCase.id);
  }
}
