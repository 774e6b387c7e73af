/** The terms that an act of a court starts, by kind of proceeding, the most usual first. */
import rows from './act-terms.json' with { type: 'json' };

export interface ActTerms {
  act: string;
  tracks: readonly string[];
  /** Ids of term rules. */
  rules: readonly string[];
  /** Ids of chains that begin with one of those rules. */
  chains: readonly string[];
}

export const ACT_TERMS: readonly ActTerms[] = rows;
