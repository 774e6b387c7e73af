import type { ApolloClient } from '@apollo/client';

/** What a change of events may show in, and what a change of hours may. */
const OF_EVENTS = [
  'CalendarRange',
  'CaseAgenda',
  'CalendarDeadlines',
  'NextDeadlines',
  'TodayCard',
  'EventDetail',
  'BillableSummary',
  'EventOverlaps',
];
const OF_HOURS = [
  'CalendarRange',
  'CaseAgenda',
  'TodayCard',
  'BillableSummary',
  'HoursSummary',
  'TimeEntries',
  'WorkTasks',
];
const OF_BILLS = [...OF_HOURS, 'Prebills', 'PrebillDetail', 'PrebillPreview', 'HoursSettings'];
const OF_GOOGLE = ['GoogleConnection', 'GoogleConflicts', ...OF_EVENTS];

const OF_SETTINGS = ['CalendarChoices', ...OF_EVENTS];

const SHOWN_IN = {
  events: OF_EVENTS,
  hours: OF_HOURS,
  bills: OF_BILLS,
  google: OF_GOOGLE,
  settings: OF_SETTINGS,
} as const;

/** Reads anew whatever is on the screen and may have changed; what is not is read when it is opened. */
export async function reloadCalendar(client: ApolloClient, changed: keyof typeof SHOWN_IN): Promise<void> {
  const names = new Set<string>(SHOWN_IN[changed]);
  const active = [...client.getObservableQueries('active')].filter(({ queryName }) => names.has(queryName ?? ''));
  await Promise.allSettled(active.map((query) => query.refetch()));
}
