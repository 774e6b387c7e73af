import { CircleAlert, Plus, X } from 'lucide-react';
import { calculatorText as text } from '#schema/text/deadline-calculator.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import type { Suspension } from './calculation-url.rules.ts';

interface SuspensionFieldsProps {
  suspensions: readonly Suspension[];
  error?: string;
  onChange: (suspensions: Suspension[]) => void;
}

/** Days that do not count for a reason of the case. */
export function SuspensionFields({ suspensions, error, onChange }: SuspensionFieldsProps) {
  const set = (index: number, part: Partial<Suspension>) =>
    onChange(suspensions.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{text.suspensions}</legend>
      <p className="text-sm text-muted">{text.suspensionsHint}</p>
      {suspensions.map((suspension, index) => (
        // Suspensions have no id, so the index is the key.
        <div key={index} className="grid gap-3 rounded-md border border-line p-3">
          <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
            <DateField
              leans="back"
              label={text.suspensionFrom}
              value={suspension.from}
              onChange={(day) => set(index, { from: day })}
            />
            <DateField
              leans="back"
              label={text.suspensionTo}
              value={suspension.to}
              onChange={(day) => set(index, { to: day })}
            />
          </div>
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                label={text.suspensionReason}
                value={suspension.reason}
                maxLength={200}
                className={TOUCH_TARGET}
                onChange={(event) => set(index, { reason: event.target.value })}
              />
            </div>
            <IconButton
              label={text.suspensionRemove(index + 1)}
              className={TOUCH_TARGET_ICON}
              onClick={() => onChange(suspensions.filter((_, at) => at !== index))}
            >
              <X size={17} aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      ))}
      {error && (
        <p role="alert" className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className={`${TOUCH_TARGET} w-fit`}
        onClick={() => onChange([...suspensions, { from: '', to: '', reason: '' }])}
      >
        <Plus size={16} aria-hidden="true" />
        {text.suspensionAdd}
      </Button>
    </fieldset>
  );
}
