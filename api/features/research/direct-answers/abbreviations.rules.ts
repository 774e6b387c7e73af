import abbreviations from '#db/content/abbreviations.json' with { type: 'json' };
import { withoutCourtesies } from './courtesies.rules.ts';

/** Lawyers' abbreviations, as they are written; «EM» is no «em». */
const meanings = new Map(Object.entries(abbreviations));
const ABBREVIATION = new RegExp(`(?<![\\p{L}\\d.])(?:${[...meanings.keys()].join('|')})(?![\\p{L}\\d])`, 'gu');
const HAS_LOWER_CASE = /\p{Ll}/u;

/** A text with lawyers' abbreviations written out; the same when all of it is in capitals. */
function writtenOut(text: string): string {
  if (!HAS_LOWER_CASE.test(text)) return text;
  return text.replace(ABBREVIATION, (short) => meanings.get(short) ?? short);
}

/** What a message says of its matter: no courtesies, no abbreviations. */
export const plainQuestion = (question: string): string => writtenOut(withoutCourtesies(question));
