import { profitText as text } from '#schema/text/calculators-labour.ts';
import type { ExactLine, Outcome } from '../base/calculation.types.ts';
import { dailyWage } from '../base/figures.rules.ts';
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
  times,
  type Fraction,
} from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line, notComputable } from '../base/readings.rules.ts';

/** Profit sharing: one half by days, the other by wages (LFT 123), and the limit of each worker (LFT 127). */

const ROLES = ['ORDINARY', 'TRUSTED', 'EXECUTIVE', 'HOUSEHOLD', 'CASUAL'] as const;
const DAYS_OF_A_CASUAL = 60;

interface Worker {
  name: string;
  days: Fraction;
  wages: Fraction;
}

function workersOf(reader: InputReader): Worker[] {
  return reader.items('workers').flatMap((each, at) => {
    const role = each.choice('role', ROLES) ?? 'ORDINARY';
    const days = each.needDecimal('days');
    if (role === 'EXECUTIVE' || role === 'HOUSEHOLD') return [];
    if (role === 'CASUAL' && isLess(days, fraction(DAYS_OF_A_CASUAL))) return [];
    return [{ name: each.text('name') ?? text.worker(at + 1), days, wages: wagesOf(reader, each, role) }];
  });
}

/** The wages of trusted staff count up to 120 % of the highest wage of those who are not (LFT 127-II). */
function wagesOf(reader: InputReader, worker: InputReader, role: (typeof ROLES)[number]): Fraction {
  const wages = worker.needDecimal('wages');
  const highest = role === 'TRUSTED' ? reader.positive('highestOrdinaryWages') : null;
  return highest ? smaller(wages, multiply(highest, fraction(6, 5))) : wages;
}

/** What is shared: given, or ten per cent of the taxable income. */
function poolOf(reader: InputReader): { pool: Fraction; isTenPercent: boolean } {
  const given = reader.decimal('distributable');
  if (given) return { pool: given, isTenPercent: false };
  return { pool: divide(reader.needDecimal('taxableIncome'), fraction(10)), isTenPercent: true };
}

function distribution(reader: InputReader): Outcome {
  const { pool, isTenPercent } = poolOf(reader);
  const workers = workersOf(reader);
  const days = add(...workers.map((each) => each.days));
  const wages = add(...workers.map((each) => each.wages));
  if (days.n === 0n || wages.n === 0n) reader.needed('workers', null);
  const half = divide(pool, fraction(2));
  const shares = workers.map((each): ExactLine => {
    const amount = add(divide(multiply(half, each.days), days), divide(multiply(half, each.wages), wages));
    const byDays = text.part(pesosText(half), shortText(each.days), shortText(days));
    return line(
      text.share(each.name),
      `${byDays} + ${text.part(pesosText(half), shortText(each.wages), shortText(wages))}`,
      amount,
      'lft 123',
    );
  });
  return {
    build: () => ({ lines: shares }),
    bases: [
      { key: 'by_days_per_day', label: text.byDays, value: shortText(divide(half, days), 8) },
      { key: 'by_wages_per_peso', label: text.byWages, value: shortText(divide(half, wages), 8) },
    ],
    statements: [
      ...(isTenPercent ? [text.tenPercent] : []),
      ...(pool.n === 0n ? [text.loss] : []),
      ...(workers.length < reader.items('workers').length ? [text.excluded, text.casual] : []),
    ],
    articles: ['lft 117', 'lft 120', 'lft 123', 'lft 124', 'lft 127'],
  };
}

/** The share of one worker in a pool whose totals are known. */
function ownShare(reader: InputReader): Fraction | null {
  const given = reader.decimal('computedShare');
  if (given || !reader.has('totalDays')) return given;
  const half = divide(poolOf(reader).pool, fraction(2));
  return add(
    divide(multiply(half, reader.needDecimal('days')), reader.needPositive('totalDays')),
    divide(multiply(half, reader.needDecimal('wages')), reader.needPositive('totalWages')),
  );
}

function limited(reader: InputReader, share: Fraction): Outcome {
  const monthly = times(dailyWage(reader), 30);
  const past = reader.decimals('ptuLastThreeYears');
  if (reader.yes('workOnlyEmployer')) {
    const amount = smaller(share, monthly);
    return {
      build: () => ({
        lines: [line(text.payable, text.monthOf(shortText(share), shortText(monthly)), amount, 'lft 127')],
      }),
    };
  }
  const months = times(monthly, 3);
  const average = past ? divide(add(...past), fraction(past.length)) : null;
  const limit = average ? larger(months, average) : months;
  return {
    build: () => ({
      lines: [
        line(
          text.payable,
          text.payableOf(shortText(share), shortText(months), average ? shortText(average) : null),
          smaller(share, limit),
          'lft 127',
        ),
      ],
    }),
    statements: average ? [] : [text.noAverage],
  };
}

export function profitSharing(reader: InputReader): Outcome {
  const role = reader.choice('role', ROLES) ?? 'ORDINARY';
  if (role === 'EXECUTIVE') return notComputable([text.excluded], ['lft 127']);
  if (role === 'HOUSEHOLD') return notComputable([text.household], ['lft 127']);
  const days = reader.decimal('days');
  if (role === 'CASUAL' && days && isLess(days, fraction(DAYS_OF_A_CASUAL)))
    return notComputable([text.casual], ['lft 127']);
  if (reader.yes('newCompany')) return notComputable([text.newCompany], ['lft 126']);
  if (reader.has('workers')) return distribution(reader);
  const share = reader.needed('computedShare', ownShare(reader));
  const outcome = limited(reader, share);
  const isTenPercent = !reader.has('computedShare') && !reader.has('distributable');
  return { ...outcome, statements: [...(outcome.statements ?? []), ...(isTenPercent ? [text.tenPercent] : [])] };
}
