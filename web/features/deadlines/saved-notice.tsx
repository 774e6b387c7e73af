import { useState } from 'react';
import { CircleCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { saveDeadlineText as text } from '#schema/text/deadline-calculator.ts';
import { answerOf } from '#web/shared/apollo/answer.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useRemoveDeadlineMutation } from './panel/deadline-acts.generated.ts';
import type { Saved } from './calculator/save-dialog.tsx';
import { TOUCH } from './deadline-look.tsx';
import { usePlaces } from './places.ts';

/** What was saved, where it is now, and the way back. */
export function SavedNotice({ saved, onUndone }: { saved: Saved; onUndone: () => void }) {
  const places = usePlaces();
  const [remove] = useRemoveDeadlineMutation();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const answers = await Promise.all(
      saved.ids.map((id) => answerOf(remove({ variables: { input: { id } } }), ({ deleteDeadline }) => deleteDeadline)),
    );
    setBusy(false);
    const isUndone = answers.every(({ is }) => is === 'done');
    showToast(isUndone ? { message: text.undone, tone: 'positive' } : { message: text.undoFailed, tone: 'danger' });
    if (isUndone) onUndone();
  };
  const look = cx(buttonClasses({ look: 'secondary', size: 'sm' }), TOUCH);
  return (
    <div
      role="status"
      className="no-print flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-positive-soft px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2 font-medium text-positive">
        <CircleCheck size={18} className="mt-0.5" aria-hidden="true" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {text.saved(saved.ids.length, saved.picked?.title ?? null)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="ghost" size="sm" className={TOUCH} disabled={isBusy} onClick={() => void undo()}>
          <Undo2 size={15} aria-hidden="true" />
          {text.undo}
        </Button>
        {saved.picked && (
          <Link to={places.caseFile(saved.picked.id)} className={look}>
            {text.seeCase}
          </Link>
        )}
        <Link to={places.room('panel')} className={look}>
          {text.seePanel}
        </Link>
      </div>
    </div>
  );
}
