import { useState } from 'react';
import { BellRing, CalendarArrowUp } from 'lucide-react';
import { addDays } from '#schema/lib/days.ts';
import { deadlineActText as text } from '#schema/text/deadline-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { formatDayAndMonth } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { formatDue, type DeadlineCard } from '../deadline-styles.tsx';

interface SnoozeDialogProps {
  deadline: DeadlineCard;
  onRemind: () => Promise<unknown>;
  onMove: () => Promise<unknown>;
  onClose: () => void;
}

const CHOICE = `${TOUCH_TARGET} h-auto w-full justify-start gap-3 px-4 py-3 text-left whitespace-normal`;

/** Of a date that somebody typed it is asked what to postpone: the reminder, or the date itself. */
export function SnoozeDialog({ deadline, onRemind, onMove, onClose }: SnoozeDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    await act();
    onClose();
  };
  const { dueOn, title } = deadline;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.snoozeTitle}
      description={text.snoozeBody(title, formatDue(deadline))}
    >
      <div className="grid gap-2.5 px-6 pb-6 pt-5">
        <Button className={CHOICE} disabled={isBusy} onClick={() => void run(onRemind)}>
          <BellRing size={18} aria-hidden="true" className="shrink-0" />
          <span className="grid">
            <span>{text.remindOnly}</span>
            <span className="text-sm font-normal opacity-90">{text.remindOnlyHint}</span>
          </span>
        </Button>
        <Button variant="secondary" className={CHOICE} disabled={isBusy} onClick={() => void run(onMove)}>
          <CalendarArrowUp size={18} aria-hidden="true" className="shrink-0" />
          <span className="grid">
            <span>{text.moveDate(formatDayAndMonth(dueOn), formatDayAndMonth(addDays(dueOn, 1)))}</span>
            <span className="text-sm font-normal text-muted">{text.moveDateHint}</span>
          </span>
        </Button>
        <Button variant="ghost" className={`${TOUCH_TARGET} justify-self-end`} onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
