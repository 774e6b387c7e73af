import { describe, expect, test } from 'vitest';
import { writeDay } from '#schema/lib/day-numbers.ts';
import { regimes } from '#db/content/deadlines/regimes.ts';
import type { NoticeMethod, TermUnit } from '#db/content/deadlines/term-rule.ts';
import { termRules } from '#db/content/deadlines/terms.ts';
import { daysOffOf } from '#api/features/deadlines/counting/days-off.rules.ts';
import { readDay } from '#api/features/deadlines/counting/days.rules.ts';
import { countTerm } from '#api/features/deadlines/counting/count-term.rules.ts';
import type { Count, CountInput, CourtDays } from '#api/features/deadlines/counting/counting.types.ts';
import { aCount, aTerm, counted, seededRandom, TERM_UNITS, TODAY } from '#tests/support/deadline-count.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

const FIRST = readDay('2019-01-01') ?? 0;
const MOST: Record<TermUnit, number> = {
  WORKING_DAYS: 130,
  CALENDAR_DAYS: 130,
  HOURS: 200,
  MONTHS: 24,
  YEARS: 10,
  DAY_OF_MONTH: 31,
};

function aRandomCourt(random: (below: number) => number): CourtDays {
  const closed = Array.from({ length: random(6) }, () => {
    const from = FIRST + random(3600);
    return { from: writeDay(from), to: writeDay(from + random(20)), reason: 'cierre de ejemplo', source: null };
  });
  return { key: 'ejemplo', name: 'Tribunal de ejemplo', years: [], closed };
}

/** Any count that a statute can make. */
function aRandomInput(random: (below: number) => number): CountInput {
  const all = regimes();
  const regime = all[random(all.length)] ?? all[0];
  if (!regime) throw new Error('no regimes');
  const unit = TERM_UNITS[random(TERM_UNITS.length)] ?? 'WORKING_DAYS';
  const methods: NoticeMethod[] = [
    'EVENT',
    ...regime.effects.filter(({ isReported }) => !isReported).flatMap((effect) => effect.methods),
  ];
  return aCount({
    term: aTerm(regime.id, 1 + random(MOST[unit]), { unit, countsTriggerDay: random(8) === 0 }),
    noticeOn: writeDay(FIRST + random(3650)),
    noticeAt: '11:30',
    method: methods[random(methods.length)] ?? 'EVENT',
    distanceKm: random(5) === 0 ? random(1500) : null,
    court: random(2) === 0 ? aRandomCourt(random) : null,
  });
}

const ROUNDS = 4000;

function everyRandomCount(
  seed: number,
  look: (count: Count, input: CountInput, random: (below: number) => number) => void,
): void {
  const random = seededRandom(seed);
  for (let round = 0; round < ROUNDS; round++) {
    const input = aRandomInput(random);
    look(counted(input), input, random);
  }
}

/** «Se suman 3 días por la distancia». */
const distanceDaysOf = ({ assumptions }: Count): number =>
  Number(assumptions.map((said) => /suman? (\d+) días? por la distancia/.exec(said)?.[1]).find(Boolean) ?? 0);

const numbersOf = (count: Count): (number | null)[] =>
  count.days.filter(({ counts }) => counts).map(({ number }) => number);

