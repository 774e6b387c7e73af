import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readRows } from '#api/kernel/database/rows.ts';
import { readCallerKey, wallPolicies } from '#db/migrations/wall.ts';
import { openOrm, type Orm } from '#db/mikro-orm.config.ts';
import { asSystem, callIsOf, inCall, type CallerKey } from '#db/row-wall.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';
import { caseOf, plantRows, plantSql } from '../../support/planted-rows.ts';

/** What the database shows and takes when a statement forgets whose rows it wants. */

const ANA = 'usr_ana';
const BETO = 'usr_beto';
const NOT_ALLOWED = '42501';

const WALLED = [...new Set(wallPolicies().map(({ table }) => table))];

let database: FreshDatabase;
let superuser: string;
let key: CallerKey;
/** One connection, so that each caller gets the connection of the one before. */
let orm: Orm;
let columns: Awaited<ReturnType<typeof plantRows>>;
beforeAll(async () => {
  database = await freshDatabase();
  superuser = String(
    Object.assign(new URL(inject('template').superuserUrl), { pathname: new URL(database.url).pathname }),
  );
  columns = await plantRows(superuser, [ANA, BETO], WALLED);
  key = await readCallerKey(database.ownerUrl);
  orm = await openOrm(database.url, { pool: { min: 0, max: 1 }, wall: { key, isSystem: false } });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

/** Runs something as a request of an account; `null`: of nobody. */
const as = <T>(account: string | null, act: (em: SqlEntityManager) => Promise<T>): Promise<T> =>
  inCall(() => {
    callIsOf(account);
    return act(orm.em.fork() as SqlEntityManager);
  });

/** How many rows of each account an unscoped statement sees. */
async function seen(em: SqlEntityManager, table: string): Promise<{ ana: number; beto: number }> {
  const rows = await em.execute<{ text: string }[]>(`select t::text as text from ${table} t`);
  const of = (account: string): number => rows.filter(({ text }) => text.includes(account)).length;
  return { ana: of(ANA), beto: of(BETO) };
}

describe('an unscoped statement', () => {
  test.each(WALLED)('on %s sees the rows of the caller only', async (table) => {
    expect(await as(ANA, (em) => seen(em, table))).toEqual({ ana: 1, beto: 0 });
    expect(await as(BETO, (em) => seen(em, table))).toEqual({ ana: 0, beto: 1 });
    expect(await as(null, (em) => seen(em, table))).toEqual({ ana: 0, beto: 0 });
    expect(await asSystem(() => seen(orm.em.fork() as SqlEntityManager, table))).toEqual({ ana: 1, beto: 1 });
  });

  test.each(WALLED)('on %s changes and deletes nothing of others, and adds nothing to them', async (table) => {
    const name = columns.find((column) => column.table === table)?.name ?? '';
    const changed = (em: SqlEntityManager, sql: string): Promise<unknown[]> => em.execute<unknown[]>(sql);
    const foreign = `t where t::text like '%${BETO}%'`;
    const counts = await as(ANA, async (em) => [
      (await changed(em, `update ${table} ${foreign.replace('where', `set ${name} = t.${name} where`)} returning 1`))
        .length,
      (await changed(em, `delete from ${table} ${foreign} returning 1`)).length,
    ]);
    expect(counts).toEqual([0, 0]);
    const added = as(ANA, (em) => em.execute(plantSql(columns, table, BETO, 2)));
    await expect(added).rejects.toMatchObject({ code: NOT_ALLOWED });
    await expect(as(null, (em) => em.execute(plantSql(columns, table, BETO, 2)))).rejects.toThrow();
  });

  test('sees everything again without the wall (planted)', async () => {
    const owner = await openOrm(database.ownerUrl);
    const em = owner.em.fork();
    await em.execute('alter table chat_message disable row level security');
    expect(await as(ANA, (own) => seen(own, 'chat_message'))).toEqual({ ana: 1, beto: 1 });
    await em.execute('alter table chat_message enable row level security');
    expect(await as(ANA, (own) => seen(own, 'chat_message'))).toEqual({ ana: 1, beto: 0 });
    await owner.close();
  });
});

describe('a case', () => {
  const OF_CASE = [
    'legal_case',
    'case_message',
    'case_document',
    'case_note',
    'case_event',
    'deadline',
    'calendar_event',
  ];
  const sees = (account: string): Promise<number[]> =>
    as(account, async (em) => {
      const counts: number[] = [];
      for (const table of OF_CASE) counts.push((await seen(em, table)).ana);
      return counts;
    });

  test('is seen by who is in it, from the moment on until the moment when not', async () => {
    const add = `insert into case_member (case_id, user_id, role, joined_at) values ('${caseOf(ANA)}', '${BETO}', 'GUEST', now())`;
    await expect(as(BETO, (em) => em.execute(add))).rejects.toMatchObject({ code: NOT_ALLOWED });
    await plantMember(true);
    expect(await sees(BETO)).toEqual(OF_CASE.map(() => 1));
    await plantMember(false);
    expect(await sees(BETO)).toEqual(OF_CASE.map(() => 0));
  });

  async function plantMember(isIn: boolean): Promise<void> {
    const admin = await openOrm(superuser, { pool: { min: 0, max: 1 } });
    const em = admin.em.fork();
    await em.execute('set session_replication_role = replica');
    await em.execute(
      isIn
        ? `insert into case_member (case_id, user_id, role, joined_at) values (?, ?, 'COLLABORATOR', now())`
        : 'delete from case_member where case_id = ? and user_id = ?',
      [caseOf(ANA), BETO],
    );
    await admin.close();
  }
});

describe('who calls', () => {
  const count = (em: SqlEntityManager): Promise<number> =>
    em.execute<{ n: number }[]>('select count(*)::int as n from chat_message').then(([row]) => row?.n ?? -1);
  const say = (em: SqlEntityManager, text: string): Promise<unknown> =>
    em.execute('select set_config(?, ?, true)', ['foja.caller', text]);

  test.each([BETO, '*', `${BETO}.`, `*.${'0'.repeat(64)}`])(
    'is not who an injected statement says: %s',
    async (text) => {
      const found = await as(ANA, (em) =>
        em.transactional(async (inside) => {
          await say(inside as SqlEntityManager, text);
          return count(inside as SqlEntityManager);
        }),
      );
      expect(found).toBe(0);
      expect(await as(ANA, count)).toBe(1);
    },
  );

  test('cannot be forged: the key and the functions of the owner are out of reach', async () => {
    for (const sql of [
      'select * from caller_key',
      'set session authorization foja_owner',
      'alter table chat_message disable row level security',
      'drop policy wall on chat_message',
    ])
      await expect(as(ANA, (em) => em.execute(sql))).rejects.toThrow();
    await expect(
      as(ANA, (em) =>
        em.transactional(async (inside) => {
          await inside.execute('set local row_security = off');
          return count(inside as SqlEntityManager);
        }),
      ),
    ).rejects.toThrow();
  });

  test('is said anew after a transaction that was rolled back', async () => {
    for (const account of [ANA, BETO]) {
      const fails = as(account, (em) =>
        em.transactional(async (inside) => {
          await asSystem(() => count(inside as SqlEntityManager));
          expect(await count(inside as SqlEntityManager)).toBe(1);
          await inside.execute('select 1 / 0');
        }),
      );
      await expect(fails).rejects.toThrow();
      expect(await as(account, (em) => seen(em, 'chat_message'))).toEqual({
        ana: account === ANA ? 1 : 0,
        beto: account === BETO ? 1 : 0,
      });
    }
  });

  test('is right for each of many who wait for the same connection', async () => {
    const callers = Array.from({ length: 60 }, (_, at) => [ANA, BETO, null][at % 3] ?? null);
    const found = await Promise.all(
      callers.map((account) =>
        as(account, (em) =>
          readRows<{ user_id: string }>(em, 'select user_id from chat_message where ?::bool', [true]),
        ),
      ),
    );
    expect(found.map((rows) => rows.map((row) => row.user_id))).toEqual(
      callers.map((account) => (account ? [account] : [])),
    );
  });

  test('is nobody when a statement runs outside of a call', async () => {
    expect(await count(orm.em.fork() as SqlEntityManager)).toBe(0);
  });
});
