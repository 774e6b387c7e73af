import type { AnalyticsMetric } from '#schema/generated/contract.ts';
import { activityAreaText, analyticsText as say, queryTypeText } from '#schema/text/analytics.ts';
import { estimateKindText } from '#schema/text/estimates.ts';
import { activityLabels } from '#schema/text/hours.ts';
import { areaLabels } from '#schema/text/research.ts';
import type { Span } from './range.rules.ts';

/** Which stored rows a figure was computed from, and how they are named. */

/** A row as its statement returns it. */
export interface FoundRow {
  id: string;
  at: Date | string;
  /** What it is, as a code or a name. */
  what: string | null;
  detail: string | null;
  value: number | null;
  subject: string | null;
}

export interface RowSource {
  /** Columns of `FoundRow`, unordered. */
  sql: string;
  values(userId: string, span: Span): unknown[];
  label(row: FoundRow): string;
  detail(row: FoundRow): string | null;
}

const instants = (userId: string, { fromAt, toAt }: Span): unknown[] => [userId, fromAt, toAt];
const asStored = ({ detail }: FoundRow): string | null => detail;
const nameOf = (labels: object, code: string | null): string =>
  (labels as Record<string, string>)[code ?? ''] ?? code ?? '';

const VISITS: RowSource = {
  sql: `select v.id, v.began_at as at, null as what, v.calls::text as detail,
      extract(epoch from v.last_at - v.began_at)::float8 as value, null as subject
    from activity_visit v where v.user_id = ? and v.began_at >= ? and v.began_at < ?`,
  values: instants,
  label: () => say.visit,
  detail: ({ detail }) => say.operations(Number(detail)),
};

const calls = (value: string, detail: string, where = 'true'): Pick<RowSource, 'sql' | 'values' | 'label'> => ({
  sql: `select a.area || '-' || extract(epoch from a.hour)::bigint as id, a.hour as at, a.area as what,
      ${detail} as detail, (${value})::float8 as value, null as subject
    from activity_hour a where a.user_id = ? and a.hour >= ? and a.hour < ? and ${where}`,
  values: instants,
  label: ({ what }) => nameOf(activityAreaText, what),
});

const CHANGES: RowSource = {
  ...calls('a.actions', 'a.calls::text', 'a.actions > 0'),
  detail: ({ value, detail }) => say.actionsOf(value ?? 0, Number(detail)),
};
const CALLS: RowSource = { ...calls('a.calls', 'null'), detail: () => null };
const TIMES: RowSource = {
  ...calls('a.milliseconds::float8 / a.calls', 'a.calls::text'),
  detail: ({ detail }) => say.operations(Number(detail)),
};
const FAILURES: RowSource = {
  ...calls('100.0 * a.failures / a.calls', 'a.calls::text', 'a.failures > 0'),
  detail: ({ detail }) => say.operations(Number(detail)),
};

const UPTIME: RowSource = {
  sql: `select extract(epoch from s.hour)::bigint::text as id, s.hour as at, null as what, null as detail,
      bit_count(s.minutes::bit(64))::float8 as value, null as subject
    from server_hour s where s.hour >= ? and s.hour < ?`,
  values: (_userId, { fromAt, toAt }) => [fromAt, toAt],
  label: () => say.serverHour,
  detail: () => null,
};

/** Days are shown at noon, so that no zone makes another day of them. */
const noonOf = (column: string): string => `((${column} + time '12:00') at time zone ?)`;
const days = (userId: string, { zone, from, to }: Span): unknown[] => [zone, userId, from, to];

const PAYMENTS: RowSource = {
  sql: `select p.id, ${noonOf('p.received_on')} as at, b.number::text as what, b.client as detail,
      p.centavos::float8 as value, b.id as subject
    from prebill b join prebill_payment p on p.prebill_id = b.id
    where b.account_id = ? and p.received_on >= ?::date and p.received_on <= ?::date`,
  values: days,
  label: ({ what, detail }) => say.payment(Number(what), detail ?? ''),
  detail: () => null,
};

const bills = (value: string): RowSource => ({
  sql: `select b.id, ${noonOf('b.issued_on')} as at, b.number::text as what, b.client as detail,
      (${value})::float8 as value, b.id as subject
    from prebill b where b.account_id = ? and b.status <> 'DISCARDED' and b.issued_on >= ?::date and b.issued_on <= ?::date`,
  values: days,
  label: ({ what, detail }) => say.payment(Number(what), detail ?? ''),
  detail: () => null,
});

