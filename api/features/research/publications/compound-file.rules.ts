/** The container of old Word files (OLE): what is in it, and whether its chains of sectors end. */

const END = -2;
const nameBytes = (name: string): number[] => [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);

function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = nameBytes(name);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  return false;
}

/** Old Word, a newer Word file behind a password, or something else of Office. */
export function kindOfCompoundFile(bytes: Uint8Array): 'word' | 'encrypted' | 'other' {
  if (holds(bytes, 'EncryptedPackage')) return 'encrypted';
  return holds(bytes, 'WordDocument') ? 'word' : 'other';
}

function allocationTable(view: DataView): Int32Array | null {
  const sectorSize = 2 ** view.getUint16(30, true);
  const tableSectors = view.getUint32(44, true);
  const most = Math.ceil(view.byteLength / sectorSize);
  if (sectorSize < 128 || sectorSize > 65_536 || tableSectors > most) return null;
  const place = (sector: number): number => (sector + 1) * sectorSize;
  const sectors: number[] = [];
  for (let at = 0; at < Math.min(109, tableSectors); at++) sectors.push(view.getInt32(76 + at * 4, true));
  let next = view.getInt32(68, true);
  for (let turn = 0; next >= 0 && sectors.length < tableSectors; turn++) {
    if (turn > most || place(next) + sectorSize > view.byteLength) return null;
    for (let at = 0; at < sectorSize / 4 - 1 && sectors.length < tableSectors; at++)
      sectors.push(view.getInt32(place(next) + at * 4, true));
    next = view.getInt32(place(next) + sectorSize - 4, true);
  }
  const table = new Int32Array((sectors.length * sectorSize) / 4).fill(END);
  for (const [at, sector] of sectors.entries()) {
    if (sector < 0 || place(sector) + sectorSize > view.byteLength) return null;
    for (let offset = 0; offset < sectorSize / 4; offset++)
      table[(at * sectorSize) / 4 + offset] = view.getInt32(place(sector) + offset * 4, true);
  }
  return table;
}

/**
 * Whether every chain of sectors comes to an end. A forged one that runs in a circle would keep the extractor
 * collecting sectors until memory is gone.
 */
export function hasSoundChains(bytes: Uint8Array): boolean {
  if (bytes.length < 512) return false;
  const table = allocationTable(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!table) return false;
  /** 0 not seen, otherwise the walk that came by. */
  const seenBy = new Uint32Array(table.length);
  for (let start = 0; start < table.length; start++) {
    for (let at = start; at >= 0 && at < table.length; at = table[at] ?? END) {
      if (seenBy[at] === start + 1) return false;
      if (seenBy[at] !== 0) break;
      seenBy[at] = start + 1;
    }
  }
  return true;
}
