import { cleanText } from '#db/content/citations/clean-text.rules.ts';

/** What the checker reads in a text: its references, and the words that it quotes. */
export {
  readReferences as readText,
  type CaseFileReference,
  type GazetteReference,
  type Quoted,
  type Reference,
  type StatuteReference,
  type ThesisReference,
} from '#db/content/citations/references.rules.ts';

/** Quoted words without the HTML, the entities and the marks that stand in between. */
export const plainQuote = (quoted: string): string => cleanText(quoted).text;
