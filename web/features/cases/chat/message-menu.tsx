import { useRef } from 'react';
import { Copy, Ellipsis, History, Pencil, Reply, Trash2 } from 'lucide-react';
import { chatMessageText as text } from '#schema/text/collab-chat.ts';
import { formatTime } from '#web/shared/format/format.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { EDIT_MS } from './chat-limits.ts';
import type { ChatMessage } from './message-feed.ts';

export type MessageAct = 'REPLY' | 'COPY' | 'EDIT' | 'DELETE' | 'VERSIONS';

/** The server says who may; the time since it was sent goes on without it. */
export const canEdit = (message: ChatMessage): boolean =>
  message.viewerCanEdit && !message.deletedAt && Date.now() - Date.parse(message.createdAt) < EDIT_MS;

interface MessageMenuProps {
  message: ChatMessage;
  canWrite: boolean;
  /** Reached with Tab; the others with the arrows. */
  isActive: boolean;
  onAct: (act: MessageAct, message: ChatMessage) => void;
}

export function MessageMenu({ message, canWrite, isActive, onAct }: MessageMenuProps) {
  const choose = (act: MessageAct) => () => onAct(act, message);
  // What goes on in the composer takes the focus there, when the menu is about to give it back.
  const later = useRef<MessageAct | null>(null);
  const chooseLater = (act: MessageAct) => () => {
    later.current = act;
  };
  const onCloseAutoFocus = (event: Event) => {
    if (!later.current) return;
    event.preventDefault();
    onAct(later.current, message);
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
