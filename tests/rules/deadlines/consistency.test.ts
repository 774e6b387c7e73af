import { describe, expect, test } from 'vitest';
import { weekdayOf, writeDay } from '#schema/lib/day-numbers.ts';
import { listCourtCalendars } from '#db/content/deadlines/calendars.ts';
import { regimes } from '#db/content/deadlines/regimes.ts';
import type { Count, CountInput, CourtDays } from '#api/features/deadlines/counting/counting.types.ts';
import { countTerm } from '#api/features/deadlines/counting/count-term.rules.ts';
import { closedDays } from '#api/features/deadlines/counting/days-off.rules.ts';
import { readDay } from '#api/features/deadlines/counting/days.rules.ts';
import {
  aCount,
  aCourt,
  aTerm,
  counted,
  NOTICE_METHODS,
  refused,
  seededRandom,
  TERM_UNITS,
  TODAY,
} from '#tests/support/deadline-count.ts';

/** What the explanation says, against the date that it explains. */

const ROUNDS = 10_000;
const FIRST = readDay('2024-01-01') ?? 0;
const EDGES = ['2024-02-29', '2026-01-31', '2026-12-15', '2026-12-31', '2026-07-15', '2027-02-28'];
const AMOUNTS = [1, 3, 15, 34, 60];

const courts: CourtDays[] = listCourtCalendars().map(({ key, name, years }) => ({
  key,
  name,
  years: years.map(({ year, confidence, isComplete, source }) => ({ year, confidence, isComplete, source })),
  closed: years.flatMap(({ days, source }) => days.map(({ from, to, reason }) => ({ from, to, reason, source }))),
}));

interface Counted {
  input: CountInput;
  count: Count;
}

/** Any statute, method, unit, calendar, with suspensions, distances and notices that nobody opened. */
function randomCounts(seed: number): Counted[] {
  const made: Counted[] = [];
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  for (let round = 0; round < ROUNDS; round++) {
    const noticeOn = random(3) === 0 ? pick(EDGES) : writeDay(FIRST + random(1500));
    const from = (readDay(noticeOn) ?? 0) - 10 + random(60);
    const input = aCount({
      term: aTerm(pick(regimes()).id, pick(AMOUNTS), {
        unit: pick(TERM_UNITS),
        countsTriggerDay: random(6) === 0,
      }),
      noticeOn,
      noticeAt: '11:30',
      adviceSentOn: random(6) === 0 ? noticeOn : null,
      method: pick(NOTICE_METHODS),
      lawOfAct: random(6) === 0 ? pick(regimes()).id : null,
      distanceKm: random(6) === 0 ? random(1500) : null,
      suspensions:
        random(3) === 0
          ? [{ from: writeDay(from), to: writeDay(from + random(40)), reason: 'suspensión de ejemplo', source: null }]
          : [],
      court: random(3) === 0 ? null : pick(courts),
      responsible: random(4) === 0 ? pick(courts) : null,
    });
    const result = countTerm(input, TODAY);
    if ('count' in result) made.push({ input, count: result.count });
  }
  return made;
}

const countsDays = ({ term }: CountInput): boolean => term?.unit === 'WORKING_DAYS' || term?.unit === 'CALENDAR_DAYS';

