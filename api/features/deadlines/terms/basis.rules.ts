import type { TermBasis } from '#schema/generated/contract.ts';
import { placeText } from '#schema/text/deadline-terms.ts';
import type { TermCitation } from '#db/content/deadlines/term-rule.ts';
import { findLaw } from '#db/content/law-index.ts';

const CITATION = /^([a-z0-9]+):([^|]+)(?:\|(.+))?$/;

/** `lft:747|I` as it is shown: the statute by its name, with the date of the text that was read. */
export function basisOf(citation: TermCitation): TermBasis & { place: string | null } {
  const [, key = '', number = '', place] = CITATION.exec(citation) ?? [];
  const law = findLaw(key);
  if (!law) throw new Error(`no law has the key of «${citation}»`);
  return {
    statuteKey: law.key,
    statuteName: law.name,
    articleNumber: number.trim(),
    place: place === undefined ? null : placeText(place.trim()),
    textAsOf: law.textAsOf,
  };
}
