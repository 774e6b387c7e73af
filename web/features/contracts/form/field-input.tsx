import { useController, type Control } from 'react-hook-form';
import { contractFormText as text } from '#schema/text/contract-form-screen.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { textProblem } from './field-problems.rules.ts';
import { partiesOf, rowsOf, textOf, type FieldValue, type FormField, type FormValues } from './form-values.rules.ts';
import { PartyEditor } from './party-editor.tsx';
import { RowsEditor } from './rows-editor.tsx';
import { AreaInput, LineInput, MoneyInput } from './text-input.tsx';

interface FieldInputProps {
  field: FormField;
  control: Control<FormValues>;
  /** Why the form was refused because of it. */
  error?: string | undefined;
}

/** What a field of text is asked with, by its type and format. */
function TextInput({
  field,
  value,
  error,
  onChange,
}: Pick<FieldInputProps, 'field' | 'error'> & { value: string; onChange: (value: string) => void }) {
  const { label, type, format, help, example, maxLength, options } = field;
  const isOptional = !field.required;
  if (type === 'DATE') {
    return (
      <DateField
        label={label}
        isOptional={isOptional}
        {...(help ? { hint: help } : {})}
        {...(error ? { error } : {})}
        {...(field.min ? { min: field.min } : {})}
        {...(field.max ? { max: field.max } : {})}
        value={value}
        onChange={onChange}
      />
    );
  }
  if (type === 'SELECT') {
    return (
      <SelectField
        label={label}
        isOptional={isOptional}
        hint={help}
        {...(error ? { error } : {})}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{text.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const parts = {
    label,
    value,
    onChange,
    isOptional,
    hint: help,
    example,
    error,
    maxLength,
    problem: textProblem(field, value),
  };
  if (format === 'MONEY') return <MoneyInput {...parts} />;
  if (type === 'TEXTAREA') return <AreaInput {...parts} rows={4} />;
  if (format === 'ADDRESS') return <AreaInput {...parts} rows={2} />;
  const isNumber = type === 'NUMBER';
  const isKey = format === 'RFC' || format === 'CURP';
  return (
    <LineInput
      {...parts}
      onChange={isKey ? (written) => onChange(written.toUpperCase()) : onChange}
      {...(isNumber ? { inputMode: format === 'INTEGER' ? ('numeric' as const) : ('decimal' as const) } : {})}
      {...(format === 'EMAIL' ? { type: 'email', inputMode: 'email' as const } : {})}
      {...(isNumber ? { className: 'max-w-72 tabular' } : {})}
      {...(isKey ? { className: 'max-w-72 font-mono', autoCapitalize: 'characters' } : {})}
    />
  );
}

/** A field of a template. The preview knows by `data-field` which one has the focus. */
export function FieldInput({ field, control, error }: FieldInputProps) {
  const { field: input } = useController({ control, name: `fields.${field.name}` });
  const value = input.value as FieldValue | undefined;
  const change = (next: FieldValue) => input.onChange(next);
  return (
    <div data-field={field.name} className="min-w-0 scroll-mt-24">
      {field.format === 'PARTIES' ? (
        <PartyEditor field={field} parties={partiesOf(value)} error={error} onChange={change} />
      ) : field.format === 'ROWS' ? (
        <RowsEditor field={field} rows={rowsOf(value)} error={error} onChange={change} />
      ) : (
        <TextInput field={field} value={textOf(value)} error={error} onChange={change} />
      )}
    </div>
  );
}
