import { monthlyTariffOf, type TariffBracket } from '#db/content/calculators/figures.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { taxText as text } from '#schema/text/calculators-amounts.ts';
import type { ExactLine, Outcome } from '../base/calculation.types.ts';
import { minimumOf, umaOf, zonesOf } from '../base/figures.rules.ts';
import {
  add,
  compare,
  decimal,
  divide,
  fraction,
  fractionText,
  isLess,
  multiply,
  pesosText,
  shortText,
  smaller,
  subtract,
  times,
  ZERO,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { serviceOf } from '../labour/service.rules.ts';

/** Income tax withheld from payments at the end of a relation of work (LISR 93-XIII, 95, 96): an estimate. */

const EXEMPT_DAYS = 90;
const HALF_A_YEAR = 6;

interface Length {
  years: number;
  months: number;
  days: number;
}

function lengthOf(reader: InputReader): Length {
  const [hired, ended] = [reader.day('hireDate'), reader.day('date')];
  if (hired !== null && ended !== null) {
    if (hired > ended) reader.refuseOrder('hireDate', 'date');
    const { years, days, length } = serviceOf(hired, ended);
    // More than half of the running year is more than six months of it.
    return { years, months: 2 * days > length ? HALF_A_YEAR : 0, days: 2 * days > length ? 1 : 0 };
  }
  const [years, months, days] = ['serviceYears', 'serviceMonths', 'serviceDays'].map((name) => reader.whole(name) ?? 0);
  return { years: years ?? 0, months: months ?? 0, days: days ?? 0 };
}

/** Years of service; a fraction of more than six months is a whole one. */
function computedYears({ years, months, days }: Length): number {
  const [whole, rest] = [years + Math.floor(months / 12), months % 12];
  return whole + (rest > HALF_A_YEAR || (rest === HALF_A_YEAR && days > 0) ? 1 : 0);
}

/** Tax of a month by its tariff, not rounded. */
function monthlyTax(income: Fraction, tariff: readonly TariffBracket[]): Fraction {
  const bracket = tariff.findLast(({ lower }) => compare(decimal(lower), income) <= 0);
  if (!bracket) return ZERO;
  const rate = divide(decimal(bracket.ratePercent), fraction(100));
  return add(decimal(bracket.fixed), multiply(subtract(income, decimal(bracket.lower)), rate));
}

interface Withholding {
  taxed: Fraction;
  payments: Fraction;
  salary: Fraction;
  year: string;
}

/** The rate of the last month's salary; the tariff itself where the payments are less than that salary. */
function withheldLine({ taxed, payments, salary, year }: Withholding): ExactLine {
  const tariff = monthlyTariffOf(Number(year));
  if (!tariff) return line(text.withheld, text.noTariff(year), null, 'lisr 96');
  if (isLess(payments, salary)) return line(text.withheld, text.byTariff, monthlyTax(taxed, tariff), 'lisr 96');
  const tax = monthlyTax(salary, tariff);
  const rate = divide(tax, salary);
  const explained = text.rateOf(shortText(times(rate, 100), 3), pesosText(tax), pesosText(salary));
  return line(text.withheld, explained, multiply(taxed, rate), 'lisr 96');
}

export function separationTax(reader: InputReader): Outcome {
  const payments = reader.needPositive('separationPayments');
  const day = reader.needDay('date');
  const salary = reader.needPositive('lastMonthlySalary');
  const length = lengthOf(reader);
  if (length.years + length.months + length.days === 0) reader.refuse(text.service);
  const years = computedYears(length);
  const year = day.slice(0, 4);
  if (reader.choice('ask', ['WITHHOLDING', 'ANNUAL']) === 'ANNUAL')
    return notComputable([text.noAnnual], ['lisr 95', 'lisr 152']);
  const uma = umaOf(day);
  if (!uma) return notComputable([calculatorText.noUma(day)], ['lisr 93', 'cpeum 26']);
  const minimum = minimumOf(day, zonesOf(reader));
  const tariff = monthlyTariffOf(Number(year));
  const rate = tariff && divide(monthlyTax(salary, tariff), salary);
  return {
    build: (chosen) => {
      const unit = chosen.has('S') && minimum ? minimum : uma;
      const exempt = smaller(payments, times(unit, EXEMPT_DAYS * years));
      const taxed = subtract(payments, exempt);
      return {
        lines: [
          line(text.exempt, text.exemptOf(pesosText(payments), shortText(unit), years), exempt, 'lisr 93'),
          line(text.taxed, text.rest, taxed, 'lisr 93'),
          withheldLine({ taxed, payments, salary, year }),
        ],
        total: 'NONE',
      };
    },
    alternatives: minimum && tariff ? [{ id: 'S', label: text.byWage }] : [],
    careful: 'MAIN',
    cautiousFor: text.withholder,
    isEstimate: true,
    bases: [
      { key: 'computed_years', label: text.years, value: String(years) },
      ...(rate ? [{ key: 'rate_exact', label: text.rate, value: fractionText(rate) }] : []),
    ],
    assumptions: [text.uma, text.tariff, text.noSubsidy],
    statements: [text.estimate, ...(tariff ? [] : [text.noTariffSaid(year)])],
    articles: ['lisr 95', 'cpeum 26', 'cpeum 123'],
  };
}
