import { foldText } from '#schema/lib/fold-text.ts';
import type { CalendarEventType } from '#schema/generated/contract.ts';
import { calendarText as say, restEventSource, restEventType } from '#schema/text/calendar.ts';
import { validationText } from '#schema/text/validation.ts';
import { dayIn, timeIn } from '#schema/lib/zones.ts';
import {
  RestCalendarEventsDocument,
  RestCreateEventDocument,
  RestCreateEventFromCaseDocument,
  RestDashboardStatsDocument,
  type RestEventFragment,
} from './calendar.rest.generated.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { optionalText, restRoute, textOf, type RestRequest, type RestRoute } from '#api/kernel/http/rest-route.ts';
import { dayOfQuery } from './query-day.rules.ts';

const MAX_PAGE_SIZE = 100;

const TYPE_OF = new Map(Object.entries(restEventType).map(([type, value]) => [value, type as CalendarEventType]));

/** Without case and accents: `reunión` is `reunion`. */
const folded = (text: string): string => foldText(text.trim());

function typeOf(given: unknown): CalendarEventType {
  if (given === undefined || given === null || given === '') return 'OTHER';
  const type = TYPE_OF.get(folded(textOf(given)));
  if (!type)
    throw new Refusal('VALIDATION', say.typeUnknown(Object.values(restEventType).join(', ')), { field: 'type' });
  return type;
}

interface Shown {
  startAt: string;
  endAt: string;
  startsOn: string;
  title: string;
  location: string;
}

/** `date` and `time` are in the zone of the caller; whole-day events keep their own day. */
const eventOf = (event: RestEventFragment, zone: string, shown: Shown = event) => ({
  id: event.id,
  title: shown.title,
  type: restEventType[event.type],
  start: shown.startAt,
  end: shown.endAt,
  date: event.isAllDay ? shown.startsOn : dayIn(zone, new Date(shown.startAt)),
  time: event.isAllDay ? '00:00' : timeIn(zone, new Date(shown.startAt)),
  all_day: event.isAllDay,
  description: event.description,
  client: event.client,
  location: shown.location,
  case_id: event.case?.id ?? null,
  case_title: event.case?.title ?? null,
  source: restEventSource[event.source],
  htmlLink: event.htmlLink,
  billable: event.isBillable,
});

function pageOf({ query }: RestRequest) {
  const first = query['limit'] === undefined ? MAX_PAGE_SIZE : Number(query['limit']);
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE)
    throw new Refusal('VALIDATION', validationText.pageSize, { field: 'limit' });
  return { first, after: optionalText(query['after']) };
}

/** The operation needs days even when it skips the range; this one is not used. */
const ANY_DAY = '2000-01-01';

function eventsQuery(request: RestRequest) {
  const [from, to] = [dayOfQuery(request, 'from'), dayOfQuery(request, 'to')];
  const isRange = from !== null || to !== null;
  const type = optionalText(request.query['type']);
  const caseId = optionalText(request.query['case_id']);
  return {
    ...pageOf(request),
    isRange,
    from: from ?? to ?? ANY_DAY,
    to: to ?? from ?? ANY_DAY,
    filter: { ...(type ? { types: [typeOf(type)] } : {}), ...(caseId ? { caseId } : {}) },
  };
}

/** The error text for missing fields is fixed by the specification; which they are is told beside it. */
function required(given: Record<string, string>): void {
  const missingFields = Object.keys(given).filter((name) => !given[name]?.trim());
  const [field] = missingFields;
  if (field !== undefined) throw new Refusal('VALIDATION', say.allRequired, { field, missingFields });
}

/** An hour of one digit is read: `9:00` is `09:00`. */
const padded = (moment: string): string => moment.trim().replace(/(^|T)(?=\d:)/, '$10');

function newEvent({ body }: RestRequest) {
  const [title, date, time] = [textOf(body['title']), textOf(body['date']), textOf(body['time'])];
  required({ title, date, time });
  return {
    title,
    type: typeOf(body['type']),
    start: `${date.trim()}T${padded(time)}`,
    description: textOf(body['description']),
    location: textOf(body['location']),
    client: optionalText(body['client']),
    caseId: optionalText(body['caseId']),
  };
}

