import { asSystem } from '#db/row-wall.ts';
import { DAY } from '#schema/lib/durations.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { SearchRun } from '#db/entities/search.entity.ts';
import { newId } from '#api/kernel/ids.ts';
import { later } from '#api/kernel/clock.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { stockSummary } from '../articles.service.ts';
import type { Beside } from './found-texts.service.ts';
import type { Filters } from './matching.rules.ts';
import type { SearchRequest } from './search.service.ts';

const fold = (query: string): string => foldText(query).replace(/\s+/g, ' ').trim();

/** Records a search of an account, not of visitors. Written in the statement that reads the page. */
export function recordOf(ctx: Ctx, { query, filters, sort }: SearchRequest, resultCount: number): Beside | null {
  if (ctx.actor.kind !== 'user') return null;
  return {
    // The same search twice in a row counts once, and is as recent as the second time.
    cte: `made as (select * from (values (?, ?, ?, ?, ?::jsonb, ?, ?::int, ?::timestamptz))
         as made (id, user_id, query, folded_query, filters, sort, result_count, created_at)),
       repeated as (update search_run r set created_at = made.created_at, result_count = made.result_count, query = made.query
         from made where r.id = (select last.id from search_run last where last.user_id = made.user_id order by last.created_at desc, last.id desc limit 1)
           and r.folded_query = made.folded_query and r.filters = made.filters and r.sort = made.sort and r.is_listed returning r.id),
       recorded as (insert into search_run (id, user_id, query, folded_query, filters, sort, result_count, created_at)
         select id, user_id, query, folded_query, filters, sort, result_count, created_at from made
         where not exists (select from repeated))`,
    parameters: [
      newId('searchRun'),
      ctx.actor.userId,
      query.trim(),
      fold(query),
      JSON.stringify(filters),
      sort,
      resultCount,
      ctx.clock.now(),
    ],
  };
}

export interface RecentSearch {
  query: string;
  filters: Filters;
  sort: SearchRun['sort'];
  resultCount: number;
  searchedAt: Date;
}

const RECENT_SHOWN = 5;
const RECENT_READ = 100;

/** The last five different searches of the caller, the newest first; `inResearch`: of those with a category. */
export async function listRecentSearches(ctx: Ctx, inResearch: boolean): Promise<RecentSearch[]> {
  if (ctx.actor.kind !== 'user') return [];
  return ctx.em.execute<RecentSearch[]>(
    `select query, filters, sort, result_count as "resultCount", created_at as "searchedAt" from (
       select distinct on (folded_query) * from (
         select * from search_run where user_id = ? and is_listed and (? or filters ->> 'category' is not null)
           order by created_at desc, id desc limit ${RECENT_READ}) as last
       order by folded_query, created_at desc, id desc) as different
     order by created_at desc, id desc limit ${RECENT_SHOWN}`,
    [ctx.actor.userId, !inResearch],
  );
}

/** Removes the searches from the list; statistics still count them. */
export async function clearRecentSearches(ctx: Ctx, userId: string): Promise<void> {
  await ctx.em.execute('update search_run set is_listed = false where user_id = ? and is_listed', [userId]);
}

export interface SearchStatistics {
  jurisprudenceCount: number;
  legalCodesCount: number;
  articleCount: number;
  rulingCount: number;
  topicCount: number;
  availableSources: number;
  totalSearches: number;
  successRate: number | null;
  popularQueries: string[];
  textAsOf: string | null;
}

/** For privacy a search is popular only when so many people made it. */
const MIN_ASKERS = 3;
const POPULAR_SHOWN = 4;

async function popularQueries(ctx: Ctx): Promise<string[]> {
  const since = later(ctx.clock.now(), -90 * DAY);
  const read = () =>
    ctx.em.execute<{ query: string }[]>(
      `select mode() within group (order by query) as query from search_run where created_at > ? and result_count > 0
     group by folded_query having count(distinct user_id) >= ${MIN_ASKERS} order by count(distinct user_id) desc, max(created_at) desc
     limit ${POPULAR_SHOWN}`,
      [since],
    );
  const rows = await asSystem(read);
  return rows.map(({ query }) => query);
}

/** Counted now, from what is stored. */
export async function searchStatistics(ctx: Ctx): Promise<SearchStatistics> {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const stock = await stockSummary(ctx.em);
  const [counts] = await ctx.em.execute<{ theses: number; rulings: number; searches: number; found: number }[]>(
    `select (select count(*)::int from thesis) as theses, (select count(*)::int from ruling) as rulings,
       count(*)::int as searches, count(*) filter (where result_count > 0)::int as found
     from search_run where user_id = ?`,
    [userId],
  );
  const { theses = 0, rulings = 0, searches = 0, found = 0 } = counts ?? {};
  return {
    jurisprudenceCount: theses,
    legalCodesCount: stock.statuteCount,
    articleCount: stock.articleCount,
    rulingCount: rulings,
    topicCount: stock.topicCount,
    availableSources: theses + rulings + stock.statuteCount + stock.topicCount,
    totalSearches: searches,
    successRate: searches === 0 ? null : Math.round((1000 * found) / searches) / 10,
    popularQueries: await popularQueries(ctx),
    textAsOf: stock.textAsOf,
  };
}
