import { Arg, Args, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  BillableSummaryType,
  CreateTimeEntryInput,
  CreateTimeEntryPayload,
  DeleteTimeEntryPayload,
  ExportedFileType,
  HoursFilter,
  HoursSettingsType,
  HoursSummaryType,
  QueryBillableSummaryArgs,
  QueryTimeEntriesArgs,
  RemoveTimeRatePayload,
  RestoreTimeEntryPayload,
  SetHoursSettingsInput,
  SetHoursSettingsPayload,
  SetTimeRateInput,
  SetTimeRatePayload,
  TimeEntryConnection,
  TimeEntryIdInput,
  TimeEntryType,
  TimeRateIdInput,
  UpdateTimeEntryInput,
  UpdateTimeEntryPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { writeEntriesCsv } from './billing/prebill-document.service.ts';
import { readBillableSummary } from './entries/billable-events.service.ts';
import { createEntry } from './entries/entry-creation.service.ts';
import { answerEntry, deleteEntry, restoreEntry, updateEntry } from './entries/entries.service.ts';
import { listEntries } from './entries/hours-lists.service.ts';
import { readHoursSettings, removeTimeRate, setHoursSettings, setTimeRate } from './pricing/hours-settings.service.ts';
import { readHoursSummary } from './entries/hours-summary.service.ts';

@Resolver()
export class HoursResolver {
  @Query(() => TimeEntryConnection)
  @Allow('hours:read')
  timeEntries(@Args(() => QueryTimeEntriesArgs) args: QueryTimeEntriesArgs, @Context() ctx: Ctx) {
    return listEntries(ctx, args);
  }

  @Query(() => TimeEntryType, { nullable: true })
  @Allow('hours:read')
  timeEntry(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return answerEntry(ctx, id);
  }

  @Query(() => HoursSummaryType, { complexity: costOfWork(30) })
  @Allow('hours:read')
  hoursSummary(@Context() ctx: Ctx, @Arg('filter', () => HoursFilter, { nullable: true }) filter?: HoursFilter) {
    return readHoursSummary(ctx, filter);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(300) })
  @Allow('hours:read')
  timeEntriesCsv(@Context() ctx: Ctx, @Arg('filter', () => HoursFilter, { nullable: true }) filter?: HoursFilter) {
    return writeEntriesCsv(ctx, filter);
  }

  @Query(() => BillableSummaryType, { complexity: costOfWork(40) })
  @Allow('hours:read')
  billableSummary(@Args(() => QueryBillableSummaryArgs) args: QueryBillableSummaryArgs, @Context() ctx: Ctx) {
    return readBillableSummary(ctx, args);
  }

  @Query(() => HoursSettingsType)
  @Allow('hours:read')
  hoursSettings(@Context() ctx: Ctx) {
    return readHoursSettings(ctx);
  }

  @Mutation(() => CreateTimeEntryPayload)
  @Allow('hours:write')
  createTimeEntry(@Arg('input', () => CreateTimeEntryInput) input: CreateTimeEntryInput, @Context() ctx: Ctx) {
    return createEntry(ctx, input);
  }

  @Mutation(() => UpdateTimeEntryPayload)
  @Allow('hours:write')
  updateTimeEntry(@Arg('input', () => UpdateTimeEntryInput) input: UpdateTimeEntryInput, @Context() ctx: Ctx) {
    return updateEntry(ctx, input);
  }

  @Mutation(() => DeleteTimeEntryPayload)
  @Allow('hours:write')
  deleteTimeEntry(@Arg('input', () => TimeEntryIdInput) input: TimeEntryIdInput, @Context() ctx: Ctx) {
    return deleteEntry(ctx, input.id);
  }

  @Mutation(() => RestoreTimeEntryPayload)
  @Allow('hours:write')
  restoreTimeEntry(@Arg('input', () => TimeEntryIdInput) input: TimeEntryIdInput, @Context() ctx: Ctx) {
    return restoreEntry(ctx, input.id);
  }

  @Mutation(() => SetHoursSettingsPayload, { complexity: costOfWork(100) })
  @Allow('billing:write')
  setHoursSettings(@Arg('input', () => SetHoursSettingsInput) input: SetHoursSettingsInput, @Context() ctx: Ctx) {
    return setHoursSettings(ctx, input);
  }

  @Mutation(() => SetTimeRatePayload, { complexity: costOfWork(100) })
  @Allow('billing:write')
  setTimeRate(@Arg('input', () => SetTimeRateInput) input: SetTimeRateInput, @Context() ctx: Ctx) {
    return setTimeRate(ctx, input);
  }

  @Mutation(() => RemoveTimeRatePayload, { complexity: costOfWork(100) })
  @Allow('billing:write')
  removeTimeRate(@Arg('input', () => TimeRateIdInput) input: TimeRateIdInput, @Context() ctx: Ctx) {
    return removeTimeRate(ctx, input.id);
  }
}
