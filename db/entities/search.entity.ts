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

/** Filters of a search, as stored. */
interface StoredFilters {
  area: LegalArea | null;
  kinds: DocumentKind[];
  jurisdiction: Jurisdiction | null;
  court: Court | null;
  dateRange: SearchDateRange | null;
  statute: string | null;
  category: ResearchCategory | null;
}

/** A search of a user. */
const SearchRunSchema = defineEntity({
  name: 'SearchRun',
  tableName: 'search_run',
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    query: p.text(),
    /** Identifies the same search. */
    foldedQuery: p.text(),
    filters: p.json<StoredFilters>(),
    sort: p.text().$type<SearchSort>(),
    resultCount: p.integer(),
    createdAt: p.datetime(),
    /** Whether the list of recent searches shows it. Hidden ones still count. */
    isListed: p.boolean().default(true),
  },
  indexes: [{ properties: ['user', 'createdAt'] }, { properties: ['createdAt'] }],
});

export class SearchRun extends SearchRunSchema.class {}
SearchRunSchema.setClass(SearchRun);

/** A saved search. */
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
    /** Number of results that were added or reformed since its last run. */
    newIds: p.array().default([]),
    /** Generation of the index at its last run; later documents are new. */
    lastGeneration: p.bigint('number'),
    lastRunAt: p.datetime(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ['user', 'createdAt'] }],
});

export class SavedSearch extends SavedSearchSchema.class {}
SavedSearchSchema.setClass(SavedSearch);
