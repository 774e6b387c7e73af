import { RotateCcw } from 'lucide-react';
import { unsavedText as text } from '#schema/text/unsaved.ts';
import { Button } from './button.tsx';
import { TOUCH_TARGET } from './touch-target.ts';

/** Above a form whose values came from an earlier page. */
export const RestoredDraft = ({ onDrop }: { onDrop: () => void }) => (
  <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-info-soft px-4 py-2.5">
    <p className="min-w-0 flex-1 basis-56">{text.draftKept}</p>
    <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={onDrop}>
      <RotateCcw size={15} aria-hidden="true" />
      {text.draftDrop}
    </Button>
  </div>
);
