import { describe, expect, it } from 'vitest';
import { uniqueNames, zipOf } from '#web/shared/files/zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a ZIP archive', () => {
  it('holds each file under its name, with its length and checksum', () => {
    const modifiedAt = new Date(2026, 10, 23, 10, 30, 8);
    const parts = zipOf([
      { name: 'Escritos/demanda ñ.txt', bytes: bytes('123456789'), modifiedAt },
      { name: 'vacío.txt', bytes: bytes(''), modifiedAt },
    ]);
    const all = Buffer.concat(parts);
    expect(all.readUInt32LE(0)).toBe(0x04034b50);
    // The known checksum of «123456789».
    expect(all.readUInt32LE(14)).toBe(0xcbf43926);
    expect(all.readUInt32LE(22)).toBe(9);
    const nameLength = all.readUInt16LE(26);
    expect(all.subarray(30, 30 + nameLength).toString('utf8')).toBe('Escritos/demanda ñ.txt');
    expect(all.subarray(30 + nameLength, 39 + nameLength).toString()).toBe('123456789');
    const end = all.length - 22;
    expect(all.readUInt32LE(end)).toBe(0x06054b50);
    expect(all.readUInt16LE(end + 10)).toBe(2);
    expect(all.readUInt32LE(all.readUInt32LE(end + 16))).toBe(0x02014b50);
  });

  it('gives equal names a number, so that no file overwrites another', () => {
    expect(uniqueNames(['a.pdf', 'A.pdf', 'b/a.pdf', 'a.pdf', 'sin'])).toEqual([
      'a.pdf',
      'A (2).pdf',
      'b/a.pdf',
      'a (3).pdf',
      'sin',
    ]);
  });
});
