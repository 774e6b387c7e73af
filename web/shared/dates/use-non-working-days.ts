import { useMemo } from 'react';
import { dateFieldText as text } from '#schema/text/date-field.ts';
import { useNonWorkingDaysQuery } from './non-working-days.generated.ts';

export interface NonWorkingDays {
  /** Why nobody works on a day, in words, by the day; `null` until it is known. */
  reasons: ReadonlyMap<string, string> | null;
  /** What is missing in the calendar of the court. */
  note: string | null;
  isFailed: boolean;
}

/** The days between two on which a court rests; without a court, that of the calendar's settings. */
export function useNonWorkingDays(
  span: { from: string; to: string } | null,
  calendar: string | null = null,
): NonWorkingDays {
  const { data, error } = useNonWorkingDaysQuery({
    variables: { from: span?.from ?? '', to: span?.to ?? '', calendar },
    skip: span === null,
  });
  const range = span ? data?.calendarRange : undefined;
  const reasons = useMemo(
    () =>
      range
        ? new Map(
            range.nonWorkingDays.map(({ date, kind, reason }) => [
              date,
              kind === 'WEEKEND' ? text.weekend : text.nonWorking(reason),
            ]),
          )
        : null,
    [range],
  );
  return { reasons, note: range?.nonWorkingDaysNote ?? null, isFailed: error !== undefined && !range };
}
