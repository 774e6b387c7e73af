import { foldText } from '#schema/lib/fold-text.ts';
import { COMMON_NAMES } from '#db/content/common-names.ts';

/** Names of people and companies as they are compared: what looks different and is the same, and the reverse. */

/** Below this nobody is told. */
export const LIKE_ENOUGH = 0.8;

const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'el',
  'y',
  'e',
  'i',
  'da',
  'do',
  'dos',
  'di',
  'van',
  'von',
]);
const TITLES = new Set(['lic', 'licda', 'licenciado', 'licenciada', 'dr', 'dra', 'ing', 'arq', 'mtro', 'mtra', 'sr']);
const MORE_TITLES = new Set(['sra', 'srita', 'don', 'dona', 'c', 'cp', 'ciudadano', 'ciudadana', 'suc', 'sucesion']);

/** As clerks shorten them. */
const SHORTENED: Record<string, string> = {
  ma: 'maria',
  fco: 'francisco',
  fca: 'francisca',
  gpe: 'guadalupe',
  hdez: 'hernandez',
  hdz: 'hernandez',
  fdez: 'fernandez',
  glez: 'gonzalez',
  gzz: 'gonzalez',
  mtz: 'martinez',
  mtnez: 'martinez',
  rdz: 'rodriguez',
  rguez: 'rodriguez',
  lpz: 'lopez',
  sanchz: 'sanchez',
};

/** «S.A. de C.V.», «S. de R.L.», «A.C.»: the form of a company says nothing of who it is. */
const COMPANY_FORM =
  /[\s,]+(?:s\.?\s*a\.?(?:\s*p\.?\s*i\.?)?(?:\s*b\.?)?(?:\s*s\.?)?|s\.?\s*(?:de\s*)?(?:r\.?\s*l\.?|c\.?|c\.?\s*s\.?)|a\.?\s*(?:en\s*)?[cp]\.?|i\.?\s*a\.?\s*p\.?)(?:\s*(?:de\s+)?c\.?\s*v\.?)?[\s.,]*$/;

/** Small letters without accents, one space between words. */
const plain = (name: string): string =>
  foldText(name)
    .replace(/[’'`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isNoise = (word: string): boolean => PARTICLES.has(word) || TITLES.has(word) || MORE_TITLES.has(word);

/** Nobody is distinguished by an eleventh word; more would only cost. */
const MAX_WORDS = 10;

/** The words that tell who it is, as they stand. A name made of nothing else keeps its particles. */
export function wordsOfName(name: string): string[] {
  const whole = plain(name).slice(0, 400);
  const bare = whole.replace(COMPANY_FORM, '') || whole;
  const words = bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  // Two initials in a row may be a title («C. P.») and are never a name.
  const telling = words.filter((word) => !isNoise(word)).map((word) => SHORTENED[word] ?? word);
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** One key for a name however it is written: words without accents, in alphabetical order. */
export const partyKey = (name: string): string => wordsOfName(name).toSorted().join(' ');

/** As it is heard: «Jiménez» and «Giménez», «Valdez» and «Valdés», «Hernández» and «Ernández». */
const heard = (word: string): string =>
  word
    .replace(/ch/g, '1')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/v|w/g, 'b')
    .replace(/[gjx](?=[ei])/g, 'j')
    .replace(/x/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/qu|k|c(?![eiy])/g, 'k')
    .replace(/[zc]/g, 's')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1')
    .replace(/y(?![aeiou])/g, 'i');

/** Letters added, lost, changed, or two that changed places; `most` + 1 when there are more. */
export function editDistance(a: string, b: string, most = 3): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** «Juan» and «Juana», «Mario» and «María», «Francisco» and «Francisca» are different people. */
function differInGender(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length === short.length + 1) return long.startsWith(short) && /[aoe]$/.test(long);
  return (
    long.length === short.length &&
    short.slice(0, -1) === long.slice(0, -1) &&
    /[aoe]$/.test(short) &&
    /[aoe]$/.test(long)
  );
}

/** Numbers tell: «Ejido 12» is not «Ejido 13». */
const hasDigit = (word: string): boolean => /\d/.test(word);

/** A word of a name, with what is compared of it. */
interface Word {
  text: string;
  heard: string;
  isCommon: boolean;
}

const wordOf = (text: string): Word => ({ text, heard: heard(text), isCommon: COMMON_NAMES.has(text) });

/** 0 or 0.82–1 for two words of a name; what is cheap to distinguish is told first. */
function likenessOfWords(one: Word, other: Word): number {
  const [a, b] = [one.text, other.text];
  if (a === b) return 1;
  if (hasDigit(a) || hasDigit(b)) return 0;
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 0.85 : 0;
  if (one.heard === other.heard) return differInGender(a, b) ? 0 : 0.96;
  // The first letter is seldom mistyped, and tells «Fernández» from «Hernández».
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 2) return 0;
  // Two names that both exist are two names, not one mistyped.
  if ((one.isCommon && other.isCommon) || differInGender(a, b)) return 0;
  const length = Math.min(a.length, b.length);
  const distance = length < 4 ? 3 : editDistance(a, b, 2);
  if (distance === 1) return length >= 6 ? 0.93 : 0.82;
  return distance === 2 && length >= 8 ? 0.82 : 0;
}

