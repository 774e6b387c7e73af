import { severanceText as text, settlementText, wageText } from '#schema/text/calculators-labour.ts';
import type { Outcome } from '../base/calculation.types.ts';
import { add, divide, fraction, multiply, pesosText, shortText, times } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line } from '../base/readings.rules.ts';

/** The end of work in digital platforms (LFT 50-IV, 291-D, 291-N): the wage is the average of six months. */

const SINCE = '2025-06-22';

export function platformSeverance(reader: InputReader): Outcome {
  const dismissed = reader.needDay('dismissalDate');
  const incomes = reader.needed('incomeLastSixMonths', reader.decimals('incomeLastSixMonths'));
  if (incomes.length !== 6) reader.refuse(text.sixIncomes);
  const years = reader.needDecimal('effectiveServiceYears');
  const average = divide(add(...incomes), fraction(6));
  const daily = divide(average, fraction(30));
  const whole = fraction(years.n / years.d);
  if (dismissed < SINCE)
    return {
      build: () => ({ lines: [] }),
      computable: 'NO',
      statements: [text.platformBefore],
      articles: ['lft 291-N'],
    };
  return {
    build: (chosen) => {
      const counted = chosen.has('P') ? whole : years;
      return {
        lines: [
          line(
            text.threeMonthsOfWage,
            text.platformMonths(pesosText(average)),
            times(average, 3),
            'lft 50',
            'lft 291-N',
          ),
          line(
            text.twenty,
            text.twentyOf(shortText(counted), shortText(daily)),
            multiply(fraction(20), counted, daily),
            'lft 50',
            'lft 291-D',
          ),
        ],
      };
    },
    alternatives: [{ id: 'P', label: text.wholeEffective(shortText(whole)) }],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    bases: [{ key: 'monthly_average', label: wageText.average, value: pesosText(average) }],
    assumptions: [text.platformAssumption],
    statements: [text.platform, text.platformSeniority],
    articles: ['lft 49', 'lft 291-C', 'lft 48'],
  };
}
