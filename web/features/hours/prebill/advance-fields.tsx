import { Plus } from 'lucide-react';
import { paymentKindLabels } from '#schema/text/hours.ts';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { AddedRow, rowsOf } from './added-row.tsx';
import { MAX_ADVANCES, type AdvanceValues } from './prebill-form.rules.ts';

interface AdvanceFieldsProps {
  advances: readonly AdvanceValues[];
  errors: Record<string, string>;
  today: string;
  onChange: (advances: AdvanceValues[]) => void;
}

/** Money that the client paid before the bill. */
export function AdvanceFields({ advances, errors, today, onChange }: AdvanceFieldsProps) {
  const { set, remove } = rowsOf(advances, onChange);
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="pb-1 font-serif text-xl font-semibold">{text.advances}</legend>
      <p className="text-sm text-muted">{text.advancesHint}</p>
      {advances.map(({ key, amount, receivedOn, note }) => (
        <AddedRow
          key={key}
          title={paymentKindLabels.ADVANCE}
          removeLabel={text.removeAdvance}
          onRemove={() => remove(key)}
        >
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <TextField
              label={text.advanceAmount}
              inputMode="decimal"
              value={amount}
              error={errors[`${key}.amount`]}
              autoComplete="off"
              className="tabular"
              onChange={({ target }) => set(key, { amount: target.value })}
            />
            <DateField
              leans="back"
              label={text.advanceOn}
              value={receivedOn}
              error={errors[`${key}.receivedOn`]}
              onChange={(day) => set(key, { receivedOn: day })}
            />
          </div>
          <TextField
            label={text.advanceNote}
            isOptional
            value={note}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => set(key, { note: target.value })}
          />
        </AddedRow>
      ))}
      {errors['advances'] && (
        <p role="alert" className="text-sm text-danger">
          {errors['advances']}
        </p>
      )}
      {advances.length < MAX_ADVANCES && (
        <Button
          variant="secondary"
          size="sm"
          className={cx(TOUCH_TARGET, 'w-fit')}
          onClick={() => onChange([...advances, { key: newClientId(), amount: '', receivedOn: today, note: '' }])}
        >
          <Plus size={15} aria-hidden="true" />
          {text.addAdvance}
        </Button>
      )}
    </fieldset>
  );
}
