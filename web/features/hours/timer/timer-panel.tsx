import { useState } from 'react';
import { ArrowLeftRight, Pause, Play, Square, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/ask-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH, TOUCH_ICON } from '#web/shared/ui/touch.ts';
import { clockText, LONGEST_SECONDS, readDuration } from '#web/shared/dates/duration.rules.ts';
import { StartForm } from './start-form.tsx';
import { Clock, subjectOf } from './timer-clock.tsx';
import { TimerDetails } from './timer-details.tsx';
import { useTimerActs } from './use-timer-acts.ts';
import { useSeconds, type Timer } from './use-timer.ts';

interface PanelProps {
  timer: Timer | null;
  isKnown: boolean;
  error: unknown;
  onReload: () => void;
  sheetAddress: string;
  onClose: () => void;
}

/** One act at a time; why it was not done stays until the next one. */
function useAct() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (act: Promise<string | null>): Promise<boolean> => {
    setBusy(true);
    const refused = await act;
    setBusy(false);
    setProblem(refused);
    return refused === null;
  };
  return { isBusy, problem, setProblem, run };
}

interface HowLongProps {
  /** Why it is asked, when nothing else says so. */
  why: string | null;
  onStop: (seconds: number) => void;
  isBusy: boolean;
}

/** How long the work was, where the clock cannot tell: it ran for days, or its day has no room for so much. */
function HowLong({ why, onStop, isBusy }: HowLongProps) {
  const [worked, setWorked] = useState('');
  const seconds = readDuration(worked);
  const isRight = seconds !== null && seconds >= 1 && seconds <= LONGEST_SECONDS;
  return (
    <form
      className="grid gap-3 rounded-md bg-warning-soft p-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) onStop(seconds);
      }}
    >
      {why && <p>{why}</p>}
      <TextField
        label={text.worked}
        value={worked}
        placeholder="1:30"
        autoComplete="off"
        onChange={({ target }) => setWorked(target.value)}
      />
      <Button type="submit" size="sm" className={TOUCH} disabled={isBusy || !isRight}>
        <Square size={15} aria-hidden="true" />
        {text.stop}
      </Button>
    </form>
  );
}

function Running({ timer, sheetAddress, onClose }: { timer: Timer } & Pick<PanelProps, 'sheetAddress' | 'onClose'>) {
  const acts = useTimerActs();
  const { isBusy, problem, run } = useAct();
  const [isSwitching, setSwitching] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const seconds = useSeconds(timer);
  const isRunning = Boolean(timer.runningSince);
  const [isDayFull, setDayFull] = useState(false);
  const stop = async (worked?: number) => {
    const act = acts.stop(timer.id, worked);
    const isDone = await run(act.then((refusal) => refusal?.message ?? null));
    if (isDone) return onClose();
    setDayFull((await act)?.field === 'seconds');
  };
  return (
    <div className="grid gap-4 p-4">
      <div className="grid gap-0.5">
        <p className="flex items-baseline justify-between gap-3">
          <Clock timer={timer} className="font-serif text-3xl font-semibold" />
          <span className={cx('text-sm font-medium', isRunning ? 'text-accent' : 'text-muted')}>
            {isRunning ? text.isRunning : text.isPaused}
          </span>
        </p>
        <p className="text-sm text-muted tabular">{text.since(formatInstant(timer.startedAt))}</p>
        {timer.event && <p className="text-sm [overflow-wrap:anywhere]">{text.event(timer.event.title)}</p>}
        {timer.task && <p className="text-sm [overflow-wrap:anywhere]">{text.task(timer.task.title)}</p>}
      </div>
      {problem && <ErrorState title={text.failed} message={problem} />}
      {isSwitching ? (
        <>
          <p className="text-sm text-muted">{text.switchHint}</p>
          <StartForm replaces onStarted={() => setSwitching(false)} onBack={() => setSwitching(false)} />
        </>
      ) : (
        <>
          {timer.isTooLong || isDayFull ? (
            <HowLong
              why={timer.isTooLong ? text.tooLong : null}
              isBusy={isBusy}
              onStop={(worked) => void stop(worked)}
            />
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button className={cx(TOUCH, 'flex-1')} disabled={isBusy} onClick={() => void stop()}>
                <Square size={16} aria-hidden="true" />
                {text.stop}
              </Button>
              <Button
                look="secondary"
                className={TOUCH}
                disabled={isBusy}
                onClick={() => void run(isRunning ? acts.pause(timer.id) : acts.resume(timer.id))}
              >
                {isRunning ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
                {isRunning ? text.pause : text.resume}
              </Button>
            </div>
          )}
          <TimerDetails
            key={timer.id}
            timer={timer}
            onUpdate={(part) => void run(acts.update({ timerId: timer.id, ...part }))}
          />
          <div className="flex flex-wrap items-center gap-1 border-t border-line pt-3">
            <Button look="quiet" size="sm" className={TOUCH} onClick={() => setSwitching(true)}>
              <ArrowLeftRight size={15} aria-hidden="true" />
              {text.switch}
            </Button>
            <Link
              to={sheetAddress}
              onClick={onClose}
              className={cx('inline-flex min-h-8 items-center px-2 text-sm text-accent hover:underline', TOUCH)}
            >
              {text.sheet}
            </Link>
            <IconButton
              label={text.discard}
              className={cx(TOUCH_ICON, 'ml-auto text-danger')}
              onClick={() => setDiscarding(true)}
            >
              <Trash2 size={17} aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={text.discardTitle}
          body={text.discardBody(`${clockText(seconds)} (${subjectOf(timer)})`)}
          confirm={text.discard}
          onConfirm={() => acts.discard(timer.id)}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  );
}

/** The stopwatch: what runs and what it is for, or a new one. */
export function TimerPanel({ timer, isKnown, error, onReload, ...rest }: PanelProps) {
  if (timer) return <Running timer={timer} {...rest} />;
  if (!isKnown && error)
    return (
      <div className="p-4">
        <ErrorState title={text.loadFailed} {...readFailure(error)} onRetry={onReload} />
      </div>
    );
  if (!isKnown)
    return (
      <div className="grid gap-4 p-4">
        <Skeleton className="h-9 w-32" />
        <Skeleton className="h-10 rounded-md" />
      </div>
    );
  return (
    <div className="grid gap-4 p-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{text.title}</h2>
        <p className="text-sm text-muted">{text.intro}</p>
      </div>
      <StartForm onStarted={rest.onClose} />
    </div>
  );
}
