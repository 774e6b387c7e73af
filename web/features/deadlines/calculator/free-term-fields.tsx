import type { TermUnit } from '#schema/generated/contract.ts';
import { calculatorText as text, termUnitText } from '#schema/text/deadline-calculator.ts';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCountingRegimesQuery } from './calculator.generated.ts';
import type { FreeTerm } from './calculation-url.rules.ts';
import { UNITS, type CalculationProblems } from './calculation.rules.ts';

interface StatuteSelectProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  isOptional?: boolean;
  onChange: (statute: string) => void;
}

/** A law with rules for counting terms, or for when notices take effect. */
export function StatuteSelect({ value, onChange, ...parts }: StatuteSelectProps) {
  const { data } = useCountingRegimesQuery();
  const regimes = (data?.countingRegimes ?? []).toSorted((a, b) => a.statuteName.localeCompare(b.statuteName, 'es'));
  const summary = regimes.find(({ statuteKey }) => statuteKey === value)?.summary;
  return (
    <SelectField
      {...parts}
      hint={[parts.hint, summary].filter(Boolean).join(' ') || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{text.choose}</option>
      {/* Keeps the law of the URL selected until the list is loaded. */}
      {value && !regimes.some(({ statuteKey }) => statuteKey === value) && <option value={value}>{value}</option>}
      {regimes.map(({ statuteKey, statuteName }) => (
        <option key={statuteKey} value={statuteKey}>
          {statuteName}
        </option>
      ))}
    </SelectField>
  );
}

interface FreeTermFieldsProps {
  free: FreeTerm;
  problems: CalculationProblems;
  onChange: (part: Partial<FreeTerm>) => void;
}

/** A term that is not in the list: its amount, and the law that counts it. */
export const FreeTermFields = ({ free, problems, onChange }: FreeTermFieldsProps) => (
  <div className="grid gap-4">
    <TextField
      label={text.freeTitle}
      isOptional
      placeholder={text.freeTitlePlaceholder}
      value={free.title}
      maxLength={200}
      onChange={(event) => onChange({ title: event.target.value })}
    />
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-start gap-4">
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        label={text.amount}
        error={problems.amount}
        value={free.amount}
        className={TOUCH_TARGET}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <SelectField
        label={text.unit}
        value={free.unit}
        onChange={(event) => onChange({ unit: event.target.value as TermUnit })}
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {termUnitText[unit]}
          </option>
        ))}
      </SelectField>
    </div>
    <StatuteSelect
      label={text.regime}
      error={problems.regime}
      value={free.regime}
      onChange={(regime) => onChange({ regime })}
    />
    <TextField
      label={text.articles}
      isOptional
      hint={text.articlesHint}
      error={problems.articles}
      value={free.articles}
      onChange={(event) => onChange({ articles: event.target.value })}
    />
    <label className="flex min-h-8 cursor-pointer items-start gap-2.5">
      <input
        type="checkbox"
        checked={free.countsTriggerDay}
        onChange={(event) => onChange({ countsTriggerDay: event.target.checked })}
        className="mt-1 size-4 shrink-0"
      />
      {text.sameDay}
    </label>
  </div>
);
