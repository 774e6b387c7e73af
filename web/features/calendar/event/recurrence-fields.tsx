import { useId } from 'react';
import { weekdayLabels } from '#schema/text/calendar.ts';
import { recurrenceFormText as text } from '#schema/text/calendar-form-screen.ts';
import { weekdayShortText } from '#schema/text/calendar-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { isDay, weekdayOf, WEEKDAYS } from '#web/shared/dates/days.rules.ts';
import { FREQUENCIES, isLastOf, nthOf, type RepeatValues } from './recurrence-form.rules.ts';
import type { FormErrors } from './use-event-form.ts';

interface RecurrenceFieldsProps {
  repeat: RepeatValues;
  day: string;
  /** A rule that the form cannot edit, in words. */
  kept: string | null;
  errors: FormErrors;
  onChange: (repeat: RepeatValues) => void;
}

type PartProps = Pick<RecurrenceFieldsProps, 'repeat' | 'day' | 'errors'> & {
  change: (part: Partial<RepeatValues>) => void;
};

function Weekdays({ repeat, day, change }: PartProps) {
  const name = useId();
  const chosen = repeat.weekdays.length > 0 ? repeat.weekdays : isDay(day) ? [weekdayOf(day)] : [];
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 text-sm font-medium">{text.weekdays}</legend>
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map((each) => (
          <label
            key={each}
            className={cx(
              'grid min-h-9 min-w-11 cursor-pointer place-items-center rounded-md border px-2 text-sm transition-colors duration-150 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent max-md:min-h-11',
              chosen.includes(each) ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-line-strong',
            )}
          >
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(each)}
              onChange={({ target }) =>
                change({ weekdays: WEEKDAYS.filter((day) => (day === each ? target.checked : chosen.includes(day))) })
              }
              className="sr-only"
            />
            <span aria-hidden="true">{weekdayShortText[each]}</span>
            <span className="sr-only">{weekdayLabels[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Monthly({ repeat, day, change }: PartProps) {
  if (!isDay(day)) return null;
  const nth = nthOf(day);
  const weekday = weekdayLabels[weekdayOf(day)];
  return (
    <SelectField
      label={text.monthly}
      value={repeat.monthly}
      onChange={({ target }) => change({ monthly: target.value as RepeatValues['monthly'] })}
    >
      <option value="DAY">{text.monthDay(Number(day.slice(8)))}</option>
      {nth && <option value="NTH">{text.monthWeekday(text.nth[nth] ?? '', weekday)}</option>}
      {isLastOf(day) && <option value="LAST">{text.monthWeekday(text.nth[-1] ?? '', weekday)}</option>}
    </SelectField>
  );
}

const Ending = ({ repeat, errors, change }: PartProps) => (
  <div className="grid items-start gap-5 sm:grid-cols-2">
    <SelectField
      label={text.ends}
      value={repeat.ends}
      onChange={({ target }) => change({ ends: target.value as RepeatValues['ends'] })}
    >
      <option value="NEVER">{text.endsNever}</option>
      <option value="ON">{text.endsOn}</option>
      <option value="AFTER">{text.endsAfter}</option>
    </SelectField>
    {repeat.ends === 'ON' && (
      <DateField
        name="repeat.until"
        label={text.until}
        value={repeat.until}
        error={errors['repeat.until']}
        onChange={(day) => change({ until: day })}
      />
    )}
    {repeat.ends === 'AFTER' && (
      <TextField
        inputMode="numeric"
        name="repeat.count"
        label={text.count}
        value={repeat.count}
        error={errors['repeat.count']}
        className="max-w-28 tabular"
        onChange={({ target }) => change({ count: target.value })}
      />
    )}
  </div>
);

/** The recurrence of an event. */
export function RecurrenceFields({ repeat, day, kept, errors, onChange }: RecurrenceFieldsProps) {
  const change = (part: Partial<RepeatValues>) => onChange({ ...repeat, ...part });
  const { mode } = repeat;
  const part = { repeat, day, errors, change };
  return (
    <>
      <SelectField
        name="repeat"
        label={text.label}
        value={mode}
        error={errors['repeat']}
        onChange={({ target }) => change({ mode: target.value as RepeatValues['mode'] })}
      >
        <option value="NEVER">{text.never}</option>
        {mode === 'KEEP' && <option value="KEEP">{text.keep(kept ?? '')}</option>}
        {FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {text.frequency[each]}
          </option>
        ))}
      </SelectField>
      {mode !== 'NEVER' && mode !== 'KEEP' && (
        <>
          <TextField
            inputMode="numeric"
            name="repeat.interval"
            label={text.interval}
            hint={text.unit[mode]}
            value={repeat.interval}
            error={errors['repeat.interval']}
            className="max-w-28 tabular"
            onChange={({ target }) => change({ interval: target.value })}
          />
          {mode === 'WEEKLY' && <Weekdays {...part} />}
          {mode === 'MONTHLY' && <Monthly {...part} />}
          <Ending {...part} />
        </>
      )}
    </>
  );
}
