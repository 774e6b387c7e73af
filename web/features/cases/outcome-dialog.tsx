import { useState, type SyntheticEvent } from 'react';
import type { CaseOutcome } from '#schema/generated/contract.ts';
import { caseActText as text, caseOutcomeHint, caseOutcomeText } from '#schema/text/cases-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { OUTCOMES } from './case-styles.tsx';

interface OutcomeDialogProps {
  title: string;
  chosen?: CaseOutcome | null;
  /** Returns the error text, or `null`. */
  onSave: (outcome: CaseOutcome) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the outcome of a case. It may be answered later. */
export function OutcomeDialog({ title, chosen = null, onSave, onClose }: OutcomeDialogProps) {
  const [outcome, setOutcome] = useState<CaseOutcome | null>(chosen);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!outcome || isSaving) return;
    setSaving(true);
    const failed = await onSave(outcome);
    setSaving(false);
    setProblem(failed);
    if (!failed) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.outcomeTitle}
      description={text.outcomeBody(title)}
    >
      <form onSubmit={(event) => void onSubmit(event)} className="grid gap-5 px-6 pb-6 pt-4">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{text.outcomeTitle}</legend>
          {OUTCOMES.map((code) => (
            <label
              key={code}
              className={cx(
                'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-md border px-4 py-3 transition-colors duration-150',
                outcome === code ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name="outcome"
                checked={outcome === code}
                onChange={() => setOutcome(code)}
                className="mt-1 size-4 shrink-0"
              />
              <span className="font-medium">{caseOutcomeText[code]}</span>
              <span className="col-start-2 text-sm text-muted">{caseOutcomeHint[code]}</span>
            </label>
          ))}
        </fieldset>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {text.outcomeLater}
          </Button>
          <Button type="submit" disabled={!outcome || isSaving}>
            {text.outcomeSave}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
