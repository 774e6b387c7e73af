import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DAY, MINUTE } from '#schema/lib/durations.ts';
import { asSystem } from '#db/row-wall.ts';
import { mayBeEvaluated } from '#api/features/privacy/index.ts';
import { readZipParts } from '#api/kernel/office/zip-parts.adapter.ts';
import { ConfirmPasswordDocument, MakeKeyDocument } from '../../support/api-keys.generated.ts';
import { openCaseFor } from '../../support/case-chat-load.ts';
import {
  CancelDeletionDocument,
  ChoosePrivacyDocument,
  PrivacyDocument,
  RequestDeletionDocument,
  RequestExportDocument,
  RequestRightDocument,
} from '../../support/privacy.generated.ts';
import { UpdateSettingsDocument } from '../../support/settings.generated.ts';
import { LoginDocument } from '../../support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin({ env: { OPERATOR_EMAIL: 'operador@ejemplo.mx' } });
});
beforeEach(async () => {
  ana = await world.lawyer({ plan: 'PROFESSIONAL' });
});
afterAll(() => world.end());

const PASSWORD = 'una clave larga de ejemplo';
const privacyOf = async (caller: Caller) => (await caller.does(PrivacyDocument)).privacy;
const codeOf = async (caller: Caller, query: string) => {
  const { errors, status } = await caller.graphql(query);
  return errors[0]?.extensions.code ?? status;
};
const opensCase = (owner: Caller, others: string[] = []) =>
  openCaseFor((sql, values) => world.sql(sql, values), owner.userId, others);

async function signsIn(email: string): Promise<Caller> {
  const caller = world.visitor();
  const { login } = await caller.does(LoginDocument, { input: { email, password: PASSWORD } });
  Object.assign(caller, { email, userId: login.user?.id ?? '', token: login.token ?? null });
  return caller;
}