const entries = (value: string, where = 'true'): RowSource => ({
  sql: `select t.id, ${noonOf('t.worked_on')} as at, t.activity as what, coalesce(c.title, nullif(t.client, '')) as detail,
      (${value})::float8 as value, t.case_id as subject
    from time_entry t left join legal_case c on c.id = t.case_id
    where t.account_id = ? and t.worked_on >= ?::date and t.worked_on <= ?::date and t.deleted_at is null and ${where}`,
  values: days,
  label: ({ what }) => nameOf(activityLabels, what),
  detail: asStored,
});

const PIPELINE: RowSource = {
  sql: `select b.id, ${noonOf('b.issued_on')} as at, b.number::text as what, b.client as detail,
      (b.total - b.received)::float8 as value, b.id as subject
    from prebill b where b.account_id = ? and b.status in ('OPEN', 'SENT')
    union all select t.id, ${noonOf('t.worked_on')}, null, coalesce(c.title, nullif(t.client, '')), t.amount::float8, t.case_id
    from time_entry t left join legal_case c on c.id = t.case_id
    where t.account_id = ? and t.deleted_at is null and t.prebill_id is null and t.billing = 'BILLABLE' and t.amount is not null`,
  values: (userId, { zone }) => [zone, userId, zone, userId],
  label: ({ what, detail }) => (what === null ? say.unbilled : say.payment(Number(what), detail ?? '')),
  detail: ({ what, detail }) => (what === null ? detail : null),
};

const DOCUMENT_ROWS = `select d.id, d.created_at as at, 'DOCUMENT' as what, d.file_name as detail, d.confidence::float8 as value, d.id as subject
    from legal_document d where d.owner_id = ? and d.deleted_at is null and d.analyzed_at is not null
      and d.created_at >= ? and d.created_at < ?`;

const QUERIES: RowSource = {
  sql: `${DOCUMENT_ROWS.replace('d.confidence::float8', '1::float8')}
    union all select m.id, m.created_at, coalesce(m.area, ''), h.title, 1, h.id
    from chat_message m join chat_thread h on h.id = m.thread_id
    where m.user_id = ? and m.role = 'ASSISTANT' and m.created_at >= ? and m.created_at < ?
    union all select e.id, e.created_at, 'ESTIMATE', e.kind, 1, e.id from estimate e
    where e.user_id = ? and e.created_at >= ? and e.created_at < ?`,
  values: (userId, span) => [...instants(userId, span), ...instants(userId, span), ...instants(userId, span)],
  label: ({ what }) => (what === '' ? queryTypeText.NO_AREA : nameOf({ ...areaLabels, ...queryTypeText }, what)),
  detail: ({ what, detail }) => (what === 'ESTIMATE' ? nameOf(estimateKindText, detail) : detail),
};

const DOCUMENTS: RowSource = {
  sql: `${DOCUMENT_ROWS} and d.confidence is not null`,
  values: instants,
  label: ({ detail }) => detail ?? '',
  detail: () => null,
};

const MODEL_CALLS: RowSource = {
  sql: `select m.id, m.at, m.model as what, m.characters::text as detail, 1::float8 as value, m.subject_id as subject
    from model_call m where m.user_id = ? and m.at >= ? and m.at < ?`,
  values: instants,
  label: ({ what }) => say.modelCall(what ?? ''),
  detail: ({ detail }) => say.characters(Number(detail)),
};

/** The sources of all figures but those of people. */
export const ROW_SOURCES: Record<Exclude<AnalyticsMetric, 'ACTIVE_USERS' | 'NEW_REGISTRATIONS'>, RowSource> = {
  TOTAL_SESSIONS: VISITS,
  AVG_SESSION_DURATION: VISITS,
  TOTAL_ACTIONS: CHANGES,
  MOST_USED_FEATURE: CHANGES,
  AVG_RESPONSE_TIME: TIMES,
  UPTIME_PERCENTAGE: UPTIME,
  TOTAL_API_CALLS: CALLS,
  ERROR_RATE: FAILURES,
  SUBSCRIPTION_REVENUE: PAYMENTS,
  CONVERSION_RATE: bills(`case when b.status = 'PAID' then 100 else 0 end`),
  BILLED_AMOUNT: bills('b.total'),
  PIPELINE_AMOUNT: PIPELINE,
  WORKED_TIME: entries('t.seconds'),
  BILLABLE_TIME: entries('t.billed_seconds', `t.billing = 'BILLABLE'`),
  WORKED_AMOUNT: entries('t.amount', 't.amount is not null'),
  TOTAL_QUERIES: QUERIES,
  AVG_AI_CONFIDENCE: DOCUMENTS,
  GEMINI_API_CALLS: MODEL_CALLS,
};
