import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RegisterOperationInput } from '#schema/generated/contract.ts';
import { operationText as say } from '#schema/text/developers-operations.ts';
import { errorText } from '#schema/text/errors.ts';
import { MakeKeyDocument } from '../../support/api-keys.generated.ts';
import { CreateCaseDocument } from '../../support/cases.generated.ts';
import {
  DeleteOperationDocument,
  RegisteredOperationsDocument,
  RegisterOperationDocument,
} from '../../support/developers.generated.ts';
import { World, type Caller } from '../../support/world.ts';

/** Operations that a partner registers, and runs by their id with a key. */

const TEXT = 'query Casos($first: Int) { cases(first: $first) { nodes { title } } }';
const SHA256 = createHash('sha256').update(TEXT).digest('hex');

let world: World;
let ana: Caller;
let program: Caller;
let other: Caller;

async function keyOf(owner: Caller, scopes: string[], isSandbox = false): Promise<Caller> {
  const { createApiKey } = await owner.does(MakeKeyDocument, { input: { name: 'Ejemplo', scopes, isSandbox } });
  const caller = world.visitor();
  caller.token = createApiKey.secret ?? null;
  return caller;
}

beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  await ana.does(CreateCaseDocument, { input: { title: 'Caso de ejemplo', client: 'Cliente', area: 'CIVIL' } });
  program = await keyOf(ana, ['case:read', 'operation:read', 'operation:write']);
  other = await keyOf(await world.lawyer({ plan: 'PROFESSIONAL' }), ['case:read', 'operation:read', 'operation:write']);
});
afterAll(() => world.end());

const registers = async (caller: Caller, input: Partial<RegisterOperationInput> = {}) =>
  (await caller.does(RegisterOperationDocument, { input: { name: 'Casos', text: TEXT, ...input } })).registerOperation;

