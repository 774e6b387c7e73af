/** Which terms of practice an act of a court brings, by kind of proceeding: the usual one first. */
import rows from './act-terms.json' with { type: 'json' };

export interface ActTerms {
  act: string;
  tracks: readonly string[];
  /** Ids of term rules. */
  rules: readonly string[];
  /** Ids of chains that begin with one of them. */
  chains: readonly string[];
}

export const ACT_TERMS: readonly ActTerms[] = rows;
