import { caseTimelineText as text } from '#schema/text/case-file-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseTimelineQuery } from './file.generated.ts';
import { EntriesSkeleton } from '../cases-skeleton.tsx';
import { useCaseChanges } from '../use-case-changes.ts';
import { caseEventIcons } from '../event-icons.ts';
import { usePagedEntries } from '../use-paged-entries.ts';

const PER_PAGE = 30;

/** Who did what, newest first. */
export function CaseTimeline({ caseId }: { caseId: string }) {
  const query = useCaseTimelineQuery({
    variables: { id: caseId, first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const page = data?.case?.timeline;
  const { isLoadingMore, loadMore } = usePagedEntries(query, page?.pageInfo.endCursor, (before, next) =>
    before.case && next.case
      ? {
          case: {
            ...next.case,
            timeline: { ...next.case.timeline, nodes: [...before.case.timeline.nodes, ...next.case.timeline.nodes] },
          },
        }
      : before,
  );
  useCaseChanges(() => void refetch().catch(() => undefined), caseId);
  return (
    <section aria-labelledby="case-timeline" className="grid max-w-[46rem] grid-cols-1 gap-6">
      <h2 id="case-timeline" className="sr-only">
        {text.title}
      </h2>
      {page ? (
        page.nodes.length > 0 ? (
          <ol aria-labelledby="case-timeline" className="grid">
            {page.nodes.map((event) => {
              const Icon = caseEventIcons[event.kind];
              return (
                <li key={event.id} className="relative grid grid-cols-[2rem_1fr] gap-x-3 pb-6 last:pb-0">
                  {/* The vertical line between the entries. */}
                  <span aria-hidden="true" className="absolute bottom-0 left-4 top-8 w-px bg-line" />
                  <span className="z-1 grid size-8 place-items-center rounded-full border border-line bg-surface text-accent">
                    <Icon size={15} aria-hidden="true" />
                  </span>
                  <div className="min-w-0 pt-1">
                    <p className="break-words">
                      <span className="font-medium">{event.actorName}</span> {event.text}
                    </p>
                    <time dateTime={event.at} className="text-sm text-muted tabular">
                      {formatInstant(event.at)}
                    </time>
                  </div>
                </li>
              );
            })}
          </ol>
        ) : (
          <p className="text-muted">{text.none}</p>
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <EntriesSkeleton />
      )}
      {page?.pageInfo.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className={cx(TOUCH_TARGET, 'w-fit')}
          disabled={isLoadingMore}
          onClick={() => void loadMore()}
        >
          {isLoadingMore ? commonText.loading : text.more}
        </Button>
      )}
    </section>
  );
}
