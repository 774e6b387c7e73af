import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { searchText as text } from '#schema/text/search.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { ActiveFilter } from './filter-names.ts';
import { SEARCH_BOX_ID } from './search-box.tsx';
import type { Filters } from './search-request.ts';

/** The heading of the results takes the focus when the focused element is removed. */
export const RESULTS_HEADING_ID = 'results-heading';

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onChange: (filters: Filters) => void;
  onClear: () => void;
}

/** The active filters, each removable; after a removal the focus stays among them. */
export function ActiveFilters({ filters, onChange, onClear }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  // The pressed chip is gone: the next one takes the focus; after the last one, the heading of the results.
  useEffect(() => {
    if (removed.current === null) return;
    const chips = list.current?.querySelectorAll('button') ?? [];
    const heir = chips[Math.min(removed.current, chips.length - 1)];
    (heir ?? document.getElementById(RESULTS_HEADING_ID) ?? document.getElementById(SEARCH_BOX_ID))?.focus();
    removed.current = null;
  }, [filters.length]);
  if (filters.length === 0) return null;
  return (
    <ul ref={list} aria-label={text.activeFilters} className="flex flex-wrap items-center gap-2">
      {filters.map((filter, position) => (
        <li key={filter.key} className="min-w-0">
          <button
            type="button"
            aria-label={text.removeFilter(filter.name)}
            onClick={() => {
              removed.current = position;
              onChange(filter.without);
            }}
            className="group inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pl-3 pr-2 text-left text-sm text-accent transition-colors duration-150 hover:bg-accent hover:text-on-accent"
          >
            <span className="min-w-0 truncate">{filter.name}</span>
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            removed.current = 0;
            onClear();
          }}
        >
          {text.clearFilters}
        </Button>
      </li>
    </ul>
  );
}
