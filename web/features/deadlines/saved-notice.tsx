import { useState } from 'react';
import { CircleCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { saveDeadlineText as text } from '#schema/text/deadline-calculator.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useRemoveDeadlineMutation } from './panel/deadline-actions.generated.ts';
import type { Saved } from './calculator/save-dialog.tsx';
import { useLinks } from './links.ts';

/** What was saved, with links to it and an undo button. */
export function SavedNotice({ saved, onUndone }: { saved: Saved; onUndone: () => void }) {
  const links = useLinks();
  const [remove] = useRemoveDeadlineMutation();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const answers = await Promise.all(
      saved.ids.map((id) =>
        mutationResult(remove({ variables: { input: { id } } }), ({ deleteDeadline }) => deleteDeadline),
      ),
    );
    setBusy(false);
    const isUndone = answers.every(({ is }) => is === 'done');
    showToast(isUndone ? { message: text.undone, tone: 'positive' } : { message: text.undoFailed, tone: 'danger' });
    if (isUndone) onUndone();
  };
  const className = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);
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
        <Button variant="ghost" size="sm" className={TOUCH_TARGET} disabled={isBusy} onClick={() => void undo()}>
          <Undo2 size={15} aria-hidden="true" />
          {text.undo}
        </Button>
        {saved.picked && (
          <Link to={links.caseFile(saved.picked.id)} className={className}>
            {text.seeCase}
          </Link>
        )}
        <Link to={links.screen('panel')} className={className}>
          {text.seePanel}
        </Link>
      </div>
    </div>
  );
}
