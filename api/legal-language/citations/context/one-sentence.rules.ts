/** Whether what stands between two places ends a sentence. */

const SENTENCE = 320;
/** «art.» ends no sentence. */
const STOP =
  /(?<!(?<!\p{L})(?:arts?|fraccs?|fracs?|frs?|inc|n[uú]ms?|p[aá]rr|cfr|no|lic|const|c[oó]d|civ|pen|proc|com|fed|gral|nal|reg|[A-Z]))\.\s|;\s|\n/iu;

const CUT_LAW = /(?<!\p{L})(?:const|com|civ|pen|fed|proc|trab|merc)$/iu;

/** Whether two places are of one sentence. */
export function isOneSentence(text: string, from: number, at: number): boolean {
  // The law itself may be cut with a stop: «en la const. es el 27».
  const isCut = text[from] === '.' && CUT_LAW.test(text.slice(Math.max(0, from - 8), from));
  return at - from < SENTENCE && !STOP.test(text.slice(isCut ? from + 1 : from, at));
}
