import { findLaw, laws, type LawFacts } from '#db/content/law-index.ts';
import { foldInPlace, type Reference } from '#api/legal-language/index.ts';
import { capitalized } from '#schema/text/words.ts';
import type { Draft } from './finding.rules.ts';

/** What to write instead of a citation: the right one in the form of the text, or the same one spelled well. */

const ARABIC_FRACTION = /(?<=fracci[oó]n\s)\d{1,2}(?!\d)/giu;
/** Words of citations whose accent is often left out. */
const ACCENTED: Record<string, string> = {
  articulo: 'artículo',
  articulos: 'artículos',
  fraccion: 'fracción',
  parrafo: 'párrafo',
  parrafos: 'párrafos',
  codigo: 'código',
  constitucion: 'constitución',
};
const PLAIN = new RegExp(`(?<!\\p{L})(?:${Object.keys(ACCENTED).join('|')})(?!\\p{L})`, 'giu');
const STOPLESS = /(?<!\p{L})(?:arts?|fracc?s?|frs?|p[aá]rrs?)(?=\s[\dIVXLC])/giu;
const OPEN_LETTER = /(?<=\binciso\s)["“«']?([a-zñ])["”»']?(?=$|[\s,;])(?!\))/giu;
const BARE_FRACTION = /(?<=\d(?:[oº°]\.?)?(?:\s(?:bis|ter))?)\s(?=frac)/giu;
const LOWER_ROMAN = /(?<=(?:fracci[oó]n|fracc?\.|fr\.)\s)(?=[ivxl])[ivxl]{1,6}(?![\p{L}])/giu;
/** Line breaks, HTML and Markdown inside of it: what stands there is not only the citation. */
const NOISE = /[<>*_\n\t&]/;

const inCaseOf = (written: string, word: string): string =>
  written === written.toUpperCase() ? word.toUpperCase() : /^\p{Lu}/u.test(written) ? capitalized(word) : word;

/** The name of the law with its accents, where it is written without them. */
function withNameOf(written: string, law: LawFacts | null): string {
  if (!law) return written;
  const { shortName } = law;
  // «de la lft».
  if (/^\p{Lu}{3,}$/u.test(shortName) && written.endsWith(` ${shortName.toLowerCase()}`))
    return written.slice(0, -shortName.length) + shortName;
  const name = law.name;
  const at = foldInPlace(written).indexOf(foldInPlace(name));
  if (at < 0) return written;
  const own = written.slice(at, at + name.length);
  // Capitals are a matter of taste; accents are not.
  const isSame = own.toLowerCase() === name.toLowerCase();
  return isSame || own === own.toUpperCase() ? written : written.slice(0, at) + name + written.slice(at + name.length);
}

/** The same citation spelled as it should be. */
export function spelled(written: string, fraction: string | null, law: LawFacts | null): string {
  const roman = /^[IVXLC]+$/.test(fraction ?? '') ? fraction : null;
  return withNameOf(written, law)
    .replace(PLAIN, (word) => inCaseOf(word, ACCENTED[word.toLowerCase()] ?? word))
    .replace(STOPLESS, '$&.')
    .replace(OPEN_LETTER, '$1)')
    .replace(BARE_FRACTION, ', ')
    .replace(LOWER_ROMAN, (mark) => (mark.toUpperCase() === roman ? roman : mark))
    .replace(ARABIC_FRACTION, (digits) => roman ?? digits);
}

/** «artículo 48 de la LFT» as the text around would write it. */
function inFormOf(written: string, correction: string): string {
  const law = laws().find(({ shortName }) => correction.endsWith(` ${shortName}`));
  const isShort = law && foldInPlace(written).includes(foldInPlace(law.shortName));
  const named = law && !isShort ? correction.slice(0, -law.shortName.length) + law.name : correction;
  if (/^\d/.test(written)) return named.replace(/^artículo /, '');
  return /^\p{Lu}/u.test(written) ? capitalized(named) : named;
}

/** Completes the correction of a draft; a verified citation that is misspelled gets one of its form. */
export function completeCorrection(draft: Draft, written: string, reference: Reference): void {
  if (draft.correction !== null) {
    draft.correctionKind = 'SUBSTANCE';
    if (reference.kind === 'STATUTE') draft.correction = inFormOf(written, draft.correction);
    return;
  }
  if (draft.state !== 'VERIFIED' || NOISE.test(written)) return;
  const form = formOf(draft, written, reference);
  if (form === null || form === written) return;
  draft.correction = form;
  draft.correctionKind = 'FORM';
}

function formOf({ target }: Draft, written: string, reference: Reference): string | null {
  if (reference.kind === 'THESIS')
    return reference.isIrregular && reference.registry === null ? target.thesisKey : null;
  if (reference.kind !== 'STATUTE') return null;
  return spelled(written, reference.fraction, findLaw(target.statuteKey ?? ''));
}
