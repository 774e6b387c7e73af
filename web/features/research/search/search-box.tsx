import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { CircleAlert, Search, X } from 'lucide-react';
import { searchBoxText as text } from '#schema/text/search.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { QUERY_MAX } from './search-request.ts';

/** Id of the search box of the open section, for a keyboard shortcut. */
export const SEARCH_BOX_ID = 'section-search';

interface SearchBoxProps {
  /** The last query; the box follows the URL. */
  query: string;
  label?: string;
  placeholder?: string;
  submit?: string;
  hint?: string;
  /** Among the results only the icon of the button is visible. */
  isLabelHidden?: boolean;
  hasFocus?: boolean;
  onSearch: (query: string) => void;
}

/** The search box of both sections: Enter searches; a blank query shows a message. */
export function SearchBox({
  query,
  label,
  placeholder,
  submit,
  hint,
  isLabelHidden,
  hasFocus,
  onSearch,
}: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [isBlank, setBlank] = useState(false);
  useEffect(() => {
    setTyped(query);
    setBlank(false);
  }, [query]);
  useEffect(() => {
    if (hasFocus) input.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setBlank(wanted === '');
    if (wanted === '') input.current?.focus();
    else onSearch(wanted);
  };
  const described = [isBlank && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <form role="search" noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-1.5">
      <label htmlFor={SEARCH_BOX_ID} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label ?? text.label}
      </label>
      <div className="flex gap-2">
        <div
          className={cx(
            'flex min-w-0 flex-1 items-center rounded-md border bg-surface transition-colors duration-150 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
            isBlank ? 'border-danger' : 'border-line-strong',
          )}
        >
          <Search size={18} className="ml-3 text-muted" aria-hidden="true" />
          <input
            ref={input}
            id={SEARCH_BOX_ID}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={QUERY_MAX}
            value={typed}
            placeholder={placeholder ?? text.placeholder}
            aria-invalid={isBlank || undefined}
            aria-describedby={described}
            onChange={(event) => {
              setTyped(event.target.value);
              if (isBlank) setBlank(false);
            }}
            className="min-h-11 min-w-0 flex-1 bg-transparent px-2.5 text-lg text-ink outline-none placeholder:text-muted"
          />
          {typed !== '' && (
            <button
              type="button"
              aria-label={text.clear}
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
              className="mr-1.5 grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
            >
              <X size={17} aria-hidden="true" />
            </button>
          )}
        </div>
        <Button type="submit" className="min-h-[46px] shrink-0 max-md:px-3.5">
          <Search size={18} className="md:hidden" aria-hidden="true" />
          <span className="max-md:sr-only">{submit ?? text.submit}</span>
        </Button>
      </div>
      {isBlank && (
        <p id={`${id}-error`} role="alert" className="flex items-center gap-1.5 text-sm text-danger">
          <CircleAlert size={16} aria-hidden="true" />
          {text.blank}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </form>
  );
}
