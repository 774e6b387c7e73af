import { addMonths, daysBetween } from '#schema/lib/days.ts';
import { tiieOf } from '#db/content/calculators/figures.ts';
import { interestText as text } from '#schema/text/calculators-amounts.ts';
import type { ArticleKey, ExactLine, Outcome } from '../base/calculation.types.ts';
import {
  add,
  decimal,
  decimalText,
  divide,
  fraction,
  isLess,
  multiply,
  ONE,
  pesosText,
  power,
  rounded,
  shortText,
  smaller,
  subtract,
  times,
  ZERO,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';

/** Ordinary and moratory interest, legal or agreed (CCF 2395, CCom 362, LGTOC 152 and 174). */

const INTEREST_KINDS = [
  'CIVIL_LEGAL',
  'COMMERCIAL_LEGAL',
  'CIVIL_LOAN',
  'COMMERCIAL_LOAN',
  'PROMISSORY_NOTE',
  'BILL_OF_EXCHANGE',
] as const;
type InterestKind = (typeof INTEREST_KINDS)[number];

const CIVIL_RATE = fraction(9, 100);
const COMMERCIAL_RATE = fraction(6, 100);
const isCivil = (kind: InterestKind): boolean => kind === 'CIVIL_LEGAL' || kind === 'CIVIL_LOAN';
const legalRate = (kind: InterestKind): Fraction => (isCivil(kind) ? CIVIL_RATE : COMMERCIAL_RATE);

const ARTICLES: Record<InterestKind, readonly ArticleKey[]> = {
  CIVIL_LEGAL: ['ccf 2395'],
  COMMERCIAL_LEGAL: ['ccom 362'],
  CIVIL_LOAN: ['ccf 2395'],
  COMMERCIAL_LOAN: ['ccom 362'],
  PROMISSORY_NOTE: ['lgtoc 174', 'lgtoc 152'],
  BILL_OF_EXCHANGE: ['lgtoc 152', 'ccom 362'],
};

interface Rate {
  annual: Fraction;
  /** Set where the rate was agreed by the month. */
  monthly: Fraction | null;
}

/** `0.15` and `15` both mean fifteen per cent a year; a monthly `3` is three per cent. */
const asRate = (given: Fraction): Fraction => (isLess(given, ONE) ? given : divide(given, fraction(100)));

function rateOf(reader: InputReader, annualName: string, monthlyName: string): Rate | null {
  const monthly = reader.decimal(monthlyName);
  if (monthly) return { annual: times(asRate(monthly), 12), monthly: asRate(monthly) };
  const annual = reader.decimal(annualName);
  return annual ? { annual: asRate(annual), monthly: null } : null;
}

interface Period {
  concept: string;
  principal: Fraction;
  rate: Rate;
  from: string;
  to: string;
}

function interestOf(
  { principal, rate, from, to }: Period,
  basis: number,
  chosen: ReadonlySet<string>,
): [Fraction, string] {
  const days = daysBetween(from, to);
  if (rate.monthly && (chosen.has('M') || chosen.has('K'))) {
    let months = 0;
    while (addMonths(from, months + 1) <= to) months += 1;
    const rest = fraction(daysBetween(addMonths(from, months), to), 30);
    const length = add(fraction(months), rest);
    const percent = shortText(times(rate.monthly, 100));
    const amount = chosen.has('K')
      ? multiply(
          principal,
          subtract(multiply(power(add(ONE, rate.monthly), months), add(ONE, multiply(rate.monthly, rest))), ONE),
        )
      : multiply(principal, rate.monthly, length);
    return [amount, text.ofMonths(percent, shortText(length))];
  }
  const used = chosen.has('360') ? 360 : chosen.has('365') ? 365 : basis;
  const amount = divide(times(multiply(principal, rate.annual), days), fraction(used));
  return [amount, text.of(shortText(times(rate.annual, 100)), days, used)];
}

interface Payment {
  day: string;
  amount: Fraction;
}

const toCentavos = (value: Fraction): Fraction => decimal(decimalText(rounded(value, 2), 2));

/** Payments on account go to the interest first, then to the capital (CCF 2094, CCom 364). */
function withPayments(period: Period, payments: readonly Payment[], basis: number, chosen: ReadonlySet<string>) {
  let [balance, pending, from] = [period.principal, ZERO, period.from];
  const lines: ExactLine[] = [];
  const steps = [...payments, { day: period.to, amount: ZERO }];
  for (const [index, { day, amount }] of steps.entries()) {
    const [interest, explained] = interestOf({ ...period, principal: balance, from, to: day }, basis, chosen);
    lines.push(
      line(text.period(index + 1), text.onBalance(pesosText(balance), explained), interest, 'ccf 2094', 'ccom 364'),
    );
    pending = add(pending, toCentavos(interest));
    const toInterest = smaller(pending, amount);
    pending = subtract(pending, toInterest);
    balance = subtract(balance, smaller(balance, subtract(amount, toInterest)));
    from = day;
  }
  lines.push(line(text.principal, '', balance, 'ccf 2094'), line(text.pending, '', pending, 'ccf 2094'));
  return { lines, total: add(balance, pending) };
}

function paymentsOf(reader: InputReader, from: string, to: string): Payment[] {
  const payments = reader
    .items('payments')
    .map((each) => ({ day: each.needDay('date'), amount: each.needPositive('amount') }));
  payments.sort((one, other) => (one.day < other.day ? -1 : 1));
  if (payments.some(({ day }) => day < from || day > to)) reader.refuse(text.paymentsLate);
  return payments;
}

interface Rates {
  ordinary: Rate | null;
  moratory: Rate;
}

/** TIIE of a month with points added, both in per cent a year. */
function referenceRate(reader: InputReader): { rate: Rate | null; missing: string | null } {
  const month = reader.month('referenceMonth');
  if (month === null) return { rate: null, missing: null };
  const reference = tiieOf(month);
  if (reference === null) return { rate: null, missing: month };
  const annual = divide(add(decimal(reference), reader.decimal('spread') ?? ZERO), fraction(100));
  return { rate: { annual, monthly: null }, missing: null };
}

function ratesOf(reader: InputReader, kind: InterestKind, reference: Rate | null): Rates {
  const legal: Rate = { annual: legalRate(kind), monthly: null };
  const isLegalOnly = kind === 'CIVIL_LEGAL' || kind === 'COMMERCIAL_LEGAL' || kind === 'BILL_OF_EXCHANGE';
  if (isLegalOnly) return { ordinary: null, moratory: legal };
  const ordinary = rateOf(reader, 'annual', 'monthly') ?? reference;
  const moratory = rateOf(reader, 'moratoryAnnual', 'moratoryMonthly');
  // Without a rate for the delay: that of the note, else the legal one (LGTOC 174); a loan keeps the rate agreed.
  return { ordinary, moratory: moratory ?? ordinary ?? legal };
}

interface Span {
  start: string | null;
  due: string | null;
  paid: string;
}

/** Up to the due date the ordinary rate, where one was agreed; from there on that of the delay. */
function periodsOf({ start, due, paid }: Span, rates: Rates, principal: Fraction, isSimple: boolean): Period[] {
  const periods: Period[] = [];
  const named = (concept: string): string => (isSimple ? text.simple : concept);
  if (start !== null && (due === null || rates.ordinary)) {
    const to = due !== null && due < paid ? due : paid;
    periods.push({ concept: named(text.ordinary), principal, rate: rates.ordinary ?? rates.moratory, from: start, to });
  }
  if (due !== null && paid > due)
    periods.push({ concept: named(text.moratory), principal, rate: rates.moratory, from: due, to: paid });
  return periods;
}

export function interest(reader: InputReader): Outcome {
  const kind = reader.needChoice('kind', INTEREST_KINDS);
  const principal = reader.needPositive('principal');
  const [start, due, paid] = [reader.day('start'), reader.day('due'), reader.needDay('paid')];
  const articles = ARTICLES[kind];
  const from = reader.needed('due', due ?? start);
  const { rate: reference, missing } = referenceRate(reader);
  if (missing) return notComputable([text.noReference(missing)], articles);
  const { ordinary, moratory } = ratesOf(reader, kind, reference);
  if (start !== null && due !== null && start > due) reader.refuseOrder('start', 'due');
  const isAgreed = reader.yes('basisAgreed');
  const given = reader.whole('basis');
  const is360Void = given === 360 && reader.has('basisAgreed') && !isAgreed;
  const basis = given !== null && given > 0 && !is360Void ? given : 365;
  const hasClause = reader.yes('capitalization');
  const isSimple = hasClause && isCivil(kind);
  const statements = [
    ...(is360Void ? [text.basis360] : [text.basis(basis, isAgreed)]),
    ...(isSimple ? [text.nullClause] : []),
    ...(hasClause && !isCivil(kind) ? [text.commercialClause] : []),
    ...(kind === 'BILL_OF_EXCHANGE' && (reader.has('annual') || reader.has('monthly')) ? [text.noInterestInBill] : []),
    ...(isLess(legalRate(kind), moratory.annual) ? [isCivil(kind) ? text.reducible : text.usury] : []),
  ];
  if (paid <= (start ?? from))
    return {
      build: () => ({ lines: [line(text.plain, text.early, ZERO, ...articles)] }),
      assumptions: [text.days],
      statements,
    };
  const periods = periodsOf({ start, due, paid }, { ordinary, moratory }, principal, isSimple);
  const payments = paymentsOf(reader, start ?? from, paid);
  const [single] = periods;
  const isMonthly = periods.some(({ rate }) => rate.monthly !== null);
  const cited: readonly ArticleKey[] = isSimple ? ['ccf 2395', 'ccf 2397'] : articles;
  return {
    build: (chosen) => {
      if (payments.length > 0 && single && periods.length === 1) return withPayments(single, payments, basis, chosen);
      return {
        lines: periods.map((period) => {
          const [amount, explained] = interestOf(period, basis, chosen);
          return line(period.concept, explained, amount, ...cited);
        }),
      };
    },
    alternatives: [
      ...(is360Void ? [{ id: '360', label: text.otherBasis(360) }] : []),
      ...(basis === 360 && !isAgreed ? [{ id: '365', label: text.otherBasis(365) }] : []),
      ...(isMonthly ? [{ id: 'M', label: text.byMonths }] : []),
      ...(isMonthly && hasClause && !isCivil(kind) ? [{ id: 'K', label: text.byMonthsCompound }] : []),
    ],
    careful: 'LOWEST',
    cautiousFor: text.creditor,
    assumptions: [text.days, ...(payments.length > 0 ? [text.imputed, text.total] : [])],
    statements,
    articles: cited,
  };
}
