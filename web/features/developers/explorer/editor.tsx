import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { GraphQLSchema } from 'graphql';
import { explorerText as text } from '#schema/text/developers-explorer.ts';
import { accept, coloured, suggest, wordBefore, type Suggestion } from './language.ts';

/**
 * A text area over its own text in colours. It is a field of the browser: it works with a keyboard and a screen reader,
 * and needs no styles that the policy of this page refuses.
 */
interface EditorProps {
  label: string;
  value: string;
  /** Null: no suggestions. */
  schema: GraphQLSchema | null;
  isGraphql: boolean;
  onChange(value: string): void;
  onRun(): void;
}

interface Open {
  found: Suggestion[];
  chosen: number;
  line: number;
  column: number;
}

const Colours = ({ value, isGraphql }: { value: string; isGraphql: boolean }) => (
  <pre aria-hidden="true">
    {isGraphql
      ? coloured(value).map((line, at) => (
          // Lines have no identity but their place.
          <span key={at}>
            {line.map((piece, place) => (
              <span key={place} className={`t-${piece.kind}`}>
                {piece.text}
              </span>
            ))}
            {'\n'}
          </span>
        ))
      : `${value}\n`}
  </pre>
);

export function Editor({ label, value, schema, isGraphql, onChange, onRun }: EditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  /** Where the caret is to stand after the text was changed by a suggestion. */
  const [caret, setCaret] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (caret === null) return;
    area.current?.setSelectionRange(caret, caret);
    setCaret(null);
  }, [caret]);

  const look = (written: string, at: number, isAsked: boolean): void => {
    if (!schema || !isGraphql || (!isAsked && wordBefore(written, at) === '')) return setOpen(null);
    const found = suggest(schema, written, at);
    const before = written.slice(0, at).split('\n');
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) - wordBefore(written, at).length;
    setOpen(found.length > 0 ? { found, chosen: 0, line, column } : null);
  };
  const take = (suggestion: Suggestion): void => {
    const next = accept(value, area.current?.selectionStart ?? value.length, suggestion.label);
    onChange(next.text);
    setCaret(next.caret);
    setOpen(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isControl = event.ctrlKey || event.metaKey;
    const chosen = open?.found[open.chosen];
    const move = (by: number): void =>
      setOpen((now) => now && { ...now, chosen: (now.chosen + by + now.found.length) % now.found.length });
    if (isControl && event.key === 'Enter') onRun();
    else if (isControl && event.key === ' ') look(value, event.currentTarget.selectionStart, true);
    else if (open && event.key === 'ArrowDown') move(1);
    else if (open && event.key === 'ArrowUp') move(-1);
    else if (open && event.key === 'Escape') setOpen(null);
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) take(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={isGraphql ? 'editor tall' : 'editor'}>
      <label htmlFor={id}>{label}</label>
      <div className="paper">
        <div className="sheet">
          <Colours value={value} isGraphql={isGraphql} />
          <textarea
            ref={area}
            id={id}
            value={value}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            wrap="off"
            aria-autocomplete={isGraphql ? 'list' : undefined}
            aria-controls={open ? `${id}-list` : undefined}
            aria-activedescendant={open ? `${id}-${open.chosen}` : undefined}
            aria-describedby={isGraphql ? `${id}-hint` : undefined}
            onChange={(event) => {
              onChange(event.target.value);
              look(event.target.value, event.target.selectionStart, false);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(null)}
          />
          {open && (
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={text.suggestions}
              className="suggestions"
              style={{ top: `calc(${open.line} * 1.5em + 0.75rem)`, left: `calc(${open.column} * 1ch + 0.75rem)` }}
            >
              {open.found.map((each, at) => (
                <div
                  key={each.label}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === open.chosen}
                  ref={at === open.chosen ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
                  onMouseDown={(event) => {
                    event.preventDefault();
                    take(each);
                  }}
                >
                  {each.label} <small>{each.detail}</small>
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
      {isGraphql && (
        <p id={`${id}-hint`} className="hint">
          {text.suggestHint}
        </p>
      )}
    </div>
  );
}
