import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { nextDeadlinesText as text } from '#schema/text/deadline-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useNextDeadlinesQuery } from '#web/shared/apollo/operations.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { DaysLeft, dueWords } from '../deadline-look.tsx';
import { useDeadlineAlert } from '../live/use-deadline-alert.ts';
import type { DeadlinePlaces } from '../places.ts';

const SHOWN = 4;

/** What falls due next, on the home page. */
export function NextDeadlines({ places }: { places: DeadlinePlaces }) {
  const { data, error, refetch } = useNextDeadlinesQuery({
    variables: { first: SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useDeadlineAlert(reload);
  const panel = data?.deadlinePanel;
  return (
    <section aria-labelledby="next-deadlines" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="next-deadlines" className="text-xl font-semibold">
          {text.title}
        </h2>
        {panel && panel.overdueCount > 0 && (
          <p className="inline-flex items-center gap-1.5 text-sm font-medium text-danger">
            <TriangleAlert size={15} aria-hidden="true" />
            {text.overdue(panel.overdueCount)}
          </p>
        )}
      </div>
      {panel ? (
        panel.active.nodes.length > 0 ? (
          <>
            <ul className="card divide-y divide-line overflow-hidden">
              {panel.active.nodes.map((deadline) => (
                <li key={deadline.id}>
                  <Link
                    to={deadline.case ? places.caseFile(deadline.case.id) : places.room('panel')}
                    className="grid grid-cols-1 items-center gap-x-4 gap-y-1.5 px-5 py-3.5 transition-colors duration-150 hover:bg-sunken sm:grid-cols-[8.5rem_minmax(0,1fr)]"
                  >
                    <DaysLeft deadline={deadline} className="w-fit" />
                    <span className="min-w-0">
                      <span className="block truncate font-medium">{deadline.title}</span>
                      <span className="block truncate text-sm text-muted">
                        {dueWords(deadline)}
                        {deadline.case && ` · ${deadline.case.title}`}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link to={places.room('panel')} className={`${buttonClasses({ look: 'quiet', size: 'sm' })} w-fit`}>
              {text.all}
            </Link>
          </>
        ) : (
          <div className="card">
            <EmptyState
              text={text.empty}
              action={
                <Link to={places.room('calculator')} className={buttonClasses({ look: 'secondary', size: 'sm' })}>
                  {text.emptyAction}
                </Link>
              }
            />
          </div>
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />
      ) : (
        <div className="card grid gap-5 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
      )}
    </section>
  );
}
