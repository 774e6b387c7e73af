import { foldText } from '#schema/lib/fold-text.ts';
import { paragraphText } from '#schema/text/answers.ts';
import { formOf, stemOf } from '#db/search/terms.rules.ts';
import type { Concept } from './concepts.rules.ts';

/** Finds the fraction of a long article that a question is about. */

export interface Fraction {
  /** `XIII`, `IX Bis`. */
  number: string;
  /** Section that it is in: `A`. */
  section: string | null;
  /** Its words without its number, word for word: its first paragraph, and the following ones that are not fractions. */
  words: string;
}

const OPENING = /^\s*([IVXLCDM]+(?:[\s-]+(?:Bis|Ter|Qu[aá]ter)(?:\s+\d+)?)?)\s*(?:\.\s*[-–—]?|[-–—)])\s*/;
const SECTION = /^\s*([A-H])(?:\s*\.\s*[-–—]?|\s*\))\s+/;

const after = (section: string | null): string =>
  section === null ? 'A' : String.fromCharCode(section.charCodeAt(0) + 1);

/** The fractions of an article, in order; empty when it has none. */
export function fractionsOf(text: string): Fraction[] {
  const found: Fraction[] = [];
  let section: string | null = null;
  for (const line of text.split('\n')) {
    const letter = SECTION.exec(line)?.[1];
    if (letter && letter === after(section)) {
      section = letter;
      continue;
    }
    const opening = OPENING.exec(line);
    const open = found.at(-1);
    if (opening?.[1]) found.push({ number: opening[1], section, words: line.slice(opening[0].length).trim() });
    else if (open && line.trim()) open.words += `\n${line.trim()}`;
  }
  const last = found.at(-1);
  // Paragraphs behind the last fraction are of the whole article.
  if (last) last.words = withoutTail(last.words);
  return found;
}

const INCISO = /^\s*(?:[a-zñ]{1,2}\s?[).]|\d{1,2}[.)])\s/;

function withoutTail(words: string): string {
  const [first = '', ...rest] = words.split('\n');
  if (!/[.;]\s*$/.test(first)) return words;
  const end = rest.findIndex((line) => !INCISO.test(line));
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join('\n');
}

const WORD = /[\p{L}\d]+/gu;

/** Of each thing asked, whether a text mentions it under any of its names; 1 as typed, less under another. */
function spokenOf(text: string, concepts: readonly Concept[]): number[] {
  const held = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    const folded = foldText(word);
    held.add(stemOf(folded));
    held.add(formOf(folded));
  }
  return concepts.map(({ alternatives }) =>
    Math.max(
      0,
      ...alternatives.map(({ terms, weight }) =>
        terms.length > 0 && terms.every((term) => held.has(term)) ? Math.min(1, weight) : 0,
      ),
    ),
  );
}

/** Share of the things asked that a text mentions, 0–1. */
export function shareSpokenOf(text: string, concepts: readonly Concept[]): number {
  if (concepts.length === 0) return 0;
  return spokenOf(text, concepts).reduce((sum, value) => sum + value, 0) / concepts.length;
}

const LEAD = 1.2;
const MIN_SHARE = 0.35;
const MAX_SHARED = 0.5;

/**
 * The fraction that mentions what is asked, when one plainly does: things that most fractions mention say nothing, and
 * it must lead the next one.
 */
function fittingFraction(fractions: readonly Fraction[], concepts: readonly Concept[]): Fraction | null {
  if (fractions.length < 2 || concepts.length === 0) return null;
  const table = fractions.map(({ words }) => spokenOf(words, concepts));
  const weights = concepts.map(({ weight }, at) => {
    const count = table.filter((row) => (row[at] ?? 0) > 0).length;
    return count === 0 || count > Math.max(1, MAX_SHARED * fractions.length) ? 0 : weight / (1 + Math.log(count));
  });
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const [first, second] = table
    .map((row, at) => ({ at, score: row.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0) }))
    .toSorted((a, b) => b.score - a.score);
  if (!first || first.score < MIN_SHARE || first.score < MIN_SHARE * most || first.score < LEAD * (second?.score ?? 0))
    return null;
  return fractions[first.at] ?? null;
}

const NAMED = /\b(?:fracci[oó]n(?:es)?|fracc?\.?|fr\.)\s+([IVXLCDM]+(?:\s(?:Bis|Ter|Qu[aá]ter))?)(?![\p{L}])/iu;
const NAMED_SECTION = /\bapartado\s+["“«']?([A-H])(?![\p{L}])/iu;

export interface Focus {
  /** As a citation says it: `fr. XIII`, `apartado A, fr. XXII`, `párrafo segundo`. */
  detail: string;
  /** Of a fraction; `null` for a paragraph. */
  number: string | null;
  words: string;
}

const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 's[eé]ptim', 'octav', 'noven', 'd[eé]cim'];

/** The paragraph that a question names by its place: «segundo párrafo», «último párrafo». */
function namedParagraph(text: string, question: string): Focus | null {
  const paragraphs = text.split('\n').filter((line) => line.trim());
  if (/\b[uú]ltimo\s+p[aá]rrafo|\bp[aá]rrafo\s+(?:[uú]ltimo|final)/iu.test(question)) {
    const words = paragraphs.at(-1);
    return words && paragraphs.length > 1 ? { detail: paragraphText.last, number: null, words } : null;
  }
  const at = ORDINALS.findIndex((ordinal) =>
    new RegExp(`(?<![\\p{L}])(?:${ordinal}[oa]?\\s+p[aá]rrafo|p[aá]rrafo\\s+${ordinal}[oa]?)(?![\\p{L}])`, 'iu').test(
      question,
    ),
  );
  const words = at < 0 ? undefined : paragraphs[at];
  return words ? { detail: paragraphText.nth(at), number: null, words } : null;
}

const focusOn = ({ number, section, words }: Fraction): Focus => ({
  detail: `${section ? `apartado ${section}, ` : ''}fr. ${number}`,
  number,
  words,
});

/** The fraction that a question names or is about; `null` when the article has none, or no one stands out. */
export function focusOf(text: string, question: string, concepts: readonly Concept[]): Focus | null {
  const fractions = fractionsOf(text);
  const named = NAMED.exec(question)?.[1]?.toUpperCase().replace(/\s+/g, ' ');
  const section = NAMED_SECTION.exec(question)?.[1]?.toUpperCase() ?? null;
  const inSection = section ? fractions.filter((each) => each.section === section) : fractions;
  if (named) {
    const match = inSection.find(({ number }) => number.toUpperCase().replace(/[\s-]+/g, ' ') === named);
    if (match) return focusOn(match);
  }
  const paragraph = named ? null : namedParagraph(text, question);
  if (paragraph) return paragraph;
  const fitting = fittingFraction(inSection, concepts);
  return fitting ? focusOn(fitting) : null;
}
