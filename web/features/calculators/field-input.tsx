import { Plus, X } from 'lucide-react';
import { calculatorsScreenText as text, rowFieldText } from '#schema/text/calculators-screen.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { ROW_COLUMNS, type CalculatorField, type FieldValue, type RowValue } from './form-values.rules.ts';

interface FieldInputProps {
  field: CalculatorField;
  value: FieldValue | undefined;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
}

interface RowsProps {
  field: CalculatorField;
  rows: readonly RowValue[];
  onChange: (rows: readonly RowValue[]) => void;
}

/** Rows of payments or workers. */
function RowsField({ field, rows, onChange }: RowsProps) {
  const columns = ROW_COLUMNS[field.type] ?? [];
  const change = (index: number, name: string, cell: string) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [name]: cell } : row)));
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="pb-1 text-sm font-medium">{field.label}</legend>
      {rows.map((row, index) => (
        // Rows have no identity of their own: they are told apart by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid grid-cols-[1fr_auto] items-end gap-2">
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
            {columns.map((name) => {
              const value = row[name] ?? '';
              if (name === 'date')
                return (
                  <DateField
                    key={name}
                    label={rowFieldText.date}
                    value={value}
                    leans="back"
                    onChange={(day) => change(index, name, day)}
                  />
                );
              if (name === 'period')
                return (
                  <SelectField
                    key={name}
                    label={rowFieldText.period}
                    value={value}
                    onChange={({ target }) => change(index, name, target.value)}
                  >
                    {Object.entries(rowFieldText.periods).map(([code, label]) => (
                      <option key={code} value={code}>
                        {label}
                      </option>
                    ))}
                  </SelectField>
                );
              return (
                <TextField
                  key={name}
                  label={rowFieldText[name]}
                  value={value}
                  maxLength={80}
                  {...(name === 'name' ? {} : { inputMode: 'decimal' as const })}
                  onChange={({ target }) => change(index, name, target.value)}
                />
              );
            })}
          </div>
          <IconButton
            label={text.removeRow(index + 1)}
            className={TOUCH_TARGET_ICON}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className={`w-fit ${TOUCH_TARGET}`}
        onClick={() => onChange([...rows, columns.includes('period') ? { period: 'MONTH' } : {}])}
      >
        <Plus size={15} aria-hidden="true" />
        {text.addRow}
      </Button>
    </fieldset>
  );
}

/** Almost always needed; the server says when one is. */
const USUAL: ReadonlySet<string> = new Set(['hireDate', 'dailySalary', 'startDate', 'due', 'fee', 'date', 'amount']);

const isNumber = ({ type }: CalculatorField): boolean => type === 'MONEY' || type === 'NUMBER';

/** One field of a calculator, by its type. */
export function FieldInput({ field, value, error, onChange }: FieldInputProps) {
  const common = {
    label: field.label,
    isOptional: !field.isRequired && !USUAL.has(field.name),
    ...(error ? { error } : {}),
  };
  const written = typeof value === 'string' ? value : '';
  if (ROW_COLUMNS[field.type])
    return <RowsField field={field} rows={Array.isArray(value) ? value : []} onChange={onChange} />;
  if (field.type === 'YES')
    return <Checkbox label={field.label} checked={value === true} name={field.name} onChange={onChange} />;
  if (field.type === 'DAY')
    return <DateField {...common} name={field.name} value={written} leans="back" onChange={onChange} />;
  if (field.type === 'CHOICE')
    return (
      <SelectField {...common} name={field.name} value={written} onChange={({ target }) => onChange(target.value)}>
        <option value="">{field.isRequired ? text.pick : text.noChoice}</option>
        {field.choices.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  const hint = field.type === 'NUMBERS' ? text.several : field.type === 'MONTH' ? text.month : undefined;
  return (
    <TextField
      {...common}
      {...(hint ? { hint } : {})}
      name={field.name}
      value={written}
      maxLength={400}
      inputMode={isNumber(field) ? 'decimal' : field.type === 'WHOLE' ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
