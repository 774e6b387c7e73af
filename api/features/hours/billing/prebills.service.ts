import { LockMode } from '@mikro-orm/postgresql';
import type { PrebillInput, WorkActivity } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { prebillText as say } from '#schema/text/hours.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { LegalCase } from '#db/entities/case.entity.ts';
import { HoursPreference, Prebill } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { roleIn } from '#api/features/cases/index.ts';
import { dayText } from '#api/kernel/database/rows.ts';
import { clientKeyOf } from '../pricing/client-key.rules.ts';
import { issuerOf } from '../pricing/hours-settings.service.ts';
import { lockTariff, repriceEntries } from '../pricing/pricing.service.ts';
import { tidyRfc } from '../pricing/rfc.rules.ts';
import { zoneOf } from '#api/features/calendar/index.ts';
import {
  billOf,
  clientProblem,
  inputProblem,
  MAX_CASES,
  MAX_LINES,
  type Bill,
  type BilledEntry,
} from './prebill.rules.ts';
import { findPrebill } from './prebill-reading.service.ts';
import { showBill, showPrebill } from './prebill-view.rules.ts';

type Refused = ReturnType<typeof userError>;

interface Scope {
  client: string;
  clientKey: string;
  /** Empty: all of the client's. */
  caseIds: string[];
}

/** Cases that the caller owns, all of one client; or a client. */
async function scopeOf(ctx: Ctx, input: PrebillInput): Promise<Scope | Refused> {
  const ids = [...new Set(input.caseIds ?? [])];
  if (ids.length > MAX_CASES || (ids.length === 0 && !input.client?.trim()))
    return userError('VALIDATION', say.casesOrClient, 'caseIds');
  for (const id of ids)
    if (!isId(id, 'case') || (await roleIn(ctx, id)) !== 'OWNER')
      return userError('NOT_FOUND', errorText.NOT_FOUND, 'caseIds');
  const cases = ids.length > 0 ? await ctx.em.find(LegalCase, { id: { $in: ids } }) : [];
  if (new Set(cases.map(({ client }) => clientKeyOf(client))).size > 1)
    return userError('VALIDATION', say.severalClients, 'caseIds');
  const client = (input.client ?? cases[0]?.client ?? '').replace(/\s+/g, ' ').trim();
  const problem = clientProblem(client);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  return { client, clientKey: clientKeyOf(client), caseIds: ids };
}

interface EntryRow {
  id: string;
  case_id: string | null;
  description: string;
  worked_on: Date | string;
  person_name: string;
  activity: WorkActivity;
  seconds: number;
  billed_seconds: number;
  billing: string;
  rate: string | number | null;
  amount: string | number | null;
}

/** Entries are locked only for a bill that is saved: a preview must not block writers. */
interface ChargeOptions {
  isSaved: boolean;
}

/** Billable entries of those days that are in no pre-bill; locked, so that no two bills take the same one. */
async function chargeable(
  ctx: Ctx,
  input: PrebillInput,
  scope: Scope,
  { isSaved }: ChargeOptions,
): Promise<EntryRow[] | Refused> {
  const { userId } = signedIn(ctx);
  const ids = input.entryIds ? [...new Set(input.entryIds)] : null;
  if (ids && !ids.every((id) => isId(id, 'timeEntry'))) return userError('NOT_FOUND', say.entriesUnknown, 'entryIds');
  const rows = await ctx.em.execute<EntryRow[]>(
    `select t.id, t.case_id, t.description, t.worked_on, u.name as person_name, t.activity, t.seconds,
       t.billed_seconds, t.billing, t.rate, t.amount
     from time_entry t join user_account u on u.id = t.person_id
     where t.account_id = ? and t.deleted_at is null and t.prebill_id is null and t.billing <> 'NOT_BILLABLE'
       and t.worked_on between ? and ?
       and (case when ? then t.case_id = any(?::text[]) else t.client_key = ? end)
       and (?::text[] is null or t.id = any(?::text[]))
     order by t.worked_on, t.id limit ${MAX_LINES + 1} ${isSaved ? 'for update of t' : ''}`,
    [
      userId,
      input.from,
      input.to,
      scope.caseIds.length > 0,
      `{${scope.caseIds.join(',')}}`,
      scope.clientKey,
      ids && `{${ids.join(',')}}`,
      ids && `{${ids.join(',')}}`,
    ],
  );
  if (rows.length > MAX_LINES) return userError('LIMIT_REACHED', say.tooManyLines(MAX_LINES), 'to');
  return ids && rows.length !== ids.length ? userError('NOT_FOUND', say.entriesUnknown, 'entryIds') : rows;
}

const numberOrNull = (value: string | number | null): number | null => (value === null ? null : Number(value));

const billedEntry = (row: EntryRow): BilledEntry => ({
  id: row.id,
  description: row.description,
  workedOn: dayText(row.worked_on),
  personName: row.person_name,
  activity: row.activity,
  seconds: row.seconds,
  billedSeconds: row.billed_seconds,
  isFlatFee: row.billing === 'FLAT_FEE',
  rate: numberOrNull(row.rate),
  amount: numberOrNull(row.amount),
});

interface Prepared {
  scope: Scope;
  rows: EntryRow[];
  bill: Bill;
}

