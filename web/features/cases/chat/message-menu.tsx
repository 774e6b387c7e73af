import { useRef } from 'react';
import { Copy, Ellipsis, History, Pencil, Reply, Trash2 } from 'lucide-react';
import { chatMessageText as text } from '#schema/text/collab-chat.ts';
import { formatTime } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { EDIT_MS } from './chat-limits.ts';
import type { ChatMessage } from './message-feed.ts';

export type MessageAction = 'REPLY' | 'COPY' | 'EDIT' | 'DELETE' | 'VERSIONS';

/**
 * The server says who may edit; the time limit is checked here too, because it passes without a message of the server.
 */
export const canEdit = (message: ChatMessage): boolean =>
  message.viewerCanEdit && !message.deletedAt && Date.now() - Date.parse(message.createdAt) < EDIT_MS;

interface MessageMenuProps {
  message: ChatMessage;
  canWrite: boolean;
  /** In the tab order; the menus of the other messages are reached with the arrow keys. */
  isActive: boolean;
  onAction: (action: MessageAction, message: ChatMessage) => void;
}

export function MessageMenu({ message, canWrite, isActive, onAction }: MessageMenuProps) {
  const choose = (action: MessageAction) => () => onAction(action, message);
  // An action that continues in the composer runs when the menu closes, so that the focus goes to the composer.
  const later = useRef<MessageAction | null>(null);
  const chooseLater = (action: MessageAction) => () => {
    later.current = action;
  };
  const onCloseAutoFocus = (event: Event) => {
    if (!later.current) return;
    event.preventDefault();
    onAction(later.current, message);
    later.current = null;
  };
  const canDelete = canWrite && message.viewerCanDelete && !message.deletedAt;
  return (
    <Menu
      onCloseAutoFocus={onCloseAutoFocus}
      trigger={
        <IconButton
          tabIndex={isActive ? 0 : -1}
          label={text.actions(message.authorName, formatTime(message.createdAt))}
          size="xs"
          className="opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      }
    >
      {canWrite && (
        <MenuItem icon={<Reply size={16} aria-hidden="true" />} onSelect={chooseLater('REPLY')}>
          {text.reply}
        </MenuItem>
      )}
      <MenuItem icon={<Copy size={16} aria-hidden="true" />} onSelect={choose('COPY')}>
        {text.copy}
      </MenuItem>
      {canWrite && canEdit(message) && (
        <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={chooseLater('EDIT')}>
          {text.edit}
        </MenuItem>
      )}
      {message.versions.length > 0 && (
        <MenuItem icon={<History size={16} aria-hidden="true" />} onSelect={choose('VERSIONS')}>
          {text.history}
        </MenuItem>
      )}
      {canDelete && (
        <>
          <MenuLine />
          <MenuItem icon={<Trash2 size={16} aria-hidden="true" />} onSelect={choose('DELETE')} tone="danger">
            {text.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
