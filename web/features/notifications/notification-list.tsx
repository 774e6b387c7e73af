import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { BellOff, CheckCheck, ChevronRight, Settings2 } from 'lucide-react';
import { bellText as text } from '#schema/text/notifications-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { kindIcon } from './kind-icon.ts';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationListQuery,
  type NotificationListQuery,
} from './list.generated.ts';

type Told = NotificationListQuery['notifications']['nodes'][number];

const PAGE = 20;

interface NotificationListProps {
  arrivals: number;
  settingsAddress: string;
  onCount: () => void;
  onClose: () => void;
}

const ROW =
  'grid w-full grid-cols-[auto_1fr_auto] items-start gap-3 px-4 py-3 text-left transition-colors duration-150';

function RowContent({ told, mark }: { told: Told; mark: ReactNode }) {
  const Icon = kindIcon[told.kind];
  const isUnread = !told.readAt;
  return (
    <>
      <span
        className={cx(
          'mt-0.5 grid size-8 place-items-center rounded-full',
          isUnread ? 'bg-accent-soft text-accent' : 'bg-sunken text-muted',
        )}
      >
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className={cx('wrap-anywhere', isUnread && 'font-medium')}>{told.title}</span>
        <span className="text-sm text-muted wrap-anywhere">{told.body}</span>
        <time dateTime={told.createdAt} className="text-xs text-muted tabular-nums">
          {formatInstant(told.createdAt)}
        </time>
      </span>
      {mark}
    </>
  );
}

function Row({ told, onRead, onClose }: { told: Told; onRead: () => void; onClose: () => void }) {
  const isUnread = !told.readAt;
  const dot = isUnread && (
    <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{text.isUnread}</span>
    </span>
  );
  const go = () => {
    if (isUnread) onRead();
    onClose();
  };
  return (
    <li className="border-t border-line first:border-t-0">
      {told.path ? (
        <Link to={told.path} onClick={go} className={cx(ROW, 'hover:bg-sunken')}>
          <RowContent
            told={told}
            mark={
              <span className="flex items-start gap-2">
                {dot}
                <ChevronRight size={16} aria-hidden="true" className="mt-0.5 text-muted" />
              </span>
            }
          />
        </Link>
      ) : isUnread ? (
        <button type="button" title={text.read} onClick={onRead} className={cx(ROW, 'hover:bg-sunken')}>
          <RowContent told={told} mark={dot} />
        </button>
      ) : (
        <div className={ROW}>
          <RowContent told={told} mark={null} />
        </div>
      )}
    </li>
  );
}

/** Reads the list and marks what is read. */
function useNotifications(arrivals: number, onCount: () => void) {
  const { data, error, refetch, fetchMore } = useNotificationListQuery({
    variables: { first: PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const [markRead] = useMarkNotificationReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  useEffect(() => {
    // `error` of the query says why it failed.
    if (arrivals > 0) void refetch().catch(() => undefined);
  }, [arrivals, refetch]);
  const page = data?.notifications;
  const told = (message: string) => showToast({ title: text.markFailed, message, tone: 'danger' });
  return {
    page,
    failure: error && !page ? readFailure(error) : null,
    // `failure` says why it failed.
    reload: () => void refetch().catch(() => undefined),
    read: async (id: string) => {
      const done = await mutationResult(
        markRead({ variables: { input: { ids: [id] } } }),
        (reply) => reply.markNotificationsRead,
      );
      if (done.is === 'refused') return told(done.refusal.message);
      onCount();
    },
    readAll: async () => {
      const done = await mutationResult(markAll(), (reply) => reply.markAllNotificationsRead);
      if (done.is === 'refused') return told(done.refusal.message);
      onCount();
      // They are read on the server; the list is read again when it is opened.
      void refetch().catch(() => undefined);
    },
    more: () =>
      void fetchMore({
        variables: { after: page?.pageInfo.endCursor ?? null },
        updateQuery: (before, { fetchMoreResult: { notifications: next } }) => ({
          notifications: { ...next, nodes: [...before.notifications.nodes, ...next.nodes] },
        }),
      }).catch((problem: unknown) => told(readFailure(problem).message)),
  };
}

const Loading = () => (
  <div className="grid gap-4 p-4">
    {[0, 1, 2].map((row) => (
      <div key={row} className="grid grid-cols-[auto_1fr] gap-3">
        <Skeleton className="size-8 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);

/** What the account was told, with its states. */
export function NotificationList({ arrivals, settingsAddress, onCount, onClose }: NotificationListProps) {
  const { page, failure, reload, read, readAll, more } = useNotifications(arrivals, onCount);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3">
        <h2 className="mr-auto font-sans text-base font-semibold">{text.title}</h2>
        {page && page.unreadCount > 0 && (
          <Button variant="quiet" size="sm" onClick={() => void readAll()}>
            <CheckCheck size={15} aria-hidden="true" />
            {text.readAll}
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {failure && (
          <div className="p-4">
            <ErrorState
              title={text.loadFailed}
              message={failure.message}
              requestId={failure.requestId}
              onRetry={reload}
            />
          </div>
        )}
        {!page && !failure && <Loading />}
        {page?.nodes.length === 0 && <EmptyState icon={<BellOff size={24} aria-hidden="true" />} text={text.empty} />}
        {page && page.nodes.length > 0 && (
          <ol>
            {page.nodes.map((told) => (
              <Row key={told.id} told={told} onRead={() => void read(told.id)} onClose={onClose} />
            ))}
          </ol>
        )}
        {page?.pageInfo.hasNextPage && (
          <div className="grid justify-items-center border-t border-line p-3">
            <Button variant="secondary" size="sm" onClick={more}>
              {text.more}
            </Button>
          </div>
        )}
      </div>
      <footer className="border-t border-line p-2">
        <Link
          to={settingsAddress}
          onClick={onClose}
          className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), 'w-full text-muted')}
        >
          <Settings2 size={15} aria-hidden="true" />
          {text.settings}
        </Link>
      </footer>
    </>
  );
}
