import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUDGETS, overBudget, withoutBudget } from './budgets.ts';

const site = mkdtempSync(path.join(tmpdir(), 'foja-site-'));
const planted = mkdtempSync(path.join(tmpdir(), 'foja-planted-site-'));
afterAll(() => [site, planted].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

// Built into another folder, because other tests serve `dist/web` at the same time.
beforeAll(() => {
  const options = ['--config', 'web/vite.config.ts', '--outDir', site, '--emptyOutDir', '--manifest'];
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stderr);
}, 120_000);

test('the first load and every section load no more JavaScript than their budget', () => {
  expect(overBudget(site, BUDGETS)).toEqual([]);
});

test('every page that is loaded later has a budget', () => {
  expect(withoutBudget(site, BUDGETS)).toEqual([]);
  const { chat: _chat, ...others } = BUDGETS;
  expect(withoutBudget(site, others)).toEqual(['features/chat/chat-page.tsx']);
});

test('a first load or a section that takes one big file along is over its budget (planted)', () => {
  const budgets = {
    landing: { modules: ['index.html'], raw: 2, gzip: 1 },
    chat: { modules: ['chat.tsx'], raw: 2, gzip: 1 },
    cases: { modules: ['cases.tsx'], raw: 2, gzip: 1 },
  };
  const write = (imports: Record<string, string[]>): void => {
    mkdirSync(path.join(planted, '.vite'), { recursive: true });
    writeFileSync(path.join(planted, 'small.js'), 'a'.repeat(1000));
    writeFileSync(path.join(planted, 'big.js'), 'b'.repeat(400_000));
    const manifest = {
      'index.html': { file: 'small.js', imports: imports['landing'] },
      'chat.tsx': { file: 'small.js', imports: imports['chat'] },
      'cases.tsx': { file: 'small.js', imports: imports['cases'] },
      _shared: { file: 'small.js', imports: ['_big'] },
      _big: { file: 'big.js', imports: ['_shared'] },
    };
    writeFileSync(path.join(planted, '.vite/manifest.json'), JSON.stringify(manifest));
  };
  write({});
  expect(overBudget(planted, budgets)).toEqual([]);
  write({ chat: ['_shared'] });
  expect(overBudget(planted, budgets)).toEqual([expect.stringMatching(/^chat: 401000 bytes of 2 kB/)]);
  write({ landing: ['_big'] });
  expect(overBudget(planted, budgets)).toEqual([expect.stringMatching(/^landing: 401000 bytes of 2 kB/)]);
});
