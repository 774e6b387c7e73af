/** Receipts are kept as they came: the kinds of files that tax receipts and their pictures have. */

/** Of all receipts of one pre-bill: they travel in one mail. */
export const MAX_RECEIPT_BYTES = 15 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const HEAD_LENGTH = 200;

/** An XML document begins with its declaration or with its first element. */
const isXml = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*<(\?xml|cfdi:Comprobante)\b/.test(new TextDecoder().decode(bytes.subarray(0, HEAD_LENGTH)));

const KINDS: readonly { ending: RegExp; mediaType: string; fits: (bytes: Uint8Array) => boolean }[] = [
  { ending: /\.pdf$/i, mediaType: 'application/pdf', fits: (bytes) => startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) },
  { ending: /\.xml$/i, mediaType: 'application/xml', fits: isXml },
  { ending: /\.jpe?g$/i, mediaType: 'image/jpeg', fits: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  { ending: /\.png$/i, mediaType: 'image/png', fits: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) },
];

/** The media type if name and content agree; else `null`. */
export const receiptType = (fileName: string, bytes: Uint8Array): string | null =>
  KINDS.find(({ ending, fits }) => ending.test(fileName) && fits(bytes))?.mediaType ?? null;
