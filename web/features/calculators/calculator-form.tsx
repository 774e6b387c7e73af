import { useState, type SyntheticEvent } from 'react';
import type { CalculateInput } from '#schema/generated/contract.ts';
import { calculatorsScreenText as text } from '#schema/text/calculators-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldInput } from './field-input.tsx';
import {
  calculateInput,
  isMain,
  wrongFields,
  type CalculatorField,
  type CalculatorForm,
  type FormValues,
} from './form-values.rules.ts';

interface CalculatorFormProps {
  form: CalculatorForm;
  initial: FormValues;
  isBusy: boolean;
  onCalculate: (input: CalculateInput) => void;
  onChange: () => void;
}

/** The fields of one calculator; the server says what is wrong beyond their form. */
export function CalculatorFields({ form, initial, isBusy, onCalculate, onChange }: CalculatorFormProps) {
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = wrongFields(form, values);
    setWrong(found);
    if (found.length > 0) return;
    onCalculate(calculateInput(form, values));
  };
  const shown = (field: CalculatorField) => {
    const isEmpty = !values[field.name];
    return (
      <FieldInput
        key={field.name}
        field={field}
        value={values[field.name]}
        error={wrong.includes(field.name) ? (isEmpty ? text.missing : text.wrong) : undefined}
        onChange={(value) => {
          setValues((before) => ({ ...before, [field.name]: value }));
          setWrong((before) => before.filter((name) => name !== field.name));
          onChange();
        }}
      />
    );
  };
  const others = form.fields.filter((field) => !isMain(field));
  return (
    <form noValidate aria-label={form.name} onSubmit={submit} className="grid gap-5">
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">{form.fields.filter(isMain).map(shown)}</div>
      {others.length > 0 && (
        <details className="rounded-md border border-line px-4 py-3" open={others.some(({ name }) => !!initial[name])}>
          <summary className="cursor-pointer font-medium">{text.more}</summary>
          <p className="pt-2 text-sm text-muted">{text.fewer}</p>
          <div className="grid grid-cols-1 items-start gap-5 pt-4 sm:grid-cols-2">{others.map(shown)}</div>
        </details>
      )}
      <Button type="submit" className="w-full sm:w-fit" disabled={isBusy}>
        {isBusy ? text.calculating : text.calculate}
      </Button>
    </form>
  );
}
