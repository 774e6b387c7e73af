/** Of laws with the same nickname, the one that the text names, that has the articles and that it is about. */
import { findLaw, hasArticle } from '#db/content/law-index.ts';
import { isAbout } from '#db/content/law-subjects.ts';
import type { LawAt } from '../laws/law-at.ts';
import { isSureNickname, mayBeOfCapital } from '../laws/nicknames.rules.ts';

interface Place {
  text: string;
  at: number;
  numbers: readonly string[];
  /** How much of what the text names is the law. */
  shareOf: (law: LawAt) => number;
  /** As the text calls it. */
  name: string;
  /** Key of the law that was named last. */
  last?: string | null;
  /** The words describe the laws: the only one, or the first, is meant where nothing around says more. */
  isDescribed?: boolean;
}

const AROUND = 1600;
const CLOSE = 170;
const BEHIND = 110;
const LACKS = -4;
/** «en cdmx 2448 J del cc». */
const CAPITAL = /cdmx|ciudad\sde\sm[eé]xico|(?<!\p{L})d\.?f\.?(?!\p{L})/iu;
const PLACE = 60;
const OTHER_KIND = -2;
/** The first of several that is no likelier than the others. */
const UNSURE = new Set(['ccf', 'ccdf', 'lopdc', 'lamparo']);

export function bestOfNicknamed(
  keys: readonly string[],
  { text, name, at, numbers, shareOf, last, isDescribed = false }: Place,
): string | null {
  const around = text.slice(Math.max(0, at - AROUND), at + BEHIND);
  const close = text.slice(Math.max(0, at - CLOSE), at + BEHIND);
  const scored = keys.map((key) => {
    const isOnly =
      numbers.length > 0 &&
      keys.every((each) => numbers.every((number) => hasArticle(each, number)) === (each === key));
    const isThere = key === 'ccdf' && CAPITAL.test(text.slice(Math.max(0, at - PLACE), at));
    const share = shareOf({ law: key, name: key, end: at });
    const subject = (isAbout(key, around) ? 1 : 0) + (isAbout(key, close) ? 0.5 : 0);
    // The civil code of the place is held when the place is the capital.
    const isLikely =
      (share > 0 || subject > 0 || isOnly || isThere || (keys.length === 1 && (key === 'ccdf' || isDescribed))) &&
      (key !== 'ccdf' || mayBeOfCapital(text, name));
    const existence = numbers.length === 0 ? 0 : numbers.every((number) => hasArticle(key, number)) ? 1 : LACKS;
    // «la ley adjetiva» is no code.
    const kind = /^ley\s/iu.test(name) && findLaw(key)?.type === 'CODE' ? OTHER_KIND : 0;
    return {
      key,
      isLikely,
      score: (share > 0 ? 2 : 0) + (last === key ? 1 : 0) + share + subject + existence + kind + (isThere ? 1.5 : 0),
    };
  });
  const [best] = scored.filter(({ isLikely }) => isLikely).toSorted((a, b) => b.score - a.score);
  const first = keys[0] ?? null;
  const isLikeliest = keys.length > 1 && first !== null && !UNSURE.has(first);
  return best?.key ?? (isLikeliest || isSureNickname(keys) ? first : null);
}
