import { useEffect, useRef, useState } from 'react';
import { Undo2, X } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { longerTime } from '#web/shared/accessibility/longer-time.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from './touch-target.ts';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';

const DURATION_MS = 8_000;

interface UndoBarProps {
  message: string;
  undoLabel: string;
  /** The undo was pressed and has not finished. */
  isBusy?: boolean;
  /** Milliseconds until it disappears. */
  durationMs?: number;
  /** On phones it is placed above a bar at the bottom. */
  isAboveBar?: boolean;
  onUndo: () => void;
  onEnd: () => void;
}

/** A notice with an undo button. The timer pauses while it has the pointer or the focus. */
export function UndoBar({
  message,
  undoLabel,
  isBusy = false,
  durationMs = DURATION_MS,
  isAboveBar = false,
  onUndo,
  onEnd,
}: UndoBarProps) {
  const [isPaused, setPaused] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isPaused || isBusy) return;
    const timer = setTimeout(() => end.current(), longerTime(durationMs));
    return () => clearTimeout(timer);
  }, [isPaused, isBusy, durationMs, message]);
  return (
    // Listens only for pointer and focus; the controls are inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      role="status"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={cx(
        'fixed inset-x-4 z-60 mx-auto flex max-w-md items-center gap-2 rounded-md border border-line bg-surface py-2 pl-4 pr-2 shadow-float animate-appear',
        isAboveBar ? 'bottom-18 md:bottom-4' : 'bottom-4',
      )}
    >
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{message}</p>
      <Button variant="quiet" size="sm" className={TOUCH_TARGET} disabled={isBusy} onClick={onUndo}>
        <Undo2 size={15} aria-hidden="true" />
        {undoLabel}
      </Button>
      <IconButton label={commonText.dismiss} className={TOUCH_TARGET_ICON} onClick={onEnd}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
