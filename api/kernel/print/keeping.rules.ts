import type { Block, LookName } from './document.ts';

/** Whether the end of a block stays on the page of what follows: before signatures; in texts of parties also before lists and tables. */
export const staysWithNext = (block: Block, next: Block | undefined, look: LookName | undefined): boolean =>
  next?.kind === 'SIGNATURES' ||
  (look === 'LEGAL' && block.kind === 'PARAGRAPH' && (next?.kind === 'LIST' || next?.kind === 'TABLE'));
