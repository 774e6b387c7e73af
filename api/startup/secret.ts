import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../kernel/env.ts';

/** The secret of the encryption at rest: configured, or generated once and stored in FOJA_DATA. */
export function secretOf(env: Env): string {
  if (env.FOJA_SECRET) return env.FOJA_SECRET;
  const file = path.join(env.FOJA_DATA, 'seal.secret');
  mkdirSync(env.FOJA_DATA, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
