import { addDays, addYears, daysBetween } from '#schema/lib/days.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { settlementText as text, wageText } from '#schema/text/calculators-labour.ts';
import type { WageZone } from '#db/content/calculators/figures.ts';
import type { ExactLine } from '../base/calculation.types.ts';
import { legalWage, minimumOf, twice, zonesOf, type LegalWage } from '../base/figures.rules.ts';
import {
  add,
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
import { line } from '../base/readings.rules.ts';
import { benefitsOf, integratedWage, vacationsOf, type Benefits } from './benefits.rules.ts';
import {
  daysOfYear,
  exactYears,
  LABOUR_REFORM,
  later,
  runningYear,
  serviceOf,
  VACATIONS_SINCE,
  vacationDays,
  type Service,
} from './service.rules.ts';

/** What is owed whenever a relation ends: wages, aguinaldo, vacations with their premium, and the seniority premium. */

export interface Ending {
  hired: string;
  last: string;
  wage: LegalWage;
  zones: readonly WageZone[];
  benefits: Benefits;
  service: Service;
  unpaidDays: Fraction;
  pendingDays: Fraction;
}

/** Readings that change a line of an ending. `P` whole years, `V` vacations by fives, `B` integrated base of the premium. */
export const ENDING_READINGS = [
  { id: 'P', label: text.onlyWholeYears },
  { id: 'V', label: text.vacationsByFives },
  { id: 'B', label: text.integratedSeniority },
] as const;

export function endingOf(reader: InputReader, lastName: 'lastDayWorked' | 'dismissalDate'): Ending {
  const hired = reader.needDay('hireDate');
  const last = reader.needDay(lastName);
  if (hired > last) reader.refuseOrder('hireDate', lastName);
  return {
    hired,
    last,
    wage: legalWage(reader, last),
    zones: zonesOf(reader),
    benefits: benefitsOf(reader),
    service: serviceOf(hired, last),
    unpaidDays: reader.decimal('unpaidWageDays') ?? ZERO,
    pendingDays: reader.decimal('vacationDaysPending') ?? ZERO,
  };
}

const isVacationTableHeld = ({ last, benefits }: Ending): boolean =>
  last >= VACATIONS_SINCE || benefits.vacations !== null;

export const integratedOf = (ending: Ending, byFives: boolean): Fraction =>
  integratedWage(ending.wage.daily, ending.benefits, runningYear(ending.service), byFives);

/** Below the minimum, the difference is owed for the last year (LFT 516), at the minimum of each day. */
export function differenceLines({ hired, last, wage, zones }: Ending): ExactLine[] {
  if (!wage.isBelowMinimum) return [];
  const first = later(hired, addDays(addYears(last, -1), 1));
  let owed: Fraction | null = ZERO;
  const parts: string[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) {
    const from = later(first, `${year}-01-01`);
    const days = daysBetween(from, addDays(last < `${year}-12-31` ? last : `${year}-12-31`, 1));
    const minimum = minimumOf(from, zones);
    if (minimum && !isLess(wage.given, minimum)) continue;
    owed = minimum && owed && add(owed, times(subtract(minimum, wage.given), days));
    parts.push(text.differencePart(days, minimum ? shortText(minimum) : text.notHeld, shortText(wage.given)));
  }
  return [line(text.differences, text.differencesOf(parts), owed, 'lft 85', 'lft 90')];
}

export function wageLines({ unpaidDays, wage }: Ending): ExactLine[] {
  if (unpaidDays.n === 0n) return [];
  return [line(text.wages, text.days(shortText(unpaidDays)), multiply(unpaidDays, wage.daily), 'lft 82', 'lft 88')];
}

export function aguinaldoLine({ hired, last, wage, benefits }: Ending): ExactLine {
  const year = last.slice(0, 4);
  const worked = daysBetween(later(hired, `${year}-01-01`), addDays(last, 1));
  const length = daysOfYear(year);
  const days = multiply(benefits.aguinaldoDays, fraction(worked, length));
  return line(
    text.aguinaldo,
    text.share(shortText(benefits.aguinaldoDays), worked, length, shortText(days)),
    multiply(days, wage.daily),
    'lft 87',
  );
}

/** Vacations of the running year, those pending, and the premium on both. */
export function vacationLines(ending: Ending, chosen: ReadonlySet<string>): ExactLine[] {
  const { service, wage, benefits, pendingDays } = ending;
  const isHeld = isVacationTableHeld(ending);
  const ofYear = vacationsOf(benefits, service.years + 1, chosen.has('V'));
  const running = service.days > 0 ? multiply(ofYear, fraction(service.days, service.length)) : ZERO;
  const total = add(running, pendingDays);
  if (total.n === 0n) return [];
  const explained = isHeld
    ? text.share(shortText(ofYear), service.days, service.length, shortText(running))
    : text.notHeld;
  const lines: ExactLine[] = [];
  if (service.days > 0)
    lines.push(line(text.proportional, explained, isHeld ? multiply(running, wage.daily) : null, 'lft 76', 'lft 79'));
  if (pendingDays.n > 0n)
    lines.push(
      line(text.pending, text.days(shortText(pendingDays)), multiply(pendingDays, wage.daily), 'lft 76', 'lft 79'),
    );
  const percent = shortText(times(benefits.premium, 100));
  const isPriced = isHeld || service.days === 0;
  lines.push(
    line(
      text.premium,
      isPriced ? text.percentOf(percent, shortText(total)) : text.notHeld,
      isPriced ? multiply(total, wage.daily, benefits.premium) : null,
      'lft 80',
    ),
  );
  return lines;
}

const LAW_OF_1970 = '1970-05-01';

/** The premium of twelve days a year; its base lies between the minimum wage and twice it (LFT 162, 485, 486). */
export function seniorityLine(ending: Ending, chosen: ReadonlySet<string>, isVoluntary: boolean): ExactLine {
  const { hired, last, wage, zones } = ending;
  const since1970 = hired < LAW_OF_1970 && (!isVoluntary || chosen.has('N'));
  const service = since1970 ? serviceOf(later(hired, LAW_OF_1970), last) : ending.service;
  const years = chosen.has('P') ? fraction(service.years) : exactYears(service);
  const minimum = minimumOf(last, zones);
  const wageBase = chosen.has('B') ? integratedOf(ending, chosen.has('V')) : wage.daily;
  const base = minimum && smaller(larger(wageBase, minimum), twice(minimum));
  return line(
    text.seniority,
    text.seniorityOf(shortText(years), base ? shortText(base) : text.notHeld),
    base && multiply(fraction(12), years, base),
    'lft 162',
    'lft 485',
    'lft 486',
  );
}

export const isBefore1970 = ({ hired }: Ending): boolean => hired < LAW_OF_1970;

/** Whether the two readings of the vacations differ for the year that runs. */
export const isVacationYearDoubtful = ({ service }: Ending): boolean =>
  service.days > 0 && vacationDays(service.years + 1) !== vacationDays(service.years + 1, true);

export function endingStatements(ending: Ending): string[] {
  const { wage, benefits, last, zones, service } = ending;
  const legalDays = fraction(vacationDays(service.years + 1));
  return [
    ...wage.statements,
    ...(wage.isBelowMinimum ? [text.differencesYear] : []),
    ...benefits.statements,
    ...(benefits.vacations && isLess(benefits.vacations, legalDays) ? [wageText.lowVacations] : []),
    ...(isVacationTableHeld(ending) || service.days === 0 ? [] : [text.oldVacations]),
    ...(minimumOf(last, zones) ? [] : [calculatorText.noMinimum(last)]),
    ...(last > LABOUR_REFORM ? [calculatorText.labourReform] : []),
  ];
}
