import pg from 'pg';
import { ADVISORY_LOCK } from '#db/advisory-locks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyText } from '#schema/text/errors.ts';
import { DAY, HOUR, MINUTE } from '#schema/lib/durations.ts';
import { keepAnswer } from '#api/kernel/database/idempotency.ts';
import { CasesDocument, CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { LoginDocument, RegisterDocument } from '#tests/support/users.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });
const keyed = (key: string) => ({ 'idempotency-key': key });
const given = (title: string) => ({ title, client: 'Cliente', area: 'CIVIL' as const });
const creates = (who: Caller, key: string, title = 'Amparo') =>
  who.graphql(CreateCaseDocument, { input: given(title) }, keyed(key));
const idOf = ({ data }: Awaited<ReturnType<typeof creates>>) => data.createCase.case?.id;
const count = async (who: Caller) => (await who.does(CasesDocument, {})).cases.totalCount;
const rest = (who: Caller, key: string, body: object, path = '/api/cases') => who.rest('POST', path, body, keyed(key));

describe('a write with a key', () => {
  test('is done once and answered the same, for a day', async () => {
    const ana = await pro();
    const first = await creates(ana, 'k1');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const again = await creates(ana, 'k1');
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.data).toEqual(first.data);
    expect(again.extensions.cost).toBe(first.extensions.cost);
    const kept = await world.sql('select is_done from idempotent_request where user_id = ?', [ana.userId]);
    expect(kept).toEqual([{ is_done: true }]);
    expect(await count(ana)).toBe(1);
    expect(idOf(await creates(ana, 'k2'))).not.toBe(idOf(first));
    expect(await count(ana)).toBe(2);
  });

  test('sent many times at once is done once, and every one gets the answer', async () => {
    const ana = await pro();
    const all = await Promise.all(Array.from({ length: 8 }, () => creates(ana, 'doble-clic')));
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(all.map(idOf)).size).toBe(1);
    expect(await count(ana)).toBe(1);
  });

  test('with other data, or of another query, is refused in Spanish', async () => {
    const ana = await pro();
    await creates(ana, 'k1');
    for (const other of [
      await creates(ana, 'k1', 'Otro'),
      await ana.graphql(
        'mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }',
        { input: given('Amparo') },
        keyed('k1'),
      ),
    ])
      expect(other.errors[0]).toMatchObject({
        message: idempotencyText.otherRequest,
        extensions: { code: 'CONFLICT' },
      });
    expect(await count(ana)).toBe(1);
  });

  test('is its account’s: the same key of another account is another', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const [one, other] = [await creates(ana, 'k'), await creates(eva, 'k')];
    expect(idOf(one)).not.toBe(idOf(other));
    expect(await count(eva)).toBe(1);
  });

  test('that was refused wrote nothing and may try again with the same key', async () => {
    const ana = await world.lawyer({ plan: 'FREE' });
    for (let n = 0; n < 3; n++) await creates(ana, `k${n}`);
    expect((await creates(ana, 'k3')).errors[0]?.extensions.code).toBe('LIMIT_REACHED');
    expect((await creates(ana, 'k4', '')).data.createCase.userErrors[0]?.field).toBe('title');
    await world.sql(`update plan_subscription set plan = 'PROFESSIONAL' where user_id = ?`, [ana.userId]);
    const now = await creates(ana, 'k3');
    expect([now.errors, now.headers.get('idempotent-replayed')]).toEqual([[], null]);
    expect(
      await world.sql('select 1 from idempotent_request where key = ? and user_id = ?', ['k4', ana.userId]),
    ).toEqual([]);
  });

  test('whose server died: undone it is taken up, done it is not done again', async () => {
    const ana = await pro();
    const dies = (key: string, isDone: boolean) =>
      world.sql(
        `update idempotent_request set answer = null, is_done = ?, created_at = created_at - ?::interval
         where key = ? and user_id = ?`,
        [isDone, isDone ? '0' : '2 minutes', key, ana.userId],
      );
    await creates(ana, 'hecho');
    await dies('hecho', true);
    expect((await creates(ana, 'hecho')).errors[0]).toMatchObject({
      message: idempotencyText.answerLost,
      extensions: { code: 'CONFLICT' },
    });
    expect(await count(ana)).toBe(1);
    await creates(ana, 'a-medias');
    await dies('a-medias', false);
    expect((await creates(ana, 'a-medias')).errors).toEqual([]);
    expect(await count(ana)).toBe(3);
  });

  test.each(['', ' ', 'con espacio', 'ñ', 'x'.repeat(129)])('key «%s» is none', async (key) => {
    const ana = await pro();
    const header = Buffer.from(key, 'utf8').toString('latin1');
    const { status, errors } = await creates(ana, header);
    // Refused, not a failure of the server: clients throw away what a 500 says.
    expect(status).toBe(200);
    expect(errors[0]).toMatchObject({ message: idempotencyText.keyInvalid, extensions: { code: 'VALIDATION' } });
  });

  test('that is refused has the status of its code for clients of the new media type', async () => {
    const ana = await pro();
    const accept = 'application/graphql-response+json';
    const sends = (key: string, title: string) =>
      ana.graphql(CreateCaseDocument, { input: given(title) }, { ...keyed(key), accept });
    expect((await sends('k', 'Uno')).status).toBe(200);
    expect((await sends('k', 'Otro')).status).toBe(409);
    expect((await sends('con espacio', 'Otro')).status).toBe(400);
  });

  test('on a request that is nested without end is refused, and is no failure of the server', async () => {
    const ana = await pro();
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const sends = async (path: string, body: string) => {
      const headers = { ...keyed('hondo'), authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' };
      const response = await fetch(ana.url + path, { method: 'POST', headers, body });
      return response.text();
    };
    const query = 'mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id } } }';
    const input = JSON.stringify(given('Hondo'));
    for (const text of [
      await sends('/graphql', `{"query":"${query}","variables":{"input":${input},"more":${deep}}}`),
      await sends('/api/cases', `{"title":"Hondo","client":"C","area":"civil","more":${deep}}`),
    ])
      expect(text).toContain('"code":"BAD_REQUEST"');
    expect(await count(ana)).toBe(0);
  });

  test('is kept sealed; of who has no account nothing is kept', async () => {
    const ana = await pro();
    await creates(ana, 'sellado', 'Divorcio muy privado');
    const [row] = await world.sql<{ answer: string }>('select answer from idempotent_request where key = ?', [
      'sellado',
    ]);
    expect(row?.answer).toMatch(/^v2\.[0-9a-f]{8}\./);
    expect(row?.answer).not.toContain('privado');
    const visitor = world.visitor();
    const input = { name: 'N', email: `x-${crypto.randomUUID()}@ejemplo.mx`, password: 'una clave larga de ejemplo' };
    await visitor.graphql(RegisterDocument, { input: { ...input, profession: null } }, keyed('registro'));
    await visitor.graphql(
      LoginDocument,
      { input: { email: input.email, password: input.password } },
      keyed('registro'),
    );
    expect(await world.sql('select 1 from idempotent_request where key = ?', ['registro'])).toEqual([]);
  });

  test('does not touch what only reads', async () => {
    const ana = await pro();
    await ana.graphql(CasesDocument, {}, keyed('lectura'));
    await ana.rest('GET', '/api/cases', undefined, keyed('lectura'));
    expect(await world.sql('select 1 from idempotent_request where key = ?', ['lectura'])).toEqual([]);
  });
});

