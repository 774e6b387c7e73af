import { useId } from 'react';
import type { CheckoutMethod } from '#schema/generated/contract.ts';
import { methodText as text } from '#schema/text/plans-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';

const METHODS = Object.keys(text.labels) as CheckoutMethod[];

interface MethodChoiceProps {
  value: CheckoutMethod;
  onChange: (method: CheckoutMethod) => void;
  isDisabled?: boolean;
}

/** How a first purchase is paid. Cash and transfers arrive later, and pay one month. */
export function MethodChoice({ value, onChange, isDisabled }: MethodChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-1.5" disabled={isDisabled}>
      <legend className="pb-1.5 text-sm font-medium">{text.title}</legend>
      <div className="flex flex-wrap gap-2">
        {METHODS.map((method) => (
          <label
            key={method}
            className={cx(
              'inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-md border px-3',
              TOUCH_TARGET,
              method === value ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
            )}
          >
            <input
              type="radio"
              name={id}
              value={method}
              checked={method === value}
              aria-describedby={`${id}-explained`}
              onChange={() => onChange(method)}
            />
            {text.labels[method]}
          </label>
        ))}
      </div>
      <p id={`${id}-explained`} className="text-sm text-muted">
        {text.explained[value]}
      </p>
    </fieldset>
  );
}
