import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { ChartNoAxesCombined, Download } from 'lucide-react';
import type { AnalyticsComparison, AnalyticsMetric, AnalyticsPreset } from '#schema/generated/contract.ts';
import { daysBetween } from '#schema/lib/days.ts';
import { analyticsScreenText as text, comparisonText, presetText } from '#schema/text/analytics-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { formatDay, today } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import {
  AnalyticsCsvDocument,
  useAnalyticsQuery,
  type AnalyticsQuery,
  type FigureFragment,
} from './analytics.generated.ts';
import { FigureCard } from './figure-card.tsx';
import { RowsDialog } from './rows-dialog.tsx';
import { Shares } from './shares.tsx';
import { Trend } from './trend.tsx';

const PRESETS = Object.keys(presetText) as AnalyticsPreset[];
const COMPARISONS = Object.keys(comparisonText) as AnalyticsComparison[];
/** The server shows more days than these by months. */
const MAX_SHOWN_DAYS = 92;

interface Chosen {
  range: AnalyticsPreset;
  from: string | null;
  to: string | null;
  compareWith: AnalyticsComparison;
}

function chosenOf(params: URLSearchParams): Chosen {
  const range = PRESETS.find((preset) => preset === params.get('range')) ?? 'LAST_30_DAYS';
  const isCustom = range === 'CUSTOM';
  return {
    range,
    from: isCustom ? (params.get('from') ?? today()) : null,
    to: isCustom ? (params.get('to') ?? today()) : null,
    compareWith: COMPARISONS.find((each) => each === params.get('compare')) ?? 'PREVIOUS_PERIOD',
  };
}

interface PanelProps {
  title: string;
  panel: object;
  note?: string | null;
  onOpen: (metric: AnalyticsMetric) => void;
}

const isFigure = (value: unknown): value is FigureFragment =>
  typeof value === 'object' && value !== null && 'metric' in value;

const Panel = ({ title, panel, note, onOpen }: PanelProps) => (
  <section aria-label={title} className="grid gap-3">
    <h2 className="text-xl font-semibold">{title}</h2>
    {note && <p className="text-sm text-muted">{note}</p>}
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {Object.values(panel)
        .filter(isFigure)
        .map((figure) => (
          <FigureCard key={figure.metric} figure={figure} onOpen={onOpen} />
        ))}
    </ul>
  </section>
);

function Figures({ found, onOpen }: { found: AnalyticsQuery['analytics']; onOpen: (metric: AnalyticsMetric) => void }) {
  const { userActivity, systemPerformance, businessMetrics, aiUsage, series, from, to } = found;
  const { medianResponseTime: median, p95ResponseTime: p95 } = systemPerformance;
  const isByMonth = daysBetween(from, to) >= MAX_SHOWN_DAYS;
  return (
    <>
      {found.isEmpty && (
        <EmptyState
          icon={<ChartNoAxesCombined size={28} aria-hidden="true" />}
          text={`${text.empty} ${text.emptyHint}`}
        />
      )}
      {!found.isEmpty && <Trend series={series} isByMonth={isByMonth} />}
      <Panel title={text.panels.businessMetrics} panel={businessMetrics} onOpen={onOpen} />
      <Panel title={text.panels.userActivity} panel={userActivity} onOpen={onOpen} />
      <Panel title={text.panels.aiUsage} panel={aiUsage} onOpen={onOpen} />
      <Panel
        title={text.panels.systemPerformance}
        panel={systemPerformance}
        note={median != null && p95 != null ? text.responseClasses(median, p95) : null}
        onOpen={onOpen}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Shares title={text.features} shares={userActivity.features} />
        <Shares title={text.queryTypes} shares={aiUsage.popularQueryTypes} />
      </div>
    </>
  );
}

interface ChoiceProps {
  chosen: Chosen;
  onChoose: (change: Partial<Record<'range' | 'from' | 'to' | 'compare', string>>) => void;
}

