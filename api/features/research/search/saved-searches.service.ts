import { DAY } from '#schema/lib/durations.ts';
import { SavedSearch } from '#db/entities/search.entity.ts';
import { savedSearchText as text } from '#schema/text/research.ts';
import type { SearchSort } from '#schema/generated/contract.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import type { Filters } from './matching.rules.ts';
import { publishSavedSearchAlert } from './search.events.ts';
import { checkQuery, findMatches } from './search.service.ts';

/** Kept by an account; shown five at a time. */
const MAX_SAVED = 10;
const MAX_NAME_LENGTH = 80;
const MAX_NEW = 50;

/**
 * By words alone: an alert says what is new in the stock, not that a provider of embeddings is back or has got further.
 */
async function run(ctx: Pick<Ctx, 'em' | 'clock'>, asked: { query: string; filters: Filters; sort: SearchSort }) {
  const { passing, ranking } = await findMatches(ctx, asked);
  return { passing, generation: ranking.catalogue.generation };
}

export async function listSavedSearches(ctx: Ctx): Promise<SavedSearch[]> {
  return ctx.em.find(
    SavedSearch,
    { user: signedIn(ctx).userId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_SAVED },
  );
}

/** `null` also for a search of another account. */
async function findOwn(ctx: Ctx, id: string): Promise<SavedSearch | null> {
  return isId(id, 'savedSearch') ? ctx.em.findOne(SavedSearch, { id, user: signedIn(ctx).userId }) : null;
}

export interface SaveInput {
  name?: string | null;
  query: string;
  filters: Filters;
  sort: SearchSort;
  hasAlert: boolean;
}

const nameProblem = (name: string): string | null =>
  name === '' ? text.nameMissing : name.length > MAX_NAME_LENGTH ? text.nameTooLong : null;

export async function saveSearch(ctx: Ctx, input: SaveInput) {
  const { userId } = signedIn(ctx);
  const query = checkQuery(input.query);
  const name = (input.name ?? query.slice(0, MAX_NAME_LENGTH)).trim();
  const problem = nameProblem(name);
  if (problem) return userError('VALIDATION', problem, 'name');
  // Serialised, so that the limit holds for parallel requests.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`saved_search:${userId}`]);
  const kept = await ctx.em.count(SavedSearch, { user: userId });
  if (kept >= MAX_SAVED) return userError('LIMIT_REACHED', text.tooMany(MAX_SAVED));
  const { passing, generation } = await run(ctx, { ...input, query });
  const now = ctx.clock.now();
  const savedSearch = ctx.em.create(SavedSearch, {
    id: newId('savedSearch'),
    user: userId,
    name,
    query,
    filters: { ...input.filters, kinds: [...input.filters.kinds] },
    sort: input.sort,
    resultCount: passing.length,
    hasAlert: input.hasAlert,
    newIds: [],
    lastGeneration: generation,
    lastRunAt: now,
    createdAt: now,
  });
  return ok({ savedSearch });
}

export async function updateSavedSearch(
  ctx: Ctx,
  input: { id: string; name?: string | null; hasAlert?: boolean | null; seen?: boolean | null },
) {
  const savedSearch = await findOwn(ctx, input.id);
  if (!savedSearch) return userError('NOT_FOUND', text.notFound, 'id');
  const name = input.name?.trim();
  const problem = name === undefined ? null : nameProblem(name);
  if (problem) return userError('VALIDATION', problem, 'name');
  if (name !== undefined) savedSearch.name = name;
  if (input.hasAlert != null) savedSearch.hasAlert = input.hasAlert;
  if (input.seen) {
    savedSearch.newIds = [];
  }
  return ok({ savedSearch });
}

export async function deleteSavedSearch(ctx: Ctx, id: string) {
  const savedSearch = await findOwn(ctx, id);
  if (!savedSearch) return userError('NOT_FOUND', text.notFound, 'id');
  ctx.em.remove(savedSearch);
  return ok({ deletedId: id });
}

/** Runs a saved search and stores what is new. */
export async function rerunSavedSearch(ctx: Ctx, id: string): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const saved = await em.findOne(SavedSearch, { id });
    if (!saved?.hasAlert) return;
    const { passing, generation } = await run({ em: em as Ctx['em'], clock: ctx.clock }, saved);
    // New in the stock, or with a new date, since the last run. A change of rank is not new.
    const fresh = passing.flatMap(({ id, since }) =>
      since > saved.lastGeneration && !saved.newIds.includes(id) ? [id] : [],
    );
    saved.resultCount = passing.length;
    saved.lastGeneration = generation;
    saved.lastRunAt = ctx.clock.now();
    if (fresh.length === 0) return;
    saved.newIds = [...fresh, ...saved.newIds].slice(0, MAX_NEW);
    await em.flush();
    await publishSavedSearchAlert(em as Ctx['em'], saved.user.id, saved.id);
  });
}

/** Ids of searches with an alert that the stock has outgrown, or that were last run a day ago. */
export async function dueSavedSearches(ctx: Ctx): Promise<string[]> {
  const dayAgo = later(ctx.clock.now(), -DAY);
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select s.id from saved_search s cross join search_generation g
     where s.has_alert and (s.last_generation <> g.generation or s.last_run_at < ?) order by s.last_run_at limit 200`,
    [dayAgo],
  );
  return rows.map(({ id }) => id);
}

/** What an alert is about; after a lost connection, the newest of the caller's that has something new. */
export async function alertedSearch(ctx: Ctx, savedSearchId: string | null): Promise<SavedSearch | null> {
  const { userId } = signedIn(ctx);
  const em = ctx.em.fork();
  if (savedSearchId !== null) return em.findOne(SavedSearch, { id: savedSearchId, user: userId });
  const saved = await em.find(SavedSearch, { user: userId, hasAlert: true }, { orderBy: { lastRunAt: 'desc' } });
  return saved.find(({ newIds }) => newIds.length > 0) ?? null;
}
