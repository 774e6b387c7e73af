import type { AnalyticsUnit, PlatformAnalytics, QueryPlatformAnalyticsArgs } from '#schema/generated/contract.ts';
import { platformText } from '#schema/text/analytics.ts';
import { dayInMexico, MEXICO_CITY } from '#schema/lib/zones.ts';
import { asSystem } from '#db/row-wall.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { readUptime } from './measures.service.ts';
import { rangeOf, spanOf } from './range.rules.ts';

/** Counts of the platform for the operators that the server was started with; everybody else is told that there is nothing. */

/** Registered people, without the accounts of example data. */
const REGISTERED = `u.kind = 'REGISTERED' and u.sandbox_of_id is null`;
const PAYING = `s.ended_at is null and not s.is_duplicate`;

const COUNTS = `select
    (select count(*) from user_account u where ${REGISTERED})::float8 as accounts,
    (select count(*) from user_account u where ${REGISTERED} and u.created_at >= ? and u.created_at < ?)::float8 as new_accounts,
    (select count(*) from user_account u where ${REGISTERED} and u.created_at >= ? and u.created_at < ?
      and exists (select from paid_subscription s where s.user_id = u.id and ${PAYING}))::float8 as new_paying,
    (select count(distinct a.user_id) from activity_hour a where a.hour >= ? and a.hour < ?)::float8 as active_accounts,
    (select count(*) from paid_subscription s where ${PAYING})::float8 as paying,
    (select coalesce(sum(i.centavos - i.refunded), 0) from subscription_invoice i
      where i.paid_at >= ? and i.paid_at < ?)::float8 as revenue,
    (select count(*) from chat_message m where m.role = 'ASSISTANT' and m.created_at >= ? and m.created_at < ?)::float8 as answers,
    (select count(*) from legal_document d where d.analyzed_at >= ? and d.analyzed_at < ?)::float8 as documents,
    (select count(*) from model_call c where c.at >= ? and c.at < ?)::float8 as model_calls`;

const CALLS = `select coalesce(sum(calls), 0)::float8 as calls, coalesce(sum(failures), 0)::float8 as failures,
    coalesce(sum(milliseconds), 0)::float8 as milliseconds from activity_hour where hour >= ? and hour < ?`;

type Counts = Record<string, number>;

async function requireOperator(ctx: Ctx): Promise<void> {
  const { userId, apiKey } = signedIn(ctx);
  const [row] = await readRows<{ email: string | null }>(ctx.em, 'select email from user_account where id = ?', [
    userId,
  ]);
  const isOperator = !apiKey && row?.email != null && ctx.runtime.operator.accounts.has(row.email);
  if (!isOperator) throw new Refusal('NOT_FOUND');
}

export async function readPlatform(ctx: Ctx, asked: QueryPlatformAnalyticsArgs): Promise<PlatformAnalytics> {
  await requireOperator(ctx);
  const range = rangeOf(asked, dayInMexico(ctx.clock.now()));
  if (typeof range === 'string') throw new Refusal('VALIDATION', range);
  const span = spanOf(MEXICO_CITY, range);
  const between = [span.fromAt, span.toAt];
  return asSystem(async () => {
    await ctx.runtime.calls.flush();
    const [[counts = {}], [calls = {}], uptime] = await Promise.all([
      readRows<Counts>(ctx.em, COUNTS, Array.from({ length: 7 }, () => between).flat()),
      readRows<Counts>(ctx.em, CALLS, between),
      readUptime(ctx, span),
    ]);
    const per = (part: number | undefined, whole: number | undefined, times = 1): number | null =>
      whole ? Math.round((times * 100 * (part ?? 0)) / whole) / 100 : null;
    const figure = (
      code: keyof typeof platformText,
      value: number | null | undefined,
      unit: AnalyticsUnit = 'COUNT',
    ) => ({
      code,
      label: platformText[code],
      value: value ?? null,
      unit,
    });
    return {
      from: range.from,
      to: range.to,
      figures: [
        figure('accounts', counts['accounts']),
        figure('new_accounts', counts['new_accounts']),
        figure('active_accounts', counts['active_accounts']),
        figure('paying', counts['paying']),
        figure('revenue', counts['revenue'], 'CENTAVOS'),
        figure('conversion', per(counts['new_paying'], counts['new_accounts'], 100), 'PERCENT'),
        figure('calls', calls['calls']),
        figure('response', per(calls['milliseconds'], calls['calls']), 'MILLISECONDS'),
        figure('errors', per(calls['failures'], calls['calls'], 100), 'PERCENT'),
        figure('uptime', per(Math.min(uptime.upMinutes, uptime.knownMinutes), uptime.knownMinutes, 100), 'PERCENT'),
        figure('answers', counts['answers']),
        figure('documents', counts['documents']),
        figure('model_calls', counts['model_calls']),
      ],
    };
  });
}
