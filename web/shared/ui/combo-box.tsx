import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Field } from '#web/shared/ui/field.tsx';

export interface Choice {
  key: string;
  label: string;
  detail?: string | null;
}

interface ComboBoxProps {
  label: string;
  placeholder: string;
  isOptional?: boolean;
  isLabelHidden?: boolean;
  hint?: string;
  error?: string;
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  clearLabel: string;
  search: string;
  onSearch: (search: string) => void;
  choices: readonly Choice[];
  /** The choices are not yet those of the typed words: they are not offered, and Enter waits for the answer. */
  isStale?: boolean;
  /** Text above the options, or instead of them. */
  note: string | null;
  /** Called with the typed text when the field loses focus, also if nothing was chosen. */
  onLeave?: (search: string) => void;
}

const NONE: readonly Choice[] = [];

const Chosen = ({
  chosen,
  id,
  clearLabel,
  onClear,
}: {
  chosen: Choice;
  id: string;
  clearLabel: string;
  onClear: () => void;
}) => (
  <div
    id={id}
    role="group"
    className="flex min-h-10 items-center gap-2 rounded-md border border-line-strong bg-surface py-1 pl-3 pr-1"
  >
    <span className="min-w-0 flex-1">
      <span className="block break-words">{chosen.label}</span>
      {chosen.detail && <span className="block text-sm text-muted">{chosen.detail}</span>}
    </span>
    <IconButton label={clearLabel} size="sm" onClick={onClear}>
      <X size={16} aria-hidden="true" />
    </IconButton>
  </div>
);

/** A combo box: typing filters, arrow keys move, Enter chooses, Escape closes. What is offered is of the typed words. */
export function ComboBox(props: ComboBoxProps) {
  const { label, chosen, onChoose, search, onSearch, note, onLeave, isStale = false } = props;
  const choices = isStale ? NONE : props.choices;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState(-1);
  /** Enter was pressed before the answer. */
  const isAwaited = useRef(false);
  const isShown = isOpen && (choices.length > 0 || note !== null);
  const active = Math.min(position, choices.length - 1);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    setOpen(false);
    setPosition(-1);
    onChoose(choice);
  };
  useEffect(() => {
    if (!isAwaited.current || isStale) return;
    isAwaited.current = false;
    choose(props.choices[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && choices.length > 0) {
      event.preventDefault();
      setOpen(true);
      const next =
        active < 0 ? (step === 1 ? 0 : choices.length - 1) : (active + step + choices.length) % choices.length;
      setPosition(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter' && isStale && search.trim() !== '') {
      event.preventDefault();
      isAwaited.current = true;
    } else if (event.key === 'Enter' && isShown) {
      // Enter submits the form only when the list is closed.
      event.preventDefault();
      choose(choices[Math.max(0, active)]);
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <Field
      label={label}
      hint={props.hint}
      error={props.error}
      isOptional={props.isOptional}
      isLabelHidden={props.isLabelHidden}
    >
      {({ id, describedBy, className }) =>
        chosen ? (
          <Chosen
            chosen={chosen}
            id={id}
            clearLabel={props.clearLabel}
            onClear={() => {
              onChoose(null);
              setTimeout(() => input.current?.focus());
            }}
          />
        ) : (
          <div className="relative">
            <input
              ref={input}
              id={id}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
              aria-describedby={describedBy}
              aria-invalid={props.error ? true : undefined}
              placeholder={props.placeholder}
              value={search}
              maxLength={200}
              onChange={(event) => {
                onSearch(event.target.value);
                setOpen(true);
                setPosition(-1);
                isAwaited.current = false;
              }}
              onFocus={() => setOpen(true)}
              onBlur={() => {
                setOpen(false);
                isAwaited.current = false;
                onLeave?.(search.trim());
              }}
              onKeyDown={onKeyDown}
              className={className}
            />
            <div
              hidden={!isShown}
              className="absolute inset-x-0 top-full z-30 mt-1 rounded-md border border-line bg-surface p-1.5 shadow-float"
            >
              {note && (
                <p role="status" className="px-2.5 py-1.5 text-sm text-muted">
                  {note}
                </p>
              )}
              <div id={listId} role="listbox" aria-label={label} className="max-h-64 overflow-y-auto">
                {choices.map((choice, index) => (
                  // The input handles the keyboard and names the active option.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                  <div
                    key={choice.key}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(choice)}
                    className={cx(
                      'min-h-9 cursor-pointer rounded-sm px-2.5 py-1.5',
                      index === active ? 'bg-accent-soft text-accent' : 'hover:bg-sunken',
                    )}
                  >
                    <span className="block break-words">{choice.label}</span>
                    {choice.detail && (
                      <span className={cx('block text-sm', index === active ? 'text-accent' : 'text-muted')}>
                        {choice.detail}
                      </span>
                    )}
                  </div>
                ))}
              </div>
            </div>
          </div>
        )
      }
    </Field>
  );
}
