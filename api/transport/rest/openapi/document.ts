import { getOperationAST, Kind, type GraphQLField, type GraphQLSchema } from 'graphql/index.js';
import type { ErrorCode } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { restExamples } from '#schema/text/rest-examples.ts';
import { accessOf, type Access } from '#api/kernel/security/access.ts';
import { HTTP_STATUS } from '#api/kernel/errors.ts';
import type { RestRequest, RestRoute } from '#api/kernel/http/rest-route.ts';
import { pauses } from '#api/kernel/jobs/pauses.ts';
import { VERSION } from '#api/kernel/version.ts';
import { describeReplies, type JsonSchema } from './reply-schema.ts';
import { RequestReader } from './request-schema.ts';

/** The REST rows as an OpenAPI 3.1 document: nothing in it is written by hand but the envelope and the examples. */

const WHITESPACE = /\s+/g;

/** The first id of the data that replies are described with: it is that of the caller where a row asks for it. */
const SAMPLE_ID = 'id_001';

/** What a row is asked with as an example: its own, with an id for each name in its path. */
function exampleOf({ method, path }: Pick<RestRoute, 'method' | 'path'>): RestRequest {
  const given = restExamples[`${method} ${path}`] ?? {};
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    params: Object.fromEntries(names.map((name) => [name, SAMPLE_ID])),
    query: given.query ?? {},
    body: given.body ?? {},
    ifNoneMatch: null,
  };
}

/** Root fields of the operation of a row. */
function rootFields(schema: GraphQLSchema, { document }: RestRoute): GraphQLField<unknown, unknown>[] {
  const operation = getOperationAST(document);
  const fields = operation ? (schema.getRootType(operation.operation)?.getFields() ?? {}) : {};
  return (operation?.selectionSet.selections ?? []).flatMap((each) => {
    const field = each.kind === Kind.FIELD ? fields[each.name.value] : undefined;
    return field ? [field] : [];
  });
}

/** Codes of errors by the HTTP status that answers them. */
function codesByStatus(): ReadonlyMap<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const [code, status] of Object.entries(HTTP_STATUS) as [ErrorCode, number][])
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return byStatus;
}

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const RATE = {
  'RateLimit-Limit': { $ref: '#/components/headers/RateLimitLimit' },
  'RateLimit-Remaining': { $ref: '#/components/headers/RateLimitRemaining' },
  'RateLimit-Reset': { $ref: '#/components/headers/RateLimitReset' },
};

interface Facts {
  route: RestRoute;
  isPrivate: boolean;
  accesses: Access[];
  hasBody: boolean;
}

/** The statuses with which a row may refuse, besides those that its reply sets. */
function refusals({ route, isPrivate, accesses, hasBody }: Facts): Set<number> {
  const isWriting = route.method !== 'GET';
  const statuses = new Set([400, 429, 500, 503]);
  if (isPrivate) statuses.add(401).add(403);
  if (accesses.some(({ planFeature }) => planFeature !== null)) statuses.add(403);
  if (route.path.includes(':') || isWriting) statuses.add(404);
  if (isWriting) statuses.add(409).add(502);
  if (route.path.endsWith('login')) statuses.add(401);
  if (hasBody) statuses.add(413).add(415);
  return statuses;
}

function refusalAt(status: number): JsonSchema {
  const codes = codesByStatus().get(status) ?? [];
  return {
    description: codes.map((code) => `${code}: ${errorText[code]}`).join(' ') || 'The operation says why.',
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        ...(codes[0] ? { example: { success: false, error: errorText[codes[0]], code: codes[0] } } : {}),
      },
    },
  };
}

