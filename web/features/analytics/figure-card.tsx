import type { AnalyticsMetric } from '#schema/generated/contract.ts';
import { metricText } from '#schema/text/analytics.ts';
import { analyticsScreenText as text } from '#schema/text/analytics-screen.ts';
import type { FigureFragment } from './analytics.generated.ts';
import { changeText, inUnit } from './figure.rules.ts';

interface FigureCardProps {
  figure: FigureFragment;
  onOpen: (metric: AnalyticsMetric) => void;
}

/** A figure as a button that opens the rows behind it. */
export function FigureCard({ figure, onOpen }: FigureCardProps) {
  const { metric, value, previous, unit, n, source } = figure;
  const label = metricText[metric];
  const change = changeText(value, previous);
  return (
    <li className="grid">
      <button
        type="button"
        data-figure={metric}
        aria-label={`${label}: ${value == null ? text.none : inUnit(value, unit)}. ${text.seeRows(label)}`}
        onClick={() => onOpen(metric)}
        className="card grid content-start gap-1 p-4 text-left hover:border-muted hover:bg-hover"
      >
        <span className="text-sm text-muted">{label}</span>
        <span className="font-serif text-2xl font-semibold tabular">
          {value == null ? text.none : inUnit(value, unit)}
        </span>
        {change && (
          <span className="text-sm font-medium tabular">
            {change} <span className="font-normal text-muted">· {text.before(inUnit(previous ?? 0, unit))}</span>
          </span>
        )}
        <span className="text-sm text-muted">{source}</span>
        <span className="text-xs text-muted">{text.records(n)}</span>
      </button>
    </li>
  );
}
