import { useId, useState } from 'react';
import type { AnalyticsUnit } from '#schema/generated/contract.ts';
import { analyticsScreenText as text } from '#schema/text/analytics-screen.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import type { AnalyticsQuery } from './analytics.generated.ts';
import { inUnit } from './figure.rules.ts';

type Point = AnalyticsQuery['analytics']['series'][number];
type Measure = keyof typeof text.charts;

const UNITS: Record<Measure, AnalyticsUnit> = {
  actions: 'COUNT',
  queries: 'COUNT',
  workedSeconds: 'SECONDS',
  collectedCentavos: 'CENTAVOS',
};
const [WIDTH, HEIGHT] = [1000, 220];

/** Bars of one colour with their value beside the highest; the table says the same. */
function Bars({ series, measure }: { series: readonly Point[]; measure: Measure }) {
  const pattern = useId();
  const highest = Math.max(1, ...series.map((point) => point[measure]));
  const top = series.reduce((best, point) => (point[measure] > best[measure] ? point : best));
  const step = WIDTH / series.length;
  const summary = text.chartSummary(text.charts[measure], inUnit(top[measure], UNITS[measure]), formatDay(top.day));
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-56 w-full"
        role="img"
        aria-label={summary}
      >
        <defs>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="fill-accent-soft" />
            <rect width="3" height="6" className="fill-accent" />
          </pattern>
        </defs>
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <line
            key={part}
            x1="0"
            x2={WIDTH}
            y1={HEIGHT * (1 - part)}
            y2={HEIGHT * (1 - part)}
            className="stroke-line"
          />
        ))}
        {series.map((point, at) => {
          const height = (point[measure] / highest) * (HEIGHT - 4);
          return (
            <rect
              key={point.day}
              x={at * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
              fill={`url(#${pattern})`}
              className="stroke-accent"
              vectorEffect="non-scaling-stroke"
            >
              <title>{`${formatDay(point.day)}: ${inUnit(point[measure], UNITS[measure])}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="flex justify-between gap-4 text-sm text-muted" aria-hidden="true">
        <span>{formatDay(series[0]?.day ?? '')}</span>
        <span className="text-right">{formatDay(series.at(-1)?.day ?? '')}</span>
      </div>
      <figcaption className="text-sm">{summary}</figcaption>
    </figure>
  );
}

function TrendTable({ series, isByMonth }: { series: readonly Point[]; isByMonth: boolean }) {
  const measures = Object.keys(UNITS) as Measure[];
  return (
    // A region that scrolls must be reached with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="max-h-96 overflow-auto" tabIndex={0} role="region" aria-label={text.table}>
      <table className="w-full text-sm tabular">
        <thead className="sticky top-0 bg-surface text-left">
          <tr>
            <th scope="col" className="px-2 py-1.5">
              {isByMonth ? text.month : text.day}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="px-2 py-1.5 text-right">
                {text.charts[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((point) => (
            <tr key={point.day} className="border-t border-line">
              <th scope="row" className="whitespace-nowrap px-2 py-1.5 text-left font-normal">
                {formatDay(point.day)}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="whitespace-nowrap px-2 py-1.5 text-right">
                  {inUnit(point[measure], UNITS[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What happened day by day, as a chart or as a table. */
export function Trend({ series, isByMonth }: { series: readonly Point[]; isByMonth: boolean }) {
  const [measure, setMeasure] = useState<Measure>('actions');
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby="trend" className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="trend" className="text-xl font-semibold">
          {isByMonth ? text.trendByMonth : text.trend}
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          {!isTable && (
            <SelectField
              label={text.measure}
              value={measure}
              onChange={({ target }) => setMeasure(target.value as Measure)}
            >
              {(Object.keys(UNITS) as Measure[]).map((each) => (
                <option key={each} value={each}>
                  {text.charts[each]}
                </option>
              ))}
            </SelectField>
          )}
          <Button variant="secondary" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? text.chart : text.table}
          </Button>
        </div>
      </div>
      {isTable ? <TrendTable series={series} isByMonth={isByMonth} /> : <Bars series={series} measure={measure} />}
    </section>
  );
}
