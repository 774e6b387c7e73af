import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  CalendarFeedContentType,
  CalendarFeedIdInput,
  CalendarFeedType,
  CreateCalendarFeedInput,
  CreateCalendarFeedPayload,
  ExportedFileType,
  ImportCalendarInput,
  ImportCalendarPayload,
  RenewCalendarFeedPayload,
  RevokeCalendarFeedPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { AsSystem, Allow, Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList, costOfWork } from '#api/kernel/graphql/cost.ts';
import { caseById } from '#api/features/cases/index.ts';
import {
  createFeed,
  listFeeds,
  readFeed,
  renewFeed,
  revokeFeed,
  writeEventFile,
  type FeedView,
} from './feeds.service.ts';
import { importCalendar } from './import.service.ts';

@Resolver(() => CalendarFeedType)
class CalendarFeedFieldsResolver {
  @FieldResolver()
  case(@Root() feed: FeedView, @Context() ctx: Ctx) {
    return caseById(ctx, feed.caseId);
  }
}

@Resolver()
class IcsResolver {
  @Query(() => [CalendarFeedType], { complexity: costOfList(5) })
  @Allow('calendar:read')
  calendarFeeds(@Context() ctx: Ctx) {
    return listFeeds(ctx);
  }

  @Query(() => CalendarFeedContentType, { nullable: true, complexity: costOfWork(60) })
  @Public()
  @AsSystem()
  calendarFeedContent(
    @Arg('feedId', () => ID) feedId: string,
    @Arg('key', () => String) key: string,
    @Context() ctx: Ctx,
  ) {
    return readFeed(ctx, feedId, key);
  }

  @Query(() => ExportedFileType, { complexity: costOfWork(20) })
  @Allow('calendar:read')
  calendarEventFile(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return writeEventFile(ctx, id);
  }

  @Mutation(() => CreateCalendarFeedPayload)
  @Allow('calendar:share')
  createCalendarFeed(@Arg('input', () => CreateCalendarFeedInput) input: CreateCalendarFeedInput, @Context() ctx: Ctx) {
    return createFeed(ctx, input);
  }

  @Mutation(() => RenewCalendarFeedPayload)
  @Allow('calendar:share')
  renewCalendarFeed(@Arg('input', () => CalendarFeedIdInput) input: CalendarFeedIdInput, @Context() ctx: Ctx) {
    return renewFeed(ctx, input.feedId);
  }

  @Mutation(() => RevokeCalendarFeedPayload)
  @Allow('calendar:share')
  revokeCalendarFeed(@Arg('input', () => CalendarFeedIdInput) input: CalendarFeedIdInput, @Context() ctx: Ctx) {
    return revokeFeed(ctx, input.feedId);
  }

  @Mutation(() => ImportCalendarPayload, { complexity: costOfWork(100) })
  @Allow('calendar:write')
  importCalendar(@Arg('input', () => ImportCalendarInput) input: ImportCalendarInput, @Context() ctx: Ctx) {
    return importCalendar(ctx, input);
  }
}

export const ICS_RESOLVERS = [CalendarFeedFieldsResolver, IcsResolver];
