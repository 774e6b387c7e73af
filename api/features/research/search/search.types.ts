import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type * as C from '#schema/generated/contract.ts';
import { countedConnectionOf } from '#api/kernel/paging/connection.ts';
import { DateScalar } from '#api/kernel/graphql/scalars.ts';
import { Node } from '#api/kernel/system.resolver.ts';
import { enumOf, Payload } from '#api/kernel/graphql/user-error.ts';
import { CourtEnum, DocumentKindEnum, JurisdictionEnum, LegalAreaEnum, TextAccessEnum } from '../research.types.ts';

export const ResearchCategoryEnum = enumOf<C.ResearchCategory>('ResearchCategory', [
  'JURISPRUDENCE',
  'CODES',
  'STATISTICS',
  'DOCTRINE',
]);
export const SearchDateRangeEnum = enumOf<C.SearchDateRange>('SearchDateRange', [
  'LAST_MONTH',
  'LAST_3_MONTHS',
  'LAST_YEAR',
  'LAST_5_YEARS',
]);
export const SearchSortEnum = enumOf<C.SearchSort>('SearchSort', ['RELEVANCE', 'DATE', 'CITATIONS']);
export const MatchReasonEnum = enumOf<C.MatchReason>('MatchReason', ['CITED', 'TOPIC', 'TEXT', 'MEANING']);

@InputType('SearchFilters')
export class SearchFiltersInput implements C.SearchFilters {
  @Field(() => LegalAreaEnum, { nullable: true }) area?: C.LegalArea | null;
  @Field(() => [DocumentKindEnum], { nullable: true }) kinds?: C.DocumentKind[] | null;
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction?: C.Jurisdiction | null;
  @Field(() => CourtEnum, { nullable: true }) court?: C.Court | null;
  @Field(() => SearchDateRangeEnum, { nullable: true }) dateRange?: C.SearchDateRange | null;
  @Field(() => ID, { nullable: true }) statute?: string | null;
  @Field(() => ResearchCategoryEnum, { nullable: true }) category?: C.ResearchCategory | null;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String) query!: string;
  @Field(() => SearchFiltersInput, { nullable: true }) filters?: SearchFiltersInput | null;
  @Field(() => SearchSortEnum, { nullable: true, defaultValue: 'RELEVANCE' }) sort?: C.SearchSort | null;
  @Field(() => Int, { nullable: true, defaultValue: 10 }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
}

@ObjectType('PassageSpan')
export class PassageSpanType implements C.PassageSpan {
  @Field(() => String) text!: string;
  @Field(() => Boolean) isMatch!: boolean;
}

@ObjectType('SearchResult')
export class SearchResultType implements C.SearchResult {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => String) summary!: string;
  @Field(() => [PassageSpanType]) passage!: PassageSpanType[];
  @Field(() => MatchReasonEnum) reason!: C.MatchReason;
  @Field(() => String) explanation!: string;
  @Field(() => DocumentKindEnum, { nullable: true }) kind!: C.DocumentKind | null;
  @Field(() => DateScalar, { nullable: true }) date!: string | null;
  @Field(() => String) source!: string;
  @Field(() => Int) relevance!: number;
  @Field(() => LegalAreaEnum) area!: C.LegalArea;
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction!: C.Jurisdiction | null;
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => Int) citations!: number;
  @Field(() => TextAccessEnum) access!: C.TextAccess;
  @Field(() => String) citation!: string;
  @Field(() => String) url!: string;
  @Field(() => String, { nullable: true }) officialUrl!: string | null;
}

@ObjectType('FacetBucket')
export class FacetBucketType implements C.FacetBucket {
  @Field(() => String) value!: string;
  @Field(() => String) label!: string;
  @Field(() => Int) count!: number;
}

@ObjectType('SearchFacets')
export class SearchFacetsType implements C.SearchFacets {
  @Field(() => [FacetBucketType]) areas!: FacetBucketType[];
  @Field(() => [FacetBucketType]) kinds!: FacetBucketType[];
  @Field(() => [FacetBucketType]) jurisdictions!: FacetBucketType[];
  @Field(() => [FacetBucketType]) courts!: FacetBucketType[];
  @Field(() => [FacetBucketType]) statutes!: FacetBucketType[];
  @Field(() => [FacetBucketType]) years!: FacetBucketType[];
}

const Counted = countedConnectionOf(SearchResultType, 'SearchResult');

