import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { deadlineFormText as text, deadlineTypeText, deadlineUrgencyText } from '#schema/text/deadline-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase, type PickedCase } from '#web/shared/cases/picked-case.ts';
import { useFormDraft } from '#web/shared/session/use-form-draft.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TimeField } from '#web/shared/ui/time-field.tsx';
import { Field, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { focusFirstField } from '#web/shared/ui/first-field.ts';
import { RestoredDraft } from '#web/shared/ui/restored-draft.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useAddDeadlineMutation, useEditDeadlineMutation } from './deadline-actions.generated.ts';
import { useCountingCaseQuery } from '../counting-case.generated.ts';
import { DEFAULT_ALERT_DAYS } from '../alert-days.rules.ts';
import { AlertDaysField } from '../alert-days-field.tsx';
import { formatDue, URGENCIES, type DeadlineCard } from '../deadline-styles.tsx';
import { useLinks } from '../links.ts';
import {
  changesOf,
  DEFAULT_TYPE,
  DESCRIPTION_MAX,
  newInput,
  OWN_TYPE,
  problemsOf,
  TITLE_MAX,
  valuesOf,
  type DeadlineProblems,
  type DeadlineValues,
} from './deadline-form.rules.ts';

interface DeadlineFormProps {
  /** The deadline to edit; without it, a new one. */
  deadline?: DeadlineCard;
  /** The case of a new deadline. */
  caseId?: string | null;
  /** Day and title that a new deadline begins with. */
  day?: string;
  title?: string;
  onSaved: () => void;
  onClose: () => void;
}

const blank = (caseId: string | null, day: string, title: string): DeadlineValues => ({
  title,
  caseId,
  day,
  hour: '',
  type: DEFAULT_TYPE,
  ownType: '',
  priority: '',
  description: '',
  alertDays: DEFAULT_ALERT_DAYS,
  isShared: false,
});

function useSaveDeadline(deadline: DeadlineCard | undefined, before: DeadlineValues) {
  const [add] = useAddDeadlineMutation();
  const [edit] = useEditDeadlineMutation();
  return (values: DeadlineValues) =>
    deadline
      ? mutationResult(
          edit({ variables: { input: changesOf(deadline, before, values) } }),
          ({ updateDeadline }) => updateDeadline,
        )
      : mutationResult(add({ variables: { input: newInput(values) } }), ({ createDeadline }) => createDeadline);
}

interface PartProps {
  values: DeadlineValues;
  problems: DeadlineProblems;
  set: (part: Partial<DeadlineValues>) => void;
}

function When({ values, problems, set, isComputed }: PartProps & { isComputed: boolean }) {
  if (isComputed) return <p className="rounded-md bg-info-soft px-3.5 py-2.5 text-sm">{text.computedDay}</p>;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField label={text.day} value={values.day} error={problems.day} onChange={(day) => set({ day })} />
      <TimeField
        label={text.hour}
        isOptional
        hint={text.hourHint}
        value={values.hour}
        onChange={(time) => set({ hour: time })}
      />
    </div>
  );
}

