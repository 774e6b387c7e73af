import { asSystem } from '#db/row-wall.ts';
import type { RateScope, TimeRounding } from '#schema/generated/contract.ts';
import { HoursPreference } from '#db/entities/hours.entity.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { dayText } from '#api/kernel/database/rows.ts';
import { clientKeyOf } from './client-key.rules.ts';
import { priceOf, type KnownRate, type Price, type Priced } from './pricing.rules.ts';

/** Rates and rounding of the account that charges, and the prices by them. */

interface RateRow {
  scope: RateScope;
  case_id: string | null;
  client_key: string | null;
  person_id: string | null;
  centavos: string | number;
  valid_from: Date | string;
}

interface Tariff {
  rates: KnownRate[];
  rounding: TimeRounding;
}

/** Serialises pricing and changes of rates of an account. */
export const lockTariff = (ctx: Ctx, accountId: string): Promise<unknown> =>
  ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`tariff:${accountId}`]);

async function tariffOf(ctx: Ctx, accountId: string): Promise<Tariff> {
  const rows = await ctx.em.execute<RateRow[]>(
    `select scope, case_id, client_key, person_id, centavos, valid_from from time_rate where account_id = ?
     order by created_at desc`,
    [accountId],
  );
  const preference = await ctx.em.findOne(HoursPreference, { account: accountId });
  return {
    rounding: preference?.rounding ?? 'OFF',
    rates: rows.map((row) => ({
      scope: row.scope,
      caseId: row.case_id,
      clientKey: row.client_key,
      personId: row.person_id,
      centavos: Number(row.centavos),
      validFrom: dayText(row.valid_from),
    })),
  };
}

/** The price of an entry by the present rates of the account, which who works in its cases does not read. */
export async function priceFor(ctx: Ctx, accountId: string, entry: Priced): Promise<Price> {
  await lockTariff(ctx, accountId);
  const { rates, rounding } = await asSystem(() => tariffOf(ctx, accountId));
  return priceOf(entry, rates, rounding);
}

interface PricedRow extends Price {
  id: string;
  case_id: string | null;
  client_key: string;
  person_id: string;
  worked_on: Date | string;
  seconds: number;
  billing: Priced['billing'];
  old_billed: number;
  old_rate: string | number | null;
  old_scope: RateScope | null;
}

const UNBILLED = `select id, case_id, client_key, person_id, worked_on, seconds, billing, billed_seconds as old_billed,
    rate as old_rate, rate_scope as old_scope
  from time_entry where account_id = ? and prebill_id is null`;

const numberOrNull = (value: string | number | null): number | null => (value === null ? null : Number(value));

/** Entries in no pre-bill get the present client of their case; billed ones stay. */
async function followClients(ctx: Ctx, accountId: string): Promise<void> {
  const renamed = await ctx.em.execute<{ id: string; client: string }[]>(
    `select distinct c.id, c.client from time_entry t join legal_case c on c.id = t.case_id
     where t.account_id = ? and t.prebill_id is null and t.client <> c.client`,
    [accountId],
  );
  for (const { id, client } of renamed)
    await ctx.em.execute(
      `update time_entry set client = ?, client_key = ?, version = version + 1, updated_at = ?
       where case_id = ? and account_id = ? and prebill_id is null`,
      [client, clientKeyOf(client), ctx.clock.now(), id, accountId],
    );
}

/** Reprices the entries in no pre-bill, deleted ones too. Returns how many changed. */
export async function repriceEntries(ctx: Ctx, accountId: string): Promise<number> {
  await followClients(ctx, accountId);
  const { rates, rounding } = await tariffOf(ctx, accountId);
  const rows = await ctx.em.execute<PricedRow[]>(UNBILLED, [accountId]);
  const changed = rows.flatMap((row) => {
    const price = priceOf(
      {
        caseId: row.case_id,
        clientKey: row.client_key,
        personId: row.person_id,
        workedOn: dayText(row.worked_on),
        seconds: row.seconds,
        billing: row.billing,
      },
      rates,
      rounding,
    );
    const isSame =
      price.billedSeconds === row.old_billed &&
      price.rate === numberOrNull(row.old_rate) &&
      price.rateScope === row.old_scope;
    return isSame ? [] : [{ id: row.id, ...price }];
  });
  if (changed.length > 0)
    await ctx.em.execute(
      `update time_entry t set billed_seconds = n."billedSeconds", rate = n.rate, rate_scope = n."rateScope",
         amount = n.amount, version = t.version + 1, updated_at = ?
       from json_to_recordset(?::json) as n(id text, "billedSeconds" int, rate bigint, "rateScope" text, amount bigint)
       where t.id = n.id`,
      [ctx.clock.now(), JSON.stringify(changed)],
    );
  return changed.length;
}
