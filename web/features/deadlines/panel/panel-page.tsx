import { useState } from 'react';
import { RotateCw, Settings, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deadlinePanelText as text } from '#schema/text/deadline-screen.ts';
import { formatTime } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useLinks } from '../links.ts';
import { ActiveList, shownInOrder } from './active-list.tsx';
import { AlertSettingsDialog } from './alert-settings-dialog.tsx';
import { CompletedList } from './completed-list.tsx';
import { DeadlineForm } from './deadline-form.tsx';
import { DeadlinePane, useHasPane } from './deadline-pane.tsx';
import { NewMenu } from './new-menu.tsx';
import { hasPanelFilter, readPanelUrl, writePanelUrl, type PanelUrlState } from './panel.rules.ts';
import { PanelFilters } from './panel-filters.tsx';
import { useDeadlineActions } from './use-deadline-actions.tsx';
import { usePanel, type Panel } from './use-panel.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Number of deadlines. */
function StatusLine({ panel, urlState }: { panel: Panel; urlState: PanelUrlState }) {
  if (!panel.active || !panel.readAt) return null;
  const counted = hasPanelFilter(urlState) ? text.found(panel.total) : text.total(panel.total);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted tabular">
      <span>{counted}</span>
      {panel.overdueCount > 0 && (
        <span className="inline-flex items-center gap-1 font-medium text-danger">
          <TriangleAlert size={15} aria-hidden="true" />
          {text.overdue(panel.overdueCount)}
        </span>
      )}
    </p>
  );
}

function Heading({ panel, urlState }: { panel: Panel; urlState: PanelUrlState }) {
  const [isSetting, setSetting] = useState(false);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="mr-auto flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-2xl font-semibold tracking-tight">{text.title}</h1>
        <StatusLine panel={panel} urlState={urlState} />
      </div>
      <div className="flex min-w-0 flex-1 basis-full flex-wrap items-center justify-end gap-2 md:basis-[34rem]">
        <PanelFilters urlState={urlState} />
        <div className="flex items-center gap-1">
          <IconButton
            label={panel.isReading ? text.refreshing : text.refresh}
            className={TOUCH_TARGET_ICON}
            aria-disabled={panel.isReading}
            onClick={() => !panel.isReading && void panel.refresh()}
          >
            <RotateCw size={17} aria-hidden="true" className={cx(panel.isReading && 'motion-safe:animate-spin')} />
          </IconButton>
          {panel.alertDays.length > 0 && (
            <IconButton label={text.alertDays} className={TOUCH_TARGET_ICON} onClick={() => setSetting(true)}>
              <Settings size={18} aria-hidden="true" />
            </IconButton>
          )}
          <NewMenu urlState={urlState} />
        </div>
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

/** The form of a new deadline, which has an address of its own. */
function NewDeadline({ urlState, onSaved }: { urlState: PanelUrlState; onSaved: () => void }) {
  const links = useLinks();
  const navigate = useNavigate();
  const address = links.screen('panel', writePanelUrl({ ...urlState, isNew: false, newDay: '', newTitle: '' }));
  return (
    <DeadlineForm
      caseId={urlState.caseId}
      day={urlState.newDay}
      title={urlState.newTitle}
      onSaved={onSaved}
      onClose={() => void navigate(address, { replace: true })}
    />
  );
}

/** The panel «Vencimientos y Alertas»: rows, and the chosen one beside them. */
export function PanelPage({ params }: { params: URLSearchParams }) {
  const urlState = readPanelUrl(params);
  const panel = usePanel(urlState);
  const actions = useDeadlineActions({ onChanged: () => void panel.refresh(), onGone: panel.hide });
  const [selectedId, select] = useState<string | null>(null);
  const hasPane = useHasPane();
  const rows = shownInOrder(panel.active ?? []);
  const selected = rows.find(({ id }) => id === selectedId) ?? null;
  useRowKeys({ rows, selectedId: selected?.id ?? null, actions, onSelect: select });
  return (
    <>
      <Heading panel={panel} urlState={urlState} />
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-x-6 gap-y-8',
          selected && hasPane && 'grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]',
        )}
      >
        <div className="grid grid-cols-1 gap-4">
          <ActiveList
            panel={panel}
            urlState={urlState}
            actions={actions}
            selectedId={selected?.id ?? null}
            onOpen={select}
          />
          {panel.readAt && !panel.failure && (
            <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular">
              {rows.length > 0 && <span className="max-md:hidden pointer-coarse:hidden">{text.keys}</span>}
              <span>{text.updatedAt(formatTime(panel.readAt.toISOString()))}</span>
            </p>
          )}
          <CompletedList completed={panel.completed} actions={actions} />
        </div>
        {selected && <DeadlinePane deadline={selected} actions={actions} onClose={() => select(null)} />}
      </div>
      {actions.dialogs}
      {urlState.isNew && <NewDeadline urlState={urlState} onSaved={() => void panel.refresh()} />}
    </>
  );
}