function Kind({ values, problems, set }: PartProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField label={text.type} value={values.type} onChange={(event) => set({ type: event.target.value })}>
        {Object.entries(deadlineTypeText).map(([code, word]) => (
          <option key={code} value={code}>
            {word}
          </option>
        ))}
        <option value={OWN_TYPE}>{text.typeOther}</option>
      </SelectField>
      {values.type === OWN_TYPE && (
        <TextField
          label={text.typeOwn}
          value={values.ownType}
          error={problems.ownType}
          maxLength={60}
          onChange={(event) => set({ ownType: event.target.value })}
        />
      )}
      <SelectField
        label={text.priority}
        value={values.priority}
        onChange={(event) => set({ priority: event.target.value as DeadlineValues['priority'] })}
      >
        <option value="">{text.priorityAuto}</option>
        {URGENCIES.map((code) => (
          <option key={code} value={code}>
            {deadlineUrgencyText[code]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const Notes = ({ values, set }: Pick<PartProps, 'values' | 'set'>) => (
  <Field label={text.description} isOptional>
    {({ id, describedBy, className }) => (
      <textarea
        id={id}
        aria-describedby={describedBy}
        rows={3}
        maxLength={DESCRIPTION_MAX}
        value={values.description}
        onChange={(event) => set({ description: event.target.value })}
        className={className}
      />
    )}
  </Field>
);

/** The case of the form; if only its id is known, the server names it. */
function useFormCase(values: DeadlineValues, deadline: DeadlineCard | undefined) {
  const [picked, setPicked] = useState<PickedCase | null>(deadline?.case ? pickedCase(deadline.case) : null);
  const isUnnamed = values.caseId !== null && picked === null;
  const { data } = useCountingCaseQuery({ variables: { id: values.caseId ?? '' }, skip: !isUnnamed });
  const named = picked ?? (isUnnamed && data?.case ? pickedCase(data.case) : null);
  return { picked: values.caseId === null ? null : (named ?? { id: values.caseId, title: '…' }), setPicked };
}

/** Fields that come from an event are changed in the event. */
function OfEvent({ deadline, eventId }: { deadline: DeadlineCard; eventId: string }) {
  const links = useLinks();
  return (
    <div className="grid gap-2 rounded-md bg-info-soft px-4 py-3">
      <p className="font-medium">
        {deadline.title} · {formatDue(deadline)}
      </p>
      <p className="text-sm">{text.ofEvent}</p>
      <Link
        to={links.event(eventId, deadline.dueOn)}
        className={`${buttonClasses({ variant: 'quiet', size: 'sm' })} w-fit`}
      >
        {text.openEvent}
      </Link>
    </div>
  );
}

/** The form of a deadline with a known date. */
export function DeadlineForm({ deadline, caseId = null, day = '', title = '', onSaved, onClose }: DeadlineFormProps) {
  const [before] = useState<DeadlineValues>(() => (deadline ? valuesOf(deadline) : blank(caseId, day, title)));
  const { values, setValues, isRestored, drop, forget } = useFormDraft(deadline || day ? null : 'deadline', before);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ field: string | null; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = useSaveDeadline(deadline, before);
  const { picked, setPicked } = useFormCase(values, deadline);
  const own = isTried ? problemsOf(values) : {};
  const problems: DeadlineProblems = {
    ...(refused?.field === 'title' ? { title: refused.message } : {}),
    ...(refused?.field === 'dueOn' || refused?.field === 'dueAt' ? { day: refused.message } : {}),
    ...(refused?.field === 'type' && values.type === OWN_TYPE ? { ownType: refused.message } : {}),
    ...own,
  };
  const isPlaced = refused !== null && Object.values(problems).includes(refused.message);
  const set = (part: Partial<DeadlineValues>) => {
    setRefused(null);
    setValues((held) => ({ ...held, ...part }));
  };
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || Object.keys(problemsOf(values)).length > 0) return;
    setBusy(true);
    const answer = await save(values);
    setBusy(false);
    if (answer.is === 'refused') {
      const { field, message, code } = answer.refusal;
      return setRefused({ field, message: code === 'CONFLICT' ? text.changedMeanwhile : message });
    }
    forget();
    showToast({ message: deadline ? text.edited : text.added, tone: 'positive' });
    onSaved();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={deadline ? text.editTitle : text.addTitle}
      description={deadline ? undefined : text.addHint}
      className="w-[min(38rem,calc(100vw-2rem))]"
      positionClassName="top-[min(5dvh,3rem)] max-h-[90dvh]"
    >
      <form
        ref={focusFirstField}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="grid gap-4 px-6 pb-6 pt-4"
      >
        {isRestored && <RestoredDraft onDrop={drop} />}
        {deadline?.eventId ? (
          <OfEvent deadline={deadline} eventId={deadline.eventId} />
        ) : (
          <>
            <TextField
              label={text.title}
              placeholder={text.titlePlaceholder}
              value={values.title}
              error={problems.title}
              maxLength={TITLE_MAX}
              onChange={(event) => set({ title: event.target.value })}
            />
            <When values={values} problems={problems} set={set} isComputed={deadline?.origin === 'COMPUTED'} />
            <CasePicker
              label={text.case}
              isOptional
              error={refused?.field === 'caseId' ? refused.message : undefined}
              picked={picked}
              onPick={(found) => {
                setPicked(found);
                set({ caseId: found?.id ?? null });
              }}
            />
          </>
        )}
        <Kind values={values} problems={problems} set={set} />
        <AlertDaysField
          days={values.alertDays}
          error={refused?.field === 'alertDays' ? refused.message : undefined}
          onChange={(alertDays) => set({ alertDays })}
        />
        {!deadline?.eventId && <Notes values={values} set={set} />}
        {values.caseId !== null && !deadline?.eventId && (
          <label className="flex min-h-8 cursor-pointer items-start gap-2.5">
            <input
              type="checkbox"
              checked={values.isShared}
              onChange={(event) => set({ isShared: event.target.checked })}
              className="mt-1 size-4 shrink-0"
            />
            {text.isShared}
          </label>
        )}
        {refused && !isPlaced && refused.field !== 'caseId' && refused.field !== 'alertDays' && (
          <p role="alert" className="text-danger">
            {refused.message}
          </p>
        )}
        <DialogFooter>
          <Button
            variant="ghost"
            className={TOUCH_TARGET}
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={isBusy}>
            {isBusy ? text.saving : text.save}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
