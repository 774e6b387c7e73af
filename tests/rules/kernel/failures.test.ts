import { describe, expect, test, vi } from 'vitest';
import type { HealthReason } from '#schema/generated/contract.ts';
import { errorText, failureText } from '#schema/text/errors.ts';
import { failureOf, isOutage } from '#api/kernel/database/failure.rules.ts';
import { asRefusal } from '#api/kernel/errors.ts';
import { notReady, reasonsOf, type Seen } from '#api/kernel/http/health.rules.ts';
import { createLog } from '#api/kernel/log.ts';
import { logHealth } from '#api/startup/health-log.ts';
import { keepRunning } from '#api/kernel/jobs/jobs.ts';

const coded = (code: string, message = 'of the driver') => Object.assign(new Error(message), { code });

describe('a failure of the database', () => {
  test.each([
    ['08006', 'LOST', 503],
    ['57P01', 'LOST', 503],
    ['57P03', 'LOST', 503],
    ['58030', 'LOST', 503],
    ['3D000', 'LOST', 503],
    ['ECONNREFUSED', 'LOST', 503],
    ['53100', 'FULL', 503],
    ['ENOSPC', 'FULL', 503],
    ['25006', 'READ_ONLY', 503],
    ['53300', 'BUSY', 503],
    ['53200', 'BUSY', 503],
    ['57014', 'SLOW', 503],
    ['25P03', 'SLOW', 503],
    ['42P01', 'SCHEMA', 503],
    ['42703', 'SCHEMA', 503],
    ['55P03', 'CONTENDED', 409],
    ['40P01', 'CONTENDED', 409],
    ['40001', 'CONTENDED', 409],
  ])('with the code %s is %s', (code, failure, status) => {
    expect(failureOf(coded(code))).toBe(failure);
    const refusal = asRefusal(coded(code));
    expect(refusal?.code).toBe(status === 503 ? 'UNAVAILABLE' : 'CONFLICT');
    expect(refusal?.details.retryAfter).toBeGreaterThan(0);
  });

  test('is found however deep it is wrapped, and in what was tried side by side', () => {
    const deep = new Error('query failed', { cause: new Error('driver', { cause: coded('53100') }) });
    expect(failureOf(deep)).toBe('FULL');
    expect(failureOf(new AggregateError([new Error('x'), coded('ECONNREFUSED')]))).toBe('LOST');
    expect(failureOf(new Error('Connection terminated unexpectedly'))).toBe('LOST');
    expect(failureOf(new Error('timeout exceeded when trying to connect'))).toBe('BUSY');
  });

  test.each([
    coded('23505'),
    coded('22P02'),
    coded('42601'),
    coded('EACCES'),
    new TypeError('x is undefined'),
    'text',
    null,
  ])('is not what %s tells of', (error) => expect(failureOf(error)).toBeNull());

  test('that takes writes only says that nothing was saved', () => {
    expect(asRefusal(coded('53100'))?.message).toBe(failureText.full);
    expect(asRefusal(coded('25006'))?.message).toBe(failureText.readOnly);
    for (const text of [failureText.full, failureText.readOnly, failureText.contended])
      expect(text).toMatch(/No se guardó/);
    expect(asRefusal(coded('57P01'))?.message).toBe(errorText.UNAVAILABLE);
  });

  test('passes by itself when it is an outage; a missing table and a conflict do not', () => {
    expect(['57P01', '53100', '25006', '53300'].map((code) => isOutage(coded(code)))).toEqual([true, true, true, true]);
    expect(['42P01', '40P01', '57014', '23505'].map((code) => isOutage(coded(code)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('health', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const known = ['one', 'two'];
  const database = { isReadOnly: false, hasTables: true, migrations: known };
  const well: Seen = { database, isQueueRunning: true, freeBytes: 1e12, fullAt: null, isBackupLate: false };
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

  test.each<[string, Partial<Seen>, string[], string[]]>([
    ['nothing', {}, [], []],
    ['no answer', { database: 'LOST' }, ['DATABASE_LOST'], ['DATABASE_LOST']],
    ['no tables', { database: 'EMPTY' }, ['SCHEMA_EMPTY'], ['SCHEMA_EMPTY']],
    [
      'only the list of migrations',
      { database: { ...database, hasTables: false } },
      ['SCHEMA_EMPTY'],
      ['SCHEMA_EMPTY'],
    ],
    [
      'a migration that did not run',
      { database: { ...database, migrations: ['one'] } },
      ['SCHEMA_OLDER'],
      ['SCHEMA_OLDER'],
    ],
    [
      'an unknown migration',
      { database: { ...database, migrations: [...known, 'x'] } },
      ['SCHEMA_NEWER'],
      ['SCHEMA_NEWER'],
    ],
    ['a copy', { database: { ...database, isReadOnly: true } }, ['DATABASE_READ_ONLY'], []],
    ['no workers', { isQueueRunning: false }, ['QUEUE_STOPPED'], ['QUEUE_STOPPED']],
    ['a write refused just now', { fullAt: ago(59) }, ['DISK_FULL'], []],
    ['a write refused a while ago', { fullAt: ago(61) }, [], []],
    ['little space', { freeBytes: 200 * 1024 * 1024 - 1 }, ['DISK_LOW'], []],
    ['an unknown disk', { freeBytes: null }, [], []],
    ['no backup', { isBackupLate: true }, ['BACKUP_LATE'], []],
  ])('with %s', (_name, change, reasons, refused) => {
    const found = reasonsOf({ ...well, ...change }, known, now);
    expect(found).toEqual(reasons);
    expect(notReady(found)).toEqual(refused);
  });
});

test('the log says what is wrong and what to do, when it begins and when it ends', async () => {
  vi.useFakeTimers();
  try {
    const lines: string[] = [];
    let reasons: HealthReason[] = ['DISK_LOW'];
    const log = createLog('info', { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
    const stop = logHealth(() => Promise.resolve(reasons), log);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(lines).toEqual([expect.stringMatching(/200 MB.*free some space/)]);
    reasons = [];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.slice(1)).toEqual(['health: well again']);
    stop();
  } finally {
    vi.useRealTimers();
  }
});

describe('workers of jobs', () => {
  test('that end by themselves are started again, until they are stopped', async () => {
    const fails: ((error: Error) => void)[] = [];
    let stops = 0;
    const start = () =>
      Promise.resolve({
        promise: new Promise<void>((_resolve, reject) => fails.push(reject)),
        stop: () => Promise.resolve(void stops++),
      });
    const workers = await keepRunning(start, createLog('silent'), 1);
    expect(workers.isRunning()).toBe(true);
    fails[0]?.(new Error('lost'));
    await expect.poll(() => fails.length).toBe(2);
    await expect.poll(workers.isRunning).toBe(true);
    await workers.stop();
    fails[1]?.(new Error('ended'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([fails.length, stops, workers.isRunning()]).toEqual([2, 1, false]);
  });
});
