import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInMexico } from '#schema/lib/zones.ts';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import type { BillingKind, WorkActivity } from '#schema/generated/contract.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CreatePrebillDocument,
  EntriesCsvDocument,
  HoursSummaryDocument,
  SetHoursSettingsDocument,
  SetRateDocument,
  type HoursSummaryQuery,
} from '#tests/support/hours.generated.ts';
import {
  seededRandom,
  expectedAmounts,
  expectedBill,
  type ReferenceEntry,
  type ReferenceRate,
  type ReferenceAmounts,
} from '../../support/hours-reference.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const SIZE = 2400;
const CLIENTS = ['Ñandú, S.A.', 'Constructora del Norte', 'Juana'];
const KEYS = ['nandu, s.a.', 'constructora del norte', 'juana'];
const KINDS: BillingKind[] = ['BILLABLE', 'BILLABLE', 'BILLABLE', 'NOT_BILLABLE', 'FLAT_FEE'];
const ACTIVITIES: WorkActivity[] = ['CALL', 'DRAFTING', 'HEARING', 'RESEARCH'];
const day = (ago: number): string => dayInMexico(later(world.clock.now(), -ago * DAY));

interface Written extends ReferenceEntry {
  id: string;
  activity: WorkActivity;
}

/** What people wrote, without any price. */
async function writes(account: string, entries: readonly Written[], clientOf: ReadonlyMap<string, string>) {
  const rows = entries.map((entry) => ({ ...entry, client: clientOf.get(entry.caseId ?? '') ?? '', account }));
  await world.sql(
    `insert into time_entry (id, person_id, account_id, case_id, client, client_key, worked_on, seconds, billed_seconds,
       activity, description, billing, source, version, created_at, updated_at)
     select id, "personId", case when "caseId" is null then "personId" else account end, "caseId", client, "clientKey",
       "workedOn"::date, seconds, 0, activity, '', billing, 'MANUAL', 1, now(), now()
     from json_to_recordset(?::json) as e (id text, "personId" text, account text, "caseId" text, client text,
       "clientKey" text, "workedOn" text, seconds int, activity text, billing text)`,
    [JSON.stringify(rows)],
  );
}

async function opens(caller: Caller, client: string): Promise<string> {
  const { createCase } = await caller.does(CreateCaseDocument, { input: { title: 'Amparo', client, area: 'CIVIL' } });
  return createCase.case?.id ?? '';
}

interface Line {
  entry: Written;
  price: ReferenceAmounts;
}

const sumOf = (lines: readonly Line[]) => ({
  seconds: lines.reduce((sum, { entry }) => sum + entry.seconds, 0),
  billedSeconds: Number(lines.reduce((sum, { price }) => sum + price.billedSeconds, 0n)),
  entryCount: lines.length,
  withoutRateCount: lines.filter(({ entry, price }) => entry.billing === 'BILLABLE' && price.rate === null).length,
  amount: { centavos: Number(lines.reduce((sum, { price }) => sum + (price.amount ?? 0n), 0n)) },
});

function sumsBy(lines: readonly Line[], keyOf: (entry: Written) => string) {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(keyOf(line.entry), [...(groups.get(keyOf(line.entry)) ?? []), line]);
  return new Map([...groups].map(([key, group]) => [key, sumOf(group)]));
}

type Sums = HoursSummaryQuery['hoursSummary'];
const mapOf = <T extends { total: Sums['total'] }>(groups: readonly T[], keyOf: (group: T) => string) =>
  new Map(groups.map((group) => [keyOf(group), group.total]));

/** A firm of two: five cases of three clients, rates of every kind, a random book of hours. */
async function aFirm(seed: number) {
  const [ana, bruno] = [await world.lawyer({ plan: 'PROFESSIONAL' }), await world.lawyer({ plan: 'PROFESSIONAL' })];
  const cases: string[] = [];
  for (let n = 0; n < 5; n++) cases.push(await opens(ana, CLIENTS[n % 3] ?? ''));
  for (const caseId of cases) await world.joins(bruno, caseId);
  const rates: ReferenceRate[] = [];
  const sets = async (of: ReferenceRate['of'], input: object, centavos: number, validFrom: string) => {
    rates.push({ of, centavos, validFrom });
    await ana.does(SetRateDocument, { input: { ...input, centavos, validFrom } as never });
  };
  const [first = ''] = cases;
  await sets({ caseId: first }, { scope: 'CASE', caseId: first }, 133_337, day(200));
  await sets({ caseId: first }, { scope: 'CASE', caseId: first }, 99_991, day(30));
  await sets({ clientKey: KEYS[1] ?? '' }, { scope: 'CLIENT', client: CLIENTS[1] }, 250_003, day(45));
  await sets({ personId: bruno.userId }, { scope: 'PERSON', personId: bruno.userId }, 77_777, day(20));
  await sets({ personId: ana.userId }, { scope: 'PERSON' }, 180_001, day(60));
  const roll = seededRandom(seed);
  const entries = Array.from({ length: SIZE }, (_, at): Written => {
    const caseAt = roll(6);
    return {
      id: `tme_libro${seed}x${at}`,
      // Bruno's hours of no case are his own, and in nobody else's book.
      personId: caseAt < 5 && roll(2) === 0 ? bruno.userId : ana.userId,
      caseId: cases[caseAt] ?? null,
      clientKey: caseAt < 5 ? (KEYS[caseAt % 3] ?? '') : '',
      workedOn: day(roll(90)),
      seconds: 1 + roll(9000),
      billing: KINDS[roll(5)] ?? 'BILLABLE',
      activity: ACTIVITIES[roll(4)] ?? 'CALL',
    };
  });
  await writes(ana.userId, entries, new Map(cases.map((id, at) => [id, CLIENTS[at % 3] ?? ''])));
  return { ana, rates, entries };
}

