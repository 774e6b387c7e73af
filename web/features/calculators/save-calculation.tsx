import { useState } from 'react';
import type { CalculateInput } from '#schema/generated/contract.ts';
import { calculatorsScreenText as text } from '#schema/text/calculators-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useSaveCalculationMutation } from './calculators.generated.ts';

interface SaveCalculationProps {
  values: CalculateInput;
  proposed: string;
  /** The case from which the calculator was opened; null: none. */
  caseId: string | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Keeps a calculation, with or without a case. */
export function SaveCalculation({ values, proposed, caseId, onSaved, onClose }: SaveCalculationProps) {
  const [title, setTitle] = useState(proposed);
  const [picked, setPicked] = useState<PickedCase | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [save, { loading }] = useSaveCalculationMutation({ refetchQueries: ['SavedCalculations'] });
  const submit = async () => {
    const input = { title: title.trim() || proposed, values, caseId: picked?.id ?? caseId };
    const answer = await mutationResult(save({ variables: { input } }), ({ saveCalculation }) => saveCalculation);
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    const id = answer.payload.savedCalculation?.id;
    showToast({ message: text.saved, tone: 'positive' });
    if (id) onSaved(id);
    onClose();
  };
  return (
    <FormDialog
      title={text.saveTitle}
      submitLabel={loading ? text.saving : text.saveSubmit}
      isBusy={loading}
      failure={refusal && { title: text.saveFailed, message: refusal.message, requestId: refusal.requestId }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={text.name} value={title} maxLength={200} onChange={({ target }) => setTitle(target.value)} />
      <CasePicker label={text.case} isOptional hint={text.caseHint} picked={picked} onPick={setPicked} />
    </FormDialog>
  );
}
