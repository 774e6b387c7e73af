import { inpcOf } from '#db/content/calculators/figures.ts';
import { calculatorText } from '#schema/text/calculators.ts';
import { supportText as text, updatingText } from '#schema/text/calculators-amounts.ts';
import type { ArticleKey, Built, Outcome } from '../base/calculation.types.ts';
import { minimumOf, umaOf } from '../base/figures.rules.ts';
import {
  decimal,
  divide,
  fraction,
  larger,
  multiply,
  ONE,
  shortText,
  times,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';
import { rateOf } from '../labour/benefits.rules.ts';

/** Support (alimentos): no statute fixes a percentage. What can be computed: the floor, a rise, and a share already ordered. */

const LAWS = ['CCF', 'CCDF'] as const;
const QUESTIONS = ['AMOUNT', 'FLOOR', 'RAISE', 'ORDERED_SHARE'] as const;
type Law = (typeof LAWS)[number];

const article311 = (law: Law): ArticleKey => (law === 'CCDF' ? 'ccdf 311' : 'ccf 311');

/** Shares that the person wants to see side by side: scenarios, never an answer of the law. */
function scenarios(reader: InputReader, law: Law): Outcome {
  const income = reader.positive('monthlyIncome');
  const shares = (reader.decimals('scenarioPercents') ?? []).map(rateOf);
  const named = shares.map((share, index) => ({ id: String(index + 1), share, percent: shortText(times(share, 100)) }));
  const build = (chosen: ReadonlySet<string>): Built => {
    const picked = named.find(({ id }) => chosen.has(id));
    if (!picked || !income) return { lines: [] };
    const { share, percent } = picked;
    const explained = text.shareOf(percent, shortText(income));
    return { lines: [line(text.share, explained, multiply(share, income), article311(law))] };
  };
  return {
    build,
    alternatives: named.map(({ id, percent }) => ({ id, label: text.scenario(percent) })),
    careful: 'MAIN',
    computable: 'NO',
    isEstimate: named.length > 0,
    statements: [text.noPercent, text.judge, text.localLaw],
    articles: law === 'CCDF' ? ['ccdf 308', 'ccdf 311'] : ['ccf 308', 'ccf 309', 'ccf 311'],
  };
}

/** Mexico City, income unknown: not less than the UMA. The statute does not say for how long, nor for whom. */
function floor(reader: InputReader, law: Law): Outcome {
  if (law === 'CCF') return scenarios(reader, law);
  const day = reader.needDay('date');
  const uma = umaOf(day);
  if (!uma) return notComputable([calculatorText.noUma(day)], ['ccdf 311']);
  const days = reader.positive('days') ?? fraction(30);
  const creditors = Math.max(1, reader.whole('creditors') ?? 1);
  const of = (explained: string, amount: Fraction): Built => ({
    lines: [line(text.floor, explained, amount, 'ccdf 311')],
  });
  return {
    build: (chosen) => {
      if (chosen.has('A')) return of(text.oneUma, uma);
      if (chosen.has('B')) return of(text.oneMonth, multiply(uma, decimal('30.4')));
      const all = chosen.has('C') ? creditors : 1;
      return of(text.floorOf(shortText(times(days, all)), shortText(uma)), times(multiply(days, uma), all));
    },
    alternatives: [
      { id: 'A', label: text.inTotal },
      { id: 'B', label: text.published },
      { id: 'C', label: text.perCreditor(creditors) },
    ],
    careful: 'LOWEST',
    carefulId: 'A',
    cautiousFor: text.creditor,
    isEstimate: true,
    statements: [text.unclear, text.onlyUnknownIncome],
  };
}

/** The automatic rise: by the minimum wage (CCF), by prices (CCDF); never a fall. */
function raise(reader: InputReader, law: Law): Outcome {
  const amount = reader.needPositive('amount');
  const [from, to] = [reader.needDay('fromDate'), reader.needDay('date')];
  if (from > to) reader.refuseOrder('fromDate', 'date');
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  const prices = law === 'CCDF';
  const [older, newer] = prices
    ? [inpcOf(first), inpcOf(last)].map((value) => value && decimal(value))
    : [minimumOf(from, ['GENERAL']), minimumOf(to, ['GENERAL'])];
  if (!older || !newer)
    return notComputable([prices ? updatingText.noIndex(older ? last : first) : text.noWage], [article311(law)]);
  const factor = larger(ONE, divide(newer, older));
  const explained = updatingText.wagesOf(shortText(amount), shortText(newer), shortText(older));
  return {
    build: () => ({ lines: [line(text.raised, explained, multiply(amount, factor), article311(law))] }),
    isEstimate: true,
    assumptions: prices ? [updatingText.thirdParty] : [text.wageFactor],
    statements: [text.realIncome],
  };
}

function orderedShare(reader: InputReader, law: Law): Outcome {
  const [income, share] = [reader.needPositive('monthlyIncome'), rateOf(reader.needPositive('percent'))];
  const explained = text.shareOf(shortText(times(share, 100)), shortText(income));
  return {
    build: () => ({ lines: [line(text.share, explained, multiply(income, share), article311(law))] }),
    statements: [text.ordered],
  };
}

export function support(reader: InputReader): Outcome {
  const law = reader.choice('law', LAWS) ?? 'CCF';
  const asked = reader.choice('ask', QUESTIONS) ?? 'AMOUNT';
  if (asked === 'AMOUNT') return scenarios(reader, law);
  if (asked === 'FLOOR') return floor(reader, law);
  return asked === 'RAISE' ? raise(reader, law) : orderedShare(reader, law);
}
