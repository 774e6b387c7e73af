import {
  areaLabel,
  courtLabel,
  dateRangeLabel,
  filterText as text,
  jurisdictionLabel,
  kindLabel,
  quickCategoryLabel,
} from '#schema/text/search.ts';
import { quickCategoryOf, type Filters } from './search-request.ts';
import type { Facets } from './use-search.ts';

/** An active filter, and the filters without it. */
export interface ActiveFilter {
  key: string;
  name: string;
  without: Filters;
}

/** The name of a law according to the facets; otherwise its key. */
export const statuteName = (statute: string, facets: Facets | null): string =>
  facets?.statutes.find(({ value }) => value === statute)?.label ?? statute.toUpperCase();

/** The filters as chips, in the order of the panel. The kinds of a quick category are one chip. */
export function activeFilters(filters: Filters, facets: Facets | null): ActiveFilter[] {
  const one = (key: keyof Filters, filter: string, value: string | null | false): ActiveFilter[] =>
    value ? [{ key, name: text.chip(filter, value), without: { ...filters, [key]: null } }] : [];
  const quick = filters.kinds.length > 0 ? quickCategoryOf(filters.kinds) : null;
  const kinds: ActiveFilter[] = quick
    ? [{ key: 'kinds', name: text.chip(text.kindShort, quickCategoryLabel[quick]), without: { ...filters, kinds: [] } }]
    : filters.kinds.map((kind) => ({
        key: kind,
        name: text.chip(text.kindShort, kindLabel[kind]),
        without: { ...filters, kinds: filters.kinds.filter((other) => other !== kind) },
      }));
  return [
    ...kinds,
    ...one('area', text.area, filters.area && areaLabel[filters.area]),
    ...one('dateRange', text.dateRange, filters.dateRange && dateRangeLabel[filters.dateRange]),
    ...one('court', text.courtShort, filters.court && courtLabel[filters.court]),
    ...one('jurisdiction', text.jurisdiction, filters.jurisdiction && jurisdictionLabel[filters.jurisdiction]),
    ...one('statute', text.statute, filters.statute && statuteName(filters.statute, facets)),
  ];
}
