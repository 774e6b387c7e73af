import { Suspense, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Bell } from 'lucide-react';
import { print } from 'graphql';
import { bellText as text } from '#schema/text/notifications-screen.ts';
import { useSocket } from '#web/shared/apollo/graphql-provider.tsx';
import { keepSubscribed } from '#web/shared/apollo/socket.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { useReconnection } from '#web/shared/realtime/use-reconnection.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import {
  NotificationArrivesDocument,
  useUnreadNotificationsQuery,
  type NotificationArrivesSubscription,
} from './bell.generated.ts';

/** Loaded when it is first opened. */
const loadList = () => import('./notification-popover.tsx');
const NotificationPopover = lazyPart(() => loadList().then(({ NotificationPopover }) => NotificationPopover));

const MOST_SHOWN = 99;

/** How many are unread; read again when one arrives, and after a lost connection. */
function useUnread() {
  const { data, refetch } = useUnreadNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const socket = useSocket();
  const [arrivals, setArrivals] = useState(0);
  const again = useRef(() => undefined as void);
  again.current = () => {
    setArrivals((count) => count + 1);
    // What failed is read again with the next one; the number on the bell stays.
    void refetch().catch(() => undefined);
  };
  useReconnection(() => again.current());
  useEffect(
    () =>
      keepSubscribed<NotificationArrivesSubscription>(
        socket,
        {
          query: print(client.cache.transformDocument(NotificationArrivesDocument)),
          operationName: 'NotificationArrives',
        },
        () => again.current(),
      ),
    [client, socket],
  );
  return { unread: data?.notifications.unreadCount ?? 0, arrivals, reload: () => again.current() };
}

interface NotificationBellProps {
  /** The address of the settings of notifications. */
  settingsAddress: string;
}

/** The bell of the top bar with what is unread; its list opens below. */
export function NotificationBell({ settingsAddress }: NotificationBellProps) {
  const { unread, arrivals, reload } = useUnread();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="relative inline-grid">
        <IconButton
          ref={button}
          label={text.open(unread)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void loadList()}
          onFocus={() => void loadList()}
          onClick={() => setOpen(!isOpen)}
        >
          <Bell size={19} aria-hidden="true" />
        </IconButton>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -right-0.5 -top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] font-semibold leading-none text-on-accent tabular-nums"
          >
            {unread > MOST_SHOWN ? text.most : unread}
          </span>
        )}
      </span>
      {/* Said when the number changes, without taking the focus. */}
      <span aria-live="polite" className="sr-only">
        {arrivals > 0 && unread > 0 ? text.unread(unread) : ''}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPopover
            button={button}
            arrivals={arrivals}
            settingsAddress={settingsAddress}
            onCount={reload}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
