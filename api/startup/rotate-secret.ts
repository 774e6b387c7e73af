import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { rotationText as text } from '#schema/text/rotation.ts';
import { ADVISORY_LOCK } from '#db/advisory-locks.ts';
import { connectPatiently, readMigrations } from '#db/migrations/run.ts';
import { SEALED_COLUMNS, SEALED_SAMPLES } from '#db/sealed-columns.ts';
import { newSecret } from '#db/server/secret-file.ts';
import { writeFileAtomically } from '#db/server/atomic-file.ts';
import type { Env } from '../kernel/env.ts';
import { createEncryption, keyIdOf, type Encryption, type SealingSecrets } from '../kernel/security/encryption.ts';
import { loadSecrets, opensAll, secretFiles, type LoadedSecrets } from './secret.ts';

/**
 * Another secret for what is encrypted at rest. Servers may run meanwhile: they read the file of the secret before each
 * sealing and for each key that they do not know. Killed anywhere, it is finished by the same command.
 */

const BATCH = 50;
/** A server that read the old secret just before it was replaced has committed by then. */
const GRACE_MS = 30_000;

/** A reason that whoever rotates can mend. */
export class RotationError extends Error {}

export interface Rotation {
  /** Values that were sealed anew. */
  resealed: number;
  /** Values that no secret of ours opened before either. */
  unreadable: number;
  keyId: string;
  /** The file of the old secret is gone; `false`: it is a setting of the environment, and is removed by hand. */
  isFinished: boolean;
}

export interface RotationOptions {
  env: Env;
  url: string;
  /** The new secret; absent: one is made. */
  given?: string;
  graceMs?: number;
  onGrace?: (milliseconds: number) => void;
}

type Row = Record<string, string>;

interface Job {
  id: string;
  payload: Record<string, unknown>;
}

/** Seals what was sealed with another key anew; returns how many values it was. */
class Resealer {
  unreadable = 0;
  private readonly current: string;

  constructor(
    private readonly client: pg.Client,
    private readonly encryption: Encryption,
    currentSecret: string,
  ) {
    this.current = `v2.${keyIdOf(currentSecret)}.`;
  }

  /** Until a whole pass finds nothing: servers write meanwhile. */
  async all(): Promise<number> {
    for (let all = 0, found = 0; ; all += found) {
      this.unreadable = 0;
      found = await this.jobs();
      for (const column of SEALED_COLUMNS) found += await this.column(column);
      if (found === 0) return all;
    }
  }

  private again(value: string): string | null {
    try {
      return this.encryption.encrypt(this.encryption.decrypt(value));
    } catch {
      this.unreadable++;
      return null;
    }
  }

  private async column({ table, column, key }: (typeof SEALED_COLUMNS)[number]): Promise<number> {
    const keys = key.join(', ');
    const after = key.map((_, at) => `$${at + 1}`).join(', ');
    const next = key.length + 1;
    const read = (isFirst: boolean): string => `select ${keys}, ${column} as value from ${table}
      where ${column} is not null and not starts_with(${column}, $${isFirst ? 1 : next}) ${isFirst ? '' : `and (${keys}) > (${after})`}
      order by ${keys} limit ${BATCH} for update`;
    const write = `update ${table} set ${column} = $${next} where (${keys}) = (${after})`;
    let last: string[] | null = null;
    let changed = 0;
    for (;;) {
      const rows: Row[] = await this.batch<Row>(read(last === null), [...(last ?? []), this.current], async (row) => {
        const anew = this.again(row['value'] ?? '');
        if (anew === null) return;
        await this.client.query(write, [...key.map((name) => row[name]), anew]);
        changed++;
      });
      const end = rows.at(-1);
      if (!end) return changed;
      last = key.map((name) => end[name] ?? '');
    }
  }

