import { addMonths, daysBetween } from '#schema/lib/days.ts';
import { severanceText as text, settlementText, wageText } from '#schema/text/calculators-labour.ts';
import type { ArticleKey, ExactLine, Outcome } from '../base/calculation.types.ts';
import { fraction, multiply, power, shortText, subtract, times, ONE, type Fraction } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line } from '../base/readings.rules.ts';
import { integratedWage } from './benefits.rules.ts';
import { platformSeverance } from './platform.rules.ts';
import {
  ENDING_READINGS,
  endingOf,
  endingStatements,
  integratedOf,
  isBefore1970,
  isVacationYearDoubtful,
  seniorityLine,
  type Ending,
} from './settlement-lines.rules.ts';
import { commonLines, ENDING_CAUSES, seniorityDue, serviceBases, type EndingCause } from './settlement.rules.ts';
import { earlier, exactYears, monthsAndDays } from './service.rules.ts';

/** Liquidación: the indemnities of a dismissal, back pay with its interest, and what every ending owes. */

type Chosen = ReadonlySet<string>;

interface Claim {
  ending: Ending;
  cause: EndingCause;
  isReinstatement: boolean;
  isFixedTerm: boolean;
  /** Back pay runs to this day; null: nothing ran. */
  paid: string | null;
}

const MONTHS_OF_BACK_PAY = 12;

/** Causes with back pay in the terms of LFT 48. */
const WITH_BACK_PAY: ReadonlySet<EndingCause> = new Set([
  'UNJUSTIFIED_DISMISSAL',
  'WORKER_RESCISSION',
  'REFUSED_JUDGMENT',
  'EMPLOYER_DECLINES',
]);

const BY_ARTICLE_50: ReadonlySet<EndingCause> = new Set(['WORKER_RESCISSION', 'REFUSED_JUDGMENT', 'EMPLOYER_DECLINES']);

/** `Y`: the year of service that begins the day after; of who left on the last day of a year. */
function integratedFor({ ending }: Claim, chosen: Chosen): Fraction {
  if (chosen.has('Y')) return integratedWage(ending.wage.daily, ending.benefits, ending.service.years + 1);
  return integratedOf(ending, chosen.has('V'));
}

function monthsLine(claim: Claim, chosen: Chosen): ExactLine[] {
  const { cause, isReinstatement } = claim;
  if (isReinstatement || cause === 'JUSTIFIED_DISMISSAL') return [];
  const wage = integratedFor(claim, chosen);
  const articles: Partial<Record<EndingCause, ArticleKey[]>> = {
    CLOSURE: ['lft 436', 'lft 89'],
    NEW_TECHNOLOGY: ['lft 439', 'lft 89'],
    REFUSED_JUDGMENT: ['lft 947', 'lft 89'],
    WORKER_RESCISSION: ['lft 50', 'lft 52', 'lft 89'],
    EMPLOYER_DECLINES: ['lft 48', 'lft 50', 'lft 89'],
  };
  const isFour = cause === 'NEW_TECHNOLOGY';
  const days = isFour ? 120 : 90;
  return [
    line(
      isFour ? text.fourMonths : text.threeMonths,
      text.of(String(days), shortText(wage)),
      times(wage, days),
      ...(articles[cause] ?? ['lft 48', 'lft 84', 'lft 89']),
    ),
  ];
}

function twentyDays(concept: string, years: Fraction, wage: Fraction, ...articles: ArticleKey[]): ExactLine[] {
  if (years.n <= 0n) return [];
  const amount = multiply(fraction(20), years, wage);
  return [line(concept, text.twentyOf(shortText(years), shortText(wage)), amount, ...articles)];
}

/** Half of the time, six months and twenty days, or twenty days for each year (LFT 50, 439, 947). */
function serviceLines(claim: Claim, chosen: Chosen): ExactLine[] {
  const { ending, cause, isFixedTerm, isReinstatement } = claim;
  const isTechnology = cause === 'NEW_TECHNOLOGY';
  if (isReinstatement || !(BY_ARTICLE_50.has(cause) || isTechnology)) return [];
  const wage = integratedFor(claim, chosen);
  const years = chosen.has('P') ? fraction(ending.service.years) : exactYears(ending.service);
  const articles: ArticleKey[] = isTechnology
    ? ['lft 439']
    : cause === 'REFUSED_JUDGMENT'
      ? ['lft 947', 'lft 50']
      : ['lft 50'];
  if (!isFixedTerm || isTechnology) return twentyDays(text.twenty, years, wage, ...articles);
  if (ending.service.years > 0)
    return [
      line(text.sixMonths, text.of('180', shortText(wage)), times(wage, 180), ...articles),
      ...twentyDays(text.twenty, subtract(years, ONE), wage, ...articles),
    ];
  const base = chosen.has('H') ? ending.wage.daily : wage;
  const half = fraction(ending.service.days, 2);
  return [
    line(
      text.half,
      text.halfOf(ending.service.days, shortText(half), shortText(base)),
      multiply(half, base),
      ...articles,
    ),
  ];
}

