import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { timeFieldText as text } from '#schema/text/date-field.ts';
import { isWholeTime, readTypedTime, timesFor } from '#web/shared/dates/typed-time.rules.ts';
import { cx } from './class-names.ts';
import { Field, type FieldParts } from './field.tsx';
import { useUnreadableText } from './use-unreadable-text.ts';

interface TimeFieldProps extends FieldParts {
  name?: string;
  /** `HH:MM`; empty: none. */
  value: string;
  /** Empty while what is written names no time. */
  onChange: (time: string) => void;
}

/** Where the list begins when nothing is written: the working day. */
const FIRST_SHOWN = '09:00';

/** A time of 24 hours: typed freely, or chosen in steps of a quarter of an hour. */
export function TimeField({ name, value, onChange, label, hint, error, isOptional }: TimeFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(value);
  const [held, setHeld] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  if (value !== held) {
    setHeld(value);
    setTyped(value);
  }
  const time = readTypedTime(typed);
  const unreadable = useUnreadableText(input, typed.trim() !== '' && time === null);
  const times = timesFor(typed);
  const emit = (next: string, written: string) => {
    setTyped(written);
    if (next === held) return;
    setHeld(next);
    onChange(next);
  };
  const settle = () => {
    setOpen(false);
    setActive(-1);
    if (time) emit(time, time);
    else if (typed.trim() === '') emit('', '');
    else unreadable.show();
  };
  const choose = (chosen: string) => {
    unreadable.forget();
    setOpen(false);
    setActive(-1);
    emit(chosen, chosen);
  };
  /** The option from which the arrows begin: the time itself, else the working day. */
  const start = Math.max(
    0,
    times.findIndex((each) => each >= (time ?? FIRST_SHOWN)),
  );
  useEffect(() => {
    if (!isOpen) return;
    const option = list.current?.children[active < 0 ? start : active];
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active, start]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 4, PageUp: -4 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setActive(active < 0 ? start : (active + step + times.length) % times.length);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      choose(times[active] ?? '');
    } else if (event.key === 'Enter') {
      settle();
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <Field {...{ label, hint, isOptional }} error={unreadable.isShown ? text.unreadable : error}>
      {({ id, describedBy, className }) => (
        <div className="relative max-w-40">
          <input
            ref={input}
            id={id}
            name={name}
            type="text"
            role="combobox"
            inputMode="numeric"
            autoComplete="off"
            placeholder={text.mask}
            value={typed}
            maxLength={20}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            aria-describedby={describedBy}
            aria-invalid={unreadable.isShown || error ? true : undefined}
            onChange={({ target }) => {
              unreadable.forget();
              setOpen(true);
              setActive(-1);
              emit(isWholeTime(target.value) ? (readTypedTime(target.value) ?? '') : '', target.value);
            }}
            onClick={() => setOpen(true)}
            onBlur={settle}
            onKeyDown={onKeyDown}
            className={cx(className, 'tabular')}
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={text.times}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-56 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float"
          >
            {isOpen &&
              times.map((each, index) => (
                // The input handles the keyboard and names the active option.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={each}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={each === time}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(each)}
                  className={cx(
                    'min-h-8 cursor-pointer rounded-sm px-2.5 py-1 tabular pointer-coarse:min-h-11 pointer-coarse:py-2.5',
                    index === active || each === time ? 'bg-accent-soft text-accent' : 'hover:bg-sunken',
                  )}
                >
                  {each}
                </div>
              ))}
          </div>
        </div>
      )}
    </Field>
  );
}