describe('over REST', () => {
  const body = { title: 'Amparo', client: 'Cliente', area: 'civil' };

  test('the same, whatever the order of the fields; other data is 409', async () => {
    const ana = await pro();
    const first = await rest(ana, 'r1', body);
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    const again = await rest(ana, 'r1', { area: 'civil', client: 'Cliente', title: 'Amparo' });
    expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body]);
    expect(await rest(ana, 'r1', { ...body, title: 'Otro' })).toMatchObject({
      status: 409,
      body: { success: false, code: 'CONFLICT', error: idempotencyText.otherRequest },
    });
    expect((await rest(ana, 'con espacio', body)).status).toBe(400);
    expect(await count(ana)).toBe(1);
  });

  test('two at once are one; a refused one frees its key', async () => {
    const ana = await pro();
    const both = await Promise.all([rest(ana, 'r1', body), rest(ana, 'r1', body), rest(ana, 'r1', body)]);
    expect(new Set(both.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect((await rest(ana, 'r2', { ...body, title: '' })).status).toBe(400);
    expect((await rest(ana, 'r2', body)).status).toBe(200);
    expect(await count(ana)).toBe(2);
  });
});

test('what was done but could not be told is kept without an answer, never with an empty one', async () => {
  const ana = await pro();
  await rest(ana, 'mudo', { title: 'Amparo', client: 'Cliente', area: 'civil' });
  const [row] = await world.sql<{ request_id: string; operation: string }>(
    `update idempotent_request set answer = null where key = 'mudo' returning request_id, operation`,
  );
  const idempotent = { userId: ana.userId, operation: row?.operation ?? '', key: 'mudo', isDone: true };
  await keepAnswer({ em: world.server.work.em.fork(), requestId: row?.request_id, idempotent } as never, () => null);
  expect(await world.sql(`select answer, is_done from idempotent_request where key = 'mudo'`)).toEqual([
    { answer: null, is_done: true },
  ]);
  expect(await rest(ana, 'mudo', { title: 'Amparo', client: 'Cliente', area: 'civil' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', error: idempotencyText.answerLost },
  });
});

test('whose server dies in the middle is free at once, and not a moment before', async () => {
  const ana = await pro();
  const server = new pg.Client({ connectionString: world.databaseUrl });
  await server.connect();
  await server.query('select pg_advisory_lock_shared($1, 7)', [ADVISORY_LOCK.server]);
  await creates(ana, 'a-medias');
  await world.sql(
    `update idempotent_request set answer = null, is_done = false, claimed_by = 7 where key = 'a-medias' and user_id = ?`,
    [ana.userId],
  );
  let isAnswered = false;
  const again = creates(ana, 'a-medias').finally(() => (isAnswered = true));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAnswered).toBe(false);
  await server.end();
  expect((await again).errors).toEqual([]);
  expect(await count(ana)).toBe(2);
});

// Last: the clock does not come back.
test('after a day a key is free again, and swept away', async () => {
  const ana = await pro();
  await creates(ana, 'viejo');
  world.clock.advance(DAY - HOUR);
  const { login } = await ana.does(LoginDocument, {
    input: { email: ana.email, password: 'una clave larga de ejemplo' },
  });
  ana.token = login.token ?? null;
  expect((await creates(ana, 'viejo')).headers.get('idempotent-replayed')).toBe('true');
  world.clock.advance(HOUR + MINUTE);
  const { login: later } = await ana.does(LoginDocument, {
    input: { email: ana.email, password: 'una clave larga de ejemplo' },
  });
  ana.token = later.token ?? null;
  expect((await creates(ana, 'viejo')).headers.get('idempotent-replayed')).toBeNull();
  expect(await count(ana)).toBe(2);
  world.clock.advance(DAY + HOUR);
  await world.deletesOverdue();
  expect(await world.sql('select 1 from idempotent_request')).toEqual([]);
});
