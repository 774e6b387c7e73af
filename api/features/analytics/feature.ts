import type { Feature } from '#api/kernel/feature.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { AnalyticsResolver } from './analytics.resolver.ts';
import { analyticsRest } from './analytics.rest.ts';

export { createCallLog } from './call-log.service.ts';

/** Two years can be compared with the one before. */
const KEPT_DAYS = 1100;

export const analyticsFeature: Feature = {
  name: 'analytics',
  resolvers: [AnalyticsResolver],
  costs: {
    'Analytics.series': costOfList(92),
    'AnalyticsUserActivity.features': costOfList(12),
    'AnalyticsAiUsage.popularQueryTypes': costOfList(14),
    'PlatformAnalytics.figures': costOfList(13),
  },
  rest: analyticsRest,
  retention: [
    { table: 'activity_hour', days: KEPT_DAYS, isOver: 'r.hour < ?', every: 'NIGHT' },
    { table: 'activity_visit', days: KEPT_DAYS, isOver: 'r.last_at < ?', every: 'NIGHT' },
    { table: 'server_hour', days: KEPT_DAYS, isOver: 'r.hour < ?', every: 'NIGHT' },
  ],
};
