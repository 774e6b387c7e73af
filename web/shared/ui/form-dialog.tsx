import type { ReactNode } from 'react';
import { commonText } from '#schema/text/common.ts';
import { Button } from './button.tsx';
import { Dialog, DialogFooter } from './dialog.tsx';
import { focusFirstField } from './first-field.ts';
import { ErrorState } from './states.tsx';
import { TOUCH_TARGET } from './touch-target.ts';

interface FormDialogProps {
  title: string;
  /** Classes for the distance from the top and the maximum height. */
  positionClassName?: string;
  /** Classes of the dialog, for one that is wider. */
  className?: string;
  submitLabel: string;
  isBusy: boolean;
  /** Why it was refused as a whole; errors of a field stand beside the field. */
  failure: { title: string; message: string; requestId?: string | null } | null;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** A dialog above this one. */
  question?: ReactNode;
}

/** A form in a dialog: fields, what was refused, and two buttons that stay in view. */
export function FormDialog({
  title,
  positionClassName,
  className,
  submitLabel,
  isBusy,
  failure,
  onSubmit,
  onClose,
  children,
  question,
}: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(positionClassName ? { positionClassName } : {})}
      {...(className ? { className } : {})}
    >
      <form
        ref={focusFirstField}
        noValidate
        className="grid grid-cols-1 gap-5 px-6 pb-6 pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void onSubmit();
        }}
      >
        {children}
        {failure && <ErrorState {...failure} />}
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={isBusy}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  );
}
