import { useState } from 'react';
import { timerText } from '#schema/text/hours-timer.ts';
import { tasksText as text } from '#schema/text/hours-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { Field, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { useConfirmClose } from '#web/shared/ui/use-confirm-close.tsx';
import {
  useAddWorkTaskMutation,
  useEditWorkTaskMutation,
  type WorkTaskFieldsFragment as Task,
} from '../hours.generated.ts';

interface TaskDialogProps {
  task: Task | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Creates or edits a task. */
export function TaskDialog({ task, onSaved, onClose }: TaskDialogProps) {
  const [addTask] = useAddWorkTaskMutation();
  const [editTask] = useEditWorkTaskMutation();
  const [title, setTitle] = useState(task?.title ?? '');
  const [notes, setNotes] = useState(task?.notes ?? '');
  const [dueOn, setDueOn] = useState(task?.dueOn ?? '');
  const [legalCase, setCase] = useState(task?.case ? pickedCase(task.case) : null);
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const asked = useConfirmClose(
    () =>
      title !== (task?.title ?? '') ||
      notes !== (task?.notes ?? '') ||
      dueOn !== (task?.dueOn ?? '') ||
      legalCase?.id !== task?.case?.id,
    onClose,
  );
  const submit = async () => {
    if (!title.trim()) return setErrors({ title: text.nameMissing });
    setSaving(true);
    setErrors({});
    setFailure(null);
    const said = { title: title.trim(), notes: notes.trim(), caseId: legalCase?.id ?? null, dueOn: dueOn || null };
    const answer = task
      ? await mutationResult(
          editTask({ variables: { input: { id: task.id, version: task.version, ...said } } }),
          ({ updateWorkTask }) => updateWorkTask,
        )
      : await mutationResult(addTask({ variables: { input: said } }), ({ createWorkTask }) => createWorkTask);
    setSaving(false);
    if (answer.is === 'refused') {
      const { field, message } = answer.refusal;
      if (field && ['title', 'notes', 'caseId', 'dueOn'].includes(field)) setErrors({ [field]: message });
      else setFailure(answer.refusal);
      return;
    }
    showToast({ message: text.saved, tone: 'positive' });
    onClose();
    await onSaved();
  };
  return (
    <FormDialog
      title={task ? text.editTitle : text.newTitle}
      submitLabel={commonText.save}
      isBusy={isSaving}
      failure={failure && { title: text.saveFailed, ...failure }}
      onSubmit={submit}
      onClose={asked.close}
      question={asked.question}
    >
      <TextField
        label={text.name}
        value={title}
        maxLength={200}
        error={errors['title']}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <CasePicker label={timerText.caseLabel} isOptional error={errors['caseId']} picked={legalCase} onPick={setCase} />
      <DateField label={text.dueOn} isOptional value={dueOn} error={errors['dueOn']} onChange={setDueOn} />
      <Field label={text.notes} isOptional error={errors['notes']}>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            rows={3}
            maxLength={4000}
            aria-describedby={describedBy}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
            className={cx(className, 'min-h-20 resize-y')}
          />
        )}
      </Field>
    </FormDialog>
  );
}
