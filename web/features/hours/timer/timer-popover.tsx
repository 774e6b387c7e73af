import type { RefObject } from 'react';
import { Popover } from 'radix-ui';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { TimerPanel } from './timer-panel.tsx';
import type { useTimer } from './use-timer.ts';

interface TimerPopoverProps {
  timerQuery: ReturnType<typeof useTimer>;
  button: RefObject<HTMLButtonElement | null>;
  sheetAddress: string;
  onClose: () => void;
}

/** The popover of the timer button. */
export function TimerPopover({ timerQuery, button, sheetAddress, onClose }: TimerPopoverProps) {
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
        // The focus goes neither to the first field, whose list would cover the rest, nor to the stop button.
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
          timer={timerQuery.timer}
          isKnown={timerQuery.isKnown}
          error={timerQuery.error}
          onReload={timerQuery.reload}
          sheetAddress={sheetAddress}
          onClose={onClose}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
