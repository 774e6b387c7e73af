import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const planted: string[] = [];

/** Writes a file that breaks a rule; it is deleted after the test. */
function plant(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  planted.push(file);
}

afterEach(() => planted.splice(0).forEach((file) => rmSync(file, { force: true })));

function cruise(...roots: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      './tests/architecture/typescript6.mjs',
      'node_modules/.bin/depcruise',
      '--config',
      'tests/architecture/boundaries.cjs',
      ...roots,
    ],
    { encoding: 'utf8' },
  );
  return { status, stdout };
}

test('each folder imports only what the rules allow', () => {
  const { status, stdout } = cruise('schema', 'api', 'db', 'web', 'codegen.ts');
  expect(stdout).toContain('no dependency violations found');
  expect(status).toBe(0);
});

test.each([
  ['web-imports-only-the-contract', 'web/shared/planted-a.ts', "import '#api/kernel/clock.ts';\n"],
  ['schema-imports-no-side', 'schema/text/planted-b.ts', "import '#db/entities/index.ts';\n"],
  ['kernel-imports-no-feature', 'api/kernel/planted-c.ts', "import '../features/users/index.ts';\n"],
  ['legal-language-is-pure', 'api/legal-language/planted-h.ts', "import '../kernel/clock.ts';\n"],
  [
    'legal-language-through-index',
    'api/features/chat/planted-i.ts',
    "import '#api/legal-language/quantities.rules.ts';\n",
  ],
  ['api-features-through-index', 'api/features/chat/planted-d.ts', "import '../users/passwords.service.ts';\n"],
  ['calendar-knows-no-hours', 'api/features/calendar/planted-j.ts', "import '../hours/hours.events.ts';\n"],
  ['web-features-import-no-other', 'web/features/hours/planted-k.ts', "import '../calendar/index.ts';\n"],
  ['web-features-import-no-other', 'web/features/calendar/planted-l.ts', "import '../hours/hours-url.ts';\n"],
  ['web-calendar-shows-hours', 'web/features/chat/planted-m.ts', "import '../hours/index.ts';\n"],
  ['providers-behind-ports', 'api/features/chat/planted-e.ts', "import '../../providers/llm/local.ts';\n"],
  [
    'rules-do-no-io',
    'api/features/chat/planted-f.rules.ts',
    "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
  ],
  [
    'adapters-keep-nothing',
    'api/features/chat/planted-j.adapter.ts',
    "import { readFileSync } from 'node:fs';\nexport const planted = readFileSync;\n",
  ],
  [
    'long-work-in-workers',
    'api/features/research/importing/planted-n.service.ts',
    "import { readPublication } from '../publications/read-publication.adapter.ts';\nexport const planted = readPublication;\n",
  ],
  ['rules-are-pure', 'api/features/chat/planted-g.rules.ts', "import { z } from 'zod';\nexport const planted = z;\n"],
])('%s goes red on a planted violation', (rule, file, text) => {
  plant(file, text);
  const { status, stdout } = cruise(file);
  expect(stdout).toContain(rule);
  expect(status).not.toBe(0);
});

test('no-cycles goes red on two files that know each other by their types alone (planted)', () => {
  plant('api/features/chat/planted-k.ts', "import type { L } from './planted-l.ts';\nexport type K = L | null;\n");
  plant('api/features/chat/planted-l.ts', "import type { K } from './planted-k.ts';\nexport type L = K[];\n");
  expect(cruise('api/features/chat/planted-k.ts').stdout).toContain('no-cycles:');
});

test('no-cycles-of-folders goes red on two folders that need each other by different files (planted)', () => {
  const [one, other] = ['api/features/chat/planted-m', 'api/features/chat/planted-n'];
  plant(`${one}/above.ts`, "import '../planted-n/below.ts';\n");
  plant(`${one}/below.ts`, 'export {};\n');
  plant(`${other}/above.ts`, "import '../planted-m/below.ts';\n");
  plant(`${other}/below.ts`, 'export {};\n');
  const { stdout } = cruise(one, other);
  [one, other].forEach((folder) => rmSync(folder, { recursive: true }));
  expect(stdout).toContain('no-cycles-of-folders: api/features/chat/planted-m');
  expect(stdout).not.toContain('no-cycles:');
});
