import {
  areaLabels,
  courtLabels,
  jurisdictionLabels,
  kindLabels,
  kindValues,
  restSearchText,
  researchCategoryValues,
} from '#schema/text/research.ts';
import type { SearchFilters } from '#schema/generated/contract.ts';
import type { RestResultFragment, RestSearchQuery, RestSearchStatisticsQuery } from './research.rest.generated.ts';
import {
  RestLegalSourcesDocument,
  RestSearchDocument,
  RestSearchStatisticsDocument,
} from './research.rest.generated.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, textOf, type RestRoute } from '#api/kernel/http/rest-route.ts';
import {
  parseArea,
  parseCategory,
  parseCourt,
  parseJurisdiction,
  parseKind,
  parseRange,
  parseSort,
  type Parsed,
} from './research-values.rules.ts';

/** An unknown value is an error: an ignored filter would be misleading. */
function valid<T>({ value, isUnknown, known }: Parsed<T>, field: string): T | null {
  if (isUnknown) throw new Refusal('VALIDATION', restSearchText.unknownValue(field, known), { field });
  return value;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

function filtersOf(given: unknown): SearchFilters {
  const filters = record(given);
  const kind = valid(parseKind(filters['documentType']), 'documentType');
  return {
    area: valid(parseArea(filters['category']), 'category'),
    kinds: kind ? [kind] : [],
    jurisdiction: valid(parseJurisdiction(filters['jurisdiction']), 'jurisdiction'),
    court: valid(parseCourt(filters['court']), 'court'),
    dateRange: valid(parseRange(filters['dateRange']), 'dateRange'),
  };
}

const PREMIUM = { FULL: null, UPGRADE_REQUIRED: restSearchText.premiumOnly } as const;

/** What every result has, a count too: its own fields replace these. */
const NO_FACTS = {
  why: null,
  date: null,
  text_as_of: null,
  court: null,
  relevance: null,
  category: null,
  jurisdiction: null,
  citations: null,
  citation: null,
  url: null,
  official_url: null,
  full_text_available: false,
  full_text_note: null,
  upgrade_hint: null,
} as const;

const resultOf = (result: RestResultFragment) => ({
  id: result.id,
  title: result.title,
  summary: result.summary,
  why: result.explanation,
  // Of a law whose reforms are not dated here, the day until which its text is as held.
  date: result.date ?? result.textAsOf,
  text_as_of: result.textAsOf,
  court: result.court ? courtLabels[result.court] : null,
  source: result.source,
  type: result.kind ? kindValues[result.kind] : 'tema',
  type_label: result.kind ? kindLabels[result.kind] : restSearchText.topic,
  relevance: result.relevance,
  category: areaLabels[result.area],
  jurisdiction: result.jurisdiction ? jurisdictionLabels[result.jurisdiction] : null,
  citations: result.citations,
  citation: result.citation,
  url: result.url,
  official_url: result.officialUrl,
  full_text_available: result.access === 'FULL',
  full_text_note: PREMIUM[result.access],
  upgrade_hint: result.access === 'FULL' ? null : restSearchText.upgradeHint,
});

type Found = RestSearchQuery['search'];

const pageOf = (search: Found) => ({
  total: search.totalCount,
  next: search.pageInfo.hasNextPage ? search.pageInfo.endCursor : null,
  did_you_mean: search.didYouMean,
  searched_instead: search.searchedInstead,
  notice: search.notice,
});

/** The specification's shape in `data` and at the top level (decision S2-REST-016). */
const twice = (data: Record<string, unknown>) => ({ body: { ...data, data } });

/** Counts instead of texts: how many of the stock mention it. */
const countsOf = ({ facets, totalCount }: Found) =>
  (['areas', 'kinds', 'courts', 'years'] as const).flatMap((dimension) =>
    facets[dimension].map(({ value, label, count }) => ({
      ...NO_FACTS,
      id: `${dimension}:${value}`,
      title: label,
      summary: restSearchText.count(count, totalCount),
      type: 'estadistica',
      type_label: restSearchText.statistic,
      dimension: restSearchText.dimensions[dimension],
      count,
      n: totalCount,
      source: restSearchText.countSource,
    })),
  );

type Recent = RestSearchStatisticsQuery['searchStatistics']['recentSearches'][number];

const typeOf = ({ filters }: Recent): string =>
  (filters.category && researchCategoryValues[filters.category]) ??
  (filters.kinds[0] ? kindValues[filters.kinds[0]] : 'todos');

const recentOf = (recent: Recent) => ({
  query: recent.query,
  type: typeOf(recent),
  date: recent.searchedAt,
  timestamp: recent.searchedAt,
  results_count: recent.resultCount,
});

const PAGE = 20;

export const researchRest: RestRoute[] = [
  // `user_plan` of the specification is accepted and ignored: the account's own plan is what counts.
  restRoute({
    method: 'POST',
    path: '/api/research/search',
    document: RestSearchDocument,
    opensDemo: true,
    variables: ({ body }) => ({
      query: textOf(body['query']),
      filters: { category: valid(parseCategory(body['type']), 'type') },
      first: PAGE,
      after: optionalText(body['after']),
    }),
    reply: ({ search }, { body }) => ({
      body: {
        results: parseCategory(body['type']).value === 'STATISTICS' ? countsOf(search) : search.nodes.map(resultOf),
        ...pageOf(search),
      },
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/search/advanced',
    document: RestSearchDocument,
    opensDemo: true,
    variables: ({ body }) => ({
      query: textOf(body['query']),
      filters: filtersOf(body['filters']),
      sort: valid(parseSort(record(body['filters'])['sortBy']), 'sortBy') ?? 'RELEVANCE',
      first: PAGE,
      after: optionalText(body['after']),
    }),
    reply: ({ search }) => ({ body: { results: search.nodes.map(resultOf), ...pageOf(search) } }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/search',
    document: RestSearchStatisticsDocument,
    variables: () => ({}),
    reply: ({ searchStatistics: counted }) =>
      twice({
        jurisprudence_count: counted.jurisprudenceCount,
        legal_codes_count: counted.legalCodesCount,
        article_count: counted.articleCount,
        ruling_count: counted.rulingCount,
        topic_count: counted.topicCount,
        text_as_of: counted.textAsOf,
        search_statistics: { total_searches: counted.totalSearches, success_rate: counted.successRate },
        recent_searches: counted.recentSearches.map(recentOf),
        popular_queries: counted.popularQueries,
      }),
  }),
  restRoute({
    method: 'GET',
    path: '/api/research',
    document: RestLegalSourcesDocument,
    variables: () => ({}),
    reply: ({ searchStatistics: counted, statutes }) =>
      twice({
        research_statistics: {
          available_sources: counted.availableSources,
          success_rate: counted.successRate,
          total_searches: counted.totalSearches,
          text_as_of: counted.textAsOf,
        },
        recent_research: counted.recentSearches.map(recentOf),
        legal_sources: statutes.map((statute) => ({
          key: statute.key,
          name: statute.name,
          type: kindValues[statute.kind],
          articles: statute.articleCount,
          text_as_of: statute.textAsOf,
          has_official_text: statute.hasOfficialText,
          official_url: statute.officialUrl,
        })),
      }),
  }),
];
