import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureText } from '#schema/text/errors.ts';
import { REQUEST_LIMITS, WORK_LIMITS, openOrm } from '#db/mikro-orm.config.ts';
import { failureOf } from '#api/kernel/database/failure.rules.ts';
import { CasesDocument, CreateCaseDocument } from '#tests/support/cases.generated.ts';
import { World, type Caller } from '../../support/world.ts';

const SHORT = { statement_timeout: 1000, lock_timeout: 300, idle_in_transaction_session_timeout: 1500 };

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin({ limits: SHORT });
  ana = await world.lawyer();
});
afterAll(() => world.end());

const creates = () =>
  ana.graphql(
    CreateCaseDocument,
    { input: { title: 'Amparo', client: 'Cliente', area: 'CIVIL' } },
    { accept: 'application/graphql-response+json' },
  );
const count = async () => (await ana.does(CasesDocument, {})).cases.totalCount;

/** Runs a body of PL/pgSQL before each row of a table that is written or deleted, while `act` runs. */
async function withTrigger<T>(table: string, body: string, act: () => Promise<T>): Promise<T> {
  await world.asOwner(
    `create function planted() returns trigger language plpgsql as $$ begin ${body} return coalesce(new, old); end $$;
     create trigger planted before insert or update or delete on ${table} for each row execute function planted()`,
  );
  try {
    return await act();
  } finally {
    await world.asOwner('drop function planted cascade');
  }
}

describe('a statement of a request', () => {
  test('that takes too long is cancelled: nothing is saved, and the next one is answered', async () => {
    const refused = await withTrigger('legal_case', 'perform pg_sleep(5);', creates);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.errors[0]).toMatchObject({ message: failureText.slow, extensions: { code: 'UNAVAILABLE' } });
    expect(await count()).toBe(0);
  });

  test('of a job may take longer', async () => {
    await ana.graphql(
      CreateCaseDocument,
      { input: { title: 'Uno', client: 'C', area: 'CIVIL' } },
      { 'idempotency-key': 'k' },
    );
    await world.sql(`update idempotent_request set created_at = created_at - interval '2 days'`);
    await withTrigger('idempotent_request', 'perform pg_sleep(1.5);', async () => {
      await world.sql(`select graphile_worker.add_job('delete-overdue-hourly')`);
      await world.runJobs('delete-overdue-hourly');
    });
    expect(await world.sql('select 1 from idempotent_request')).toEqual([]);
  });

  test('has ten seconds, its locks three, and a transaction without statements a minute; work has minutes', async () => {
    expect(REQUEST_LIMITS).toEqual({
      statement_timeout: 10_000,
      lock_timeout: 3000,
      idle_in_transaction_session_timeout: 60_000,
    });
    const orm = await openOrm(world.databaseUrl);
    const set = await orm.em.execute<{ setting: string }[]>(
      `select setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name desc`,
    );
    await orm.close();
    expect(set.map(({ setting }) => Number(setting))).toEqual([
      WORK_LIMITS.statement_timeout,
      WORK_LIMITS.lock_timeout,
    ]);
  });
});

describe('a transaction', () => {
  const giveWay = (when: string) => `if ${when} then raise exception 'planted' using errcode = '40P01'; end if;`;

  test('that gave way to another is run once more, and its write is there once', async () => {
    await world.asOwner('create sequence tries');
    const made = await withTrigger('legal_case', giveWay(`nextval('tries') = 1`), creates);
    expect(made.errors).toEqual([]);
    expect(await count()).toBe(2);
    await world.asOwner('alter sequence tries restart');
    const refused = await withTrigger('legal_case', giveWay(`nextval('tries') > 0`), creates);
    expect(refused.errors[0]).toMatchObject({
      message: failureText.contended,
      extensions: { code: 'CONFLICT', retryAfter: 1 },
    });
    expect(await world.sql('select last_value::int as tries from tries')).toEqual([{ tries: 2 }]);
    expect(await count()).toBe(2);
  });

  test('that waits for a lock of another is given up, and done when the lock is free', async () => {
    const other = new pg.Client({ connectionString: world.databaseUrl });
    await other.connect();
    try {
      await other.query('begin; lock table legal_case in exclusive mode');
      expect((await creates()).errors[0]?.message).toBe(failureText.contended);
    } finally {
      await other.end();
    }
    expect((await creates()).errors).toEqual([]);
    expect(await count()).toBe(3);
  });

  test('in which nothing is asked is ended by the database, and its place in the pool is free again', async () => {
    const { em } = world.server.orm;
    const pool = (await em.fork().getConnection().getNativeClient()) as pg.Pool;
    const failed = em.fork().transactional(async (inside) => {
      await inside.execute('select 1');
      await expect.poll(() => pool.totalCount - pool.idleCount, { interval: 50, timeout: 30_000 }).toBe(0);
      await inside.execute('select 1');
    });
    expect(failureOf(await failed.catch((error: unknown) => error))).toBe('LOST');
    expect((await ana.me()).id).toBe(ana.userId);
  });
});