/** Each word of the shorter name with its best partner, the most alike pairs first; `null` when one has none. */
function pairUp(few: Word[], many: Word[]): number[] | null {
  const pairs: { i: number; j: number; likeness: number }[] = [];
  for (const [i, word] of few.entries()) {
    const before = pairs.length;
    for (const [j, other] of many.entries()) {
      const likeness = likenessOfWords(word, other);
      if (likeness > 0) pairs.push({ i, j, likeness });
    }
    if (pairs.length === before) return null;
  }
  const taken = { few: new Set<number>(), many: new Set<number>() };
  const found: number[] = [];
  for (const { i, j, likeness } of pairs.toSorted((x, y) => y.likeness - x.likeness)) {
    if (taken.few.has(i) || taken.many.has(j)) continue;
    taken.few.add(i);
    taken.many.add(j);
    found.push(likeness);
  }
  return found.length === few.length ? found : null;
}

/** What is left of likeness when words of the longer name stand alone: a second surname or a second given name. */
function shareOf(few: number, many: number): number {
  if (few === many) return 1;
  if (few < 2) return 0;
  return many - few === 1 ? (few >= 3 ? 0.92 : 0.87) : many - few === 2 ? (few >= 3 ? 0.85 : 0.8) : 0;
}

/** A name that was folded once, to be compared with many. */
export interface FoldedName {
  /** In alphabetical order, as `partyKey` writes it. */
  key: string;
  words: Word[];
  /** All letters in their order, with and without particles: «De la Cruz» and «Delacruz», «Mc Gregor» and «McGregor». */
  letters: string;
  telling: string;
}

export function foldedName(name: string): FoldedName {
  const words = wordsOfName(name);
  return {
    key: words.toSorted().join(' '),
    words: words.map(wordOf),
    letters: plain(name).replace(/[^\p{L}\p{N}]+/gu, ''),
    telling: words.join(''),
  };
}

/** 0–1: 1 is the same name but for accents, capitals, particles and order; 0 when a word has no like. */
export function likenessOfFolded(a: FoldedName, b: FoldedName): number {
  if (a.words.length === 0 || b.words.length === 0) return 0;
  if (a.key === b.key || a.letters === b.letters || a.telling === b.telling) return 1;
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  const share = shareOf(few.length, many.length);
  const pairs = share === 0 ? null : pairUp(few, many);
  if (!pairs) return 0;
  return Math.round(pairs.reduce((whole, likeness) => whole * likeness, share) * 1000) / 1000;
}

export const nameLikeness = (a: string, b: string): number => likenessOfFolded(foldedName(a), foldedName(b));
