import { useState } from 'react';
import { ArrowLeftRight, Pause, Play, Square, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { timerText as text } from '#schema/text/hours-timer.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { clockText, MAX_SECONDS, readDuration } from '#web/shared/dates/duration.rules.ts';
import { StartForm } from './start-form.tsx';
import { Clock, subjectOf } from './timer-clock.tsx';
import { TimerDetails } from './timer-details.tsx';
import { useTimerActions } from './use-timer-actions.ts';
import { useSeconds, type Timer } from './use-timer.ts';

interface PanelProps {
  timer: Timer | null;
  isKnown: boolean;
  error: unknown;
  onReload: () => void;
  sheetAddress: string;
  onClose: () => void;
}

/** Runs one action at a time; its error stays until the next one. */
function useAction() {
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

interface DurationFormProps {
  /** Why the duration is asked, if nothing else says so. */
  why: string | null;
  onStop: (seconds: number) => void;
  isBusy: boolean;
}

/** Asks for the duration where the timer cannot tell: it ran for days, or the day has no more hours. */
function DurationForm({ why, onStop, isBusy }: DurationFormProps) {
  const [worked, setWorked] = useState('');
  const seconds = readDuration(worked);
  const isRight = seconds !== null && seconds >= 1 && seconds <= MAX_SECONDS;
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
      <Button type="submit" size="sm" className={TOUCH_TARGET} disabled={isBusy || !isRight}>
        <Square size={15} aria-hidden="true" />
        {text.stop}
      </Button>
    </form>
  );
}

function Running({ timer, sheetAddress, onClose }: { timer: Timer } & Pick<PanelProps, 'sheetAddress' | 'onClose'>) {
  const actions = useTimerActions();
  const { isBusy, problem, run } = useAction();
  const [isSwitching, setSwitching] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const seconds = useSeconds(timer);
  const isRunning = Boolean(timer.runningSince);
  const [isDayFull, setDayFull] = useState(false);
  const stop = async (worked?: number) => {
    const act = actions.stop(timer.id, worked);
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
            <DurationForm
              why={timer.isTooLong ? text.tooLong : null}
              isBusy={isBusy}
              onStop={(worked) => void stop(worked)}
            />
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button className={cx(TOUCH_TARGET, 'flex-1')} disabled={isBusy} onClick={() => void stop()}>
                <Square size={16} aria-hidden="true" />
                {text.stop}
              </Button>
              <Button
                variant="secondary"
                className={TOUCH_TARGET}
                disabled={isBusy}
                onClick={() => void run(isRunning ? actions.pause(timer.id) : actions.resume(timer.id))}
              >
                {isRunning ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
                {isRunning ? text.pause : text.resume}
              </Button>
            </div>
          )}
          <TimerDetails
            key={timer.id}
            timer={timer}
            onUpdate={(part) => void run(actions.update({ timerId: timer.id, ...part }))}
          />
          <div className="flex flex-wrap items-center gap-1 border-t border-line pt-3">
            <Button variant="quiet" size="sm" className={TOUCH_TARGET} onClick={() => setSwitching(true)}>
              <ArrowLeftRight size={15} aria-hidden="true" />
              {text.switch}
            </Button>
            <Link
              to={sheetAddress}
              onClick={onClose}
              className={cx('inline-flex min-h-8 items-center px-2 text-sm text-accent hover:underline', TOUCH_TARGET)}
            >
              {text.sheet}
            </Link>
            <IconButton
              label={text.discard}
              className={cx(TOUCH_TARGET_ICON, 'ml-auto text-danger')}
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
          onConfirm={() => actions.discard(timer.id)}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  );
}

/** The running timer, or the form to start one. */
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
