import { foldText } from '#schema/lib/fold-text.ts';
import { formOf, isFiller, stemOf } from '#db/search/terms.rules.ts';

/** A word that was probably meant. */
export interface SpellingCorrection {
  /** As typed, folded. */
  typed: string;
  meant: string;
}

export interface Vocabulary {
  /** Words as people write them (folded, singular), with how many texts have them. */
  forms: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  /** Forms with how they are written; only these are proposed. */
  words: ReadonlyMap<string, string>;
}

const MIN_LENGTH = 4;
/** A word that two texts have may be a slip of theirs. */
const MIN_TEXTS = 3;
const LONG = 8;

/**
 * Phonetic key of a word in Mexican Spanish: `b` = `v`, `s` = `z` = soft `c`, `ll` = `y`, `j` = soft `g`, `h` is silent.
 * Most spelling errors are of this kind.
 */
export const soundOf = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/[sz]|c(?=[ei])|x(?=[ct])/g, 's')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1');

/** Letters to add, drop, change or swap with the next to make one word of the other; more than `most` counts as `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    let smallest = row;
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      next.push(value);
      smallest = Math.min(smallest, value);
    }
    if (smallest > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}

/** Words of a vocabulary by their first letter and by their sound, made once per vocabulary. */
class Speller {
  private readonly bySound = new Map<string, string>();
  private readonly byLetter = new Map<string, string[]>();
  private readonly forms: ReadonlyMap<string, number>;

  constructor({ forms, words }: Vocabulary) {
    this.forms = forms;
    for (const [word, count] of forms) {
      if (count < MIN_TEXTS || !words.has(word) || word.length < MIN_LENGTH - 1 || /\d/.test(word)) continue;
      const sound = soundOf(word);
      if (count > (forms.get(this.bySound.get(sound) ?? '') ?? 0)) this.bySound.set(sound, word);
      const same = this.byLetter.get(word.charAt(0));
      if (same) same.push(word);
      else this.byLetter.set(word.charAt(0), [word]);
    }
  }

  /** The likeliest word: one that sounds the same, else the nearest and of those the commonest. */
  nearest(word: string): string | null {
    const heard = this.bySound.get(soundOf(word));
    if (heard) return heard;
    const most = word.length >= LONG ? 2 : 1;
    if (word.length <= MIN_LENGTH) return null;
    let best: string | null = null;
    let bestDistance = most + 1;
    let bestCount = 0;
    for (const candidate of this.byLetter.get(word.charAt(0)) ?? []) {
      const distance = editDistance(word, candidate, Math.min(most, bestDistance));
      const count = this.forms.get(candidate) ?? 0;
      if (distance < bestDistance || (distance === bestDistance && distance <= most && count > bestCount))
        [best, bestDistance, bestCount] = [candidate, distance, count];
    }
    return bestDistance <= most ? best : null;
  }
}

const spellers = new WeakMap<Vocabulary['forms'], Speller>();

function spellerOf(vocabulary: Vocabulary): Speller {
  const known = spellers.get(vocabulary.forms);
  if (known) return known;
  const speller = new Speller(vocabulary);
  spellers.set(vocabulary.forms, speller);
  return speller;
}

const WORD = /[\p{L}\d]+/gu;

/** Words of a question that no text has and that are near to one that many have. Names and numbers are left alone. */
export function correctionsOf(
  question: string,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean = () => false,
): SpellingCorrection[] {
  const found = new Map<string, SpellingCorrection>();
  for (const [index, match] of [...question.matchAll(WORD)].entries()) {
    const typed = foldText(match[0]);
    // A capital inside of a sentence is a name.
    const isName = index > 0 && /^\p{Lu}\p{Ll}/u.test(match[0]);
    if (isName || typed.length < MIN_LENGTH || /\d/.test(typed) || isFiller(typed) || found.has(typed)) continue;
    const form = formOf(typed).slice(1);
    if (vocabulary.forms.has(form) || vocabulary.stems.has(stemOf(typed)) || isKnown(typed)) continue;
    const meant = spellerOf(vocabulary).nearest(form);
    if (meant && meant !== form) found.set(typed, { typed, meant: vocabulary.words.get(meant) ?? meant });
  }
  return [...found.values()];
}

const RARE = 2;
const COMMON = 40;

/** Words of a question that hardly any text has and that sound like one that many have: perhaps they were meant. */
export function suggestionsOf(question: string, vocabulary: Vocabulary): SpellingCorrection[] {
  const isRare = (form: string): boolean => {
    const count = vocabulary.forms.get(form);
    return count !== undefined && count <= RARE;
  };
  return [...question.matchAll(WORD)].flatMap((match, index) => {
    const typed = foldText(match[0]);
    const form = formOf(typed).slice(1);
    if ((index > 0 && /^\p{Lu}\p{Ll}/u.test(match[0])) || typed.length < MIN_LENGTH || isFiller(typed) || !isRare(form))
      return [];
    const meant = spellerOf(vocabulary).nearest(form);
    const isCommon = meant !== null && meant !== form && (vocabulary.forms.get(meant) ?? 0) >= COMMON;
    return isCommon ? [{ typed, meant: vocabulary.words.get(meant) ?? meant }] : [];
  });
}

/** The question with the words that were meant. */
export function correctedText(question: string, corrections: readonly SpellingCorrection[]): string {
  const meant = new Map(corrections.map((each) => [each.typed, each.meant]));
  return question.replace(WORD, (word) => meant.get(foldText(word)) ?? word);
}
