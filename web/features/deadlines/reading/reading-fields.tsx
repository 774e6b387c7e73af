import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import type { NoticeMethod } from '#schema/generated/contract.ts';
import { calculatorText, noticeMethodText, noticeText as text } from '#schema/text/deadline-calculator.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { TimeField } from '#web/shared/ui/time-field.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { METHODS, type CalculationProblems } from '../calculator/calculation.rules.ts';
import { CourtChoice } from '../calculator/court-choice.tsx';
import { StatuteSelect } from '../calculator/free-term-fields.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import type { NoticeValues } from './notice-values.rules.ts';
import type { PassageKind } from './passages.rules.ts';
import type { Reading } from './use-read-notice.ts';

const OtherDates = ({ reading, onUse }: { reading: Reading; onUse: (day: string) => void }) => (
  <div className="grid gap-1.5">
    <p className="text-sm text-muted">{text.otherDates}</p>
    <ul className="flex flex-wrap gap-1.5">
      {reading.otherDates.map(({ date, meaning, passage }) => (
        <li key={`${date}-${passage.start}`}>
          <button
            type="button"
            onClick={() => onUse(date)}
            className={`${TOUCH_TARGET} min-h-8 rounded-full bg-sunken px-3 text-left text-sm hover:bg-accent-soft hover:text-accent`}
          >
            {text.useDate(formatDay(date), meaning)}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

/** Missing values are listed; nothing is guessed. */
const Missing = ({ missing }: { missing: readonly string[] }) =>
  missing.length > 0 && (
    <div className="grid gap-1.5 rounded-md bg-warning-soft px-4 py-3">
      <p className="flex items-center gap-2 font-medium text-warning">
        <CircleAlert size={17} aria-hidden="true" />
        {text.missing}
      </p>
      <ul className="grid gap-1">
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );

const ReadValue = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

interface ReadingFieldsProps {
  reading: Reading;
  values: NoticeValues;
  problems: CalculationProblems;
  /** Whether the terms need an hour, or the law of the act. */
  asks: { hour: boolean; lawOfAct: boolean };
  onChange: (part: Partial<NoticeValues>) => void;
  /** Highlights the passage of the focused field. */
  onHighlight: (kind: PassageKind | null) => void;
}

/** The extracted values, each editable. */
export function ReadingFields({ reading, values, problems, asks, onChange, onHighlight }: ReadingFieldsProps) {
  const over = (kind: PassageKind) => ({ onFocus: () => onHighlight(kind), onBlur: () => onHighlight(null) });
  const parties = reading.parties.map(({ value }) => value);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Missing missing={reading.missing} />
      <div {...over('fileNumber')}>
        <TextField
          label={text.file}
          hint={text.fileHint}
          value={values.fileNumber}
          maxLength={60}
          className={cx('font-mono', TOUCH_TARGET)}
          onChange={(event) => onChange({ fileNumber: event.target.value })}
        />
      </div>
      <dl className="grid content-start items-start gap-4 sm:grid-cols-2">
        <ReadValue label={text.act}>
          {reading.act?.value ?? <span className="text-muted">{text.nothing}</span>}
        </ReadValue>
        {reading.freeTerm && <ReadValue label={text.marks.term}>{reading.freeTerm.term}</ReadValue>}
        {parties.length > 0 && <ReadValue label={text.parties}>{parties.join(' · ')}</ReadValue>}
        {reading.court && <ReadValue label={text.court}>{reading.court.value}</ReadValue>}
      </dl>
      <div {...over('noticeOn')} className="grid gap-3">
        <DateField
          leans="back"
          label={text.day}
          hint={values.day ? reading.noticeOn?.meaning : text.dayMissing}
          value={values.day}
          error={problems.day}
          onChange={(day) => onChange({ day })}
        />
        {reading.otherDates.length > 0 && <OtherDates reading={reading} onUse={(day) => onChange({ day })} />}
      </div>
      {asks.hour && (
        <TimeField
          label={calculatorText.hour}
          hint={values.hour ? calculatorText.hourHint : calculatorText.hourNeeded}
          error={problems.hour}
          value={values.hour}
          onChange={(time) => onChange({ hour: time })}
        />
      )}
      <div {...over('method')}>
        <SelectField
          label={text.method}
          hint={reading.isMethodOrdered && values.method === reading.method ? text.methodOrdered : undefined}
          error={problems.method}
          value={values.method ?? ''}
          onChange={(event) => onChange({ method: (event.target.value || null) as NoticeMethod | null })}
        >
          <option value="">{text.methodUnknown}</option>
          {METHODS.map((code) => (
            <option key={code} value={code}>
              {reading.isMethodOrdered && code === reading.method
                ? text.methodAsOrdered(noticeMethodText[code])
                : noticeMethodText[code]}
            </option>
          ))}
        </SelectField>
      </div>
      {asks.lawOfAct && (
        <StatuteSelect
          label={calculatorText.lawOfAct}
          hint={calculatorText.lawOfActHint}
          error={problems.lawOfAct}
          value={values.lawOfAct ?? ''}
          onChange={(lawOfAct) => onChange({ lawOfAct: lawOfAct || null })}
        />
      )}
      {reading.freeTerm && !reading.freeTerm.regime && values.chainId === null && (
        <div {...over('term')}>
          <StatuteSelect
            label={calculatorText.regime}
            hint={values.regime ? undefined : calculatorText.regimeMissing}
            error={problems.regime}
            value={values.regime}
            onChange={(regime) => onChange({ regime })}
          />
        </div>
      )}
      <div {...over('court')}>
        <CourtChoice
          hint={calculatorText.courtHint}
          error={problems.court}
          value={{ calendar: values.calendar, courtId: values.courtId }}
          named={reading.courtOffice}
          onChange={onChange}
        />
      </div>
    </div>
  );
}
