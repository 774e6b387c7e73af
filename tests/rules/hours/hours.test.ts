import { describe, expect, test } from 'vitest';
import { decimalPesos } from '#schema/lib/pesos.ts';
import { amountInWords } from '#schema/text/number-words.ts';
import { csvOf } from '#api/kernel/print/csv.rules.ts';
import { billOf, inputProblem } from '#api/features/hours/billing/prebill.rules.ts';
import { taxesOf, totalOf } from '#api/features/hours/billing/taxes.rules.ts';
import { dayProblem, futureProblem, secondsProblem, usualBilling } from '#api/features/hours/entries/entries.rules.ts';
import {
  amountFor,
  chargedSeconds,
  clockOf,
  decimalHoursOf,
  hoursOf,
  priceOf,
  rateFor,
  type KnownRate,
} from '#api/features/hours/pricing/pricing.rules.ts';
import { canEditEntry } from '#api/features/hours/hours.policy.ts';

describe('what recorded time is charged', () => {
  test('rounded up to six minutes, each entry by itself, or not at all', () => {
    expect([1, 359, 360, 361, 3600].map((seconds) => chargedSeconds(seconds, 'BILLABLE', 'SIX_MINUTES'))).toEqual([
      360, 360, 360, 720, 3600,
    ]);
    expect(chargedSeconds(361, 'BILLABLE', 'OFF')).toBe(361);
    expect(chargedSeconds(361, 'FLAT_FEE', 'SIX_MINUTES')).toBe(720);
    expect(chargedSeconds(361, 'NOT_BILLABLE', 'SIX_MINUTES')).toBe(0);
  });

  test('to the centavo, half a centavo up', () => {
    expect(amountFor(3600, 150_000)).toBe(150_000);
    expect(amountFor(360, 150_005)).toBe(15_001);
    expect(amountFor(1, 1800)).toBe(1);
    expect(amountFor(1, 1799)).toBe(0);
    expect(amountFor(86_400, 100_000_000)).toBe(2_400_000_000);
  });

  const rate = (
    scope: KnownRate['scope'],
    centavos: number,
    validFrom: string,
    rest: Partial<KnownRate> = {},
  ): KnownRate => ({
    scope,
    caseId: null,
    clientKey: null,
    personId: null,
    centavos,
    validFrom,
    ...rest,
  });
  const entry = {
    caseId: 'cas_1',
    clientKey: 'constructora',
    personId: 'usr_1',
    workedOn: '2026-03-05',
    seconds: 3600,
    billing: 'BILLABLE' as const,
  };
  const person = rate('PERSON', 100, '2020-01-01', { personId: 'usr_1' });
  const client = rate('CLIENT', 200, '2020-01-01', { clientKey: 'constructora' });
  const ofCase = rate('CASE', 300, '2020-01-01', { caseId: 'cas_1' });

  test('by the rate of the case, else of the client, else of the person', () => {
    expect(rateFor([person, client, ofCase], entry)?.centavos).toBe(300);
    expect(rateFor([person, client, ofCase], { ...entry, caseId: 'cas_2' })?.centavos).toBe(200);
    expect(rateFor([person, client, ofCase], { ...entry, caseId: null, clientKey: '' })?.centavos).toBe(100);
    expect(rateFor([ofCase], { ...entry, caseId: 'cas_2' })).toBeNull();
  });

  test('by the one that held on the day of the work', () => {
    const newer = rate('CASE', 400, '2026-03-05', { caseId: 'cas_1' });
    const future = rate('CASE', 500, '2026-03-06', { caseId: 'cas_1' });
    expect(rateFor([ofCase, future, newer], entry)?.centavos).toBe(400);
    expect(rateFor([ofCase, future, newer], { ...entry, workedOn: '2026-03-04' })?.centavos).toBe(300);
    // A rate of the client that began later does not go before the case's.
    expect(rateFor([ofCase, rate('CLIENT', 999, '2026-03-01', { clientKey: 'constructora' })], entry)?.centavos).toBe(
      300,
    );
  });

  test('nothing without a rate, nothing when it is not billable, its own amount under a flat fee', () => {
    expect(priceOf(entry, [], 'OFF')).toEqual({ billedSeconds: 3600, rate: null, rateScope: null, amount: null });
    expect(priceOf({ ...entry, billing: 'NOT_BILLABLE' }, [ofCase], 'OFF')).toMatchObject({
      billedSeconds: 0,
      amount: null,
    });
    expect(priceOf({ ...entry, billing: 'FLAT_FEE' }, [ofCase], 'OFF')).toMatchObject({
      billedSeconds: 3600,
      amount: null,
    });
    expect(priceOf({ ...entry, seconds: 361 }, [ofCase], 'SIX_MINUTES')).toEqual({
      billedSeconds: 720,
      rate: 300,
      rateScope: 'CASE',
      amount: 60,
    });
  });

  test('negative, empty and 25-hour entries are refused, and days of more than 24', () => {
    for (const seconds of [-3600, 0, 86_401, 90_000, 1.5, NaN]) expect(secondsProblem(seconds)?.field).toBe('seconds');
    expect(secondsProblem(86_400)).toBeNull();
    expect(dayProblem(80_000, 6400)).toBeNull();
    expect(dayProblem(80_000, 6401)?.message).toBe('Ese día ya tiene 22.22 h registradas: no caben más de 24.');
  });

  test('without a choice: as the event is, else by whether there is a case', () => {
    expect([
      usualBilling(true, false),
      usualBilling(false, true),
      usualBilling(null, true),
      usualBilling(null, false),
    ]).toEqual(['BILLABLE', 'NOT_BILLABLE', 'BILLABLE', 'NOT_BILLABLE']);
    expect(hoursOf(5400)).toBe('1.50');
  });

  test('on paper hours are exact, and in tables they multiply out with the rate', () => {
    expect([0, 600, 5400, 36_000, 61, 86_399].map(clockOf)).toEqual([
      '0:00',
      '0:10',
      '1:30',
      '10:00',
      '0:01:01',
      '23:59:59',
    ]);
    expect([0, 360, 600, 5400, 36_000, 3601].map(decimalHoursOf)).toEqual([
      '0.00',
      '0.10',
      '0.16666667',
      '1.50',
      '10.00',
      '1.00027778',
    ]);
    for (let seconds = 1; seconds < 20_000; seconds += 7)
      expect(Math.round(Number(decimalHoursOf(seconds)) * 250_000)).toBe(amountFor(seconds, 250_000));
  });
});

