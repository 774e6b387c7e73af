/** A ZIP archive without compression: PDF and DOCX are compressed already. */

export interface ZipEntry {
  /** Path in the archive, with `/`. */
  name: string;
  bytes: Uint8Array;
  modifiedAt: Date;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Time and date as MS-DOS wrote them, the only form that the format has. */
const dosTime = (at: Date): [number, number] => [
  (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1),
  (Math.max(0, at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate(),
];

/** Little-endian numbers, each with its number of bytes. */
function packed(fields: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/** «escrito.pdf», then «escrito (2).pdf»: two files of one path would overwrite each other when unpacked. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > name.lastIndexOf('/') + 1 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let nth = 2; taken.has(free.toLowerCase()); nth++) free = `${stem} (${nth})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** The archive, as parts for a `Blob`. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes, modifiedAt } of entries) {
    const path = new TextEncoder().encode(name);
    const [time, date] = dosTime(modifiedAt);
    const { length } = bytes;
    const facts = [
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [time, 2],
      [date, 2],
      [crc32(bytes), 4],
      [length, 4],
      [length, 4],
      [path.length, 2],
      [0, 2],
    ] as const;
    const head = packed([[0x04034b50, 4], ...facts]);
    parts.push(head, path, bytes as Uint8Array<ArrayBuffer>);
    directory.push(
      packed([[0x02014b50, 4], [VERSION, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]),
      path,
    );
    offset += head.length + path.length + length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = packed([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return [...parts, ...directory, end];
}
