import { defineJob, enqueue } from '#api/kernel/jobs/jobs.ts';
import type { RetentionRule } from '#api/kernel/jobs/retention.ts';
import { dueSavedSearches, rerunSavedSearch } from './saved-searches.service.ts';

export const runSavedSearch = defineJob<{ savedSearchId: string }>({
  name: 'run-saved-search',
  retry: 3,
  run: (ctx, { savedSearchId }) => rerunSavedSearch(ctx, savedSearchId),
});

/** Every minute: an import, wherever it ran, is noticed by the generation of the index. */
export const findDueSearches = defineJob<object>({
  name: 'find-due-searches',
  retry: 1,
  cron: '* * * * *',
  run: async (ctx) => {
    for (const id of await dueSavedSearches(ctx))
      await enqueue(ctx.em, runSavedSearch, { savedSearchId: id }, { key: id });
  },
});

/** The list shows the last five, what is popular is of three months; a year is counted. */
export const SEARCH_RETENTION: RetentionRule[] = [
  { table: 'search_run', days: 365, isOver: 'r.created_at < ?', every: 'NIGHT' },
];
