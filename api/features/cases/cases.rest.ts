import type { CaseOutcome, CaseStatus, LegalArea, UpdateCaseInput } from '#schema/generated/contract.ts';
import {
  caseOutcomeLabels,
  caseStatusText,
  caseUrgentText,
  casesText as say,
  restCaseStatus,
  restUrgent,
} from '#schema/text/cases.ts';
import { validationText } from '#schema/text/validation.ts';
import {
  RestCasesDocument,
  RestChangeCaseStatusDocument,
  RestCreateCaseDocument,
  RestOwnCasesDocument,
  RestUpdateCaseDocument,
  type RestCaseFragment,
  type RestCasesQuery,
} from './cases.rest.generated.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, textOf, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { parseArea } from '../research/index.ts';

type Body = RestRequest['body'];

const MAX_PAGE_SIZE = 100;
const MAX_VERSION = 2 ** 31 - 1;

/** Status by its lower-case code in the REST specification. */
const byRestStatus = new Map(
  (Object.keys(restCaseStatus) as CaseStatus[]).map((code) => [restCaseStatus[code] as string, code]),
);

function statusOf(given: unknown): CaseStatus {
  const status = byRestStatus.get(textOf(given).trim().toLowerCase());
  if (!status) throw new Refusal('VALIDATION', say.statusInvalid, { field: 'status' });
  return status;
}

function areaOf(given: unknown): LegalArea {
  const { value, known } = parseArea(given);
  if (!value) throw new Refusal('VALIDATION', say.valueUnknown('area', known), { field: 'area' });
  return value;
}

function outcomeOf(given: unknown): CaseOutcome | null {
  if (given === null || given === undefined || given === '') return null;
  const code = textOf(given).toUpperCase();
  if (!(code in caseOutcomeLabels)) {
    const codes = Object.keys(caseOutcomeLabels).map((each) => each.toLowerCase());
    throw new Refusal('VALIDATION', say.valueUnknown('outcome', codes), { field: 'outcome' });
  }
  return code as CaseOutcome;
}

/** Reads a value of one type. Only `null` clears the field; a value of another type is refused. */
const ofKind =
  <T>(field: string, isRight: (given: unknown) => given is T) =>
  (given: unknown): T | null => {
    if (given === null) return null;
    if (!isRight(given)) throw new Refusal('VALIDATION', say.valueUnknown(field), { field });
    return given;
  };

const isNumber = (given: unknown): given is number => typeof given === 'number' && Number.isFinite(given);
const isText = (given: unknown): given is string => typeof given === 'string';
const isBoolean = (given: unknown): given is boolean => typeof given === 'boolean';
const isDay = (given: unknown): given is string => isText(given) && /^\d{4}-\d{2}-\d{2}$/.test(given);
const areTexts = (given: unknown): given is string[] => Array.isArray(given) && given.every(isText);
/** An empty text clears the field, because forms send it so. */
const emptied =
  (read: (given: unknown) => string | null) =>
  (given: unknown): string | null =>
    given === '' ? null : read(given);

/** `urgent` is stored beside the status; in the REST specification it is a status. */
const shownStatus = ({ status, isUrgent }: RestCaseFragment): string =>
  isUrgent && status !== 'COMPLETED' ? restUrgent : restCaseStatus[status];

/** «Activo», «Cerrado», «Pendiente», «Urgente», as on the screens. */
const statusLabel = ({ status, isUrgent }: RestCaseFragment): string =>
  isUrgent && status !== 'COMPLETED' ? caseUrgentText : caseStatusText[status];

const caseOf = (legalCase: RestCaseFragment) => ({
  id: legalCase.id,
  case_id: legalCase.id,
  title: legalCase.title,
  description: legalCase.description,
  client: legalCase.client,
  area: legalCase.area.toLowerCase(),
  type: legalCase.type,
  status: shownStatus(legalCase),
  status_label: statusLabel(legalCase),
  base_status: restCaseStatus[legalCase.status],
  urgent: legalCase.isUrgent,
  file_number: legalCase.fileNumber,
  outcome: legalCase.outcome?.toLowerCase() ?? null,
  opened_on: legalCase.openedOn,
  closed_on: legalCase.closedOn,
  createdAt: legalCase.createdAt,
  created_at: legalCase.createdAt,
  updatedAt: legalCase.updatedAt,
  updated_at: legalCase.updatedAt,
  version: legalCase.version,
});

const statsOf = (stats: RestCasesQuery['caseStats']) => ({
  total_cases: stats.totalCases,
  active_cases: stats.activeCases,
  pending_cases: stats.pendingCases,
  completed_cases: stats.completedCases,
  urgent_cases: stats.urgentCases,
  archived_cases: stats.archivedCases,
  forgotten_cases: stats.forgottenCases,
  success_rate: stats.successRate,
  success_rate_n: stats.successOf,
  avg_duration: stats.averageDurationMonths,
  avg_duration_n: stats.averageDurationOf,
  recent_cases: stats.recentCases.map(caseOf),
});

function pageOf({ query }: RestRequest) {
  const first = query['limit'] === undefined ? MAX_PAGE_SIZE : Number(query['limit']);
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE)
    throw new Refusal('VALIDATION', validationText.pageSize, { field: 'limit' });
  return { first, after: optionalText(query['after']) };
}

