import { quickCategoryLabel, searchText as text } from '#schema/text/search.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { QUICK_CATEGORIES, QUICK_KINDS, quickCategoryOf, type Filters } from './search-request.ts';

export const SEGMENT =
  'min-h-9 rounded-full border px-3.5 text-sm font-medium transition-colors duration-150 whitespace-nowrap';
export const segmentTone = (isOn: boolean): string =>
  isOn
    ? 'border-accent bg-accent text-on-accent'
    : 'border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken';

/** Todos, Jurisprudencia, Códigos, Leyes, Precedentes: each is a set of document kinds. */
export function QuickCategories({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const current = quickCategoryOf(filters.kinds);
  return (
    <div role="group" aria-label={text.categories} className="flex flex-wrap gap-2">
      {QUICK_CATEGORIES.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={current === id}
          onClick={() => onChange({ ...filters, kinds: [...QUICK_KINDS[id]] })}
          className={cx(SEGMENT, segmentTone(current === id))}
        >
          {quickCategoryLabel[id]}
        </button>
      ))}
    </div>
  );
}
