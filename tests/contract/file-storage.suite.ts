import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FileStorage, StoredObject } from '#api/ports/file-storage.ts';

export async function listed(files: FileStorage, prefix: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  for await (const file of files.list(prefix)) found.push(file);
  return found;
}

export const keysUnder = async (files: FileStorage, prefix: string): Promise<string[]> =>
  (await listed(files, prefix)).map(({ key }) => key).toSorted();

const NOT_KEYS = [
  '',
  'documents',
  'documents/',
  '/documents/a',
  'documents//a',
  '../documents/a',
  'documents/../../etc/passwd',
  'documents/a.part',
  'Documents/a',
  'documents/ñ',
  'documents/a\0',
  'documents/a b',
  `documents/${'a'.repeat(100)}`,
];

/** What every place for files keeps to. */
export function fileStorageSuite(begin: () => Promise<FileStorage>): void {
  test('gives back the bytes that it got, whatever they are', async () => {
    const files = await begin();
    const all = [
      new Uint8Array(),
      Uint8Array.from({ length: 256 }, (_, at) => at),
      new Uint8Array(randomBytes(3_000_000)),
      Buffer.from('<?xml version="1.0"?>\r\n\0ñ'),
    ];
    for (const [at, bytes] of all.entries()) {
      await files.put(`exact/doc_${at}`, bytes);
      expect(Buffer.compare((await files.get(`exact/doc_${at}`)) ?? Buffer.from('none'), bytes)).toBe(0);
    }
  });

  test('the same key again replaces the bytes as a whole', async () => {
    const files = await begin();
    await files.put('again/doc_1', Buffer.from('a long text that was there before'));
    await files.put('again/doc_1', Buffer.from('short'));
    expect(Buffer.from((await files.get('again/doc_1')) ?? []).toString()).toBe('short');
    expect(await keysUnder(files, 'again/')).toEqual(['again/doc_1']);
  });

  test('many writers of one key leave the bytes of one of them', async () => {
    const files = await begin();
    const bytes = Array.from({ length: 8 }, (_, at) => Buffer.alloc(200_000, at + 65));
    await Promise.all(bytes.map((each) => files.put('race/doc_1', each)));
    const kept = Buffer.from((await files.get('race/doc_1')) ?? []);
    expect(bytes.some((each) => each.equals(kept))).toBe(true);
  });

  test('a key without bytes is null; to take it away is no error', async () => {
    const files = await begin();
    expect(await files.get('none/doc_1')).toBeNull();
    await files.remove('none/doc_1');
    await files.put('none/doc_1', Buffer.from('x'));
    await files.remove('none/doc_1');
    await files.remove('none/doc_1');
    expect(await files.get('none/doc_1')).toBeNull();
    expect(await keysUnder(files, 'none/')).toEqual([]);
  });

  test('lists what is under a prefix, over many pages, with sizes and times', async () => {
    const files = await begin();
    const before = Date.now();
    const keys = Array.from({ length: 11 }, (_, at) => `listed/doc_${String(at).padStart(2, '0')}`);
    for (const key of keys) await files.put(key, Buffer.from(key));
    await files.put('listed-other/doc_1', Buffer.from('x'));
    const found: StoredObject[] = await listed(files, 'listed/');
    expect(found.map(({ key }) => key).toSorted()).toEqual(keys);
    expect(new Set(found.map(({ byteLength }) => byteLength))).toEqual(new Set([13]));
    // Times of files and clocks differ by a moment.
    expect(found.every(({ modifiedAt }) => Math.abs(modifiedAt.getTime() - before) < 60_000)).toBe(true);
    const everything = await keysUnder(files, '');
    expect(everything).toEqual(expect.arrayContaining([...keys, 'listed-other/doc_1']));
    expect(await keysUnder(files, 'nothing/')).toEqual([]);
  });

  test.each(NOT_KEYS)('%j is no key', async (key) => {
    const files = await begin();
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(files.get(key)).rejects.toThrow(TypeError);
    await expect(files.remove(key)).rejects.toThrow(TypeError);
  });

  test('one that was given up is not written', async () => {
    const files = await begin();
    const over = AbortSignal.abort(new Error('over'));
    await expect(files.put('given-up/doc_1', Buffer.from('x'), over)).rejects.toThrow('over');
    await expect(files.get('given-up/doc_1', over)).rejects.toThrow('over');
    expect(await keysUnder(files, 'given-up/')).toEqual([]);
  });

  test('given up while its bytes are on their way, nothing or all of it is there', async () => {
    const files = await begin();
    const bytes = randomBytes(8_000_000);
    const giveUp = new AbortController();
    const writing = files.put('given-up/doc_2', bytes, giveUp.signal).then(
      () => 'kept',
      () => 'given up',
    );
    setTimeout(() => giveUp.abort(new Error('over')), 5);
    await writing;
    const kept = await files.get('given-up/doc_2');
    expect(kept === null || bytes.equals(kept)).toBe(true);
  });
}
