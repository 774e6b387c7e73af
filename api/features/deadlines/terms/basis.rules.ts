import type { TermBasis } from '#schema/generated/contract.ts';
import { placeText } from '#schema/text/deadline-terms.ts';
import type { TermCitation } from '#db/content/deadlines/term-rule.ts';
import { findLaw, findLawByName, findNumber } from '#db/content/law-index.ts';

const CITATION = /^([a-z0-9]+):([^|]+)(?:\|(.+))?$/;

/** «LFT 735»: how a person may write `lft:735`. */
const SPOKEN = /^(\D*[^\d\s.,:])[\s.,:]+(\d.*)$/;

/** An article as a citation, or `null` when there is no such law or article. */
export function readCitation(written: string): TermCitation | null {
  const text = written.trim();
  const [, key, number, place] = CITATION.exec(text) ?? [];
  const [, name, spokenNumber] = SPOKEN.exec(text) ?? [];
  const law = key ? findLaw(key) : name ? findLawByName(name) : null;
  const asked = (key ? number : spokenNumber) ?? '';
  if (!law) return null;
  // The article numbers of an imported law are not in the index.
  const found = law.numbers.length > 0 ? findNumber(law.key, asked) : asked.trim();
  return found ? `${law.key}:${found}${place?.trim() ? `|${place.trim()}` : ''}` : null;
}

/** `lft:747|I` for display: the statute by its name, with the date of its text. */
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
