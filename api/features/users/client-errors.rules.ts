/** How much of a report is kept: 8 kB in all. */
export const KEPT_BYTES = {
  error: 1024,
  stack: 3584,
  componentTrace: 1024,
  errorInfo: 1536,
  url: 512,
  userAgent: 448,
  reportedAt: 64,
} as const;

/** The beginning of a text, at most so many bytes of UTF-8, without half a character at its end. */
export function cutToBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  let end = most;
  // A byte `10……` continues a character.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.toString('utf8', 0, end);
}

/** The first line of a stack that names a place. Chrome writes the message before it. */
export const placeOfError = (stack: string | null): string =>
  stack
    ?.split('\n')
    .find((line) => /:\d+/.test(line))
    ?.trim() ?? '';
