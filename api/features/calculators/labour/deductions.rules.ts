import { calculatorText } from '#schema/text/calculators.ts';
import { deductionText as text } from '#schema/text/calculators-labour.ts';
import type { ExactLine, Outcome } from '../base/calculation.types.ts';
import { dailyWage, minimumOf, zonesOf } from '../base/figures.rules.ts';
import {
  fraction,
  isLess,
  larger,
  multiply,
  shortText,
  smaller,
  subtract,
  times,
  ZERO,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { rateOf } from './benefits.rules.ts';
import { LABOUR_REFORM } from './service.rules.ts';

/** The most that may be taken off a wage (LFT 97, 110, 111). */

const TYPES = [
  'DEBT_TO_EMPLOYER',
  'RENT',
  'HOUSING_FUND_LOAN',
  'HOUSING_FUND_RENT',
  'CONSUMER_CREDIT',
  'SAVINGS',
  'SUPPORT_PAYMENT',
] as const;
type DeductionType = (typeof TYPES)[number];

/** Per cent of the wage: of who earns the minimum (LFT 97), and of others (LFT 110). Null: the statute sets none. */
const SHARES: Partial<Record<DeductionType, { atMinimum: number; above: number | null }>> = {
  RENT: { atMinimum: 10, above: 15 },
  HOUSING_FUND_LOAN: { atMinimum: 20, above: null },
  HOUSING_FUND_RENT: { atMinimum: 30, above: null },
  CONSUMER_CREDIT: { atMinimum: 10, above: 20 },
};

interface Pay {
  wage: Fraction;
  minimum: Fraction;
  days: Fraction;
}

/** 30 % of what the wage has above the minimum (LFT 110-I and IV). */
function excessLine({ wage, minimum, days }: Pay): ExactLine {
  const excess = larger(ZERO, subtract(wage, minimum));
  const concept = days.n === 30n * days.d ? text.most : text.mostOfPeriod;
  if (excess.n === 0n) return line(concept, text.none, ZERO, 'lft 97', 'lft 110');
  const explained = text.excess(shortText(days), shortText(wage), shortText(minimum));
  return line(concept, explained, multiply(fraction(3, 10), days, excess), 'lft 110');
}

function debt(reader: InputReader, pay: Pay): Outcome {
  const owed = reader.positive('debt');
  const month = times(pay.wage, 30);
  const isAboveMonth = owed !== null && isLess(month, owed);
  const most = excessLine(pay);
  const payable = owed && most.amount ? smaller(smaller(owed, month), most.amount) : most.amount;
  const lines = [
    ...(isAboveMonth ? [line(text.exigible, text.oneMonth, month, 'lft 110')] : []),
    { ...most, amount: payable },
  ];
  return {
    build: () => ({ lines, total: isAboveMonth ? 'NONE' : 'SUM' }),
    assumptions: [text.noInterest],
    articles: ['lft 110', 'lft 111'],
  };
}

function ordered(reader: InputReader, { wage, days }: Pay): Outcome {
  const rate = reader.positive('percent');
  if (!rate) return notComputable([text.support], ['lft 97', 'lft 110']);
  const percent = rateOf(rate);
  return {
    build: () => ({
      lines: [
        line(
          text.ordered,
          text.orderedOf(shortText(times(percent, 100))),
          multiply(percent, wage, days),
          'lft 97',
          'lft 110',
        ),
      ],
    }),
    statements: [text.support],
  };
}

function outcomeOf(reader: InputReader, pay: Pay): Outcome {
  const type = reader.choice('type', TYPES) ?? 'DEBT_TO_EMPLOYER';
  if (type === 'DEBT_TO_EMPLOYER') return debt(reader, pay);
  if (type === 'SUPPORT_PAYMENT') return ordered(reader, pay);
  if (type === 'SAVINGS') return { build: () => ({ lines: [excessLine(pay)] }) };
  const share = SHARES[type];
  const isAtMinimum = !isLess(pay.minimum, pay.wage);
  const percent = isAtMinimum ? (share?.atMinimum ?? null) : (share?.above ?? null);
  if (percent === null) return notComputable([text.noLimit], ['lft 97', 'lft 110']);
  const amount = multiply(fraction(percent, 100), pay.days, pay.wage);
  const explained = text.share(String(percent), shortText(pay.days), shortText(pay.wage));
  return { build: () => ({ lines: [line(text.mostOfPeriod, explained, amount, isAtMinimum ? 'lft 97' : 'lft 110')] }) };
}

export function wageDeductions(reader: InputReader): Outcome {
  const day = reader.needDay('date');
  const wage = dailyWage(reader);
  const minimum = minimumOf(day, zonesOf(reader));
  if (!minimum) return notComputable([calculatorText.noMinimum(day)], ['lft 97', 'lft 110']);
  const outcome = outcomeOf(reader, { wage, minimum, days: reader.positive('periodDays') ?? fraction(30) });
  return {
    ...outcome,
    statements: [
      ...(outcome.statements ?? []),
      ...(isLess(minimum, wage) ? [] : [text.minimumProtected]),
      ...(isLess(wage, minimum)
        ? [calculatorText.belowMinimum(shortText(wage), shortText(minimum), day.slice(0, 4), zonesOf(reader))]
        : []),
      ...(day > LABOUR_REFORM ? [calculatorText.labourReform] : []),
    ],
  };
}
