import { describe, expect, test } from 'vitest';
import { writeDay } from '#schema/lib/day-numbers.ts';
import { hasArticle } from '#db/content/law-index.ts';
import { holidayLists, laterReforms, regimes } from '#db/content/deadlines/regimes.ts';
import type { TermCitation } from '#db/content/deadlines/term-rule.ts';
import { holidaysOf } from '#api/features/deadlines/counting/days-off.rules.ts';
import statutoryDays from '#tests/fixtures/deadlines/statutory-days.json' with { type: 'json' };

const daysOf = (list: string, year: number): string[] =>
  [...holidaysOf(list, year).keys()].sort((a, b) => a - b).map(writeDay);

/** `lft:747|I` → does the law index have that article? */
const exists = (citation: TermCitation): boolean => {
  const [statute = '', place = ''] = citation.split(':');
  return hasArticle(statute, place.split('|')[0] ?? '');
};

describe('days off that statutes list', () => {
  const cases = Object.entries(statutoryDays).flatMap(([list, years]) =>
    Object.entries(years).map(([year, days]) => [list, Number(year), days] as const),
  );

  test.each(cases)('%s in %i are those of the list worked out by hand', (list, year, days) => {
    expect(daysOf(list, year)).toEqual([...days].sort());
  });

  test('the change of the Executive is on 1 October since 2024 and was on 1 December until 2018', () => {
    expect(daysOf('lft:74', 2030)).toContain('2030-10-01');
    expect(daysOf('lft:74', 2030)).not.toContain('2030-12-01');
    expect(daysOf('lft:74', 2018)).toContain('2018-12-01');
    expect(daysOf('lft:74', 2026)).not.toContain('2026-10-01');
    // CFF 12 and LFPA 28 still say 1 December, on which nobody takes office any more.
    for (const list of ['cff:12', 'lfpa:28']) {
      expect(daysOf(list, 2018)).toContain('2018-12-01');
      expect(daysOf(list, 2024)).not.toContain('2024-12-01');
    }
  });

  test('a Monday that moves falls between the days that it can fall on, in any year', () => {
    for (let year = 1990; year <= 2100; year++) {
      expect(daysOf('lft:74', year).some((day) => day >= `${year}-02-01` && day <= `${year}-02-07`)).toBe(true);
      expect(daysOf('cff:12', year).some((day) => day >= `${year}-03-15` && day <= `${year}-03-21`)).toBe(true);
      expect(daysOf('cff:12', year).some((day) => day >= `${year}-11-15` && day <= `${year}-11-21`)).toBe(true);
    }
  });
});

describe('statutes that say how terms are counted', () => {
  test('each has a name of its own, a summary, and articles that exist', () => {
    const ids = regimes().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const regime of regimes()) {
      expect(regime.summary.length, regime.id).toBeGreaterThan(20);
      const citations = [
        ...regime.articles,
        ...regime.effects.flatMap(({ articles }) => articles),
        ...regime.working.articles,
        ...regime.monthsArticles,
        ...regime.rollsOver.articles,
        ...(regime.distance?.articles ?? []),
        ...(regime.filingHours?.articles ?? []),
        ...regime.noticeOnDayOff.articles,
        ...regime.specials.flatMap(({ articles, basis }) => [...articles, ...basis]),
      ];
      expect(
        citations.filter((citation) => !exists(citation)),
        regime.id,
      ).toEqual([]);
    }
  });

  test('every list of days off that a statute uses is there, with articles that exist', () => {
    const known = new Set(holidayLists.map(({ id }) => id));
    for (const { id, working } of regimes())
      for (const list of working.holidays) expect(known.has(list), `${id} ${list}`).toBe(true);
    for (const { days } of holidayLists) expect(days.filter(({ article }) => !exists(article))).toEqual([]);
  });

  test('a way of notice has one rule at a time, save for reforms known only from reports', () => {
    for (const { id, effects } of regimes()) {
      const read = effects.filter(({ isReported }) => !isReported).flatMap(({ methods }) => methods);
      expect(new Set(read).size, id).toBe(read.length);
    }
  });

  test('the reforms later than the texts are those that are known', () => {
    expect(laterReforms.map(({ statuteKey, publishedOn }) => `${statuteKey} ${publishedOn}`)).toEqual([
      'lfpca 2026-06-09',
      'cff 2026-04-09',
      'lft 2026-05-14',
    ]);
  });
});
