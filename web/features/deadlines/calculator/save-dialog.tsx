import { useState, type SyntheticEvent } from 'react';
import type { ComputeDeadlineInput } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { saveDeadlineText as text } from '#schema/text/deadline-calculator.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useSaveDeadlinesMutation } from './calculator.generated.ts';
import { DEFAULT_ALERT_DAYS } from '../alert-days.rules.ts';
import { AlertDaysField } from '../alert-days-field.tsx';

export interface Saved {
  ids: readonly string[];
  picked: PickedCase | null;
}

interface SaveDialogProps {
  input: ComputeDeadlineInput;
  title: string;
  initialCase: PickedCase | null;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

/** Saves a counted term as a deadline, with or without a case. */
export function SaveDialog({ input, title: proposed, initialCase, onSaved, onClose }: SaveDialogProps) {
  const [title, setTitle] = useState(proposed);
  const [picked, setPicked] = useState(initialCase);
  const [alertDays, setAlertDays] = useState<readonly number[]>(DEFAULT_ALERT_DAYS);
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSaveDeadlinesMutation();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    const deadline = { computation: input, title: title.trim() || proposed, alertDays: [...alertDays] };
    const answer = await mutationResult(
      save({ variables: { input: { caseId: picked?.id ?? null, deadlines: [deadline] } } }),
      ({ saveDeadlines }) => saveDeadlines,
    );
    if (answer.is === 'refused') return setProblem(answer.refusal.message || text.failed);
    onSaved({ ids: answer.payload.deadlines.map(({ id }) => id), picked });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5 px-6 pb-6 pt-4">
        <TextField label={text.name} value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        <CasePicker label={text.case} isOptional hint={text.caseHint} picked={picked} onPick={setPicked} />
        <AlertDaysField days={alertDays} onChange={setAlertDays} />
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <DialogFooter>
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={loading}>
            {loading ? text.saving : text.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
