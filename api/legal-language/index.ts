/** The front door of the code that reads legal Spanish: numbers, quantities, dates, laws and people that are named, citations, places in a text. */

export { findCitations, type FoundCitation } from './citations/citation-grammar.rules.ts';
export { plainQuote } from './citations/clean-text.rules.ts';
export { lawAt } from './citations/laws/law-mentions.rules.ts';
export { lawOfOffice } from './citations/laws/nicknames.rules.ts';
export { SAYS_STEM } from './citations/quotes/saying-verbs.rules.ts';
export { findReplacedLaw } from './citations/laws/replaced-laws.rules.ts';
export { isDeniedBehind } from './citations/statutes/denied-articles.rules.ts';
export { printOrdinal, readOrdinal } from './citations/number-words.rules.ts';
export {
  findReferences,
  readReferences,
  type CaseFileReference,
  type GazetteReference,
  type Quoted,
  type ReadText,
  type Reference,
  type StatuteReference,
  type ThesisReference,
} from './citations/references.rules.ts';
export { courtLikeness, courtOrder, isCourtFound } from './court-names.rules.ts';
export { claimsLaw, isQuestion } from './law-claims.rules.ts';
export { namedArticles, namedLaws } from './named-law.rules.ts';
export { foldedName, LIKE_ENOUGH, likenessOfFolded, partyKey, wordsOfName } from './party-names.rules.ts';
export { findQuantities, isTime, type Quantity, type QuantityUnit } from './quantities.rules.ts';
export { findNumbers, foldInPlace, readNumber, tokensOf, valueOfDigits } from './spanish-numbers.rules.ts';
export { fold, locateQuote } from './text-places.rules.ts';
export { mentionedDays } from './mentioned-days.rules.ts';
export { type DateAt, findDates } from './written-dates.rules.ts';
export { findFullDates } from './full-dates.rules.ts';
