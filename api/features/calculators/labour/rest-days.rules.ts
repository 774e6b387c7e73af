import { nthWeekday, weekdayOf } from '#schema/lib/days.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { restText as text, settlementText } from '#schema/text/calculators-labour.ts';
import type { ExactLine, Outcome } from '../base/calculation.types.ts';
import { dailyWage, legalWage } from '../base/figures.rules.ts';
import { divide, fraction, isLess, multiply, shortText, times, ZERO, type Fraction } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { LABOUR_REFORM } from './service.rules.ts';

/** Sundays, days of rest and public holidays that were worked (LFT 69 to 75). */

export const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const QUARTER = fraction(1, 4);

const workedLine = (count: Fraction, wage: Fraction): ExactLine =>
  line(text.worked, text.workedOf(shortText(count), shortText(wage)), times(multiply(count, wage), 2), 'lft 73');

const sundayLine = (count: Fraction, wage: Fraction): ExactLine =>
  line(text.sunday, text.sundayOf(shortText(count)), multiply(count, wage, QUARTER), 'lft 71');

const afterReform = (day: string | null): string[] =>
  day !== null && day > LABOUR_REFORM ? [calculatorText.labourReform] : [];

export function sundayPremium(reader: InputReader): Outcome {
  const day = reader.day('date');
  const wage = legalWage(reader, day);
  const sundays = reader.needDecimal('sundaysWorked');
  const isRest = reader.choice('restDay', WEEKDAYS) === 'SUNDAY';
  return {
    build: (chosen) => ({
      lines: [
        ...(isRest ? [workedLine(sundays, wage.daily)] : []),
        ...(chosen.has('S') ? [] : [sundayLine(sundays, wage.daily)]),
      ],
    }),
    alternatives: isRest ? [{ id: 'S', label: text.noPremium }] : [],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    assumptions: [text.extra],
    statements: [...wage.statements, ...afterReform(day)],
  };
}

/** A week that was not worked whole earns its share of the day of rest (LFT 72). */
function shareOfRest(reader: InputReader): Outcome {
  const pay = reader.positive('payPerDayWorked') ?? dailyWage(reader);
  const days = reader.needDecimal('daysWorkedInWeek');
  if (isLess(fraction(6), days)) reader.refuse(text.weekTooLong);
  const amount = divide(multiply(days, pay), fraction(6));
  return {
    build: () => ({
      lines: [line(text.proportional, text.proportionalOf(shortText(days), shortText(pay)), amount, 'lft 72')],
    }),
    assumptions: [text.extra],
    articles: ['lft 69'],
  };
}

export function weeklyRest(reader: InputReader): Outcome {
  if (reader.has('daysWorkedInWeek')) return shareOfRest(reader);
  const day = reader.day('date');
  const wage = legalWage(reader, day);
  const worked = reader.needDecimal('restDaysWorked');
  const isSunday = reader.choice('restDay', WEEKDAYS) === 'SUNDAY';
  return {
    build: (chosen) => ({
      lines: [
        workedLine(worked, wage.daily),
        ...(isSunday && !chosen.has('S') ? [sundayLine(worked, wage.daily)] : []),
      ],
    }),
    alternatives: isSunday ? [{ id: 'S', label: text.noPremium }] : [],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    assumptions: [text.extra],
    statements: [...wage.statements, ...afterReform(day)],
  };
}

/** Since the decree of 30 September 2024 the change of president is on 1 October. */
const NEW_LIST = '2024-10-01';
/** Mondays took the place of the dates in 2006; the lists before are not held. */
const OLDEST_LIST = '2006-02-01';
const TERM_OF_OFFICE = 6;

/** Whether a day is one of rest under LFT 74. */
export function isPublicHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const handOver = day >= NEW_LIST ? `${year}-10-01` : `${year}-12-01`;
  const days = [
    `${year}-01-01`,
    nthWeekday(year, 2, 1, 1),
    nthWeekday(year, 3, 1, 3),
    `${year}-05-01`,
    `${year}-09-16`,
    nthWeekday(year, 11, 1, 3),
    `${year}-12-25`,
    ...((year - 2024) % TERM_OF_OFFICE === 0 ? [handOver] : []),
  ];
  return days.includes(day);
}

/** Ordinary federal elections are every three years, on the first Sunday of June (LGIPE 22). */
const isElectionDay = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_JUNE_ELECTION && (year - 2024) % 3 === 0 && day === nthWeekday(year, 6, 7, 1);
};
const FIRST_JUNE_ELECTION = 2015;

export function publicHoliday(reader: InputReader): Outcome {
  const day = reader.needDay('date');
  const wage = legalWage(reader, day);
  if (day < OLDEST_LIST) return notComputable([text.oldList], ['lft 74', 'lft 75']);
  const isElection = isElectionDay(day);
  const isHoliday = isPublicHoliday(day) || isElection;
  const isSunday = weekdayOf(day) === 7;
  const rest = reader.choice('restDay', WEEKDAYS);
  const isAlsoRest = rest !== null && WEEKDAYS.indexOf(rest) + 1 === weekdayOf(day);
  const wasWorked = !reader.has('worked') || reader.yes('worked');
  const none = (why: string): ExactLine => line(text.holiday, why, ZERO, 'lft 74', 'lft 75');
  return {
    build: (chosen) => {
      if (!isHoliday) return { lines: [none(text.notListed)] };
      if (!wasWorked) return { lines: [none(text.notWorked)] };
      const one = fraction(1);
      const double = times(wage.daily, 2);
      return {
        lines: [
          line(text.holiday, text.workedOf('1', shortText(wage.daily)), double, 'lft 74', 'lft 75'),
          ...(chosen.has('B') ? [workedLine(one, wage.daily)] : []),
          ...(isSunday && !chosen.has('S') ? [sundayLine(one, wage.daily)] : []),
        ],
      };
    },
    alternatives: [
      ...(isHoliday && isSunday ? [{ id: 'S', label: text.noPremium }] : []),
      ...(isHoliday && isAlsoRest ? [{ id: 'B', label: text.both }] : []),
    ],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    assumptions: [text.holidayExtra],
    statements: [
      ...wage.statements,
      ...(isElection ? [text.election(day)] : []),
      ...(day < NEW_LIST && /-(?:10|12)-01$/.test(day) ? [text.oldList] : []),
      ...afterReform(day),
    ],
    articles: ['lft 74', 'lft 75'],
  };
}