describe('the explanation of a count', () => {
  const counts = randomCounts(11);

  test('the table of a term in days has every day from the notice, or the advice of it, to the last day', () => {
    for (const { count, input } of counts) {
      if (!countsDays(input)) continue;
      const [first, last] = [readDay(count.days[0]?.date ?? '') ?? 0, readDay(count.dueOn ?? '') ?? 0];
      expect(
        count.days.map(({ date }) => date),
        JSON.stringify(input),
      ).toEqual(Array.from({ length: last - first + 1 }, (_, index) => writeDay(first + index)));
    }
  });

  test('among the days left out no weekend stands, each stands once, in order', () => {
    for (const { count, input } of counts) {
      const days = count.daysLeftOut.map(({ date }) => date);
      expect(days, JSON.stringify(input)).toEqual([...new Set(days)].toSorted());
      if (input.term?.unit !== 'WORKING_DAYS' || ['cpeum', 'cpf'].includes(input.term.regime)) continue;
      expect(
        days.filter((day) => weekdayOf(readDay(day) ?? 0) > 5),
        JSON.stringify(input),
      ).toEqual([]);
    }
  });

  test('nothing falls due while the case is suspended, wherever the last day moves to', () => {
    for (const { count, input } of counts) {
      if (input.term?.unit === 'HOURS' || input.term?.unit === 'DAY_OF_MONTH') continue;
      expect(closedDays(input.suspensions)(readDay(count.dueOn ?? '') ?? 0), JSON.stringify(input)).toBeNull();
    }
  });

  test('a reading that is said to end before does', () => {
    for (const { count, input } of counts) {
      for (const { note, dueOn } of count.alternatives)
        if (note.includes('antes')) expect(dueOn < (count.dueOn ?? ''), JSON.stringify(input)).toBe(true);
    }
  });

  test('no sentence has a hole', () => {
    for (const { count, input } of counts) {
      const said = [...count.assumptions, ...count.warnings, ...count.days.map(({ reason }) => reason ?? '')];
      expect(said.join(' '), JSON.stringify(input)).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

describe('notices that take their time', () => {
  test('the days that are waited for are rows of the table', () => {
    const { days } = counted(
      aCount({ term: aTerm('lfpca', 1), noticeOn: '2026-02-03', method: 'BULLETIN', court: aCourt() }),
    );
    expect(days.map(({ date, reason }) => [date, reason?.split(':')[0]])).toEqual([
      ['2026-02-03', 'Se hizo la notificación'],
      ['2026-02-04', 'Día 1 de 3 que se espera para que surta efectos'],
      ['2026-02-05', 'Día 2 de 3 que se espera para que surta efectos'],
      ['2026-02-06', 'Surte efectos'],
      ['2026-02-07', 'sábado'],
      ['2026-02-08', 'domingo'],
      ['2026-02-09', undefined],
    ]);
  });

  test('the table of a notice that nobody opened begins with its advice, and tells what was closed until then', () => {
    const { days, daysLeftOut } = counted(
      aCount({
        term: aTerm('cff', 1),
        noticeOn: '2026-04-29',
        adviceSentOn: '2026-04-29',
        method: 'TAX_MAILBOX',
        court: aCourt(),
      }),
    );
    expect(days.slice(0, 3).map(({ date, reason }) => [date, reason])).toEqual([
      ['2026-04-29', 'Se envió el aviso o se publicó la notificación'],
      ['2026-04-30', 'Día hábil 1 de 4 sin que se abra'],
      ['2026-05-01', '1 de mayo'],
    ]);
    expect(days.find(({ reason }) => reason?.startsWith('La notificación se tiene por hecha'))?.date).toBe(
      '2026-05-07',
    );
    expect(daysLeftOut.map(({ date }) => date)).toContain('2026-05-01');
  });

  test('whether it lies ahead, or before a reform, is judged by the day on which it counts as made', () => {
    const { warnings } = counted(
      aCount({ term: aTerm('cff', 1), noticeOn: '2020-01-02', adviceSentOn: '2026-11-20', method: 'TAX_MAILBOX' }),
      '2026-11-21',
    );
    expect(warnings.some((warning) => warning.includes('todavía no llega'))).toBe(true);
  });

  test('that the authority of the act may have been closed is said when its calendar is not named', () => {
    const input = aCount({
      ruleId: 'lfpca-13-demanda-fiscal',
      noticeOn: '2026-03-03',
      method: 'PERSONAL',
      court: aCourt(),
    });
    const said = (responsible: CourtDays | null) =>
      counted({ ...input, responsible }).assumptions.some((text) => text.includes('autoridad que emitió el acto'));
    expect([said(null), said(aCourt())]).toEqual([true, false]);
  });

  test('the calendar of the authority that the effect rests on is named, and a year of it that is not held is said', () => {
    const authority = { ...aCourt([['2026-12-18', '2026-12-31']]), key: 'autoridad', name: 'Autoridad de ejemplo' };
    const { calendars, assumptions, isProvisional, effectOn } = counted(
      aCount({
        ruleId: 'lfpca-13-demanda-fiscal',
        noticeOn: '2026-12-17',
        method: 'PERSONAL',
        court: aCourt([], [2026, 2027]),
        responsible: authority,
      }),
    );
    expect(effectOn).toBe('2027-01-04');
    expect(calendars.map(({ key, year }) => `${key} ${year}`)).toContain('autoridad 2026');
    expect(assumptions.some((text) => text.includes('calendario 2027') && text.includes('Autoridad de ejemplo'))).toBe(
      true,
    );
    expect(isProvisional).toBe(true);
  });
});

describe('days for distance', () => {
  test.each(['lft-399-revision-contrato', 'lft-873-a-allanamiento', 'ccom-1076-caducidad-incidentes'])(
    '%s does not grow with it, and says so',
    (ruleId) => {
      const input = aCount({ ruleId, noticeOn: '2026-06-01', method: null, court: aCourt() });
      const far = counted({ ...input, distanceKm: 900 });
      expect(far.dueOn).toBe(counted(input).dueOn);
      expect(far.warnings.some((text) => text.includes('no se suman'))).toBe(true);
    },
  );
});

test('days before a date in the years before 1970 are counted, and before 1950 refused', () => {
  const input = aCount({ ruleId: 'lft-399-revision-contrato', method: 'EVENT' });
  expect(counted({ ...input, noticeOn: '1965-06-30' }).dueOn).toBe('1965-05-01');
  expect(refused({ ...input, noticeOn: '1950-01-05' }).field).toBe('suspensions');
});