async function fetchFile(caller: Caller, url: string) {
  const response = await fetch(caller.url + url, { headers: { authorization: `Bearer ${caller.token}` } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a copy of everything', () => {
  test('has the rows and the files of the account, without secrets, and nothing of anybody else', async () => {
    const eva = await world.lawyer({ name: 'Eva Ejemplo' });
    await opensCase(eva);
    await world.sql("update legal_case set title = 'Asunto ajeno' where owner_id = ?", [eva.userId]);
    const caseId = await opensCase(ana);
    await world.sql(
      `insert into case_document (id, case_id, root_id, author_id, file_name, media_type, byte_length, version, content, created_at)
       select 'cdo_ejemplo', ?, 'cdo_ejemplo', ?, 'escrito.txt', 'text/plain', 4, 1, 'hola', now()`,
      [caseId, ana.userId],
    );
    await ana.does(RequestExportDocument);
    await world.runJobs('make-account-export');
    await world.runJobs('mail-privacy');
    const copy = (await privacyOf(ana)).export;
    expect(copy).toMatchObject({ state: 'READY', parts: [{ fileName: 'foja-mis-datos.zip' }] });
    const part = copy?.parts[0];
    const { bytes } = await fetchFile(ana, part?.url ?? '');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(part?.sha256);
    const files = readZipParts(bytes, () => true, { bytes: 1e9, parts: 1000 });
    const names = [...(files as Map<string, Buffer>).keys()];
    expect(names).toEqual(
      expect.arrayContaining(['LEEME.txt', 'json/cuenta.json', 'csv/casos.csv', 'json/registro-de-actividad.json']),
    );
    const all = [...(files as Map<string, Buffer>).values()].map(String).join('\n');
    expect(all).toContain(ana.email);
    expect(all).toContain('hola');
    expect(all).not.toMatch(/Asunto ajeno|Eva Ejemplo|argon2|password_hash|token_hash/);
    expect((await privacyOf(ana)).requests[0]).toMatchObject({ right: 'ACCESS', state: 'DONE' });
    expect((await world.outbox()).some(({ to, subject }) => to === ana.email && /copia de datos/.test(subject))).toBe(
      true,
    );
    // Its link is of its account alone, also with a guess at the number, and only for a week.
    const foreign = await fetchFile(eva, part?.url ?? '');
    expect([foreign.status, JSON.parse(foreign.bytes.toString())]).toMatchObject([
      404,
      { success: false, error: 'No lo encontramos, o no tienes acceso.' },
    ]);
    expect((await fetchFile(ana, `${part?.url}9`)).status).toBe(404);
    expect((await fetchFile(world.visitor(), part?.url ?? '')).status).toBe(401);
    await world.sql("update account_export set expires_at = now() - interval '1 year' where id = ?", [copy?.id]);
    expect((await fetchFile(ana, part?.url ?? '')).status).toBe(404);
    expect((await privacyOf(ana)).export).toBeNull();
  });

  test('asks for the password, and is made once at a time', async () => {
    await world.sql("update session set confirmed_at = '2020-01-01' where user_id = ?", [ana.userId]);
    expect((await ana.graphql(RequestExportDocument)).errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
    await ana.does(ConfirmPasswordDocument, { input: { password: PASSWORD } });
    const replies = await Promise.all([ana.does(RequestExportDocument), ana.does(RequestExportDocument)]);
    const codes = replies.map(({ requestAccountExport: { userErrors } }) => userErrors[0]?.code ?? 'ASKED');
    expect(codes.toSorted()[0]).toBe('ASKED');
    await world.runJobs('make-account-export');
  });
});

describe('the deletion of an account', () => {
  const asks = (caller: Caller, sharedCases: 'HAND_OVER' | 'DELETE' = 'HAND_OVER') =>
    caller.does(RequestDeletionDocument, { input: { sharedCases } });

  test('ends its sessions and keys at once; it can be read and called off, and nothing is written', async () => {
    const { createApiKey } = await ana.does(MakeKeyDocument, {
      input: { name: 'Enlace de ejemplo', scopes: ['case:read'] },
    });
    const program = world.visitor();
    program.token = createApiKey.secret ?? null;
    await asks(ana);
    expect(await codeOf(ana, '{ me { id } }')).toBe('UNAUTHENTICATED');
    expect(await codeOf(program, '{ cases { nodes { id } } }')).toBe('UNAUTHENTICATED');
    const back = await signsIn(ana.email);
    expect(await codeOf(back, '{ cases { nodes { id } } }')).toBe(200);
    const refused = await back.graphql(UpdateSettingsDocument, { input: { preferences: { theme: 'DARK' } } });
    expect(refused.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(refused.errors[0]?.message).toContain('en proceso de eliminación');
    expect(await privacyOf(back)).toMatchObject({
      deletion: { sharedCases: 'HAND_OVER' },
      requests: [{ right: 'CANCELLATION', state: 'ANSWERED' }],
    });
    await back.does(CancelDeletionDocument);
    const { updateSettings } = await back.does(UpdateSettingsDocument, { input: { preferences: { theme: 'DARK' } } });
    expect(updateSettings.userErrors).toEqual([]);
    expect(await privacyOf(back)).toMatchObject({ deletion: null, requests: [{ state: 'WITHDRAWN' }] });
    await world.sql("select graphile_worker.add_job('delete-closed-accounts')");
    await world.runJobs('delete-closed-accounts');
    expect(await codeOf(back, '{ me { id } }')).toBe(200);
  });

  test('asks for the password, and for the end of a subscription that renews itself', async () => {
    await world.sql("update session set confirmed_at = '2020-01-01' where user_id = ?", [ana.userId]);
    const reply = await ana.graphql(RequestDeletionDocument, { input: { sharedCases: 'DELETE' } });
    expect(reply.errors[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED');
    expect((await privacyOf(ana)).deletion).toBeNull();
  });

  test('after thirty days takes everything; shared cases go on with their collaborator, with what was written there', async () => {
    const [bruno, carla] = [await world.lawyer({ plan: 'PROFESSIONAL' }), await world.lawyer()];
    const ownId = await opensCase(ana);
    const sharedId = await opensCase(ana, [bruno.userId]);
    const brunosId = await opensCase(bruno, [ana.userId]);
    for (const caseId of [sharedId, brunosId])
      await world.sql(
        "insert into case_note (id, case_id, author_id, text, created_at) values (?, ?, ?, 'nota', now())",
        [`nte_${caseId}`, caseId, ana.userId],
      );
    expect((await privacyOf(ana)).sharedCaseCount).toBe(1);
    await asks(ana);
    const run = async () => {
      await world.sql("select graphile_worker.add_job('delete-closed-accounts')");
      await world.runJobs('delete-closed-accounts');
    };
    world.clock.advance(29 * DAY);
    await run();
    expect(await world.sql('select 1 from user_account where id = ?', [ana.userId])).toHaveLength(1);
    world.clock.advance(DAY + MINUTE);
    await run();
    expect(await world.sql('select 1 from user_account where id = ?', [ana.userId])).toHaveLength(0);
    const cases = await world.sql<{ id: string; owner_id: string }>(
      'select id, owner_id from legal_case where id in (?, ?, ?) order by id',
      [ownId, sharedId, brunosId],
    );
    expect(cases).toEqual([
      { id: sharedId, owner_id: bruno.userId },
      { id: brunosId, owner_id: bruno.userId },
    ]);
    const notes = await world.sql<{ name: string; email: string | null }>(
      `select u.name, u.email from case_note n join user_account u on u.id = n.author_id where n.case_id = ?`,
      [brunosId],
    );
    expect(notes).toEqual([{ name: 'Cuenta eliminada', email: null }]);
    await world.runJobs('mail-privacy');
    const gone = await world.visitor().does(LoginDocument, { input: { email: ana.email, password: PASSWORD } });
    expect(gone.login.userErrors[0]?.code).toBe('INVALID_CREDENTIALS');
    // What is kept says no name, and whoever has nothing to do with it is untouched.
    const log = await world.sql<{ action: string }>(
      'select action from audit_entry where account_id = ? order by seq desc limit 1',
      [ana.userId],
    );
    expect(log).toEqual([{ action: 'ACCOUNT_DELETED' }]);
    expect(await world.sql('select 1 from user_account where id = ?', [carla.userId])).toHaveLength(1);
    expect((await world.outbox()).some(({ to, subject }) => to === ana.email && /se eliminó/.test(subject))).toBe(true);
  });
});

describe('other rights', () => {
  test('a correction is kept with its clock, and whoever runs the server is told', async () => {
    const text = 'Mi cédula aparece con un número que no es el mío.';
    const { requestPrivacyRight } = await ana.does(RequestRightDocument, { input: { right: 'RECTIFICATION', text } });
    expect(requestPrivacyRight.privacy?.requests[0]).toMatchObject({ state: 'OPEN', text, workingDaysLeft: 20 });
    await world.runJobs('mail-privacy');
    const mails = (await world.outbox()).filter(({ to }) => to === 'operador@ejemplo.mx');
    expect(mails.at(-1)?.text).toContain(text);
  });

  test.each([
    ['a right that has a button of its own', 'ACCESS', 'quiero todo lo que tengan', 'right'],
    ['a short text', 'RECTIFICATION', 'corto', 'text'],
    ['a long text', 'OPPOSITION', 'x'.repeat(2001), 'text'],
    ['a text that cannot be stored', 'OPPOSITION', 'un texto con un cero \u0000 dentro', 'text'],
  ] as const)('%s is refused', async (_what, right, text, field) => {
    const { requestPrivacyRight } = await ana.does(RequestRightDocument, { input: { right, text } });
    expect(requestPrivacyRight.userErrors[0]).toMatchObject({ code: 'VALIDATION', field });
    expect((await privacyOf(ana)).requests).toEqual([]);
  });

  test('whoever objects to automated evaluation is not evaluated from then on, and it is a request that is done', async () => {
    expect((await privacyOf(ana)).choices).toEqual({ automatedEvaluation: true, modelUse: false });
    const isAllowed = () =>
      asSystem(() => mayBeEvaluated({ em: world.server.orm.em.fork() as SqlEntityManager }, ana.userId));
    expect(await isAllowed()).toBe(true);
    await ana.does(ChoosePrivacyDocument, { input: { automatedEvaluation: false } });
    expect(await isAllowed()).toBe(false);
    await ana.does(ChoosePrivacyDocument, { input: { modelUse: true } });
    expect(await privacyOf(ana)).toMatchObject({
      choices: { automatedEvaluation: false, modelUse: true },
      requests: [{ right: 'OPPOSITION', state: 'DONE' }],
    });
  });

  test('a key and a visitor have no part in it', async () => {
    const { createApiKey } = await ana.does(MakeKeyDocument, {
      input: { name: 'Enlace de ejemplo', scopes: ['case:read'] },
    });
    const program = world.visitor();
    program.token = createApiKey.secret ?? null;
    expect((await program.graphql(PrivacyDocument)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await world.visitor().graphql(PrivacyDocument)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
