import { cleanText } from './clean-text.rules.ts';
import { findStatutes } from './statutes/statutes.rules.ts';

/** A citation of a statute as it is written in prose. */
export interface FoundCitation {
  start: number;
  end: number;
  /** Key of the law; `null` when it is not stored or none is named. */
  law: string | null;
  /** The law as written; `null` when none is named. */
  lawName: string | null;
  /** The law was taken from what was said before, not named here. */
  isInferred: boolean;
  article: string;
  fraction: string | null;
  letter: string | null;
  section: string | null;
  paragraph: string | null;
  /** All of them in one: `apartado A, fr. XXII`. */
  detail: string | null;
}

/**
 * Every article of a law that a text names itself, left to right; transitory articles and words such as «dicho
 * precepto» only in `findReferences`. Linear in the length of the text.
 */
export function findCitations(text: string): FoundCitation[] {
  const clean = cleanText(text);
  return findStatutes(clean.text)
    .filter(({ isTransitory, isPointer }) => !isTransitory && !isPointer)
    .map(({ start, end, law, lawName, lawSource, article, fraction, letter, section, paragraph, detail }) => ({
      start: clean.startOf(start),
      end: clean.endOf(end),
      law,
      lawName,
      isInferred: lawSource === 'NEAR' && lawName !== null,
      article,
      fraction,
      letter,
      section,
      paragraph,
      detail,
    }));
}
