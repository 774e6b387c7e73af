import { withoutAccents } from '#schema/lib/fold-text.ts';

/** Numbers of articles as people type them and as laws print them. */

/** The same key for `29-A`, `29 a` and `29A`, or `1o.` and `1`; different keys for `58-2` and `582`. */
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

const REQUESTED_NUMBER = /^(?:art(?:[ií]culo)?s?\.?\s*)?(\d{1,4}[oº°]?\.?(?:[\s_-]*[\p{L}\d]+)*)$/iu;
const SUFFIX = /^(?:\d{1,3}|[a-zñ]|bis|ter|qu[aá]ter|[a-záéíóú]{4,14})$/iu;

/** The number in a query (`art. 1390 bis 20`), or `null` if the query is text. */
export function requestedNumber(typed: string): string | null {
  const found = REQUESTED_NUMBER.exec(typed.trim())?.[1];
  if (!found) return null;
  const [, ...suffixes] = numberKey(found).split('-');
  return suffixes.every((part) => SUFFIX.test(part.replace('~', 'ñ'))) ? found.trim() : null;
}

/** Id of an article in the page: `art-1390_Bis_20`. */
export const anchorOf = (number: string): string => `art-${number.replace(/\s+/g, '_')}`;

/** The whole part, to order two numbers roughly. */
export const wholePart = (number: string): number => Number.parseInt(number, 10);
