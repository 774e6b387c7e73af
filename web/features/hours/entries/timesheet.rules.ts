import type { Entry } from './entry-form.rules.ts';

/** The week of a timesheet: one row for each case, one column for each day. */

export interface TimesheetRow {
  /** Empty: without a case. */
  caseId: string;
  title: string;
  client: string;
  /** Seconds by day, in the order of the days. */
  days: number[];
  total: number;
}

export function timesheetRows(entries: readonly Entry[], days: readonly string[], noCase: string): TimesheetRow[] {
  const rows = new Map<string, TimesheetRow>();
  for (const { case: legalCase, client, workedOn, seconds } of entries) {
    const at = days.indexOf(workedOn);
    if (at < 0) continue;
    const caseId = legalCase?.id ?? '';
    const row = rows.get(caseId) ?? {
      caseId,
      title: legalCase?.title ?? noCase,
      client: legalCase ? client : '',
      days: days.map(() => 0),
      total: 0,
    };
    row.days[at] = (row.days[at] ?? 0) + seconds;
    row.total += seconds;
    rows.set(caseId, row);
  }
  // Sorted by name; entries without a case come last.
  return [...rows.values()].toSorted(
    (a, b) => Number(a.caseId === '') - Number(b.caseId === '') || a.title.localeCompare(b.title, 'es-MX'),
  );
}

export const dayTotals = (rows: readonly TimesheetRow[], days: readonly string[]): number[] =>
  days.map((_, at) => rows.reduce((sum, row) => sum + (row.days[at] ?? 0), 0));

/** Entries by day, newest day first; within a day by start. */
export function entriesByDay(entries: readonly Entry[]): { day: string; entries: Entry[]; seconds: number }[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(entry.workedOn, [...(days.get(entry.workedOn) ?? []), entry]);
  return [...days]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, found]) => ({
      day,
      entries: found.toSorted((a, b) => (a.startedAt ?? '').localeCompare(b.startedAt ?? '')),
      seconds: found.reduce((sum, { seconds }) => sum + seconds, 0),
    }));
}
