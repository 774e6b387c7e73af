import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { caseOutcomeText, caseStatusText } from '#schema/text/cases-screen.ts';
import { areaLabels } from '#schema/text/research.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { Field, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { RestoredDraft } from '#web/shared/ui/restored-draft.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { OUTCOMES, STATUSES } from '../case-styles.tsx';
import { AREAS } from '../areas.ts';
import { ConflictHits } from './conflict-hits.tsx';
import { CourtPicker } from './court-picker.tsx';
import { FileNumberField } from './file-number-field.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { PartyFields } from './party-fields.tsx';
import type { CaseForm as Form, LoadedCase } from './use-case-form.ts';

interface CaseFormProps {
  state: Form;
  legalCase: LoadedCase | null;
  submitLabel: string;
  cancelAddress: string;
  cancelLabel: string;
}

const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <fieldset className="grid grid-cols-1 gap-5 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0">
    <legend className="contents">
      <span className="font-serif text-xl font-semibold">{title}</span>
    </legend>
    {hint && <p className="-mt-4 text-muted">{hint}</p>}
    {children}
  </fieldset>
);

interface PartProps {
  state: Form;
  legalCase: LoadedCase | null;
}

const PAIR = 'grid grid-cols-1 items-start gap-5 sm:grid-cols-2';

function Basics({ state: { form }, legalCase }: PartProps) {
  const { register, formState, control } = form;
  const { errors } = formState;
  const client = useWatch({ control, name: 'client' });
  return (
    <Group title={text.basics}>
      <TextField
        label={text.title}
        hint={text.titleHint}
        error={errors.title?.message}
        autoComplete="off"
        {...register('title')}
      />
      <div className="grid gap-2">
        <TextField label={text.client} error={errors.client?.message} autoComplete="off" {...register('client')} />
        {formState.dirtyFields.client && <ConflictHits name={client} isOurs exceptCaseId={legalCase?.id} />}
      </div>
      <div className={PAIR}>
        <SelectField label={text.area} error={errors.area?.message} {...register('area')}>
          <option value="">{text.chooseArea}</option>
          {AREAS.map((area) => (
            <option key={area} value={area}>
              {areaLabels[area]}
            </option>
          ))}
        </SelectField>
        {!legalCase && (
          <SelectField label={text.status} {...register('status')}>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {caseStatusText[status]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <TextField
        label={text.type}
        isOptional
        hint={text.typeHint}
        error={errors.type?.message}
        autoComplete="off"
        {...register('type')}
      />
      <label className={cx('flex w-fit cursor-pointer items-center gap-2.5', TOUCH_TARGET)}>
        <input type="checkbox" className="size-4" {...register('isUrgent')} />
        {text.urgent}
      </label>
      <Field label={text.description} hint={text.descriptionHint} error={errors.description?.message} isOptional>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            rows={5}
            aria-describedby={describedBy}
            aria-invalid={errors.description ? true : undefined}
            className={cx(className, 'min-h-28 resize-y')}
            {...register('description')}
          />
        )}
      </Field>
    </Group>
  );
}

function Court({ state: { form }, legalCase }: PartProps) {
  const { formState, control } = form;
  const { errors } = formState;
  return (
    <Group title={text.courtSection}>
      <Controller
        control={control}
        name="court"
        render={({ field }) => (
          <CourtPicker
            label={text.court}
            court={field.value}
            error={errors.court?.message}
            onChange={(court) => field.onChange(court)}
          />
        )}
      />
      <FileNumberField form={form} legalCase={legalCase} />
    </Group>
  );
}

function AmountsAndDates({ state: { form }, legalCase }: PartProps) {
  const { register, formState, control } = form;
  const { errors } = formState;
  return (
    <Group title={text.amounts}>
      <div className={PAIR}>
        <Controller
          control={control}
          name="openedOn"
          render={({ field }) => (
            <DateField
              leans="back"
              label={text.openedOn}
              isOptional={!legalCase}
              hint={legalCase ? undefined : text.openedHint}
              error={errors.openedOn?.message}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
        <TextField
          label={text.amountClaimed}
          isOptional
          inputMode="decimal"
          hint={text.amountHint}
          error={errors.amountClaimed?.message}
          autoComplete="off"
          className="tabular"
          {...register('amountClaimed')}
        />
      </div>
      <TextField
        label={text.tags}
        isOptional
        hint={text.tagsHint}
        error={errors.tags?.message}
        autoComplete="off"
        {...register('tags')}
      />
    </Group>
  );
}

function Closing({ state: { form } }: PartProps) {
  const { register, formState, control } = form;
  const { errors } = formState;
  return (
    <Group title={text.closing}>
      <div className={PAIR}>
        <SelectField label={text.outcome} isOptional error={errors.outcome?.message} {...register('outcome')}>
          <option value="">{text.noOutcome}</option>
          {OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {caseOutcomeText[outcome]}
            </option>
          ))}
        </SelectField>
        <Controller
          control={control}
          name="closedOn"
          render={({ field }) => (
            <DateField
              leans="back"
              label={text.closedOn}
              isOptional
              error={errors.closedOn?.message}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      </div>
      <div className={PAIR}>
        <TextField
          label={text.amountObtained}
          isOptional
          inputMode="decimal"
          hint={text.amountHint}
          error={errors.amountObtained?.message}
          autoComplete="off"
          className="tabular"
          {...register('amountObtained')}
        />
      </div>
    </Group>
  );
}

/** The form of a case. For a new case it includes the parties. */
export function CaseForm({ state, legalCase, submitLabel, cancelAddress, cancelLabel }: CaseFormProps) {
  const { failure, problemCount, isSaving } = state;
  const part = { state, legalCase };
  const hasErrors = Object.keys(state.form.formState.errors).length > 0;
  return (
    <form noValidate onSubmit={(event) => void state.onSubmit(event)} className="grid grid-cols-1 gap-8">
      {state.isRestored && <RestoredDraft onDrop={state.drop} />}
      <p className="text-sm text-muted">{text.required}</p>
      <Basics {...part} />
      <Court {...part} />
      {!legalCase && <PartyFields form={state.form} />}
      <AmountsAndDates {...part} />
      {legalCase?.status === 'COMPLETED' && <Closing {...part} />}
      <div className="sticky bottom-0 -mx-4 grid gap-3 border-t border-line bg-paper px-4 py-4 md:mx-0 md:px-0">
        {failure?.code === 'LIMIT_REACHED' ? (
          <LimitNotice message={failure.message} />
        ) : (
          failure && <ErrorState title={legalCase ? text.saveFailed : text.createFailed} {...failure} />
        )}
        {hasErrors && problemCount > 0 && (
          <p role="alert" className="text-sm font-medium text-danger">
            {text.problems(problemCount)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Link
            to={cancelAddress}
            onClick={state.forget}
            className={cx(buttonClasses({ variant: 'ghost' }), TOUCH_TARGET, 'max-sm:flex-1')}
          >
            {cancelLabel}
          </Link>
          <Button type="submit" disabled={isSaving} className={cx(TOUCH_TARGET, 'max-sm:flex-1')}>
            {isSaving ? text.saving : submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
