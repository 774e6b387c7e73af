import type { RefObject } from 'react';
import { Popover } from 'radix-ui';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { TimerPanel } from './timer-panel.tsx';
import type { useHeldTimer } from './use-timer.ts';

interface TimerPopoverProps {
  held: ReturnType<typeof useHeldTimer>;
  button: RefObject<HTMLButtonElement | null>;
  sheetAddress: string;
  onClose: () => void;
}

/** The stopwatch below its button. */
export function TimerPopover({ held, button, sheetAddress, onClose }: TimerPopoverProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={text.title}
        // A press on the button closes it by itself.
        onInteractOutside={(event) => button.current?.contains(event.target as Node) && event.preventDefault()}
        // Not its first field, whose list would cover the rest, and not the button that stops it.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
        className="z-50 w-[min(24rem,calc(100vw-1.5rem))] rounded-md border border-line bg-surface text-ink shadow-float animate-appear"
      >
        <TimerPanel
          timer={held.timer}
          isKnown={held.isKnown}
          error={held.error}
          onReload={held.reload}
          sheetAddress={sheetAddress}
          onClose={onClose}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
