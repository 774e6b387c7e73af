import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrm, type Orm } from '#db/mikro-orm.config.ts';
import { freshDatabase, type FreshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let orm: Orm;
beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.url);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const drift = async (): Promise<string> =>
  (await orm.schema.getUpdateSchemaSQL({ safe: true }))
    .replace(/set names 'utf8';|set session_replication_role.*;/g, '')
    .trim();

test('the migrations make exactly the tables that the entities describe', async () => {
  expect(await orm.migrator.getPending()).toEqual([]);
  expect(await drift()).toBe('');
});

test('a column that no migration made is reported (planted)', async () => {
  await orm.em.fork().execute('alter table user_account drop column profession');
  expect(await drift()).toContain('profession');
});