function newEventFromCase({ body }: RestRequest) {
  const [caseId, start] = [textOf(body['caseId']), textOf(body['startTime'])];
  required({ caseId, startTime: start });
  return {
    caseId,
    type: typeOf(body['eventType']),
    title: optionalText(body['customTitle']),
    description: optionalText(body['customDescription']),
    start: padded(start),
    location: optionalText(body['location']),
  };
}

interface Created {
  caseLinked: boolean;
  notices: string[];
  event?: RestEventFragment | null;
}

/** A new event is shown in its own zone, which is the caller's. */
const createdOf = ({ caseLinked, notices, event }: Created) => ({
  body: { case_linked: caseLinked, event: event ? eventOf(event, event.zone) : null, notices },
});

interface Activity {
  type: string;
  id: string;
  title: string;
  status: string;
  /** ISO 8601. */
  date: string;
}

const MAX_ACTIVITY = 10;

/** Newest first. */
const recentActivity = (all: readonly Activity[]) =>
  all
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, MAX_ACTIVITY)
    .map(({ type, id, title, status, date }) => ({ type, id, title, status: status.toLowerCase(), date }));

export const calendarRest: RestRoute[] = [
  restRoute({
    method: 'GET',
    path: '/api/calendar/events',
    document: RestCalendarEventsDocument,
    variables: eventsQuery,
    reply: ({ calendarSettings: { zone }, calendarEvents, calendarRange }) => ({
      body: {
        events: calendarRange
          ? calendarRange.occurrences.map(({ event, ...shown }) => ({
              ...eventOf(event, zone, shown),
              occurrence: shown.key,
            }))
          : // The page holds the latest; within it the oldest comes first, as within days.
            (calendarEvents?.nodes ?? []).toReversed().map((event) => eventOf(event, zone)),
        next: calendarEvents?.pageInfo.hasNextPage ? calendarEvents.pageInfo.endCursor : null,
        ...(calendarRange ? { truncated: calendarRange.isTruncated } : {}),
      },
    }),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/create-event',
    document: RestCreateEventDocument,
    fields: { start: 'date' },
    variables: (request) => ({ input: newEvent(request) }),
    reply: ({ createCalendarEvent }) => createdOf(createCalendarEvent),
  }),
  restRoute({
    method: 'POST',
    path: '/api/calendar/events/from-case',
    document: RestCreateEventFromCaseDocument,
    fields: { start: 'startTime', type: 'eventType', title: 'customTitle', description: 'customDescription' },
    variables: (request) => ({ input: newEventFromCase(request) }),
    reply: ({ createEventFromCase }) => createdOf(createEventFromCase),
  }),
  restRoute({
    method: 'GET',
    path: '/api/real-stats/dashboard-stats',
    document: RestDashboardStatsDocument,
    variables: () => ({}),
    reply: ({ me: { usage, limits }, caseStats, today, contracts, documents }) => ({
      body: {
        stats: {
          usage,
          limits: {
            chat_messages: limits.chatMessages,
            document_analysis: limits.documentAnalysis,
            cases: limits.cases,
          },
          active_cases: caseStats.activeCases,
          upcoming_deadlines: today.deadlineCount,
          events_this_week: today.eventsThisWeek,
          contracts: contracts.totalCount,
          documents: documents.totalCount,
          recent_activity: recentActivity([
            ...caseStats.recentCases.map(({ updatedAt, ...rest }) => ({ type: 'case', date: updatedAt, ...rest })),
            ...contracts.nodes.map(({ updatedAt, ...rest }) => ({ type: 'contract', date: updatedAt, ...rest })),
            ...documents.nodes.map(({ id, fileName, status, createdAt }) => ({
              type: 'document',
              date: createdAt,
              id,
              title: fileName,
              status,
            })),
          ]),
        },
      },
    }),
  }),
];
