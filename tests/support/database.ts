import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface FreshDatabase {
  /** As the server uses it. */
  url: string;
  /** As the owner of its tables. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A new database, cloned from the template; `null`: one without tables. */
export async function freshDatabase(origin: 'template' | null = 'template'): Promise<FreshDatabase> {
  const { url, ownerUrl, superuserUrl } = inject('template');
  const name = `t_${randomBytes(6).toString('hex')}`;
  const [server, owner] = [url, ownerUrl].map((address) => Object.assign(new URL(address), { pathname: `/${name}` }));
  const run = async (...statements: string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    try {
      for (const sql of statements) await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const template = origin ? new URL(url).pathname.slice(1) : 'template0';
  await run(
    `create database ${name} template ${template} strategy file_copy owner ${owner?.username}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${server?.username}`,
  );
  return {
    url: String(server),
    ownerUrl: String(owner),
    drop: () => run(`drop database ${name} with (force)`),
  };
}
