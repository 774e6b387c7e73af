import {
  optionalText,
  restRoute,
  type RawReply,
  type RestRequest,
  type RestRoute,
} from '#api/kernel/http/rest-route.ts';
import {
  ExportCasesDocument,
  ExportContractsDocument,
  ExportDeadlinesDocument,
  ExportHoursDocument,
} from './exports.rest.generated.ts';
import { snakeCased } from './snake-case.rules.ts';

/** Everything of an account as NDJSON, a page at a time: the next one is named in `Link`. */

interface Page {
  nodes: readonly object[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** Fields of the rows whose values are of an enum; a test compares them with the contract. ISO codes stay as they are. */
export const EXPORTED_ENUMS: ReadonlySet<string> = new Set([
  'activity',
  'area',
  'billing',
  'jurisdiction',
  'origin',
  'outcome',
  'status',
]);

const linesOf = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(snakeCased(row, EXPORTED_ENUMS))}\n`).join('');

function exported(path: string, { nodes, pageInfo }: Page, { query }: RestRequest): RawReply {
  const more = { ...(isArchived(query) ? { archived: 'true' } : {}), after: pageInfo.endCursor ?? '' };
  return {
    status: 200,
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      ...(pageInfo.hasNextPage ? { link: `<${path}?${new URLSearchParams(more).toString()}>; rel="next"` } : {}),
    },
    content: linesOf(nodes),
  };
}

const isArchived = (query: RestRequest['query']): boolean => query['archived'] === 'true';
const after = ({ query }: RestRequest): string | null => optionalText(query['after']);

/** The lists that can be exported, with the scope that each needs. */
export const EXPORTS = [
  { name: 'cases', scope: 'case:read' },
  { name: 'deadlines', scope: 'deadline:read' },
  { name: 'hours', scope: 'hours:read' },
  { name: 'contracts', scope: 'contract:read' },
] as const;

export const exportRoutes: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/export/cases',
    document: ExportCasesDocument,
    variables: (request) => ({ archived: isArchived(request.query), after: after(request) }),
    reply: ({ cases }, request) => exported('/api/export/cases', cases, request),
  }),
  restRoute({
    method: 'GET',
    path: '/api/export/deadlines',
    document: ExportDeadlinesDocument,
    variables: (request) => ({ after: after(request) }),
    reply: ({ deadlines }, request) => exported('/api/export/deadlines', deadlines, request),
  }),
  restRoute({
    method: 'GET',
    path: '/api/export/hours',
    document: ExportHoursDocument,
    variables: (request) => ({ after: after(request) }),
    reply: ({ timeEntries }, request) => exported('/api/export/hours', timeEntries, request),
  }),
  restRoute({
    method: 'GET',
    path: '/api/export/contracts',
    document: ExportContractsDocument,
    variables: (request) => ({
      status: isArchived(request.query) ? ('ARCHIVED' as const) : null,
      after: after(request),
    }),
    reply: ({ contracts }, request) => exported('/api/export/contracts', contracts, request),
  }),
];
