import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#schema/lib/durations.ts';
import { createHealthProbes } from '#api/startup/health-probes.ts';
import { backupHealth } from '#api/startup/scheduled-backup.ts';
import { parseEnv } from '#api/kernel/env.ts';
import { backupName } from '#db/backup/retention.rules.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { keyIdOf } from '#api/kernel/security/encryption.ts';
import { PASSPHRASE, SECRET } from '../../support/backups.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { World } from '../../support/world.ts';

const OWNER = keyIdOf(SECRET);
let world: World;
let place: string;
let folder: string;
const settings = (): Record<string, string> => ({
  BACKUP_DIR: folder,
  BACKUP_KEEP: '2+0',
  BACKUP_PASSPHRASE: PASSPHRASE,
});
const health = () => backupHealth(parseEnv({ ...settings(), FOJA_SECRET: SECRET }), world.clock.now());

beforeAll(async () => {
  place = memoryFolder('foja-scheduled-');
  folder = path.join(place, 'backups');
  world = await World.begin({ env: settings() });
  // Small, so that it is quick.
  await world.asOwner('truncate statute, topic, search_term, document_search, word_search, court_office cascade');
});
afterAll(async () => {
  await world.end();
  rmSync(place, { recursive: true, force: true });
});

async function runBackup(): Promise<string[]> {
  await world.sql(`select graphile_worker.add_job('scheduled-backup')`);
  await world.runJobs('scheduled-backup', 60_000);
  return readdirSync(folder).toSorted();
}

test('a server writes its backup, keeps as many as it is told, and touches nothing of others', async () => {
  expect(await health()).toEqual({ lastAt: null, hasFailed: false, ok: false });
  expect(await runBackup()).toHaveLength(2);
  expect(await health()).toMatchObject({ ok: true });
  const now = world.clock.now().getTime();
  const mine = [1, 2, 3].map((days) => backupName(OWNER, new Date(now - days * DAY)));
  const others = [backupName('ffffffff', new Date(now - 9 * DAY)), 'demanda.docx'];
  const abandoned = `${mine[0]}.0123456789ab.part`;
  for (const name of [...mine, ...others, abandoned]) writeFileSync(path.join(folder, name), 'x');
  world.clock.advance(60_000);

  const after = await runBackup();
  // The newest of today, the one of yesterday, the state, and the two of others.
  expect(after).toHaveLength(5);
  expect(after).toEqual(expect.arrayContaining([...others, mine[0]]));
  const newest = after.findLast((name) => name.startsWith(`foja-${OWNER}-`)) ?? '';
  const { manifest } = await readBackup(path.join(folder, newest));
  expect(manifest).toMatchObject({ keyId: OWNER, hasSecrets: true });
});

test('one that fails is told in health, and tried again', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder should be');
  await world.sql(`select graphile_worker.add_job('scheduled-backup')`);
  await world.runJobs('scheduled-backup');
  expect(await health()).toEqual({ lastAt: null, hasFailed: false, ok: false });
  const again = await world.sql<{ key: string; later: boolean }>(
    `select key, run_at > now() + interval '30 minutes' as later from graphile_worker.jobs where task_identifier = 'scheduled-backup'`,
  );
  expect(again).toEqual([{ key: 'scheduled-backup:again', later: true }]);
  rmSync(folder);
  expect(await runBackup()).toHaveLength(2);
  expect(await health()).toMatchObject({ ok: true });
});

test('a backup of yesterday is well, one of two days ago is not', async () => {
  world.clock.advance(DAY);
  expect(await health()).toMatchObject({ ok: true });
  world.clock.advance(DAY);
  expect(await health()).toMatchObject({ ok: false });
});

test('health says so when there is none for an hour after the start, a try failed, or the newest is older than two days', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'foja-late-'));
  const env = parseEnv({ BACKUP_DIR: own, FOJA_DATA: own, FOJA_SECRET: SECRET });
  let now = Date.parse('2026-11-20T12:00:00Z');
  const { isBackupLate } = createHealthProbes(env, { now: () => new Date(now) }, () => true);
  expect(await isBackupLate()).toBe(false);
  now += HOUR + 1;
  expect(await isBackupLate()).toBe(true);
  writeFileSync(path.join(own, backupName(OWNER, new Date(now))), '');
  now += 2 * DAY - HOUR;
  expect(await isBackupLate()).toBe(false);
  now += 2 * HOUR;
  expect(await isBackupLate()).toBe(true);
  rmSync(own, { recursive: true });
});

test('without a folder there is nothing to tell', async () => {
  expect(await backupHealth(parseEnv({}), new Date())).toBeNull();
});