const Choice = ({ chosen, onChoose }: ChoiceProps) => (
  <div className="flex flex-wrap items-end gap-3">
    <SelectField label={text.period} value={chosen.range} onChange={({ target }) => onChoose({ range: target.value })}>
      {PRESETS.map((preset) => (
        <option key={preset} value={preset}>
          {presetText[preset]}
        </option>
      ))}
    </SelectField>
    {chosen.range === 'CUSTOM' && (
      <>
        <DateField
          label={text.from}
          value={chosen.from ?? ''}
          max={today()}
          onChange={(from) => from && onChoose({ from })}
        />
        <DateField label={text.to} value={chosen.to ?? ''} max={today()} onChange={(to) => to && onChoose({ to })} />
      </>
    )}
    <SelectField
      label={text.compare}
      value={chosen.compareWith}
      onChange={({ target }) => onChoose({ compare: target.value })}
    >
      {COMPARISONS.map((each) => (
        <option key={each} value={each}>
          {comparisonText[each]}
        </option>
      ))}
    </SelectField>
  </div>
);

export interface AnalyticsPageProps {
  /** The query of the URL: range, from, to, compare. */
  params: URLSearchParams;
  addressOf: (params: Record<string, string>) => string;
  /** Where a row leads, by the id of what it speaks of; null: nowhere. */
  subjectAddress: (subjectId: string) => string | null;
}

/** Figures of the account over some days, each with the rows behind it. */
export function AnalyticsPage({ params, addressOf, subjectAddress }: AnalyticsPageProps) {
  const chosen = chosenOf(params);
  const [opened, setOpened] = useState<AnalyticsMetric | null>(null);
  const navigate = useNavigate();
  const { data, previousData, error, loading, refetch } = useAnalyticsQuery({
    variables: chosen,
    fetchPolicy: 'cache-and-network',
  });
  const client = useApolloClient();
  const [isExporting, setExporting] = useState(false);
  const found = (data ?? previousData)?.analytics;
  const choose: ChoiceProps['onChoose'] = (change) => {
    const { range, from, to, compareWith: compare } = chosen;
    const next = { range, compare, ...(from && to ? { from, to } : {}), ...change };
    void navigate(addressOf(next), { replace: true });
  };
  async function exportCsv() {
    setExporting(true);
    try {
      const { data: answer } = await client.query({
        query: AnalyticsCsvDocument,
        variables: chosen,
        fetchPolicy: 'no-cache',
      });
      if (!answer) throw new Error('a reply without data');
      saveDocument(answer.exportAnalytics);
    } catch {
      showToast({ message: text.exportFailed, tone: 'danger' });
    } finally {
      setExporting(false);
    }
  }
  return (
    <div
      aria-busy={loading}
      className="mx-auto grid w-full max-w-[80rem] grid-cols-1 content-start gap-8 px-4 pb-24 pt-4 md:px-8 md:pt-6"
    >
      <header className="grid gap-1">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-[72ch] font-serif text-lg text-muted">{text.subtitle}</p>
      </header>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Choice chosen={chosen} onChoose={choose} />
        <Button variant="secondary" disabled={isExporting || !found} onClick={() => void exportCsv()}>
          <Download size={16} aria-hidden="true" />
          {text.exportCsv}
        </Button>
      </div>
      {error && <ErrorState title={text.readFailed} {...readFailure(error)} onRetry={() => void refetch()} />}
      {!found && loading && <RowsSkeleton rows={6} />}
      {found && !error && (
        <>
          <p className="text-sm text-muted" role="status">
            {text.span(formatDay(found.from), formatDay(found.to), found.timeZone)}{' '}
            {found.previousFrom && found.previousTo
              ? text.against(formatDay(found.previousFrom), formatDay(found.previousTo))
              : ''}
          </p>
          <Figures found={found} onOpen={setOpened} />
        </>
      )}
      {opened && (
        <RowsDialog
          metric={opened}
          range={{ range: chosen.range, from: chosen.from, to: chosen.to }}
          addressOf={subjectAddress}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
