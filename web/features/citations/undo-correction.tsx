import { useEffect, useRef, useState } from 'react';
import { Undo2, X } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { findingText as text } from '#schema/text/citation-review.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { TOUCH, TOUCH_ICON } from './citation-look.ts';

const LASTS_MS = 12_000;

interface UndoCorrectionProps {
  message: string;
  isBusy: boolean;
  onUndo: () => void;
  onEnd: () => void;
}

/** What was changed in the text, with the way back. It waits while somebody is on it. */
export function UndoCorrection({ message, isBusy, onUndo, onEnd }: UndoCorrectionProps) {
  const [isHeld, setHeld] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isHeld || isBusy) return;
    const timer = setTimeout(() => end.current(), LASTS_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isBusy, message]);
  return (
    // It only hears that somebody is on it; what can be pressed is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="fixed inset-x-4 bottom-18 z-60 mx-auto flex max-w-md items-center gap-2 rounded-md border border-line bg-surface py-2 pl-4 pr-2 shadow-float animate-appear md:bottom-4"
    >
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{message}</p>
      <Button look="quiet" size="sm" className={TOUCH} disabled={isBusy} onClick={onUndo}>
        <Undo2 size={15} aria-hidden="true" />
        {text.undo}
      </Button>
      <IconButton label={commonText.dismiss} className={TOUCH_ICON} onClick={onEnd}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
