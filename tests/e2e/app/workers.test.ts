import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCitations } from '#api/features/citations/checking/reading.tasks.ts';
import { createLog } from '#api/kernel/log.ts';
import { writePages } from '#api/kernel/print/print.tasks.ts';
import { createWorkerPool } from '#api/kernel/workers/pool.ts';

const FOLDER = path.resolve('dist/worker');
const workers = createWorkerPool({ size: 1, log: createLog('silent'), entry: path.join(FOLDER, 'worker.js') });
afterAll(() => workers.stop());

test('the built workers read and print', async () => {
  const given = { text: 'El artículo 48 de la Ley Federal del Trabajo.', most: 10, version: 0, imports: null };
  const read = await workers.run(readCitations, given, { account: 'ana' });
  expect(read).toMatchObject({ references: [{ law: 'lft', article: '48' }] });
  const source = { title: 'Hoja', footer: 'Foja', createdOn: '2026-11-22', blocks: [] };
  const pdf = await workers.run(writePages, { source, format: 'PDF' }, { account: 'ana' });
  expect(pdf.toString('latin1')).toMatch(/^%PDF-/);
});

test('the built workers hold nothing of the server', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  const code = files.map((name) => readFileSync(path.join(FOLDER, name), 'utf8')).join('\n');
  expect(code).not.toMatch(/api\/main\.ts|api\/commands\/serve|@mikro-orm|from "pg"/);
});