describe('taxes of a pre-bill', () => {
  const parties = {
    issuerKind: 'INDIVIDUAL',
    issuerRegime: 'PROFESSIONAL',
    clientKind: 'COMPANY',
    vatRate: 'GENERAL',
  } as const;
  const amounts = (subtotal: number, given: Parameters<typeof taxesOf>[1]) => {
    const taxes = taxesOf(subtotal, given);
    return [...taxes.map(({ centavos }) => centavos), totalOf(subtotal, taxes)];
  };

  test('10,000.00 + 1,600.00 − 1,000.00 − 1,066.67 = 9,533.33: a company pays an individual', () => {
    expect(amounts(1_000_000, parties)).toEqual([160_000, -100_000, -106_667, 953_333]);
  });

  test('a person, or a firm that bills, has nothing withheld', () => {
    expect(amounts(1_000_000, { ...parties, clientKind: 'INDIVIDUAL' })).toEqual([160_000, 1_160_000]);
    expect(amounts(1_000_000, { ...parties, issuerKind: 'COMPANY' })).toEqual([160_000, 1_160_000]);
  });

  test('1.25 % in the simplified regime', () => {
    expect(amounts(1_000_000, { ...parties, issuerRegime: 'RESICO' })).toEqual([160_000, -12_500, -106_667, 1_040_833]);
  });

  test('8 % in the border region: what a company withholds follows from the tax that was passed on', () => {
    expect(amounts(1_000_000, { ...parties, vatRate: 'BORDER_REGION' })).toEqual([80_000, -100_000, -53_333, 926_667]);
    const [vat] = taxesOf(1_000_000, { ...parties, vatRate: 'BORDER_REGION' });
    expect(vat?.label).toBe('IVA 8 %');
    expect(vat?.basis).toMatch(/DOF 31 de diciembre de 2018.*no están en el acervo.*no sabemos si hay otra/);
  });

  test('each says its article, and what the held law does not say is said', () => {
    const bases = taxesOf(1, parties).map(({ basis }) => basis);
    expect(bases[0]).toMatch(
      /LIVA, artículo 1: .*artículo 18: .*gastos.*2021\).*Sin el estímulo de la región fronteriza/,
    );
    expect(bases[1]).toMatch(/LISR, artículo 106, penúltimo párrafo: .*10 %.*2024/);
    expect(bases[2]).toMatch(/1-A, fracción II, inciso a\).*artículo 3, fracción I, que no está en el acervo/);
  });
});

