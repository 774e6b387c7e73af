import type { LegalArea } from './legal-content.ts';
import groups from './synonyms.json' with { type: 'json' };

/** Words of people (`say`) and the words of statutes for the same thing (`means`). One direction only. */
export interface SynonymGroup {
  area: LegalArea;
  say: string[];
  means: string[];
}

export const synonymGroups = groups as SynonymGroup[];
