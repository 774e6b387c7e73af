import { restRoute, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { dayOfQuery } from '#api/features/calendar/index.ts';
import { RestBillableEventsDocument } from './hours.rest.generated.ts';

export const hoursRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/calendar/events/billable',
    document: RestBillableEventsDocument,
    variables: (request) => ({ from: dayOfQuery(request, 'from'), to: dayOfQuery(request, 'to') }),
    reply: ({ billableSummary: { totalHours, totalEvents, byCase } }) => ({
      body: {
        summary: { total_hours: totalHours, total_events: totalEvents },
        by_case: byCase.map((each) => ({
          case_id: each.case?.id ?? null,
          case_title: each.case?.title ?? null,
          total_hours: each.totalHours,
          total_events: each.totalEvents,
        })),
      },
    }),
  }),
];