function bodyOf(schema: GraphQLSchema, route: RestRoute, request: RestRequest): JsonSchema | null {
  if (route.file) {
    const [field = 'file'] = route.file;
    const file = { type: 'string', format: 'binary', description: 'The file: 25 MB at most.' };
    const form = { type: 'object', properties: { [field]: file }, required: [field] };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  if (Object.keys(request.body).length === 0) return null;
  const described = new RequestReader(schema, route, request).object('body', [], request.body);
  const isRequired = 'required' in described;
  return { required: isRequired, content: { 'application/json': { schema: described, example: request.body } } };
}

function parametersOf(schema: GraphQLSchema, route: RestRoute, request: RestRequest): JsonSchema[] {
  const reader = new RequestReader(schema, route, request);
  const described = (part: 'params' | 'query', name: string, value: unknown): JsonSchema => {
    const { schema: field, isRequired } = reader.field(part, [name], value);
    const { description, examples, ...type } = field;
    return {
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || isRequired,
      ...(description ? { description } : {}),
      schema: type,
      ...(examples && part === 'query' ? { example: value } : {}),
    };
  };
  const writes = getOperationAST(route.document)?.operation === 'mutation';
  return [
    ...Object.entries(request.params).map(([name, value]) => described('params', name, value)),
    ...Object.entries(request.query).map(([name, value]) => described('query', name, value)),
    ...(writes ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

/** `RestCreateEvent` of `POST /api/x/y` → `createEvent`; where several rows run one operation, with the end of its path. */
function idsOf(routes: readonly RestRoute[]): ReadonlyMap<RestRoute, string> {
  const taken = new Set<string>();
  return new Map(
    routes.map((route) => {
      const name = (getOperationAST(route.document)?.name?.value ?? 'operation').replace(/^Rest/, '');
      const plain = name.charAt(0).toLowerCase() + name.slice(1);
      const id = taken.has(plain)
        ? `${plain}${route.path.replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`
        : plain;
      taken.add(id);
      return [route, id] as const;
    }),
  );
}

function operationOf(schema: GraphQLSchema, route: RestRoute, operationId: string): JsonSchema {
  const request = exampleOf(route);
  const fields = rootFields(schema, route);
  const accesses = fields.flatMap((field) => accessOf(field) ?? []);
  const isPrivate = accesses.some(({ isPublic }) => !isPublic);
  const permissions = [...new Set(accesses.flatMap(({ permission }) => permission ?? []))];
  const body = bodyOf(schema, route, request);
  const parameters = parametersOf(schema, route, request);
  const replies = describeReplies(schema, route, request).map(
    ({ status, mediaType, schema: shape, example }) =>
      [
        String(status),
        {
          description: status < 300 ? 'Done.' : 'Answered, and not as asked.',
          headers: isPrivate ? RATE : {},
          content: { [mediaType]: { schema: shape, ...(example === null ? {} : { example }) } },
        },
      ] as const,
  );
  const refused = [...refusals({ route, isPrivate, accesses, hasBody: body !== null })]
    .toSorted((one, other) => one - other)
    .filter((status) => !replies.some(([known]) => known === String(status)))
    .map((status) => [String(status), refusalAt(status)] as const);
  const description = fields
    .map((each) => each.description ?? '')
    .join(' ')
    .replace(WHITESPACE, ' ');
  return {
    operationId,
    tags: [route.path.split('/')[2] ?? 'api'],
    description,
    security: isPrivate ? [{ bearer: [] }, { session: [] }, { trial: [] }] : [],
    ...(permissions.length > 0 ? { 'x-permissions': permissions } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: Object.fromEntries([...replies, ...refused]),
  };
}

const whole = (description: string): JsonSchema => ({ description, schema: { type: 'integer' } });

function components(): JsonSchema {
  return {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'Access token of a login, token of a demo, or API key (`tk_…`).',
      },
      session: { type: 'apiKey', in: 'cookie', name: 'foja_refresh', description: 'Of pages of this server only.' },
      trial: { type: 'apiKey', in: 'header', name: 'X-Trial-Id', description: 'Id of a trial.' },
    },
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'The same key with the same request is done once; the answer is kept for a day.',
        schema: { type: 'string', maxLength: 200 },
      },
    },
    headers: {
      RetryAfter: whole('Seconds to wait.'),
      RateLimitLimit: whole('Requests of an API key in an hour.'),
      RateLimitRemaining: whole('How many are left of this hour.'),
      RateLimitReset: whole('Seconds until the hour begins anew.'),
    },
    schemas: {
      Failure: {
        type: 'object',
        required: ['success', 'error'],
        properties: {
          success: { type: 'boolean', const: false },
          error: { type: 'string', description: 'In Spanish, to be shown.' },
          code: { type: 'string', enum: Object.keys(HTTP_STATUS) },
          field: { type: 'string', description: 'Field of the request.' },
          missing_fields: { type: 'array', items: { type: 'string' } },
          required_plan: { type: 'string' },
          required_permission: { type: 'string' },
          retry_after: { type: 'integer', description: 'Seconds to wait.' },
          used: { type: 'integer' },
          limit: { type: 'integer' },
          resets_at: { type: 'string', format: 'date-time' },
          request_id: { type: 'string' },
        },
      },
    },
  };
}

/** The document of all rows. */
export async function openApiOf(
  schema: GraphQLSchema,
  routes: readonly RestRoute[],
  address: string,
): Promise<JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  const ids = idsOf(routes);
  const breathe = pauses();
  for (const route of routes) {
    await breathe();
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(schema, route, ids.get(route) ?? route.path);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foja',
      version: VERSION,
      description: 'REST over the operations of the GraphQL contract. Names are snake_case, enum values lower case.',
    },
    servers: [{ url: address }],
    paths,
    components: components(),
  };
}
