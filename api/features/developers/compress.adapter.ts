import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A text as it is sent: its bytes, compressed too, and what tells versions apart. */
export interface SentText {
  plain: Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

export const sentText = (text: string): SentText => ({
  plain: Buffer.from(text),
  gzip: gzipSync(text),
  etag: `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`,
});
