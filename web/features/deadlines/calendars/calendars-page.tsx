import { today } from '#web/shared/format/format.ts';
import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { courtCalendarsText as text } from '#schema/text/deadline-calculator.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useCourtCalendarsQuery } from '#web/shared/courts/courts.generated.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { useLinks } from '../links.ts';
import { CalendarYear, type CalendarSummary } from './calendar-year.tsx';
import { readCalendarsUrl, writeCalendarsUrl, type CalendarsUrlState } from './calendars-url.rules.ts';
import { ConfidenceBadge } from './confidence-badge.tsx';

const thisYear = (): number => Number(today().slice(0, 4));
const isHeld = ({ confidence }: CalendarSummary['years'][number]): boolean => confidence !== 'NOT_PUBLISHED';

/** The state of this year, and the other years that are held. */
function YearsLine({ summary }: { summary: CalendarSummary }) {
  const now = summary.years.find(({ year }) => year === thisYear());
  const others = summary.years
    .filter((each) => isHeld(each) && each.year !== thisYear())
    .map(({ year }) => year)
    .toSorted((a, b) => a - b);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular">
      {now && isHeld(now) ? (
        <>
          {now.year}
          <ConfidenceBadge confidence={now.confidence} isComplete={now.isComplete} />
        </>
      ) : (
        others.length === 0 && text.noYear
      )}
      {others.length > 0 && <span>{text.otherYears(others.join(', '))}</span>}
    </span>
  );
}

function CourtItem({ summary, isCurrent }: { summary: CalendarSummary; isCurrent: boolean }) {
  const links = useLinks();
  return (
    <li>
      <Link
        to={links.screen('calendars', writeCalendarsUrl({ key: summary.key, year: null }))}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'grid gap-1.5 px-4 py-3 transition-colors duration-150',
          isCurrent ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        <span className={cx('font-medium [overflow-wrap:anywhere]', isCurrent && 'text-accent')}>{summary.name}</span>
        <YearsLine summary={summary} />
      </Link>
    </li>
  );
}

function CourtList({ calendars, urlState }: { calendars: readonly CalendarSummary[]; urlState: CalendarsUrlState }) {
  const [words, setWords] = useState('');
  const wanted = foldText(words).trim();
  const found = calendars.filter(({ key, name }) => foldText(`${name} ${key}`).includes(wanted));
  return (
    <div className={cx('grid grid-cols-1 content-start gap-3', urlState.key && 'max-lg:hidden')}>
      <TextField
        type="search"
        label={text.search}
        placeholder={text.searchPlaceholder}
        value={words}
        className={TOUCH_TARGET}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className="text-sm text-muted tabular">
        {found.length > 0 ? text.found(found.length) : text.none}
      </p>
      {found.length > 0 && (
        <ul className="card divide-y divide-line overflow-y-auto overscroll-contain lg:max-h-[calc(100dvh-18rem)]">
          {found.map((summary) => (
            <CourtItem key={summary.key} summary={summary} isCurrent={summary.key === urlState.key} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The days that do not count at each court, their sources, and the calendars that are missing. */
export function CalendarsPage({ params }: { params: URLSearchParams }) {
  const links = useLinks();
  const urlState = readCalendarsUrl(params);
  const { data, error, refetch } = useCourtCalendarsQuery();
  // Calendars that are held come first; the others only show that they are missing.
  const calendars = (data?.courtCalendars ?? []).toSorted(
    (a, b) => Number(b.years.some(isHeld)) - Number(a.years.some(isHeld)) || a.name.localeCompare(b.name, 'es'),
  );
  const summary = calendars.find(({ key }) => key === urlState.key);
  return (
    <>
      <header className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-[70ch] font-serif text-lg text-muted">{text.subtitle}</p>
      </header>
      {error && (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!data && !error && (
        <div role="status" aria-label={commonText.loading} className="grid gap-3 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <Skeleton className="h-96" />
          <Skeleton className="h-96 max-lg:hidden" />
        </div>
      )}
      {data && (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
          <CourtList calendars={calendars} urlState={urlState} />
          <div className={cx('min-w-0', !urlState.key && 'max-lg:hidden')}>
            {urlState.key && (
              <Link
                to={links.screen('calendars')}
                className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 mb-2 lg:hidden')}
              >
                <ArrowLeft size={16} aria-hidden="true" />
                {text.back}
              </Link>
            )}
            {summary ? (
              <CalendarYear key={summary.key} summary={summary} urlState={urlState} />
            ) : (
              <p className="text-muted">{urlState.key ? text.unknown : text.pick}</p>
            )}
          </div>
        </div>
      )}
    </>
  );
}
