import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { missingPrograms } from '#api/providers/ocr/tesseract.ts';
import { pageOfTsv } from '#api/providers/ocr/tesseract-tsv.rules.ts';
import { printsLines, standInOcr } from '../support/stand-in-ocr.ts';

const PDF = Buffer.from('%PDF-1.7 of pictures');
const never = new AbortController().signal;

const made: ReturnType<typeof standInOcr>[] = [];
const standIn = (...given: Parameters<typeof standInOcr>) => {
  const one = standInOcr(...given);
  made.push(one);
  return one;
};
afterEach(() => {
  for (const { remove } of made.splice(0)) remove();
  expect(readdirSync(tmpdir()).filter((name) => /^foja-ocr-[^p]/.test(name))).toEqual([]);
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const started = (folder: string): number[] =>
  readFileSync(path.join(folder, 'started'), 'utf8').trim().split('\n').map(Number);

test('the words of the asked pages come with their places', async () => {
  const { ocr } = standIn([printsLines(['uno']), printsLines(['Primera línea', 'segunda']), printsLines(['tres'])]);
  const [page, ...others] = await ocr.read(PDF, [2], { signal: never });
  expect(others).toEqual([]);
  expect(page).toMatchObject({ number: 2, width: 2009, height: 2600 });
  expect(page?.words.map(({ text, baseline }) => [text, Math.round(baseline)])).toEqual([
    ['Primera', 334],
    ['línea', 334],
    ['segunda', 379],
  ]);
  const seen: string[] = [];
  const all = await ocr.read(PDF, null, { signal: never, onPage: (done, of) => void seen.push(`${done}/${of}`) });
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(seen.toSorted()).toEqual(['2/3', '3/3', '3/3']);
});

test('a page whose reading fails or hangs leaves the others', async () => {
  const { ocr, folder } = standIn(['exit 3', printsLines(['dos']), 'exec sleep 60'], { pageMs: 1500 });
  expect((await ocr.read(PDF, null, { signal: never })).map(({ number }) => number)).toEqual([2]);
  expect(started(folder).filter(isAlive)).toEqual([]);
});

test('a file of which nothing is read is an error, not a file without text', async () => {
  await expect(standIn(['exit 3']).ocr.read(PDF, null, { signal: never })).rejects.toMatchObject({
    reason: 'BAD_REPLY',
  });
  await expect(standIn(['exit 0']).ocr.read(Buffer.from('no PDF'), null, { signal: never })).rejects.toMatchObject({
    reason: 'BAD_REPLY',
  });
  const absent = standIn(['exit 0'], { pdfinfo: '/nonexistent/pdfinfo' });
  await expect(absent.ocr.read(PDF, null, { signal: never })).rejects.toMatchObject({ name: 'PortError' });
});

test('the time of a file ends with the pages that were read by then', async () => {
  const { ocr, folder } = standIn([printsLines(['uno']), 'exec sleep 60', 'exec sleep 60'], {
    fileMs: 1000,
    atOnce: 1,
  });
  expect((await ocr.read(PDF, null, { signal: never })).map(({ number }) => number)).toEqual([1]);
  expect(started(folder).filter(isAlive)).toEqual([]);
});

test('an abort kills what runs and is its own reason', async () => {
  const { ocr, folder } = standIn(['exec sleep 60', 'exec sleep 60']);
  const giveUp = new AbortController();
  const reading = ocr.read(PDF, null, { signal: giveUp.signal });
  await expect.poll(() => readdirSync(folder).includes('started') && started(folder).length).toBe(2);
  giveUp.abort(new Error('over'));
  await expect(reading).rejects.toThrow('over');
  expect(started(folder).filter(isAlive)).toEqual([]);
  await expect(ocr.read(PDF, null, { signal: giveUp.signal })).rejects.toThrow('over');
});

test('a program that prints without end is stopped', async () => {
  const { ocr } = standIn(['exec yes']);
  await expect(ocr.read(PDF, null, { signal: never })).rejects.toMatchObject({ reason: 'BAD_REPLY' });
});

test('programs get no setting of the server', async () => {
  process.env['FOJA_TEST_SECRET'] = 'a secret';
  const { ocr, folder } = standIn([`env > "$dir/env"; ${printsLines(['uno'])}`]);
  await ocr.read(PDF, null, { signal: never });
  delete process.env['FOJA_TEST_SECRET'];
  const names = readFileSync(path.join(folder, 'env'), 'utf8')
    .split('\n')
    .map((line) => line.split('=')[0]);
  expect(
    names.filter(
      (name) => name && !['PATH', 'LC_ALL', 'OMP_THREAD_LIMIT', 'PWD', '_', 'SHLVL', 'OLDPWD'].includes(name),
    ),
  ).toEqual([]);
});

test('no more pages are read at once than this server may read, of all files together', async () => {
  const script = `echo + >> "$dir/now"; grep -c + "$dir/now" >> "$dir/most"; sleep 0.1; sed -i 1d "$dir/now"; ${printsLines(['x'])}`;
  const { ocr, folder } = standIn([script, script, script], { atOnce: 2 });
  await Promise.all([1, 2, 3].map(() => ocr.read(PDF, null, { signal: never })));
  const most = readFileSync(path.join(folder, 'most'), 'utf8').trim().split('\n').map(Number);
  expect(most).toHaveLength(9);
  expect(Math.max(...most)).toBeLessThanOrEqual(2);
});

describe('what is installed', () => {
  test('is enough with Spanish, and what is missing is named', async () => {
    const { options } = standIn(['exit 0']);
    const complete = { ...options, pdfinfo: '/bin/true', pdftoppm: '/bin/true' };
    expect(await missingPrograms(complete)).toEqual([]);
    expect(await missingPrograms({ ...complete, language: 'nah' })).toEqual([`${options.tesseract} (nah)`]);
    expect(await missingPrograms({ ...complete, pdftoppm: 'no-such-program' })).toEqual(['no-such-program']);
    expect(await missingPrograms({ ...complete, tesseract: 'no-such-tesseract' })).toEqual(['no-such-tesseract']);
  });
});

test('dirt and lines that are torn are no words', () => {
  expect(pageOfTsv('', 1)).toEqual({ number: 1, width: 0, height: 0, words: [] });
  expect(
    pageOfTsv('5\t1\t1\t1\t1\t1\t10\t10\t30\t10\t9\t~\n5\t1\n5\t1\t1\t1\t1\t2\t10\t10\t30\t10\t-1\t \nx', 4).words,
  ).toEqual([]);
});