async function prepare(ctx: Ctx, input: PrebillInput, intent: ChargeOptions): Promise<Prepared | Refused> {
  const { userId } = signedIn(ctx);
  const problem = inputProblem(input);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const scope = await scopeOf(ctx, input);
  if ('userErrors' in scope) return scope;
  const rows = await chargeable(ctx, input, scope, intent);
  if ('userErrors' in rows) return rows;
  const { kind, regime } = await issuerOf(ctx, userId);
  const parties = { issuerKind: kind, issuerRegime: regime, clientKind: input.clientKind };
  return { scope, rows, bill: billOf(rows.map(billedEntry), input.extras ?? [], parties) };
}

/** The content of a pre-bill, without saving it. */
export async function previewPrebill(ctx: Ctx, input: PrebillInput) {
  const prepared = await prepare(ctx, input, { isSaved: false });
  if ('userErrors' in prepared) {
    const [error] = prepared.userErrors;
    throw new Refusal(error?.code ?? 'VALIDATION', error?.message, error?.field ? { field: error.field } : {});
  }
  return showBill(prepared.bill);
}

async function nextNumber(ctx: Ctx, accountId: string): Promise<number> {
  const preference =
    (await ctx.em.findOne(HoursPreference, { account: accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ??
    ctx.em.create(HoursPreference, {
      account: accountId,
      rounding: 'OFF',
      issuer: null,
      lastPrebill: 0,
      updatedAt: ctx.clock.now(),
    });
  preference.lastPrebill += 1;
  await ctx.em.flush();
  return preference.lastPrebill;
}

interface Heading {
  number: number;
  issuer: Prebill['issuer'];
  issuedOn: string;
}

function store(ctx: Ctx, input: PrebillInput, { scope, rows, bill }: Prepared, heading: Heading) {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const caseIds = [...new Set([...scope.caseIds, ...rows.flatMap((row) => row.case_id ?? [])])];
  return ctx.em.create(Prebill, {
    id: newId('prebill'),
    account: userId,
    ...heading,
    status: 'OPEN',
    client: scope.client,
    clientRfc: input.clientRfc == null ? null : tidyRfc(input.clientRfc),
    clientKind: input.clientKind,
    caseIds,
    fromOn: input.from,
    toOn: input.to,
    notes: input.notes?.trim() ?? '',
    lines: bill.lines,
    taxes: bill.taxes,
    totalSeconds: bill.totalSeconds,
    billedSeconds: bill.billedSeconds,
    subtotal: bill.subtotal,
    total: bill.total,
    createdAt: now,
    updatedAt: now,
  });
}

/** Saves a pre-bill: its entries are reserved, and later changes of rates do not affect it. */
export async function createPrebill(ctx: Ctx, input: PrebillInput) {
  const { userId } = signedIn(ctx);
  await lockTariff(ctx, userId);
  const prepared = await prepare(ctx, input, { isSaved: true });
  if ('userErrors' in prepared) return prepared;
  const { bill, rows } = prepared;
  if (bill.lines.length === 0) return userError('VALIDATION', say.nothing, 'from');
  if (bill.withoutRateCount > 0) return userError('VALIDATION', say.withoutRate(bill.withoutRateCount), 'entryIds');
  if (bill.subtotal === 0) return userError('VALIDATION', say.nothingCharged, 'extras');
  const prebill = store(ctx, input, prepared, {
    number: await nextNumber(ctx, userId),
    issuer: await issuerOf(ctx, userId),
    issuedOn: dayIn(await zoneOf(ctx), ctx.clock.now()),
  });
  await ctx.em.flush();
  if (rows.length > 0)
    await ctx.em.execute(
      'update time_entry set prebill_id = ?, version = version + 1, updated_at = ? where id = any(?::text[])',
      [prebill.id, ctx.clock.now(), `{${rows.map(({ id }) => id).join(',')}}`],
    );
  return ok({ prebill: showPrebill(prebill) });
}

async function openPrebill(ctx: Ctx, id: string): Promise<Prebill | Refused> {
  const prebill = await findPrebill(ctx, id, true);
  if (!prebill) return userError('NOT_FOUND', errorText.NOT_FOUND, 'id');
  return prebill.status === 'OPEN' ? prebill : userError('CONFLICT', say.notOpen, 'id');
}

export async function markPrebillPaid(ctx: Ctx, id: string) {
  const prebill = await openPrebill(ctx, id);
  if ('userErrors' in prebill) return prebill;
  ctx.em.assign(prebill, { status: 'PAID', updatedAt: ctx.clock.now() });
  return ok({ prebill: showPrebill(prebill) });
}

/** Discards a pre-bill: its entries are released and priced by the present rates. */
export async function discardPrebill(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  await lockTariff(ctx, userId);
  const prebill = await openPrebill(ctx, id);
  if ('userErrors' in prebill) return prebill;
  ctx.em.assign(prebill, { status: 'DISCARDED', updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  await ctx.em.execute(
    'update time_entry set prebill_id = null, version = version + 1, updated_at = ? where prebill_id = ?',
    [ctx.clock.now(), id],
  );
  await repriceEntries(ctx, userId);
  return ok({ prebill: showPrebill(prebill) });
}
