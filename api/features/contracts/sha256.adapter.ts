import { createHash } from 'node:crypto';

/** In hexadecimal; a text is taken in UTF-8. */
export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
