import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developerExamples } from '#schema/text/developers-examples.ts';
import { MakeKeyDocument } from '../support/api-keys.generated.ts';
import { CreateCaseDocument } from '../support/cases.generated.ts';
import { World } from '../support/world.ts';

/** The programs of the guide run as they are printed, against a server, with a key. */

let world: World;
let environment: Record<string, string>;
// Below the repository, so that the packages of the example are found.
mkdirSync('dist', { recursive: true });
const folder = mkdtempSync(path.resolve('dist/examples-'));
const TITLE = 'Caso de ejemplo para programas';

beforeAll(async () => {
  world = await World.begin();
  const ana = await world.lawyer({ plan: 'PROFESSIONAL' });
  await ana.does(CreateCaseDocument, { input: { title: TITLE, client: 'Cliente de ejemplo', area: 'CIVIL' } });
  const { createApiKey } = await ana.does(MakeKeyDocument, { input: { name: 'Ejemplo', scopes: ['case:read'] } });
  environment = { FOJA_URL: ana.url, FOJA_KEY: createApiKey.secret ?? '', PATH: process.env['PATH'] ?? '' };
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.end();
});

interface Ended {
  status: number | null;
  output: string;
}

/** The output of a program; null: the machine does not have it. Not synchronous, because the server runs in this process. */
const run = (program: string, given: string[]): Promise<Ended | null> =>
  new Promise((resolve) => {
    const child = spawn(program, given, { cwd: folder, env: environment });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', () => resolve(null));
    child.on('close', (status) => resolve({ status, output }));
  });

test('a client that is generated from the served contract compiles and runs', { timeout: 120_000 }, async () => {
  const schema = await (await fetch(`${environment['FOJA_URL']}/schema.graphql`)).text();
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  write('schema.graphql', schema);
  write('operations.graphql', developerExamples.operations);
  write('main.ts', developerExamples.typescript);
  const files = await generate(
    {
      cwd: folder,
      schema: 'schema.graphql',
      documents: 'operations.graphql',
      silent: true,
      generates: {
        'operations.generated.ts': {
          plugins: ['typescript-operations', 'typed-document-node'],
          config: { useTypeImports: true },
        },
      },
    },
    false,
  );
  for (const { content } of files as { content: string }[]) write('operations.generated.ts', content);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--allowImportingTsExtensions',
    '--types',
    'node',
  ];
  const compiled = await run(process.execPath, [
    path.resolve('node_modules/typescript/bin/tsc'),
    ...options,
    'main.ts',
  ]);
  expect(compiled).toEqual({ status: 0, output: '' });
  expect(await run(process.execPath, ['main.ts'])).toEqual({ status: 0, output: `PENDING ${TITLE}\n` });
});

test('the program in Python runs', async (context) => {
  writeFileSync(path.join(folder, 'main.py'), developerExamples.python);
  const ended = await run('python3', ['main.py']);
  // Said in the report of the run, not passed over: the machine has no Python.
  if (!ended) return context.skip('python3 is not installed on this machine');
  expect(ended).toEqual({ status: 0, output: `PENDING ${TITLE}\n` });
});

test.each(['curl', 'curlCases'] as const)('the line of %s runs', async (name) => {
  const ended = await run('sh', ['-c', `command -v curl >/dev/null || exit 42; ${developerExamples[name]}`]);
  if (ended?.status === 42) throw new Error('curl is not installed on this machine');
  expect(ended?.status).toBe(0);
  expect(JSON.parse(ended?.output ?? '')).toMatchObject(
    name === 'curl' ? { data: { me: { plan: 'PROFESSIONAL' } } } : { data: { cases: { nodes: [{ title: TITLE }] } } },
  );
});
