import { Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Plus, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { calendarPageText, calendarViewText as text, eventDetailText } from '#schema/text/calendar-screen.ts';
import { addDays, daysFrom } from '#schema/lib/days.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { saveDocument } from '#web/shared/browser/save-document.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { useIsWide } from '#web/shared/hooks/use-media-query.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { EventFileDocument } from './views.generated.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { EventDetail, Occurrence } from '../event-styles.tsx';
import { filterOf, hasFilters } from '../calendar-url.ts';
import { weekStart } from '#web/shared/dates/days.rules.ts';
import { EventDetails } from '../event/event-details.tsx';
import { EventFormDialog } from '../event/event-form-dialog.tsx';
import { localOccurrenceOf } from '../occurrence.rules.ts';
import { isSeries, useEventActions } from '../event/use-event-actions.tsx';
import { zoneName } from '../event/zone-select.tsx';
import { useEventHours, type EntryActions } from '../../hours/in-calendar.ts';
import { AgendaView } from './agenda-view.tsx';
import { CalendarFilters, NoMatches } from './calendar-filters.tsx';
import { CalendarToolbar, stepDay, titleOf } from './calendar-toolbar.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import { DayList } from './day-list.tsx';
import { eventsOn } from './grid.rules.ts';
import { MonthView } from './month-view.tsx';
import { RestLine } from './rest-note.tsx';
import { TimeGrid } from './time-grid.tsx';
import { useActiveDay } from './use-active-day.ts';
import { useDeadlines } from './use-deadlines.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { isWriting } from '#web/shared/hooks/is-writing.ts';
import { rangeOf, useRange } from './use-range.ts';

const MoveDialog = lazyPart(() => import('../event/move-dialog.tsx').then(({ MoveDialog }) => MoveDialog));

const MAX_PAGES = 3;
/** The day or hour that Tab reaches. */
const TAB_STOP = '[role="gridcell"][tabindex="0"]';

function useFile() {
  const client = useApolloClient();
  return async ({ id }: EventDetail) => {
    try {
      const { data } = await client.query({ query: EventFileDocument, variables: { id }, fetchPolicy: 'no-cache' });
      if (data) saveDocument(data.calendarEventFile);
    } catch (error) {
      showToast({ title: eventDetailText.fileFailed, message: readFailure(error).message, tone: 'danger' });
    }
  };
}

/** The calendar in its four views, with the open dialogs. */
export function EventsTab({ entryActions }: { entryActions: EntryActions }) {
  const context = useCalendar();
  const { urlState, go, settings, now } = context;
  const { view, open } = urlState;
  const isWide = useIsWide();
  const root = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  const [moving, setMoving] = useState<Occurrence | null>(null);
  const [day, setDay] = useActiveDay(urlState.day ?? now.day, (next) =>
    go({ day: next === now.day ? null : next }, { replace: true }),
  );
  const filter = useMemo(() => filterOf(urlState), [urlState]);
  const range = useRange(rangeOf(view, day, pages), filter);
  const due = useDeadlines(rangeOf(view, day, pages), filter, range.zone ?? settings.zone);
  const actions = useEventActions(range.zone ?? settings.zone);
  const hours = useEventHours(entryActions);
  const download = useFile();
  const { withPendingChanges } = actions;
  const events = useMemo(() => withPendingChanges(range.events), [range.events, withPendingChanges]);
  const drawn = useMemo(
    () => (range.isHeld && due.deadlines.length > 0 ? [...events, ...due.deadlines] : events),
    [range.isHeld, events, due.deadlines],
  );
  const days = useMemo(
    () => (view === 'week' ? daysFrom(weekStart(day, settings.weekStartsOn), 7) : [day]),
    [view, day, settings.weekStartsOn],
  );
  const byKey = (key: string | undefined) => events.find((event) => event.key === key) ?? null;
  const shown =
    open && (open.is === 'event' || open.is === 'edit')
      ? (events.find(({ event, occurrenceOf }) => event.id === open.id && (occurrenceOf ?? null) === open.at) ?? null)
      : null;
  const close = () => go({ open: null });
  const eventRefOf = (occurrence: Occurrence) => ({ ...occurrence, isSeries: isSeries(occurrence) });

  /** The focused element disappears: the focus moves to its day. */
  const removeFrom = async (target: HTMLElement, focused: Occurrence) => {
    const cell = target.closest<HTMLElement>('[role="gridcell"]') ?? root.current?.querySelector<HTMLElement>(TAB_STOP);
    const isRemoved = await actions.remove(eventRefOf(focused));
    if (isRemoved && (!document.activeElement || document.activeElement === document.body)) cell?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    const target = event.target as HTMLElement;
    const focused = byKey(target.closest<HTMLElement>('[data-event]')?.dataset['event']);
    const at = target.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    const cell = target.closest<HTMLElement>('[data-day]')?.dataset['day'];
    const hour = at?.split(' ')[1];
    const time = hour === undefined ? null : `${hour.padStart(2, '0')}:00`;
    const key = event.key.toLowerCase();
    if (key === 'pageup' || key === 'pagedown') setDay(stepDay(view, day, key === 'pageup' ? -1 : 1));
    else if (key === 't') setDay(now.day);
    else if (key === 'n') go({ open: { is: 'new', day, time, caseId: urlState.caseId } });
    else if (key === 'm' && focused?.event.viewerCanEdit) setMoving(focused);
    else if (key === 'delete' && focused?.event.viewerCanEdit) void removeFrom(target, focused);
    else if (key === 'enter' && target.role === 'gridcell' && cell) go({ view: 'day', day: cell });
    else if (key === 'enter' && target.role === 'gridcell' && at) {
      const first = events.find(
        ({ startsOn, startTime }) => startsOn === day && startTime?.slice(0, 2) === hour?.padStart(2, '0'),
      );
      if (first) go({ open: { is: 'event', id: first.event.id, at: first.occurrenceOf ?? null } });
      else go({ open: { is: 'new', day, time, caseId: urlState.caseId } });
    } else return;
    event.preventDefault();
  };

  const common = {
    events: drawn,
    isHeld: range.isHeld,
    restDays: range.restDays,
    day,
    onDay: setDay,
    onMove: (occurrence: Occurrence, moved: Parameters<typeof actions.move>[1]) => void actions.move(occurrence, moved),
  };
  const rest = range.restDays.get(day);
  return (
    // The keyboard shortcuts apply inside of the calendar only.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-4">
      <CalendarToolbar day={day} onDay={setDay} isWaiting={range.isLoading && !range.isHeld}>
        <CalendarFilters />
        <CalendarTools />
        <Link
          to={context.address({ open: { is: 'new', day: urlState.day, time: null, caseId: urlState.caseId } })}
          className={cx(buttonClasses({ size: 'sm' }), TOUCH_TARGET)}
        >
          <Plus size={17} aria-hidden="true" />
          <span className="max-sm:sr-only">{calendarPageText.newEvent}</span>
        </Link>
      </CalendarToolbar>
      <p role="status" className="sr-only">
        {range.isLoading ? text.loading : range.isHeld ? text.count(countIn(events, view, day, days)) : ''}
      </p>
      {range.error && (
        <ErrorState title={calendarPageText.loadFailed} {...readFailure(range.error)} onRetry={range.reload} />
      )}
      {range.isTruncated && (
        <p className="flex items-start gap-2 rounded-md bg-warning-soft px-4 py-2.5">
          <TriangleAlert size={17} className="mt-0.5 text-warning" aria-hidden="true" />
          {text.truncated}
        </p>
      )}
      {view !== 'agenda' && range.isHeld && drawn.length === 0 && hasFilters(urlState) && <NoMatches />}
      {due.error && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {text.deadlinesFailed}
          <Button variant="quiet" size="sm" onClick={due.reload}>
            {commonText.retry}
          </Button>
        </p>
      )}
      {due.missing > 0 && <p className="text-sm text-muted">{text.deadlinesMissing(due.missing)}</p>}
      {range.note && <p className="text-sm text-muted">{range.note}</p>}
      {view === 'month' && <MonthView {...common} />}
      {view === 'week' && isWide && (
        <TimeGrid {...common} days={days} label={titleOf(view, day, settings.weekStartsOn)} />
      )}
      {view === 'week' &&
        !isWide &&
        days.map((each) => (
          <DayList
            key={each}
            day={each}
            events={eventsOn(drawn, each)}
            isHeld={range.isHeld}
            rest={range.restDays.get(each)}
          />
        ))}
      {view === 'day' && (
        <>
          {rest && <RestLine rest={rest} />}
          <TimeGrid {...common} days={days} label={formatWeekday(day)} />
        </>
      )}
      {view === 'agenda' && (
        <AgendaView
          events={drawn}
          restDays={range.restDays}
          {...rangeOf(view, day, pages)}
          isHeld={range.isHeld}
          onMore={pages < MAX_PAGES ? () => setPages(pages + 1) : undefined}
        />
      )}
      {settings.offeredZones.length > 0 && (
        <p className="text-sm text-muted">{text.zone(zoneName(range.zone ?? settings.zone, settings.offeredZones))}</p>
      )}
      {open?.is === 'event' && (
        <EventDetails
          id={open.id}
          at={open.at}
          occurrence={shown}
          onClose={close}
          onMove={() => setMoving(shown)}
          onRemove={(event) => {
            close();
            const occurrenceOf = open.at;
            void actions.remove({ title: event.title, occurrenceOf, isSeries: occurrenceOf !== null, event });
          }}
          onFile={(event) => void download(event)}
          onRecord={(event) => {
            const { startsOn } = localOccurrenceOf(event, open.at, settings.zone);
            void hours.record([{ ...event, at: open.at, day: startsOn }]);
          }}
          onTimer={(event) => void hours.startTimer(event)}
        />
      )}
      {(open?.is === 'new' || open?.is === 'edit') && (
        <EventFormDialog
          {...(open.is === 'new'
            ? { day: open.day ?? day, time: open.time, caseId: open.caseId }
            : { id: open.id, at: open.at })}
          actions={actions}
          onClose={close}
        />
      )}
      {moving && (
        <Suspense fallback={null}>
          <MoveDialog
            occurrence={moving}
            onMove={(moved) => {
              close();
              void actions.move(moving, moved);
            }}
            onClose={() => setMoving(null)}
          />
        </Suspense>
      )}
      {actions.dialogs}
      {hours.dialogs}
    </div>
  );
}

/** Number of events in the view. */
function countIn(events: readonly Occurrence[], view: string, day: string, days: readonly string[]): number {
  const [from, to] =
    view === 'month'
      ? [`${day.slice(0, 7)}-01`, `${day.slice(0, 7)}-31`]
      : view === 'agenda'
        ? [day, addDays(day, 100)]
        : [days[0] ?? day, days.at(-1) ?? day];
  return events.filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from).length;
}
