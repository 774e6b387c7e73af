import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new database, cloned from the template; `null`: one without tables. */
export async function freshDatabase(origin: 'template' | null = 'template'): Promise<FreshDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `t_${randomBytes(6).toString('hex')}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: admin.toString() });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name} template ${origin ? template.pathname.slice(1) : 'template0'}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => run(`drop database ${name} with (force)`) };
}
