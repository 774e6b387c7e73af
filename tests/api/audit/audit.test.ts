import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import { verifyAudit, type AuditHead } from '#api/features/audit/index.ts';
import { ChangePasswordDocument, MakeKeyDocument, RevokeKeyDocument } from '../../support/api-keys.generated.ts';
import { AuditFileDocument, AuditLogDocument, type AuditLogQueryVariables } from '../../support/audit.generated.ts';
import { InviteToCaseDocument, RemoveMemberDocument } from '../../support/case-people.generated.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import { LEASE, printed, sends } from '../../support/document-actions.ts';
import { runCommand } from '../../support/run-command.ts';
import { UpdateSettingsDocument } from '../../support/settings.generated.ts';
import { LoginDocument, LogoutDocument, LogoutEverywhereDocument } from '../../support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
});
beforeEach(async () => {
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

const PASSWORD = 'una clave larga de ejemplo';
const logOf = async (caller: Caller, variables: AuditLogQueryVariables = {}) =>
  (await caller.does(AuditLogDocument, variables)).auditEntries;
const actsOf = async (caller: Caller): Promise<string[]> =>
  (await logOf(caller)).nodes.map(({ action, outcome }) => (outcome === 'DONE' ? action : `${action} ${outcome}`));

/** Runs statements as a role of the database. */
async function as<T extends object>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const sql of statements) ({ rows } = await client.query<T>(sql));
    return rows;
  } finally {
    await client.end();
  }
}

async function verify(saved?: AuditHead[]) {
  const client = new pg.Client({ connectionString: world.ownerUrl });
  await client.connect();
  try {
    return await verifyAudit(async (sql, values) => (await client.query(sql, values)).rows, saved);
  } finally {
    await client.end();
  }
}

const environment = () => ({
  DATABASE_URL: world.databaseUrl,
  DATABASE_OWNER_URL: world.ownerUrl,
  FOJA_SECRET: 'a secret for tests, never for people!',
});

