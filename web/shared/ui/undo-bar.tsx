import { useEffect, useRef, useState } from 'react';
import { Undo2, X } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { TOUCH } from './touch.ts';

const LASTS_MS = 8_000;
const TOUCH_ICON = 'max-md:size-11 pointer-coarse:size-11';

interface UndoBarProps {
  message: string;
  undoLabel: string;
  /** Taken back already, not yet heard: it waits. */
  isBusy?: boolean;
  /** Milliseconds that it stays. */
  lasts?: number;
  /** Stands above a bar at the foot of phones. */
  isAboveBar?: boolean;
  onUndo: () => void;
  onEnd: () => void;
}

/** A notice with a way back. It waits while somebody is on it. */
export function UndoBar({
  message,
  undoLabel,
  isBusy = false,
  lasts = LASTS_MS,
  isAboveBar = false,
  onUndo,
  onEnd,
}: UndoBarProps) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld || isBusy) return;
    const timer = setTimeout(() => end.current(), lasts);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy, lasts, message]);
  return (
    // It only hears that somebody is on it; what can be pressed is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'fixed inset-x-4 z-60 mx-auto flex max-w-md items-center gap-2 rounded-md border border-line bg-surface py-2 pl-4 pr-2 shadow-float animate-appear',
        isAboveBar ? 'bottom-18 md:bottom-4' : 'bottom-4',
      )}
    >
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{message}</p>
      <Button look="quiet" size="sm" className={TOUCH} disabled={isBusy} onClick={onUndo}>
        <Undo2 size={15} aria-hidden="true" />
        {undoLabel}
      </Button>
      <IconButton label={commonText.dismiss} className={TOUCH_ICON} onClick={onEnd}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
