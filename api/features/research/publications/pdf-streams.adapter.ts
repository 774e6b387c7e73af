import { constants, inflateSync } from 'node:zlib';
import { MAX_PDF_OBJECTS, MAX_STREAM_BYTES, MAX_STREAMS_BYTES } from './publication-limits.rules.ts';

/** What a PDF would become, before its reader unpacks it. */

/** How far before its content a stream says what it is. */
const HEAD = 600;
/** So many times a stream is packed in itself at most. */
const MAX_LAYERS = 4;

const isDeflated = (bytes: Uint8Array): boolean => bytes[0] === 0x78 && ((bytes[0] << 8) | (bytes[1] ?? 0)) % 31 === 0;

/** How much a stream takes at its largest; `Infinity`: more than it may. A broken one is left to the reader. */
function unpackedLength(content: Buffer): number {
  let bytes = content;
  let most = 0;
  for (let layer = 0; layer < MAX_LAYERS && isDeflated(bytes); layer++) {
    try {
      bytes = inflateSync(bytes, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      return error instanceof RangeError ? Infinity : most;
    }
    most = Math.max(most, bytes.length);
  }
  return most;
}

function countObjects(pdf: Buffer): number {
  let count = 0;
  for (let at = pdf.indexOf(' obj'); at !== -1 && count <= MAX_PDF_OBJECTS; at = pdf.indexOf(' obj', at + 4)) count++;
  return count;
}

/** Whether a PDF has more objects, or more text and structure once unpacked, than any document needs. */
export function expandsTooMuch(bytes: Uint8Array): boolean {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (countObjects(pdf) > MAX_PDF_OBJECTS) return true;
  let total = 0;
  let at = pdf.indexOf('stream');
  while (at !== -1) {
    const end = pdf.indexOf('endstream', at + 6);
    const head = pdf.toString('latin1', Math.max(0, at - HEAD), at);
    const own = head.slice(head.lastIndexOf(' obj') + 1);
    // Pictures and fonts are not what is read.
    if (!/\/(?:Image|FontFile|Length1|Length3)\b/.test(own)) {
      const start = at + 6 + (pdf[at + 6] === 13 ? 2 : 1);
      // To the end of the file: where a stream ends is the word of whoever made it.
      total += unpackedLength(pdf.subarray(start));
      if (total > MAX_STREAMS_BYTES) return true;
    }
    if (end === -1) return false;
    at = pdf.indexOf('stream', end + 9);
  }
  return false;
}
