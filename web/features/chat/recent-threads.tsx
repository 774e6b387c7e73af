import { Link } from 'react-router';
import { MessageSquareText } from 'lucide-react';
import { recentThreadsText as text } from '#schema/text/recent-threads.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useChatThreadsQuery } from './threads.generated.ts';

const MAX_SHOWN = 3;

/** The latest conversations; nothing without one. */
export function RecentThreads({ addressOf }: { addressOf: (threadId: string) => string }) {
  const { data, error, refetch } = useChatThreadsQuery({
    variables: { first: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const threads = data?.chatThreads?.nodes.slice(0, MAX_SHOWN);
  // The first question has a place of its own on the page.
  if (threads?.length === 0) return null;
  return (
    <section aria-labelledby="recent-threads" className="grid gap-4">
      <h2 id="recent-threads" className="text-xl font-semibold">
        {text.title}
      </h2>
      {threads ? (
        <ul className="card divide-y divide-line overflow-hidden">
          {threads.map((thread) => (
            <li key={thread.id}>
              <Link
                to={addressOf(thread.id)}
                className="flex items-center gap-4 px-5 py-3 transition-colors duration-150 hover:bg-sunken"
              >
                <MessageSquareText size={20} className="text-accent" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{thread.title}</span>
                  <time dateTime={thread.lastMessageAt} className="block text-sm text-muted tabular">
                    {formatInstant(thread.lastMessageAt)}
                  </time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch()} />
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
