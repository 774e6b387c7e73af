import { useState } from 'react';
import type { NoticeMethod } from '#schema/generated/contract.ts';
import { calculatorText as text, noticeMethodText } from '#schema/text/deadline-calculator.ts';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import type { Calculation } from './calculation-url.rules.ts';
import {
  asksHour,
  lawOfActOf,
  methodOf,
  METHODS,
  type RuleNeeds,
  type CalculationProblems,
} from './calculation.rules.ts';
import { StatuteSelect } from './free-term-fields.tsx';

interface DayFieldProps {
  label: string;
  hint?: string;
  value: string;
  error?: string;
  onChange: (day: string) => void;
}

/** A date field. An incomplete date is reported as incomplete, not as empty. */
export function DayField({ label, hint, value, error, onChange }: DayFieldProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <TextField
      type="date"
      label={label}
      hint={hint}
      error={isBroken ? text.dayIncomplete : error}
      value={value}
      min="1900-01-01"
      max="2199-12-31"
      className={TOUCH_TARGET}
      onChange={(event) => {
        setBroken(false);
        onChange(event.target.value);
      }}
      onBlur={(event) => setBroken(event.target.validity.badInput)}
    />
  );
}

interface NoticeFieldsProps {
  calculation: Calculation;
  rule: (RuleNeeds & { trigger?: string }) | null;
  problems: CalculationProblems;
  onChange: (part: Partial<Calculation>) => void;
}

/** Date and method of the notice, and the law that fixes when it takes effect. */
export function NoticeFields({ calculation, rule, problems, onChange }: NoticeFieldsProps) {
  const methods = calculation.isFree || !rule ? METHODS : rule.methods;
  const method = methodOf(calculation, rule);
  const isHourAsked = asksHour(calculation, rule);
  return (
    <div className="grid gap-4">
      <DayField
        label={(!calculation.isFree && rule?.trigger) || text.day}
        value={calculation.day}
        error={problems.day}
        onChange={(day) => onChange({ day })}
      />
      {isHourAsked && (
        <TextField
          type="time"
          label={text.hour}
          hint={text.hourHint}
          error={problems.hour ?? (calculation.day && !calculation.hour ? text.hourNeeded : undefined)}
          value={calculation.hour}
          className={TOUCH_TARGET}
          onChange={(event) => onChange({ hour: event.target.value })}
        />
      )}
      {methods.length > 1 && (
        <SelectField
          label={text.method}
          error={problems.method}
          value={method ?? ''}
          onChange={(event) => onChange({ method: event.target.value as NoticeMethod })}
        >
          {(method && !methods.includes(method) ? [method, ...methods] : methods).map((code) => (
            <option key={code} value={code}>
              {noticeMethodText[code]}
            </option>
          ))}
        </SelectField>
      )}
      {!calculation.isFree && rule?.asksLawOfAct && (
        <StatuteSelect
          label={text.lawOfAct}
          hint={text.lawOfActHint}
          error={problems.lawOfAct}
          value={lawOfActOf(calculation, rule) ?? ''}
          onChange={(lawOfAct) => onChange({ lawOfAct: lawOfAct || null })}
        />
      )}
    </div>
  );
}
