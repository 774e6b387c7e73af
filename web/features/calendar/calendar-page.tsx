import { lazy, memo, Suspense, useMemo } from 'react';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { calendarPageText as text, calendarToolsText } from '#schema/text/calendar-screen.ts';
import { feedsText, googlePanelText, importText } from '#schema/text/calendar-connections.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Tabs } from '#web/shared/ui/tabs.tsx';
import { CalendarProvider, useCalendar, type CalendarPlaces, type CalendarRoom } from './calendar-context.tsx';
import { TOUCH } from '#web/shared/ui/touch.ts';
import { PAGE } from './calendar-sizes.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { readPlace, START, writePlace, type CalendarPlace, type PanelId } from './calendar-place.ts';
import './calendar.css';
import { BillableTab, HoursProvider, useEntryActs, type HoursRoom } from '../hours/in-calendar.ts';
import { useNow } from './use-now.ts';
import { useSettings } from './use-settings.ts';
import { EventsTab } from './views/events-tab.tsx';

/** Whoever looks at the calendar does not wait for what is set up once. */
const FeedsPanel = lazy(() => import('./feeds/feeds-panel.tsx').then((panel) => ({ default: panel.FeedsPanel })));
const ImportPanel = lazy(() => import('./feeds/import-panel.tsx').then((panel) => ({ default: panel.ImportPanel })));
const GooglePanel = lazy(() => import('./google/google-panel.tsx').then((panel) => ({ default: panel.GooglePanel })));
const SettingsPanel = lazy(() =>
  import('./settings/settings-panel.tsx').then((panel) => ({ default: panel.SettingsPanel })),
);

export interface CalendarPageProps {
  /** The query of the address: view, day, filters, what is open. */
  params: URLSearchParams;
  places: CalendarPlaces;
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
        {/* What they begin with is the account's to say. */}
        {panel === 'import' && isSettled && <ImportPanel onClose={onClose} />}
        {panel === 'settings' && isSettled && <SettingsPanel onClose={onClose} />}
      </Suspense>
    </Sheet>
  );
}

const Rooms = memo(function Rooms({ room }: { room: CalendarRoom }) {
  const entryActs = useEntryActs();
  const { place, go } = room;
  const { open } = place;
  return (
    <div className={PAGE}>
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3 max-md:min-h-11">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        {place.tab === 'events' && (
          <Link
            to={room.address({ open: { is: 'new', day: place.day, time: null, caseId: place.caseId } })}
            className={cx(buttonClasses(), TOUCH)}
          >
            <Plus size={18} aria-hidden="true" />
            {text.newEvent}
          </Link>
        )}
      </header>
      <Tabs
        label={text.parts}
        value={place.tab}
        onChange={(tab) => go({ tab, open: null })}
        items={[
          { id: 'events', label: text.part.events, content: <EventsTab entryActs={entryActs} /> },
          {
            id: 'billable',
            label: text.part.billable,
            content: (
              <Suspense fallback={<RowsSkeleton rows={5} />}>
                <BillableTab entryActs={entryActs} />
              </Suspense>
            ),
          },
        ]}
      />
      {open?.is === 'panel' && <Panel panel={open.panel} onClose={() => go({ open: null })} />}
      {entryActs.room}
    </div>
  );
});

/** The calendar and the hours. */
export function CalendarPage({ params, places }: CalendarPageProps) {
  const navigate = useNavigate();
  const { settings, isHeld, error, reload } = useSettings();
  const now = useNow(settings.zone);
  const query = params.toString();
  const place = useMemo(() => readPlace(new URLSearchParams(query)), [query]);
  const room = useMemo((): CalendarRoom => {
    const address = (part: Partial<CalendarPlace>) => places.section(writePlace({ ...START, ...place, ...part }));
    return {
      place,
      address,
      go: (part, options) => void navigate(address(part), options),
      places,
      settings,
      isSettled: isHeld || error !== undefined,
      now,
    };
  }, [place, places, settings, isHeld, error, now, navigate]);
  const hours = useMemo(
    (): HoursRoom => ({
      ...room,
      address: (part) => room.address({ ...part, open: null }),
      places: {
        caseFile: places.caseFile,
        event: ({ id, at, day }) => room.address({ tab: 'events', day, open: { is: 'event', id, at } }),
      },
    }),
    [room, places],
  );
  return (
    <CalendarProvider value={room}>
      {!isHeld && error && (
        <div className={PAGE}>
          <ErrorState title={text.settingsFailed} {...readFailure(error)} onRetry={reload} />
        </div>
      )}
      <HoursProvider value={hours}>
        <Rooms room={room} />
      </HoursProvider>
    </CalendarProvider>
  );
}
