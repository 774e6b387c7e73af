import type { ApolloClient } from '@apollo/client';
import { reloadQueries } from '#web/shared/apollo/reload-queries.ts';

/** The queries that a change of hours may affect. */
const OF_HOURS = [
  'CalendarRange',
  'CaseAgenda',
  'TodayCard',
  'BillableSummary',
  'HoursSummary',
  'TimeEntries',
  'WorkTasks',
  'PrebillPreview',
];

const SHOWN_IN = {
  hours: OF_HOURS,
  bills: [...OF_HOURS, 'Prebills', 'PrebillDetail', 'HoursSettings'],
} as const;

export const reloadHours = (client: ApolloClient, changed: keyof typeof SHOWN_IN): Promise<void> =>
  reloadQueries(client, SHOWN_IN[changed]);
