import { RotateCcw } from 'lucide-react';
import { calculatorText as text } from '#schema/text/deadline-calculator.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { BLANK, type Calculation } from './calculation-url.rules.ts';
import type { CalculationProblems } from './calculation.rules.ts';
import { CourtChoice } from './court-choice.tsx';
import { FreeTermFields, StatuteSelect } from './free-term-fields.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { RulePicker } from './rule-picker.tsx';
import { SuspensionFields } from './suspension-fields.tsx';
import type { FoundRule } from './use-rule.ts';

type Court = { id: string; name: string; place?: string | null };

interface CalculationFormProps {
  calculation: Calculation;
  found: FoundRule;
  problems: CalculationProblems;
  /** The court of the case that the calculator was opened from. */
  court: Court | null;
  onChange: (part: Partial<Calculation>) => void;
}

const SourceChoice = ({ isFree, onChange }: { isFree: boolean; onChange: (isFree: boolean) => void }) => (
  <fieldset className="grid">
    <legend className="sr-only">{text.source}</legend>
    <div className="inline-flex w-fit max-w-full rounded-md border border-line bg-surface p-0.5">
      {[false, true].map((free) => (
        <label
          key={String(free)}
          className={cx(
            'inline-flex min-h-9 cursor-pointer items-center rounded-sm px-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
            TOUCH_TARGET,
            free === isFree ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="term-source"
            className="sr-only"
            checked={free === isFree}
            onChange={() => onChange(free)}
          />
          {free ? text.free : text.ofLaw}
        </label>
      ))}
    </div>
  </fieldset>
);

function MoreFields({
  calculation,
  problems,
  onChange,
}: Pick<CalculationFormProps, 'calculation' | 'problems' | 'onChange'>) {
  const isUsed =
    calculation.advice !== '' ||
    calculation.distance !== '' ||
    calculation.responsible !== null ||
    calculation.suspensions.length > 0 ||
    (calculation.isFree && calculation.lawOfAct !== null);
  return (
    <details open={isUsed || undefined} className="border-t border-line pt-3">
      <summary className="min-h-8 font-medium text-accent">{text.more}</summary>
      <div className="grid gap-4 pt-3">
        {calculation.isFree && (
          <StatuteSelect
            label={text.lawOfAct}
            hint={text.lawOfActHint}
            isOptional
            error={problems.lawOfAct}
            value={calculation.lawOfAct ?? ''}
            onChange={(lawOfAct) => onChange({ lawOfAct: lawOfAct || null })}
          />
        )}
        <DateField
          leans="back"
          label={text.advice}
          hint={text.adviceHint}
          value={calculation.advice}
          error={problems.advice}
          onChange={(advice) => onChange({ advice })}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          label={text.distance}
          isOptional
          hint={text.distanceHint}
          error={problems.distance}
          value={calculation.distance}
          className={cx('max-w-44', TOUCH_TARGET)}
          onChange={(event) => onChange({ distance: event.target.value })}
        />
        <CourtChoice
          isCalendarOnly
          label={text.responsible}
          hint={text.responsibleHint}
          error={problems.responsible}
          value={{ calendar: calculation.responsible, courtId: null }}
          onChange={({ calendar }) => onChange({ responsible: calendar })}
        />
        <SuspensionFields
          suspensions={calculation.suspensions}
          error={problems.suspensions}
          onChange={(suspensions) => onChange({ suspensions })}
        />
      </div>
    </details>
  );
}

/** The form: the term, its first day, the method of notice, and the court. */
export function CalculationForm({ calculation, found, problems, court, onChange }: CalculationFormProps) {
  const { rule } = found;
  return (
    <form
      aria-label={text.form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="no-print grid grid-cols-1 content-start gap-5"
    >
      <SourceChoice isFree={calculation.isFree} onChange={(isFree) => onChange({ isFree })} />
      {calculation.isFree ? (
        <FreeTermFields
          free={calculation.free}
          problems={problems}
          onChange={(part) => onChange({ free: { ...calculation.free, ...part } })}
        />
      ) : (
        <div className="grid gap-2">
          <RulePicker
            rule={rule}
            error={
              problems.ruleId ??
              (found.isUnknown ? (calculation.ruleId ? text.ruleMissing : text.articleUnknown) : undefined)
            }
            // The chosen method may not exist for the new term.
            onPick={(picked) => onChange({ ruleId: picked?.id ?? null, article: null, method: null, lawOfAct: null })}
          />
          {found.ofArticle.length > 1 && (
            <div className="grid gap-1.5">
              <p className="text-sm text-muted">{text.ofArticle}</p>
              <ul className="flex flex-wrap gap-1.5">
                {found.ofArticle
                  .filter(({ id }) => id !== rule?.id)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <button
                        type="button"
                        onClick={() => onChange({ ruleId: id, article: null, method: null, lawOfAct: null })}
                        className={cx(
                          'min-h-8 rounded-full bg-sunken px-3 text-left text-sm hover:bg-accent-soft hover:text-accent',
                          TOUCH_TARGET,
                        )}
                      >
                        {title}
                      </button>
                    </li>
                  ))}
              </ul>
            </div>
          )}
          {rule?.extension && <p className="text-sm text-muted">{rule.extension}</p>}
        </div>
      )}
      <NoticeFields calculation={calculation} rule={rule} problems={problems} onChange={onChange} />
      <CourtChoice
        hint={text.courtHint}
        error={problems.court}
        value={{ calendar: calculation.calendar, courtId: calculation.courtId }}
        named={court}
        onChange={onChange}
      />
      <MoreFields calculation={calculation} problems={problems} onChange={onChange} />
      <Button
        variant="quiet"
        size="sm"
        className={cx(TOUCH_TARGET, '-ml-3 w-fit')}
        onClick={() => onChange({ ...BLANK, caseId: calculation.caseId })}
      >
        <RotateCcw size={15} aria-hidden="true" />
        {text.reset}
      </Button>
    </form>
  );
}
