import { useId, useState } from 'react';
import { BellPlus, CircleAlert, X } from 'lucide-react';
import { alertDaysText as text } from '#schema/text/deadline-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { addAlertDay, MAX_DAYS, MAX_ALERTS, type AlertDaysProblem } from './alert-days.rules.ts';

interface AlertDaysFieldProps {
  days: readonly number[];
  error?: string;
  onChange: (days: number[]) => void;
}

/** Days before the deadline on which an alert is sent: 1 to 5 values. */
export function AlertDaysField({ days, error, onChange }: AlertDaysFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<AlertDaysProblem | null>(null);
  const message = problem ? text[problem] : error;
  const add = () => {
    const added = addAlertDay(days, typed);
    if ('problem' in added) return setProblem(added.problem);
    setProblem(null);
    setTyped('');
    onChange(added.days);
  };
  return (
    <fieldset className="grid gap-2" aria-describedby={`${id}-hint${message ? ` ${id}-error` : ''}`}>
      <legend className="mb-1.5 text-sm font-medium">{text.label}</legend>
      <ul className="flex flex-wrap gap-1.5">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              // The last one cannot be removed: every deadline has an alert.
              disabled={days.length === 1}
              aria-label={text.remove(text.days(day))}
              onClick={() => onChange(days.filter((each) => each !== day))}
              className={cx(
                'inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm text-accent tabular enabled:hover:bg-accent enabled:hover:text-on-accent',
                TOUCH_TARGET,
              )}
            >
              {text.days(day)}
              {days.length > 1 && <X size={14} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      {days.length < MAX_ALERTS && (
        <div className="flex flex-wrap items-end gap-2">
          <label className="sr-only" htmlFor={id}>
            {text.addLabel}
          </label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_DAYS}
            placeholder={text.addLabel}
            value={typed}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${id}-hint${message ? ` ${id}-error` : ''}`}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
            // A typed value counts even if the button was not pressed.
            onBlur={() => typed.trim() !== '' && add()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the value; it does not submit the form.
              event.preventDefault();
              add();
            }}
            className={cx(
              'min-h-10 w-36 rounded-md border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger',
              TOUCH_TARGET,
            )}
          />
          <Button variant="secondary" className={TOUCH_TARGET} onClick={add} disabled={typed.trim() === ''}>
            <BellPlus size={16} aria-hidden="true" />
            {text.add}
          </Button>
        </div>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {text.hint}
      </p>
      {message && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          {message}
        </p>
      )}
    </fieldset>
  );
}
