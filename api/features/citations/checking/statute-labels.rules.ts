import { findLaw, type LawFacts } from '#db/content/law-index.ts';
import { findReplacedLaw, type StatuteReference } from '#api/legal-language/index.ts';
import { citationCheckText as say, citationsText } from '#schema/text/citations.ts';
import { limitsText } from '#schema/text/limits.ts';

/** Writes the citation of an article in its standard form. */

type Parts = Pick<StatuteReference, 'fraction' | 'letter' | 'section' | 'paragraph'>;

/** Laws of common origin: the same number often exists in both. */
export const TWINS: Record<string, string> = { ccf: 'ccdf', ccdf: 'ccf' };

const MAX_ALTERNATIVES = 4;

const tidy = (value: string): string =>
  value
    .replace(/["“”«»'‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `apartado A, fracción XXII, inciso a), párrafo segundo`. */
export function writeArticleParts({ section, fraction, letter, paragraph }: Parts): string | null {
  const parts = [
    section && say.detail.section(tidy(section)),
    fraction && say.detail.fraction(tidy(fraction)),
    letter && say.detail.letter(/\)/.test(letter) ? tidy(letter) : `${tidy(letter)})`),
    paragraph && tidy(paragraph).toLowerCase(),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** With its article, for a sentence: `la LFT`, `el CCF`. */
export const nameOfLaw = (law: LawFacts): string => `${law.type === 'CODE' ? 'el' : 'la'} ${law.shortName}`;

export const labelOfArticle = (law: LawFacts, article: string, parts: string | null = null): string =>
  citationsText.label(law.shortName, article, parts);

/** The text that replaces a wrong citation: `artículo 48, fracción I, de la LFT`. */
export const correctionTo = (law: LawFacts, article: string, parts: string | null = null): string =>
  citationsText.inSentence(law.shortName, law.type === 'CODE', article, parts);

/** Why a law cannot be checked: another law replaced it, or it is not stored. */
export function whyUnheld(name: string): string {
  const replaced = findReplacedLaw(name);
  const by = replaced && findLaw(replaced.by);
  if (!replaced || !by) return say.lawNotHeld(name);
  return limitsText.replacedLaw({ ...replaced, by: by.name, byPublishedOn: by.publishedOn });
}

export function statuteLabelOf(reference: StatuteReference): string {
  const { lawName, article, rangeTo, isTransitory } = reference;
  const law = reference.law === null ? null : findLaw(reference.law);
  const name = law ? law.shortName : lawName && tidy(lawName);
  const parts = writeArticleParts(reference);
  if (isTransitory) return say.transitory(name, article);
  if (!name) return citationsText.noLaw(article, parts);
  return rangeTo && !parts ? say.range(name, article, rangeTo) : citationsText.label(name, article, parts);
}

/** The name of a law that is not held as it is counted: one line, without what stands around it. */
export const nameOfUnheld = (name: string): string =>
  tidy(name)
    .replace(/[\s,;:.]+$/, '')
    .slice(0, 160);

/** The same article in other laws of the text: what may be meant, with what to write. */
export const alternativesOf = (
  reference: StatuteReference,
  laws: readonly (LawFacts | null)[],
): { label: string; correction: string }[] => {
  const parts = writeArticleParts(reference);
  return laws
    .filter((law) => law !== null)
    .slice(0, MAX_ALTERNATIVES)
    .map((law) => ({
      label: labelOfArticle(law, reference.article, parts),
      correction: correctionTo(law, reference.article, parts),
    }));
};