/** Back pay for twelve months at most, then 2 % a month on fifteen months of wages (LFT 48). */
function backPayLines(claim: Claim, chosen: Chosen): ExactLine[] {
  const { ending, paid, cause } = claim;
  if (paid === null || !WITH_BACK_PAY.has(cause)) return [];
  const wage = integratedFor(claim, chosen);
  const limit = addMonths(ending.last, MONTHS_OF_BACK_PAY);
  const until = earlier(paid, limit);
  const articles: ArticleKey[] = cause === 'REFUSED_JUDGMENT' ? ['lft 947', 'lft 48'] : ['lft 48', 'lft 89'];
  const { months, days } = monthsAndDays(ending.last, until);
  const natural = daysBetween(ending.last, until);
  const counted = chosen.has('D') ? natural : months * 30 + days;
  const explained = chosen.has('D')
    ? text.naturalOf(natural, shortText(wage))
    : text.backPayOf(months, days, counted, shortText(wage));
  const lines = [line(text.backPay, explained, times(wage, counted), ...articles)];
  if (paid <= limit) return lines;
  const over = monthsAndDays(limit, paid);
  const length = fraction(over.months * 30 + over.days, 30);
  const rate = fraction(2, 100);
  const base = times(wage, 450);
  const grown = subtract(multiply(power(fraction(102, 100), over.months), fraction(1500 + over.days, 1500)), ONE);
  const isCompound = chosen.has('I');
  lines.push(
    line(
      text.interest,
      isCompound
        ? text.compoundOf(shortText(length), shortText(wage))
        : text.interestOf(shortText(length), shortText(wage)),
      isCompound ? multiply(base, grown) : multiply(base, rate, length),
      'lft 48',
    ),
  );
  return lines;
}

const READINGS = [
  ...ENDING_READINGS.filter(({ id }) => id !== 'V'),
  { id: 'D', label: text.naturalDays },
  { id: 'I', label: text.compound },
  { id: 'H', label: text.plainHalf },
];
const VACATIONS = ENDING_READINGS.filter(({ id }) => id === 'V');

function claimOf(reader: InputReader): Claim {
  const ending = endingOf(reader, 'dismissalDate');
  const declines = reader.text('employerDeclinesUnder') !== null;
  const cause = declines ? 'EMPLOYER_DECLINES' : (reader.choice('cause', ENDING_CAUSES) ?? 'UNJUSTIFIED_DISMISSAL');
  const payment = reader.day('paymentDate');
  if (payment !== null && payment < ending.last) reader.refuseOrder('dismissalDate', 'paymentDate');
  const died = reader.day('deathDate');
  if (died !== null && died < ending.last) reader.refuseOrder('dismissalDate', 'deathDate');
  const paid = payment !== null && died !== null ? earlier(payment, died) : payment;
  return {
    ending,
    cause,
    isReinstatement: reader.choice('action', ['COMPENSATION', 'REINSTATEMENT']) === 'REINSTATEMENT',
    isFixedTerm: reader.choice('contract', ['INDEFINITE', 'FIXED_TERM', 'CASUAL']) === 'FIXED_TERM',
    paid: paid !== null && paid > ending.last ? paid : null,
  };
}

const OLD_BACK_PAY = '2012-12-01';

export function severance(reader: InputReader): Outcome {
  if (reader.choice('regime', ['GENERAL', 'PLATFORM']) === 'PLATFORM') return platformSeverance(reader);
  const claim = claimOf(reader);
  const { ending, cause, isReinstatement } = claim;
  const noPremium = isReinstatement ? text.reinstatement : seniorityDue(reader, ending, cause);
  const onlyIndemnities = reader.choice('only', ['INDEMNITIES']) === 'INDEMNITIES' || isReinstatement;
  const isOld = ending.last < OLD_BACK_PAY && claim.paid !== null;
  const isExactYear = ending.service.days === 0;
  return {
    build: (chosen) => ({
      lines: [
        ...serviceLines(claim, chosen),
        ...monthsLine(claim, chosen),
        ...(noPremium ? [] : [seniorityLine(ending, chosen, false)]),
        ...backPayLines(claim, chosen).map((each) => (isOld ? { ...each, amount: null } : each)),
        ...(onlyIndemnities ? [] : commonLines(ending, chosen)),
      ],
    }),
    alternatives: [
      ...READINGS,
      ...(onlyIndemnities || !isVacationYearDoubtful(ending) ? [] : VACATIONS),
      ...(isExactYear ? [{ id: 'Y', label: settlementText.vacationsOfNext }] : []),
    ],
    careful: 'LOWEST',
    cautiousFor: settlementText.worker,
    bases: serviceBases(ending, integratedFor(claim, new Set())),
    assumptions: [
      wageText.dailyWage,
      wageText.integrated,
      text.months,
      claim.paid === null ? text.noBackPay : text.upToDismissal,
      ...(cause === 'REFUSED_JUDGMENT' ? [text.notSection22] : []),
      ...(onlyIndemnities ? [] : [settlementText.paidWages]),
    ],
    statements: [
      ...endingStatements(ending),
      ...(cause === 'JUSTIFIED_DISMISSAL' ? [text.justified] : []),
      ...(noPremium ? [noPremium] : []),
      ...(isOld ? [text.notBefore2012] : []),
      ...(reader.has('deathDate') ? [text.afterDeath] : []),
      ...(isBefore1970(ending) && !noPremium ? [settlementText.before1970] : []),
    ],
    articles: cause === 'EMPLOYER_DECLINES' ? ['lft 49'] : [],
  };
}
