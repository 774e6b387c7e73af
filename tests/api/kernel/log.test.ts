import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import type { Ctx } from '#api/kernel/context.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { endPool, startJobs } from '#api/kernel/jobs/jobs.ts';
import { createLog } from '#api/kernel/log.ts';
import { noTelemetry } from '#api/kernel/telemetry.ts';
import { startServer, type RunningServer } from '#api/main.ts';
import { sendConsoleToLog } from '#api/startup/console.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';

/** A server whose log is read. */
const lines: string[] = [];
const log = createLog('debug', { write: (line: string) => void lines.push(line) });
const folder = mkdtempSync(path.join(tmpdir(), 'foja-log-'));
let database: FreshDatabase;
let server: RunningServer;
beforeAll(async () => {
  database = await freshDatabase();
  const env = parseEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    FOJA_DATA: folder,
  });
  server = await startServer(env, { log, schedules: false, web: null });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines.length = 0;
});

/** The server has jobs of its own in the same queue. */
const PLANTED_SQL = `select last_error from graphile_worker.jobs where task_identifier = 'planted'`;
const A_RUN_MS = 15_000;

const logged = (): string => lines.join('');
const opens = async (): Promise<{ socket: WebSocket; closed: Promise<void> }> => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise((resolve) => socket.on('open', resolve));
  return { socket, closed };
};

test('requests are logged without the values of their query', async () => {
  const query = '?query=%7BSecreta%7D&name=Juan%20Secreto';
  for (const address of ['/graphql', '/api/cases', '/api/nothing', '/api/files/x'])
    await fetch(`http://127.0.0.1:${server.port}${address}${query}`);
  await expect.poll(logged).toContain('/api/files/x');
  expect(logged()).not.toMatch(/Secret|%7B/);
});

test('broken frames and unknown messages of a socket are in the log, and nothing is on the console', async () => {
  const spies = (['error', 'warn', 'info', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  try {
    const broken = await opens();
    (broken.socket as unknown as { _socket: Socket })._socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0]));
    const odd = await opens();
    odd.socket.send(JSON.stringify({ type: 'connection_ack', payload: { name: 'ana@ejemplo.mx' } }));
    const deep = await opens();
    deep.socket.send('{"type":"ana@ejemplo.mx"}');
    await Promise.all([broken, odd, deep].map(({ closed }) => closed));
    await expect
      .poll(logged)
      .toMatch(/Invalid WebSocket frame[\s\S]*Unexpected message|Unexpected message[\s\S]*Invalid WebSocket frame/);
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(logged()).not.toContain('ana@');
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
});

test('an error of a job is stored by the queue and logged without personal data, and without the input of the job', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const jobs = await startJobs({
    pool,
    log,
    concurrency: 1,
    schedules: false,
    jobs: [
      {
        name: 'planted',
        retry: 1,
        run: () => Promise.reject(new TypeError('no mail to ana@ejemplo.mx', { cause: new Error('55 1234 5678') })),
      },
    ],
    contextFor: () => ({ runtime: { telemetry: noTelemetry } }) as Ctx,
  });
  await pool.query(`select graphile_worker.add_job('planted', '{"name":"Juan Secreto"}', max_attempts := 1)`);
  const stored = async () => (await pool.query<{ last_error: string | null }>(PLANTED_SQL)).rows[0]?.last_error ?? '';
  await expect.poll(stored, { timeout: A_RUN_MS }).toContain('no mail to [correo]');
  expect(await stored()).not.toContain('ana@');
  await expect.poll(logged, { timeout: A_RUN_MS }).toContain('"name":"planted"');
  await jobs.stop();
  await endPool(pool);
  expect(logged()).toMatch(/"type":"TypeError".*"cause":\{[^}]*\[teléfono\]/);
  expect(logged()).not.toMatch(/ana@|1234 5678|Secreto/);
});

test('what libraries and Node print goes to the log, until it is undone', () => {
  const before = [console.error, process.listenerCount('warning'), process.listenerCount('uncaughtException')];
  const undo = sendConsoleToLog(log);
  try {
    console.error('failed for %s', 'ana@ejemplo.mx', new Error('tel. 55 1234 5678'));
    console.warn(new Error('RFC VECJ880326XX1'));
    console.log({ name: 'x' });
    process.emit('warning', new Error('CURP VECJ880326HDFRRN09'));
  } finally {
    undo();
  }
  const written = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } });
  expect(written.map(({ level, msg, err }) => [level, msg, err?.message])).toEqual([
    [50, 'console: failed for [correo]', 'tel. [teléfono]'],
    [40, 'console: ', 'RFC [rfc]'],
    [30, "console: { name: 'x' }", undefined],
    [40, 'node: a warning', 'CURP [curp]'],
  ]);
  expect([console.error, process.listenerCount('warning'), process.listenerCount('uncaughtException')]).toEqual(before);
});
