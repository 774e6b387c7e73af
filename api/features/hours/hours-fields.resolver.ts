import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import {
  BillableOfCaseType,
  CaseType,
  HoursOfCaseType,
  RunningTimerType,
  TimeEntryType,
  TimeRateType,
  WorkTaskType,
} from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { caseOfEvent } from '../calendar/events/event-fields.service.ts';
import type { EntryView } from './entries/entry-rows.service.ts';
import { eventById, prebillById, taskById } from './entries/hours-lists.service.ts';
import { hoursOfCase } from './entries/hours-summary.service.ts';
import { recordedOn, type TaskView } from './entries/tasks.service.ts';
import type { TimerView } from './timer/timer.service.ts';

/** What has a case by its id shows it as far as the caller may see it. */
interface OfCase {
  caseId: string | null;
}

@Resolver(() => TimeEntryType)
export class TimeEntryFieldsResolver {
  @FieldResolver()
  case(@Root() entry: OfCase, @Context() ctx: Ctx) {
    return caseOfEvent(ctx, entry.caseId);
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
export class RunningTimerFieldsResolver {
  @FieldResolver()
  case(@Root() timer: OfCase, @Context() ctx: Ctx) {
    return caseOfEvent(ctx, timer.caseId);
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
export class WorkTaskFieldsResolver {
  @FieldResolver()
  case(@Root() task: OfCase, @Context() ctx: Ctx) {
    return caseOfEvent(ctx, task.caseId);
  }

  @FieldResolver()
  recordedSeconds(@Root() task: TaskView, @Context() ctx: Ctx) {
    return recordedOn(ctx, task.id);
  }
}

@Resolver(() => HoursOfCaseType)
export class HoursOfCaseFieldsResolver {
  @FieldResolver()
  case(@Root() hours: OfCase, @Context() ctx: Ctx) {
    return caseOfEvent(ctx, hours.caseId);
  }
}

@Resolver(() => BillableOfCaseType)
export class BillableOfCaseFieldsResolver {
  @FieldResolver()
  case(@Root() billable: OfCase, @Context() ctx: Ctx) {
    return caseOfEvent(ctx, billable.caseId);
  }
}

@Resolver(() => TimeRateType)
export class TimeRateFieldsResolver {
  @FieldResolver()
  case(@Root() rate: OfCase, @Context() ctx: Ctx) {
    return caseOfEvent(ctx, rate.caseId);
  }
}

@Resolver(() => CaseType)
export class CaseHoursResolver {
  @FieldResolver()
  hours(@Root() legalCase: { id: string }, @Context() ctx: Ctx) {
    return hoursOfCase(ctx, legalCase.id);
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
];
