import { Arg, Args, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { SavedSearch } from '#db/entities/search.entity.ts';
import {
  ClearRecentSearchesPayload,
  DeleteSavedSearchInput,
  DeleteSavedSearchPayload,
  QuerySearchArgs,
  RecentSearchType,
  SavedSearchType,
  SaveSearchInput,
  SaveSearchPayload,
  SearchResultConnection,
  SearchStatisticsType,
  UpdateSavedSearchInput,
  UpdateSavedSearchPayload,
} from '#api/kernel/graphql/types.generated.ts';
import { Allow, Public, signedIn } from '#api/kernel/security/access.ts';
import { eventsOf } from '#api/kernel/events/bus.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfWork } from '#api/kernel/graphql/cost.ts';
import { forgetRecentSearches, toFilters, toSave, searchAndRecord } from './search-requests.service.ts';
import { listRecentSearches, searchStatistics } from './search-log.service.ts';
import {
  alertedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  updateSavedSearch,
} from './saved-searches.service.ts';
import { SAVED_SEARCH_ALERT } from './search.events.ts';

@Resolver()
export class SearchResolver {
  @Query(() => SearchResultConnection, { complexity: costOfWork(40) })
  @Public()
  search(@Args(() => QuerySearchArgs) args: QuerySearchArgs, @Context() ctx: Ctx) {
    return searchAndRecord(ctx, { ...args, filters: toFilters(args.filters) });
  }

  @Query(() => SearchStatisticsType)
  @Public()
  searchStatistics(@Context() ctx: Ctx) {
    return searchStatistics(ctx);
  }

  @Query(() => [RecentSearchType])
  @Allow('search:read')
  recentSearches(
    @Arg('inResearch', () => Boolean, { nullable: true, defaultValue: false }) inResearch: boolean | null,
    @Context() ctx: Ctx,
  ) {
    return listRecentSearches(ctx, inResearch ?? false);
  }

  @Query(() => [SavedSearchType])
  @Allow('search:read')
  savedSearches(@Context() ctx: Ctx) {
    return listSavedSearches(ctx);
  }

  @Mutation(() => SaveSearchPayload)
  @Allow('search:save')
  saveSearch(@Arg('input', () => SaveSearchInput) input: SaveSearchInput, @Context() ctx: Ctx) {
    return saveSearch(ctx, toSave(input));
  }

  @Mutation(() => UpdateSavedSearchPayload)
  @Allow('search:save')
  updateSavedSearch(@Arg('input', () => UpdateSavedSearchInput) input: UpdateSavedSearchInput, @Context() ctx: Ctx) {
    return updateSavedSearch(ctx, input);
  }

  @Mutation(() => DeleteSavedSearchPayload)
  @Allow('search:save')
  deleteSavedSearch(@Arg('input', () => DeleteSavedSearchInput) { id }: DeleteSavedSearchInput, @Context() ctx: Ctx) {
    return deleteSavedSearch(ctx, id);
  }

  @Mutation(() => ClearRecentSearchesPayload)
  @Allow('search:save')
  clearRecentSearches(@Context() ctx: Ctx) {
    return forgetRecentSearches(ctx);
  }

  @Subscription(() => SavedSearchType, {
    subscribe: ({ context }: { context: Ctx }) =>
      eventsOf(
        context.bus,
        SAVED_SEARCH_ALERT,
        (event) => event.payload['userId'] === signedIn(context).userId,
        context.shutdown,
      ),
  })
  @Allow('search:read')
  savedSearchAlert(@Root() event: { payload?: { savedSearchId: string } }, @Context() ctx: Ctx) {
    return alertedSearch(ctx, event.payload?.savedSearchId ?? null);
  }
}

@Resolver(() => SearchStatisticsType)
export class SearchStatisticsResolver {
  @FieldResolver()
  recentSearches(
    @Arg('inResearch', () => Boolean, { nullable: true, defaultValue: false }) inResearch: boolean | null,
    @Context() ctx: Ctx,
  ) {
    return listRecentSearches(ctx, inResearch ?? false);
  }
}

@Resolver(() => SavedSearchType)
export class SavedSearchResolver {
  @FieldResolver()
  newResultCount(@Root() { newIds }: SavedSearch) {
    return newIds.length;
  }
}
