/** The front door of the code that reads legal Spanish: numbers, quantities, dates, laws that are named, places in a text. */

export { claimsLaw, isQuestion } from './law-claims.rules.ts';
export { namedArticles, namedLaws } from './named-law.rules.ts';
export { findQuantities, isTime, type Quantity, type QuantityUnit } from './quantities.rules.ts';
export { findNumbers, foldInPlace, readNumber, tokensOf, valueOfDigits } from './spanish-numbers.rules.ts';
export { fold, locateQuote } from './text-places.rules.ts';
export { toldDays } from './told-days.rules.ts';
export { type DateAt, findDates } from './written-dates.rules.ts';
