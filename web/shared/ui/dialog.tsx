import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { commonText } from '#schema/text/common.ts';
import { useReturnFocus } from '#web/shared/hooks/use-return-focus.ts';
import { TOUCH_TARGET_ICON } from './touch-target.ts';
import { cx } from './class-names.ts';
import { IconButton } from './button.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title is for screen readers only. */
  isTitleHidden?: boolean;
  /** Only a button of its content closes it: no X, no Escape, no press outside. */
  isClosedByContent?: boolean;
  description?: string;
  children: ReactNode;
  className?: string;
  /** Classes for the distance from the top and the maximum height. */
  positionClassName?: string;
}

// Same z-index as the dialogs: with two dialogs, the overlay of the newer one covers the older one.
const Overlay = () => <div aria-hidden="true" className="fixed inset-0 z-50 bg-veil animate-fade" />;

const Heading = ({ title, isTitleHidden }: { title: string; isTitleHidden?: boolean }) => (
  <Radix.Title className={isTitleHidden ? 'sr-only' : 'text-xl font-semibold'}>{title}</Radix.Title>
);

// The Overlay of Radix writes a <style> element to lock scrolling, which the content security policy blocks. Ours is a
// plain element.
export function Dialog({
  open,
  onOpenChange,
  title,
  isTitleHidden,
  isClosedByContent = false,
  description,
  children,
  className,
  positionClassName,
}: DialogProps) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isClosedByContent && onOpenChange(isOpen)}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={returnFocus}
          className={cx(
            'fixed left-1/2 z-50 w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface shadow-float animate-appear',
            positionClassName ?? 'top-[min(12dvh,7rem)] max-h-[82dvh]',
            className,
          )}
        >
          {isTitleHidden ? (
            <Heading {...{ title, isTitleHidden }} />
          ) : (
            <div className="flex items-start justify-between gap-4 px-6 pt-5">
              <Heading title={title} />
              {!isClosedByContent && (
                <Radix.Close asChild>
                  <IconButton
                    label={commonText.close}
                    className={cx(TOUCH_TARGET_ICON, '-mr-2 -mt-1 max-md:-mr-3 max-md:-mt-2')}
                  >
                    <X size={20} aria-hidden="true" />
                  </IconButton>
                </Radix.Close>
              )}
            </div>
          )}
          {description && <Radix.Description className="px-6 pt-2 text-muted">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons of a dialog: they stay in view while its content scrolls. The last child of a form with `px-6 pb-6`. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-6 py-4">
    {children}
  </div>
);

/** A panel at the edge of the screen; full width on phones. */
export function Sheet({
  open,
  onOpenChange,
  title,
  isTitleHidden,
  children,
  side = 'right',
}: DialogProps & { side?: 'left' | 'right' }) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={cx(
            'fixed inset-y-0 z-50 flex w-full flex-col bg-surface shadow-float md:w-[26rem]',
            side === 'right'
              ? 'right-0 border-l border-line animate-sheet'
              : 'left-0 border-r border-line animate-fade',
          )}
        >
          <div
            className={cx(
              'flex items-center justify-between gap-4 px-5',
              isTitleHidden ? 'absolute right-0 top-3 z-10' : 'border-b border-line py-3',
            )}
          >
            <Heading {...{ title, isTitleHidden }} />
            <Radix.Close asChild>
              <IconButton label={commonText.close} className={cx(TOUCH_TARGET_ICON, 'max-md:-mr-2')}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
