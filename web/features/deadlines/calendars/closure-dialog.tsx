import { useState, type SyntheticEvent } from 'react';
import type { ClosureKind } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { calculatorText, closureKindText, courtCalendarsText as text } from '#schema/text/deadline-calculator.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/shared/ui/dialog.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useAddClosureMutation } from './calendars.generated.ts';
import type { DeadlineCardFieldsFragment } from '../deadlines.generated.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { isRealDay } from '../real-day.rules.ts';

interface Values {
  from: string;
  to: string;
  reason: string;
  source: string;
  kind: ClosureKind;
}

type Problems = Partial<Record<keyof Values, string>>;

const BLANK: Values = { from: '', to: '', reason: '', source: '', kind: 'CLOSURE' };
const KINDS = Object.keys(closureKindText) as ClosureKind[];

function problemsOf({ from, to, reason, source }: Values): Problems {
  const unknown = to && !isRealDay(to) ? calculatorText.dayUnknown(to) : undefined;
  return {
    ...(isRealDay(from) ? {} : { from: text.fromMissing }),
    ...(unknown ? { to: unknown } : to && to < from ? { to: text.order } : {}),
    ...(reason.trim() ? {} : { reason: text.reasonMissing }),
    ...(source.trim() ? {} : { source: text.sourceMissing }),
  };
}

interface ClosureDialogProps {
  calendar: { key: string; name: string };
  /** The id is needed for the undo. */
  onAdded: (closureId: string | null) => void;
  onClose: () => void;
}

/** The deadlines that the closure changed. */
const Changed = ({ changed, onClose }: { changed: readonly DeadlineCardFieldsFragment[]; onClose: () => void }) => (
  <div className="grid gap-4 px-6 pb-6 pt-4">
    <p role="status" className="rounded-md bg-positive-soft px-4 py-3 font-medium text-positive">
      {text.added(changed.length)}
    </p>
    {changed.length > 0 && (
      <section aria-labelledby="changed-deadlines" className="grid gap-2">
        <h3 id="changed-deadlines" className="font-sans font-medium">
          {text.changedTitle}
        </h3>
        <ul className="divide-y divide-line rounded-md border border-line">
          {changed.map(({ id, title, changeNote, dueOn }) => (
            <li key={id} className="grid gap-0.5 px-4 py-2.5">
              <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
              <p className="text-sm text-muted">{changeNote ?? formatWeekday(dueOn)}</p>
            </li>
          ))}
        </ul>
      </section>
    )}
    <Button className={`${TOUCH_TARGET} w-fit justify-self-end`} onClick={onClose}>
      {text.done}
    </Button>
  </div>
);

/** Adds a closure that the account knows of, with its source. */
export function ClosureDialog({ calendar, onAdded, onClose }: ClosureDialogProps) {
  const [values, setValues] = useState(BLANK);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ field: string | null; message: string } | null>(null);
  const [changed, setChanged] = useState<readonly DeadlineCardFieldsFragment[] | null>(null);
  const [send, { loading }] = useAddClosureMutation();
  const own: Problems = isTried ? problemsOf(values) : {};
  const problems: Problems =
    refused?.field && refused.field in values ? { ...own, [refused.field]: refused.message } : own;
  const set = (part: Partial<Values>) => {
    setRefused(null);
    setValues((held) => ({ ...held, ...part }));
  };
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (loading || Object.keys(problemsOf(values)).length > 0) return;
    const { from, to, reason, source, kind } = values;
    const input = {
      calendar: calendar.key,
      from,
      to: to || from,
      reason: reason.trim(),
      source: source.trim(),
      kind,
    };
    const answer = await mutationResult(send({ variables: { input } }), ({ addClosure }) => addClosure);
    if (answer.is === 'refused') return setRefused(answer.refusal);
    setChanged(answer.payload.changed);
    onAdded(answer.payload.closure?.id ?? null);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.addTitle}
      description={changed ? undefined : text.addBody(calendar.name)}
    >
      {changed ? (
        <Changed changed={changed} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4 px-6 pb-6 pt-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DateField label={text.from} value={values.from} error={problems.from} onChange={(from) => set({ from })} />
            <DateField
              label={text.to}
              hint={text.toHint}
              value={values.to}
              error={problems.to}
              onChange={(to) => set({ to })}
            />
          </div>
          <SelectField
            label={text.kind}
            value={values.kind}
            onChange={(event) => set({ kind: event.target.value as ClosureKind })}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {closureKindText[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={text.reason}
            placeholder={text.reasonPlaceholder}
            maxLength={200}
            value={values.reason}
            error={problems.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
          <TextField
            label={text.source}
            placeholder={text.sourcePlaceholder}
            maxLength={500}
            value={values.source}
            error={problems.source}
            onChange={(event) => set({ source: event.target.value })}
          />
          {refused && !(refused.field && refused.field in values) && (
            <p role="alert" className="text-danger">
              {refused.message || text.addFailed}
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
      )}
    </Dialog>
  );
}
