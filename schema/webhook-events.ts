import { webhookEventText, webhookExampleText as say } from './text/webhook-events.ts';

/**
 * The events that webhooks deliver: names, versions, what they carry, and an example of each. The server writes bodies by
 * these schemas, a test checks that it does, and pages for developers can be made of them.
 *
 * A body is `{ id, type, version, timestamp, data }`. A version only gains fields; a field that goes or changes makes the
 * next version of that event.
 */

/** The part of JSON Schema (draft 2020-12) that the events use. */
interface JsonSchema {
  type: string | string[];
  description?: string;
  format?: 'date' | 'date-time';
  enum?: readonly (string | null)[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
}

export type WebhookEventName = keyof typeof webhookEventText;

interface WebhookEventDefinition {
  version: number;
  /** In English; Spanish is in `schema/text/webhook-events.ts`. */
  description: string;
  /** Of `data`. */
  schema: JsonSchema;
  /** A value of `data`. */
  example: Record<string, unknown>;
}

const text = (description: string): JsonSchema => ({ type: 'string', description });
const flag = (description: string): JsonSchema => ({ type: 'boolean', description });
const whole = (description: string): JsonSchema => ({ type: 'integer', description });
const day = (description: string): JsonSchema => ({ type: 'string', format: 'date', description });
const instant = (description: string): JsonSchema => ({ type: 'string', format: 'date-time', description });
const oneOf = (description: string, values: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: values,
  description,
});
const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type as string, 'null'],
  ...(schema.enum ? { enum: [...schema.enum, null] } : {}),
});
/** Every property is always there. */
const fields = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  type: 'object',
  ...(description ? { description } : {}),
  properties,
  required: Object.keys(properties),
});

const CASE_STATUSES = ['PENDING', 'ACTIVE', 'COMPLETED'] as const;
const caseId = orNull(text('Case that it belongs to; null: none.'));

const caseFields = fields(
  {
    id: text('Id of the case, as in the API.'),
    title: text('Title.'),
    status: oneOf('Status.', CASE_STATUSES),
    area: text('Area of law: `CIVIL`.'),
    file_number: orNull(text('Number of the file at the court.')),
    is_urgent: flag('Whether it is marked as urgent.'),
    opened_on: day('Opening day.'),
    closed_on: orNull(day('Closing day; null: open.')),
    version: whole('Grows with each change.'),
    updated_at: instant('Last change.'),
  },
  'The case after the event.',
);
const exampleCase = {
  id: 'cas_01kaexample0000000000000000',
  title: say.case,
  status: 'ACTIVE',
  area: 'CIVIL',
  file_number: '123/2026',
  is_urgent: false,
  opened_on: '2026-11-02',
  closed_on: null,
  version: 4,
  updated_at: '2026-11-20T18:00:00.000Z',
};

const deadlineFields = fields(
  {
    id: text('Id of the deadline.'),
    title: text('Title.'),
    due_on: day('Last day.'),
    due_at: instant('End of the term; for a whole day its last second.'),
    has_hour: flag('Whether an hour was set.'),
    is_completed: flag('Whether it was completed.'),
    is_provisional: flag('Whether the count rests on a calendar that was not published yet.'),
    case_id: caseId,
    version: whole('Grows with each change.'),
  },
  'The deadline after the event.',
);
const exampleDeadline = {
  id: 'dl_01kaexample0000000000000000',
  title: say.deadline,
  due_on: '2026-12-03',
  due_at: '2026-12-04T05:59:59.000Z',
  has_hour: false,
  is_completed: false,
  is_provisional: false,
  case_id: exampleCase.id,
  version: 1,
};

const eventFields = fields(
  {
    id: text('Id of the event.'),
    title: text('Title.'),
    type: text('Type: `HEARING`.'),
    start_at: instant('Start; of a series, its first.'),
    end_at: instant('End; of a series, that of its first.'),
    is_all_day: flag('Whether it takes whole days.'),
    time_zone: text('IANA name.'),
    is_series: flag('Whether it repeats.'),
    location: text('Place; empty: none.'),
    case_id: caseId,
    version: whole('Grows with each change.'),
  },
  'The event as it is in the calendar.',
);
const exampleEvent = {
  id: 'evt_01kaexample0000000000000000',
  title: say.event,
  type: 'HEARING',
  start_at: '2026-12-01T16:00:00.000Z',
  end_at: '2026-12-01T18:00:00.000Z',
  is_all_day: false,
  time_zone: 'America/Mexico_City',
  is_series: false,
  location: '',
  case_id: exampleCase.id,
  version: 1,
};