describe('whatever is counted', () => {
  test('nothing falls due on a day off where the statute moves it', () => {
    everyRandomCount(1, (count, input) => {
      const regime = regimes().find(({ id }) => id === input.term?.regime);
      const unit = input.term?.unit;
      if (!regime || !unit || (unit !== 'WORKING_DAYS' && !regime.rollsOver.units.includes(unit))) return;
      const courts = unit === 'DAY_OF_MONTH' ? [] : [input.court];
      expect(daysOffOf(regime, courts)(readDay(count.dueOn ?? '') ?? 0), JSON.stringify(input)).toBeNull();
    });
  });

  test('the counted rows of the table are as many as the term, numbered without gaps', () => {
    everyRandomCount(2, (count, input) => {
      const { unit, amount } = input.term ?? { unit: 'HOURS', amount: 0 };
      const numbers = numbersOf(count);
      const extra = distanceDaysOf(count);
      const expected = unit === 'DAY_OF_MONTH' ? 1 : unit === 'HOURS' ? Math.ceil(amount / 24) : amount + extra;
      expect(numbers, JSON.stringify(input)).toEqual(Array.from({ length: expected }, (_, index) => index + 1));
    });
  });

  test('the table runs from day to day and ends on the last day', () => {
    everyRandomCount(3, (count, input) => {
      const dates = count.days.map(({ date }) => date);
      expect([...dates].sort(), JSON.stringify(input)).toEqual(dates);
      expect(dates.at(-1)).toBe(count.dueOn);
      expect(count.dueOn !== null && count.dueOn >= (count.firstDay ?? count.dueOn)).toBe(true);
    });
  });

  test('another closure never brings a date nearer', () => {
    everyRandomCount(4, (count, input, random) => {
      const from = (readDay(input.noticeOn) ?? 0) - 5 + random(60);
      const more = {
        from: writeDay(from),
        to: writeDay(from + random(25)),
        reason: 'otro cierre de ejemplo',
        source: null,
      };
      const court = input.court ?? { key: 'ejemplo', name: 'Tribunal de ejemplo', years: [], closed: [] };
      const closed = counted({ ...input, court: { ...court, closed: [...court.closed, more] } });
      expect((closed.dueOn ?? '') >= (count.dueOn ?? ''), JSON.stringify({ input, more })).toBe(true);
      const suspended = counted({ ...input, suspensions: [more] });
      expect((suspended.dueOn ?? '') >= (count.dueOn ?? ''), JSON.stringify({ input, more })).toBe(true);
    });
  });

  test('a later notice never falls due earlier', () => {
    everyRandomCount(5, (count, input) => {
      if (input.term?.unit === 'DAY_OF_MONTH') return;
      const next = counted({ ...input, noticeOn: writeDay((readDay(input.noticeOn) ?? 0) + 1) });
      expect((next.dueOn ?? '') >= (count.dueOn ?? ''), JSON.stringify(input)).toBe(true);
    });
  });

  test('the same input gives the same answer, and nothing of the input is changed', () => {
    everyRandomCount(6, (count, input, random) => {
      if (random(10) > 0) return;
      const before = structuredClone(input);
      expect(counted(structuredClone(input))).toEqual(count);
      expect(input).toEqual(before);
    });
  });

  test('five thousand terms of thirty days take the work of each, not more', () => {
    const closed = Array.from({ length: 60 }, (_, index) => {
      const from = writeDay(FIRST + index * 60);
      return { from, to: from, reason: 'cierre de ejemplo', source: null };
    });
    const court: CourtDays = { key: 'ejemplo', name: 'Tribunal de ejemplo', years: [], closed };
    const inputs = Array.from({ length: 5000 }, (_, index) =>
      aCount({ term: aTerm('lfpca', 30), noticeOn: writeDay(FIRST + (index % 3000)), court }),
    );
    counted(inputs[0] ?? aCount());
    const counts = (some: typeof inputs) => () => some.forEach((input) => counted(input));
    expect(cpuTimeRatio(counts(inputs), counts(inputs.slice(0, 625)))).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
  });
});

describe('every term of the stock', () => {
  test.each(termRules().map((rule) => [rule.id, rule] as const))(
    '%s counts from a sample date in each way of notice',
    (_, rule) => {
      for (const method of rule.methods) {
        const input = aCount({
          ruleId: rule.id,
          noticeOn: '2026-02-24',
          noticeAt: '10:00',
          method,
          lawOfAct: rule.byLawOfAct ? (rule.lawOfAct ?? (method === 'BULLETIN' ? 'lfpca' : 'cff')) : null,
        });
        const result = countTerm(input, TODAY);
        expect('refusal' in result ? result.refusal : null, method).toBeNull();
        if ('count' in result) expect(result.count.dueOn === null).toBe(rule.amount === null);
      }
    },
  );
});
