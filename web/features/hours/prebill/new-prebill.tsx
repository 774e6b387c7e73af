import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router';
import { prebillFormText as text, prebillScreenText } from '#schema/text/hours-billing.ts';
import { monthStart } from '#schema/lib/days.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useMakePrebillMutation } from './prebill.generated.ts';
import { useHours } from '../hours-context.ts';
import { reloadHours } from '../hours-reload.ts';
import { EntryChoice } from './entry-choice.tsx';
import type { EntryActions } from '../entries/use-entry-actions.tsx';
import { AdvanceFields } from './advance-fields.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { MissedHours } from './missed-hours.tsx';
import {
  newPrebill,
  prebillField,
  prebillInput,
  prebillProblems,
  receiptProblems,
  reckonable,
  type PrebillValues,
} from './prebill-form.rules.ts';
import { PrebillPreview } from './prebill-preview.tsx';
import { PrebillSubject } from './prebill-subject.tsx';
import { useBillableEntries } from './use-billable-entries.ts';
import { usePrebillPreview } from './use-prebill-preview.ts';
import { VatField } from './vat-field.tsx';

/** The form of a new pre-bill: client, period, entries and extras. The server computes a preview before it is saved. */
export function NewPrebill({ actions }: { actions: EntryActions }) {
  const client = useApolloClient();
  const { address, go, now } = useHours();
  const [make] = useMakePrebillMutation();
  const [values, setValues] = useState(() => newPrebill(monthStart(now.day), now.day));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const problems = prebillProblems(values);
  const found = useBillableEntries(values);
  const ids = (found.entries ?? []).map(({ id }) => id);
  const input = prebillInput(values, ids);
  const complete = reckonable(values);
  const state = usePrebillPreview(complete && prebillInput(complete, ids));
  const set = (part: Partial<PrebillValues>) => {
    setValues((before) => ({ ...before, ...part }));
    setErrors({});
    setFailure(null);
  };
  const submit = async () => {
    const missing = { ...problems, ...receiptProblems(values) };
    setErrors(missing);
    setFailure(null);
    if (Object.keys(missing).length > 0 || isSaving) return;
    setSaving(true);
    const answer = await mutationResult(make({ variables: { input } }), ({ createPrebill }) => createPrebill);
    setSaving(false);
    if (answer.is === 'refused') {
      const field = answer.refusal.field && prebillField(answer.refusal.field, values);
      return field ? setErrors({ [field]: answer.refusal.message }) : setFailure(answer.refusal);
    }
    const { prebill } = answer.payload;
    if (!prebill) return;
    showToast({ message: text.created(prebill.number), tone: 'positive' });
    go({ prebill: prebill.id }, { replace: true });
    await reloadHours(client, 'bills');
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={address({ prebill: null })}
        className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit')}
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {prebillScreenText.back}
      </Link>
      <h2 className="text-2xl font-semibold">{text.title}</h2>
      <form
        noValidate
        className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="grid grid-cols-1 gap-7">
          <PrebillSubject values={values} errors={errors} onChange={set} />
          <MissedHours
            missed={state.preview?.unrecorded ?? []}
            count={state.preview?.unrecordedCount ?? 0}
            actions={actions}
          />
          <EntryChoice found={found} leftOut={values.leftOut} onChange={(leftOut) => set({ leftOut })} />
          <ExtraFields extras={values.extras} errors={errors} onChange={(extras) => set({ extras })} />
          <AdvanceFields
            advances={values.advances}
            errors={errors}
            today={now.day}
            onChange={(advances) => set({ advances })}
          />
          <VatField value={values.vatRate} error={errors['vatRate']} onChange={(vatRate) => set({ vatRate })} />
          <Field label={text.notes} isOptional error={errors['notes']}>
            {({ id, describedBy, className }) => (
              <textarea
                id={id}
                rows={3}
                maxLength={2000}
                aria-describedby={describedBy}
                value={values.notes}
                onChange={({ target }) => set({ notes: target.value })}
                className={cx(className, 'min-h-20 resize-y')}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-4 xl:sticky xl:top-4">
          <PrebillPreview state={state} />
          {failure && <ErrorState title={text.createFailed} {...failure} />}
          <Button type="submit" className={cx(TOUCH_TARGET, 'w-fit')} disabled={isSaving}>
            {isSaving ? text.creating : text.create}
          </Button>
        </div>
      </form>
    </div>
  );
}
