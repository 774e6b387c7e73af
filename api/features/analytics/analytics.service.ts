import type {
  Analytics,
  AnalyticsMetric,
  ExportedFile,
  QueryAnalyticsArgs,
  QueryExportAnalyticsArgs,
} from '#schema/generated/contract.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { asSystem } from '#db/row-wall.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { csvOf } from '#api/kernel/print/csv.rules.ts';
import { accountZone } from '../users/index.ts';
import { quantileOf } from './calls.rules.ts';
import { csvRows } from './csv-rows.rules.ts';
import { featuresOf, figureOf, isEmpty, queryTypesOf } from './figures.rules.ts';
import { readMeasures } from './measures.service.ts';
import { previousOf, rangeOf, spanOf, type AskedRange, type Span } from './range.rules.ts';
import { readSeries } from './series.service.ts';
import { analyticsText as say } from '#schema/text/analytics.ts';

/** Rate limit per account: each reads a year and more of rows. */
const READS_OF_ONE = { name: 'analytics', points: 120, seconds: 60 };

/** The days that the caller asks for, in the zone of its account. */
export async function spanOfCaller(ctx: Ctx, asked: AskedRange): Promise<Span> {
  const { userId } = signedIn(ctx);
  const zone = await accountZone(ctx, userId);
  const range = rangeOf(asked, dayIn(zone, ctx.clock.now()));
  if (typeof range === 'string') throw new Refusal('VALIDATION', range);
  await ctx.throttle.take(READS_OF_ONE, userId);
  return spanOf(zone, range);
}

export async function readAnalytics(ctx: Ctx, { compareWith, ...asked }: QueryAnalyticsArgs): Promise<Analytics> {
  const { userId } = signedIn(ctx);
  const span = await spanOfCaller(ctx, asked);
  const previous = previousOf(span, compareWith ?? 'PREVIOUS_PERIOD');
  // What was counted until now is seen.
  await asSystem(() => ctx.runtime.calls.flush());
  const [now, before, series] = await Promise.all([
    readMeasures(ctx, userId, span),
    previous && readMeasures(ctx, userId, spanOf(span.zone, previous)),
    readSeries(ctx, userId, span),
  ]);
  const of = (metric: AnalyticsMetric) => figureOf(metric, now, before);
  const features = featuresOf(now);
  return {
    from: span.from,
    to: span.to,
    timeZone: span.zone,
    previousFrom: previous?.from ?? null,
    previousTo: previous?.to ?? null,
    computedAt: ctx.clock.now(),
    isEmpty: isEmpty(now),
    userActivity: {
      totalSessions: of('TOTAL_SESSIONS'),
      avgSessionDuration: of('AVG_SESSION_DURATION'),
      totalActions: of('TOTAL_ACTIONS'),
      mostUsedFeature: features[0] ?? null,
      features,
    },
    systemPerformance: {
      avgResponseTime: of('AVG_RESPONSE_TIME'),
      medianResponseTime: quantileOf(now.durations, 0.5),
      p95ResponseTime: quantileOf(now.durations, 0.95),
      uptimePercentage: of('UPTIME_PERCENTAGE'),
      totalApiCalls: of('TOTAL_API_CALLS'),
      errorRate: of('ERROR_RATE'),
    },
    businessMetrics: {
      activeUsers: of('ACTIVE_USERS'),
      newRegistrations: of('NEW_REGISTRATIONS'),
      subscriptionRevenue: of('SUBSCRIPTION_REVENUE'),
      conversionRate: of('CONVERSION_RATE'),
      workedTime: of('WORKED_TIME'),
      billableTime: of('BILLABLE_TIME'),
      workedAmount: of('WORKED_AMOUNT'),
      billedAmount: of('BILLED_AMOUNT'),
      pipelineAmount: of('PIPELINE_AMOUNT'),
    },
    aiUsage: {
      totalQueries: of('TOTAL_QUERIES'),
      avgAiConfidence: of('AVG_AI_CONFIDENCE'),
      geminiApiCalls: of('GEMINI_API_CALLS'),
      popularQueryTypes: queryTypesOf(now),
    },
    series,
  };
}

export async function exportAnalytics(ctx: Ctx, args: QueryExportAnalyticsArgs): Promise<ExportedFile> {
  const figures = await readAnalytics(ctx, args);
  const bytes = Buffer.from(csvOf(csvRows(figures)));
  return {
    fileName: say.fileName(figures.from, figures.to),
    mediaType: 'text/csv',
    byteLength: bytes.length,
    content: bytes.toString('base64'),
  };
}
