import { MINUTE } from '#schema/lib/durations.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { readRows } from '#api/kernel/database/rows.ts';
import type { Measures } from './analytics.types.ts';
import { CLASS_LIMITS } from './calls.rules.ts';
import { minutesBetween, firstMinuteOf } from './uptime.rules.ts';
import type { Span } from './range.rules.ts';

/** What is stored of an account in some days, summed by the database: one statement for each kind of row. */

const DURATIONS = [...CLASS_LIMITS.map((limit) => `d${limit}`), 'slower'];

const CALLS = `select area, sum(calls)::float8 as calls, sum(actions)::float8 as actions, sum(failures)::float8 as failures,
    sum(milliseconds)::float8 as milliseconds, array[${DURATIONS.map((name) => `sum(${name})`).join(', ')}]::float8[] as durations
  from activity_hour where user_id = ? and hour >= ? and hour < ? group by area`;

const VISITS = `select count(*)::int as visits, avg(extract(epoch from last_at - began_at))::float8 as seconds
  from activity_visit where user_id = ? and began_at >= ? and began_at < ?`;

/** The cases of the account, without the example that Foja made. */
const OWN_CASES = 'select id from legal_case where owner_id = ? and not is_sample';

/** Who did something in the cases of the account, and when; with the values of `peopleValues`. */
export const PEOPLE = `with mine as (${OWN_CASES})
  select e.actor_id as person, e.created_at as at from case_event e join mine on mine.id = e.case_id
    where e.created_at >= ? and e.created_at < ?
  union all select m.author_id, m.created_at from case_message m join mine on mine.id = m.case_id
    where m.created_at >= ? and m.created_at < ?
  union all select t.person_id, t.created_at from time_entry t
    where t.account_id = ? and t.deleted_at is null and t.created_at >= ? and t.created_at < ?
  union all select v.user_id, v.began_at from activity_visit v
    where v.user_id = ? and v.began_at >= ? and v.began_at < ?`;

export function peopleValues(userId: string, { fromAt, toAt }: Span): unknown[] {
  const between = [fromAt, toAt];
  return [userId, ...between, ...between, userId, ...between, userId, ...between];
}

/** People with their first day in a case of the account. */
export const JOINED = `select m.user_id as person, min(m.joined_at) as at from case_member m join legal_case c on c.id = m.case_id
  where c.owner_id = ? and m.user_id <> c.owner_id group by m.user_id having min(m.joined_at) >= ? and min(m.joined_at) < ?`;

const WORKED = `select count(*)::int as entries, sum(seconds)::float8 as seconds,
    count(*) filter (where billing = 'BILLABLE')::int as billable_entries,
    sum(billed_seconds) filter (where billing = 'BILLABLE')::float8 as billable_seconds,
    count(amount)::int as priced_entries, sum(amount)::float8 as centavos
  from time_entry where account_id = ? and deleted_at is null and worked_on >= ?::date and worked_on <= ?::date`;

const COLLECTED = `select count(*)::int as payments, sum(p.centavos)::float8 as centavos
  from prebill b join prebill_payment p on p.prebill_id = b.id
  where b.account_id = ? and p.received_on >= ?::date and p.received_on <= ?::date`;

const BILLED = `select count(*)::int as bills, count(*) filter (where status = 'PAID')::int as paid, sum(total)::float8 as centavos
  from prebill where account_id = ? and status <> 'DISCARDED' and issued_on >= ?::date and issued_on <= ?::date`;

const PIPELINE = `select count(*)::int as rows, sum(centavos)::float8 as centavos from (
    select total - received as centavos from prebill where account_id = ? and status in ('OPEN', 'SENT')
    union all select amount from time_entry
      where account_id = ? and deleted_at is null and prebill_id is null and billing = 'BILLABLE' and amount is not null) r`;

const ANSWERS = `select coalesce(area, '') as area, count(*)::int as answers from chat_message
  where user_id = ? and role = 'ASSISTANT' and created_at >= ? and created_at < ? group by 1`;

const ENGINES = `select
    (select count(*)::int from estimate where user_id = ? and created_at >= ? and created_at < ?) as estimates,
    (select count(*)::int from model_call where user_id = ? and at >= ? and at < ?) as model_calls`;

const DOCUMENTS = `select count(*)::int as documents, count(confidence)::int as judged, avg(confidence)::float8 as confidence
  from legal_document where owner_id = ? and deleted_at is null and analyzed_at is not null and created_at >= ? and created_at < ?`;

