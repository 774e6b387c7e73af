import type { NoticeMethod } from '#schema/generated/contract.ts';
import { calculatorText as text, noticeMethodText } from '#schema/text/deadline-calculator.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TimeField } from '#web/shared/ui/time-field.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
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
      <DateField
        leans="back"
        calendar={calculation.calendar}
        label={(!calculation.isFree && rule?.trigger) || text.day}
        value={calculation.day}
        error={problems.day}
        onChange={(day) => onChange({ day })}
      />
      {isHourAsked && (
        <TimeField
          label={text.hour}
          hint={text.hourHint}
          error={problems.hour ?? (calculation.day && !calculation.hour ? text.hourNeeded : undefined)}
          value={calculation.hour}
          onChange={(time) => onChange({ hour: time })}
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
