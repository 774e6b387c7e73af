import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';

/** A text on hover and on focus. The trigger must have its own accessible name. */
export function Tooltip({
  text,
  children,
  side = 'top',
  open,
  onOpenChange,
}: {
  text: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom';
  /** For a trigger that also shows it when it is pressed: fingers neither hover nor focus. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  return (
    <Radix.Provider delayDuration={250}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {/* Not in a portal: it would be outside of every landmark. */}
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-sm bg-ink px-2.5 py-1.5 font-sans text-sm text-paper shadow-float animate-appear"
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