describe('the audit log', () => {
  test('says who signed in, who failed to, what was changed, and what ended', async () => {
    const again = world.visitor();
    await again.does(LoginDocument, { input: { email: ana.email, password: 'equivocada' } });
    again.token =
      (await again.does(LoginDocument, { input: { email: ana.email, password: PASSWORD } })).login.token ?? null;
    await again.does(LogoutDocument);
    await ana.does(UpdateSettingsDocument, {
      input: { profile: { bio: 'algo privado' }, preferences: { theme: 'DARK' } },
    });
    await ana.does(ChangePasswordDocument, {
      input: { currentPassword: 'otra', newPassword: 'una clave nueva y larga' },
    });
    await ana.does(ChangePasswordDocument, {
      input: { currentPassword: PASSWORD, newPassword: 'una clave nueva y larga' },
    });
    expect(await actsOf(ana)).toEqual([
      'PASSWORD_CHANGED',
      'PASSWORD_CHANGED FAILED',
      'SETTINGS_CHANGED',
      'LOGOUT',
      'LOGIN',
      'LOGIN FAILED',
      'REGISTERED',
    ]);
    const settings = (await logOf(ana)).nodes[2];
    expect(settings).toMatchObject({ kind: 'SETTINGS', actorKind: 'SELF', detail: 'Campos: sobre ti, tema' });
    expect(JSON.stringify(await world.sql('select * from audit_entry'))).not.toMatch(
      /algo privado|clave nueva|equivocada/,
    );
    await ana.does(LogoutEverywhereDocument);
    expect(
      await world.sql("select 1 from audit_entry where account_id = ? and action = 'SESSIONS_ENDED'", [ana.userId]),
    ).toHaveLength(1);
  });

  test('says which file was stored, and which was opened', async () => {
    const { document } = await sends(ana, 'acuerdo de ejemplo.pdf', await printed(LEASE));
    const id = document?.id ?? '';
    const opens = (token: string) =>
      fetch(`${ana.url}/api/files/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect((await opens(ana.token ?? '')).status).toBe(200);
    expect((await opens((await world.lawyer()).token ?? '')).status).toBe(404);
    expect((await logOf(ana)).nodes.slice(0, 2)).toMatchObject([
      { action: 'FILE_DOWNLOADED', kind: 'DATA', subjectId: id },
      { action: 'FILE_UPLOADED', kind: 'DATA', subjectId: id },
    ]);
    expect(JSON.stringify(await world.sql('select * from audit_entry'))).not.toContain('acuerdo');
  });

  test('has keys of the API and what they did, which keys do not read', async () => {
    const { createApiKey } = await ana.does(MakeKeyDocument, {
      input: { name: 'Enlace de ejemplo', scopes: ['settings:write', 'settings:read'] },
    });
    const program = world.visitor();
    program.token = createApiKey.secret ?? null;
    await program.does(UpdateSettingsDocument, { input: { preferences: { theme: 'DARK' } } });
    expect((await program.graphql(AuditLogDocument)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    await ana.does(RevokeKeyDocument, { input: { id: createApiKey.apiKey?.id ?? '' } });
    expect((await logOf(ana)).nodes.slice(0, 3)).toMatchObject([
      { action: 'API_KEY_REVOKED', actorKind: 'SELF' },
      { action: 'SETTINGS_CHANGED', actorKind: 'API_KEY' },
      { action: 'API_KEY_CREATED', actorKind: 'SELF', subjectId: createApiKey.apiKey?.id },
    ]);
  });

  test('of a shared case is in the logs of both, and names nobody', async () => {
    const bruno = await world.lawyer();
    await openCaseFor((sql, values) => world.sql(sql, values), ana.userId);
    const [row] = await world.sql<{ id: string }>('select id from legal_case where owner_id = ?', [ana.userId]);
    const caseId = row?.id ?? '';
    await ana.does(InviteToCaseDocument, { input: { caseId, email: bruno.email, role: 'COLLABORATOR' } });
    await world.joins(bruno, caseId);
    await ana.does(RemoveMemberDocument, { input: { caseId, userId: bruno.userId } });
    expect((await actsOf(ana)).slice(0, 2)).toEqual(['CASE_COLLABORATOR_REMOVED', 'CASE_SHARED']);
    expect((await logOf(bruno)).nodes[0]).toMatchObject({ action: 'CASE_COLLABORATOR_REMOVED', actorKind: 'OTHER' });
    expect(JSON.stringify((await logOf(ana)).nodes)).not.toContain(bruno.email);
  });

  test('is read by kind, by time and in pages, by its account alone', async () => {
    const eva = await world.lawyer();
    world.clock.advance(MINUTE);
    const since = world.clock.now().toISOString() as Instant;
    for (const theme of ['DARK', 'LIGHT', 'DARK'] as const)
      await ana.does(UpdateSettingsDocument, { input: { preferences: { theme } } });
    const all = await logOf(ana, { first: 2 });
    expect([all.totalCount, all.nodes.length, all.pageInfo.hasNextPage]).toEqual([4, 2, true]);
    const rest = await logOf(ana, { first: 2, after: all.pageInfo.endCursor ?? null });
    expect(rest.nodes.map(({ action }) => action)).toEqual(['SETTINGS_CHANGED', 'REGISTERED']);
    expect((await logOf(ana, { filter: { since } })).totalCount).toBe(3);
    expect((await logOf(ana, { filter: { kinds: ['ACCESS', 'KEYS'] } })).totalCount).toBe(1);
    expect(await actsOf(eva)).toEqual(['REGISTERED']);
    expect((await world.visitor().graphql(AuditLogDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is given as CSV and JSON, and says that it was', async () => {
    const csv = (await ana.does(AuditFileDocument, { format: 'CSV' })).auditFile;
    expect(csv.fileName).toBe('registro-de-actividad.csv');
    expect(Buffer.from(csv.content, 'base64').toString('utf8')).toContain('Se creó la cuenta');
    const json = (await ana.does(AuditFileDocument, { format: 'JSON' })).auditFile;
    const entries = JSON.parse(Buffer.from(json.content, 'base64').toString('utf8')) as { action: string }[];
    expect(entries.map(({ action }) => action)).toEqual(['DATA_EXPORTED', 'REGISTERED']);
    expect((await logOf(ana)).nodes[0]).toMatchObject({ detail: 'Contenido: registro de actividad' });
  });

  test('has nothing of what was refused or rolled back', async () => {
    await ana.does(UpdateSettingsDocument, { input: { version: 77, preferences: { theme: 'DARK' } } });
    expect(await actsOf(ana)).toEqual(['REGISTERED']);
  });

  test('takes acts of one account that come at once, one after the other', async () => {
    const input = { email: ana.email, password: PASSWORD };
    await Promise.all(Array.from({ length: 8 }, () => world.visitor().does(LoginDocument, { input })));
    expect((await logOf(ana)).totalCount).toBe(9);
    expect((await verify()).broken).toBeNull();
  });

  test('counts a login to an account that does not exist, in a log that no account reads', async () => {
    const count = async () => (await world.sql("select 1 from audit_entry where chain = 'visitors'")).length;
    const before = await count();
    await world.visitor().does(LoginDocument, { input: { email: 'nadie@ejemplo.mx', password: 'x' } });
    expect(await count()).toBe(before + 1);
  });
});

describe('the role of the server', () => {
  test.each([
    "update audit_entry set action = 'LOGOUT'",
    'delete from audit_entry',
    'truncate audit_entry',
    'insert into audit_entry select * from audit_entry limit 1',
    'update audit_chain set last_seq = 0',
    'delete from audit_chain',
  ])('cannot run «%s»', async (statement) => {
    await expect(as(world.databaseUrl, statement)).rejects.toThrow('permission denied');
  });

  test('lets go what is older than two years from the beginning of a chain, and nothing that is younger', async () => {
    const old = later(world.clock.now(), -800 * DAY).toISOString();
    const append = (id: string, at: string) =>
      `select audit_append('usr_old', '${id}', '${at}', 'usr_old', 'SELF', null, 'LOGIN', 'DONE', null, '{}', null, null, null, null)`;
    await as(
      world.databaseUrl,
      append('aud_1', old),
      append('aud_2', old),
      append('aud_3', world.clock.now().toISOString()),
    );
    await world.sql("select graphile_worker.add_job('prune-audit')");
    await world.runJobs('prune-audit');
    expect(await world.sql("select id, seq from audit_entry where chain = 'usr_old'")).toEqual([
      { id: 'aud_3', seq: 3 },
    ]);
    expect((await verify()).broken).toBeNull();
    // Whatever the server asks for: nothing younger than sixty days goes.
    await as(world.databaseUrl, "select audit_prune('infinity', 'infinity')");
    expect(await world.sql("select id from audit_entry where chain = 'usr_old'")).toHaveLength(1);
  });
});

describe('audit:verify', () => {
  /** Changes the log as its owner, looks, and puts it back. */
  async function tampered(statement: string, saved?: AuditHead[]) {
    await as(
      world.ownerUrl,
      'create table kept as select * from audit_entry',
      'create table heads as select * from audit_chain',
    );
    try {
      await as(world.ownerUrl, statement);
      return (await verify(saved)).broken;
    } finally {
      await as(
        world.ownerUrl,
        'delete from audit_entry',
        'insert into audit_entry select * from kept',
        'drop table kept',
        'delete from audit_chain',
        'insert into audit_chain select * from heads',
        'drop table heads',
      );
    }
  }

  test.each([
    ['a changed word', "update audit_entry set action = 'LOGOUT' where chain = 'ANA' and seq = 2", 'CONTENT', 2],
    [
      'a changed time',
      "update audit_entry set at = at + interval '1 ms' where chain = 'ANA' and seq = 3",
      'CONTENT',
      3,
    ],
    ['a row that is gone', "delete from audit_entry where chain = 'ANA' and seq = 2", 'GAP', 3],
    ['an end that is cut', "delete from audit_entry where chain = 'ANA' and seq >= 3", 'CUT', 3],
    [
      'a row of another account',
      "update audit_entry set chain = 'ANA', seq = 99 where chain = 'visitors' and seq = 1",
      'GAP',
      99,
    ],
  ])('names %s', async (_what, statement, fault, seq) => {
    await world.visitor().does(LoginDocument, { input: { email: 'nadie@ejemplo.mx', password: 'x' } });
    for (const theme of ['DARK', 'LIGHT', 'DARK'] as const)
      await ana.does(UpdateSettingsDocument, { input: { preferences: { theme } } });
    expect(await tampered(statement.replace('ANA', ana.userId))).toMatchObject({ fault, chain: ana.userId, seq });
    expect((await verify()).broken).toBeNull();
  });

  test('sees a chain that was cut together with its head, by what an earlier check saw', async () => {
    for (const theme of ['DARK', 'LIGHT'] as const)
      await ana.does(UpdateSettingsDocument, { input: { preferences: { theme } } });
    const { heads } = await verify();
    const cut = `with gone as (delete from audit_entry where chain = '${ana.userId}' and seq = 3 returning previous_hash)
      update audit_chain set last_seq = 2, last_hash = (select previous_hash from gone) where chain = '${ana.userId}'`;
    expect(await tampered(cut)).toBeNull();
    expect(await tampered(cut, heads)).toMatchObject({ fault: 'CUT', chain: ana.userId, seq: 3 });
  });

  test('as a command ends with 0, and with 1 and the name of the row when one was changed', async () => {
    expect(await runCommand('audit-verify', [], environment())).toMatchObject({ code: 0 });
    await world.asOwner(`update audit_entry set ip = '203.0.113.9' where chain = '${ana.userId}'`);
    const { code, output } = await runCommand('audit-verify', [], environment());
    expect(code).toBe(1);
    expect(output).toContain(`cadena ${ana.userId}, número 1`);
  });
});
