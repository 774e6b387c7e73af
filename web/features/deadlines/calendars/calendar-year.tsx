import { useState } from 'react';
import { CalendarPlus, X } from 'lucide-react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import {
  calendarConfidenceHint,
  closureKindText,
  courtCalendarsText as text,
} from '#schema/text/deadline-calculator.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import type { CourtCalendarsQuery } from '#web/shared/courts/courts.generated.ts';
import { formatDay, formatShortWeekday, today } from '#web/shared/format/format.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import {
  useAddClosureMutation,
  useCourtCalendarQuery,
  useRemoveClosureMutation,
  type ClosureFieldsFragment,
} from './calendars.generated.ts';
import { useLinks } from '../links.ts';
import { yearsOffered, yearToShow, writeCalendarsUrl, type CalendarsUrlState } from './calendars-url.rules.ts';
import { ClosureDialog } from './closure-dialog.tsx';
import { ConfidenceBadge } from './confidence-badge.tsx';
import { YearGrid } from './year-grid.tsx';

export type CalendarSummary = CourtCalendarsQuery['courtCalendars'][number];

interface ClosureListProps {
  closures: readonly ClosureFieldsFragment[];
  onRemove: (closure: ClosureFieldsFragment) => void;
}

const ClosureList = ({ closures, onRemove }: ClosureListProps) => (
  <section aria-labelledby="closures" className="grid gap-3">
    <h3 id="closures" className="font-sans text-lg font-semibold">
      {text.list}
    </h3>
    {closures.length === 0 ? (
      <p className="text-muted">{text.listEmpty}</p>
    ) : (
      <ul className="card divide-y divide-line">
        {closures.map((closure) => (
          <li
            key={`${closure.id ?? ''}${closure.from}${closure.reason}`}
            className="grid grid-cols-1 gap-x-4 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <p className="tabular">
              {closure.from === closure.to
                ? formatShortWeekday(closure.from)
                : text.range(formatShortWeekday(closure.from), formatShortWeekday(closure.to))}
            </p>
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">
                {closure.reason} <span className="text-sm text-muted">· {closureKindText[closure.kind]}</span>
              </p>
              {closure.isOwn && (
                <p className="text-sm text-muted [overflow-wrap:anywhere]">
                  <span className="font-medium text-accent">{text.own}</span>
                  {closure.source && ` · ${closure.source}`}
                </p>
              )}
            </div>
            {closure.isOwn && closure.id && (
              <IconButton
                label={text.remove(closure.reason)}
                className={cx(TOUCH_TARGET_ICON, 'justify-self-end')}
                onClick={() => onRemove(closure)}
              >
                <X size={17} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);

interface Undo {
  message: string;
  run: () => Promise<boolean>;
}

/** Removes a closure, with undo. */
function useRemoval(calendar: string, onChanged: () => void) {
  const [remove] = useRemoveClosureMutation();
  const [add] = useAddClosureMutation();
  const [undo, setUndo] = useState<Undo | null>(null);
  const take = async ({ id, from, to, reason, source, kind }: ClosureFieldsFragment) => {
    if (!id) return;
    const answer = await mutationResult(remove({ variables: { input: { id } } }), ({ removeClosure }) => removeClosure);
    onChanged();
    if (answer.is === 'refused') {
      showToast({ title: text.removeFailed, message: answer.refusal.message, tone: 'danger' });
      return;
    }
    const run = async () => {
      const input = { calendar, from, to, reason, source: source ?? '', kind };
      const back = await mutationResult(add({ variables: { input } }), ({ addClosure }) => addClosure);
      return back.is === 'done';
    };
    setUndo({ message: text.removed(answer.payload.changed.length), run });
  };
  const bar = undo && (
    <UndoBar
      message={undo.message}
      undoLabel={text.undo}
      onUndo={() => {
        setUndo(null);
        void undo.run().then((isUndone) => {
          if (!isUndone) showToast({ message: text.undoFailed, tone: 'danger' });
          onChanged();
        });
      }}
      onEnd={() => setUndo(null)}
    />
  );
  return { take, bar };
}

interface CalendarYearProps {
  summary: CalendarSummary;
  urlState: CalendarsUrlState;
}

/** One year of a court calendar: its closures, their sources, and what is missing. */
export function CalendarYear({ summary, urlState }: CalendarYearProps) {
  const links = useLinks();
  const held = summary.years.filter(({ confidence }) => confidence !== 'NOT_PUBLISHED').map(({ year }) => year);
  const thisYear = Number(today().slice(0, 4));
  const year = yearToShow(urlState.year, held, thisYear);
  const { data, error, refetch } = useCourtCalendarQuery({
    variables: { key: summary.key, year },
    fetchPolicy: 'cache-and-network',
  });
  const [isAdding, setAdding] = useState(false);
  const reload = () => void refetch().catch(() => undefined);
  const removal = useRemoval(summary.key, reload);
  const calendar = data?.courtCalendar;
  const closures = calendar?.days ?? [];
  const isHeld = calendar != null && calendar.confidence !== 'NOT_PUBLISHED';
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-3">
        <h2 className="text-2xl font-semibold [overflow-wrap:anywhere]">{summary.name}</h2>
        <nav aria-label={text.years}>
          <ul className="flex flex-wrap gap-1.5">
            {yearsOffered(held, urlState.year, thisYear).map((each) => (
              <li key={each}>
                <Link
                  to={links.screen('calendars', writeCalendarsUrl({ key: summary.key, year: each }))}
                  aria-current={each === year ? 'page' : undefined}
                  className={cx(
                    'inline-flex min-h-9 items-center rounded-md border px-3 tabular transition-colors duration-150',
                    TOUCH_TARGET,
                    each === year
                      ? 'border-accent bg-accent-soft font-medium text-accent'
                      : 'border-line hover:border-line-strong',
                    !held.includes(each) && 'border-dashed text-muted',
                  )}
                >
                  {each}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {error && <ErrorState title={text.yearFailed} {...readFailure(error)} onRetry={reload} />}
      {!data && !error && (
        <div role="status" aria-label={commonText.loading} className="grid gap-4">
          <Skeleton className="h-6 w-64" />
          <Skeleton className="h-80" />
        </div>
      )}
      {data && (
        <>
          <div className="grid gap-2.5">
            {isHeld ? (
              <>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <ConfidenceBadge confidence={calendar.confidence} isComplete={calendar.isComplete} />
                  <span className="text-sm text-muted">{calendarConfidenceHint[calendar.confidence]}</span>
                </p>
                <p className="text-sm text-muted [overflow-wrap:anywhere]">
                  {calendar.source}
                  {calendar.readOn && ` · ${text.readOn(formatDay(calendar.readOn))}`}
                </p>
                {!calendar.isComplete && (
                  <p className="rounded-md bg-warning-soft px-4 py-2.5">{text.incompleteBody}</p>
                )}
              </>
            ) : (
              <>
                <p className="rounded-md bg-warning-soft px-4 py-2.5">{text.notHeld(year)}</p>
                {calendar?.source && <p className="text-sm text-muted">{calendar.source}</p>}
              </>
            )}
            {isHeld && calendar.note && (
              <p className="max-w-[75ch] text-sm [overflow-wrap:anywhere]">{calendar.note}</p>
            )}
          </div>
          <Button variant="secondary" className={cx(TOUCH_TARGET, 'w-fit')} onClick={() => setAdding(true)}>
            <CalendarPlus size={17} aria-hidden="true" />
            {text.add}
          </Button>
          {(isHeld || closures.length > 0) && <YearGrid name={summary.name} year={year} closures={closures} />}
          <ClosureList closures={closures} onRemove={(closure) => void removal.take(closure)} />
        </>
      )}
      {isAdding && <ClosureDialog calendar={summary} onAdded={reload} onClose={() => setAdding(false)} />}
      {removal.bar}
    </div>
  );
}
