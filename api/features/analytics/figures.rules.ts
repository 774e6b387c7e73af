import type { AnalyticsFigure, AnalyticsMetric, AnalyticsShare, AnalyticsUnit } from '#schema/generated/contract.ts';
import { activityAreaText, metricSource, queryTypeText } from '#schema/text/analytics.ts';
import { areaLabels } from '#schema/text/research.ts';
import type { Measures } from './analytics.types.ts';

/** Figures from sums. */

interface Definition {
  unit: AnalyticsUnit;
  /** Of how many rows it is. */
  n(of: Measures): number;
  value(of: Measures): number | null;
  /** It is of now, whatever the days: it is compared with nothing. */
  isOfNow?: true;
}

const answersOf = ({ answersByArea }: Measures): number => [...answersByArea.values()].reduce((sum, n) => sum + n, 0);
const queriesOf = (of: Measures): number => answersOf(of) + of.documents + of.estimates;
const share = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null);

export const FIGURES: Record<AnalyticsMetric, Definition> = {
  TOTAL_SESSIONS: { unit: 'COUNT', n: ({ visits }) => visits, value: ({ visits }) => visits },
  AVG_SESSION_DURATION: { unit: 'SECONDS', n: ({ visits }) => visits, value: ({ visitSeconds }) => visitSeconds },
  TOTAL_ACTIONS: { unit: 'COUNT', n: ({ actions }) => actions, value: ({ actions }) => actions },
  MOST_USED_FEATURE: {
    unit: 'COUNT',
    n: ({ actions }) => actions,
    value: ({ actionsByArea }) => Math.max(0, ...actionsByArea.values()),
  },
  AVG_RESPONSE_TIME: {
    unit: 'MILLISECONDS',
    n: ({ calls }) => calls,
    value: ({ calls, milliseconds }) => (calls > 0 ? milliseconds / calls : null),
  },
  UPTIME_PERCENTAGE: {
    unit: 'PERCENT',
    n: ({ knownMinutes }) => knownMinutes,
    value: ({ upMinutes, knownMinutes }) => share(Math.min(upMinutes, knownMinutes), knownMinutes),
  },
  TOTAL_API_CALLS: { unit: 'COUNT', n: ({ calls }) => calls, value: ({ calls }) => calls },
  ERROR_RATE: { unit: 'PERCENT', n: ({ calls }) => calls, value: ({ failures, calls }) => share(failures, calls) },
  ACTIVE_USERS: { unit: 'COUNT', n: ({ activePeople }) => activePeople, value: ({ activePeople }) => activePeople },
  NEW_REGISTRATIONS: { unit: 'COUNT', n: ({ newPeople }) => newPeople, value: ({ newPeople }) => newPeople },
  SUBSCRIPTION_REVENUE: {
    unit: 'CENTAVOS',
    n: ({ payments }) => payments,
    value: ({ collectedCentavos }) => collectedCentavos,
  },
  CONVERSION_RATE: {
    unit: 'PERCENT',
    n: ({ bills }) => bills,
    value: ({ paidBills, bills }) => share(paidBills, bills),
  },
  TOTAL_QUERIES: { unit: 'COUNT', n: queriesOf, value: queriesOf },
  AVG_AI_CONFIDENCE: {
    unit: 'PERCENT',
    n: ({ judgedDocuments }) => judgedDocuments,
    value: ({ confidence }) => confidence,
  },
  GEMINI_API_CALLS: { unit: 'COUNT', n: ({ modelCalls }) => modelCalls, value: ({ modelCalls }) => modelCalls },
  WORKED_TIME: { unit: 'SECONDS', n: ({ entries }) => entries, value: ({ workedSeconds }) => workedSeconds },
  BILLABLE_TIME: {
    unit: 'SECONDS',
    n: ({ billableEntries }) => billableEntries,
    value: ({ billableSeconds }) => billableSeconds,
  },
  WORKED_AMOUNT: {
    unit: 'CENTAVOS',
    n: ({ pricedEntries }) => pricedEntries,
    value: ({ workedCentavos }) => workedCentavos,
  },
  BILLED_AMOUNT: { unit: 'CENTAVOS', n: ({ bills }) => bills, value: ({ billedCentavos }) => billedCentavos },
  PIPELINE_AMOUNT: {
    unit: 'CENTAVOS',
    n: ({ pipelineRows }) => pipelineRows,
    value: ({ pipelineCentavos }) => pipelineCentavos,
    isOfNow: true,
  },
};

/** Two decimals: what is shown and compared is what is sent. */
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

export function figureOf(metric: AnalyticsMetric, now: Measures, before: Measures | null): AnalyticsFigure {
  const { unit, n, value, isOfNow } = FIGURES[metric];
  return {
    metric,
    unit,
    n: n(now),
    value: rounded(value(now)),
    previous: before && !isOfNow ? rounded(value(before)) : null,
    source: metricSource[metric],
  };
}

const mostFirst = (shares: AnalyticsShare[]): AnalyticsShare[] =>
  shares.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code));

/** Changes by where they were made, most first. */
export const featuresOf = ({ actionsByArea }: Measures): AnalyticsShare[] =>
  mostFirst([...actionsByArea].map(([code, count]) => ({ code, label: activityAreaText[code] ?? code, count })));

const labelOfArea = (code: string): string =>
  code === '' ? queryTypeText.NO_AREA : ((areaLabels as Record<string, string>)[code] ?? code);

/** Queries by kind, most first. */
export const queryTypesOf = ({ answersByArea, documents, estimates }: Measures): AnalyticsShare[] =>
  mostFirst([
    ...[...answersByArea].map(([code, count]) => ({ code: code || 'NO_AREA', label: labelOfArea(code), count })),
    { code: 'DOCUMENT', label: queryTypeText.DOCUMENT, count: documents },
    { code: 'ESTIMATE', label: queryTypeText.ESTIMATE, count: estimates },
  ]);

/** Whether nothing of these days is stored besides that somebody looked. */
export const isEmpty = (of: Measures): boolean =>
  of.actions === 0 && of.entries === 0 && of.payments === 0 && of.bills === 0 && queriesOf(of) === 0;
