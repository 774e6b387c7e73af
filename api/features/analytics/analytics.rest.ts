import type { AnalyticsComparison, AnalyticsPreset } from '#schema/generated/contract.ts';
import { analyticsText as say } from '#schema/text/analytics.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { RestAnalyticsDocument, type RestAnalyticsQuery, type RestFigureFragment } from './analytics.rest.generated.ts';

type Figures = RestAnalyticsQuery['analytics'];

const PRESETS: readonly AnalyticsPreset[] = [
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
  'THIS_MONTH',
  'THIS_YEAR',
  'CUSTOM',
];
const COMPARISONS: readonly AnalyticsComparison[] = ['NONE', 'PREVIOUS_PERIOD', 'PREVIOUS_YEAR'];

/** A code in any case; null: none is given. */
function codeOf<T extends string>(name: string, known: readonly T[], given: unknown): T | null {
  const text = optionalText(given);
  if (text === null) return null;
  const found = known.find((code) => code === text.toUpperCase());
  if (!found) throw new Refusal('VALIDATION', say.unknownValue(name, known.join(', ').toLowerCase()));
  return found;
}

function variablesOf({ query }: RestRequest) {
  const [from, to] = [optionalText(query['from']), optionalText(query['to'])];
  return {
    range: codeOf('range', PRESETS, query['range']) ?? (from || to ? 'CUSTOM' : 'LAST_30_DAYS'),
    from,
    to,
    compareWith: codeOf('compare', COMPARISONS, query['compare']) ?? 'PREVIOUS_PERIOD',
  } as const;
}

/** Amounts are in pesos. */
const inUnit = ({ unit }: RestFigureFragment, value: number | null | undefined): number | null =>
  value == null ? null : unit === 'CENTAVOS' ? value / 100 : value;

const valueOf = (figure: RestFigureFragment): number => inUnit(figure, figure.value) ?? 0;

/** The sixteen fields of the specification. What nothing was measured of is zero there, and null in `figures`. */
const panelsOf = ({ userActivity, systemPerformance, businessMetrics, aiUsage }: Figures) => ({
  user_activity: {
    total_sessions: valueOf(userActivity.totalSessions),
    avg_session_duration: valueOf(userActivity.avgSessionDuration),
    total_actions: valueOf(userActivity.totalActions),
    most_used_feature: userActivity.mostUsedFeature?.label ?? null,
  },
  system_performance: {
    avg_response_time: valueOf(systemPerformance.avgResponseTime),
    uptime_percentage: valueOf(systemPerformance.uptimePercentage),
    total_api_calls: valueOf(systemPerformance.totalApiCalls),
    error_rate: valueOf(systemPerformance.errorRate),
  },
  business_metrics: {
    active_users: valueOf(businessMetrics.activeUsers),
    new_registrations: valueOf(businessMetrics.newRegistrations),
    subscription_revenue: valueOf(businessMetrics.subscriptionRevenue),
    conversion_rate: valueOf(businessMetrics.conversionRate),
  },
  ai_usage: {
    total_queries: valueOf(aiUsage.totalQueries),
    avg_ai_confidence: valueOf(aiUsage.avgAiConfidence),
    gemini_api_calls: valueOf(aiUsage.geminiApiCalls),
    popular_query_types: aiUsage.popularQueryTypes.map(({ label }) => label),
  },
});

const isFigure = (value: unknown): value is RestFigureFragment =>
  typeof value === 'object' && value !== null && 'metric' in value;

const detailsOf = ({ userActivity, systemPerformance, businessMetrics, aiUsage }: Figures) =>
  [userActivity, systemPerformance, businessMetrics, aiUsage]
    .flatMap((panel) => Object.values(panel).filter(isFigure))
    .map((figure) => ({
      metric: figure.metric.toLowerCase(),
      value: inUnit(figure, figure.value),
      previous: inUnit(figure, figure.previous),
      unit: figure.unit === 'CENTAVOS' ? 'pesos' : figure.unit.toLowerCase(),
      n: figure.n,
      source: figure.source,
    }));

export const analyticsRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/analytics',
    document: RestAnalyticsDocument,
    variables: variablesOf,
    reply: ({ analytics }) => {
      const panels = panelsOf(analytics);
      return {
        body: {
          data: panels,
          ...panels,
          error: null,
          period: {
            from: analytics.from,
            to: analytics.to,
            time_zone: analytics.timeZone,
            previous_from: analytics.previousFrom,
            previous_to: analytics.previousTo,
            is_empty: analytics.isEmpty,
          },
          figures: detailsOf(analytics),
          query_types: analytics.aiUsage.popularQueryTypes,
        },
      };
    },
  }),
];
