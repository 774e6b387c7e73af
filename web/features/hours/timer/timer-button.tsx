import { Suspense, useRef, useState } from 'react';
import { Pause, Timer as TimerIcon } from 'lucide-react';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Clock, subjectOf } from './timer-clock.tsx';
import { useTimer } from './use-timer.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

/** Loaded when it is first opened. */
const TimerPopover = lazyPart(() => import('./timer-popover.tsx').then(({ TimerPopover }) => TimerPopover));

interface TimerButtonProps {
  /** The address of the timesheet. */
  timesheetAddress: string;
}

/** The timer in the top bar, visible in every section. */
export function TimerButton({ timesheetAddress }: TimerButtonProps) {
  const timerQuery = useTimer();
  const { timer } = timerQuery;
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
          <TimerPopover
            timerQuery={timerQuery}
            button={button}
            sheetAddress={timesheetAddress}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
