import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnv } from '#api/kernel/env.ts';
import { loadSecrets, openEncryption } from '#api/startup/secret.ts';
import { createFileAtomically, writeFileAtomically } from '#db/server/atomic-file.ts';
import { startupText } from '#schema/text/startup.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foja-secret-'));
  file = path.join(folder, 'seal.secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const env = () => parseEnv({ FOJA_DATA: folder });

/** As a server finds it at its start. */
function secret(): string {
  openEncryption(env());
  return loadSecrets(env())?.current ?? '';
}

test('a secret is made once, for its owner alone, and nothing is left beside it', () => {
  const made = secret();
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(secret()).toBe(made);
  expect(readdirSync(folder)).toEqual(['seal.secret']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a secret that is empty or was cut off stops the start with its length and the remedy, and stays as it is', () => {
  const whole = secret();
  for (const cut of ['', '\n', whole.slice(0, 20), `${whole.slice(0, 31)}\n`]) {
    writeFileSync(file, cut);
    const message = startupText.secretDamaged(file, cut.trim().length, 32, startupText.sealSecretRemedy);
    expect(secret).toThrow(expect.objectContaining({ code: 'SECRET_DAMAGED', message }));
    expect(readFileSync(file, 'utf8')).toBe(cut);
  }
  writeFileSync(file, whole);
  expect(secret()).toBe(whole);
});

test('a file that another server has just made is taken, not replaced', () => {
  createFileAtomically(file, 'first');
  createFileAtomically(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('first');
  writeFileAtomically(file, 'third');
  expect(readFileSync(file, 'utf8')).toBe('third');
  expect(readdirSync(folder)).toEqual(['seal.secret']);
});

test('a write that fails leaves the old file, and no half of a new one', () => {
  writeFileAtomically(file, 'whole');
  expect(() => writeFileAtomically(path.join(folder, 'absent', 'seal.secret'), 'new')).toThrow(/ENOENT/);
  expect(() => writeFileAtomically(folder, 'over a folder')).toThrow();
  expect(readFileSync(file, 'utf8')).toBe('whole');
  expect(readdirSync(path.dirname(folder)).filter((name) => name.startsWith(`${path.basename(folder)}.`))).toEqual([]);
});
