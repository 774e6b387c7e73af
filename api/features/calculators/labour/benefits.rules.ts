import { wageText } from '#schema/text/calculators-labour.ts';
import { add, divide, fraction, isLess, multiply, type Fraction } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { vacationDays } from './service.rules.ts';

/** What a contract gives beside the wage: never below the statute. */
export interface Benefits {
  aguinaldoDays: Fraction;
  /** As a fraction: 1/4 is 25 %. */
  premium: Fraction;
  /** Days of vacations of a year that the contract gives; null: those of the statute. */
  vacations: Fraction | null;
  /** Pesos a day of other payments for the work, with their names. */
  others: readonly { name: string; daily: Fraction; period: 'MONTH' | 'YEAR' | 'DAY'; amount: Fraction }[];
  statements: readonly string[];
}

const QUARTER = fraction(1, 4);
const FIFTEEN = fraction(15);

/** A rate: `0.5`, or `50` for per cent. */
export const rateOf = (given: Fraction): Fraction =>
  isLess(fraction(1), given) ? divide(given, fraction(100)) : given;

const PERIODS = ['DAY', 'MONTH', 'YEAR'] as const;
const PERIOD_DAYS = { DAY: 1, MONTH: 30, YEAR: 365 };

export function benefitsOf(reader: InputReader): Benefits {
  const aguinaldo = reader.decimal('aguinaldoDays');
  const premium = reader.decimal('vacationPremium');
  const statements: string[] = [];
  if (aguinaldo && isLess(aguinaldo, FIFTEEN)) statements.push(wageText.lowAguinaldo);
  const rate = premium && rateOf(premium);
  if (rate && isLess(rate, QUARTER)) statements.push(wageText.lowPremium);
  return {
    aguinaldoDays: aguinaldo && !isLess(aguinaldo, FIFTEEN) ? aguinaldo : FIFTEEN,
    premium: rate && !isLess(rate, QUARTER) ? rate : QUARTER,
    vacations: reader.positive('vacationDays'),
    others: reader.items('otherPayments').map((each) => {
      const period = each.choice('period', PERIODS) ?? 'MONTH';
      const amount = each.needPositive('amount');
      return { name: each.text('name') ?? '', amount, period, daily: divide(amount, fraction(PERIOD_DAYS[period])) };
    }),
    statements,
  };
}

/** Vacations of a year of service; the contract's where they are more. */
export function vacationsOf({ vacations }: Benefits, year: number, byFives = false): Fraction {
  const legal = fraction(vacationDays(year, byFives));
  return vacations && isLess(legal, vacations) ? vacations : legal;
}

/** Wage a day with its share of the benefits (LFT 84, 89): never rounded before it is multiplied. */
export function integratedWage(daily: Fraction, benefits: Benefits, year: number, byFives = false): Fraction {
  const premiumDays = multiply(vacationsOf(benefits, year, byFives), benefits.premium);
  const factor = add(fraction(1), divide(add(benefits.aguinaldoDays, premiumDays), fraction(365)));
  return add(multiply(daily, factor), ...benefits.others.map((each) => each.daily));
}
