import { lazy, Suspense, useRef, useState } from 'react';
import { Pause, Timer as TimerIcon } from 'lucide-react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Clock, subjectOf } from './timer-clock.tsx';
import { useHeldTimer } from './use-timer.ts';

/** What opens below the button comes when it is opened for the first time. */
const TimerPopover = lazy(() => import('./timer-popover.tsx').then((popover) => ({ default: popover.TimerPopover })));

interface TimerButtonProps {
  /** Where the timesheet is. */
  sheetAddress: string;
}

/** The stopwatch in the top bar: it shows from anywhere that it runs, and what for. */
export function TimerButton({ sheetAddress }: TimerButtonProps) {
  const held = useHeldTimer();
  const { timer } = held;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isRunning = Boolean(timer?.runningSince);
  const label = !timer ? text.open : (isRunning ? text.running : text.paused)(subjectOf(timer));
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        onClick={() => setOpen(!isOpen)}
        className={cx(
          'flex min-h-9 min-w-9 items-center justify-center gap-2 rounded-md px-2 text-sm transition-colors duration-150',
          isRunning
            ? 'bg-accent-soft font-medium text-accent hover:bg-accent-soft'
            : 'text-muted hover:bg-sunken hover:text-ink',
        )}
      >
        <span className="sr-only">{label}</span>
        {timer && !isRunning ? <Pause size={17} aria-hidden="true" /> : <TimerIcon size={19} aria-hidden="true" />}
        {timer && (
          <span aria-hidden="true" className="flex items-center gap-2">
            <Clock timer={timer} />
            <span className="max-w-32 truncate font-normal max-lg:hidden">{subjectOf(timer)}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TimerPopover held={held} button={button} sheetAddress={sheetAddress} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
