import { useState } from 'react';
import { BellRing, Calculator, CalendarPlus, RotateCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { deadlinePanelText as text } from '#schema/text/deadline-screen.ts';
import { formatTime } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { CardsSkeleton } from '../deadlines-skeleton.tsx';
import { useLinks } from '../links.ts';
import { AlertSettingsDialog } from './alert-settings-dialog.tsx';
import { CompletedList } from './completed-list.tsx';
import { DeadlineItem } from './deadline-item.tsx';
import { hasPanelFilter, readPanelUrl, type PanelUrlState } from './panel.rules.ts';
import { PanelFilters } from './panel-filters.tsx';
import { useDeadlineActions, type DeadlineActions } from './use-deadline-actions.tsx';
import { usePanel, type Panel } from './use-panel.ts';

function Heading({ panel, actions }: { panel: Panel; actions: DeadlineActions }) {
  const links = useLinks();
  const [isSetting, setSetting] = useState(false);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="mr-auto text-3xl font-semibold tracking-tight">{text.title}</h1>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className={TOUCH_TARGET}
          aria-disabled={panel.isReading}
          onClick={() => !panel.isReading && void panel.refresh()}
        >
          <RotateCw size={16} aria-hidden="true" className={cx(panel.isReading && 'motion-safe:animate-spin')} />
          {panel.isReading ? text.refreshing : text.refresh}
        </Button>
        {panel.alertDays.length > 0 && (
          <Button variant="secondary" className={TOUCH_TARGET} onClick={() => setSetting(true)}>
            <BellRing size={16} aria-hidden="true" />
            {text.alertDays}
          </Button>
        )}
        <Button variant="secondary" className={TOUCH_TARGET} onClick={() => actions.ask({ act: 'add', caseId: null })}>
          <CalendarPlus size={16} aria-hidden="true" />
          {text.add}
        </Button>
        <Link to={links.screen('calculator')} className={cx(buttonClasses(), TOUCH_TARGET)}>
          <Calculator size={17} aria-hidden="true" />
          {text.compute}
        </Link>
      </div>
      {isSetting && (
        <AlertSettingsDialog
          savedDays={panel.alertDays}
          savedZone={panel.timeZone}
          onSaved={() => void panel.refresh()}
          onClose={() => setSetting(false)}
        />
      )}
    </header>
  );
}

function Empty({ urlState }: { urlState: PanelUrlState }) {
  const links = useLinks();
  const isFiltered = hasPanelFilter(urlState);
  return (
    <div className="card">
      <EmptyState
        text={isFiltered ? text.none : text.empty}
        action={
          <Link
            to={isFiltered ? links.screen('panel') : links.screen('calculator')}
            className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET)}
          >
            {isFiltered ? text.clear : text.emptyAction}
          </Link>
        }
      />
    </div>
  );
}

/** Number of deadlines, and the time of the last read. */
function StatusLine({ panel, urlState }: { panel: Panel; urlState: PanelUrlState }) {
  if (!panel.active || !panel.readAt) return null;
  const counted = hasPanelFilter(urlState) ? text.found(panel.total) : text.total(panel.total);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted tabular">
      <span>{counted}</span>
      {panel.overdueCount > 0 && (
        <span className="inline-flex items-center gap-1 font-medium text-danger">
          <TriangleAlert size={15} aria-hidden="true" />
          {text.overdue(panel.overdueCount)}
        </span>
      )}
      {!panel.failure && <span className="text-sm">{text.updatedAt(formatTime(panel.readAt.toISOString()))}</span>}
    </p>
  );
}

function ActiveList({ panel, urlState, actions }: { panel: Panel; urlState: PanelUrlState; actions: DeadlineActions }) {
  const { active, failure, readAt } = panel;
  const real = (active ?? []).filter(({ isEstimated }) => !isEstimated);
  const estimates = (active ?? []).filter(({ isEstimated }) => isEstimated);
  return (
    <section aria-labelledby="active-deadlines" className="grid content-start gap-3">
      <h2 id="active-deadlines" className="text-xl font-semibold">
        {text.active}
      </h2>
      <StatusLine panel={panel} urlState={urlState} />
      {failure && <ErrorState title={text.failed} {...failure} onRetry={() => void panel.refresh()} />}
      {failure && active && readAt && (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-4 py-2.5 text-warning">
          <TriangleAlert size={17} className="mt-0.5" aria-hidden="true" />
          {text.notUpdated(formatTime(readAt.toISOString()))}
        </p>
      )}
      {active ? (
        active.length > 0 ? (
          <>
            {real.length > 0 && (
              <ol aria-labelledby="active-deadlines" className="grid grid-cols-1 gap-3">
                {real.map((deadline) => (
                  <DeadlineItem key={deadline.id} deadline={deadline} actions={actions} />
                ))}
              </ol>
            )}
            {estimates.length > 0 && (
              <section aria-labelledby="estimated-deadlines" className="grid grid-cols-1 gap-3 pt-3">
                <h3 id="estimated-deadlines" className="text-lg font-semibold">
                  {text.estimated}
                </h3>
                <p className="max-w-[70ch] text-sm text-muted">{text.estimatedHint}</p>
                <ol aria-labelledby="estimated-deadlines" className="grid grid-cols-1 gap-3">
                  {estimates.map((deadline) => (
                    <DeadlineItem key={deadline.id} deadline={deadline} actions={actions} />
                  ))}
                </ol>
              </section>
            )}
          </>
        ) : (
          <Empty urlState={urlState} />
        )
      ) : (
        !failure && <CardsSkeleton rows={4} />
      )}
      {active && panel.hasMore && (
        <Button
          variant="secondary"
          className={cx(TOUCH_TARGET, 'justify-self-center')}
          disabled={panel.isReading}
          onClick={() => void panel.more()}
        >
          {panel.isReading ? text.loadingMore : text.more}
        </Button>
      )}
    </section>
  );
}

/** The panel «Vencimientos y Alertas». */
export function PanelPage({ params }: { params: URLSearchParams }) {
  const urlState = readPanelUrl(params);
  const panel = usePanel(urlState);
  const actions = useDeadlineActions({ onChanged: () => void panel.refresh(), onGone: panel.hide });
  return (
    <>
      <Heading panel={panel} actions={actions} />
      <PanelFilters urlState={urlState} />
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <ActiveList panel={panel} urlState={urlState} actions={actions} />
        <CompletedList completed={panel.completed} actions={actions} />
      </div>
      {actions.dialogs}
    </>
  );
}
