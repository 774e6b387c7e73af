import { settlementText, vacationText as text, wageText } from '#schema/text/calculators-labour.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import type { ExactLine, Outcome } from '../base/calculation.types.ts';
import { legalWage } from '../base/figures.rules.ts';
import { add, fraction, multiply, shortText, times, ZERO } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { benefitsOf, vacationsOf } from './benefits.rules.ts';
import { LABOUR_REFORM, serviceOf, VACATIONS_SINCE, vacationDays } from './service.rules.ts';

/** Days of vacations by years of service, and their pay when the relation ends (LFT 76 to 80). */

const BY_FIVES = { id: 'V', label: settlementText.vacationsByFives };

/** A table of days: no amounts, so the careful reading is the one with fewer days. */
function table(reader: InputReader): Outcome {
  const years = reader.needed('serviceYears', reader.decimals('serviceYears')).map((each) => Number(each.n / each.d));
  const at = reader.day('lawAt');
  if (at !== null && at < VACATIONS_SINCE) return notComputable([settlementText.oldVacations], ['lft 76']);
  const lineOf = (year: number, byFives: boolean): ExactLine =>
    line(text.year(year), year === 0 ? text.days('0') : text.days(String(vacationDays(year, byFives))), null, 'lft 76');
  return {
    build: (chosen) => ({ lines: years.map((year) => lineOf(year, chosen.has('V'))), total: 'NONE' }),
    alternatives: [BY_FIVES],
    careful: 'FEWER_DAYS',
    cautiousFor: settlementText.worker,
    computable: 'YES',
    assumptions: [text.table],
    statements: [
      ...(years.includes(0) ? [text.firstYear] : []),
      ...(at !== null && at > LABOUR_REFORM ? [calculatorText.labourReform] : []),
    ],
  };
}

export function vacations(reader: InputReader): Outcome {
  if (reader.has('serviceYears') && !reader.has('dailySalary')) return table(reader);
  const cut = reader.day('cutDate');
  const wage = legalWage(reader, cut);
  const benefits = benefitsOf(reader);
  const hired = reader.day('hireDate');
  if (cut !== null && cut < VACATIONS_SINCE && benefits.vacations === null)
    return notComputable([settlementText.oldVacations], ['lft 76']);
  if (hired !== null && cut !== null && hired > cut) reader.refuseOrder('hireDate', 'cutDate');
  const hasEnded = reader.yes('ended');
  const service = hired === null || cut === null ? null : serviceOf(hired, cut);
  const year = service ? service.years : Number(reader.needDecimal('serviceYears').n);
  const pending = reader.decimal('vacationDaysPending');
  const percent = shortText(times(benefits.premium, 100));
  return {
    build: (chosen) => {
      const byFives = chosen.has('V');
      const lines: ExactLine[] = [];
      const days = [];
      if (hasEnded && service && service.days > 0) {
        const ofYear = vacationsOf(benefits, service.years + 1, byFives);
        const running = multiply(ofYear, fraction(service.days, service.length));
        days.push(running);
        lines.push(
          line(
            settlementText.proportional,
            settlementText.share(shortText(ofYear), service.days, service.length, shortText(running)),
            multiply(running, wage.daily),
            'lft 76',
            'lft 79',
          ),
        );
      }
      const owed = pending ?? (hasEnded || year === 0 ? ZERO : vacationsOf(benefits, year, byFives));
      if (owed.n > 0n) {
        days.push(owed);
        const concept = pending ? settlementText.pending : text.owed;
        lines.push(line(concept, text.days(shortText(owed)), multiply(owed, wage.daily), 'lft 76', 'lft 79'));
      }
      if (days.length > 0)
        lines.push(
          line(text.premium, text.percent(percent), multiply(add(...days), wage.daily, benefits.premium), 'lft 80'),
        );
      return { lines };
    },
    alternatives: [BY_FIVES],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    assumptions: [wageText.dailyWage, text.exact],
    statements: [
      ...wage.statements,
      ...benefits.statements,
      ...(hasEnded ? [] : [text.notPaid]),
      ...(year === 0 && !hasEnded ? [text.firstYear] : []),
      ...(cut !== null && cut > LABOUR_REFORM ? [calculatorText.labourReform] : []),
    ],
    articles: ['lft 76', 'lft 79', 'lft 80'],
  };
}
