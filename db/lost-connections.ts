import type pg from 'pg';

/**
 * Gives back to its pool a connection that the database ended while somebody held it. The ORM does not when it happens in
 * a transaction: its rollback fails, and each such connection would take one place of the pool for good.
 */
export function releaseLostConnections(pool: pg.Pool): void {
  const held = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client as pg.PoolClient));
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!held.delete(client)) return;
      client.release(true);
      // Its holder may do so too, later: it is not in the pool any more.
      client.release = () => undefined;
    }),
  );
}
