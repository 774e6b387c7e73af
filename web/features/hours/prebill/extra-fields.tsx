import { Plus } from 'lucide-react';
import { lineKindLabels } from '#schema/text/hours.ts';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { AddedRow, rowsOf } from './added-row.tsx';
import { MAX_EXTRAS, type ExtraValues } from './prebill-form.rules.ts';
import { ReceiptField } from './receipt-field.tsx';

const ADD = {
  FLAT_FEE: text.addFlat,
  EXPENSE: text.addExpense,
  DISBURSEMENT: text.addDisbursement,
} satisfies Record<ExtraValues['kind'], string>;
const KINDS = Object.keys(ADD) as ExtraValues['kind'][];

interface ExtraFieldsProps {
  extras: readonly ExtraValues[];
  errors: Record<string, string>;
  onChange: (extras: ExtraValues[]) => void;
}

/** Flat fees and expenses, charged in addition to recorded time. */
export function ExtraFields({ extras, errors, onChange }: ExtraFieldsProps) {
  const add = (kind: ExtraValues['kind']) =>
    onChange([...extras, { key: newClientId(), kind, description: '', amount: '', receipt: null }]);
  const { set, remove } = rowsOf(extras, onChange);
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="pb-1 font-serif text-xl font-semibold">{text.extras}</legend>
      <p className="text-sm text-muted">{text.extrasHint}</p>
      {extras.map(({ key, kind, description, amount, receipt }) => (
        <AddedRow key={key} title={lineKindLabels[kind]} removeLabel={text.removeExtra} onRemove={() => remove(key)}>
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TextField
              label={text.extraDescription}
              value={description}
              maxLength={500}
              error={errors[`${key}.description`]}
              autoComplete="off"
              onChange={({ target }) => set(key, { description: target.value })}
            />
            <TextField
              label={text.extraAmount}
              inputMode="decimal"
              value={amount}
              error={errors[`${key}.amount`]}
              autoComplete="off"
              className="tabular"
              onChange={({ target }) => set(key, { amount: target.value })}
            />
          </div>
          {kind !== 'FLAT_FEE' && (
            <ReceiptField
              isRequired={kind === 'DISBURSEMENT'}
              receipt={receipt}
              error={errors[`${key}.receipt`]}
              onChange={(attached) => set(key, { receipt: attached })}
            />
          )}
        </AddedRow>
      ))}
      {extras.length < MAX_EXTRAS && (
        <div className="flex flex-wrap gap-2">
          {KINDS.map((kind) => (
            <Button key={kind} variant="secondary" size="sm" className={cx(TOUCH_TARGET)} onClick={() => add(kind)}>
              <Plus size={15} aria-hidden="true" />
              {ADD[kind]}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
