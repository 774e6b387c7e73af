import type { FileHandle } from 'node:fs/promises';
import { backupText } from '#schema/text/backup.ts';
import { BackupError } from './backup-error.ts';

/**
 * The container of a backup: a tar file (ustar) that any `tar` opens. Writing and reading stand together, because a header
 * that is read is made again and compared: every byte is what this program would have written, or the file is damaged.
 */

const BLOCK = 512;
const NAME_BYTES = 100;
/** Longest entry: what is longer comes in pieces, so that neither side holds more than one. */
export const MAX_ENTRY_LENGTH = 8 * 1024 * 1024;

export interface Entry {
  name: string;
  data: Buffer;
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;

function headerOf(name: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (header.write(name, 0) > NAME_BYTES) throw new Error(`too long a name for a backup: ${name}`);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108); // owner and group: root, which any `tar` gives to whoever unpacks
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(seconds, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  );
  return header;
}

export class TarWriter {
  /** Bytes so far. */
  size = 0;
  private readonly seconds: number;

  constructor(
    private readonly file: FileHandle,
    at: Date,
  ) {
    this.seconds = Math.floor(at.getTime() / 1000);
  }

  async add(name: string, data: Buffer): Promise<void> {
    if (data.length > MAX_ENTRY_LENGTH) throw new Error(`too long an entry for a backup: ${name}`);
    await this.write([headerOf(name, data.length, this.seconds), data, Buffer.alloc(paddingOf(data.length))]);
  }

  end(): Promise<void> {
    return this.write([Buffer.alloc(2 * BLOCK)]);
  }

  private async write(parts: Buffer[]): Promise<void> {
    for (const part of parts) {
      for (let from = 0; from < part.length;) {
        const { bytesWritten } = await this.file.write(part, from, part.length - from);
        from += bytesWritten;
      }
      this.size += part.length;
    }
  }
}

async function read(file: FileHandle, bytes: number): Promise<Buffer> {
  const data = Buffer.allocUnsafe(bytes);
  for (let from = 0; from < bytes;) {
    const { bytesRead } = await file.read(data, from, bytes - from);
    if (bytesRead === 0) throw new BackupError('CUT_OFF', backupText.cutOff);
    from += bytesRead;
  }
  return data;
}

const damaged = (where: string): BackupError => new BackupError('DAMAGED', backupText.damaged(where));
const isZero = (data: Buffer): boolean => data.every((byte) => byte === 0);

function readHeader(header: Buffer, before: string): { name: string; size: number } {
  const name = header.toString('utf8', 0, NAME_BYTES).replace(/\0.*$/s, '');
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  const seconds = Number.parseInt(header.toString('latin1', 136, 147), 8);
  const isOurs =
    name !== '' &&
    size >= 0 &&
    size <= MAX_ENTRY_LENGTH &&
    seconds >= 0 &&
    headerOf(name, size, seconds).equals(header);
  if (!isOurs) throw damaged(before);
  return { name, size };
}

/** Each entry in turn; ends with an error unless the file ends where a whole one does. */
export async function* readTar(file: FileHandle): AsyncGenerator<Entry> {
  let before = backupText.beginning;
  for (;;) {
    const header = await read(file, BLOCK);
    if (isZero(header)) break;
    const { name, size } = readHeader(header, before);
    const data = await read(file, size);
    if (!isZero(await read(file, paddingOf(size)))) throw damaged(name);
    yield { name, data };
    before = name;
  }
  if (!isZero(await read(file, BLOCK))) throw damaged(before);
  const { bytesRead } = await file.read(Buffer.alloc(1), 0, 1);
  if (bytesRead > 0) throw damaged(before);
}
