import { Arg, Args, Ctx as Context, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  CreateWorkTaskInput,
  DeleteWorkTaskPayload,
  DiscardTimerPayload,
  QueryWorkTasksArgs,
  RunningTimerType,
  StartTimerInput,
  StartTimerPayload,
  StopTimerInput,
  StopTimerPayload,
  TimerChangeType,
  TimerIdInput,
  TimerPayload,
  UpdateTimerInput,
  UpdateWorkTaskInput,
  WorkTaskConnection,
  WorkTaskIdInput,
  WorkTaskPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { createTask, deleteTask, listTasks, updateTask } from '../entries/tasks.service.ts';
import { followTimer } from './timer.stream.ts';
import {
  discardTimer,
  findTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimer,
  updateTimer,
} from './timer.service.ts';

@Resolver()
class TimerResolver {
  @Query(() => RunningTimerType, { nullable: true })
  @Allow('hours:read')
  runningTimer(@Context() ctx: Ctx) {
    return findTimer(ctx);
  }

  @Mutation(() => StartTimerPayload)
  @Allow('hours:write')
  startTimer(@Arg('input', () => StartTimerInput) input: StartTimerInput, @Context() ctx: Ctx) {
    return startTimer(ctx, input);
  }

  @Mutation(() => TimerPayload)
  @Allow('hours:write')
  updateTimer(@Arg('input', () => UpdateTimerInput) input: UpdateTimerInput, @Context() ctx: Ctx) {
    return updateTimer(ctx, input);
  }

  @Mutation(() => TimerPayload)
  @Allow('hours:write')
  pauseTimer(@Arg('input', () => TimerIdInput) input: TimerIdInput, @Context() ctx: Ctx) {
    return pauseTimer(ctx, input.timerId);
  }

  @Mutation(() => TimerPayload)
  @Allow('hours:write')
  resumeTimer(@Arg('input', () => TimerIdInput) input: TimerIdInput, @Context() ctx: Ctx) {
    return resumeTimer(ctx, input.timerId);
  }

  @Mutation(() => StopTimerPayload)
  @Allow('hours:write')
  stopTimer(@Arg('input', () => StopTimerInput) input: StopTimerInput, @Context() ctx: Ctx) {
    return stopTimer(ctx, input);
  }

  @Mutation(() => DiscardTimerPayload)
  @Allow('hours:write')
  discardTimer(@Arg('input', () => TimerIdInput) input: TimerIdInput, @Context() ctx: Ctx) {
    return discardTimer(ctx, input.timerId);
  }

  @Subscription(() => TimerChangeType, {
    subscribe: ({ context }: { context: Ctx }) => followTimer(context),
  })
  @Allow('hours:read')
  timerChanged(@Root() change: TimerChangeType): TimerChangeType {
    return change;
  }
}

@Resolver()
class WorkTasksResolver {
  @Query(() => WorkTaskConnection)
  @Allow('hours:read')
  workTasks(@Args(() => QueryWorkTasksArgs) args: QueryWorkTasksArgs, @Context() ctx: Ctx) {
    return listTasks(ctx, args);
  }

  @Mutation(() => WorkTaskPayload)
  @Allow('hours:write')
  createWorkTask(@Arg('input', () => CreateWorkTaskInput) input: CreateWorkTaskInput, @Context() ctx: Ctx) {
    return createTask(ctx, input);
  }

  @Mutation(() => WorkTaskPayload)
  @Allow('hours:write')
  updateWorkTask(@Arg('input', () => UpdateWorkTaskInput) input: UpdateWorkTaskInput, @Context() ctx: Ctx) {
    return updateTask(ctx, input);
  }

  @Mutation(() => DeleteWorkTaskPayload)
  @Allow('hours:write')
  deleteWorkTask(@Arg('input', () => WorkTaskIdInput) input: WorkTaskIdInput, @Context() ctx: Ctx) {
    return deleteTask(ctx, input.id);
  }
}

export const TIMER_RESOLVERS = [TimerResolver, WorkTasksResolver];
