import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { startupText } from '#schema/text/startup.ts';
import { SEALED_SAMPLES } from '#db/sealed-columns.ts';
import { readOrCreateSecretFile, readSecretFile } from '#db/server/secret-file.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Env } from '../kernel/env.ts';
import { createEncryption, keyIdOf, type Encryption, type SealingSecrets } from '../kernel/security/encryption.ts';

/** The secrets of the encryption at rest: configured, or files in FOJA_DATA. */

export const SECRET_FILE = 'seal.secret';
/** There only while a rotation is under way. */
export const PREVIOUS_FILE = 'seal.previous';

export const secretFiles = (env: Env): { current: string; previous: string } => ({
  current: path.join(env.FOJA_DATA, SECRET_FILE),
  previous: path.join(env.FOJA_DATA, PREVIOUS_FILE),
});

const readIfThere = (file: string): string | null =>
  existsSync(file) ? readSecretFile(file, startupText.sealSecretRemedy) : null;

export interface LoadedSecrets extends SealingSecrets {
  /** The setting or the file of the current one. */
  from: string;
}

/** What is here; `null`: no secret. None is made: a backup or a restore with a new one would be of no use. */
export function loadSecrets(env: Env): LoadedSecrets | null {
  const files = secretFiles(env);
  const current = env.FOJA_SECRET ?? readIfThere(files.current);
  if (current === null) return null;
  const previous = env.FOJA_SECRET_PREVIOUS ?? (env.FOJA_SECRET ? null : readIfThere(files.previous));
  return {
    current,
    // A rotation that was cut off before its new secret was written.
    previous: previous === current ? null : previous,
    from: env.FOJA_SECRET ? 'FOJA_SECRET' : files.current,
  };
}

/** The encryption of a server. Its secret is made at the first start. */
export function openEncryption(env: Env): Encryption {
  if (!env.FOJA_SECRET) {
    mkdirSync(env.FOJA_DATA, { recursive: true });
    readOrCreateSecretFile(secretFiles(env).current, startupText.sealSecretRemedy);
  }
  return createEncryption(() => {
    const held = loadSecrets(env);
    if (!held) throw new Error('the file of the secret is gone');
    return held;
  });
}

/** The key ids of what is here, the current one first. */
export const keyIdsOf = ({ current, previous }: SealingSecrets): string[] =>
  [current, ...(previous === null ? [] : [previous])].map(keyIdOf);

export const opensAll = (encryption: Encryption, sealed: readonly string[]): boolean =>
  sealed.every((value) => {
    try {
      return encryption.decrypt(value) !== '';
    } catch {
      return false;
    }
  });

/**
 * Whether a database was encrypted with the keys of this server. With others nobody could sign in and no Google token
 * could be read, so it is checked at the start.
 */
export async function matchesDatabase(em: SqlEntityManager, encryption: Encryption): Promise<boolean> {
  const rows = await em.execute<{ sample: string }[]>(SEALED_SAMPLES);
  return opensAll(
    encryption,
    rows.map(({ sample }) => sample),
  );
}
