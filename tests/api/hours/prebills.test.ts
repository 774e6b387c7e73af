import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInMexico } from '#schema/lib/zones.ts';
import { DAY } from '#schema/lib/durations.ts';
import { later } from '#api/kernel/clock.ts';
import type { PrebillInput } from '#schema/generated/contract.ts';
import { CreateCaseDocument, UpdateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  CreateEntryDocument,
  CreatePrebillDocument,
  DeleteEntryDocument,
  DiscardPrebillDocument,
  HoursSummaryDocument,
  OneEntryDocument,
  OnePrebillDocument,
  PayPrebillDocument,
  PrebillFilesDocument,
  PrebillPreviewDocument,
  SetHoursSettingsDocument,
  SetRateDocument,
  UpdateEntryDocument,
} from '#tests/support/hours.generated.ts';
import { World, type Caller } from '../../support/world.ts';
import { getDocumentProxy, extractText } from 'unpdf';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });
const today = (days = 0): string => dayInMexico(later(world.clock.now(), days * DAY));

async function opens(caller: Caller, client = 'Constructora del Norte'): Promise<string> {
  const { createCase } = await caller.does(CreateCaseDocument, { input: { title: 'Amparo', client, area: 'CIVIL' } });
  return createCase.case?.id ?? '';
}
const records = async (caller: Caller, input: object) => {
  const { entry } = (await caller.does(CreateEntryDocument, { input: input as never })).createTimeEntry;
  return entry?.id ?? '';
};
const setsRate = (caller: Caller, caseId: string, centavos: number) =>
  caller.does(SetRateDocument, { input: { scope: 'CASE', caseId, centavos, validFrom: today(-300) } });
const bills = async (caller: Caller, input: Partial<PrebillInput>) =>
  (
    await caller.does(CreatePrebillDocument, {
      input: { from: today(-30), to: today(), clientKind: 'COMPANY', ...input } as never,
    })
  ).createPrebill;
const entry = async (caller: Caller, id: string) => (await caller.does(OneEntryDocument, { id })).timeEntry;

/** Ten hours at a thousand pesos. */
async function tenThousand(caller: Caller) {
  const caseId = await opens(caller);
  await setsRate(caller, caseId, 100_000);
  const ids = [];
  for (let n = 0; n < 5; n++)
    ids.push(
      await records(caller, {
        caseId,
        seconds: 7200,
        workedOn: today(-n),
        activity: 'DRAFTING',
        description: `Escrito ${n}`,
      }),
    );
  return { caseId, ids };
}

