import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openOrm } from '#db/mikro-orm.config.ts';
import { seedLegalStock } from '#db/seeds/legal-stock.ts';
import { grantToServer } from '#db/migrations/grants.ts';
import { migrateDatabase } from '#db/migrations/run.ts';
import { startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import { migrateQueue } from '#api/kernel/jobs/jobs.ts';
import { createLog } from '#api/kernel/log.ts';
import { memoryFolder } from './memory-folder.ts';
import { superuserUrl } from './superuser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template database that each test file clones. */
    template: { url: string; ownerUrl: string; superuserUrl: string };
  }
}

interface Template {
  addresses: { url: string; ownerUrl: string; superuserUrl: string };
  stop(): Promise<void>;
}

async function startTemplate(): Promise<Template> {
  const folder = memoryFolder('foja-test-');
  const server = await startEmbeddedPostgres({ folder, database: 'template_foja', durable: false });
  const { url, ownerUrl } = server;
  const orm = await openOrm(ownerUrl);
  await migrateDatabase(orm, ownerUrl, async (client) => {
    await migrateQueue(ownerUrl, createLog('silent'));
    await grantToServer(client, new URL(url).username);
  });
  await seedLegalStock(orm.em.fork());
  await orm.close();
  return {
    addresses: { url, ownerUrl, superuserUrl: superuserUrl(folder, server.port) },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each project loads this module anew: what they share is kept beside it. */
const shared = globalThis as { foja?: { template: Promise<Template>; users: number } };

/**
 * Starts one PostgreSQL for the run, with a migrated and seeded template, for all projects. Cloning it takes a tenth of a
 * second in memory.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.foja ??= { template: startTemplate(), users: 0 };
  const held = shared.foja;
  held.users += 1;
  const template = await held.template;
  project.provide('template', template.addresses);
  return async () => {
    held.users -= 1;
    if (held.users > 0) return;
    delete shared.foja;
    await template.stop();
  };
}
