import type { NonEmptyArray } from 'type-graphql';
import type { Feature } from '#api/kernel/feature.ts';
import { whenClientChanges } from '../cases/index.ts';
import { BILLING_COSTS, BILLING_RESOLVERS } from '../hours/billing/billing.resolver.ts';
import { calendarNodes } from './calendar-nodes.service.ts';
import { CALENDAR_JOBS } from './calendar.jobs.ts';
import { EVENT_RESOLVERS } from './events/events.resolver.ts';
import { GOOGLE_RESOLVERS } from './google/google.resolver.ts';
import { GOOGLE_REST } from './google/google.rest.ts';
import { GOOGLE_JOBS } from './google/google-sync.jobs.ts';
import { followClientOf, HOURS_JOBS } from '../hours/pricing/client-changes.jobs.ts';
import { HOURS_FIELD_RESOLVERS } from '../hours/hours-fields.resolver.ts';
import { HoursResolver } from '../hours/hours.resolver.ts';
import { TIMER_RESOLVERS } from '../hours/timer/timer.resolver.ts';
import { ICS_RESOLVERS } from './ics/ics.resolver.ts';
import { ICS_REST } from './ics/ics.rest.ts';
import { calendarRest } from './rest/calendar.rest.ts';
import { STREAM_RESOLVERS } from './views/calendar-stream.resolver.ts';
import { VIEW_RESOLVERS } from './views/views.resolver.ts';

whenClientChanges(followClientOf);

export const calendarFeature: Feature = {
  name: 'calendar',
  resolvers: [
    ...EVENT_RESOLVERS,
    ...VIEW_RESOLVERS,
    ...STREAM_RESOLVERS,
    ...GOOGLE_RESOLVERS,
    ...ICS_RESOLVERS,
    ...HOURS_FIELD_RESOLVERS,
    HoursResolver,
    ...TIMER_RESOLVERS,
    ...BILLING_RESOLVERS,
  ] as NonEmptyArray<new () => object>,
  costs: BILLING_COSTS,
  rest: [...calendarRest, ...GOOGLE_REST, ...ICS_REST],
  jobs: [...GOOGLE_JOBS, ...HOURS_JOBS, ...CALENDAR_JOBS],
  nodes: calendarNodes,
};
