import type { SetHoursSettingsInput, SetTimeRateInput } from '#schema/generated/contract.ts';
import { errorText } from '#schema/text/errors.ts';
import { hoursText as say } from '#schema/text/hours.ts';
import { addDays } from '#schema/lib/days.ts';
import { dayIn } from '#schema/lib/zones.ts';
import { HoursPreference, TimeRate, type StoredIssuer } from '#db/entities/hours.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { userError, ok } from '#api/kernel/errors.ts';
import { isId, newId } from '#api/kernel/ids.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { mxn } from '#api/kernel/money.ts';
import { roleIn } from '#api/features/cases/index.ts';
import { zoneOf } from '#api/features/calendar/index.ts';
import { clientKeyOf } from './client-key.rules.ts';
import { lockTariff, repriceEntries } from './pricing.service.ts';
import { tidyRfc } from '#schema/lib/rfc.ts';
import { rfcProblem } from './rfc.rules.ts';
import { isStorable } from '#api/kernel/database/storable.ts';

type Refused = ReturnType<typeof userError>;

const MAX_RATE = 100_000_000;
const FIRST_RATE_DAY = '2000-01-01';
/** Limited because pricing an entry reads all rates. */
const MAX_RATES = 1000;

async function nameOf(ctx: Ctx, userId: string): Promise<string> {
  const name = await loadBatched<string>(ctx, 'people-names', userId, async (ids) => {
    const rows = await ctx.em.execute<{ id: string; name: string }[]>(
      'select id, name from user_account where id = any(?::text[])',
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.map((row) => [row.id, row.name]));
  });
  return name ?? '';
}

type Issuer = Required<StoredIssuer>;

/** The issuer of the bills; by default the account itself, as an individual. */
export async function issuerOf(ctx: Ctx, accountId: string): Promise<Issuer> {
  const preference = await ctx.em.findOne(HoursPreference, { account: accountId });
  if (preference?.issuer) return { vatRate: 'GENERAL', ...preference.issuer };
  const name = await nameOf(ctx, accountId);
  return { name, rfc: null, kind: 'INDIVIDUAL', regime: 'PROFESSIONAL', vatRate: 'GENERAL' };
}

/** The people whose hours the account may charge: itself, and who works or worked in its cases. */
async function billablePeople(ctx: Ctx, accountId: string): Promise<{ personId: string; name: string }[]> {
  const rows = await ctx.em.execute<{ id: string; name: string }[]>(
    `select u.id, u.name from user_account u where u.id = ?
       or u.id in (select m.user_id from case_member m join legal_case c on c.id = m.case_id
         where c.owner_id = ? and m.role = 'COLLABORATOR')
       or u.id in (select person_id from time_entry where account_id = ? and deleted_at is null)
     order by u.id <> ?, u.name limit 200`,
    [accountId, accountId, accountId, accountId],
  );
  return rows.map(({ id, name }) => ({ personId: id, name }));
}

export const showRate = async (ctx: Ctx, rate: TimeRate) => ({
  id: rate.id,
  scope: rate.scope,
  caseId: rate.legalCase?.id ?? null,
  client: rate.client ?? null,
  personId: rate.person?.id ?? null,
  personName: rate.person ? await nameOf(ctx, rate.person.id) : null,
  rate: mxn(rate.centavos),
  validFrom: rate.validFrom,
  createdAt: rate.createdAt,
});

const SCOPE_ORDER = ['CASE', 'CLIENT', 'PERSON'];

export async function readHoursSettings(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  const preference = await ctx.em.findOne(HoursPreference, { account: userId });
  const rates = await ctx.em.find(TimeRate, { account: userId }, { orderBy: { validFrom: 'desc', id: 'desc' } });
  const sorted = rates.toSorted((a, b) => SCOPE_ORDER.indexOf(a.scope) - SCOPE_ORDER.indexOf(b.scope));
  return {
    rounding: preference?.rounding ?? ('OFF' as const),
    people: await billablePeople(ctx, userId),
    rates: await Promise.all(sorted.map((rate) => showRate(ctx, rate))),
    issuer: await issuerOf(ctx, userId),
  };
}

function issuerAfter(before: Issuer, input: SetHoursSettingsInput): Issuer | Refused {
  const name = input.issuerName == null ? before.name : input.issuerName.replace(/\s+/g, ' ').trim();
  if (name.length < 1 || name.length > 200 || !isStorable(name))
    return userError('VALIDATION', say.issuerNameInvalid, 'issuerName');
  const rfc = input.issuerRfc === undefined ? before.rfc : tidyRfc(input.issuerRfc ?? '') || null;
  const kind = input.issuerKind ?? before.kind;
  const problem = rfc === null ? null : rfcProblem(rfc, kind);
  if (problem) return userError('VALIDATION', problem, 'issuerRfc');
  const regime = input.issuerRegime ?? before.regime;
  return { name, rfc, kind, regime, vatRate: input.issuerVatRate ?? before.vatRate };
}

