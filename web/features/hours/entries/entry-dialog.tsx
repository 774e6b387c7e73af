import { useState } from 'react';
import { entryFormText as text } from '#schema/text/hours-screen.ts';
import type { Refusal } from '#web/shared/apollo/mutation-result.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { useFormDraft } from '#web/shared/session/use-form-draft.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TimeField } from '#web/shared/ui/time-field.tsx';
import { Field, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { RestoredDraft } from '#web/shared/ui/restored-draft.tsx';
import { useConfirmClose } from '#web/shared/ui/use-confirm-close.tsx';
import { ActivityField, BillingField } from '../timer/work-fields.tsx';
import {
  createInput,
  entryField,
  entryProblems,
  entryValues,
  newEntry,
  updateInput,
  type Entry,
  type EntryErrors,
  type EntrySubject,
  type EntryValues,
} from './entry-form.rules.ts';
import type { EntryActions } from './use-entry-actions.tsx';

/** An entry to edit, or the known values of a new one. */
export type EntryOpened =
  { is: 'edit'; entry: Entry } | { is: 'new'; given: Partial<EntryValues>; subject?: EntrySubject };

interface EntryDialogProps {
  opened: EntryOpened;
  today: string;
  zone: string;
  actions: Pick<EntryActions, 'add' | 'edit'>;
  onClose: () => void;
}

/** Records worked time, today or earlier. */
export function EntryDialog({ opened, today, zone, actions, onClose }: EntryDialogProps) {
  const [before] = useState(() =>
    opened.is === 'edit' ? entryValues(opened.entry, zone) : newEntry({ day: today, ...opened.given }),
  );
  // The same id after a lost reply, so that the entry is created once.
  const [clientId] = useState(newClientId);
  // What is recorded of an event or a task has its own values; a draft of another entry must not replace them.
  const isPlain = opened.is === 'new' && !opened.subject;
  const { values, setValues, isRestored, drop, forget } = useFormDraft(isPlain ? 'time-entry' : null, before);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const asked = useConfirmClose(
    () => JSON.stringify(values) !== JSON.stringify(before),
    () => {
      forget();
      onClose();
    },
  );
  const set = (part: Partial<EntryValues>) => {
    setValues((held) => ({ ...held, ...part }));
    setErrors((held) => ({ ...held, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
  };
  const submit = async () => {
    const problems = entryProblems(values);
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) return;
    setSaving(true);
    const refusal =
      opened.is === 'edit'
        ? await actions.edit(updateInput(values, before, opened.entry))
        : await actions.add(createInput(values, opened.subject ?? {}, clientId));
    setSaving(false);
    if (!refusal) {
      forget();
      return onClose();
    }
    const field = refusal.field && entryField(refusal.field);
    if (field) setErrors({ [field]: refusal.message });
    else setFailure(refusal);
  };
  return (
    <FormDialog
      title={opened.is === 'edit' ? text.editTitle : text.newTitle}
      positionClassName="top-[min(8dvh,5rem)] max-h-[88dvh]"
      submitLabel={isSaving ? text.saving : text.save}
      isBusy={isSaving}
      failure={failure && { title: text.saveFailed, ...failure }}
      onSubmit={submit}
      onClose={asked.close}
      question={asked.question}
    >
      {isRestored && <RestoredDraft onDrop={drop} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DateField
          leans="back"
          label={text.day}
          max={today}
          value={values.day}
          error={errors.day}
          onChange={(day) => set({ day })}
        />
        <TimeField
          label={text.start}
          isOptional
          value={values.start}
          error={errors.start}
          onChange={(time) => set({ start: time })}
        />
      </div>
      <TextField
        label={text.length}
        hint={text.lengthHint}
        value={values.length}
        error={errors.length}
        autoComplete="off"
        className="max-w-44 tabular"
        onChange={({ target }) => set({ length: target.value })}
      />
      <CasePicker
        label={text.caseLabel}
        isOptional
        error={errors.case}
        picked={values.case}
        onPick={(picked) => set({ case: picked })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ActivityField
          label={text.activity}
          value={values.activity}
          error={errors.activity}
          onChange={(activity) => set({ activity })}
        />
        <BillingField
          label={text.billing}
          usual={opened.is === 'new' ? text.billingUsual : undefined}
          value={values.billing}
          error={errors.billing}
          onChange={(billing) => set({ billing })}
        />
      </div>
      <Field label={text.description} isOptional hint={text.descriptionHint} error={errors.description}>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            rows={3}
            maxLength={2000}
            aria-describedby={describedBy}
            aria-invalid={errors.description ? true : undefined}
            value={values.description}
            onChange={({ target }) => set({ description: target.value })}
            className={cx(className, 'min-h-20 resize-y')}
          />
        )}
      </Field>
    </FormDialog>
  );
}
