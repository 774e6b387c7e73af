import { CloudCheck, CloudOff, LoaderCircle, Trash2 } from 'lucide-react';
import { draftText as text } from '#schema/text/contract-form-screen.ts';
import { formatTime } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { DraftState } from './use-contract-draft.ts';

/** Where the values are kept, and how to be rid of them. */
export function DraftLine({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
  const [Icon, words] =
    state.at === 'saved'
      ? [CloudCheck, text.saved(formatTime(state.savedAt))]
      : state.at === 'here'
        ? [CloudOff, text.onlyHere]
        : [LoaderCircle, state.at === 'saving' ? text.saving : ''];
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <p role="status" className="flex items-center gap-1.5 tabular">
        {words && <Icon size={15} aria-hidden="true" />}
        {words}
      </p>
      {state.at !== 'nothing' && (
        <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onDiscard}>
          <Trash2 size={14} aria-hidden="true" />
          {text.discard}
        </Button>
      )}
    </div>
  );
}