describe('amounts in words', () => {
  test.each([
    [953_333, 'nueve mil quinientos treinta y tres pesos 33/100 M.N.'],
    [0, 'cero pesos 00/100 M.N.'],
    [5, 'cero pesos 05/100 M.N.'],
    [100, 'un peso 00/100 M.N.'],
    [2100, 'veintiún pesos 00/100 M.N.'],
    [3100, 'treinta y un pesos 00/100 M.N.'],
    [10_000, 'cien pesos 00/100 M.N.'],
    [10_100, 'ciento un pesos 00/100 M.N.'],
    [50_000, 'quinientos pesos 00/100 M.N.'],
    [100_000, 'mil pesos 00/100 M.N.'],
    [100_100, 'mil un pesos 00/100 M.N.'],
    [2_100_000, 'veintiún mil pesos 00/100 M.N.'],
    [70_071_600, 'setecientos mil setecientos dieciséis pesos 00/100 M.N.'],
    [100_000_000, 'un millón de pesos 00/100 M.N.'],
    [100_000_100, 'un millón un pesos 00/100 M.N.'],
    [2_100_000_000, 'veintiún millones de pesos 00/100 M.N.'],
    [-953_333, 'menos nueve mil quinientos treinta y tres pesos 33/100 M.N.'],
  ])('%i', (centavos, words) => {
    expect(amountInWords(centavos)).toBe(words);
  });
});

