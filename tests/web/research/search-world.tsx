import { render } from '@testing-library/react';
import { HttpResponse, type DefaultBodyType } from 'msw';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useEffect } from 'react';
import { ResearchPage } from '#web/features/research/search/research-page.tsx';
import { SearchPage } from '#web/features/research/search/search-page.tsx';
import { GraphqlProvider } from '#web/shared/apollo/graphql-provider.tsx';
import type { SearchQuery, SearchQueryVariables } from '#web/features/research/search/search.generated.ts';
import type { LiveSocket, Sink } from '#web/shared/apollo/socket.ts';
import { DEMO_USER, type SessionUser } from '#web/shared/session/session-user.ts';
import { Toaster } from '#web/shared/ui/toaster.tsx';
import { api, webServer } from '../web-server.ts';

type Reply = SearchQuery['search'];
export type Result = Reply['nodes'][number];

export const result = (part: Partial<Result> = {}): Result =>
  ({
    __typename: 'SearchResult',
    id: 'art_lft_48',
    title: 'LFT, artículo 48',
    summary: 'El trabajador podrá solicitar que se le reinstale.',
    passage: [
      { __typename: 'PassageSpan', text: 'El trabajador podrá solicitar que se le ', isMatch: false },
      { __typename: 'PassageSpan', text: 'reinstale', isMatch: true },
    ],
    reason: 'TEXT',
    explanation: 'Contiene las palabras que buscaste.',
    kind: 'ACT',
    date: '2012-11-30',
    source: 'Ley Federal del Trabajo',
    relevance: 94,
    area: 'LABOR',
    jurisdiction: 'FEDERAL',
    court: null,
    citations: 12,
    access: 'FULL',
    url: '/stps/lft/48',
    officialUrl: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
    ...part,
  }) as Result;

const bucket = (value: string, label: string, count: number) => ({ __typename: 'FacetBucket', value, label, count });

export const page = (nodes: Result[], part: Partial<Reply> & { next?: string } = {}): Reply => {
  const { next, ...rest } = part;
  return {
    __typename: 'SearchResultConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: next !== undefined, endCursor: next ?? null },
    totalCount: nodes.length,
    topics: [],
    facets: {
      __typename: 'SearchFacets',
      areas: [bucket('LABOR', 'Laboral', 7)],
      kinds: [bucket('ACT', 'Ley', 6), bucket('CODE', 'Código', 1)],
      jurisdictions: [bucket('FEDERAL', 'Federal', 7)],
      courts: [],
      statutes: [bucket('lft', 'Ley Federal del Trabajo', 6)],
      years: [bucket('2012', '2012', 4)],
    },
    didYouMean: null,
    searchedInstead: null,
    notice: null,
    ...rest,
  } as unknown as Reply;
};

export const found = (reply: Reply) => HttpResponse.json({ data: { search: reply } });
export const broken = () =>
  HttpResponse.json({
    data: null,
    errors: [{ message: 'El servicio no está disponible.', extensions: { code: 'UNAVAILABLE', requestId: 'req_7' } }],
  });

const filters = {
  __typename: 'SavedFilters',
  area: null,
  kinds: [],
  jurisdiction: null,
  court: null,
  dateRange: null,
  statute: null,
  category: null,
};

export const recent = (query: string, narrowing: object = {}) => ({
  __typename: 'RecentSearch',
  query,
  filters: { ...filters, ...narrowing },
  sort: 'RELEVANCE',
  resultCount: 3,
  searchedAt: '2026-11-20T18:00:00.000Z',
});

export const saved = (id: string, part: object = {}) => ({
  __typename: 'SavedSearch',
  id,
  name: `Guardada ${id}`,
  query: `consulta ${id}`,
  filters,
  sort: 'RELEVANCE',
  resultCount: 3,
  hasAlert: false,
  newResultCount: 0,
  lastRunAt: '2026-11-20T18:00:00.000Z',
  createdAt: '2026-11-20T18:00:00.000Z',
  ...part,
});

const statistics: Record<string, unknown> = {
  __typename: 'SearchStatistics',
  jurisprudenceCount: 1_204,
  legalCodesCount: 87,
  articleCount: 25_497,
  rulingCount: 312,
  topicCount: 46,
  availableSources: 1_649,
  totalSearches: 0,
  successRate: null,
  popularQueries: ['pensión alimenticia'],
  textAsOf: '2026-01-15',
};

