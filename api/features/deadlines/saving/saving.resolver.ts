import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import {
  CompleteDeadlineInput,
  CompleteDeadlinePayload,
  CreateDeadlineInput,
  CreateDeadlinePayload,
  DeleteDeadlineInput,
  DeleteDeadlinePayload,
  MoveTriggerInput,
  MoveTriggerPayload,
  PreviewMovePayload,
  ReopenDeadlineInput,
  ReopenDeadlinePayload,
  RestoreDeadlineInput,
  RestoreDeadlinePayload,
  SaveDeadlinesInput,
  SaveDeadlinesPayload,
  SetAlertDaysInput,
  SetAlertDaysPayload,
  SetDeadlineReminderInput,
  SetDeadlineReminderPayload,
  SnoozeDeadlineInput,
  SnoozeDeadlinePayload,
  UpdateDeadlineInput,
  UpdateDeadlinePayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { setAlertDays } from '../alerts/alert-days.service.ts';
import { createDeadline, saveDeadlines } from './create-deadline.service.ts';
import {
  completeDeadline,
  deleteDeadline,
  reopenDeadline,
  restoreDeadline,
  setReminder,
  snoozeDeadline,
} from './deadline-actions.service.ts';
import { moveTrigger, previewMove } from './move-trigger.service.ts';
import { updateDeadline } from './update-deadline.service.ts';

@Resolver()
export class SavingResolver {
  @Query(() => PreviewMovePayload, { complexity: costOfWork(25) })
  @Allow('deadline:read')
  previewMove(@Arg('input', () => MoveTriggerInput) input: MoveTriggerInput, @Context() ctx: Ctx) {
    return previewMove(ctx, input);
  }

  @Mutation(() => CreateDeadlinePayload)
  @Allow('deadline:write')
  createDeadline(@Arg('input', () => CreateDeadlineInput) input: CreateDeadlineInput, @Context() ctx: Ctx) {
    return createDeadline(ctx, input);
  }

  @Mutation(() => SaveDeadlinesPayload, { complexity: costOfWork(25) })
  @Allow('deadline:write')
  saveDeadlines(@Arg('input', () => SaveDeadlinesInput) input: SaveDeadlinesInput, @Context() ctx: Ctx) {
    return saveDeadlines(ctx, input);
  }

  @Mutation(() => UpdateDeadlinePayload)
  @Allow('deadline:write')
  updateDeadline(@Arg('input', () => UpdateDeadlineInput) input: UpdateDeadlineInput, @Context() ctx: Ctx) {
    return updateDeadline(ctx, input);
  }

  @Mutation(() => CompleteDeadlinePayload)
  @Allow('deadline:write')
  completeDeadline(@Arg('input', () => CompleteDeadlineInput) { id }: CompleteDeadlineInput, @Context() ctx: Ctx) {
    return completeDeadline(ctx, id);
  }

  @Mutation(() => ReopenDeadlinePayload)
  @Allow('deadline:write')
  reopenDeadline(@Arg('input', () => ReopenDeadlineInput) { id }: ReopenDeadlineInput, @Context() ctx: Ctx) {
    return reopenDeadline(ctx, id);
  }

  @Mutation(() => SnoozeDeadlinePayload)
  @Allow('deadline:write')
  snoozeDeadline(@Arg('input', () => SnoozeDeadlineInput) input: SnoozeDeadlineInput, @Context() ctx: Ctx) {
    return snoozeDeadline(ctx, input);
  }

  @Mutation(() => SetDeadlineReminderPayload)
  @Allow('deadline:write')
  setDeadlineReminder(
    @Arg('input', () => SetDeadlineReminderInput) input: SetDeadlineReminderInput,
    @Context() ctx: Ctx,
  ) {
    return setReminder(ctx, input);
  }

  @Mutation(() => DeleteDeadlinePayload)
  @Allow('deadline:write')
  deleteDeadline(@Arg('input', () => DeleteDeadlineInput) { id }: DeleteDeadlineInput, @Context() ctx: Ctx) {
    return deleteDeadline(ctx, id);
  }

  @Mutation(() => RestoreDeadlinePayload)
  @Allow('deadline:write')
  restoreDeadline(@Arg('input', () => RestoreDeadlineInput) { id }: RestoreDeadlineInput, @Context() ctx: Ctx) {
    return restoreDeadline(ctx, id);
  }

  @Mutation(() => MoveTriggerPayload, { complexity: costOfWork(25) })
  @Allow('deadline:write')
  moveTrigger(@Arg('input', () => MoveTriggerInput) input: MoveTriggerInput, @Context() ctx: Ctx) {
    return moveTrigger(ctx, input);
  }

  @Mutation(() => SetAlertDaysPayload)
  @Allow('deadline:write')
  setAlertDays(@Arg('input', () => SetAlertDaysInput) input: SetAlertDaysInput, @Context() ctx: Ctx) {
    return setAlertDays(ctx, input);
  }
}
