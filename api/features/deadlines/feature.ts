import type { NonEmptyArray } from 'type-graphql';
import type { Feature } from '#api/kernel/feature.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { DeadlineAlertResolver } from './alerts/alerts.resolver.ts';
import { DEADLINE_JOBS, DEADLINE_RETENTION } from './alerts/deadlines.jobs.ts';
import { DEADLINE_CALENDAR_RESOLVERS } from './calendars/calendars.resolver.ts';
import { ComputingResolver } from './computing/computing.resolver.ts';
import { attachedDeadlines, deadlineNodes } from './deadline-nodes.service.ts';
import { deadlinesRest } from './deadlines.rest.ts';
import { DeadlineDocumentsResolver } from './documents/documents.resolver.ts';
import {
  CaseDeadlinesResolver,
  DeadlineFieldsResolver,
  DeadlinePanelResolver,
} from './panel/deadline-fields.resolver.ts';
import { DeadlinesResolver } from './panel/deadlines.resolver.ts';
import { DEADLINE_READING_RESOLVERS } from './reading/reading.resolver.ts';
import { followCourt } from './saving/follow-court.service.ts';
import { SavingResolver } from './saving/saving.resolver.ts';
import { DEADLINE_TERM_RESOLVERS } from './terms/terms.resolver.ts';

/** For the cost of a query: the usual number of rows of a table. */
const USUAL_DAYS = 20;

export const deadlinesFeature: Feature = {
  name: 'deadlines',
  resolvers: [
    DeadlinesResolver,
    DeadlineFieldsResolver,
    DeadlinePanelResolver,
    CaseDeadlinesResolver,
    SavingResolver,
    ComputingResolver,
    DeadlineDocumentsResolver,
    DeadlineAlertResolver,
    ...DEADLINE_TERM_RESOLVERS,
    ...DEADLINE_CALENDAR_RESOLVERS,
    ...DEADLINE_READING_RESOLVERS,
  ] as NonEmptyArray<new () => object>,
  costs: {
    'DeadlineComputation.days': costOfList(USUAL_DAYS),
    'DeadlineComputation.daysLeftOut': costOfList(USUAL_DAYS),
    'DeadlineComputation.basis': costOfList(4),
    'ComputeChainPayload.steps': costOfList(5),
    'TermRule.basis': costOfList(3),
    'CountingRegime.basis': costOfList(5),
    'TermChain.steps': costOfList(5),
  },
  rest: deadlinesRest,
  jobs: DEADLINE_JOBS,
  retention: DEADLINE_RETENTION,
  nodes: deadlineNodes,
  offers: { attachments: { DEADLINE: attachedDeadlines }, followCourt },
};
