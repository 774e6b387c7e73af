import { commonText } from '#schema/text/common.ts';
import { searchText as text } from '#schema/text/search.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { Filters } from './search-request.ts';
import type { Facets } from './use-search.ts';

interface FilterSheetProps {
  filters: Filters;
  facets: Facets | null;
  /** Number of results with these filters; `null` if unknown. */
  count: number | null;
  hasActive: boolean;
  onChange: (filters: Filters) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The filters in a sheet, with a button to the results that is always visible. */
export const FilterSheet = ({ filters, facets, count, hasActive, onChange, onClear, onClose }: FilterSheetProps) => (
  <div className="flex min-h-full flex-col">
    <div className="flex-1 px-5 pb-4 pt-1">
      <FilterPanel filters={filters} facets={facets} onChange={onChange} />
    </div>
    <div className="sticky bottom-0 flex gap-2 border-t border-line bg-surface px-5 py-3">
      <Button variant="secondary" className="flex-1" disabled={!hasActive} onClick={onClear}>
        {text.clearFilters}
      </Button>
      <Button className="flex-1" onClick={onClose}>
        {count === null ? commonText.close : text.showResults(count, formatCount(count))}
      </Button>
    </div>
  </div>
);