@ObjectType('SearchResultConnection')
export class SearchResultConnection extends Counted implements C.SearchResultConnection {
  @Field(() => [SearchResultType]) topics!: SearchResultType[];
  @Field(() => SearchFacetsType) facets!: SearchFacetsType;
  @Field(() => String, { nullable: true }) didYouMean!: string | null;
  @Field(() => String, { nullable: true }) searchedInstead!: string | null;
  @Field(() => String, { nullable: true }) notice!: string | null;
}

@ObjectType('SavedFilters')
export class SavedFiltersType implements C.SavedFilters {
  @Field(() => LegalAreaEnum, { nullable: true }) area!: C.LegalArea | null;
  @Field(() => [DocumentKindEnum]) kinds!: C.DocumentKind[];
  @Field(() => JurisdictionEnum, { nullable: true }) jurisdiction!: C.Jurisdiction | null;
  @Field(() => CourtEnum, { nullable: true }) court!: C.Court | null;
  @Field(() => SearchDateRangeEnum, { nullable: true }) dateRange!: C.SearchDateRange | null;
  @Field(() => ID, { nullable: true }) statute!: string | null;
  @Field(() => ResearchCategoryEnum, { nullable: true }) category!: C.ResearchCategory | null;
}

@ObjectType('RecentSearch')
export class RecentSearchType implements C.RecentSearch {
  @Field(() => String) query!: string;
  @Field(() => SavedFiltersType) filters!: SavedFiltersType;
  @Field(() => SearchSortEnum) sort!: C.SearchSort;
  @Field(() => Int) resultCount!: number;
  @Field(() => Date) searchedAt!: Date;
}

@ObjectType('SavedSearch', { implements: Node })
export class SavedSearchType extends Node implements Omit<C.SavedSearch, 'newResultCount'> {
  @Field(() => String) name!: string;
  @Field(() => String) query!: string;
  @Field(() => SavedFiltersType) filters!: SavedFiltersType;
  @Field(() => SearchSortEnum) sort!: C.SearchSort;
  @Field(() => Int) resultCount!: number;
  @Field(() => Boolean) hasAlert!: boolean;
  @Field(() => Date) lastRunAt!: Date;
  @Field(() => Date) createdAt!: Date;
}

@ObjectType('SearchStatistics')
export class SearchStatisticsType implements C.SearchStatistics {
  @Field(() => Int) jurisprudenceCount!: number;
  @Field(() => Int) legalCodesCount!: number;
  @Field(() => Int) articleCount!: number;
  @Field(() => Int) rulingCount!: number;
  @Field(() => Int) topicCount!: number;
  @Field(() => Int) availableSources!: number;
  @Field(() => Int) totalSearches!: number;
  @Field(() => Float, { nullable: true }) successRate!: number | null;
  @Field(() => [String]) popularQueries!: string[];
  @Field(() => [RecentSearchType]) recentSearches!: RecentSearchType[];
  @Field(() => DateScalar, { nullable: true }) textAsOf!: string | null;
}

@InputType('SaveSearchInput')
export class SaveSearchInput implements C.SaveSearchInput {
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => String) query!: string;
  @Field(() => SearchFiltersInput, { nullable: true }) filters?: SearchFiltersInput | null;
  @Field(() => SearchSortEnum, { nullable: true }) sort?: C.SearchSort | null;
  @Field(() => Boolean, { nullable: true }) hasAlert?: boolean | null;
}

@InputType('UpdateSavedSearchInput')
export class UpdateSavedSearchInput implements C.UpdateSavedSearchInput {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) name?: string | null;
  @Field(() => Boolean, { nullable: true }) hasAlert?: boolean | null;
  @Field(() => Boolean, { nullable: true }) seen?: boolean | null;
}

@InputType('DeleteSavedSearchInput')
export class DeleteSavedSearchInput implements C.DeleteSavedSearchInput {
  @Field(() => ID) id!: string;
}

@ObjectType('SaveSearchPayload')
export class SaveSearchPayload extends Payload implements Omit<C.SaveSearchPayload, 'savedSearch'> {
  @Field(() => SavedSearchType, { nullable: true }) savedSearch?: SavedSearchType | null;
}

@ObjectType('UpdateSavedSearchPayload')
export class UpdateSavedSearchPayload extends Payload implements Omit<C.UpdateSavedSearchPayload, 'savedSearch'> {
  @Field(() => SavedSearchType, { nullable: true }) savedSearch?: SavedSearchType | null;
}

@ObjectType('DeleteSavedSearchPayload')
export class DeleteSavedSearchPayload extends Payload implements C.DeleteSavedSearchPayload {
  @Field(() => ID, { nullable: true }) deletedId!: string | null;
}

@ObjectType('ClearRecentSearchesPayload')
export class ClearRecentSearchesPayload extends Payload implements C.ClearRecentSearchesPayload {}
