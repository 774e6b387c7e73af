import { readFileSync } from 'node:fs';
import { layoutOf } from '#db/server/layout.ts';
import { connectionUrl } from '#db/server/roles.ts';

/** The superuser of an embedded database: tests and benches make databases with it. */
export const superuserUrl = (folder: string, port: number, database = 'postgres'): string =>
  connectionUrl('postgres', readFileSync(layoutOf(folder).secret, 'utf8').trim(), port, database);