test.each(['OFF', 'SIX_MINUTES'] as const)(
  'sums by case, day, person, kind and bill of 2,400 random entries are those of an independent reckoning (rounding %s)',
  async (rounding) => {
    const { ana, rates, entries } = await aFirm(rounding === 'OFF' ? 3 : 5);
    // Pricing is the product's: it prices everything anew when the rounding is said.
    await ana.does(SetHoursSettingsDocument, { input: { rounding } });
    const lines = entries.map((entry) => ({ entry, price: expectedAmounts(entry, rates, rounding) }));
    const sums = (await ana.does(HoursSummaryDocument, {})).hoursSummary;
    expect(sums.total).toEqual(sumOf(lines));
    expect(mapOf(sums.byCase, (group) => group.case?.id ?? '')).toEqual(sumsBy(lines, ({ caseId }) => caseId ?? ''));
    expect(mapOf(sums.byDay, ({ date }) => date)).toEqual(sumsBy(lines, ({ workedOn }) => workedOn));
    expect(mapOf(sums.byPerson, ({ personId }) => personId)).toEqual(sumsBy(lines, ({ personId }) => personId));
    expect(mapOf(sums.byActivity, ({ activity }) => activity)).toEqual(sumsBy(lines, ({ activity }) => activity));
    const ofKind = (kind: BillingKind) => sumOf(lines.filter(({ entry }) => entry.billing === kind));
    expect([sums.billable, sums.notBillable, sums.flatFee]).toEqual(
      (['BILLABLE', 'NOT_BILLABLE', 'FLAT_FEE'] as const).map(ofKind),
    );
    expect(sums.total.withoutRateCount).toBeGreaterThan(10);

    // The table says each entry as the clerk does.
    const { timeEntriesCsv } = await ana.does(EntriesCsvDocument, { filter: {} });
    const rows: string[][] = parse(Buffer.from(timeEntriesCsv.content, 'base64'), { bom: true, from: 2 });
    const pesos = rows.map((row) => (row[11] ?? '').replace('.', '')).filter(Boolean);
    const amounts = lines.flatMap(({ price }) => price.amount ?? []);
    const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));
    expect(pesos.map(BigInt).toSorted(ascending)).toEqual(amounts.toSorted(ascending));

    // Bill by bill, and what is left over.
    const billed = new Set<string>();
    for (const [at, clientKey] of KEYS.entries())
      for (const [from, to] of [
        [day(90), day(61)],
        [day(19), day(0)],
      ] as const) {
        const of = lines.filter(
          ({ entry }) =>
            entry.clientKey === clientKey &&
            entry.billing !== 'NOT_BILLABLE' &&
            entry.workedOn >= from &&
            entry.workedOn <= to,
        );
        const input = { client: CLIENTS[at] ?? '', from, to, clientKind: 'COMPANY' as const };
        const { prebill, userErrors } = (await ana.does(CreatePrebillDocument, { input })).createPrebill;
        if (of.some(({ entry, price }) => entry.billing === 'BILLABLE' && price.rate === null)) {
          expect(userErrors).toMatchObject([{ code: 'VALIDATION', field: 'entryIds' }]);
          continue;
        }
        const clerk = expectedBill(
          of.map(({ price }) => price.amount ?? 0n),
          { issuerKind: 'INDIVIDUAL', issuerRegime: 'PROFESSIONAL', clientKind: 'COMPANY' },
        );
        expect(prebill?.lines).toHaveLength(of.length);
        expect([prebill?.subtotal, ...(prebill?.taxes ?? []).map(({ amount }) => amount), prebill?.total]).toEqual(
          [clerk.subtotal, ...clerk.taxes, clerk.total].map((amount) => ({ centavos: Number(amount) })),
        );
        for (const { entry } of of) billed.add(entry.id);
      }
    expect(billed.size).toBeGreaterThan(300);
    const { unbilled } = (await ana.does(HoursSummaryDocument, {})).hoursSummary;
    const left = lines.filter(({ entry }) => entry.billing === 'BILLABLE' && !billed.has(entry.id));
    expect(unbilled).toEqual(sumOf(left));
  },
);
