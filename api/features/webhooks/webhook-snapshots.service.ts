import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { WebhookEventName } from '#schema/webhook-events.ts';
import { webhookExampleText } from '#schema/text/webhook-events.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';

/**
 * What an event carries: its subject as the account sees it now, with the fields of `schema/webhook-events.ts`. Each
 * statement has the condition that the account may see the row; what it may not see, or is gone, is not told.
 */

interface ToTell {
  type: WebhookEventName;
  subjectId: string;
  userId: string;
  facts: Record<string, string | number>;
}

type Data = Record<string, unknown>;

/** Instants as the API writes them. */
const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const WORKS_IN_CASE = `exists (select 1 from case_member m where m.case_id = r.case_id and m.user_id = ?
  and m.role in ('OWNER', 'COLLABORATOR'))`;

const CASE = `select r.id, r.title, r.status, r.area, r.file_number, r.is_urgent, r.opened_on::text as opened_on,
    r.closed_on::text as closed_on, r.version, ${instant('r.updated_at')} as updated_at
  from legal_case r join case_member m on m.case_id = r.id and m.user_id = ? and m.role in ('OWNER', 'COLLABORATOR')
  where r.id = ? and not r.is_sample`;

const DEADLINE = `select r.id, r.title, r.due_on::text as due_on, ${instant('r.due_at')} as due_at, r.has_hour,
    r.completed_at is not null as is_completed, r.is_provisional, r.case_id, r.version
  from deadline r left join legal_case c on c.id = r.case_id
  where (case when r.case_id is null then r.owner_id = ? else ${WORKS_IN_CASE} end) and r.id = ?
    and r.deleted_at is null and c.is_sample is not true`;

const EVENT = `select r.id, r.title, r.type, ${instant('r.start_at')} as start_at, ${instant('r.end_at')} as end_at,
    r.is_all_day, r.zone as time_zone, r.rrule is not null as is_series, r.location, r.case_id, r.version
  from calendar_event r where r.owner_id = ? and r.id = ? and r.deleted_at is null and not r.is_cancelled`;

const CONTRACT = `select r.id, r.title, r.status, r.template_name, r.case_id, ${instant('r.created_at')} as created_at
  from contract r where r.owner_id = ? and r.id = ?`;

const DOCUMENT = `select r.id, r.file_name, coalesce(r.corrected_type, r.type) as type, r.findings, r.case_id,
    ${instant('r.analyzed_at')} as analyzed_at
  from legal_document r where r.owner_id = ? and r.id = ? and r.deleted_at is null and r.analyzed_at is not null`;

const ANSWER = `select r.id, r.thread_id, r.is_abstention, jsonb_array_length(r.citations) as citations,
    (select count(*)::int from jsonb_array_elements(r.citations) c where c ->> 'state' = 'VERIFIED') as verified_citations,
    ${instant('r.completed_at')} as completed_at
  from chat_message r where r.user_id = ? and r.id = ? and r.status = 'COMPLETE'`;

async function find(em: SqlEntityManager, sql: string, values: readonly string[]): Promise<Data | null> {
  const [row] = await readRows<Data>(em, sql, values);
  return row ?? null;
}

/** The statement of a kind of event, and the name of its object in `data`. */
const STATEMENTS: Partial<Record<WebhookEventName, [name: string, sql: string]>> = {
  'case.created': ['case', CASE],
  'case.updated': ['case', CASE],
  case_status_updated: ['case', CASE],
  'deadline.created': ['deadline', DEADLINE],
  'deadline.completed': ['deadline', DEADLINE],
  'deadline.alert': ['deadline', DEADLINE],
  'calendar.event.created': ['event', EVENT],
  'calendar.event.updated': ['event', EVENT],
  'contract.generated': ['contract', CONTRACT],
  'document.analysed': ['document', DOCUMENT],
  'chat.answer.completed': ['answer', ANSWER],
};

/** The `data` of an event; null: there is nothing that the account may be told. */
export async function snapshotOf(ctx: Ctx, { type, subjectId, userId, facts }: ToTell): Promise<Data | null> {
  if (type === 'webhook.test') return { message: webhookExampleText.test };
  if (type === 'calendar.event.deleted') return { event: { id: subjectId } };
  if (type === 'subscription.updated') return { subscription: { plan: await ctx.usage.planOf(ctx, userId) } };
  const [name, sql] = STATEMENTS[type] ?? [];
  if (!name || !sql) throw new Error(`no snapshot for ${type}`);
  const isDeadline = sql === DEADLINE;
  const row = await find(ctx.em, sql, isDeadline ? [userId, userId, subjectId] : [userId, subjectId]);
  return row && { ...facts, [name]: row };
}
