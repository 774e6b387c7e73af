import { describe, expect, test } from 'vitest';
import { publishedDays } from '#api/features/deadlines/court-days/published-days.rules.ts';
import { findCourtCalendar, listCourtCalendars } from '#db/content/deadlines/calendars.ts';
import { findRegime } from '#db/content/deadlines/regimes.ts';
import { aCount, aCourt, aTerm, counted } from '../../support/deadline-count.ts';

const courtOf = (key: string) => {
  const calendar = findCourtCalendar(key);
  if (!calendar) throw new Error(key);
  return publishedDays(calendar);
};

describe('of two readings the one that ends first is counted', () => {
  const answer = counted(
    aCount({
      ruleId: 'lft-873-a-contestacion',
      noticeOn: '2026-11-09',
      court: courtOf('tribunales-laborales-federales'),
    }),
  );

  test('a labour answer counts 20 November, which only the calendar of another court closes', () => {
    expect(answer.dueOn).toBe('2026-12-01');
    expect(answer.days.find(({ date }) => date === '2026-11-20')).toMatchObject({ counts: true });
    expect(answer.alternatives).toEqual([
      {
        dueOn: '2026-12-02',
        source: 'LOPJF 229',
        note: 'Si el órgano confirma que no laboró el 20 de noviembre de 2026, vencería después.',
      },
    ]);
    expect(answer.warnings[0]).toMatch(/^Hay más de una lectura y contamos la que vence primero\./);
  });

  test('the obligatory rest of labour law stays closed, by its own article', () => {
    expect(answer.daysLeftOut).toEqual([
      expect.objectContaining({
        date: '2026-11-16',
        citation: 'lft:74|VI',
        reason: expect.not.stringContaining('tomado'),
      }),
    ]);
  });

  test('a count back from a date leaves out what is doubtful: there the earlier day is the one that leaves it out', () => {
    const { dueOn, alternatives } = counted(
      aCount({
        term: aTerm('lft', 3, { direction: 'BACKWARD' }),
        noticeOn: '2026-11-24',
        method: 'EVENT',
        court: courtOf('tribunales-laborales-federales'),
      }),
    );
    expect(dueOn).toBe('2026-11-18');
    expect(alternatives.map((each) => each.dueOn)).toEqual(['2026-11-19']);
  });

  test('what depends on a fact, or was given up, is told and not counted first', () => {
    const family = counted(aCount({ term: aTerm('cnpcf', 9, { articles: ['cnpcf:665'] }), noticeOn: '2027-05-17' }));
    expect(family.alternatives.map(({ dueOn }) => dueOn < (family.dueOn ?? ''))).toEqual([true]);
    expect(family.warnings.join()).not.toMatch(/vence primero/);
  });

  test.each(listCourtCalendars().map(({ key }) => key))('under every statute, by the calendar of %s', (key) => {
    const court = courtOf(key);
    for (const regime of ['lft', 'ccom', 'cnpcf', 'cfpc', 'cnpp', 'lfpca', 'lfpa', 'cff', 'lamparo', 'lagraria']) {
      if (!findRegime(regime)) continue;
      for (const noticeOn of ['2026-04-28', '2026-09-09', '2026-11-11', '2027-02-01']) {
        const count = counted(aCount({ term: aTerm(regime, 9), noticeOn, method: 'EVENT', court }));
        const only = count.alternatives.filter(({ dueOn }) => dueOn < (count.dueOn ?? ''));
        expect(only, `${regime} ${noticeOn}`).toEqual([]);
      }
    }
  });
});

describe('each day that is left out names the norm of that court, or says that it is taken from another', () => {
  test('in a federal mercantile suit: the organic law of the court is its own, labour law is another', () => {
    const { daysLeftOut } = counted(aCount({ term: aTerm('ccom', 9), noticeOn: '2026-11-10', court: courtOf('pjf') }));
    expect(daysLeftOut.map(({ date, reason, citation }) => [date, reason, citation])).toEqual([
      ['2026-11-16', 'tercer lunes de noviembre, por el 20 de noviembre, tomado de LFT 74', 'lft:74|VI'],
      ['2026-11-20', '20 de noviembre', 'lopjf:229'],
    ]);
  });

  test('in an amparo it is the Ley de Amparo, which is its own', () => {
    const { daysLeftOut } = counted(
      aCount({ term: aTerm('lamparo', 9), noticeOn: '2026-11-10', court: courtOf('pjf') }),
    );
    expect(daysLeftOut.find(({ date }) => date === '2026-11-20')).toMatchObject({
      reason: '20 de noviembre',
      citation: 'lamparo:19',
    });
  });

  test('what a court borrows from another says whose calendar it is', () => {
    const { daysLeftOut } = counted(
      aCount({
        term: aTerm('lft', 9),
        noticeOn: '2026-09-07',
        court: courtOf('tribunales-laborales-federales'),
      }),
    );
    expect(daysLeftOut.map(({ date, reason }) => [date, reason?.split(', tomado')[1] ?? null])).toEqual([
      ['2026-09-15', ' del calendario del Poder Judicial de la Federación'],
      ['2026-09-16', null],
    ]);
  });

  test('a closure that an agreement of the court itself orders is said as it is written', () => {
    const { daysLeftOut } = counted(aCount({ noticeOn: '2026-06-09', court: aCourt([['2026-06-11', '2026-06-11']]) }));
    expect(daysLeftOut.map(({ reason }) => reason)).toEqual(['receso de ejemplo']);
  });
});
