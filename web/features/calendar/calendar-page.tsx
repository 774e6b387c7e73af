import { memo, Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { calendarPageText as text, calendarToolsText } from '#schema/text/calendar-screen.ts';
import { feedsText, googlePanelText, importText } from '#schema/text/calendar-connections.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Tabs } from '#web/shared/ui/tabs.tsx';
import { CalendarProvider, useCalendar, type CalendarLinks, type CalendarContextValue } from './calendar-context.tsx';
import { PAGE } from './page-layout.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { readCalendarUrl, START, writeCalendarUrl, type CalendarUrlState, type PanelId } from './calendar-url.ts';
import './calendar.css';
import { BillableTab, HoursProvider, useEntryActions, type HoursContextValue } from '../hours/in-calendar.ts';
import { useNow } from './use-now.ts';
import { useSettings } from './use-settings.ts';
import { EventsTab } from './views/events-tab.tsx';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when they are opened: the calendar does not need the settings. */
const FeedsPanel = lazyPart(() => import('./feeds/feeds-panel.tsx').then(({ FeedsPanel }) => FeedsPanel));
const ImportPanel = lazyPart(() => import('./feeds/import-panel.tsx').then(({ ImportPanel }) => ImportPanel));
const GooglePanel = lazyPart(() => import('./google/google-panel.tsx').then(({ GooglePanel }) => GooglePanel));
const SettingsPanel = lazyPart(() =>
  import('./settings/settings-panel.tsx').then(({ SettingsPanel }) => SettingsPanel),
);

export interface CalendarPageProps {
  /** The query of the URL: view, day, filters, what is open. */
  params: URLSearchParams;
  links: CalendarLinks;
}

const PANEL_TITLES: Record<PanelId, string> = {
  google: googlePanelText.title,
  feeds: feedsText.title,
  import: importText.title,
  settings: calendarToolsText.settings,
};

function Panel({ panel, onClose }: { panel: PanelId; onClose: () => void }) {
  const { isSettled } = useCalendar();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={PANEL_TITLES[panel]}>
      <Suspense
        fallback={
          <div className="p-5">
            <RowsSkeleton rows={3} />
          </div>
        }
      >
        {panel === 'google' && <GooglePanel />}
        {panel === 'feeds' && <FeedsPanel />}
        {/* Their initial values are settings of the account. */}
        {panel === 'import' && isSettled && <ImportPanel onClose={onClose} />}
        {panel === 'settings' && isSettled && <SettingsPanel onClose={onClose} />}
      </Suspense>
    </Sheet>
  );
}

const CalendarTabs = memo(function CalendarTabs({ context }: { context: CalendarContextValue }) {
  const entryActions = useEntryActions();
  const { urlState, go } = context;
  const { open } = urlState;
  return (
    <div className={PAGE}>
      {/* The top bar shows the name of the section: the height is for the calendar. */}
      <h1 className="sr-only">{text.title}</h1>
      <Tabs
        label={text.parts}
        value={urlState.tab}
        onChange={(tab) => go({ tab, open: null })}
        items={[
          { id: 'events', label: text.part.events, content: <EventsTab entryActions={entryActions} /> },
          {
            id: 'billable',
            label: text.part.billable,
            content: (
              <Suspense fallback={<RowsSkeleton rows={5} />}>
                <BillableTab entryActions={entryActions} />
              </Suspense>
            ),
          },
        ]}
      />
      {open?.is === 'panel' && <Panel panel={open.panel} onClose={() => go({ open: null })} />}
      {entryActions.dialogs}
    </div>
  );
});

/** The calendar and the hours. */
export function CalendarPage({ params, links }: CalendarPageProps) {
  const navigate = useNavigate();
  const { settings, isHeld, error, reload } = useSettings();
  const now = useNow(settings.zone);
  const query = params.toString();
  const urlState = useMemo(() => readCalendarUrl(new URLSearchParams(query)), [query]);
  const context = useMemo((): CalendarContextValue => {
    const address = (part: Partial<CalendarUrlState>) =>
      links.section(writeCalendarUrl({ ...START, ...urlState, ...part }));
    return {
      urlState,
      address,
      go: (part, options) => void navigate(address(part), options),
      links,
      settings,
      isSettled: isHeld || error !== undefined,
      now,
    };
  }, [urlState, links, settings, isHeld, error, now, navigate]);
  const hours = useMemo(
    (): HoursContextValue => ({
      ...context,
      address: (part) => context.address({ ...part, open: null }),
      links: {
        caseFile: links.caseFile,
        event: ({ id, at, day }) => context.address({ tab: 'events', day, open: { is: 'event', id, at } }),
      },
    }),
    [context, links],
  );
  return (
    <CalendarProvider value={context}>
      {!isHeld && error && (
        <div className={PAGE}>
          <ErrorState title={text.settingsFailed} {...readFailure(error)} onRetry={reload} />
        </div>
      )}
      <HoursProvider value={hours}>
        <CalendarTabs context={context} />
      </HoursProvider>
    </CalendarProvider>
  );
}
