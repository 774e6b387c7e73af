import { deadlinesText as say, restDeadlineStatus } from '#schema/text/deadlines.ts';
import { validationText } from '#schema/text/validation.ts';
import {
  RestCompleteDeadlineDocument,
  RestSnoozeDeadlineDocument,
  RestUpcomingDeadlinesDocument,
  type RestDeadlineFragment,
} from './deadlines.rest.generated.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { isSnooze, MAX_SNOOZE_HOURS, USUAL_SNOOZE } from './saving/deadline-values.rules.ts';

const MAX_PAGE_SIZE = 100;

/** A deadline in the shape of the specification. */
const deadlineOf = (deadline: RestDeadlineFragment) => ({
  id: deadline.id,
  case_id: deadline.case?.id ?? null,
  case_title: deadline.case?.title ?? null,
  title: deadline.title,
  description: deadline.description ?? '',
  deadline: deadline.dueAt,
  due_on: deadline.dueOn,
  priority: deadline.priority.toLowerCase(),
  status: restDeadlineStatus[deadline.status],
  type: deadline.type,
  snoozed: deadline.isSnoozed,
  days_left: deadline.daysLeft,
  urgency: deadline.urgency.toLowerCase(),
  label: deadline.label,
  overdue_since: deadline.overdueSince,
  time_zone: deadline.zone,
  remind_at: deadline.remindAt,
  completed_at: deadline.completedAt,
});

function pageOf({ query }: RestRequest) {
  const first = query['limit'] === undefined ? MAX_PAGE_SIZE : Number(query['limit']);
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE)
    throw new Refusal('VALIDATION', validationText.pageSize, { field: 'limit' });
  return { first, after: optionalText(query['after']) };
}

/** Checked here for a precise error: GraphQL would only say that the request is not valid. */
function hoursOf({ body }: RestRequest): number {
  const hours = body['hours'] ?? USUAL_SNOOZE;
  if (typeof hours !== 'number' || !isSnooze(hours))
    throw new Refusal('VALIDATION', say.hoursInvalid(MAX_SNOOZE_HOURS), { field: 'hours' });
  return hours;
}

const idOf = ({ params }: RestRequest): string => params['id'] ?? '';

export const deadlinesRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/deadlines/upcoming',
    document: RestUpcomingDeadlinesDocument,
    variables: pageOf,
    reply: ({ deadlinePanel: { active, recentlyCompleted } }) => ({
      body: {
        // The specification has one list: `status` distinguishes them. The completed ones end the last page.
        deadlines: [...active.nodes, ...(active.pageInfo.hasNextPage ? [] : recentlyCompleted)].map(deadlineOf),
        total: active.totalCount,
        next: active.pageInfo.hasNextPage ? active.pageInfo.endCursor : null,
      },
    }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/deadlines/:id/complete',
    document: RestCompleteDeadlineDocument,
    variables: (request) => ({ input: { id: idOf(request) } }),
    reply: ({ completeDeadline: { deadline } }) => ({ body: { deadline: deadline && deadlineOf(deadline) } }),
  }),
  restRoute({
    method: 'PUT',
    path: '/api/deadlines/:id/snooze',
    document: RestSnoozeDeadlineDocument,
    variables: (request) => ({ input: { id: idOf(request), hours: hoursOf(request) } }),
    reply: ({ snoozeDeadline: { deadline, message } }) => ({
      body: { message, deadline: deadline && deadlineOf(deadline) },
    }),
  }),
];