export const WEBHOOK_EVENTS: Record<WebhookEventName, WebhookEventDefinition> = {
  'case.created': {
    version: 1,
    description: 'A case was opened.',
    schema: fields({ case: caseFields }),
    example: { case: { ...exampleCase, version: 1 } },
  },
  'case.updated': {
    version: 1,
    description: 'Something of a case changed: its facts, people, notes, documents or deadlines.',
    schema: fields({ change: text('What changed: a value of `CaseEventKind` of the API.'), case: caseFields }),
    example: { change: 'NOTE_ADDED', case: exampleCase },
  },
  case_status_updated: {
    version: 1,
    description: 'A case has another status.',
    schema: fields({
      previous_status: oneOf('Status before.', CASE_STATUSES),
      status: oneOf('Status that the event set; `case.status` may be a later one.', CASE_STATUSES),
      case: caseFields,
    }),
    example: { previous_status: 'PENDING', status: 'ACTIVE', case: exampleCase },
  },
  'deadline.created': {
    version: 1,
    description: 'A deadline was saved, written by hand or counted.',
    schema: fields({ deadline: deadlineFields }),
    example: { deadline: exampleDeadline },
  },
  'deadline.completed': {
    version: 1,
    description: 'A deadline was marked as completed.',
    schema: fields({ deadline: deadlineFields }),
    example: { deadline: { ...exampleDeadline, is_completed: true, version: 2 } },
  },
  'deadline.alert': {
    version: 1,
    description: 'An alert day or a reminder has come, the date was counted again, or the term ended.',
    schema: fields({
      kind: oneOf('Why it alerts.', ['STAGE', 'REMINDER', 'OVERDUE', 'CHANGED']),
      days_left: whole('Days until the last day; negative: it has passed.'),
      deadline: deadlineFields,
    }),
    example: { kind: 'STAGE', days_left: 3, deadline: exampleDeadline },
  },
  'calendar.event.created': {
    version: 1,
    description: 'An event was added to the calendar of the account.',
    schema: fields({ event: eventFields }),
    example: { event: exampleEvent },
  },
  'calendar.event.updated': {
    version: 1,
    description: 'An event of the calendar of the account changed.',
    schema: fields({ event: eventFields }),
    example: { event: { ...exampleEvent, version: 2 } },
  },
  'calendar.event.deleted': {
    version: 1,
    description: 'An event of the calendar of the account was deleted.',
    schema: fields({ event: fields({ id: text('Id of the event that was deleted.') }) }),
    example: { event: { id: exampleEvent.id } },
  },
  'contract.generated': {
    version: 1,
    description: 'A contract was generated from a template.',
    schema: fields({
      contract: fields({
        id: text('Id of the contract.'),
        title: text('Title.'),
        status: text('Status: `DRAFT`.'),
        template_name: text('Name of the template.'),
        case_id: caseId,
        created_at: instant('When it was generated.'),
      }),
    }),
    example: {
      contract: {
        id: 'ctr_01kaexample0000000000000000',
        title: say.contract,
        status: 'DRAFT',
        template_name: say.contract,
        case_id: null,
        created_at: '2026-11-20T18:00:00.000Z',
      },
    },
  },
  'document.analysed': {
    version: 1,
    description: 'The analysis of a document ended well.',
    schema: fields({
      document: fields({
        id: text('Id of the document.'),
        file_name: text('Name of the file.'),
        type: orNull(text('Recognised type: a value of `LegalDocumentKind` of the API.')),
        findings: whole('How many findings it has.'),
        case_id: caseId,
        analyzed_at: instant('When the analysis ended.'),
      }),
    }),
    example: {
      document: {
        id: 'doc_01kaexample0000000000000000',
        file_name: say.file,
        type: 'LAWSUIT',
        findings: 5,
        case_id: exampleCase.id,
        analyzed_at: '2026-11-20T18:00:00.000Z',
      },
    },
  },
  'chat.answer.completed': {
    version: 1,
    description: 'An answer of the legal chat is whole and its citations were checked. Its text is read with the API.',
    schema: fields({
      answer: fields({
        id: text('Id of the message.'),
        thread_id: text('Id of the conversation.'),
        is_abstention: flag('Whether it says that the stock does not hold it.'),
        citations: whole('How many citations it has.'),
        verified_citations: whole('How many of them were verified.'),
        completed_at: instant('When it was whole.'),
      }),
    }),
    example: {
      answer: {
        id: 'msg_01kaexample0000000000000000',
        thread_id: 'cht_01kaexample0000000000000000',
        is_abstention: false,
        citations: 3,
        verified_citations: 3,
        completed_at: '2026-11-20T18:00:00.000Z',
      },
    },
  },
  'subscription.updated': {
    version: 1,
    description: 'The plan of the account or the state of its payment changed.',
    schema: fields({
      subscription: fields({ plan: text('Code of the plan in force: `PROFESSIONAL`.') }),
    }),
    example: { subscription: { plan: 'PROFESSIONAL' } },
  },
  'webhook.test': {
    version: 1,
    description: 'Sent by the test button. It always arrives and cannot be chosen.',
    schema: fields({ message: text('A sentence in Spanish.') }),
    example: { message: say.test },
  },
};

/** Those that an endpoint can choose, in the order of the list. */
export const CHOSEN_EVENTS = (Object.keys(WEBHOOK_EVENTS) as WebhookEventName[]).filter(
  (name) => name !== 'webhook.test',
);

export interface WebhookBody {
  /** The same in every attempt and replay of an event. */
  id: string;
  type: WebhookEventName;
  version: number;
  /** When it happened. */
  timestamp: string;
  data: Record<string, unknown>;
}
