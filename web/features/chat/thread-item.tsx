import { Pin } from 'lucide-react';
import { Link } from 'react-router';
import { chatText as text } from '#schema/text/chat.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import type { ChatThreadFieldsFragment } from './threads.generated.ts';
import { ThreadMenu, type ThreadMenuProps } from './thread-menu.tsx';

interface ThreadItemProps {
  thread: ChatThreadFieldsFragment;
  isCurrent: boolean;
  address: string;
  onOpen: () => void;
  onAction: ThreadMenuProps['onAction'];
}

export const ThreadItem = ({ thread, isCurrent, address, onOpen, onAction }: ThreadItemProps) => (
  <li
    className={cx(
      'flex items-center rounded-md transition-colors duration-150',
      isCurrent ? 'bg-accent-soft' : 'hover:bg-sunken',
    )}
  >
    <Link
      to={address}
      onClick={onOpen}
      aria-current={isCurrent ? 'page' : undefined}
      className="min-w-0 flex-1 px-3 py-2"
    >
      <span className="flex items-center gap-1.5">
        {thread.pinnedAt && (
          <>
            <Pin size={14} className="text-accent" aria-hidden="true" />
            <span className="sr-only">{text.pinned}: </span>
          </>
        )}
        <span className={cx('min-w-0 truncate', isCurrent && 'font-medium text-accent')}>{thread.title}</span>
      </span>
      <time dateTime={thread.lastMessageAt} className="block text-xs text-muted tabular">
        {formatInstant(thread.lastMessageAt)}
      </time>
    </Link>
    <ThreadMenu thread={thread} label={text.threadActions(thread.title)} className="mr-1 size-8" onAction={onAction} />
  </li>
);
