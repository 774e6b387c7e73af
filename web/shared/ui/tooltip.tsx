import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

/** A text on hover and on focus. The trigger must have its own accessible name. */
export function Tooltip({
  text,
  children,
  side = 'top',
}: {
  text: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom';
}) {
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-sm bg-ink px-2.5 py-1.5 font-sans text-sm text-paper shadow-float animate-appear"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
