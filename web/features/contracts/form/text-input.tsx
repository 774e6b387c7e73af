import { useState, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { amountInWords } from '#schema/text/number-words.ts';
import { contractFormText as text } from '#schema/text/contract-form-screen.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { parsePesos, writePesos } from '#web/shared/format/pesos.rules.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Field, TextField } from '#web/shared/ui/field.tsx';

interface InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** Why it is refused as it stands; said when the field is left. */
  problem?: string | undefined;
  /** Why the form was not sent; said at once. */
  error?: string | undefined;
  isOptional?: boolean;
  example?: string | null;
  maxLength?: number;
}

const shownExample = (example: string | null | undefined): string | undefined =>
  example ? text.example(example) : undefined;

/** One line. What is wrong with its value is said when it is left, not while it is typed. */
export function LineInput({
  problem,
  error,
  example,
  onChange,
  type = 'text',
  ...input
}: InputProps & {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email';
  autoCapitalize?: string;
  className?: string;
}) {
  const [isActive, setActive] = useState(false);
  return (
    <TextField
      {...input}
      type={type}
      error={error ?? (isActive ? undefined : problem)}
      placeholder={shownExample(example)}
      autoComplete="off"
      onFocus={() => setActive(true)}
      onBlur={() => setActive(false)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Several lines. */
export const AreaInput = ({
  label,
  value,
  onChange,
  hint,
  error,
  isOptional,
  example,
  maxLength,
  rows = 3,
}: InputProps & { rows?: number }) => (
  <Field label={label} hint={hint} error={error} isOptional={isOptional}>
    {({ id, describedBy, className }) => (
      <textarea
        id={id}
        rows={rows}
        maxLength={maxLength}
        placeholder={shownExample(example)}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={cx(className, 'resize-y')}
      />
    )}
  </Field>
);

/** Pesos: below it stands how the contract will write the amount. */
export function MoneyInput({ hint, value, onChange, problem, error, ...input }: InputProps) {
  const [isActive, setActive] = useState(false);
  const read = parsePesos(value);
  const centavos = 'centavos' in read ? read.centavos : null;
  const echo =
    centavos !== null && centavos > 0 && `${formatPesos(centavos)} (${amountInWords(centavos).toUpperCase()})`;
  return (
    <TextField
      {...input}
      placeholder={shownExample(input.example)}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      className="max-w-72 tabular"
      error={error ?? (isActive ? undefined : problem)}
      hint={
        (echo || hint) && (
          <>
            {echo && (
              <span className="block text-ink" aria-live="polite">
                {echo}
              </span>
            )}
            {hint}
          </>
        )
      }
      onFocus={() => setActive(true)}
      onBlur={() => {
        setActive(false);
        if (centavos !== null && centavos > 0) onChange(writePesos(centavos));
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
