import type { Ctx } from '../context.ts';

/** A query that an account registered, as it is run. */
export interface RunnableOperation {
  text: string;
  sha256: string;
  maxAgeSeconds: number;
}

declare module '../feature.ts' {
  interface Offers {
    /** The operation of the account of a caller, by its id or the SHA-256 of its text; `null`: there is none. */
    registeredOperation?(ctx: Ctx, name: string): Promise<RunnableOperation | null>;
  }
}
