import { withoutAccents } from '#schema/lib/fold-text.ts';

/** Numbers of articles as people type them and as laws print them. */

/** The same key for `29-A`, `29 a` and `29A`, or `1o.` and `1`; never one for `58-2` and `582`. */
export const numberKey = (number: string): string =>
  withoutAccents(number.replaceAll('ñ', '~').replaceAll('Ñ', '~'))
    .toLowerCase()
    .trim()
    .replace(/^(\d+)[oº°](?:\.|(?=[\s_-])|$)/, '$1')
    .replace(/(\d)([a-z~])/g, '$1-$2')
    .replace(/([a-z~])(\d)/g, '$1-$2')
    .replace(/[\s._-]+/g, '-')
    .replace(/-$/, '');

export const isSameNumber = (one: string, other: string): boolean => numberKey(one) === numberKey(other);

const ASKED = /^(?:art(?:[ií]culo)?s?\.?\s*)?(\d{1,4}[oº°]?\.?(?:[\s_-]*[\p{L}\d]+)*)$/iu;
const SUFFIX = /^(?:\d{1,3}|[a-zñ]|bis|ter|qu[aá]ter|[a-záéíóú]{4,14})$/iu;

/** The number that somebody asks for (`art. 1390 bis 20`), or `null` when it is words to look for. */
export function askedNumber(typed: string): string | null {
  const found = ASKED.exec(typed.trim())?.[1];
  if (!found) return null;
  const [, ...suffixes] = numberKey(found).split('-');
  return suffixes.every((part) => SUFFIX.test(part.replace('~', 'ñ'))) ? found.trim() : null;
}

/** Place of an article on its page: `art-1390_Bis_20`. */
export const anchorOf = (number: string): string => `art-${number.replace(/\s+/g, '_')}`;

/** What orders two numbers roughly: the whole part. */
export const wholePart = (number: string): number => Number.parseInt(number, 10);
