import { dayOf } from '#schema/lib/days.ts';
import { MONTHS } from '#schema/text/days.ts';
import { noticeReadingText as say } from '#schema/text/deadline-reading.ts';
import { otherFileNumbers } from './file-number.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** Messages about what a text does not say and the user must add. */

const WRITTEN = new RegExp(`\\b(\\d{1,2}) (?:de )?(${MONTHS.join('|')})(?: (?:de|del)(?: ano)? (\\d{4}))?`, 'g');
const FIGURES = /(?<![\d/.-])(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?![\d/])/g;

/** A date that does not exist: «31 de febrero de 2026». */
function impossibleDay({ notice }: ReadText): string | null {
  for (const { 0: words, index, 1: day, 2: month, 3: year } of notice.folded.matchAll(WRITTEN))
    if (!dayOf(Number(year ?? 2024), MONTHS.indexOf(month ?? '') + 1, Number(day)))
      return notice.text.slice(index, index + words.length);
  for (const [words, day, month, year] of notice.folded.matchAll(FIGURES))
    if (!dayOf(Number(year), Number(month), Number(day))) return words;
  return null;
}

function ofDate(read: ReadText): string[] {
  const impossible = impossibleDay(read);
  const said = impossible === null ? [] : [say.missing.impossibleDate(impossible)];
  // This act starts no term: the one of the dismissal, which runs from the separation, continues (LFT 518).
  if (read.act?.id === 'NO_CONCILIATION') return [...said, say.missing.separation];
  if (read.noticeOn) return said;
  const isDecided = read.otherDates.some(({ meaning }) => meaning === 'DECIDED');
  if (isDecided) return [...said, say.missing.onlyDecided];
  return [...said, read.otherDates.length > 0 ? say.missing.noNoticeDate : say.missing.date];
}

const PERSONALLY = /\b(?:notifiquese|emplacese|hagase saber)\b[^.\n]{0,40}\bpersonal/;

function ofMethod(read: ReadText): string[] {
  if (read.act?.id === 'NO_CONCILIATION') return [];
  if (!read.method) return [say.missing.method];
  if (!read.method.isDone && !read.noticeOn) return [say.missing.methodOrdered];
  const isPublished = read.noticeOn?.meaning === 'PUBLISHED';
  return isPublished && PERSONALLY.test(read.notice.prose) ? [say.missing.personalOrdered] : [];
}

function ofCourt({ court, calendar }: ReadText): string[] {
  if (calendar) return [];
  return [court ? say.missing.courtWithoutCalendar : say.missing.court];
}

const MAX_NUMBERS = 3;

function ofFileNumber({ fileNumber, notice }: ReadText, isPage: boolean): string[] {
  if (!fileNumber) return [say.missing.fileNumber];
  const others = isPage ? [] : otherFileNumbers(notice, fileNumber.value);
  return others.length > 0 ? [say.missing.otherNumbers(others.slice(0, MAX_NUMBERS))] : [];
}

/** In states where the national code of civil procedure is not in force yet, the old code sets other terms. */
const isOfTwoCodes = ({ track, notice }: ReadText): boolean =>
  (track === 'CIVIL' || track === 'FAMILY') &&
  !/codigo nacional de procedimientos civiles|\bcnpcf\b/.test(notice.folded);

export interface Matched {
  hasCases: boolean;
  hasRules: boolean;
  isPage: boolean;
}

export const whatIsMissing = (read: ReadText, { hasCases, hasRules, isPage }: Matched): string[] => [
  ...(isPage ? [hasCases ? say.missing.pageWithOwn : say.missing.page] : []),
  ...ofFileNumber(read, isPage),
  ...ofCourt(read),
  ...ofDate(read),
  ...ofMethod(read),
  ...(read.act ? (hasRules || read.freeTerm ? [] : [say.missing.rules]) : [say.missing.act]),
  ...(hasRules && isOfTwoCodes(read) ? [say.missing.twoCodes] : []),
  ...(read.freeTerm && !read.freeTerm.regime ? [say.missing.regime] : []),
  ...(hasCases || !(read.fileNumber || read.parties.length > 0) ? [] : [say.missing.cases]),
];
