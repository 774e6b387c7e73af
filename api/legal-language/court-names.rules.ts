import { foldText } from '#schema/lib/fold-text.ts';
import { readRoman } from '#schema/lib/roman.ts';
import { STATES } from './citations/laws/places.rules.ts';
import { readNumberWords, readOrdinal } from './citations/number-words.rules.ts';

/** Names of courts as people write them: «11.º Distrito», «Juzgado Undécimo de Distrito», «Décimo Primer Tribunal». */

/** The number that some words begin with, and how many words it takes. */
function numberAt(words: readonly string[], at: number): { value: number; words: number } | null {
  const word = words[at] ?? '';
  const digits = /^(\d{1,3})(?:o|a|er|do|ro|to|mo|vo|no)?$/.exec(word);
  if (digits) return { value: Number(digits[1]), words: /^(?:o|a|er)$/.test(words[at + 1] ?? '') ? 2 : 1 };
  const both = readOrdinal(`${word} ${words[at + 1] ?? ''}`);
  if (both && words[at + 1]) return { value: both, words: 2 };
  const value = /^unic[oa]$/.test(word) ? 1 : (readOrdinal(word) ?? readNumberWords(word) ?? romanOf(word));
  return value ? { value, words: 1 } : null;
}

/** One letter may be the name of a chamber. */
const romanOf = (word: string): number | null => (/^[ivxl]{2,6}$/.test(word) ? readRoman(word.toUpperCase()) : null);

const SAME: Readonly<Record<string, string>> = { juez: 'juzgado', jueza: 'juzgado', cdmx: 'mexico', df: 'mexico' };
const SMALL = /^(?:de|del|la|las|lo|los|el|en|con|y|e|sede|residencia|estado|ciudad|materia|materias|numero|num|no|h)$/;

/** The words of a name that tell courts apart, with every number as `#11`. */
function courtWords(name: string): string[] {
  const written = foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
  const words: string[] = [];
  for (let at = 0; at < written.length;) {
    const number = numberAt(written, at);
    if (number) words.push(`#${number.value}`);
    else {
      const word = SAME[written[at] ?? ''] ?? written[at] ?? '';
      if (!SMALL.test(word)) words.push(word);
    }
    at += number?.words ?? 1;
  }
  // «11.º Distrito»: a court of the district is meant.
  return words[0]?.startsWith('#') && words[1] === 'distrito' ? ['juzgado', ...words] : words;
}

const isNumber = (word: string): boolean => word.startsWith('#');

/** What courts are sorted by: the name without its number, then the number. */
export function courtOrder(name: string): string {
  const words = courtWords(name);
  const first = words.findIndex(isNumber);
  const number = first < 0 ? 0 : Number(words[first]?.slice(1));
  const rest = words.filter((_, at) => at !== first);
  return `${rest.join(' ')} ${String(number).padStart(3, '0')}`;
}

/** Whether a name has all that is searched, in any order: numbers whole, words by a part. `more`: other folded words. */
export function isCourtFound(name: string, more: string, searched: string): boolean {
  const words = courtWords(name);
  const text = `${more} ${words.join(' ')}`;
  return courtWords(searched).every((word) => (isNumber(word) ? words.includes(word) : text.includes(word)));
}

const MATTER =
  /^(?:civil|penal|familiar|mercantil|laboral|agrari[oa]|fiscal|administrativ[oa]|individual|colectiv[oa])(?:e?s)?$/;

/** Each names a matter that the other does not: «asuntos individuales», «asuntos colectivos». */
function areOfOtherMatters(one: readonly string[], other: readonly string[]): boolean {
  const has = (words: readonly string[], others: readonly string[]): boolean =>
    words.some((word) => MATTER.test(word) && !others.includes(word));
  return has(one, other) && has(other, one);
}

/** «México» alone is the city or the state beside it. */
const PLACE = new RegExp(`\\b(?:${STATES}|(?:ciudad|estado) de mexico|cdmx|distrito federal)\\b`, 'g');
const placesIn = (name: string): string[] =>
  [...foldText(name).matchAll(PLACE)].map(([place]) =>
    place.replace(/^(?:cdmx|distrito federal)$/, 'ciudad de mexico'),
  );

/** Each names a state, and none is in both. */
function areInOtherPlaces(one: string, other: string): boolean {
  const [a, b] = [placesIn(one), placesIn(other)];
  return a.length > 0 && b.length > 0 && !a.some((place) => b.includes(place));
}

/** From 0 to 1; 0 when number, matter or place differ: the third court is never the second, the civil never the criminal. */
export function courtLikeness(one: string, other: string): number {
  const [a, b] = [courtWords(one), courtWords(other)];
  const numbersOf = (words: readonly string[]): string => words.filter(isNumber).toSorted().join(' ');
  if (numbersOf(a) !== numbersOf(b) || areOfOtherMatters(a, b) || areInOtherPlaces(one, other)) return 0;
  const [first, second] = [new Set(a), new Set(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : shared / all;
}
