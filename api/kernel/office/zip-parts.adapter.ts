import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Zips from outside, read by their central directory alone, and written anew without what nobody asked for. */

const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_OF_DIRECTORY = 0x06054b50;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

export type ZipProblem = 'TOO_LARGE' | 'ENCRYPTED';

interface Limits {
  bytes: number;
  parts: number;
}

interface Entry {
  name: string;
  method: number;
  /** Its entry of the directory, up to its name. */
  facts: Buffer;
  isLocked: boolean;
  content: Buffer;
}

function directoryOf(zip: Buffer): { offset: number; parts: number } {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - LONGEST_COMMENT); at--)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY)
      return { parts: zip.readUInt16LE(at + 10), offset: zip.readUInt32LE(at + 16) };
  throw new Error('no directory');
}

function* entriesOf(zip: Buffer, { offset, parts }: { offset: number; parts: number }): Generator<Entry> {
  let at = offset;
  for (let part = 0; part < parts; part++) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('broken directory');
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== LOCAL) throw new Error('broken entry');
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const nameLength = zip.readUInt16LE(at + 28);
    yield {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      facts: zip.subarray(at, at + 46),
      isLocked: (zip.readUInt16LE(at + 8) & 1) === 1,
      content: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
    };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

/**
 * The wanted parts of a zip. Every part is unpacked and counted, because the sizes that a zip declares are the word of
 * whoever made it; parts that lie over each other count each time. Throws for a zip that cannot be followed.
 */
export function readZipParts(
  zip: Buffer,
  isWanted: (name: string) => boolean,
  most: Limits,
): Map<string, Buffer> | ZipProblem {
  const directory = directoryOf(zip);
  if (directory.parts > most.parts) return 'TOO_LARGE';
  const found = new Map<string, Buffer>();
  let left = most.bytes;
  for (const { name, method, isLocked, content } of entriesOf(zip, directory)) {
    if (isLocked) return 'ENCRYPTED';
    if (method !== STORED && method !== DEFLATED) throw new Error('unknown method');
    let bytes = content;
    try {
      if (method === DEFLATED) bytes = inflateRawSync(content, { maxOutputLength: Math.max(1, left) });
    } catch (error) {
      if (error instanceof RangeError) return 'TOO_LARGE';
      throw error;
    }
    left -= bytes.length;
    if (left <= 0) return 'TOO_LARGE';
    if (isWanted(name)) found.set(name, bytes);
  }
  return found;
}

interface ZipPart {
  name: string;
  method: number;
  /** Of the bytes as they were before they were packed. */
  crc: number;
  size: number;
  packed: Buffer;
  /** Time and day in the format of MS-DOS. */
  changed: number;
}

const UTF8_NAME = 0x0800;

function joinZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, method, crc, size, packed, changed } of parts) {
    const named = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(named.length === name.length ? 0 : UTF8_NAME, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(changed, 6);
    facts.writeUInt32LE(crc, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(named.length, 22);
    files.push(Buffer.from('PK\u0003\u0004'), facts, named, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, named);
    offset += 4 + facts.length + named.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\u0005\u0006'), end]);
}

/** A zip with these parts, not packed: whoever reads it finds what was checked, and nothing else. */
export const writeZip = (parts: ReadonlyMap<string, Buffer>): Buffer =>
  joinZip(
    [...parts].map(([name, content]) => ({
      name,
      method: STORED,
      crc: crc32(content),
      size: content.length,
      packed: content,
      changed: 0,
    })),
  );

/** The same zip with some parts in place of its own; the others are copied as they are packed. */
export function replaceZipParts(zip: Buffer, parts: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...entriesOf(zip, directoryOf(zip))];
  return joinZip(
    entries.map(({ name, method, facts, content }): ZipPart => {
      const changed = facts.readUInt32LE(12);
      const own = parts.get(name);
      if (own === undefined)
        return { name, method, crc: facts.readUInt32LE(16), size: facts.readUInt32LE(24), packed: content, changed };
      return { name, method: DEFLATED, crc: crc32(own), size: own.length, packed: deflateRawSync(own), changed };
    }),
  );
}
