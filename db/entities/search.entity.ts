import { defineEntity, p } from '@mikro-orm/core';
import type {
  Court,
  DocumentKind,
  Jurisdiction,
  ResearchCategory,
  SearchDateRange,
  SearchSort,
} from '#schema/generated/contract.ts';
import type { LegalArea } from '../content/legal-content.ts';
import { User } from './user.entity.ts';

/** Filters of a search as they are kept. */
export interface StoredFilters {
  area: LegalArea | null;
  kinds: DocumentKind[];
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  dateRange: SearchDateRange | null;
  statute: string | null;
  category: ResearchCategory | null;
}

/** A search that somebody made. */
const SearchRunSchema = defineEntity({
  name: 'SearchRun',
  tableName: 'search_run',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    query: p.text(),
    /** By which the same search is known again. */
    foldedQuery: p.text(),
    filters: p.json<StoredFilters>(),
    sort: p.text().$type<SearchSort>(),
    resultCount: p.integer(),
    createdAt: p.datetime(),
    /** Whether the list of recent searches shows it; the count keeps it. */
    isListed: p.boolean().default(true),
  },
  indexes: [{ properties: ['user', 'createdAt'] }, { properties: ['createdAt'] }],
});

export class SearchRun extends SearchRunSchema.class {}
SearchRunSchema.setClass(SearchRun);

/** A search that somebody keeps. */
const SavedSearchSchema = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    name: p.text(),
    query: p.text(),
    filters: p.json<StoredFilters>(),
    sort: p.text().$type<SearchSort>(),
    resultCount: p.integer(),
    hasAlert: p.boolean().default(false),
    /** Results that came into the stock, or were reformed, since it was last run and not seen yet. */
    newIds: p.array().default([]),
    /** Generation of the index of its last run: what came later is new. */
    lastGeneration: p.bigint('number'),
    lastRunAt: p.datetime(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});

export class SavedSearch extends SavedSearchSchema.class {}
SavedSearchSchema.setClass(SavedSearch);