interface Answers {
  search?: (variables: SearchQueryVariables) => HttpResponse<DefaultBodyType>;
  recents?: () => object[];
  saveds?: object[];
  statistics?: Record<string, unknown> | 'broken';
  /** What saveSearch answers when it says no. */
  refusal?: string;
}

/** The API of search, and what it was asked. */
export function searchAnswers(answers: Answers = {}) {
  const asked: SearchQueryVariables[] = [];
  const changes: [string, unknown][] = [];
  const held = { saveds: answers.saveds ?? [] };
  const error = (message: string) => ({ __typename: 'UserError', code: 'LIMIT_REACHED', field: null, message });
  webServer.use(
    api.query('Search', ({ variables }) => {
      asked.push(variables as SearchQueryVariables);
      return (answers.search ?? (() => found(page([result()]))))(variables as SearchQueryVariables) as never;
    }),
    api.query('RecentSearches', () =>
      HttpResponse.json({ data: { recentSearches: (answers.recents ?? (() => []))() } }),
    ),
    api.query('SavedSearches', () => HttpResponse.json({ data: { savedSearches: held.saveds } })),
    api.query('SearchStatistics', () => {
      if (answers.statistics === 'broken') return broken() as never;
      return HttpResponse.json({ data: { searchStatistics: { ...statistics, ...answers.statistics } } });
    }),
    api.mutation('SaveSearch', ({ variables }) => {
      changes.push(['save', variables['input']]);
      const { name } = variables['input'] as { name: string };
      const search = answers.refusal ? null : saved(`ss_new`, { name });
      if (search) held.saveds = [search, ...held.saveds];
      const userErrors = answers.refusal ? [error(answers.refusal)] : [];
      return HttpResponse.json({ data: { saveSearch: { __typename: 'P', savedSearch: search, userErrors } } });
    }),
    api.mutation('DeleteSavedSearch', ({ variables }) => {
      const { id } = variables['input'] as { id: string };
      changes.push(['delete', id]);
      held.saveds = held.saveds.filter((search) => (search as { id: string }).id !== id);
      return HttpResponse.json({ data: { deleteSavedSearch: { __typename: 'P', deletedId: id, userErrors: [] } } });
    }),
    api.mutation('UpdateSavedSearch', ({ variables }) => {
      changes.push(['update', variables['input']]);
      const { id } = variables['input'] as { id: string };
      return HttpResponse.json({
        data: { updateSavedSearch: { __typename: 'P', savedSearch: saved(id), userErrors: [] } },
      });
    }),
    api.mutation('ClearRecentSearches', () => {
      changes.push(['clear', null]);
      return HttpResponse.json({ data: { clearRecentSearches: { __typename: 'P', userErrors: [] } } });
    }),
  );
  return { asked, changes };
}

/** A socket that the test holds in its hand. */
export function alertSocket() {
  const sinks: Sink<{ savedSearchAlert: object }>[] = [];
  const socket: LiveSocket = {
    subscribe: (payload, sink) => {
      if (payload.operationName === 'SavedSearchAlert') sinks.push(sink as never);
      return () => undefined;
    },
    subscribeState: () => () => undefined,
    state: () => 'connected',
  };
  return { socket, alert: (search: object) => sinks.at(-1)?.next({ savedSearchAlert: search }) };
}

const ANA: SessionUser = { ...DEMO_USER, id: 'usr_ana', name: 'Ana', demo: false };

const shown = { address: '' };
/** The address that the browser would show. */
export const address = (): URL => new URL(shown.address, 'https://foja.mx');

function Page({ user }: { user: SessionUser }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    shown.address = pathname + search;
  }, [pathname, search]);
  const params = new URLSearchParams(search);
  const addressIn = (tab: string) => (more: Record<string, string>) =>
    `/dashboard?${new URLSearchParams({ tab, ...more })}`;
  const common = { user, params };
  return (
    <main id="main-content">
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      {params.get('tab') === 'research' ? (
        <ResearchPage {...common} addressOf={addressIn('research')} searchAddressOf={addressIn('search')} />
      ) : (
        <SearchPage {...common} addressOf={addressIn('search')} researchAddressOf={addressIn('research')} />
      )}
    </main>
  );
}

export function open(at: string, { user = ANA, socket = alertSocket().socket } = {}) {
  const inside = <Page user={user} />;
  return render(
    <MemoryRouter useTransitions={false} initialEntries={[`/dashboard?tab=${at}`]}>
      {user.demo ? inside : <GraphqlProvider socket={socket}>{inside}</GraphqlProvider>}
      <Toaster />
    </MemoryRouter>,
  );
}
