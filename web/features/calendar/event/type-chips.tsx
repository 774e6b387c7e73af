import { eventTypeLabels } from '#schema/text/calendar.ts';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { TypeIcon } from '#web/shared/calendar/event-type.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { TYPES } from '../calendar-url.ts';

interface TypeChipsProps {
  value: CalendarEventType;
  error: string | undefined;
  onChange: (type: CalendarEventType) => void;
}

/** The type of an event: seven choices, all in sight. */
export const TypeChips = ({ value, error, onChange }: TypeChipsProps) => (
  <fieldset className="grid gap-1.5">
    <legend className="pb-1.5 text-sm font-medium">{text.type}</legend>
    <div className="flex flex-wrap gap-1.5">
      {TYPES.map((type) => (
        <label
          key={type}
          className={cx(
            'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border px-3 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            TOUCH_TARGET,
            type === value
              ? 'border-accent bg-accent-soft font-medium text-accent'
              : 'border-line-strong bg-surface hover:bg-sunken',
          )}
        >
          <input
            type="radio"
            name="type"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
            className="sr-only"
          />
          <TypeIcon type={type} size={15} />
          {eventTypeLabels[type]}
        </label>
      ))}
    </div>
    {error && <p className="text-sm text-danger">{error}</p>}
  </fieldset>
);