describe('a pre-bill', () => {
  const entry = (id: string, seconds: number, amount: number | null, isFlatFee = false) => ({
    id,
    description: 'Demanda',
    workedOn: '2026-03-05',
    personName: 'Ana',
    activity: 'DRAFTING' as const,
    seconds,
    billedSeconds: seconds,
    isFlatFee,
    rate: amount === null ? null : 150_000,
    amount,
  });
  const parties = {
    issuerKind: 'INDIVIDUAL',
    issuerRegime: 'PROFESSIONAL',
    clientKind: 'COMPANY',
    vatRate: 'GENERAL',
    receipts: new Map(),
    received: 0,
  } as const;

  test('adds its lines; what stands under a flat fee is shown and not charged twice', () => {
    const bill = billOf(
      [entry('1', 3600, 150_000), entry('2', 7200, null, true)],
      [
        { kind: 'FLAT_FEE', description: ' Contestación ', centavos: 800_000 },
        { kind: 'EXPENSE', description: 'Copias', centavos: 50_000 },
      ],
      parties,
    );
    expect(bill.lines.map(({ kind, centavos }) => [kind, centavos])).toEqual([
      ['TIME', 150_000],
      ['FLAT_FEE_DETAIL', 0],
      ['FLAT_FEE', 800_000],
      ['EXPENSE', 50_000],
    ]);
    expect(bill).toMatchObject({
      totalSeconds: 10_800,
      subtotal: 1_000_000,
      total: 953_333,
      amountInWords: 'nueve mil quinientos treinta y tres pesos 33/100 M.N.',
      withoutRateCount: 0,
    });
  });

  test('disbursements are outside of the taxed subtotal: no VAT and nothing withheld on them', () => {
    const charged = [{ kind: 'FLAT_FEE' as const, description: 'Honorarios', centavos: 1_000_000 }];
    const paid = [{ kind: 'DISBURSEMENT' as const, description: 'Derechos del registro', centavos: 123_456 }];
    const [alone, both] = [billOf([], charged, parties), billOf([], [...charged, ...paid], parties)];
    expect(both).toMatchObject({ subtotal: 1_000_000, disbursements: 123_456, total: 953_333 + 123_456 });
    expect(both.taxes).toEqual(alone.taxes);
    expect(billOf([], paid, parties)).toMatchObject({ subtotal: 0, taxes: [], total: 123_456 });
    const own = billOf([], [{ kind: 'EXPENSE', description: 'Viáticos', centavos: 123_456 }], parties);
    expect(own.taxes[0]?.centavos).toBe(19_753);
  });

  test('counts what has no rate', () => {
    expect(billOf([entry('1', 3600, null)], [], parties).withoutRateCount).toBe(1);
  });

  test('its subtotal is the sum of its entries to the centavo, in a thousand random ones', () => {
    let seed = 11;
    const random = (most: number): number =>
      Math.floor(((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * most);
    for (let round = 0; round < 1000; round++) {
      const entries = Array.from({ length: 1 + random(30) }, (_, at) => {
        const seconds = 1 + random(86_400);
        return entry(String(at), seconds, amountFor(seconds, 1 + random(500_000)));
      });
      const bill = billOf(entries, [], parties);
      const sum = entries.reduce((total, { amount }) => total + (amount ?? 0), 0);
      expect(bill.subtotal).toBe(sum);
      expect(bill.lines.reduce((total, { centavos }) => total + centavos, 0)).toBe(sum);
      expect(bill.total).toBe(bill.taxes.reduce((total, { centavos }) => total + centavos, bill.subtotal));
      expect(Number.isSafeInteger(bill.total)).toBe(true);
    }
  });

  test('says what is wrong with it', () => {
    const input = { from: '2026-03-01', to: '2026-03-31', clientKind: 'COMPANY' as const };
    const field = (rest: object) => inputProblem({ ...input, ...rest }, '2026-03-31')?.field ?? null;
    expect(field({})).toBeNull();
    expect(field({ to: '2026-02-01' })).toBe('to');
    expect(field({ clientRfc: 'ABC' })).toBe('clientRfc');
    expect(field({ clientRfc: 'ABC991399XY9' })).toBe('clientRfc');
    expect(field({ clientRfc: ' abc010203xy9 ' })).toBeNull();
    expect(field({ extras: [{ kind: 'TIME', description: 'x', centavos: 1 }] })).toBe('extras.0');
    expect(field({ extras: [{ kind: 'EXPENSE', description: ' ', centavos: 1 }] })).toBe('extras.0');
    expect(field({ extras: [{ kind: 'EXPENSE', description: 'x', centavos: -5 }] })).toBe('extras.0');
    expect(field({ extras: [{ kind: 'EXPENSE', description: 'x', centavos: 1.5 }] })).toBe('extras.0');
    expect(field({ extras: [{ kind: 'FLAT_FEE', description: 'x', centavos: 1, receiptUploadId: 'upl_1' }] })).toBe(
      'extras.0',
    );
    expect(field({ advances: [{ centavos: 1, receivedOn: '2026-03-31' }] })).toBeNull();
    expect(field({ advances: [{ centavos: 1, receivedOn: '2026-04-01' }] })).toBe('advances.0.receivedOn');
    expect(field({ advances: [{ centavos: 0.5, receivedOn: '2026-03-01' }] })).toBe('advances.0.centavos');
    expect(field({ notes: 'a'.repeat(2001) })).toBe('notes');
  });
});

test('tables for spreadsheets run no formula and keep quotes and lines', () => {
  expect(
    csvOf([
      ['a', 1, null],
      ['=SUM(A1)', 'di "sí", no', 'dos\nlíneas'],
      ['-1.50', '+52 55', '@x'],
    ]),
  ).toBe(`\uFEFFa,1,\r\n'=SUM(A1),"di ""sí"", no","dos\nlíneas"\r\n-1.50,'+52 55,'@x\r\n`);
  expect([0, 5, 123_450, -99].map(decimalPesos)).toEqual(['0.00', '0.05', '1234.50', '-0.99']);
});

test('work is recorded when it began, not before', () => {
  const clock = { today: '2026-03-05', now: new Date('2026-03-05T18:00:00Z') };
  const at = (workedOn: string, startedAt: string | null) =>
    futureProblem({ workedOn, startedAt: startedAt === null ? null : new Date(startedAt) }, clock)?.field ?? null;
  expect(at('2026-03-05', null)).toBeNull();
  expect(at('2026-03-06', null)).toBe('workedOn');
  expect(at('2026-03-05', '2026-03-05T17:59:59Z')).toBeNull();
  expect(at('2026-03-05', '2026-03-05T18:00:01Z')).toBe('start');
});

test('recorded time is changed by whoever did it: not what is in a pre-bill, nor in a case that one left', () => {
  const entry = { isPerson: true, isAccount: false, isOfCase: true, role: 'COLLABORATOR' as const, isBilled: false };
  expect(canEditEntry(entry)).toBe(true);
  expect(canEditEntry({ ...entry, isBilled: true })).toBe(false);
  expect(canEditEntry({ ...entry, role: null })).toBe(false);
  expect(canEditEntry({ ...entry, isPerson: false })).toBe(false);
  expect(canEditEntry({ ...entry, isPerson: false, isAccount: true, role: 'OWNER' })).toBe(true);
});
