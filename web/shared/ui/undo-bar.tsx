import { useEffect, useRef, useState } from 'react';
import { Undo2, X } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { Button, IconButton } from './button.tsx';

const LASTS_MS = 8_000;

interface UndoBarProps {
  message: string;
  undoLabel: string;
  onUndo: () => void;
  onEnd: () => void;
}

/** A notice with a way back. It waits while somebody is on it. */
export function UndoBar({ message, undoLabel, onUndo, onEnd }: UndoBarProps) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end.current(), LASTS_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    // It only hears that somebody is on it; what can be pressed is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-md items-center gap-3 rounded-md border border-line bg-surface py-2 pl-4 pr-2 shadow-float animate-appear"
    >
      <p className="min-w-0 flex-1 break-words">{message}</p>
      <Button look="quiet" size="sm" onClick={onUndo}>
        <Undo2 size={15} aria-hidden="true" />
        {undoLabel}
      </Button>
      <IconButton label={commonText.dismiss} onClick={onEnd}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
