import { LockMode } from '@mikro-orm/postgresql';
import type { PrebillInput, WorkActivity } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { prebillText as say } from '#schema/text/hours.ts';
import { LegalCase } from '#db/entities/case.entity.ts';
import { HoursPreference, Prebill, PrebillPayment } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok, Refusal } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { roleIn } from '#api/features/cases/index.ts';
import { dayText } from '#api/kernel/database/rows.ts';
import { clientKeyOf } from '../pricing/client-key.rules.ts';
import { issuerOf } from '../pricing/hours-settings.service.ts';
import { lockTariff } from '../pricing/pricing.service.ts';
import { tidyRfc } from '#schema/lib/rfc.ts';
import { unrecordedIn } from '../entries/billable-events.service.ts';
import { balanceProblem, statusAfter, sumOfAdvances } from './payments.rules.ts';
import {
  billOf,
  clientProblem,
  inputProblem,
  MAX_CASES,
  MAX_LINES,
  type Bill,
  type BilledEntry,
  type Receipts,
} from './prebill.rules.ts';
import { keepReceipts, readReceipts } from './receipts.service.ts';
import { todayOf } from './prebill-reading.service.ts';
import { recordPrebill } from './prebill-timeline.service.ts';
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
  receipts: Receipts;
  today: string;
}

/** A preview takes no files: they may still be on their way. */
const NO_RECEIPTS: Receipts = new Map();

async function prepare(ctx: Ctx, input: PrebillInput, intent: ChargeOptions): Promise<Prepared | Refused> {
  const { userId } = signedIn(ctx);
  const today = await todayOf(ctx);
  const problem = inputProblem(input, today);
  if (problem) return userError('VALIDATION', problem.message, problem.field);
  const scope = await scopeOf(ctx, input);
  if ('userErrors' in scope) return scope;
  const rows = await chargeable(ctx, input, scope, intent);
  if ('userErrors' in rows) return rows;
  const extras = input.extras ?? [];
  const receipts = intent.isSaved ? await readReceipts(ctx, extras) : NO_RECEIPTS;
  if ('userErrors' in receipts) return receipts;
  const { kind, regime, vatRate } = await issuerOf(ctx, userId);
  const bill = billOf(rows.map(billedEntry), extras, {
    issuerKind: kind,
    issuerRegime: regime,
    clientKind: input.clientKind,
    vatRate: input.vatRate ?? vatRate,
    receipts,
    received: sumOfAdvances(input.advances ?? []),
  });
  const tooMuch = balanceProblem(bill.received, bill.total);
  if (bill.received > 0 && tooMuch) return userError('VALIDATION', tooMuch, 'advances');
  return { scope, rows, bill, receipts, today };
}

/** The content of a pre-bill, without saving it. */
export async function previewPrebill(ctx: Ctx, input: PrebillInput) {
  const prepared = await prepare(ctx, input, { isSaved: false });
  if ('userErrors' in prepared) {
    const [error] = prepared.userErrors;
    throw new Refusal(error?.code ?? 'VALIDATION', error?.message, error?.field ? { field: error.field } : {});
  }
  const { scope } = prepared;
  return { ...showBill(prepared.bill), ...(await unrecordedIn(ctx, { from: input.from, to: input.to, ...scope })) };
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

function storeAdvances(ctx: Ctx, prebill: Prebill, { advances }: PrebillInput): void {
  for (const { centavos, receivedOn, note } of advances ?? [])
    ctx.em.create(PrebillPayment, {
      id: newId('prebillPayment'),
      prebill,
      kind: 'ADVANCE',
      centavos,
      receivedOn,
      note: note?.trim() ?? '',
      createdAt: ctx.clock.now(),
    });
}

function store(ctx: Ctx, input: PrebillInput, { scope, rows, bill }: Prepared, heading: Heading) {
  const { userId } = signedIn(ctx);
  const now = ctx.clock.now();
  const caseIds = [...new Set([...scope.caseIds, ...rows.flatMap((row) => row.case_id ?? [])])];
  return ctx.em.create(Prebill, {
    id: newId('prebill'),
    account: userId,
    ...heading,
    status: statusAfter({ status: 'OPEN', ...bill }, false),
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
    vatRate: bill.vatRate,
    subtotal: bill.subtotal,
    disbursements: bill.disbursements,
    total: bill.total,
    received: bill.received,
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
  if (bill.subtotal + bill.disbursements === 0) return userError('VALIDATION', say.nothingCharged, 'extras');
  const prebill = store(ctx, input, prepared, {
    number: await nextNumber(ctx, userId),
    issuer: await issuerOf(ctx, userId),
    issuedOn: prepared.today,
  });
  storeAdvances(ctx, prebill, input);
  await ctx.em.flush();
  await keepReceipts(ctx, prebill.id, prepared.receipts);
  if (rows.length > 0)
    await ctx.em.execute(
      'update time_entry set prebill_id = ?, version = version + 1, updated_at = ? where id = any(?::text[])',
      [prebill.id, ctx.clock.now(), `{${rows.map(({ id }) => id).join(',')}}`],
    );
  await recordPrebill(ctx, prebill, 'PREBILL_CREATED');
  return ok({ prebill: showPrebill(prebill, prepared.today) });
}
