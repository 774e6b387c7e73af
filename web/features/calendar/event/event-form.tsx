import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Field, TextField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { RestoredDraft } from '#web/shared/ui/restored-draft.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { EventOptions } from './event-options.tsx';
import { EventOverlaps } from './event-overlaps.tsx';
import { EventEnd, EventWhen } from './event-when.tsx';
import { TitleField } from './title-field.tsx';
import { TypeChips } from './type-chips.tsx';
import type { EventForm as Form } from './use-event-form.ts';

const MoreOptions = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen || undefined} className="group rounded-md border border-line">
    <summary
      className={cx(
        'flex min-h-11 list-none items-center gap-2 rounded-md px-4 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden',
        TOUCH_TARGET,
      )}
    >
      <ChevronDown
        size={17}
        className="-rotate-90 transition-transform duration-150 group-open:rotate-0"
        aria-hidden="true"
      />
      <span className="whitespace-nowrap">{text.options}</span>
      <span className="min-w-0 truncate text-sm font-normal text-muted">{text.optionsHint}</span>
    </summary>
    <div className="grid gap-5 border-t border-line p-4">{children}</div>
  </details>
);

interface EventFormProps {
  form: Form;
  eventId: string | null;
  onClose: () => void;
}

/** The form of an event. */
export function EventForm({ form, eventId, onClose }: EventFormProps) {
  const { values, set, errors, failure, notice } = form;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="grid grid-cols-1 gap-5 px-6 pt-4"
    >
      {form.isRestored && <RestoredDraft onDrop={form.drop} />}
      <p className="text-sm text-muted">{text.required}</p>
      <TitleField form={form} isNew={eventId === null} />
      <TypeChips value={values.type} error={errors['type']} onChange={(type) => set({ type })} />
      <EventWhen form={form} />
      <EventOverlaps values={values} eventId={eventId} />
      <CasePicker
        label={text.caseLabel}
        isOptional
        hint={values.case ? text.caseHint : undefined}
        error={errors['case']}
        picked={values.case}
        onPick={(picked) => set({ case: picked })}
      />
      <MoreOptions isOpen={eventId !== null}>
        <TextField
          name="location"
          label={text.place}
          isOptional
          hint={text.placeHint}
          value={values.location}
          error={errors['location']}
          autoComplete="off"
          onChange={({ target }) => set({ location: target.value })}
        />
        <Field label={text.description} isOptional error={errors['description']}>
          {({ id, describedBy, className }) => (
            <textarea
              id={id}
              name="description"
              rows={3}
              aria-describedby={describedBy}
              aria-invalid={errors['description'] ? true : undefined}
              value={values.description}
              onChange={({ target }) => set({ description: target.value })}
              className={cx(className, 'min-h-20 resize-y')}
            />
          )}
        </Field>
        <TextField
          name="client"
          label={text.client}
          isOptional
          value={values.client}
          placeholder={values.case?.client ? text.clientOfCase(values.case.client) : undefined}
          error={errors['client']}
          autoComplete="off"
          onChange={({ target }) => set({ client: target.value })}
        />
        <EventEnd form={form} />
        <EventOptions form={form} />
      </MoreOptions>
      <div className="sticky bottom-0 -mx-6 grid gap-3 border-t border-line bg-surface px-6 py-4">
        {failure && <ErrorState title={eventId ? text.saveFailed : text.createFailed} {...failure} />}
        {hasErrors && notice && (
          <p role="alert" className="text-sm font-medium text-danger">
            {notice}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" className={cx(TOUCH_TARGET, 'max-sm:flex-1')} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" disabled={form.isSaving} className={cx(TOUCH_TARGET, 'max-sm:flex-1')}>
            {form.isSaving ? text.saving : eventId ? text.save : text.create}
          </Button>
        </div>
      </div>
    </form>
  );
}
