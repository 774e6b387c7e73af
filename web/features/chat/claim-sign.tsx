import { useState, type MouseEvent } from 'react';
import { Tooltip } from 'radix-ui';
import type { ClaimSupport } from '#schema/generated/contract.ts';
import { supportLook } from './claim-support.ts';

/**
 * After a sentence that nothing backs: the word for it, and why on hover, focus or touch. A tap is no hover, so a press
 * opens it too; what the library does on a press (closing) is left out.
 */
export function ClaimSign({ support, reason }: { support: Exclude<ClaimSupport, 'SUPPORTED'>; reason: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const { word } = supportLook[support];
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
