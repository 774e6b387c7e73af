import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restExamples } from '#schema/text/rest-examples.ts';
import { FEATURES } from '#api/main.ts';
import { readOpenApi, validatorOf, type OpenApi, type Operation } from '../../support/openapi.ts';
import { World } from '../../support/world.ts';

let world: World;
let document: OpenApi;
beforeAll(async () => {
  world = await World.begin();
  document = await readOpenApi(world);
});
afterAll(() => world.end());

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]): [string, Operation] => [`${method.toUpperCase()} ${path}`, each]),
  );

/** Every schema inside of a value that has properties. */
function objectsIn(value: unknown, at = ''): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as { properties?: Record<string, unknown> };
  const inner = Object.entries(value).flatMap(([name, each]) => objectsIn(each, `${at}.${name}`));
  return own.properties && typeof own.properties === 'object' ? [[at, own.properties], ...inner] : inner;
}

describe('GET /api/openapi.json', () => {
  test('is OpenAPI 3.1, as a validator of others says', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  });

  test('has every row, each under a name of its own', () => {
    const rows = FEATURES.flatMap(({ rest }) => rest ?? []).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    const described = operations().map(([name]) => name);
    expect(described.toSorted()).toEqual([...rows, 'GET /api/health'].toSorted());
    expect(new Set(operations().map(([, { operationId }]) => operationId)).size).toBe(described.length);
  });

  test('says names in snake_case but where the specification does not', () => {
    const ofSpecification =
      /^(?:authUrl|caseId|eventType|customTitle|customDescription|startTime|htmlLink|trialId|userId|createdAt|updatedAt|errorInfo|userAgent|dateRange|documentType|sortBy)$/;
    const wrong = objectsIn(document.paths).flatMap(([at, properties]) =>
      Object.keys(properties)
        .filter((name) => /[A-Z]/.test(name) && !ofSpecification.test(name))
        .map((name) => `${at}.${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('its examples are what it says itself', () => {
    const problemsOf = validatorOf(document);
    const wrong = operations().flatMap(([name, { requestBody, responses }]) => {
      const contents = [requestBody, ...Object.values(responses)].flatMap((each) => Object.values(each?.content ?? {}));
      return contents
        .filter(({ example }) => example !== undefined)
        .flatMap(({ schema, example }) => problemsOf(schema, example).map((problem) => `${name}: ${problem}`));
    });
    expect(wrong).toEqual([]);
  });

  test('has an example for every row with a body, and none for a row that is gone', () => {
    const rows = new Set(FEATURES.flatMap(({ rest }) => rest ?? []).map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(restExamples).filter((name) => !rows.has(name))).toEqual([]);
  });

  test('tells the values of a list, what is required, who may call and how it is refused', () => {
    const generate = document.paths['/api/contracts/generate']?.['post'] as Operation & Record<string, unknown>;
    expect(generate).toMatchObject({
      'x-permissions': ['contract:write'],
      security: [{ bearer: [] }, { session: [] }, { trial: [] }],
      requestBody: {
        content: { 'application/json': { schema: { required: expect.arrayContaining(['template_id']) } } },
      },
      responses: { 401: expect.anything(), 429: { headers: { 'Retry-After': expect.anything() } } },
    });
    const info = document.paths['/api/subscriptions/info']?.['get']?.responses['200'];
    expect(info?.content['application/json']?.schema).toMatchObject({
      properties: {
        subscription: {
          properties: { status: { type: 'string', enum: expect.arrayContaining(['past_due', 'active']) } },
        },
        usage: { properties: { chat_messages: { properties: { used: { type: 'integer' } } } } },
      },
    });
    expect(document.paths['/api/real-auth/login']?.['post']).toMatchObject({ security: [] });
  });

  test('a change of a row changes the document: nothing of it is kept by hand', () => {
    const keys = Object.keys(
      (document.paths['/api/user/settings']?.['put']?.requestBody?.content['application/json']?.schema ?? {}) as object,
    );
    expect(keys).toContain('properties');
  });
});
