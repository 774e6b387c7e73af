import { useRef } from 'react';
import { Download, Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { chatText as text } from '#schema/text/chat.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import type { ChatThreadFieldsFragment } from './threads.generated.ts';

/** Actions on a whole conversation. */
export type ThreadAction = 'PIN' | 'RENAME' | 'EXPORT' | 'DELETE';

export interface ThreadMenuProps {
  thread: Pick<ChatThreadFieldsFragment, 'pinnedAt'>;
  label: string;
  className?: string;
  /** `opener`: the element that gets the focus afterwards. */
  onAction: (action: ThreadAction, opener: HTMLElement | null) => void;
}

export function ThreadMenu({ thread, label, className, onAction }: ThreadMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = (action: ThreadAction) => () => onAction(action, trigger.current);
  const PinIcon = thread.pinnedAt ? PinOff : Pin;
  return (
    <Menu
      trigger={
        <IconButton ref={trigger} label={label} className={className}>
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<PinIcon size={16} aria-hidden="true" />} onSelect={choose('PIN')}>
        {thread.pinnedAt ? text.unpin : text.pin}
      </MenuItem>
      <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={choose('RENAME')}>
        {text.rename}
      </MenuItem>
      <MenuItem icon={<Download size={16} aria-hidden="true" />} onSelect={choose('EXPORT')}>
        {text.export}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 size={16} aria-hidden="true" />} onSelect={choose('DELETE')} tone="danger">
        {text.delete}
      </MenuItem>
    </Menu>
  );
}
