import { calculatorText } from '#schema/text/calculators.ts';
import { riskText as text, settlementText } from '#schema/text/calculators-labour.ts';
import type { ExactLine, Outcome } from '../base/calculation.types.ts';
import { dailyWage, minimumOf, twice, zonesOf } from '../base/figures.rules.ts';
import {
  divide,
  fraction,
  isLess,
  larger,
  multiply,
  shortText,
  smaller,
  times,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { LABOUR_REFORM } from './service.rules.ts';

/** Indemnities of an accident or illness of work, of who is not insured (LFT 484 to 502). */

const RESULTS = ['TEMPORARY', 'PERMANENT_PARTIAL', 'PERMANENT_TOTAL', 'DEATH'] as const;
const TOTAL_DAYS = 1095;
const DEATH_DAYS = 5000;
const FUNERAL_DAYS = 60;
const HUNDRED = fraction(100);

/** Per cent of the table of valuation; `0.35` is 35 %. */
function percentOf(reader: InputReader): Fraction {
  const given = reader.needPositive('disabilityPercent');
  const percent = isLess(fraction(1), given) ? given : times(given, 100);
  return isLess(HUNDRED, percent) ? reader.refuse(text.percentRange) : percent;
}

export function workRisk(reader: InputReader): Outcome {
  const day = reader.needDay('date');
  const given = dailyWage(reader);
  const result = reader.needChoice('result', RESULTS);
  const minimum = minimumOf(day, zonesOf(reader));
  if (reader.yes('insured')) return notComputable([text.insured], ['lss 53', 'lss 58']);
  const capped = minimum && smaller(larger(given, minimum), twice(minimum));
  const percent = result === 'PERMANENT_PARTIAL' ? percentOf(reader) : null;
  const days = result === 'TEMPORARY' ? reader.needDecimal('temporaryDays') : null;
  const byCap = (concept: string, count: number, ...articles: ExactLine['articles']): ExactLine =>
    line(
      concept,
      text.of(String(count), capped ? shortText(capped) : settlementText.notHeld),
      capped && times(capped, count),
      ...articles,
    );
  const lines = (chosen: ReadonlySet<string>): ExactLine[] => {
    const fault = chosen.has('F') ? fraction(5, 4) : fraction(1);
    const raised = (each: ExactLine): ExactLine => ({ ...each, amount: each.amount && multiply(each.amount, fault) });
    if (result === 'DEATH')
      return [byCap(text.funeral, FUNERAL_DAYS, 'lft 500'), raised(byCap(text.death, DEATH_DAYS, 'lft 502'))];
    if (days) {
      const wage = chosen.has('C') && capped ? capped : minimum ? larger(given, minimum) : given;
      return [line(text.temporary, text.of(shortText(days), shortText(wage)), multiply(days, wage), 'lft 491')];
    }
    if (!percent || chosen.has('T')) return [raised(byCap(text.indemnity, TOTAL_DAYS, 'lft 495', 'lft 486'))];
    const amount = capped && divide(multiply(percent, times(capped, TOTAL_DAYS)), HUNDRED);
    const explained = text.partial(shortText(percent), capped ? shortText(capped) : settlementText.notHeld);
    return [raised(line(text.indemnity, explained, amount, 'lft 492', 'lft 495', 'lft 486'))];
  };
  return {
    build: (chosen) => ({ lines: lines(chosen) }),
    alternatives: [
      ...(days ? [{ id: 'C', label: text.capped }] : []),
      ...(percent ? [{ id: 'T', label: text.upToTotal }] : []),
      ...(reader.yes('inexcusableFault') ? [{ id: 'F', label: text.fault }] : []),
    ],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    assumptions: [text.notInsured],
    statements: [
      ...(minimum && isLess(given, minimum)
        ? [calculatorText.belowMinimum(shortText(given), shortText(minimum), day.slice(0, 4), zonesOf(reader))]
        : []),
      ...(minimum ? [] : [calculatorText.noMinimum(day)]),
      ...(day > LABOUR_REFORM ? [calculatorText.labourReform] : []),
    ],
    articles: ['lft 484', 'lft 485', 'lft 486', ...(result === 'DEATH' ? (['lft 501'] as const) : [])],
  };
}