describe('a pre-bill', () => {
  test('of an individual to a company: 10,000.00 + 1,600.00 − 1,000.00 − 1,066.67 = 9,533.33, in words', async () => {
    const ana = await pro();
    const { caseId, ids } = await tenThousand(ana);
    const preview = { caseIds: [caseId], from: today(-30), to: today(), clientKind: 'COMPANY' as const };
    expect((await ana.does(PrebillPreviewDocument, { input: preview })).prebillPreview).toMatchObject({
      subtotal: { centavos: 1_000_000 },
      total: { centavos: 953_333 },
      withoutRateCount: 0,
    });
    expect((await entry(ana, ids[0] ?? ''))?.prebill).toBeNull();
    const { prebill } = await bills(ana, { caseIds: [caseId], clientRfc: 'abc010203xy9' });
    expect(prebill).toMatchObject({
      number: 'PF-0001',
      status: 'OPEN',
      client: 'Constructora del Norte',
      clientRfc: 'ABC010203XY9',
      totalSeconds: 36_000,
      billedSeconds: 36_000,
      subtotal: { centavos: 1_000_000 },
      total: { centavos: 953_333 },
      amountInWords: 'nueve mil quinientos treinta y tres pesos 33/100 M.N.',
      viewerCanDiscard: true,
      cases: [{ id: caseId }],
    });
    expect(prebill?.taxes.map(({ label, amount }) => [label, amount.centavos])).toEqual([
      ['IVA 16 %', 160_000],
      ['Retención de ISR 10 %', -100_000],
      ['Retención de IVA (dos terceras partes)', -106_667],
    ]);
    expect(prebill?.lines.map(({ timeEntryId }) => timeEntryId).toSorted()).toEqual(ids.toSorted());
    expect((await ana.does(OnePrebillDocument, { id: prebill?.id ?? '' })).prebill).toEqual(prebill);
  });

  test('holds its entries: they are not charged twice nor changed, and its sum is theirs to the centavo', async () => {
    const ana = await pro();
    const caseId = await opens(ana);
    await setsRate(ana, caseId, 133_337);
    const ids = [];
    for (let n = 0; n < 12; n++) ids.push(await records(ana, { caseId, seconds: 1 + n * 397, workedOn: today(-n) }));
    const before = (await ana.does(HoursSummaryDocument, { filter: { caseId } })).hoursSummary;
    const { prebill } = await bills(ana, { caseIds: [caseId] });
    const { byCase, unbilled, billable } = (
      await ana.does(HoursSummaryDocument, { filter: { prebillId: prebill?.id ?? '' } })
    ).hoursSummary;
    expect(prebill?.subtotal).toEqual(before.unbilled.amount);
    expect(byCase[0]?.total.amount).toEqual(prebill?.subtotal);
    expect(billable.amount).toEqual(prebill?.subtotal);
    expect(unbilled).toMatchObject({ entryCount: 0, amount: { centavos: 0 } });
    const held = await entry(ana, ids[3] ?? '');
    expect(held).toMatchObject({ prebill: { number: 'PF-0001' }, viewerCanEdit: false });
    const edit = { id: ids[3] ?? '', version: held?.version ?? 0, seconds: 60 };
    expect((await ana.does(UpdateEntryDocument, { input: edit })).updateTimeEntry.userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    expect((await bills(ana, { caseIds: [caseId] })).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'from' }]);
    // A new rate changes nothing of what was billed.
    await setsRate(ana, caseId, 1);
    expect((await ana.does(OnePrebillDocument, { id: prebill?.id ?? '' })).prebill?.subtotal).toEqual(
      prebill?.subtotal,
    );
    expect((await entry(ana, ids[3] ?? ''))?.amount).toEqual(held?.amount);
  });

  test('discarded, its entries are free and priced as rates stand; paid, it stays', async () => {
    const ana = await pro();
    const { caseId, ids } = await tenThousand(ana);
    const { prebill } = await bills(ana, { caseIds: [caseId] });
    const id = prebill?.id ?? '';
    await setsRate(ana, caseId, 200_000);
    expect((await ana.does(DiscardPrebillDocument, { id })).discardPrebill.prebill?.status).toBe('DISCARDED');
    expect(await entry(ana, ids[0] ?? '')).toMatchObject({ prebill: null, amount: { centavos: 400_000 } });
    const { prebill: second } = await bills(ana, { caseIds: [caseId] });
    expect(second).toMatchObject({ number: 'PF-0002', subtotal: { centavos: 2_000_000 } });
    const paid = { id: second?.id ?? '' };
    expect((await ana.does(PayPrebillDocument, paid)).markPrebillPaid.prebill?.status).toBe('PAID');
    for (const each of [paid, { id }]) {
      expect((await ana.does(DiscardPrebillDocument, each)).discardPrebill.userErrors).toMatchObject([
        { code: 'CONFLICT' },
      ]);
      expect((await ana.does(PayPrebillDocument, each)).markPrebillPaid.userErrors).toMatchObject([
        { code: 'CONFLICT' },
      ]);
    }
  });

  test('of two at once only one takes the entries', async () => {
    const ana = await pro();
    const { caseId } = await tenThousand(ana);
    const both = await Promise.all([1, 2, 3].map(() => bills(ana, { caseIds: [caseId] })));
    expect(both.filter(({ prebill }) => prebill)).toHaveLength(1);
  });

  test('of a client gathers its cases, with a flat fee in detail and expenses', async () => {
    const ana = await pro();
    const [one, two] = [await opens(ana, 'Ñandú'), await opens(ana, 'ÑANDÚ')];
    await setsRate(ana, one, 100_000);
    await records(ana, { caseId: one, seconds: 3600 });
    await records(ana, { caseId: two, seconds: 7200, billing: 'FLAT_FEE' });
    await records(ana, { caseId: two, seconds: 600, billing: 'NOT_BILLABLE' });
    const { prebill } = await bills(ana, {
      client: 'ñandú',
      clientKind: 'INDIVIDUAL',
      extras: [
        { kind: 'FLAT_FEE', description: 'Contestación de la demanda', centavos: 500_000 },
        { kind: 'EXPENSE', description: 'Copias certificadas', centavos: 12_345 },
      ],
    });
    expect(prebill?.lines.map(({ kind, amount }) => [kind, amount.centavos])).toEqual([
      ['TIME', 100_000],
      ['FLAT_FEE_DETAIL', 0],
      ['FLAT_FEE', 500_000],
      ['EXPENSE', 12_345],
    ]);
    expect(prebill).toMatchObject({
      totalSeconds: 10_800,
      subtotal: { centavos: 612_345 },
      taxes: [{ amount: { centavos: 97_975 } }],
      total: { centavos: 710_320 },
    });
    expect(prebill?.cases).toHaveLength(2);
  });

  test('of a firm, or in the simplified regime, withholds as the law says', async () => {
    const ana = await pro();
    const { caseId } = await tenThousand(ana);
    const total = async () =>
      (
        await ana.does(PrebillPreviewDocument, {
          input: { caseIds: [caseId], from: today(-30), to: today(), clientKind: 'COMPANY' },
        })
      ).prebillPreview.total.centavos;
    await ana.does(SetHoursSettingsDocument, { input: { issuerRegime: 'RESICO' } });
    expect(await total()).toBe(1_040_833);
    await ana.does(SetHoursSettingsDocument, { input: { issuerKind: 'COMPANY' } });
    expect(await total()).toBe(1_160_000);
  });

  test('says what is wrong with it, and takes nothing', async () => {
    const [ana, bruno, eva] = [await pro(), await pro(), await pro()];
    const { caseId, ids } = await tenThousand(ana);
    const other = await opens(ana, 'Otro cliente');
    const unpriced = await opens(ana);
    await records(ana, { caseId: unpriced, seconds: 60 });
    await world.joins(bruno, caseId);
    for (const [caller, input, field] of [
      [ana, {}, 'caseIds'],
      [ana, { caseIds: [caseId, other] }, 'caseIds'],
      [ana, { caseIds: ['cas_no'] }, 'caseIds'],
      [bruno, { caseIds: [caseId] }, 'caseIds'],
      [eva, { caseIds: [caseId] }, 'caseIds'],
      [eva, { caseIds: [await opens(eva)], entryIds: [ids[0] ?? ''] }, 'entryIds'],
      [ana, { caseIds: [caseId], entryIds: ['tme_no'] }, 'entryIds'],
      [ana, { caseIds: [unpriced] }, 'entryIds'],
      [ana, { caseIds: [caseId], from: today(), to: today(-1) }, 'to'],
      [ana, { caseIds: [caseId], clientRfc: 'x' }, 'clientRfc'],
      [ana, { caseIds: [other] }, 'from'],
      [ana, { caseIds: [other], extras: [{ kind: 'EXPENSE', description: '', centavos: 5 }] }, 'extras.0'],
    ] as const)
      expect((await bills(caller, input as never)).userErrors).toMatchObject([{ field, message: expect.any(String) }]);
    expect((await entry(ana, ids[0] ?? ''))?.prebill).toBeNull();
    const input = { caseIds: [caseId], from: today(), to: today(-1), clientKind: 'COMPANY' as const };
    const { errors } = await ana.graphql(PrebillPreviewDocument, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION', field: 'to' });
    expect((await world.visitor().graphql(PrebillPreviewDocument, { input })).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('is written as PDF, DOCX and a table; those of others are not found', async () => {
    const [ana, eva] = [await pro(), await pro()];
    const { caseId } = await tenThousand(ana);
    const { prebill } = await bills(ana, { caseIds: [caseId], notes: 'Transferencia a la cuenta de ejemplo.' });
    const id = prebill?.id ?? '';
    const { pdf, docx, csv } = await ana.does(PrebillFilesDocument, { id });
    expect([pdf.fileName, docx.fileName, csv.fileName]).toEqual([
      'prefactura-pf-0001.pdf',
      'prefactura-pf-0001.docx',
      'prefactura-pf-0001.csv',
    ]);
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf.content, 'base64')));
    const text = (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
    for (const words of [
      'Prefactura PF-0001',
      '$9,533.33',
      'nueve mil quinientos treinta y tres pesos 33/100 M.N.',
      'no es un comprobante fiscal',
      'LISR, artículo 106',
      'Transferencia a la cuenta de ejemplo.',
    ])
      expect(text).toContain(words);
    const lines = Buffer.from(csv.content, 'base64').toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(1 + 5 + 1 + 3 + 1);
    expect(lines.at(-1)).toBe('Total,,,,,,,9533.33');
    expect((await eva.graphql(PrebillFilesDocument, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await eva.does(OnePrebillDocument, { id })).prebill).toBeNull();
    expect((await eva.does(DiscardPrebillDocument, { id })).discardPrebill.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
  });
});

test('bills, prices, edits, deletions and a client renamed all at once: none fails, and each bill is the sum of what it holds', async () => {
  const ana = await pro();
  const caseId = await opens(ana);
  await setsRate(ana, caseId, 133_337);
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => records(ana, { caseId, seconds: 61 + n * 7 })));
  const input = { caseIds: [caseId], from: today(-1), to: today(), clientKind: 'COMPANY' as const };
  const idOf = (n: number): string => ids[n % ids.length] ?? '';
  const bills = Array.from({ length: 10 }, async (_, n) => {
    const entryIds = [idOf(2 * n), idOf(2 * n + 1)];
    const made = await ana.graphql(CreatePrebillDocument, { input: { ...input, entryIds } });
    const id = n % 3 === 0 ? made.data.createPrebill.prebill?.id : undefined;
    return id ? [made, await ana.graphql(DiscardPrebillDocument, { id })] : [made];
  });
  const others = Array.from({ length: 10 }, (_, n) => [
    ana.graphql(SetRateDocument, {
      input: { scope: 'CASE', caseId, centavos: 100_000 + n, validFrom: today(-300) },
    }),
    ana.graphql(UpdateEntryDocument, { input: { id: idOf(2 * n), version: 1, seconds: 999 } }),
    ana.graphql(DeleteEntryDocument, { id: idOf(2 * n + 3) }),
    ana.graphql(PrebillPreviewDocument, { input }),
    ana.graphql(UpdateCaseDocument, { input: { caseId, version: n + 1, client: `Cliente ${n}` } }),
  ]).flat();
  const replies = [...(await Promise.all(bills)).flat(), ...(await Promise.all(others))];
  expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
  await world.runJobs('hours-follow-client');
  const kept = await world.sql<{ status: string; subtotal: string; held: string; lines: string }>(
    `select p.status, p.subtotal::text, (select coalesce(sum(amount), 0)::text from time_entry t where t.prebill_id = p.id)
       as held, (select sum((line ->> 'centavos')::bigint)::text from jsonb_array_elements(p.lines) line) as lines
     from prebill p where p.account_id = ?`,
    [ana.userId],
  );
  for (const bill of kept) {
    expect(bill.lines).toBe(bill.subtotal);
    expect(bill.held).toBe(bill.status === 'DISCARDED' ? '0' : bill.subtotal);
  }
  // What is left has one price and one client: those of the case.
  const left = await world.sql(
    `select distinct t.rate::text, t.client = c.client as follows from time_entry t join legal_case c on c.id = t.case_id
     where t.account_id = ? and t.prebill_id is null and t.deleted_at is null`,
    [ana.userId],
  );
  expect(left.length).toBeLessThanOrEqual(1);
  for (const row of left) expect(row).toMatchObject({ follows: true });
});