const nextOf = ({ totalCount, pageInfo }: RestCasesQuery['cases']) => ({
  total: totalCount,
  next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
});

function filterOf({ query }: RestRequest) {
  const status = optionalText(query['status']);
  const search = optionalText(query['search']);
  if (status === restUrgent) return { isUrgent: true, search };
  return { ...(status ? { status: statusOf(status) } : {}), search };
}

/** Input fields by their REST names. */
const FIELDS: Record<string, { name: keyof UpdateCaseInput; read: (given: unknown) => unknown }> = {
  title: { name: 'title', read: ofKind('title', isText) },
  client: { name: 'client', read: ofKind('client', isText) },
  description: { name: 'description', read: ofKind('description', isText) },
  area: { name: 'area', read: areaOf },
  type: { name: 'type', read: ofKind('type', isText) },
  urgent: { name: 'isUrgent', read: ofKind('urgent', isBoolean) },
  file_number: { name: 'fileNumber', read: emptied(ofKind('file_number', isText)) },
  court_id: { name: 'courtId', read: emptied(ofKind('court_id', isText)) },
  court_name: { name: 'courtName', read: emptied(ofKind('court_name', isText)) },
  opened_on: { name: 'openedOn', read: emptied(ofKind('opened_on', isDay)) },
  closed_on: { name: 'closedOn', read: emptied(ofKind('closed_on', isDay)) },
  outcome: { name: 'outcome', read: outcomeOf },
  amount_claimed_centavos: { name: 'amountClaimed', read: ofKind('amount_claimed_centavos', isNumber) },
  amount_obtained_centavos: { name: 'amountObtained', read: ofKind('amount_obtained_centavos', isNumber) },
  tags: { name: 'tags', read: ofKind('tags', areTexts) },
};

const given = (body: Body): Partial<UpdateCaseInput> =>
  Object.fromEntries(
    Object.entries(FIELDS)
      .filter(([key]) => body[key] !== undefined)
      .map(([key, { name, read }]) => [name, read(body[key])]),
  );

/** Names of the contract → those of the request. */
const REST_NAMES = Object.fromEntries(Object.entries(FIELDS).map(([key, { name }]) => [name, key]));

function versionOf(body: Body): number {
  if (!Number.isInteger(body['version']) || Math.abs(body['version'] as number) > MAX_VERSION)
    throw new Refusal('VALIDATION', say.versionMissing, { field: 'version' });
  return body['version'] as number;
}

/** Input of a new case: without the fields that only an update has. */
function newCaseOf(body: Body) {
  const { closedOn: _closedOn, outcome: _outcome, amountObtained: _obtained, ...fields } = given(body);
  return {
    ...fields,
    title: fields.title ?? '',
    client: fields.client ?? '',
    area: areaOf(body['area']),
    ...(body['status'] === undefined ? {} : { status: statusOf(body['status']) }),
  };
}

const userIdOf = ({ params }: RestRequest): string => params['userId'] ?? '';

export const casesRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/cases',
    document: RestCasesDocument,
    variables: (request) => ({ filter: filterOf(request), ...pageOf(request) }),
    reply: ({ cases, caseStats }) => {
      const stats = statsOf(caseStats);
      return { body: { cases: cases.nodes.map(caseOf), ...nextOf(cases), ...stats, data: stats } };
    },
  }),
  // There is no `GET /api/cases/{caseId}`: the segment is the id of a user, who must be the caller (decision 9).
  restRoute({
    method: 'GET',
    path: '/api/cases/:userId',
    document: RestOwnCasesDocument,
    variables: pageOf,
    reply: ({ me, cases }, request) =>
      me.id === userIdOf(request)
        ? { body: { cases: cases.nodes.map(caseOf), ...nextOf(cases) } }
        : { status: 403, body: { success: false, error: say.ofSomebodyElse, code: 'FORBIDDEN' } },
  }),
  restRoute({
    method: 'POST',
    path: '/api/cases',
    document: RestCreateCaseDocument,
    fields: REST_NAMES,
    variables: ({ body }) => ({ input: newCaseOf(body) }),
    reply: ({ createCase: { case: legalCase, conflicts } }) => ({
      body: {
        case: legalCase && caseOf(legalCase),
        conflicts: conflicts.map(({ name, role, likeness, case: other }) => ({
          name,
          role: role.toLowerCase(),
          likeness,
          case_id: other.id,
          case_title: other.title,
        })),
      },
    }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/cases/:id',
    document: RestUpdateCaseDocument,
    fields: REST_NAMES,
    variables: ({ params, body }) => ({
      input: { ...given(body), caseId: params['id'] ?? '', version: versionOf(body) },
    }),
    reply: ({ updateCase: { case: legalCase } }) => ({ body: { case: legalCase && caseOf(legalCase) } }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/cases/:id/status',
    document: RestChangeCaseStatusDocument,
    variables: ({ params, body }) => ({
      input: { caseId: params['id'] ?? '', status: statusOf(body['status']), outcome: outcomeOf(body['outcome']) },
    }),
    reply: ({ changeCaseStatus: { case: legalCase, previousStatus } }) => ({
      body: {
        case: legalCase && caseOf(legalCase),
        previous_status: previousStatus ? restCaseStatus[previousStatus] : null,
      },
    }),
  }),
];
