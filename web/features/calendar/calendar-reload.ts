import type { ApolloClient } from '@apollo/client';
import { reloadQueries } from '#web/shared/apollo/reload-queries.ts';

/** The queries that a change of events may affect. */
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

const SHOWN_IN = {
  events: OF_EVENTS,
  google: ['GoogleConnection', 'GoogleConflicts', ...OF_EVENTS],
  settings: ['CalendarChoices', ...OF_EVENTS],
} as const;

export const reloadCalendar = (client: ApolloClient, changed: keyof typeof SHOWN_IN): Promise<void> =>
  reloadQueries(client, SHOWN_IN[changed]);
