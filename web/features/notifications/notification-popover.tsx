import type { RefObject } from 'react';
import { Popover } from 'radix-ui';
import { bellText as text } from '#schema/text/notifications-screen.ts';
import { NotificationList } from './notification-list.tsx';

interface NotificationPopoverProps {
  button: RefObject<HTMLButtonElement | null>;
  /** Rises when a notification arrives. */
  arrivals: number;
  settingsAddress: string;
  /** The number of unread ones changed. */
  onCount: () => void;
  onClose: () => void;
}

/** The list below the bell; on a phone it takes the width of the screen. */
export function NotificationPopover({ button, onClose, ...list }: NotificationPopoverProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={text.title}
        // A press on the button closes it anyway.
        onInteractOutside={(event) => button.current?.contains(event.target as Node) && event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
        className="z-50 flex max-h-[min(36rem,calc(100dvh-5rem))] w-[min(26rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-md border border-line bg-surface text-ink shadow-float animate-appear"
      >
        <NotificationList {...list} onClose={onClose} />
      </Popover.Content>
    </Popover.Root>
  );
}