export async function setHoursSettings(ctx: Ctx, input: SetHoursSettingsInput) {
  const { userId } = signedIn(ctx);
  await lockTariff(ctx, userId);
  const before = await ctx.em.findOne(HoursPreference, { account: userId });
  const issuer = issuerAfter(await issuerOf(ctx, userId), input);
  if ('userErrors' in issuer) return issuer;
  const values = { rounding: input.rounding ?? before?.rounding ?? 'OFF', issuer, updatedAt: ctx.clock.now() };
  if (before) ctx.em.assign(before, values);
  else ctx.em.create(HoursPreference, { account: userId, lastPrebill: 0, ...values });
  await ctx.em.flush();
  await repriceEntries(ctx, userId);
  return ok({ settings: await readHoursSettings(ctx) });
}

interface Subject {
  legalCase: string | null;
  client: string | null;
  clientKey: string | null;
  person: string | null;
}

const NOBODY: Subject = { legalCase: null, client: null, clientKey: null, person: null };

/** What a rate applies to; only the owner of a case sets its rates. */
async function subjectOf(ctx: Ctx, input: SetTimeRateInput): Promise<Subject | Refused> {
  const { userId } = signedIn(ctx);
  if (input.scope === 'CASE') {
    const id = input.caseId ?? '';
    if (!isId(id, 'case') || (await roleIn(ctx, id)) !== 'OWNER')
      return userError('NOT_FOUND', say.rateCaseRequired, 'caseId');
    return { ...NOBODY, legalCase: id };
  }
  if (input.scope === 'CLIENT') {
    const client = (input.client ?? '').replace(/\s+/g, ' ').trim();
    const isFine = client.length >= 1 && client.length <= 200 && isStorable(client);
    return isFine
      ? { ...NOBODY, client, clientKey: clientKeyOf(client) }
      : userError('VALIDATION', say.rateClientRequired, 'client');
  }
  const personId = input.personId ?? userId;
  const isKnown = (await billablePeople(ctx, userId)).some((person) => person.personId === personId);
  return isKnown ? { ...NOBODY, person: personId } : userError('NOT_FOUND', say.ratePersonUnknown, 'personId');
}

function rateProblem(input: SetTimeRateInput, validFrom: string, today: string): Refused | null {
  const isPrice = Number.isInteger(input.centavos) && input.centavos >= 1 && input.centavos <= MAX_RATE;
  if (!isPrice) return userError('VALIDATION', say.rateInvalid, 'centavos');
  return validFrom < FIRST_RATE_DAY || validFrom > addDays(today, 366)
    ? userError('VALIDATION', say.rateDayInvalid, 'validFrom')
    : null;
}

/** Sets a rate from a day on; it replaces one that begins on the same day. */
export async function setTimeRate(ctx: Ctx, input: SetTimeRateInput) {
  const { userId } = signedIn(ctx);
  const refused = (refusal: Refused) => ({ ...refusal, changedCount: 0 });
  // Today in the caller's zone, as for entries: further west, Mexico City may already be in tomorrow.
  const today = dayIn(await zoneOf(ctx), ctx.clock.now());
  const validFrom = input.validFrom ?? today;
  const problem = rateProblem(input, validFrom, today);
  if (problem) return refused(problem);
  const subject = await subjectOf(ctx, input);
  if ('userErrors' in subject) return refused(subject);
  await lockTariff(ctx, userId);
  const { client, ...same } = subject;
  const where = { account: userId, scope: input.scope, validFrom, ...same };
  const known = await ctx.em.findOne(TimeRate, where);
  if (!known && (await ctx.em.count(TimeRate, { account: userId })) >= MAX_RATES)
    return refused(userError('LIMIT_REACHED', say.tooManyRates(MAX_RATES)));
  const rate =
    known ??
    ctx.em.create(TimeRate, {
      ...where,
      id: newId('timeRate'),
      client,
      centavos: input.centavos,
      createdAt: ctx.clock.now(),
    });
  rate.centavos = input.centavos;
  await ctx.em.flush();
  const changedCount = await repriceEntries(ctx, userId);
  return ok({ rate: await showRate(ctx, rate), changedCount });
}

export async function removeTimeRate(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  const rate = isId(id, 'timeRate') ? await ctx.em.findOne(TimeRate, { id, account: userId }) : null;
  if (!rate) return { ...userError('NOT_FOUND', errorText.NOT_FOUND, 'id'), changedCount: 0 };
  await lockTariff(ctx, userId);
  ctx.em.remove(rate);
  await ctx.em.flush();
  return ok({ removedId: id, changedCount: await repriceEntries(ctx, userId) });
}
