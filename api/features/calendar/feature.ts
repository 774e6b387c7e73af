import type { NonEmptyArray } from 'type-graphql';
import type { Feature } from '#api/kernel/feature.ts';
import { calendarNodes } from './calendar-nodes.service.ts';
import { CALENDAR_JOBS, CALENDAR_RETENTION } from './calendar.jobs.ts';
import { EVENT_RESOLVERS } from './events/events.resolver.ts';
import { queueForGoogle } from './google/google-outgoing.service.ts';
import { GOOGLE_RESOLVERS } from './google/google.resolver.ts';
import { GOOGLE_REST } from './google/google.rest.ts';
import { GOOGLE_JOBS, GOOGLE_RETENTION } from './google/google-sync.jobs.ts';
import { ICS_RESOLVERS } from './ics/ics.resolver.ts';
import { ICS_REST } from './ics/ics.rest.ts';
import { calendarRest } from './rest/calendar.rest.ts';
import { STREAM_RESOLVERS } from './views/calendar-stream.resolver.ts';
import { VIEW_RESOLVERS } from './views/views.resolver.ts';

export const calendarFeature: Feature = {
  name: 'calendar',
  resolvers: [
    ...EVENT_RESOLVERS,
    ...VIEW_RESOLVERS,
    ...STREAM_RESOLVERS,
    ...GOOGLE_RESOLVERS,
    ...ICS_RESOLVERS,
  ] as NonEmptyArray<new () => object>,
  rest: [...calendarRest, ...GOOGLE_REST, ...ICS_REST],
  jobs: [...GOOGLE_JOBS, ...CALENDAR_JOBS],
  retention: [...GOOGLE_RETENTION, ...CALENDAR_RETENTION],
  nodes: calendarNodes,
  offers: { onEventsChanged: queueForGoogle },
};
