import { useEffect, useId, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { caseStatusText, caseTableText as text } from '#schema/text/cases-screen.ts';
import { areaLabels } from '#schema/text/research.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { STATUSES } from '../case-styles.tsx';
import { AREAS } from '../areas.ts';
import { hasFilters, SORTS, START, type CaseMark, type CasesUrlState } from './cases-url.ts';

const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches after a pause in typing; Enter searches at once. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(search);
  const send = useRef(onSearch);
  send.current = onSearch;
  // The URL changed in another way: back, a link, or the button that clears the filters.
  useEffect(() => {
    if (search !== asked.current) setWords(search);
    asked.current = search;
  }, [search]);
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      send.current(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div role="search" className="relative min-w-0 flex-1 basis-48 max-lg:basis-full">
      <Search
        size={17}
        aria-hidden="true"
        className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        value={words}
        maxLength={200}
        onChange={(event) => setWords(event.target.value)}
        className={cx(
          'w-full min-h-10 rounded-md border border-line-strong bg-surface pl-9 pr-10 text-base text-ink placeholder:text-muted hover:border-muted [&::-webkit-search-cancel-button]:hidden',
          TOUCH_TARGET,
        )}
      />
      {words && (
        <IconButton
          label={text.clearSearch}
          className="absolute right-0.5 top-1/2 -translate-y-1/2"
          onClick={() => {
            setWords('');
            input.current?.focus();
          }}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

interface ChoiceProps<K extends string> {
  label: string;
  value: K;
  options: readonly (readonly [K, string])[];
  onChange: (value: K) => void;
}

function Choice<K extends string>({ label, value, options, onChange }: ChoiceProps<K>) {
  const id = useId();
  return (
    <div className="grid min-w-0 flex-1 basis-32 lg:flex-none">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as K)}
        className={cx(
          'min-h-10 w-full truncate rounded-md border border-line-strong bg-surface px-2.5 text-base text-ink hover:border-muted',
          TOUCH_TARGET,
        )}
      >
        {options.map(([code, word]) => (
          <option key={code} value={code}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}

const Chip = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={text.removeFilter(name)}
    onClick={onRemove}
    className={cx(
      'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pl-3 pr-2 text-sm text-accent hover:bg-accent hover:text-on-accent',
      TOUCH_TARGET,
    )}
  >
    <span className="min-w-0 truncate">{name}</span>
    <X size={14} aria-hidden="true" />
  </button>
);

interface FilterBarProps {
  urlState: CasesUrlState;
  address: (part: Partial<CasesUrlState>) => string;
  /** The board has its own columns and order, so status and sorting are hidden. */
  isBoard?: boolean;
}

/** The filters of list and board. All of them are kept in the URL. */
export function FilterBar({ urlState, address, isBoard }: FilterBarProps) {
  const navigate = useNavigate();
  const go = (part: Partial<CasesUrlState>) =>
    void navigate(address({ ...urlState, ...part, page: 1, after: null }), { replace: true });
  const mark = (value: CaseMark) => go({ mark: value });
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2.5">
        <SearchField search={urlState.search} onSearch={(search) => go({ search })} />
        {!isBoard && (
          <Choice
            label={text.status}
            value={urlState.status ?? ''}
            options={[['', text.anyStatus], ...STATUSES.map((status) => [status, caseStatusText[status]] as const)]}
            onChange={(status) => go({ status: status || null })}
          />
        )}
        <Choice
          label={text.area}
          value={urlState.area ?? ''}
          options={[['', text.anyArea], ...AREAS.map((area) => [area, areaLabels[area]] as const)]}
          onChange={(area) => go({ area: area || null })}
        />
        <Choice
          label={text.mark}
          value={urlState.mark}
          options={Object.entries(text.marks) as [CaseMark, string][]}
          onChange={mark}
        />
        {!isBoard && (
          <Choice
            label={text.sort}
            value={urlState.sort}
            options={SORTS.map((sort) => [sort, text.sortedBy(text.sorts[sort])] as const)}
            onChange={(sort) => go({ sort })}
          />
        )}
      </div>
      {hasFilters(urlState) && (
        <div className="flex flex-wrap items-center gap-2">
          {urlState.client && <Chip name={text.clientIs(urlState.client)} onRemove={() => go({ client: null })} />}
          {urlState.tag && <Chip name={text.tag(urlState.tag)} onRemove={() => go({ tag: null })} />}
          <Button
            variant="quiet"
            size="sm"
            className={TOUCH_TARGET}
            onClick={() => go({ ...START, view: urlState.view, sort: urlState.sort, size: urlState.size })}
          >
            {text.clear}
          </Button>
        </div>
      )}
    </div>
  );
}
