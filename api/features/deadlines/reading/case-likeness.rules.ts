import { bareFileNumber, fileNumberKey } from './file-number.rules.ts';
import { courtLikeness } from '#api/legal-language/index.ts';
import { MIN_SAME_COURT } from './court-likeness.rules.ts';

/** Scores how likely an order belongs to a case: by its number, its court, its parties. */

export interface HeldCase {
  id: string;
  fileNumber: string | null;
  courtId: string | null;
  courtName: string | null;
}

export interface NoticeMarks {
  fileNumber: string | null;
  court: string | null;
  courtId: string | null;
  /** How many of the parties of the text are in the case. */
  partiesIn: (caseId: string) => number;
}

/** Cases with this score or more are proposed. */
export const MIN_BELONGING = 5;

function byNumber(written: string | null, held: string | null): number {
  if (!written || !held) return 0;
  const [a, b] = [fileNumberKey(written), fileNumberKey(held)];
  if (a === b) return 10;
  return bareFileNumber(a) === bareFileNumber(b) ? 8 : -4;
}

function byCourt(marks: NoticeMarks, { courtId, courtName }: HeldCase): number {
  if (marks.courtId && courtId === marks.courtId) return 4;
  if (!marks.court || !courtName) return 0;
  // Every court has a file 12/2026: another court is another case.
  return courtLikeness(marks.court, courtName) >= MIN_SAME_COURT ? 3 : -6;
}

export const belonging = (marks: NoticeMarks, held: HeldCase): number =>
  byNumber(marks.fileNumber, held.fileNumber) + byCourt(marks, held) + 3 * Math.min(2, marks.partiesIn(held.id));