  /** Jobs that wait. A running one has read its payload, and its server keeps the key that it needs. */
  private async jobs(): Promise<number> {
    let last = '0';
    let changed = 0;
    for (;;) {
      const rows: Job[] = await this.batch<Job>(
        `select id, payload from graphile_worker._private_jobs where id > $1 and payload::text like '%"sealed%'
         order by id limit ${BATCH} for update`,
        [last],
        async ({ id, payload }) => {
          const anew = this.sealedFields(payload);
          if (anew.length === 0) return;
          const sql = 'update graphile_worker._private_jobs set payload = $2 where id = $1';
          await this.client.query(sql, [id, JSON.stringify({ ...payload, ...Object.fromEntries(anew) })]);
          changed += anew.length;
        },
      );
      const end = rows.at(-1);
      if (!end) return changed;
      last = end.id;
    }
  }

  private sealedFields(payload: Record<string, unknown>): [string, string][] {
    return Object.entries(payload).flatMap(([name, value]): [string, string][] => {
      if (!name.startsWith('sealed') || typeof value !== 'string' || value.startsWith(this.current)) return [];
      const anew = this.again(value);
      return anew === null ? [] : [[name, anew]];
    });
  }

  private async batch<Found extends object>(
    sql: string,
    values: string[],
    act: (row: Found) => Promise<unknown>,
  ): Promise<Found[]> {
    await this.client.query('begin');
    try {
      const { rows } = await this.client.query<Found>(sql, values);
      for (const row of rows) await act(row);
      await this.client.query('commit');
      return rows;
    } catch (error) {
      await this.client.query('rollback').catch(() => undefined);
      throw error;
    }
  }
}

/** The old secret has a file of its own before the new one takes its place: neither is ever only in memory. */
function replaceSecret(env: Env, held: LoadedSecrets, given: string | undefined): SealingSecrets {
  const next = given ?? newSecret();
  if (next === held.current) throw new RotationError(text.sameSecret);
  const files = secretFiles(env);
  writeFileAtomically(files.previous, held.current);
  writeFileAtomically(files.current, next);
  return { current: next, previous: held.current };
}

function secretsToUse({ env, given }: RotationOptions, held: LoadedSecrets): SealingSecrets {
  // An unfinished rotation goes on: a third secret would lose the first.
  if (held.previous !== null) {
    if (given !== undefined && given !== held.current) throw new RotationError(text.unfinished);
    return held;
  }
  if (env.FOJA_SECRET) throw new RotationError(text.secretOfEnvironment);
  return replaceSecret(env, held, given);
}

async function rotate(client: pg.Client, order: RotationOptions): Promise<Rotation> {
  const { env } = order;
  const held = loadSecrets(env);
  if (!held) throw new RotationError(text.noSecret(env.FOJA_DATA));
  if (!(await readMigrations(client))?.length) throw new RotationError(text.noDatabase);
  const { rows: samples } = await client.query<{ sample: string }>(SEALED_SAMPLES);
  const sealed = samples.map(({ sample }) => sample);
  if (
    !opensAll(
      createEncryption(() => held),
      sealed,
    )
  )
    throw new RotationError(text.otherSecret(held.from));
  const secrets = secretsToUse(order, held);
  const resealer = new Resealer(
    client,
    createEncryption(() => secrets),
    secrets.current,
  );
  let resealed = await resealer.all();
  const { rows: others } = await client.query(
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1',
  );
  if (others.length > 0) {
    const graceMs = order.graceMs ?? GRACE_MS;
    order.onGrace?.(graceMs);
    await sleep(graceMs);
    resealed += await resealer.all();
  }
  // An old secret that is a setting goes with the setting.
  const isFinished = !env.FOJA_SECRET_PREVIOUS;
  if (isFinished) rmSync(secretFiles(env).previous, { force: true });
  return { resealed, unreadable: resealer.unreadable, keyId: keyIdOf(secrets.current), isFinished };
}

export async function rotateSecret(order: RotationOptions): Promise<Rotation> {
  const client = await connectPatiently(order.url);
  try {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      ADVISORY_LOCK.secretRotation,
    ]);
    if (!rows[0]?.alone) throw new RotationError(text.underWay);
    return await rotate(client, order);
  } finally {
    await client.end().catch(() => undefined);
  }
}
