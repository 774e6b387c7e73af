import { addMonths, daysBetween } from '#schema/lib/days.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { settlementText, suspensionText as text } from '#schema/text/calculators-labour.ts';
import type { Outcome } from '../base/calculation.types.ts';
import { dailyWage, minimumOf, zonesOf } from '../base/figures.rules.ts';
import { isLess, multiply, fraction, shortText, smaller, times, ZERO, type Fraction } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { LABOUR_REFORM } from './service.rules.ts';

/** What is paid while the relation is suspended (LFT 42, 42 Bis, 423-X, 427 to 430). */

const CAUSES = ['HEALTH_EMERGENCY', 'COLLECTIVE', 'DISCIPLINE', 'INDIVIDUAL', 'PRISON_DEFENDING_EMPLOYER'] as const;
const MONTH = fraction(30);

function daysOf(reader: InputReader, from: string | null): Fraction {
  const given = reader.decimal('days');
  const until = reader.day('endDate');
  if (given || from === null || until === null) return reader.needed('days', given);
  if (until < from) reader.refuseOrder('date', 'endDate');
  return fraction(daysBetween(from, until) + 1);
}

/** A day of the minimum wage for each day, for one month at most (LFT 429-IV). */
function healthEmergency(reader: InputReader): Outcome {
  const day = reader.needDay('date');
  const days = daysOf(reader, day);
  const minimum = minimumOf(day, zonesOf(reader));
  if (!minimum) return notComputable([calculatorText.noMinimum(day)], ['lft 429']);
  const calendar = fraction(daysBetween(day, addMonths(day, 1)));
  return {
    build: (chosen) => {
      const paid = smaller(days, chosen.has('C') ? calendar : MONTH);
      return {
        lines: [line(text.indemnity, text.of(shortText(paid), shortText(minimum)), multiply(paid, minimum), 'lft 429')],
      };
    },
    alternatives: [{ id: 'C', label: text.calendarMonth }],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    statements: isLess(MONTH, days) ? [text.capped] : [],
    articles: ['lft 427', 'lft 429', 'lft 42 Bis'],
  };
}

export function suspension(reader: InputReader): Outcome {
  const cause = reader.needChoice('cause', CAUSES);
  if (cause === 'HEALTH_EMERGENCY') return withReform(reader, healthEmergency(reader));
  if (cause === 'INDIVIDUAL')
    return {
      build: () => ({ lines: [line(text.indemnity, text.noPay, ZERO, 'lft 42')] }),
      statements: [text.noPay],
    };
  const wage = dailyWage(reader);
  if (cause === 'COLLECTIVE')
    return withReform(reader, {
      build: () => ({
        lines: [line(text.top, text.of('30', shortText(wage)), times(wage, 30), 'lft 430')],
        total: 'NONE',
      }),
      computable: 'PARTIAL',
      statements: [text.courtFixes],
      articles: ['lft 427', 'lft 429'],
    });
  const days = daysOf(reader, reader.day('date'));
  const amount = multiply(days, wage);
  if (cause === 'DISCIPLINE') {
    if (isLess(fraction(8), days)) reader.refuse(text.eightDays);
    return {
      build: () => ({ lines: [line(text.lost, text.of(shortText(days), shortText(wage)), amount, 'lft 423')] }),
    };
  }
  return {
    build: () => ({
      lines: [line(text.workerDefended, text.of(shortText(days), shortText(wage)), amount, 'lft 42')],
    }),
  };
}

function withReform(reader: InputReader, outcome: Outcome): Outcome {
  const day = reader.day('date');
  const said = day !== null && day > LABOUR_REFORM ? [calculatorText.labourReform] : [];
  return { ...outcome, statements: [...(outcome.statements ?? []), ...said] };
}
