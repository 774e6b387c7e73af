import type { AnalyticsPoint } from '#schema/generated/contract.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { pointDays, pointOf, type Span } from './range.rules.ts';

/** Sums day by day; days without rows are zero. */

type Counts = Omit<AnalyticsPoint, 'day'>;
type DayRow = { day: string } & Partial<Counts>;

/** The zone of the account decides the day of an instant, summer time included. */
const CALLS = `select (hour at time zone ?)::date::text as day, sum(calls)::int as calls, sum(actions)::int as actions
  from activity_hour where user_id = ? and hour >= ? and hour < ? group by 1`;

const QUERIES = `select (at at time zone ?)::date::text as day, count(*)::int as queries from (
    select created_at as at from chat_message where user_id = ? and role = 'ASSISTANT' and created_at >= ? and created_at < ?
    union all select created_at from legal_document
      where owner_id = ? and deleted_at is null and analyzed_at is not null and created_at >= ? and created_at < ?
    union all select created_at from estimate where user_id = ? and created_at >= ? and created_at < ?) q group by 1`;

const WORKED = `select worked_on::text as day, sum(seconds)::int as "workedSeconds" from time_entry
  where account_id = ? and deleted_at is null and worked_on >= ?::date and worked_on <= ?::date group by worked_on`;

const COLLECTED = `select p.received_on::text as day, sum(p.centavos)::float8 as "collectedCentavos"
  from prebill b join prebill_payment p on p.prebill_id = b.id
  where b.account_id = ? and p.received_on >= ?::date and p.received_on <= ?::date group by p.received_on`;

const NOTHING: Counts = { actions: 0, calls: 0, queries: 0, workedSeconds: 0, collectedCentavos: 0 };
const NAMES = Object.keys(NOTHING) as (keyof Counts)[];

export async function readSeries(ctx: Ctx, userId: string, span: Span): Promise<AnalyticsPoint[]> {
  const instants = [userId, span.fromAt, span.toAt];
  const days = [userId, span.from, span.to];
  const read = (sql: string, values: unknown[]) => readRows<DayRow>(ctx.em, sql, values);
  const rows = await Promise.all([
    read(CALLS, [span.zone, ...instants]),
    read(QUERIES, [span.zone, ...instants, ...instants, ...instants]),
    read(WORKED, days),
    read(COLLECTED, days),
  ]);
  const points = new Map(pointDays(span).map((day) => [day, { day, ...NOTHING }]));
  for (const { day, ...counts } of rows.flat()) {
    const point = points.get(pointOf(span, day));
    if (point) for (const name of NAMES) point[name] += counts[name] ?? 0;
  }
  return [...points.values()];
}
