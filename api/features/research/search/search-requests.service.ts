import { findLaw } from '#db/content/law-index.ts';
import type { SaveSearchInput as SaveSearchFields, SearchFilters, SearchSort } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { ok } from '#api/kernel/errors.ts';
import { NO_FILTERS, type Filters } from './matching.rules.ts';
import type { SaveInput } from './saved-searches.service.ts';
import { clearRecentSearches, recordOf } from './search-log.service.ts';
import { checkQuery, search, type SearchOutcome } from './search.service.ts';

/** Filters as the rules want them: what was not said is null, lists are not empty by accident. */
export const toFilters = (filters: SearchFilters | null | undefined): Filters => ({
  ...NO_FILTERS,
  area: filters?.area ?? null,
  kinds: [...new Set(filters?.kinds ?? [])],
  jurisdiction: filters?.jurisdiction ?? null,
  court: filters?.court ?? null,
  dateRange: filters?.dateRange ?? null,
  statute: statuteKey(filters?.statute),
  category: filters?.category ?? null,
});

/** An unknown law finds nothing; it is not an error. */
const statuteKey = (asked: string | null | undefined): string | null => {
  const key = asked?.trim().toLowerCase();
  return key ? (findLaw(key)?.key ?? key) : null;
};

export const toSave = (input: SaveSearchFields): SaveInput => ({
  name: input.name ?? null,
  query: input.query,
  filters: toFilters(input.filters),
  sort: input.sort ?? 'RELEVANCE',
  hasAlert: input.hasAlert ?? false,
});

/** A search of somebody with an account is remembered, once: its further pages are the same search. */
export function searchAndRecord(
  ctx: Ctx,
  args: { query: string; filters: Filters; sort?: SearchSort | null; first?: number | null; after?: string | null },
): Promise<SearchOutcome> {
  const request = { ...args, query: checkQuery(args.query), sort: args.sort ?? ('RELEVANCE' as const) };
  return search(ctx, request, (resultCount) => (args.after ? null : recordOf(ctx, request, resultCount)));
}

export async function forgetRecentSearches(ctx: Ctx) {
  await clearRecentSearches(ctx, signedIn(ctx).userId);
  return ok({});
}
