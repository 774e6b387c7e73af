import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { startupText } from '#schema/text/startup.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { createFileAtomically } from './atomic-file.ts';

/** Of a secret in a file or in the environment; a shorter one is a file that was cut off. */
export const MIN_SECRET_LENGTH = 32;

/** 43 characters: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the file says; a shorter text is refused and never replaced, because data may depend on the whole one. */
export function readSecretFile(file: string, remedy: string): string {
  const secret = readFileSync(file, 'utf8');
  const { length } = secret.trim();
  if (length >= MIN_SECRET_LENGTH) return secret;
  throw new DatabaseStartError('SECRET_DAMAGED', startupText.secretDamaged(file, length, MIN_SECRET_LENGTH, remedy));
}

export function readOrCreateSecretFile(file: string, remedy: string): string {
  if (!existsSync(file)) createFileAtomically(file, newSecret());
  return readSecretFile(file, remedy);
}
