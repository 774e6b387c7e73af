import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { chatText as text } from '#schema/text/chat.ts';
import type { ChatThreadFieldsFragment } from '#web/shared/apollo/operations.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';

interface ThreadItemProps {
  thread: ChatThreadFieldsFragment;
  isCurrent: boolean;
  address: string;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

export const ThreadItem = ({ thread, isCurrent, address, onOpen, onRename, onDelete }: ThreadItemProps) => (
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
      <span className={cx('block truncate', isCurrent && 'font-medium text-accent')}>{thread.title}</span>
      <time dateTime={thread.lastMessageAt} className="block text-xs text-muted tabular">
        {formatInstant(thread.lastMessageAt)}
      </time>
    </Link>
    <Menu
      trigger={
        <IconButton label={text.threadActions(thread.title)} className="mr-1 size-8">
          <Ellipsis size={17} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={onRename}>
        {text.rename}
      </MenuItem>
      <MenuItem icon={<Trash2 size={16} aria-hidden="true" />} onSelect={onDelete} tone="danger">
        {text.delete}
      </MenuItem>
    </Menu>
  </li>
);
