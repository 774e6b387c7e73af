import type { NonEmptyArray } from 'type-graphql';
import type { Feature } from '#api/kernel/feature.ts';
import { offerAttachments } from '../cases/index.ts';
import { DeadlineAlertResolver } from './alerts/alerts.resolver.ts';
import { DEADLINE_JOBS } from './alerts/deadlines.jobs.ts';
import { DEADLINE_CALENDAR_RESOLVERS } from './calendars/calendars.resolver.ts';
import { ComputingResolver } from './computing/computing.resolver.ts';
import { attachedDeadlines, deadlineNodes } from './deadline-nodes.service.ts';
import { deadlinesRest } from './deadlines.rest.ts';
import {
  CaseDeadlinesResolver,
  DeadlineFieldsResolver,
  DeadlinePanelResolver,
} from './panel/deadline-fields.resolver.ts';
import { DeadlinesResolver } from './panel/deadlines.resolver.ts';
import { DEADLINE_READING_RESOLVERS } from './reading/reading.resolver.ts';
import { SavingResolver } from './saving/saving.resolver.ts';
import { DEADLINE_TERM_RESOLVERS } from './terms/terms.resolver.ts';

offerAttachments('DEADLINE', attachedDeadlines);

export const deadlinesFeature: Feature = {
  name: 'deadlines',
  resolvers: [
    DeadlinesResolver,
    DeadlineFieldsResolver,
    DeadlinePanelResolver,
    CaseDeadlinesResolver,
    SavingResolver,
    ComputingResolver,
    DeadlineAlertResolver,
    ...DEADLINE_TERM_RESOLVERS,
    ...DEADLINE_CALENDAR_RESOLVERS,
    ...DEADLINE_READING_RESOLVERS,
  ] as NonEmptyArray<new () => object>,
  rest: deadlinesRest,
  jobs: DEADLINE_JOBS,
  nodes: deadlineNodes,
};
