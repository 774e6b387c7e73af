/** Lists and enumerations that numbers stand in. */

const QUOTED_OR_BRACKETED = /[«“"][^«»“”"]{0,1800}[»”"]|\([^()]{0,1800}\)/gu;
const JOINED = /^[\s,;:./·]*(?:(?:y|e|o|u)\s)?(?:(?:el|los|al|del)\s)?$/iu;
const LIST_REACH = 1800;

/** Whether only quoted words and brackets are between the last article and this one. */
export const isOnlyQuoted = (between: string): boolean =>
  between.length <= LIST_REACH &&
  !/^[»”")]?\s?\.\s/u.test(between) &&
  JOINED.test(between.replace(QUOTED_OR_BRACKETED, ' '));

const LINES = 700;

/** «1. … 2. …», «(1) … (2) …», rows that are numbered: the next or the last number stands at the same place near. */
export function isEnumerated(text: string, at: number, number: number): boolean {
  const around = text.slice(Math.max(0, at - LINES), at + LINES);
  const isThere = (other: number): boolean =>
    new RegExp(`(?:^|[\\n|(\\t])[ \\-•*]{0,4}${String(other)}(?:[.)\\s|\\t–-]|$)`, 'u').test(around);
  return number === 1 || isThere(number + 1) || isThere(number - 1);
}
