/**
 * `backup [--megabytes N]`: how long a backup, its check and its restore take, the memory that each needs at most, and how
 * long a small query waits meanwhile. Each step is a process of its own. Exit code 1 when a step needs more than 400 MB.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import { parseArgs } from 'node:util';
import 'reflect-metadata';
import pg from 'pg';
import { migrateQueue } from '#api/kernel/jobs/jobs.ts';
import { createLog } from '#api/kernel/log.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { openOrm } from '#db/mikro-orm.config.ts';
import { startEmbeddedPostgres } from '#db/server/embedded-postgres.ts';
import { superuserUrl } from '../support/superuser.ts';
import { backUpTo, restoreTo } from '../support/backups.ts';
import { quantile } from './figures.rules.ts';

const MAX_MEGABYTES = 400;
const ROUND_MEGABYTES = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { megabytes: { type: 'string', default: '1000' } },
});

const STEPS: Record<string, (url: string, file: string) => Promise<unknown>> = {
  backup: (url, file) => backUpTo(file, url),
  verify: (_url, file) => readBackup(file),
  restore: (url, file) => restoreTo(url, file),
};

/** Half documents that compression cannot make smaller than their bytes, half many small rows of words. */
async function fill(client: pg.Client, megabytes: number): Promise<void> {
  for (let round = 0; round < megabytes / ROUND_MEGABYTES; round++) {
    await client.query(
      `insert into client_error (id, error, created_at, day, fingerprint, byte_length, last_at)
       select '${round}-' || n, string_agg(md5(random()::text || m), ''), now(), current_date, '${round}-' || n, 0, now()
       from generate_series(1, 50) n, generate_series(1, 6250) m group by n`,
    );
    await client.query(
      `insert into outbox_event (topic, payload) select 'a topic of some words', jsonb_build_object('id', md5(n::text), 'text',
       repeat('El patrón pagará al trabajador ', 4)) from generate_series(1, 50000) n`,
    );
  }
}

/** How long others wait while something runs. */
async function waitsDuring<T>(client: pg.Client, work: Promise<T>): Promise<number[]> {
  const waits: number[] = [];
  let running = true;
  const ended = work.finally(() => (running = false));
  while (running) {
    const begun = performance.now();
    await client.query('select count(*) from user_account');
    waits.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await ended;
  return waits;
}

interface Figures {
  /** p99 of how long the loop of the process itself was held: what others of a server would wait for it. */
  stall: number;
  seconds: number;
  megabytes: number;
}

async function measured(step: string, url: string, file: string): Promise<Figures> {
  const child = fork(import.meta.filename, [step, url, file], { execArgv: ['--import', 'tsx'] });
  const [figures] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [Figures | number];
  if (typeof figures === 'number') throw new Error(`${step} ended with ${figures}`);
  await once(child, 'exit');
  return figures;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foja-bench-backup-'));
  const server = await startEmbeddedPostgres({ folder, database: 'foja', durable: false });
  const file = path.join(folder, 'a.tar');
  const url = superuserUrl(folder, server.port, 'foja');
  const client = new pg.Client({ connectionString: url });
  try {
    const orm = await openOrm(url);
    await orm.migrator.up();
    await orm.close();
    await migrateQueue(url, createLog('silent'));
    await client.connect();
    await fill(client, Number(values.megabytes));
    await client.query('create database empty');
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    console.log(`database: ${(Number(rows[0]?.bytes) / 1e6).toFixed(0)} MB`);
    let most = 0;
    for (const step of Object.keys(STEPS)) {
      const target = new URL(url);
      if (step === 'restore') target.pathname = '/empty';
      const work = measured(step, target.toString(), file);
      const waits = await waitsDuring(client, work);
      const { seconds, megabytes, stall } = await work;
      most = Math.max(most, megabytes);
      const p99 = quantile(waits, 0.99).toFixed(0);
      console.log(
        `${step}: ${seconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB, others wait p99 ${p99} ms, own loop p99 ${stall.toFixed(0)} ms`,
      );
      if (step === 'backup') console.log(`file: ${(statSync(file).size / 1e6).toFixed(0)} MB`);
    }
    if (most > MAX_MEGABYTES) process.exitCode = 1;
  } finally {
    await client.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [step, url, file] = positionals;
const act = step ? STEPS[step] : undefined;
if (act && url && file) {
  const begun = performance.now();
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  await act(url, file);
  const figures: Figures = {
    stall: loop.percentile(99) / 1e6,
    seconds: (performance.now() - begun) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1000,
  };
  process.send?.(figures);
  process.disconnect();
} else await main();
