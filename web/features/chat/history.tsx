import { useDeferredValue, useState } from 'react';
import { Search, SquarePen } from 'lucide-react';
import { Link } from 'react-router';
import { chatText as text } from '#schema/text/chat.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useChatThreadsQuery } from './threads.generated.ts';
import { THREADS_PER_PAGE } from './chat-limits.ts';
import { ThreadItem } from './thread-item.tsx';
import { useThreadActions } from './use-thread-actions.tsx';

interface HistoryProps {
  threadId: string | null;
  addressOf: (threadId: string | null) => string;
  onLeave: () => void;
  /** Called when the open conversation was deleted. */
  onGone: () => void;
}

/** The list of conversations, pinned ones first: search, open, create, and a menu for each. */
export function History({ threadId, addressOf, onLeave, onGone }: HistoryProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const variables = { first: THREADS_PER_PAGE, search: wanted || null };
  const { data, error, refetch, fetchMore } = useChatThreadsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { run, dialogs } = useThreadActions((thread) => thread.id === threadId && onGone());
  const page = data?.chatThreads;

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid gap-2.5 px-4 pb-3 pt-4">
        <Link to={addressOf(null)} onClick={onLeave} className={buttonClasses({ variant: 'secondary' })}>
          <SquarePen size={17} aria-hidden="true" />
          {text.newThread}
        </Link>
        <label className="flex items-center gap-2 rounded-md border border-line-strong bg-surface px-3 focus-within:border-accent">
          <Search size={16} className="text-muted" aria-hidden="true" />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            aria-label={text.searchHistory}
            placeholder={text.searchHistory}
            className="min-h-9 min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted"
          />
        </label>
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-2 pb-4">
        {page ? (
          page.nodes.length > 0 ? (
            <ul aria-label={text.history}>
              {page.nodes.map((thread) => (
                <ThreadItem
                  key={thread.id}
                  thread={thread}
                  isCurrent={thread.id === threadId}
                  address={addressOf(thread.id)}
                  onOpen={onLeave}
                  onAction={(wanted, opener) => run(wanted, thread, opener)}
                />
              ))}
            </ul>
          ) : (
            <EmptyState text={wanted ? text.noMatches : text.noThreads} />
          )
        ) : error ? (
          <ErrorState title={text.historyFailed} {...readFailure(error)} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={commonText.loading} className="grid gap-3 p-2">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-9" />
            ))}
          </div>
        )}
        {page?.pageInfo.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            className="w-full"
            onClick={() => void fetchMore({ variables: { ...variables, after: page.pageInfo.endCursor } })}
          >
            {commonText.more}
          </Button>
        )}
      </div>
      {dialogs}
    </div>
  );
}
