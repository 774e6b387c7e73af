/** A file that somebody made to harm whoever opens it. It is made when it is needed, and never stored. */
export interface HostileFile {
  fileName: string;
  /** What it tries. */
  what: string;
  make(): Buffer;
  /** One of those that the suite opens; the others only the bench. */
  isWorst: boolean;
}

type Row = [what: string, make: () => Uint8Array | string, isWorst?: 'worst'];

/** Files of one kind, named by their number. */
export const filesOf = (extension: string, rows: readonly Row[]): HostileFile[] =>
  rows.map(([what, make, worst], at) => ({
    fileName: `${extension}-${String(at + 1).padStart(2, '0')}.${extension}`,
    what,
    make() {
      const made = make();
      return typeof made === 'string' ? Buffer.from(made) : Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    },
    isWorst: worst === 'worst',
  }));

/** The same bytes each time, without a pattern. */
export function noise(length: number, seed = 7): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}