const UPTIME = `select coalesce(sum(bit_count(minutes::bit(64))), 0)::int as minutes from server_hour where hour >= ? and hour < ?`;
const FIRST_HOUR = 'select hour, minutes::text from server_hour order by hour limit 1';

interface Sums {
  [name: string]: number | null;
}

const numberOf = (sums: Sums | undefined, name: string): number => sums?.[name] ?? 0;

interface CallRow {
  area: string;
  calls: number;
  actions: number;
  failures: number;
  milliseconds: number;
  durations: number[];
}

/** Minutes in which a server ran, and those since the first one that is known. */
export async function readUptime(
  ctx: Ctx,
  { fromAt, toAt }: Span,
): Promise<Pick<Measures, 'upMinutes' | 'knownMinutes'>> {
  const [[up], [first]] = await Promise.all([
    readRows<{ minutes: number }>(ctx.em, UPTIME, [fromAt, toAt]),
    readRows<{ hour: Date | string; minutes: string }>(ctx.em, FIRST_HOUR, []),
  ]);
  if (!first) return { upMinutes: 0, knownMinutes: 0 };
  const begin = Math.max(fromAt.getTime(), firstMinuteOf(new Date(first.hour), first.minutes));
  // The minute that runs is one of them.
  const end = Math.min(toAt.getTime(), ctx.clock.now().getTime() + MINUTE);
  return { upMinutes: up?.minutes ?? 0, knownMinutes: minutesBetween(begin, end) };
}

export async function readMeasures(ctx: Ctx, userId: string, span: Span): Promise<Measures> {
  const instants = [userId, span.fromAt, span.toAt];
  const days = [userId, span.from, span.to];
  const sums = async (sql: string, values: unknown[]) => (await readRows<Sums>(ctx.em, sql, values))[0];
  const [calls, visits, uptime, people, joined, worked, collected, billed, pipeline, answers, engines, documents] =
    await Promise.all([
      readRows<CallRow>(ctx.em, CALLS, instants),
      sums(VISITS, instants),
      readUptime(ctx, span),
      sums(`select count(distinct person)::int as people from (${PEOPLE}) p`, peopleValues(userId, span)),
      sums(`select count(*)::int as people from (${JOINED}) p`, instants),
      sums(WORKED, days),
      sums(COLLECTED, days),
      sums(BILLED, days),
      sums(PIPELINE, [userId, userId]),
      readRows<{ area: string; answers: number }>(ctx.em, ANSWERS, instants),
      sums(ENGINES, [...instants, ...instants]),
      sums(DOCUMENTS, instants),
    ]);
  const total = (name: 'calls' | 'actions' | 'failures' | 'milliseconds'): number =>
    calls.reduce((sum, row) => sum + row[name], 0);
  return {
    ...uptime,
    calls: total('calls'),
    actions: total('actions'),
    failures: total('failures'),
    milliseconds: total('milliseconds'),
    durations: DURATIONS.map((_, at) => calls.reduce((sum, { durations }) => sum + (durations[at] ?? 0), 0)),
    actionsByArea: new Map(calls.map(({ area, actions }) => [area, actions])),
    visits: numberOf(visits, 'visits'),
    visitSeconds: visits?.['seconds'] ?? null,
    activePeople: numberOf(people, 'people'),
    newPeople: numberOf(joined, 'people'),
    entries: numberOf(worked, 'entries'),
    workedSeconds: numberOf(worked, 'seconds'),
    billableEntries: numberOf(worked, 'billable_entries'),
    billableSeconds: numberOf(worked, 'billable_seconds'),
    pricedEntries: numberOf(worked, 'priced_entries'),
    workedCentavos: numberOf(worked, 'centavos'),
    payments: numberOf(collected, 'payments'),
    collectedCentavos: numberOf(collected, 'centavos'),
    bills: numberOf(billed, 'bills'),
    paidBills: numberOf(billed, 'paid'),
    billedCentavos: numberOf(billed, 'centavos'),
    pipelineRows: numberOf(pipeline, 'rows'),
    pipelineCentavos: numberOf(pipeline, 'centavos'),
    answersByArea: new Map(answers.map(({ area, answers: count }) => [area, count])),
    estimates: numberOf(engines, 'estimates'),
    modelCalls: numberOf(engines, 'model_calls'),
    documents: numberOf(documents, 'documents'),
    judgedDocuments: numberOf(documents, 'judged'),
    confidence: documents?.['confidence'] ?? null,
  };
}