/** The reply to `GET`, as it was sent. */
async function gets(caller: Caller, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${caller.url}${path}`, {
    headers: { ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}), ...headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text ? JSON.parse(text) : null) as Record<string, unknown> | null,
  };
}

describe('a registered operation', () => {
  let path: string;
  let id: string;
  beforeEach(async () => {
    const { registeredOperation } = await registers(program);
    path = registeredOperation?.path ?? '';
    id = registeredOperation?.id ?? '';
  });

  test('is listed with its hash, and the same text again changes its name and its time', async () => {
    const again = await registers(program, { name: 'Mis casos', maxAgeSeconds: 60 });
    expect(again.registeredOperation).toEqual({
      id,
      name: 'Mis casos',
      text: TEXT,
      sha256: SHA256,
      path,
      maxAgeSeconds: 60,
    });
    const { registeredOperations } = await program.does(RegisteredOperationsDocument, {});
    expect(registeredOperations).toMatchObject({ totalCount: 1, nodes: [{ id, sha256: SHA256, name: 'Mis casos' }] });
    expect((await other.does(RegisteredOperationsDocument, {})).registeredOperations.totalCount).toBe(0);
  });

  test('runs by its id and by its hash, with the variables of the address', async () => {
    const answer = { success: true, data: { cases: { nodes: [{ title: 'Caso de ejemplo' }] } } };
    for (const each of [path, `/api/operations/${SHA256}`, `${path}?variables=${encodeURIComponent('{"first":1}')}`])
      expect(await gets(program, each)).toMatchObject({ status: 200, body: answer });
    const wide = await gets(program, `${path}?variables=${encodeURIComponent('{"first":"uno"}')}`);
    expect(wide).toMatchObject({ status: 400, body: { success: false, code: 'BAD_REQUEST' } });
    for (const wrong of ['[1]', '{', '"x"'])
      expect(await gets(program, `${path}?variables=${encodeURIComponent(wrong)}`)).toMatchObject({
        status: 400,
        body: { success: false, code: 'VALIDATION', error: say.variables, field: 'variables' },
      });
  });

  test('is answered with an ETag, kept by its client alone, and not sent twice', async () => {
    const first = await gets(program, path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'private, no-cache',
      'Authorization',
    ]);
    expect(await gets(program, path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: null });
    await registers(program, { maxAgeSeconds: 120 });
    expect((await gets(program, path)).headers.get('cache-control')).toBe('private, max-age=120');
    await ana.does(CreateCaseDocument, { input: { title: 'Otro caso', client: 'Cliente', area: 'CIVIL' } });
    expect((await gets(program, path, { 'if-none-match': etag })).status).toBe(200);
  });

  test('reads what the key of the call may read, and counts in its hour', async () => {
    const narrow = await keyOf(ana, ['contract:read']);
    const reply = await gets(narrow, path);
    expect(reply).toMatchObject({
      status: 403,
      body: { success: false, code: 'FORBIDDEN', required_permission: 'case:read', error: errorText.FORBIDDEN },
    });
    expect([reply.headers.get('cache-control'), reply.headers.get('ratelimit-remaining')]).toEqual(['no-store', '999']);
  });

  test('is read by a key of the sandbox with the data of the sandbox', async () => {
    const sandbox = await keyOf(ana, ['case:read'], true);
    const { status, body } = await gets(sandbox, path);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Caso de ejemplo');
  });

  test('is not found by another account, a wrong id, or after it was deleted; a visitor signs in first', async () => {
    const missing = { status: 404, body: { success: false, code: 'NOT_FOUND', error: errorText.NOT_FOUND } };
    for (const each of [path, `/api/operations/${SHA256}`]) expect(await gets(other, each)).toMatchObject(missing);
    expect(await gets(program, '/api/operations/opn_x')).toMatchObject(missing);
    expect(await gets(world.visitor(), path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    const foreign = await other.does(DeleteOperationDocument, { input: { operationId: id } });
    expect(foreign.deleteOperation.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await gets(program, path)).status).toBe(200);
    const mine = await program.does(DeleteOperationDocument, { input: { operationId: id } });
    expect(mine.deleteOperation.deletedOperationId).toBe(id);
    expect(await gets(program, path)).toMatchObject(missing);
  });
});

describe('what is not registered', () => {
  test.each<[string, Partial<RegisterOperationInput>, string, string]>([
    ['a text that is no operation', { text: '{ cases {' }, 'text', say.unreadable(1, 10)],
    ['a field that the contract does not have', { text: '{ me { id sueldo } }' }, 'text', say.unreadable(1, 11)],
    ['a mutation', { text: 'mutation { resetSandbox { caseId } }' }, 'text', say.queriesOnly],
    ['two operations', { text: 'query A { me { id } } query B { me { id } }' }, 'text', say.oneOperation],
    [
      'what is larger than an operation may be',
      { text: `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: me { id }`).join(' ')} }` },
      'text',
      say.tooLarge,
    ],
    ['a long text', { text: `{ me { id } } #${'x'.repeat(20_000)}` }, 'text', say.tooLong],
    ['an empty name', { name: '  ' }, 'name', say.name],
    ['a time of more than an hour', { maxAgeSeconds: 3601 }, 'maxAgeSeconds', say.maxAge],
  ])('%s', async (_what, input, field, message) => {
    const { data } = await program.graphql(RegisterOperationDocument, { input: { name: 'X', text: TEXT, ...input } });
    expect(data.registerOperation).toEqual({
      registeredOperation: null,
      userErrors: [{ code: 'VALIDATION', field, message }],
    });
  });

  test('anything, by a key without the scope', async () => {
    const narrow = await keyOf(ana, ['case:read']);
    const { errors } = await narrow.graphql(RegisterOperationDocument, { input: { name: 'X', text: TEXT } });
    expect(errors).toMatchObject([
      { message: errorText.FORBIDDEN, extensions: { code: 'FORBIDDEN', requiredPermission: 'operation:write' } },
    ]);
  });
});
