import { addDays, daysBetween, weekdayOf } from '#schema/lib/days.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { maternityText as text } from '#schema/text/calculators-labour.ts';
import type { CalculationDate, Outcome } from '../base/calculation.types.ts';
import { legalWage } from '../base/figures.rules.ts';
import { fraction, multiply, times } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line } from '../base/readings.rules.ts';
import { isPublicHoliday, WEEKDAYS } from './rest-days.rules.ts';
import { LABOUR_REFORM } from './service.rules.ts';

/** Leave before and after birth, for adoption, and of a father (LFT 132 XXVII Bis, 170). */

const WEEK = 7;
const WEEKS = 6;
const WEEKS_OF_CARE = 8;
const MOST_TRANSFERRED = 4;
const PATERNITY_DAYS = 5;
const LONGEST_EXTENSION = 60;

const dates = (start: string, end: string): CalculationDate[] => [
  { key: 'start', label: text.start, value: start },
  { key: 'end', label: text.end, value: end },
];

/** The last of some working days in a row: neither the day of rest nor a public holiday. */
function workingDaysFrom(first: string, count: number, restDay: number): string[] {
  const days: string[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1))
    if (weekdayOf(day) !== restDay && !isPublicHoliday(day)) days.push(day);
  return days;
}

const reform = (day: string): string[] => (day > LABOUR_REFORM ? [calculatorText.labourReform] : []);

function paternity(reader: InputReader): Outcome {
  const born = reader.day('birth') ?? reader.needDay('adoptionDate');
  const wage = legalWage(reader, born);
  const rest = reader.choice('restDay', WEEKDAYS) ?? 'SUNDAY';
  const days = workingDaysFrom(born, PATERNITY_DAYS, WEEKDAYS.indexOf(rest) + 1);
  return {
    build: () => ({
      lines: [line(text.paternity, text.workingDays, times(wage.daily, PATERNITY_DAYS), 'lft 132')],
      dates: dates(days[0] ?? born, days.at(-1) ?? born),
    }),
    assumptions: [text.weekdays],
    statements: [...wage.statements, ...reform(born)],
  };
}

function adoption(reader: InputReader): Outcome {
  const received = reader.needDay('adoptionDate');
  const wage = legalWage(reader, received);
  const days = WEEKS * WEEK;
  return {
    build: () => ({
      lines: [line(text.adoption, text.days(days), times(wage.daily, days), 'lft 170')],
      dates: dates(received, addDays(received, days - 1)),
    }),
    statements: [...wage.statements, ...reform(received)],
  };
}

export function maternity(reader: InputReader): Outcome {
  if (reader.choice('worker', ['MOTHER', 'FATHER']) === 'FATHER') return paternity(reader);
  if (reader.has('adoptionDate')) return adoption(reader);
  const expected = reader.day('expectedBirth') ?? reader.needDay('birth');
  const born = reader.day('birth') ?? expected;
  const wage = legalWage(reader, expected);
  const moved = reader.whole('weeksTransferred') ?? 0;
  if (moved > MOST_TRANSFERRED) reader.refuse(text.tooManyWeeks);
  const hasCare = reader.yes('needsCare');
  const extension = reader.whole('extensionDays') ?? 0;
  if (extension > LONGEST_EXTENSION) reader.refuse(text.tooLongExtension);
  const before = (WEEKS - moved) * WEEK;
  const after = ((hasCare ? WEEKS_OF_CARE : WEEKS) + moved) * WEEK;
  const isLate = daysBetween(expected, born) > 0;
  const half = fraction(1, 2);
  return {
    build: () => ({
      lines: [
        line(text.before, text.days(before), times(wage.daily, before), 'lft 170'),
        line(text.after, text.days(after), times(wage.daily, after), 'lft 170'),
        ...(extension > 0
          ? [line(text.extension, text.halfDays(extension), multiply(times(wage.daily, extension), half), 'lft 170')]
          : []),
      ],
      dates: dates(addDays(expected, -before), addDays(born, after - 1 + extension)),
    }),
    assumptions: [text.birthDay, text.insured],
    statements: [
      ...wage.statements,
      ...(moved > 0 ? [text.authorised] : []),
      ...(hasCare ? [text.certificate] : []),
      ...(isLate ? [text.lateBirth] : []),
      ...reform(expected),
    ],
  };
}
