import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { caseUnreadText as text } from '#schema/text/cases-screen.ts';
import { UnreadCount } from './unread-count.tsx';
import { useUnreadMessagesQuery } from './unread-messages.generated.ts';

/** A message moves its case to the beginning of the list. */
const LOOKED_AT = 50;
const MAX_SHOWN = 4;

/** Cases with unread messages; nothing without them. The number of what arrives changes in the cache. */
export function UnreadMessages({ addressOf }: { addressOf: (caseId: string) => string }) {
  const { data, loading } = useUnreadMessagesQuery({
    variables: { first: LOOKED_AT },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return loading ? <span hidden data-settling /> : null;
  const unread = data.cases.nodes.filter((each) => each.viewerCanChat && (each.unreadMessageCount ?? 0) > 0);
  if (unread.length === 0) return null;
  return (
    <section aria-labelledby="unread-messages" className="card grid content-start gap-2 p-5 md:p-6">
      <h2 id="unread-messages" className="text-xl font-semibold">
        {text.title}
      </h2>
      <ul className="-mx-2 grid">
        {unread.slice(0, MAX_SHOWN).map(({ id, title, client, unreadMessageCount }) => (
          <li key={id}>
            <Link
              to={addressOf(id)}
              className="flex min-h-11 items-center gap-3 rounded-md px-2 py-1.5 transition-colors duration-150 hover:bg-sunken"
            >
              <MessagesSquare size={17} className="text-accent" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{title}</span>
                <span className="block truncate text-sm text-muted">{client}</span>
              </span>
              <UnreadCount count={unreadMessageCount ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
