/** How a corpus is grown: more articles like those that there are, none the same. */

/** Numbers in [0, 1), the same ones for the same seed (mulberry32). */
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
/** One word in twelve is another one of the corpus, as often as the corpus has it: common words stay common. */
const OTHER = 1 / 12;
/** One in a hundred is a word that no other article need have: a larger corpus has more words, not only longer lists. */
const NEW = 1 / 100;
const ENDINGS = ['ario', 'ismo', 'ante', 'oso', 'ito', 'al', 'uno', 'eza', 'ura', 'aje', 'il', 'esco'];
const STARTS = ['bra', 'cli', 'dro', 'fe', 'gui', 'lu', 'mar', 'no', 'pre', 'qui', 'ro', 'sim', 'tra', 'vo', 'za'];

export const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

function newWord(from: string, random: () => number): string {
  return `${pick(STARTS, random)}${from.slice(0, 1 + Math.floor(random() * 4))}${pick(ENDINGS, random)}`.toLowerCase();
}

/** The text with some of its words changed; `pool` holds words as often as the corpus does. */
export const varied = (text: string, pool: readonly string[], random: () => number): string =>
  text.replace(WORD, (word) => {
    const dice = random();
    if (dice < NEW) return newWord(word, random);
    return dice < NEW + OTHER ? (pick(pool, random) ?? word) : word;
  });

/** `lft` of the third time around: `lftv3`. The corpus itself keeps its keys. */
export const keyOfRound = (key: string, round: number): string => (round === 0 ? key : `${key}v${round}`);
