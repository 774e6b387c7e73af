import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#schema/lib/durations.ts';
import { KEPT_BYTES, cutToBytes, placeOfError } from '#api/features/users/client-errors.rules.ts';
import { ReportClientErrorDocument } from '#tests/support/users.generated.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());
beforeEach(async () => {
  await world.sql('delete from client_error');
  await world.sql('delete from throttle');
});

interface Row {
  error: string;
  stack: string | null;
  url: string | null;
  error_info: string | null;
  count: number;
  byte_length: number;
  day: string;
}
const kept = () => world.sql<Row>('select *, day::text as day from client_error order by created_at');
const reports = async (input: { error: string; stack?: string; url?: string; errorInfo?: string }) =>
  (await world.visitor().does(ReportClientErrorDocument, { input })).reportClientError;

test('equal reports of a day are one row with a count, and a new one on the next day', async () => {
  const report = { error: 'Error: roto', stack: 'Error: roto\n    at a (a.js:1:2)\n    at b (b.js:3:4)' };
  for (let n = 0; n < 5; n++) expect(await reports(report)).toMatchObject({ recorded: true });
  await reports({ ...report, stack: report.stack.replace('b.js:3', 'c.js:9') });
  await reports({ ...report, stack: report.stack.replace('a.js:1', 'a.js:7') });
  expect((await kept()).map(({ count }) => count)).toEqual([6, 1]);
  world.clock.advance(DAY);
  await reports(report);
  expect((await kept()).map(({ count, day }) => [count, day])).toEqual([
    [6, '2026-11-20'],
    [1, '2026-11-20'],
    [1, '2026-11-21'],
  ]);
});

test('equal reports that come at once are one row', async () => {
  await Promise.all(Array.from({ length: 12 }, () => reports({ error: 'a la vez' })));
  expect((await kept()).map(({ count }) => count)).toEqual([12]);
});

test('of 64 kB it keeps 8 kB, whatever its letters, and more is refused', async () => {
  const long = (bytes: number): string => 'ñ'.repeat(bytes / 2);
  const report = { error: long(16_000), stack: long(16_000), errorInfo: long(16_000), url: long(16_000) };
  expect(await reports(report)).toMatchObject({ recorded: true });
  const [row] = await kept();
  expect(row?.byte_length).toBeLessThanOrEqual(8192);
  expect(Buffer.byteLength([row?.error, row?.stack, row?.url, row?.error_info].join(''))).toBe(row?.byte_length);
  const { recorded, userErrors } = await reports({ ...report, error: long(20_000) });
  expect([recorded, userErrors[0]?.code]).toEqual([false, 'PAYLOAD_TOO_LARGE']);
  expect(await kept()).toHaveLength(1);
});

test('personal data and tokens are not kept, also where a text is cut', async () => {
  await reports({
    error: 'No se pudo guardar a ana@ejemplo.mx, CURP VECJ880326HDFRRN09, artículo 123\nsegunda línea\u0000',
    stack: `${'x'.repeat(KEPT_BYTES.stack - 8)} ana@ejemplo.mx`,
    url: 'http://foja.mx/?name=Juan%20Perez&token=abc',
    errorInfo: 'tel. 55 1234 5678, CLABE 002010077777777771',
  });
  const [row] = await kept();
  expect(row).toMatchObject({
    error: 'No se pudo guardar a [correo], CURP [curp], artículo 123\nsegunda línea',
    url: 'http://foja.mx/?name=[oculto]&token=[oculto]',
    error_info: 'tel. [teléfono], CLABE [clabe]',
  });
  expect(row?.stack).not.toMatch(/ana|ejemplo/);
});

test('when all addresses together reported enough for a day, new ones are not stored and known ones count', async () => {
  await reports({ error: 'conocido' });
  await world.sql("update throttle set points = 5000 where key = 'client-error-all:all'");
  expect(await reports({ error: 'nuevo' })).toMatchObject({ recorded: false, userErrors: [] });
  expect(await reports({ error: 'conocido' })).toMatchObject({ recorded: true });
  expect((await kept()).map(({ error, count }) => [error, count])).toEqual([['conocido', 2]]);
});

test('a table of 20 MB takes no more, until something is deleted', async () => {
  await reports({ error: 'grande' });
  await world.sql('update client_error set byte_length = ?', [20 * 1024 * 1024]);
  expect(await reports({ error: 'otro' })).toMatchObject({ recorded: false });
  await world.sql('delete from client_error');
  expect(await reports({ error: 'otro' })).toMatchObject({ recorded: true });
});

test('a cut never leaves half a character', () => {
  expect(cutToBytes('ñandú', 3)).toBe('ña');
  expect(cutToBytes('a👩b', 4)).toBe('a');
  expect(cutToBytes('corto', 100)).toBe('corto');
  expect(Object.values(KEPT_BYTES).reduce((sum, bytes) => sum + bytes, 0)).toBe(8192);
});

test('the place of an error is the first line with a number, in the words of every browser', () => {
  expect(placeOfError('Error: roto\n    at a (a.js:1:2)\n    at b (b.js:3:4)')).toBe('at a (a.js:1:2)');
  expect(placeOfError('a@http://x/a.js:1:2\nb@http://x/b.js:3:4')).toBe('a@http://x/a.js:1:2');
  expect(placeOfError(null)).toBe('');
});
