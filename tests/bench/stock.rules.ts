/** Enlarges a corpus with varied copies of its articles. */

/** Pseudo-random numbers in [0, 1) from a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(from: readonly T[], random: () => number): T | undefined =>
  from[Math.floor(random() * from.length)];

const WORD = /\p{L}{4,}/gu;
/** Share of words that are replaced by others of the corpus, with their frequency in the corpus. */
const OTHER = 1 / 12;
/** Share of words that are replaced by new ones, because a larger corpus also has more distinct words. */
const NEW = 1 / 100;
const ENDINGS = ['ario', 'ismo', 'ante', 'oso', 'ito', 'al', 'uno', 'eza', 'ura', 'aje', 'il', 'esco'];
const STARTS = ['bra', 'cli', 'dro', 'fe', 'gui', 'lu', 'mar', 'no', 'pre', 'qui', 'ro', 'sim', 'tra', 'vo', 'za'];

export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

function newWord(from: string, random: () => number): string {
  return `${pick(STARTS, random)}${from.slice(0, 1 + Math.floor(random() * 4))}${pick(ENDINGS, random)}`.toLowerCase();
}

/** A text with some words replaced. `pool`: words with their frequency in the corpus. */
export const varied = (text: string, pool: readonly string[], random: () => number): string =>
  text.replace(WORD, (word) => {
    const dice = random();
    if (dice < NEW) return newWord(word, random);
    return dice < NEW + OTHER ? (pick(pool, random) ?? word) : word;
  });

/** Key of the copy of a law: `lftv3` for `lft` in round 3. Round 0 keeps the key. */
export const keyOfRound = (key: string, round: number): string => (round === 0 ? key : `${key}v${round}`);
