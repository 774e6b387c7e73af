import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { cx } from './class-names.ts';
import { TOUCH_TARGET } from './touch-target.ts';

const INPUT = cx(
  TOUCH_TARGET,
  'w-full min-h-10 rounded-md border bg-surface px-3 py-2 text-base text-ink placeholder:text-muted transition-colors duration-150 hover:border-muted aria-invalid:border-danger',
);

export interface FieldParts {
  label: string;
  hint?: ReactNode;
  error?: string;
  isOptional?: boolean;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
}

interface FieldIds {
  id: string;
  describedBy: string | undefined;
  className: string;
}

/** Label above, hint and error below. Fields are required unless they are marked as optional. */
export function Field({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  children,
}: FieldParts & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> ({commonText.optional})</span>}
      </label>
      {children({ id, describedBy, className: cx(INPUT, error ? 'border-danger' : 'border-line-strong') })}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  isOptional,
  className,
  ...input
}: FieldParts & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, isOptional }}>
      {(ids) => (
        <input
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={cx(ids.className, className)}
          {...input}
        />
      )}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  children,
  ...select
}: FieldParts & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, isOptional }}>
      {(ids) => (
        <select
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={ids.className}
          {...select}
        >
          {children}
        </select>
      )}
    </Field>
  );
}

export function PasswordField({ label, hint, error, ...input }: FieldParts & ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error }}>
      {(ids) => (
        <div className="relative">
          <input
            id={ids.id}
            type={isShown ? 'text' : 'password'}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            className={cx(ids.className, 'pr-11')}
            autoCapitalize="off"
            spellCheck={false}
            {...input}
          />
          <button
            type="button"
            aria-label={isShown ? commonText.hidePassword : commonText.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-muted hover:text-ink"
          >
            {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  );
}
