import { calculatorText } from '#schema/text/calculators.ts';
import { integratedText as text, settlementText, wageText } from '#schema/text/calculators-labour.ts';
import type { Built, ExactLine, Outcome } from '../base/calculation.types.ts';
import { legalWage, minimumOf, umaOf, zonesOf } from '../base/figures.rules.ts';
import {
  decimalText,
  divide,
  fraction,
  fractionText,
  isLess,
  multiply,
  pesosText,
  rounded,
  shortText,
  smaller,
  times,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { benefitsOf, integratedWage, vacationsOf, type Benefits } from './benefits.rules.ts';
import { runningYear, serviceOf, VACATIONS_SINCE, vacationDays } from './service.rules.ts';

/** Salario diario integrado, for indemnities (LFT 84, 89) or for contributions (LSS 27, 28). */

const YEAR = fraction(365);

function serviceYear(reader: InputReader, day: string | null): number {
  const given = reader.whole('serviceYear');
  if (given !== null && given > 0) return given;
  const hired = reader.day('hireDate');
  if (hired === null || day === null) return reader.needed('serviceYear', given);
  if (hired > day) reader.refuseOrder('hireDate', 'date');
  return runningYear(serviceOf(hired, day));
}

function partLines(daily: Fraction, benefits: Benefits, year: number): ExactLine[] {
  const vacations = vacationsOf(benefits, year);
  const percent = shortText(times(benefits.premium, 100));
  return [
    line(text.quota, '1', daily, 'lft 84', 'lft 89'),
    line(
      text.aguinaldo,
      `${shortText(benefits.aguinaldoDays)}/365`,
      multiply(daily, divide(benefits.aguinaldoDays, YEAR)),
      'lft 84',
      'lft 87',
    ),
    line(
      text.premium,
      text.premiumOf(shortText(vacations), percent),
      divide(multiply(daily, vacations, benefits.premium), YEAR),
      'lft 84',
      'lft 80',
    ),
    ...benefits.others.map((each) =>
      line(
        text.other(each.name),
        each.period === 'YEAR'
          ? text.perYear(pesosText(each.amount))
          : each.period === 'MONTH'
            ? text.perMonth(pesosText(each.amount))
            : pesosText(each.amount),
        each.daily,
        'lft 84',
      ),
    ),
  ];
}

export function integratedWageOf(reader: InputReader): Outcome {
  const day = reader.day('date');
  const wage = legalWage(reader, day);
  const benefits = benefitsOf(reader);
  const year = serviceYear(reader, day);
  const isForContributions = reader.choice('purpose', ['INDEMNITY', 'CONTRIBUTIONS']) === 'CONTRIBUTIONS';
  if (day !== null && day < VACATIONS_SINCE && benefits.vacations === null)
    return notComputable([settlementText.oldVacations], ['lft 84', 'lft 89', 'lft 76']);
  const integrated = integratedWage(wage.daily, benefits, year);
  const zones = zonesOf(reader);
  const uma = day === null ? null : umaOf(day);
  const minimum = day === null ? null : minimumOf(day, zones);
  const isUnknown = isForContributions && uma === null;
  if (isUnknown) return notComputable([calculatorText.noUma(day ?? '')], ['lss 28']);
  const build = (chosen: ReadonlySet<string>): Built => {
    const parts = partLines(wage.daily, benefits, year);
    const reference = chosen.has('W') ? minimum : uma;
    const ceiling = isForContributions && reference ? times(reference, 25) : null;
    if (ceiling === null || !isLess(ceiling, integrated)) return { lines: parts, total: integrated };
    const top = line(text.ceiling, text.ceilingOf(shortText(reference ?? ceiling)), ceiling, 'lss 28');
    return { lines: [...parts, top], total: smaller(ceiling, integrated) };
  };
  return {
    build,
    alternatives: isForContributions && minimum ? [{ id: 'W', label: text.ceilingByWage }] : [],
    careful: 'HIGHEST',
    cautiousFor: text.employer,
    bases: [
      { key: 'integrated_daily', label: wageText.integratedBase, value: pesosText(integrated) },
      { key: 'integrated_daily_exact', label: wageText.integratedExact, value: fractionText(integrated) },
      { key: 'factor', label: wageText.factor, value: decimalText(rounded(divide(integrated, wage.daily), 6), 6) },
    ],
    assumptions: [text.divisor, text.rounding],
    statements: [
      ...wage.statements,
      ...benefits.statements,
      ...(benefits.vacations && isLess(benefits.vacations, fraction(vacationDays(year)))
        ? [wageText.lowVacations]
        : []),
      ...(reader.has('ptuReceived') ? [isForContributions ? text.noProfitSocial : text.noProfit] : []),
    ],
    articles: [
      'lft 76',
      ...(reader.has('ptuReceived') ? (['lft 129'] as const) : []),
      ...(isForContributions ? (['lss 27', 'lss 28', 'cpeum 26', 'cpeum 123'] as const) : []),
    ],
  };
}
