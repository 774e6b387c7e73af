import { expect, test } from 'vitest';
import type { BillingKind, IssuerRegime, TaxPersonKind, TimeRounding } from '#schema/generated/contract.ts';
import { amountInWords } from '#schema/text/number-words.ts';
import { billOf } from '#api/features/hours/billing/prebill.rules.ts';
import { priceOf, type KnownRate, type Priced } from '#api/features/hours/pricing/pricing.rules.ts';
import {
  seededRandom,
  readWords,
  expectedAmounts,
  expectedBill,
  rounded,
  type ReferenceRate,
  type ReferenceAmounts,
} from '../../support/hours-reference.ts';

const KINDS: BillingKind[] = ['BILLABLE', 'BILLABLE', 'BILLABLE', 'NOT_BILLABLE', 'FLAT_FEE'];
const ROUNDINGS: TimeRounding[] = ['OFF', 'SIX_MINUTES'];
const PEOPLE: TaxPersonKind[] = ['INDIVIDUAL', 'COMPANY'];
const REGIMES: IssuerRegime[] = ['PROFESSIONAL', 'RESICO'];
const of = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

type Roll = (most: number) => number;
const dayOf = (roll: Roll): string => `202${4 + roll(3)}-0${1 + roll(9)}-${10 + roll(19)}`;

/** Small ones, usual ones and the largest there may be, with centavos that do not divide. */
const centavosOf = (roll: Roll): number => 1 + roll(of([97, 9_999, 500_001, 100_000_000], roll(4)));
const secondsOf = (roll: Roll): number => 1 + roll(of([59, 361, 7_201, 86_400], roll(4)));

function rateOf(roll: Roll): { known: KnownRate; clerk: ReferenceRate } {
  const [centavos, validFrom] = [centavosOf(roll), dayOf(roll)];
  const nobody = { caseId: null, clientKey: null, personId: null, centavos, validFrom };
  const name = String(roll(4));
  if (roll(3) === 0)
    return {
      known: { ...nobody, scope: 'CASE', caseId: name },
      clerk: { of: { caseId: name }, centavos, validFrom },
    };
  return roll(2) === 0
    ? {
        known: { ...nobody, scope: 'CLIENT', clientKey: name },
        clerk: { of: { clientKey: name }, centavos, validFrom },
      }
    : {
        known: { ...nobody, scope: 'PERSON', personId: name },
        clerk: { of: { personId: name }, centavos, validFrom },
      };
}

/** A rate that begins on the day of another of the same kind takes its place: two of them there never are. */
function ratesOf(roll: Roll) {
  const rates = Array.from({ length: 4 + roll(20) }, () => rateOf(roll));
  const keyOf = ({ clerk }: (typeof rates)[number]): string => JSON.stringify([clerk.of, clerk.validFrom]);
  return [...new Map(rates.map((rate) => [keyOf(rate), rate])).values()];
}

const entryOf = (roll: Roll): Priced => ({
  caseId: roll(5) === 0 ? null : String(roll(5)),
  clientKey: roll(5) === 0 ? '' : String(roll(5)),
  personId: String(roll(5)),
  workedOn: dayOf(roll),
  seconds: secondsOf(roll),
  billing: of(KINDS, roll(5)),
});

const shown = ({ billedSeconds, rate, amount }: ReferenceAmounts) => ({
  billedSeconds: Number(billedSeconds),
  rate: rate === null ? null : Number(rate),
  amount: amount === null ? null : Number(amount),
});

test('10,000 random entries cost what exact fractions say, whatever the rates, the rounding and the kind', () => {
  const roll = seededRandom(7);
  let priced = 0;
  for (let book = 0; book < 500; book++) {
    const rates = ratesOf(roll);
    for (let n = 0; n < 20; n++) {
      const [entry, rounding] = [entryOf(roll), of(ROUNDINGS, roll(2))];
      const { rateScope: _scope, ...price } = priceOf(
        entry,
        rates.map(({ known }) => known),
        rounding,
      );
      const clerk = expectedAmounts(
        entry,
        rates.map((rate) => rate.clerk),
        rounding,
      );
      expect(price, JSON.stringify({ entry, rounding, rates })).toEqual(shown(clerk));
      if (price.amount !== null) priced++;
    }
  }
  expect(priced).toBeGreaterThan(2500);
});

test('2,000 random pre-bills add up to what exact fractions say: entries, flat fees, expenses, IVA and both retentions', () => {
  const roll = seededRandom(11);
  for (let round = 0; round < 2000; round++) {
    const entries = Array.from({ length: roll(25) }, (_, at) => {
      const isFlatFee = roll(4) === 0;
      const [billedSeconds, rate] = [secondsOf(roll), centavosOf(roll)];
      const amount = isFlatFee ? null : Number(rounded(BigInt(billedSeconds) * BigInt(rate), 3600n));
      return {
        id: String(at),
        description: '',
        workedOn: '2026-03-05',
        personName: '',
        activity: 'OTHER' as const,
        seconds: billedSeconds,
        billedSeconds,
        isFlatFee,
        rate: isFlatFee ? null : rate,
        amount,
      };
    });
    const extras = Array.from({ length: roll(6) }, () => ({
      kind: of(['FLAT_FEE', 'EXPENSE'] as const, roll(2)),
      description: 'x',
      centavos: 1 + roll(of([100, 1_000_003, 100_000_000_000], roll(3))),
    }));
    const parties = {
      issuerKind: of(PEOPLE, roll(3)),
      issuerRegime: of(REGIMES, roll(2)),
      clientKind: of(PEOPLE, 1 + roll(2)),
    };
    const bill = billOf(entries, extras, { ...parties, vatRate: 'GENERAL', receipts: new Map(), received: 0 });
    const clerk = expectedBill(
      [...entries.map(({ amount }) => BigInt(amount ?? 0)), ...extras.map(({ centavos }) => BigInt(centavos))],
      parties,
    );
    expect([bill.subtotal, ...bill.taxes.map(({ centavos }) => centavos), bill.total]).toEqual(
      [clerk.subtotal, ...clerk.taxes, clerk.total].map(Number),
    );
    expect(readWords(bill.amountInWords)).toBe(bill.total);
  }
});

test('amounts in words read back as the same amount, from a centavo to a hundred thousand million pesos', () => {
  const roll = seededRandom(13);
  const edges = [
    0, 1, 99, 100, 101, 199, 1600, 2100, 10_000, 11_500, 100_000, 100_100, 2_100_000, 10_000_000, 99_999_999,
  ];
  const millions = [100_000_000, 100_000_100, 200_000_000, 2_100_000_000, 100_000_000_000, 100_000_000_100];
  const random = Array.from({ length: 3000 }, () => roll(10 ** (1 + roll(13))));
  for (const centavos of [...edges, ...millions, ...random]) {
    expect(readWords(amountInWords(centavos)), amountInWords(centavos)).toBe(centavos);
    expect(readWords(amountInWords(-centavos))).toBe(0 - centavos);
  }
});
