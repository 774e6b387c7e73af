import { addMonths } from '#schema/lib/days.ts';
import { inpcOf, umaOfYear } from '#db/content/calculators/figures.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { updatingText as text } from '#schema/text/calculators-amounts.ts';
import type { Outcome } from '../base/calculation.types.ts';
import { minimumOf, umaOf, zonesOf } from '../base/figures.rules.ts';
import {
  decimal,
  decimalText,
  divide,
  fractionText,
  isLess,
  multiply,
  ONE,
  pesosText,
  rounded,
  shortText,
  times,
  truncated,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';

/** Amounts brought up to date by prices (CFF 17-A), and amounts in UMA or minimum wages. */

const UPDATING_KINDS = ['TAX', 'PRICES', 'UMA_OF_YEAR', 'UMA_AMOUNT', 'MINIMUM_WAGE'] as const;
const FACTOR_DIGITS = 4;

const monthBefore = (month: string): string => addMonths(`${month}-01`, -1).slice(0, 7);

const asFactor = (units: bigint): Fraction => decimal(decimalText(units, FACTOR_DIGITS));

interface Span {
  amount: Fraction;
  /** Months of the two indices. */
  first: string;
  last: string;
}

function byPrices({ amount, first, last }: Span, isTax: boolean): Outcome {
  const [older, newer] = [inpcOf(first), inpcOf(last)];
  const missing = older === null ? first : newer === null ? last : null;
  if (older === null || newer === null)
    return notComputable([text.noIndex(missing ?? first)], isTax ? ['cff 17-A'] : []);
  const exact = divide(decimal(newer), decimal(older));
  const isBelowOne = isTax && isLess(exact, ONE);
  const ratio = isBelowOne ? ONE : exact;
  const cut = asFactor(truncated(ratio, FACTOR_DIGITS));
  return {
    build: (chosen) => {
      const factor = isTax ? (chosen.has('R') ? asFactor(rounded(ratio, FACTOR_DIGITS)) : cut) : ratio;
      const shown = isTax ? shortText(factor) : shortText(factor, 8);
      return {
        lines: [
          line(
            text.updated,
            text.of(shortText(amount), shown, last, first),
            multiply(amount, factor),
            ...(isTax ? (['cff 17-A'] as const) : []),
          ),
        ],
      };
    },
    alternatives: isTax ? [{ id: 'R', label: text.rounded }] : [],
    // Who pays a contribution is safe with the larger figure; who claims an amount, with the smaller.
    careful: isTax ? 'HIGHEST' : 'LOWEST',
    cautiousFor: isTax ? text.taxpayer : text.creditor,
    bases: [
      { key: 'factor', label: text.factor, value: isTax ? shortText(cut) : shortText(ratio, 8) },
      { key: 'factor_exact', label: text.exactFactor, value: fractionText(exact) },
    ],
    assumptions: [...(isTax ? [text.truncated] : []), text.thirdParty],
    statements: isBelowOne ? [text.never1] : [],
    articles: isTax ? ['cff 17-A', 'cff 21'] : [],
  };
}

/** The factor divides the index of the month before the payment by that of the month before it was due. */
function tax(reader: InputReader): Outcome {
  const [amount, due, paid] = [
    reader.needPositive('amount'),
    reader.needMonth('dueMonth'),
    reader.needMonth('paidMonth'),
  ];
  if (due > paid) reader.refuseOrder('dueMonth', 'paidMonth');
  if (due === paid)
    return { build: () => ({ lines: [line(text.updated, text.none, amount, 'cff 17-A')] }), statements: [text.none] };
  return byPrices({ amount, first: monthBefore(due), last: monthBefore(paid) }, true);
}

function prices(reader: InputReader): Outcome {
  const [first, last] = [reader.needMonth('dueMonth'), reader.needMonth('paidMonth')];
  if (first > last) reader.refuseOrder('dueMonth', 'paidMonth');
  return byPrices({ amount: reader.needPositive('amount'), first, last }, false);
}

/** A month of the UMA is 30.4 days; a year, twelve of them, each rounded to the centavo. */
function umaOfTheYear(reader: InputReader): Outcome {
  const year = reader.needed('year', reader.whole('year'));
  const published = umaOfYear(year);
  if (published === null) return notComputable([text.noUmaYear(year)], ['cpeum 26']);
  const uma = decimal(published);
  const month = multiply(uma, decimal('30.4'));
  const wholeMonth = decimal(pesosText(month));
  return {
    build: () => ({
      lines: [
        line(text.monthly, text.monthlyOf(shortText(uma)), month, 'cpeum 26'),
        line(text.annual, text.annualOf, times(wholeMonth, 12), 'cpeum 26'),
      ],
      total: 'NONE',
    }),
    bases: [{ key: 'daily', label: text.daily, value: pesosText(uma) }],
    assumptions: [text.umaNote],
  };
}

/** So many UMA, or minimum wages, of a day. */
function counted(reader: InputReader, isUma: boolean): Outcome {
  const day = reader.needDay('date');
  const count = reader.decimal('count') ?? ONE;
  const value = isUma ? umaOf(day) : minimumOf(day, zonesOf(reader));
  const article = isUma ? 'cpeum 26' : 'lft 90';
  if (!value) return notComputable([isUma ? calculatorText.noUma(day) : calculatorText.noMinimum(day)], [article]);
  const isOne = fractionText(count) === '1';
  const concept = isUma ? (isOne ? text.daily : text.penalty) : text.minimumWage;
  return {
    build: () => ({
      lines: [line(concept, text.umaOf(shortText(count), shortText(value)), multiply(count, value), article)],
    }),
  };
}

export function updating(reader: InputReader): Outcome {
  const kind = reader.needChoice('kind', UPDATING_KINDS);
  if (kind === 'TAX') return tax(reader);
  if (kind === 'PRICES') return prices(reader);
  return kind === 'UMA_OF_YEAR' ? umaOfTheYear(reader) : counted(reader, kind === 'UMA_AMOUNT');
}
