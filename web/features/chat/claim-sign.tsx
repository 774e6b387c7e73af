import { useState, type MouseEvent } from 'react';
import { Tooltip } from 'radix-ui';
import type { ClaimSupport } from '#schema/generated/contract.ts';
import { supportDisplay } from './claim-support.ts';

/**
 * The sign after an unsupported claim; the reason is shown on hover, focus or press. A tap is no hover, so a press
 * opens it, and the library's default, closing on press, is prevented.
 */
export function ClaimSign({ support, reason }: { support: Exclude<ClaimSupport, 'SUPPORTED'>; reason: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const { word } = supportDisplay[support];
  return (
    <Tooltip.Provider delayDuration={250}>
      <Tooltip.Root open={isOpen && reason !== null} onOpenChange={setOpen}>
        <Tooltip.Trigger asChild>
          <button type="button" className="claim-sign" data-support={support} onClick={open}>
            {word}
          </button>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="top"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-sm bg-ink px-2.5 py-1.5 font-sans text-sm text-paper shadow-float animate-appear"
          >
            {reason}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
