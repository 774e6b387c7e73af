import { inflateSync } from 'node:zlib';

/** A WOFF file is an OpenType file whose tables are compressed one by one (W3C, WOFF 1.0). */

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const aligned = (length: number): number => Math.ceil(length / 4) * 4;

/** The OpenType file in a WOFF file. pdfkit would decompress each table anew for each document, in JavaScript. */
export function openTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const from = WOFF_HEADER + at * WOFF_ENTRY;
    const offset = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(from, from + 4),
      checksum: woff.subarray(from + 16, from + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const size = tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), SFNT_HEADER + count * SFNT_ENTRY);
  const font = Buffer.alloc(size);
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const powers = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** powers * 16, 6);
  font.writeUInt16BE(powers, 8);
  font.writeUInt16BE((count - 2 ** powers) * 16, 10);
  let place = SFNT_HEADER + count * SFNT_ENTRY;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(place, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, place);
    place += aligned(bytes.length);
  }
  return font;
}
