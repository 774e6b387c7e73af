import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { nextDeadlinesText as text } from '#schema/text/deadline-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useNextDeadlinesQuery } from './next-deadlines.generated.ts';
import { DaysLeft, formatDue, formatDueShort, type DeadlineCard } from '../deadline-styles.tsx';
import { useDeadlineAlert } from '../live/use-deadline-alert.ts';
import type { DeadlineLinks } from '../links.ts';

const MAX_SHOWN = 5;

interface NearestProps {
  deadlines: readonly DeadlineCard[];
  total: number;
  links: DeadlineLinks;
}

function Nearest({ deadlines, total, links }: NearestProps) {
  if (deadlines.length === 0)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {text.empty}
        <Link
          to={links.screen('calculator')}
          className={cx(buttonClasses({ variant: 'quiet', size: 'sm' }), TOUCH_TARGET)}
        >
          {text.emptyAction}
        </Link>
      </p>
    );
  return (
    <>
      <ul className="-mx-2 grid">
        {deadlines.map((deadline) => (
          <li key={deadline.id}>
            <Link
              to={deadline.case ? links.caseFile(deadline.case.id) : links.screen('panel')}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 rounded-md px-2 py-1.5 transition-colors duration-150 hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block [overflow-wrap:anywhere]">{deadline.title}</span>
                <span className="block truncate text-sm text-muted">
                  <time dateTime={deadline.hasHour ? deadline.dueAt : deadline.dueOn} title={formatDue(deadline)}>
                    {formatDueShort(deadline)}
                  </time>
                  {deadline.case && ` · ${deadline.case.title}`}
                </span>
              </span>
              <DaysLeft deadline={deadline} className="flex-col items-end" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={links.screen('panel')}
        className={cx(buttonClasses({ variant: 'quiet', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit')}
      >
        {text.all(total)}
      </Link>
    </>
  );
}

/** Overdue deadlines first, then those of today and the next ones: a card of the home page. */
export function NextDeadlines({ links }: { links: DeadlineLinks }) {
  const { data, error, refetch } = useNextDeadlinesQuery({
    variables: { first: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useDeadlineAlert(reload);
  const panel = data?.deadlinePanel;
  const dueToday = panel?.active.nodes.filter(({ daysLeft, isOverdue }) => daysLeft === 0 && !isOverdue).length ?? 0;
  return (
    <section aria-labelledby="next-deadlines" className="card grid content-start gap-2 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="next-deadlines" className="text-xl font-semibold">
          {text.title}
        </h2>
        {panel && panel.overdueCount > 0 && (
          <p className="inline-flex items-baseline gap-1.5 font-medium text-danger">
            <TriangleAlert size={15} className="self-center" aria-hidden="true" />
            {text.overdue(panel.overdueCount)}
          </p>
        )}
        {dueToday > 0 && <p className="font-medium text-danger">{text.today(dueToday)}</p>}
      </div>
      {panel ? (
        <Nearest deadlines={panel.active.nodes} total={panel.active.totalCount} links={links} />
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />
      ) : (
        <div className="grid gap-3 py-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
      )}
    </section>
  );
}
