import { foldText } from '#schema/lib/fold-text.ts';
import { isFiller, stemOf } from '#db/search/terms.rules.ts';

/** Turns text into hashed features: what the learned models of understanding read. */

export const FEATURE_BUCKETS = 1 << 16;

const WORD = /[a-z0-9]+/g;
const MAX_WORD_LENGTH = 30;
const GRAM = 4;
const MIN_LENGTH_WITH_GRAMS = 5;
const MAX_WORDS = 200;

/** FNV-1a over the code units, folded to the number of buckets. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 16) ^ (hash & 0xffff)) & (FEATURE_BUCKETS - 1);
}

const wordsOf = (text: string): string[] =>
  (foldText(text).match(WORD) ?? []).filter((word) => word.length <= MAX_WORD_LENGTH).slice(0, MAX_WORDS);

const grams = new Map<string, number[]>();
const MAX_REMEMBERED = 100_000;

/** Buckets of a word's stem and of its pieces of four letters, so that a slip of the pen keeps most of them. */
function bucketsOfWord(word: string): number[] {
  const known = grams.get(word);
  if (known) return known;
  const buckets = [bucketOf(`s ${stemOf(word)}`)];
  if (word.length >= MIN_LENGTH_WITH_GRAMS && !/\d/.test(word)) {
    const padded = `<${word}>`;
    for (let at = 0; at + GRAM <= padded.length; at += 1) buckets.push(bucketOf(`g ${padded.slice(at, at + GRAM)}`));
  }
  if (grams.size > MAX_REMEMBERED) grams.clear();
  grams.set(word, buckets);
  return buckets;
}

/** Small words that turn the one beside them: «mi trabajador» is said by an employer, «sin contrato», «no firmé». */
const TURNING = new Set([
  'mi',
  'mis',
  'no',
  'sin',
  'soy',
  'me',
  'nos',
  'si',
  'su',
  'le',
  'les',
  'ni',
  'cuanto',
  'quien',
]);

/** Features of what a text is about: words that carry matter, pairs of them, pieces of words. */
export function subjectFeatures(text: string): number[] {
  const features: number[] = [];
  let before = '';
  let turning = '';
  for (const word of wordsOf(text)) {
    if (isFiller(word) || (word.length < 2 && !/\d/.test(word))) {
      turning = TURNING.has(word) ? word : '';
      continue;
    }
    for (const bucket of bucketsOfWord(word)) features.push(bucket);
    const stem = stemOf(word);
    if (before) features.push(bucketOf(`p ${before} ${stem}`));
    if (turning) features.push(bucketOf(`n ${turning} ${stem}`));
    [before, turning] = [stem, ''];
  }
  return features;
}

/** Features of how something is asked: every word as it is written, and runs of two and three words. */
export function mannerFeatures(text: string): number[] {
  const words = wordsOf(text);
  const features: number[] = [];
  words.forEach((word, at) => {
    features.push(bucketOf(`w ${word}`), bucketOf(`s ${stemOf(word)}`));
    if (at > 0) features.push(bucketOf(`b ${words[at - 1]} ${word}`));
    if (at > 1) features.push(bucketOf(`t ${words[at - 2]} ${words[at - 1]} ${word}`));
  });
  return features;
}
