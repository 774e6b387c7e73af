import { addDays, daysBetween } from '#schema/lib/days.ts';
import { aguinaldoText as text, settlementText, wageText } from '#schema/text/calculators-labour.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import type { Outcome } from '../base/calculation.types.ts';
import { legalWage } from '../base/figures.rules.ts';
import { fraction, multiply, pesosText, shortText } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line } from '../base/readings.rules.ts';
import { benefitsOf } from './benefits.rules.ts';
import { daysOfYear, LABOUR_REFORM, later } from './service.rules.ts';

/** Aguinaldo of the year of `cutDate`: whole, or in proportion to the days worked in it (LFT 87). */
export function aguinaldo(reader: InputReader): Outcome {
  const cut = reader.needDay('cutDate');
  const hired = reader.day('hireDate');
  if (hired !== null && hired > cut) reader.refuseOrder('hireDate', 'cutDate');
  const wage = legalWage(reader, cut);
  const benefits = benefitsOf(reader);
  const year = cut.slice(0, 4);
  const first = hired === null ? `${year}-01-01` : later(hired, `${year}-01-01`);
  const worked = daysBetween(first, addDays(cut, 1));
  const length = daysOfYear(year);
  const days = multiply(benefits.aguinaldoDays, fraction(worked, length));
  const explained = settlementText.share(shortText(benefits.aguinaldoDays), worked, length, shortText(days));
  return {
    build: () => ({
      lines: [
        line(
          worked === length ? text.whole : settlementText.aguinaldo,
          explained,
          multiply(days, wage.daily),
          'lft 87',
        ),
      ],
    }),
    bases: [
      { key: 'daily', label: wageText.dailyBase, value: pesosText(wage.daily) },
      { key: 'days_worked', label: text.daysWorked, value: String(worked) },
    ],
    assumptions: [
      wageText.dailyWage,
      ...(hired === null ? [text.wholeYear] : []),
      ...(reader.has('aguinaldoDays') ? [] : [text.legalDays]),
    ],
    statements: [
      ...wage.statements,
      ...benefits.statements,
      text.payBy(year),
      ...(cut > LABOUR_REFORM ? [calculatorText.labourReform] : []),
    ],
    articles: ['lft 87'],
  };
}
