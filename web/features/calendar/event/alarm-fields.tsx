import { BellPlus, X } from 'lucide-react';
import { eventFormText as text } from '#schema/text/calendar-form-screen.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { alarmLabel, MAX_ALARMS, ALARM_OPTIONS } from '../dates/alarm-label.ts';

interface AlarmFieldsProps {
  label: string;
  hint?: string;
  error?: string;
  alarms: readonly number[];
  onChange: (alarms: number[]) => void;
}

/** Up to five alarms before an event, the earliest first. */
export function AlarmFields({ label, hint, error, alarms, onChange }: AlarmFieldsProps) {
  const left = ALARM_OPTIONS.filter((minutes) => !alarms.includes(minutes));
  const isFull = alarms.length >= MAX_ALARMS;
  return (
    <div className="grid gap-2">
      <Field label={label} hint={isFull ? text.alarmsFull : hint} error={error} isOptional>
        {({ id, describedBy, className }) => (
          <span className="relative block">
            <select
              id={id}
              name="alarms"
              value=""
              disabled={isFull}
              aria-describedby={describedBy}
              onChange={({ target }) =>
                onChange([...alarms, Number(target.value)].toSorted((first, second) => second - first))
              }
              className={className}
            >
              <option value="" disabled>
                {text.chooseAlarm}
              </option>
              {left.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {alarmLabel(minutes)}
                </option>
              ))}
            </select>
          </span>
        )}
      </Field>
      {alarms.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {alarms.map((minutes) => (
            <li
              key={minutes}
              className="inline-flex items-center gap-1 rounded-full bg-sunken py-0.5 pl-3 pr-1 text-sm"
            >
              <BellPlus size={14} className="text-muted" aria-hidden="true" />
              {alarmLabel(minutes)}
              <IconButton
                label={text.removeAlarm(alarmLabel(minutes))}
                size="xs"
                className={TOUCH_TARGET_ICON}
                onClick={() => onChange(alarms.filter((each) => each !== minutes))}
              >
                <X size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
