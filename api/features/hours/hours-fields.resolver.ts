import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import {
  BillableOfCaseType,
  CaseType,
  HoursOfCaseType,
  RunningTimerType,
  TimeEntryType,
  TimeRateType,
  TodayType,
  WorkTaskType,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { eventById } from '#api/features/calendar/index.ts';
import { caseById } from '#api/features/cases/index.ts';
import { countUnrecorded } from './entries/billable-events.service.ts';
import type { EntryView } from './entries/entry-rows.service.ts';
import { prebillById } from './billing/prebill-reading.service.ts';
import { taskById } from './entries/hours-lists.service.ts';
import { hoursOfCase, unbilledOf } from './entries/hours-summary.service.ts';
import { recordedOn, type TaskView } from './entries/tasks.service.ts';
import type { TimerView } from './timer/timer.service.ts';

/** An object with the id of a case: it shows the case when the caller may see it. */
interface OfCase {
  caseId: string | null;
}

@Resolver(() => TimeEntryType)
class TimeEntryFieldsResolver {
  @FieldResolver()
  case(@Root() entry: OfCase, @Context() ctx: Ctx) {
    return caseById(ctx, entry.caseId);
  }

  @FieldResolver()
  event(@Root() entry: EntryView, @Context() ctx: Ctx) {
    return eventById(ctx, entry.eventId);
  }

  @FieldResolver()
  task(@Root() entry: EntryView, @Context() ctx: Ctx) {
    return taskById(ctx, entry.taskId);
  }

  @FieldResolver()
  prebill(@Root() entry: EntryView, @Context() ctx: Ctx) {
    return prebillById(ctx, entry.prebillId);
  }
}

@Resolver(() => RunningTimerType)
class RunningTimerFieldsResolver {
  @FieldResolver()
  case(@Root() timer: OfCase, @Context() ctx: Ctx) {
    return caseById(ctx, timer.caseId);
  }

  @FieldResolver()
  event(@Root() timer: TimerView, @Context() ctx: Ctx) {
    return eventById(ctx, timer.eventId);
  }

  @FieldResolver()
  task(@Root() timer: TimerView, @Context() ctx: Ctx) {
    return taskById(ctx, timer.taskId);
  }
}

@Resolver(() => WorkTaskType)
class WorkTaskFieldsResolver {
  @FieldResolver()
  case(@Root() task: OfCase, @Context() ctx: Ctx) {
    return caseById(ctx, task.caseId);
  }

  @FieldResolver()
  recordedSeconds(@Root() task: TaskView, @Context() ctx: Ctx) {
    return recordedOn(ctx, task.id);
  }
}

@Resolver(() => HoursOfCaseType)
class HoursOfCaseFieldsResolver {
  @FieldResolver()
  case(@Root() hours: OfCase, @Context() ctx: Ctx) {
    return caseById(ctx, hours.caseId);
  }
}

@Resolver(() => BillableOfCaseType)
class BillableOfCaseFieldsResolver {
  @FieldResolver()
  case(@Root() billable: OfCase, @Context() ctx: Ctx) {
    return caseById(ctx, billable.caseId);
  }
}

@Resolver(() => TimeRateType)
class TimeRateFieldsResolver {
  @FieldResolver()
  case(@Root() rate: OfCase, @Context() ctx: Ctx) {
    return caseById(ctx, rate.caseId);
  }
}

@Resolver(() => CaseType)
class CaseHoursResolver {
  @FieldResolver()
  hours(@Root() legalCase: { id: string }, @Context() ctx: Ctx) {
    return hoursOfCase(ctx, legalCase.id);
  }
}

/** The hours of «today», a type of the calendar feature, which does not know hours. */
@Resolver(() => TodayType)
class TodayHoursResolver {
  @FieldResolver()
  async unbilledSeconds(@Context() ctx: Ctx) {
    return (await unbilledOf(ctx)).seconds;
  }

  @FieldResolver()
  async unbilledAmount(@Context() ctx: Ctx) {
    return (await unbilledOf(ctx)).amount;
  }

  @FieldResolver()
  unrecordedCount(@Context() ctx: Ctx) {
    return countUnrecorded(ctx);
  }
}

export const HOURS_FIELD_RESOLVERS = [
  TimeEntryFieldsResolver,
  RunningTimerFieldsResolver,
  WorkTaskFieldsResolver,
  HoursOfCaseFieldsResolver,
  BillableOfCaseFieldsResolver,
  TimeRateFieldsResolver,
  CaseHoursResolver,
  TodayHoursResolver,
];
