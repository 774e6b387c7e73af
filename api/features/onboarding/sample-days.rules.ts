import { addDays, weekdayOf } from '#schema/lib/days.ts';

const NOTICE_DAYS_AGO = 3;
const HEARING_IN_DAYS = 30;
/** From a Saturday (6) or Sunday (7) to the Monday after it. */
const DAYS_TO_MONDAY: Record<number, number> = { 6: 2, 7: 1 };

/** The next Monday of a Saturday or Sunday; other days as they are. */
const onWorkday = (day: string): string => addDays(day, DAYS_TO_MONDAY[weekdayOf(day)] ?? 0);

/** The days of the sample: a recent notice, and a hearing after the term to answer has ended. */
export const sampleDays = (today: string): { noticeOn: string; hearingOn: string } => ({
  noticeOn: addDays(today, -NOTICE_DAYS_AGO),
  hearingOn: onWorkday(addDays(today, HEARING_IN_DAYS)),
});
