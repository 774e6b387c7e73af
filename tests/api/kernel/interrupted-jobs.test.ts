import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#api/kernel/log.ts';
import { prepareDatabase } from '#api/startup/database.ts';
import { freshDatabase } from '../../support/database.ts';

const TRIES = 10;

/** A server that dies leaves its jobs locked, with the attempt counted. */
describe('a job whose server died', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let client: pg.Client;
  beforeAll(async () => {
    database = await freshDatabase();
    await prepareDatabase(database, true, createLog('silent'));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** A job that a server took for the `attempts`th time and still holds since `lockedFor`. */
  const interrupted = async (key: string, attempts: number, lockedFor: string, tries = TRIES): Promise<void> => {
    await client.query(`select graphile_worker.add_job('answer', '{}', job_key := $1, max_attempts := $2)`, [
      key,
      tries,
    ]);
    await client.query(
      `update graphile_worker._private_jobs set attempts = $2, locked_at = now() - $3::interval, locked_by = 'dead' where key = $1`,
      [key, attempts, lockedFor],
    );
  };
  const isAvailable = async (key: string): Promise<boolean> => {
    const { rows } = await client.query<{ is_available: boolean }>(
      `select is_available from graphile_worker._private_jobs where key = $1`,
      [key],
    );
    return rows[0]?.is_available === true;
  };
  const startsAgain = (isExclusive: boolean) => prepareDatabase(database, isExclusive, createLog('silent'));

  test('is run again, even when the attempt that was interrupted was its last', async () => {
    await interrupted('last', TRIES, '1 second');
    await startsAgain(true);
    expect(await isAvailable('last')).toBe(true);
  });

  test('stays failed when it failed as often as it may', async () => {
    await interrupted('failed', 1, '1 second', 1);
    await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null where key = 'failed'`,
    );
    await startsAgain(true);
    expect(await isAvailable('failed')).toBe(false);
  });

  test('is given up after thirty interruptions: it may be what ends the server', async () => {
    await interrupted('killer', 30, '1 second');
    await startsAgain(true);
    expect(await isAvailable('killer')).toBe(false);
  });

  test('stays locked for three minutes where another server may hold it', async () => {
    await interrupted('fresh', 1, '2 minutes');
    await interrupted('stale', 1, '4 minutes');
    await startsAgain(false);
    expect(await isAvailable('fresh')).toBe(false);
    expect(await isAvailable('stale')).toBe(true);
  });
});
