import { calculatorText } from '#schema/text/calculators.ts';
import { overtimeText as text, settlementText } from '#schema/text/calculators-labour.ts';
import type { ExactLine, Outcome } from '../base/calculation.types.ts';
import { legalWage } from '../base/figures.rules.ts';
import {
  add,
  divide,
  fraction,
  isLess,
  larger,
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

import { LABOUR_REFORM } from './service.rules.ts';

/** Overtime of one week: nine hours at double, the rest at triple (LFT 66 to 68). */

const SHIFTS = ['DAY', 'NIGHT', 'MIXED'] as const;
const HOURS = { DAY: fraction(8), NIGHT: fraction(7), MIXED: fraction(15, 2) };
const NINE = fraction(9);
const THREE = fraction(3);
const sum = (values: readonly Fraction[]): Fraction => add(...values);

/** Hours at double under the reading by days: three in each of three days, nine in a week. */
function doubleByDays(days: readonly Fraction[]): Fraction {
  const worked = days.filter((hours) => hours.n > 0n).slice(0, 3);
  return smaller(NINE, sum(worked.map((hours) => smaller(hours, THREE))));
}

const isOverLimit = (days: readonly Fraction[]): boolean =>
  days.some((hours) => isLess(THREE, hours)) || days.filter((hours) => hours.n > 0n).length > 3;

export function overtime(reader: InputReader): Outcome {
  const week = reader.day('weekOf');
  const wage = legalWage(reader, week);
  const days = reader.needed('overtimeByDay', reader.decimals('overtimeByDay'));
  const hoursOfShift = reader.positive('shiftHours') ?? HOURS[reader.choice('shift', SHIFTS) ?? 'DAY'];
  if (days.length > 7 || days.some((hours) => isLess(subtract(fraction(24), hoursOfShift), hours)))
    reader.refuse(text.dayTooLong);
  if (week !== null && week >= LABOUR_REFORM)
    return notComputable([calculatorText.noOvertimeText], ['lft 67', 'lft 66', 'lft 68']);
  const hour = divide(wage.daily, hoursOfShift);
  const isMinor = (reader.whole('age') ?? 18) < 18;
  const isEmergency = reader.yes('emergency');
  const all = sum(days);
  const rate = (concept: string, hours: Fraction, factor: number, ...articles: ExactLine['articles']): ExactLine[] =>
    hours.n === 0n
      ? []
      : [
          line(
            concept,
            text.of(shortText(hours), pesosText(hour), factor),
            times(multiply(hours, hour), factor),
            ...articles,
          ),
        ];
  return {
    build: (chosen) => {
      if (isMinor) return { lines: rate(text.triple, all, 3, 'lft 178') };
      if (isEmergency) return { lines: rate(text.single, all, 1, 'lft 65', 'lft 67') };
      const double = chosen.has('L') ? doubleByDays(days) : smaller(all, NINE);
      const triple = larger(ZERO, subtract(all, double));
      const lines = [...rate(text.double, double, 2, 'lft 67'), ...rate(text.triple, triple, 3, 'lft 68')];
      return { lines: lines.length > 0 ? lines : [line(text.double, '0', ZERO, 'lft 67')] };
    },
    alternatives: [{ id: 'L', label: text.daily }],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    assumptions: [text.hour],
    statements: [
      ...wage.statements,
      ...(isMinor ? [text.minor] : []),
      ...(isOverLimit(days) && !isEmergency ? [text.over] : []),
    ],
    articles: ['lft 66', 'lft 61'],
  };
}
