import { createHash } from 'node:crypto';

const LINE_END = 0x0a;

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) lines++;
  return lines;
}

export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

/** Counts and hashes what passes. In the text format of COPY a row is a line: line ends inside of values are escaped. */
export class Counter {
  bytes = 0;
  rows = 0;
  private readonly hash = createHash('sha256');

  take(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
  }

  readonly passRows = (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> => this.pass(source, true);
  readonly passBytes = (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> => this.pass(source, false);

  private async *pass(source: AsyncIterable<Buffer>, hasRows: boolean): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.take(chunk);
      if (hasRows) this.rows += linesIn(chunk);
      yield chunk;
    }
  }

  /** Once, at the end. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}
