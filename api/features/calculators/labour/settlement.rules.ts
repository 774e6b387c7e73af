import { settlementText as text, wageText } from '#schema/text/calculators-labour.ts';
import type { CalculationBase, ExactLine, Outcome } from '../base/calculation.types.ts';
import { fractionText, pesosText, times, type Fraction } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line } from '../base/readings.rules.ts';
import {
  aguinaldoLine,
  differenceLines,
  ENDING_READINGS,
  endingOf,
  endingStatements,
  integratedOf,
  isBefore1970,
  seniorityLine,
  vacationLines,
  wageLines,
  type Ending,
} from './settlement-lines.rules.ts';
import { runningYear } from './service.rules.ts';

/** Finiquito: what is owed when a relation of work ends, without the indemnities of a dismissal. */

export const ENDING_CAUSES = [
  'RESIGNATION',
  'RETIREMENT',
  'MUTUAL_CONSENT',
  'END_OF_TERM',
  'DEATH',
  'DISABILITY',
  'JUSTIFIED_DISMISSAL',
  'UNJUSTIFIED_DISMISSAL',
  'WORKER_RESCISSION',
  'CLOSURE',
  'NEW_TECHNOLOGY',
  'REFUSED_JUDGMENT',
  'EMPLOYER_DECLINES',
] as const;
export type EndingCause = (typeof ENDING_CAUSES)[number];

const VOLUNTARY: ReadonlySet<EndingCause> = new Set(['RESIGNATION', 'RETIREMENT', 'MUTUAL_CONSENT']);
const YEARS_TO_LEAVE = 15;

/** Whether the premium is owed (LFT 162): to who leaves of their own will, with fifteen years; to all others at once. */
export function seniorityDue(reader: InputReader, { service }: Ending, cause: EndingCause): string | null {
  const contract = reader.choice('contract', ['INDEFINITE', 'FIXED_TERM', 'CASUAL']) ?? 'INDEFINITE';
  if (contract !== 'INDEFINITE' || cause === 'END_OF_TERM') return text.notPermanent;
  return VOLUNTARY.has(cause) && service.years < YEARS_TO_LEAVE ? text.under15 : null;
}

const isVoluntary = (cause: EndingCause): boolean => VOLUNTARY.has(cause);

export const serviceBases = (ending: Ending, integrated: Fraction | null): CalculationBase[] => [
  { key: 'daily', label: wageText.dailyBase, value: pesosText(ending.wage.daily) },
  ...(integrated
    ? [
        { key: 'integrated_daily', label: wageText.integratedBase, value: pesosText(integrated) },
        { key: 'integrated_daily_exact', label: wageText.integratedExact, value: fractionText(integrated) },
      ]
    : []),
  { key: 'service_years', label: wageText.years, value: String(ending.service.years) },
  { key: 'days_in_running_year', label: wageText.days, value: String(ending.service.days) },
  { key: 'running_year_length', label: wageText.length, value: String(ending.service.length) },
];

/** Lines that every ending has: differences, wages, aguinaldo, vacations. */
export const commonLines = (ending: Ending, chosen: ReadonlySet<string>): ExactLine[] => [
  ...differenceLines(ending),
  ...wageLines(ending),
  aguinaldoLine(ending),
  ...vacationLines(ending, chosen),
];

const SINCE_1970 = { id: 'N', label: text.since1970 };

function disabilityLine(ending: Ending, chosen: ReadonlySet<string>): ExactLine {
  const wage = chosen.has('M') ? ending.wage.daily : integratedOf(ending, chosen.has('V'));
  return line(text.disability, text.monthOf(pesosText(wage)), times(wage, 30), 'lft 54', 'lft 89');
}

export function settlement(reader: InputReader): Outcome {
  const ending = endingOf(reader, 'lastDayWorked');
  const cause = reader.choice('cause', ENDING_CAUSES) ?? 'RESIGNATION';
  const noPremium = seniorityDue(reader, ending, cause);
  const alternatives = [
    ...ENDING_READINGS,
    ...(cause === 'DISABILITY' ? [{ id: 'M', label: text.plainDisability }] : []),
    ...(isBefore1970(ending) && isVoluntary(cause) ? [SINCE_1970] : []),
  ];
  return {
    build: (chosen) => ({
      lines: [
        ...commonLines(ending, chosen),
        ...(cause === 'DISABILITY' ? [disabilityLine(ending, chosen)] : []),
        ...(noPremium ? [] : [seniorityLine(ending, chosen, isVoluntary(cause))]),
      ],
    }),
    alternatives,
    careful: 'LOWEST',
    cautiousFor: text.worker,
    bases: serviceBases(ending, null),
    assumptions: [
      wageText.dailyWage,
      ...(ending.wage.isBelowMinimum ? [text.fullShift] : []),
      text.paidWages,
      ...(runningYear(ending.service) > 1 ? [text.takenVacations] : []),
      ...(cause === 'MUTUAL_CONSENT' ? [text.mutual] : []),
    ],
    statements: [
      ...endingStatements(ending),
      ...(noPremium ? [noPremium] : []),
      ...(isBefore1970(ending) && !noPremium ? [text.before1970] : []),
    ],
    articles: ending.wage.isBelowMinimum ? ['lft 5', 'lft 516'] : [],
  };
}
