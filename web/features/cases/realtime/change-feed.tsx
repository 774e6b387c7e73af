import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { changeFeedText as text } from '#schema/text/realtime.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { EntriesSkeleton } from '../cases-skeleton.tsx';
import { caseEventIcons } from '../event-icons.ts';
import { usePagedEntries } from '../use-paged-entries.ts';
import { useCaseChanges } from '../use-case-changes.ts';
import { useCaseChangeFeedQuery, type CaseChangeFeedQuery } from './change-feed.generated.ts';
import type { ChangeStatus } from './use-change-status.ts';

type Entry = CaseChangeFeedQuery['caseEvents']['nodes'][number];

const PER_PAGE = 15;

/** Changes of status that nobody has followed by another: the case still has the status that they gave. */
function undoableOf(entries: readonly Entry[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const found = entries.filter(({ case: legalCase, newStatus }) => {
    if (!legalCase || !newStatus || seen.has(legalCase.id)) return false;
    seen.add(legalCase.id);
    return legalCase.status === newStatus && legalCase.viewerCanChangeStatus;
  });
  return new Set(found.map(({ id }) => id));
}

interface ChangeFeedProps {
  caseAddress: (caseId: string) => string;
  onChange: ChangeStatus;
}

/** Who did what and when in all cases, newest first; a change of status can be taken back. */
export function ChangeFeed({ caseAddress, onChange }: ChangeFeedProps) {
  const query = useCaseChangeFeedQuery({
    variables: { first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const page = data?.caseEvents;
  const reload = () => void refetch().catch(() => undefined);
  const { isLoadingMore, loadMore } = usePagedEntries(query, page?.pageInfo.endCursor, (before, next) => ({
    caseEvents: { ...next.caseEvents, nodes: [...before.caseEvents.nodes, ...next.caseEvents.nodes] },
  }));
  useCaseChanges(reload);
  const entries = page?.nodes ?? [];
  const undoable = undoableOf(entries);
  return (
    <section aria-labelledby="case-feed" className="grid content-start gap-3">
      <h2 id="case-feed" className="text-xl font-semibold">
        {text.title}
      </h2>
      {!page && error && <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />}
      {!page && !error && <EntriesSkeleton />}
      {page && entries.length === 0 && <p className="text-muted">{text.none}</p>}
      {entries.length > 0 && (
        <ol aria-labelledby="case-feed" className="card divide-y divide-line">
          {entries.map((entry) => {
            const { id, kind, case: legalCase, previousStatus } = entry;
            const Icon = caseEventIcons[kind];
            return (
              <li key={id} data-feed={id} className="flex items-start gap-3 px-4 py-2.5">
                <Icon size={16} className="mt-1 text-accent" aria-hidden="true" />
                <div className="grid min-w-0 flex-1 gap-0.5">
                  <p className="wrap-anywhere">
                    <span className="font-medium">{entry.actorName}</span> {entry.text}
                  </p>
                  <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted tabular">
                    {legalCase && (
                      <Link
                        to={caseAddress(legalCase.id)}
                        className="min-w-0 py-0.5 text-accent wrap-anywhere hover:underline"
                      >
                        {legalCase.title}
                      </Link>
                    )}
                    <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
                  </p>
                </div>
                {legalCase && previousStatus && undoable.has(id) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={text.undoOf(legalCase.title)}
                    onClick={() => void onChange(legalCase, previousStatus).then(reload)}
                  >
                    <Undo2 size={15} aria-hidden="true" />
                    {text.undo}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="w-fit"
          disabled={isLoadingMore}
          onClick={() => void loadMore()}
        >
          {isLoadingMore ? commonText.loading : text.more}
        </Button>
      )}
    </section>
  );
}
