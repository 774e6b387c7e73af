import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'foja-planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plant = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Runs a tool of `npm run check`; a status other than 0 means that it failed. */
const run = (tool: string, ...given: string[]) => spawnSync(process.execPath, [tool, ...given], { encoding: 'utf8' });

test('the format check fails on a file in another format (planted)', () => {
  const options = ['--no-config', '--single-quote', '--check'];
  expect(
    run('node_modules/prettier/bin/prettier.cjs', ...options, plant('good.ts', "export const a = 'b';\n")).status,
  ).toBe(0);
  expect(
    run('node_modules/prettier/bin/prettier.cjs', ...options, plant('bad.ts', 'export const a   = "b"')).status,
  ).not.toBe(0);
});

test('the linter fails on `any` (planted)', () => {
  const lint = (file: string) =>
    run('node_modules/oxlint/bin/oxlint', '--config', 'tests/architecture/oxlintrc.json', '--deny-warnings', file);
  expect(lint(plant('typed.ts', 'export const read = (value: unknown): unknown => value;\n')).status).toBe(0);
  expect(lint(plant('loose.ts', 'export const read = (value: any): unknown => value;\n')).status).not.toBe(0);
});

test('files, exports and dependencies that nothing uses are found (planted)', () => {
  const house = path.join(folder, 'house');
  const write = (file: string, text: string): void => {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  };
  const config = path.resolve('tests/architecture/knip.ts');
  const unused = () =>
    run('node_modules/knip/bin/knip.js', '--directory', house, '--config', config, '--no-config-hints');
  write('package.json', '{ "dependencies": {} }');
  write('tests/bench/citation-check.ts', "import { used } from './planted.ts';\nconsole.info(used);\n");
  write('tests/bench/planted.ts', 'export const used = 1;\n');
  expect(unused().status).toBe(0);
  write('package.json', '{ "dependencies": { "express": "5.3.0" } }');
  write('tests/bench/planted.ts', 'export const used = 1;\nexport const plantedExport = 2;\n');
  write('tests/bench/planted-file.ts', 'export const lost = 1;\n');
  const { status, stdout } = unused();
  for (const planted of ['express', 'plantedExport', 'tests/bench/planted-file.ts']) expect(stdout).toContain(planted);
  expect(status).not.toBe(0);
});

test('the compiler fails when a class differs from the contract (planted)', () => {
  const contract = path.resolve('schema/generated/contract.ts');
  const drifted = `import type * as C from '${contract}';\nexport class Drifted implements C.Health {\n  status!: C.HealthStatus;\n}\n`;
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--allowImportingTsExtensions',
    '--ignoreConfig',
  ];
  const { status, stdout } = run('node_modules/typescript/bin/tsc', ...options, plant('drifted.ts', drifted));
  expect(stdout).toContain('incorrectly implements');
  expect(status).not.toBe(0);
});

test('the check fails when a generated file differs from the output of codegen (planted)', () => {
  const generated = 'tests/support/errors.generated.ts';
  const before = readFileSync(generated, 'utf8');
  const check = () => run('node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--check');
  try {
    appendFileSync(generated, '// planted\n');
    expect(check().status).not.toBe(0);
  } finally {
    writeFileSync(generated, before);
  }
  expect(check().status).toBe(0);
});
