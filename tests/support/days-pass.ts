import pg from 'pg';
import { joinEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import type { Product } from './product.ts';

/** As if so many days had passed since the accounts and the trials of a product began. */
export async function daysPass({ folder }: Product, days: number): Promise<void> {
  const database = await joinEmbeddedPostgres({ folder, database: 'foja' });
  const client = new pg.Client({ connectionString: database?.ownerUrl });
  await client.connect();
  const back = `- interval '${days} days'`;
  await client.query(
    `update user_account set created_at = created_at ${back}, anonymous_until = anonymous_until ${back}`,
  );
  await client.query(`update trial set started_at = started_at ${back}, expires_at = expires_at ${back}`);
  await client.query(`update usage_counter set period_start = period_start ${back}`);
  await client.end();
}
