import { Suspense, useEffect, useRef, useState } from 'react';
import { CalendarDays } from 'lucide-react';
import { addDays, isDay } from '#schema/lib/days.ts';
import { weekdayAndDay } from '#schema/text/days.ts';
import { dateFieldText as text } from '#schema/text/date-field.ts';
import {
  asksWorkingDays,
  isUnfinished,
  masked,
  readTypedDay,
  WORKING_DAYS_REACH,
  type Leaning,
} from '#web/shared/dates/typed-day.rules.ts';
import { useNonWorkingDays } from '#web/shared/dates/use-non-working-days.ts';
import { formatShortDay, today } from '#web/shared/format/format.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { cx } from './class-names.ts';
import { Field, type FieldParts } from './field.tsx';
import { TOUCH_TARGET } from './touch-target.ts';
import { useUnreadableText } from './use-unreadable-text.ts';

/** Loaded by the press that opens it. */
const DatePicker = lazyPart(() => import('./date-picker.tsx').then(({ DatePicker }) => DatePicker));

interface DateFieldProps extends FieldParts {
  name?: string;
  /** A legal day, `2026-11-25`; empty: none. */
  value: string;
  /** Empty while what is written names no day. */
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** Where a day without its year is looked for. */
  leans?: Leaning;
  /** The court whose days off are hatched and left out of working days; without it, that of the account's calendar. */
  calendar?: string | null;
  /** Days that the calendar offers. */
  min?: string;
  max?: string;
  isDisabled?: boolean;
}

/** A day of this year does not repeat it. */
const echoOf = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? weekdayAndDay(day).replace(/ de \d{4}$/, '') : weekdayAndDay(day);

const shown = (value: string): string => (isDay(value) ? formatShortDay(value) : value);

/** A date: typed by its mask or in words, or chosen in a small calendar. The weekday is shown below it, from the first reading on: a line that came when the field is left would move the button that is being pressed. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, leans = 'ahead', calendar = null, label, hint, error, isOptional, isDisabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => shown(value));
  const [held, setHeld] = useState(value);
  const [isOpen, setOpen] = useState(false);
  // Somebody else changed the value: a restored draft, another field.
  if (value !== held) {
    setHeld(value);
    setTyped(shown(value));
  }
  const now = today();
  const counts = asksWorkingDays(typed);
  const off = useNonWorkingDays(
    counts ? { from: addDays(now, 1), to: addDays(now, WORKING_DAYS_REACH) } : null,
    calendar,
  );
  const { reasons } = off;
  const reading = { today: now, leans, isOff: reasons && ((day: string) => reasons.has(day)) };
  const day = readTypedDay(typed, reading);
  const emit = (next: string, written: string) => {
    setTyped(written);
    if (next === held) return;
    setHeld(next);
    onChange(next);
  };
  const isWaiting = counts && !reasons && !off.isFailed;
  const unreadable = useUnreadableText(input, typed.trim() !== '' && day === null);
  // The days off arrived after the words were typed.
  useEffect(() => {
    if (counts && day && day !== held) emit(day, typed);
  });
  const onType = (written: string) => {
    const next = masked(written, typed);
    unreadable.forget();
    emit(isUnfinished(next) ? '' : (readTypedDay(next, reading) ?? ''), next);
  };
  /** The field is left, or Enter is pressed: what is written becomes a date. */
  const settle = () => {
    if (day) emit(day, shown(day));
    else if (typed.trim() === '') emit('', '');
    else if (!isWaiting) unreadable.show();
  };
  const choose = (chosen: string) => {
    unreadable.forget();
    emit(chosen, shown(chosen));
    setOpen(false);
  };
  const problem = !unreadable.isShown
    ? undefined
    : !counts
      ? text.unreadable
      : off.isFailed
        ? text.daysUnknown
        : text.tooFar;
  const echo = isWaiting ? text.counting : day && echoOf(day, now);
  return (
    <Field
      {...{ label, isOptional }}
      error={problem ?? error}
      hint={
        (echo || hint) && (
          <>
            {echo && (
              <span className="block text-ink" aria-live="polite">
                {echo}
              </span>
            )}
            {hint}
          </>
        )
      }
    >
      {({ id, describedBy, className }) => (
        <div className="relative max-w-64">
          <input
            ref={input}
            id={id}
            name={props.name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            placeholder={text.mask}
            title={text.ways}
            value={typed}
            maxLength={60}
            disabled={isDisabled}
            aria-describedby={describedBy}
            aria-invalid={problem || error ? true : undefined}
            onChange={(event) => onType(event.target.value)}
            onBlur={() => {
              settle();
              props.onBlur?.();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
            className={cx(className, 'pr-11 tabular')}
          />
          <button
            type="button"
            aria-label={text.open}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={isDisabled}
            onClick={() => setOpen(!isOpen)}
            className={cx(
              TOUCH_TARGET,
              'absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-muted hover:text-ink',
            )}
          >
            <CalendarDays size={18} aria-hidden="true" />
          </button>
          {isOpen && (
            <Suspense fallback={null}>
              <DatePicker
                label={label}
                input={input}
                chosen={day}
                today={now}
                calendar={calendar}
                min={props.min}
                max={props.max}
                onChoose={choose}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
