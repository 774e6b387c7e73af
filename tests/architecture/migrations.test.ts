import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrm, type Orm } from '#db/mikro-orm.config.ts';
import { migrations } from '#db/migrations/list.generated.ts';
import { freshDatabase, type FreshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let orm: Orm;
beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.ownerUrl);
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

const squeeze = (sql: unknown): string => String(sql).replace(/\s+/g, ' ').trim();

function sumOf(Migration: (typeof migrations)[number]['class']): string {
  const migration = new Migration(orm.em.getDriver(), orm.config);
  // Ours only add statements.
  migration.up();
  return createHash('sha256').update(migration.getQueries().map(squeeze).join('\n')).digest('hex').slice(0, 16);
}

test('a migration that was released says what it said: databases of that release have run it', async () => {
  const released = JSON.parse(readFileSync('tests/architecture/released-migrations.json', 'utf8')) as Record<
    string,
    string
  >;
  const now: Record<string, string> = {};
  for (const { name, class: Migration } of migrations) if (released[name]) now[name] = sumOf(Migration);
  expect(now).toEqual(released);
  // In the same order, and before all that came later.
  expect(migrations.map(({ name }) => name).slice(0, Object.keys(released).length)).toEqual(Object.keys(released));
});
