import type { Analytics, AnalyticsFigure, AnalyticsUnit } from '#schema/generated/contract.ts';
import { analyticsText as say, metricText } from '#schema/text/analytics.ts';
import type { CsvCell } from '#api/kernel/print/csv.rules.ts';

/** The figures as lines of a spreadsheet. Amounts are in pesos. */

const shown = (value: number | null | undefined, unit: AnalyticsUnit): number | null =>
  value == null ? null : unit === 'CENTAVOS' ? value / 100 : value;

const lineOf = ({ metric, value, unit, n, previous, source }: AnalyticsFigure): CsvCell[] => [
  metricText[metric],
  shown(value, unit),
  say.csvUnits[unit],
  n,
  shown(previous, unit),
  source,
];

const isFigure = (value: unknown): value is AnalyticsFigure =>
  typeof value === 'object' && value !== null && 'metric' in value;

export function csvRows(of: Analytics): CsvCell[][] {
  const panels = [of.userActivity, of.systemPerformance, of.businessMetrics, of.aiUsage];
  const figures = panels.flatMap((panel) => Object.values(panel).filter(isFigure));
  const shares = [...of.userActivity.features, ...of.aiUsage.popularQueryTypes];
  return [
    [say.csvPeriod(of.from, of.to, of.timeZone)],
    [...say.csvHead],
    ...figures.map(lineOf),
    [],
    [...say.csvShares],
    ...shares.map(({ label, count }) => [label, count]),
    [],
    [...say.csvSeries],
    ...of.series.map(({ day, actions, calls, queries, workedSeconds, collectedCentavos }) => [
      day,
      actions,
      calls,
      queries,
      workedSeconds,
      collectedCentavos / 100,
    ]),
  ];
}
