import { afterAll, beforeAll, expect, test } from 'vitest';
import { MakeKeyDocument, ResetSandboxDocument } from '../../support/api-keys.generated.ts';
import { CreateCaseDocument } from '../../support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let program: Caller;
const SCOPES = ['case:read', 'case:write', 'case:invite', 'usage:read', 'contract:send'];

async function programOf(owner: Caller, isSandbox: boolean): Promise<Caller> {
  const { createApiKey } = await owner.does(MakeKeyDocument, {
    input: { name: 'Llave de ejemplo', scopes: SCOPES, isSandbox },
  });
  const caller = world.visitor();
  caller.token = createApiKey.secret ?? null;
  return caller;
}
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  program = await programOf(ana, true);
});
afterAll(() => world.end());

interface Cases {
  cases: { nodes: { id: string; title: string; isSample: boolean }[] };
}
const casesOf = async (caller: Caller) =>
  (await caller.graphql<Cases, never>('{ cases { nodes { id title isSample } } }')).data.cases.nodes;
const open = (caller: Caller, title: string) =>
  caller.does(CreateCaseDocument, { input: { title, client: 'Cliente de ejemplo', area: 'CIVIL' } });

test('a key of the sandbox finds an example case, and neither sees the other’s cases', async () => {
  await open(ana, 'Caso de la cuenta');
  await open(program, 'Caso de la prueba');
  expect((await casesOf(program)).filter(({ isSample }) => isSample)).toHaveLength(1);
  expect(await casesOf(program)).toHaveLength(2);
  expect((await casesOf(ana)).map(({ title }) => title)).toEqual(['Caso de la cuenta']);
  const [own] = await casesOf(ana);
  const { data } = await program.graphql<{ case: null }, never>(`{ case(id: "${own?.id}") { id } }`);
  expect(data.case).toBeNull();
});

test('nothing of it reaches other people, whatever the scopes of the key are', async () => {
  const [own] = await casesOf(program);
  const invite = `mutation { inviteToCase(input: { caseId: "${own?.id}", email: "otra@ejemplo.mx", role: GUEST }) { userErrors { code } } }`;
  expect((await program.graphql<unknown, never>(invite)).errors[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    requiredPermission: 'case:invite',
  });
});

test('it begins anew when it is asked to, and its keys go on', async () => {
  const before = await casesOf(program);
  const { resetSandbox } = await program.does(ResetSandboxDocument);
  expect(resetSandbox.userErrors).toEqual([]);
  const after = await casesOf(program);
  expect(after).toMatchObject([{ id: resetSandbox.caseId, isSample: true }]);
  expect(before.map(({ id }) => id)).not.toContain(resetSandbox.caseId);
  expect((await casesOf(ana)).map(({ title }) => title)).toEqual(['Caso de la cuenta']);
  // Its owner may ask too.
  expect((await ana.does(ResetSandboxDocument)).resetSandbox.userErrors).toEqual([]);
  expect(await casesOf(program)).toHaveLength(1);
});

test('a key of the account itself cannot empty anything', async () => {
  const live = await programOf(ana, false);
  expect((await live.graphql(ResetSandboxDocument)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await casesOf(live)).map(({ title }) => title)).toEqual(['Caso de la cuenta']);
});

test('it needs the plan of its owner, and goes with the account', async () => {
  const trial = await world.lawyer();
  const other = await programOf(trial, true);
  expect((await other.graphql<unknown, never>('{ me { id } }')).errors[0]?.extensions.code).toBe('PREMIUM_REQUIRED');
  const count = async () =>
    (
      await world.sql<{ count: number }>('select count(*)::int from user_account where sandbox_of_id = ?', [
        trial.userId,
      ])
    )[0]?.count;
  expect(await count()).toBe(1);
  await world.sql('delete from user_account where id = ?', [trial.userId]);
  expect(await count()).toBe(0);
});
