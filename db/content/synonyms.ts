import type { LegalArea } from './legal-content.ts';
import groups from './synonyms.json' with { type: 'json' };

/** What people say (one of `say`) and the words (`means`) in which statutes mean it. One direction only. */
export interface SynonymGroup {
  area: LegalArea;
  say: string[];
  means: string[];
}

export const synonymGroups = groups as SynonymGroup[];
