import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#schema/lib/days.ts';
import { instantOf, timeOf, wallOf, dayIn } from '#schema/lib/zones.ts';
import { DAY } from '#schema/lib/durations.ts';
import {
  CalendarRangeDocument,
  EventListDocument,
  SetCalendarSettingsDocument,
  TodayPageDocument,
  type CalendarRangeQueryVariables,
} from '#tests/support/calendar.generated.ts';
import { CloseCourtDocument } from '#tests/support/deadlines.generated.ts';
import { World } from '../../support/world.ts';
import { HOME, opens, puts, range } from './calendar-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });

describe('views', () => {
  test('whole days are those of their own zone, wherever they are looked at from', async () => {
    const ana = await pro();
    await puts(ana, { start: '2026-03-05', end: '2026-03-06', isAllDay: true, zone: 'America/Cancun' });
    for (const zone of ['America/Cancun', HOME, 'America/Tijuana']) {
      const days = async (from: string, to: string) => (await range(ana, from, to, { zone })).occurrences;
      expect(await days('2026-03-05', '2026-03-05')).toMatchObject([
        { startsOn: '2026-03-05', endsOn: '2026-03-06', startTime: null },
      ]);
      expect(await days('2026-03-06', '2026-03-06')).toHaveLength(1);
      expect(await days('2026-03-04', '2026-03-04')).toEqual([]);
      expect(await days('2026-03-07', '2026-03-07')).toEqual([]);
    }
  });

  test('an event at the edge of two days is in both, one that ends at midnight only in the first', async () => {
    const ana = await pro();
    await puts(ana, { title: 'Larga', start: '2026-03-05T22:00', end: '2026-03-06T02:00' });
    await puts(ana, { title: 'Hasta', start: '2026-03-05T22:00', end: '2026-03-06T00:00' });
    const titles = async (day: string) => (await range(ana, day, day)).occurrences.map(({ title }) => title).toSorted();
    expect(await titles('2026-03-05')).toEqual(['Hasta', 'Larga']);
    expect(await titles('2026-03-06')).toEqual(['Larga']);
  });

  test('are filtered by case, type, owner, billing and words', async () => {
    const [ana, bruno] = [await pro(), await pro()];
    const caseId = await opens(ana);
    await world.joins(bruno, caseId, 'COLLABORATOR');
    await puts(ana, { caseId, title: 'Desahogo de testimonial' });
    await puts(bruno, { caseId, title: 'Reunión', type: 'MEETING' });
    await puts(ana, { title: 'Dentista', type: 'OTHER' });
    const titles = async (filter: CalendarRangeQueryVariables['filter']) =>
      (await range(ana, '2026-03-01', '2026-03-31', { filter })).occurrences.map(({ title }) => title).toSorted();
    expect(await titles({ caseId })).toEqual(['Desahogo de testimonial', 'Reunión']);
    expect(await titles({ types: ['MEETING', 'OTHER'] })).toEqual(['Dentista', 'Reunión']);
    expect(await titles({ isMine: true })).toEqual(['Dentista', 'Desahogo de testimonial']);
    expect(await titles({ isBillable: false })).toEqual(['Dentista']);
    expect(await titles({ search: 'REUNION' })).toEqual(['Reunión']);
    expect(await titles({ search: 'testimonial desahogo' })).toEqual(['Desahogo de testimonial']);
    expect(await titles({ search: 'norte' })).toEqual(['Desahogo de testimonial', 'Reunión']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ caseId: 'cas_no' })).toEqual([]);
  });

  test('show non-working days with their reason; the calendar of a court that is not held is said', async () => {
    const ana = await pro();
    const { nonWorkingDays, nonWorkingDaysNote } = await range(ana, '2026-11-14', '2026-11-17');
    expect(nonWorkingDays).toEqual([
      { date: '2026-11-14', kind: 'WEEKEND', reason: 'sábado', basis: null },
      { date: '2026-11-15', kind: 'WEEKEND', reason: 'domingo', basis: null },
      {
        date: '2026-11-16',
        kind: 'HOLIDAY',
        reason: 'tercer lunes de noviembre, en conmemoración del 20 de noviembre',
        basis: 'LFT, artículo 74, fracción VI',
      },
    ]);
    expect(nonWorkingDaysNote).toBeNull();
    expect((await range(ana, '2026-11-14', '2026-11-17', { calendar: 'no-existe' })).nonWorkingDaysNote).toMatch(
      /Sin calendario del órgano/,
    );
  });

  test('of a court are those that it published and those that one wrote; a year that is not held is said', async () => {
    const ana = await pro();
    const closed = async (from: string, to: string) => range(ana, from, to, { calendar: 'pjf' });
    const july = await closed('2026-07-16', '2026-07-31');
    expect(july.nonWorkingDaysNote).toBeNull();
    expect(july.nonWorkingDays.filter(({ kind }) => kind === 'COURT_CLOSURE').length).toBeGreaterThan(5);
    expect((await closed('2031-07-16', '2031-07-31')).nonWorkingDaysNote).toMatch(/2031/);
    await ana.does(CloseCourtDocument, {
      input: { calendar: 'pjf', from: '2026-03-11', to: '2026-03-11', reason: 'Sismo (ejemplo)', source: 'Circular' },
    });
    expect((await closed('2026-03-10', '2026-03-12')).nonWorkingDays).toMatchObject([
      { date: '2026-03-11', kind: 'COURT_CLOSURE', reason: 'Sismo (ejemplo)' },
    ]);
    const closedDays = async () =>
      (await range(ana, '2026-03-10', '2026-03-12')).nonWorkingDays.map(({ date }) => date);
    expect(await closedDays()).toEqual([]);
    const sees = async (courtCalendar: string | null) =>
      (await ana.does(SetCalendarSettingsDocument, { input: { courtCalendar } })).setCalendarSettings.userErrors;
    expect(await sees('no-existe')).toMatchObject([{ code: 'VALIDATION', field: 'courtCalendar' }]);
    expect(await sees('pjf')).toEqual([]);
    expect(await closedDays()).toEqual(['2026-03-11']);
    await sees(null);
    expect(await closedDays()).toEqual([]);
  });

  test.each([
    ['2026-03-10', '2026-03-01', null],
    ['2026-01-01', '2026-12-31', null],
    ['2026-03-01', '2026-03-02', 'Marte/Olimpo'],
  ])('%s to %s in %s is refused', async (from, to, zone) => {
    const { errors } = await (await pro()).graphql(CalendarRangeDocument, { from, to, zone });
    expect(errors[0]?.extensions.code).toBe('VALIDATION');
  });

  test('the list is paged by start, latest first, with cursors of its own only', async () => {
    const ana = await pro();
    for (const day of ['01', '02', '02', '03']) await puts(ana, { title: day, start: `2026-03-${day}T10:00` });
    const page = async (after: string | null, first = 3) =>
      (await ana.does(EventListDocument, { first, after })).calendarEvents;
    const first = await page(null);
    expect(first.nodes.map(({ title }) => title)).toEqual(['03', '02', '02']);
    const rest = await page(first.pageInfo.endCursor ?? null);
    expect(rest).toMatchObject({ nodes: [{ title: '01' }], pageInfo: { hasNextPage: false } });
    const within = await ana.does(EventListDocument, { from: '2026-03-02', to: '2026-03-02' });
    expect(within.calendarEvents.nodes.map(({ title }) => title)).toEqual(['02', '02']);
    for (const variables of [{ after: 'x' }, { first: 0 }, { first: 101 }, { after: btoa('["2026-03-01","evt_1"]') }])
      expect((await ana.graphql(EventListDocument, variables)).errors[0]?.extensions.code).toBe('VALIDATION');
  });
});

test('wall clocks agree with those of PostgreSQL, which has the zones from elsewhere', async () => {
  let seed = 3;
  const random = (most: number): number =>
    Math.floor(((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * most);
  for (const zone of ['America/Mexico_City', 'America/Tijuana', 'America/Ciudad_Juarez', 'America/Hermosillo']) {
    const walls = Array.from({ length: 300 }, () => {
      const day = new Date(Date.UTC(2015, 0, 1) + random(16 * 365) * DAY).toISOString().slice(0, 10);
      return { day, second: random(1440) * 60 };
    });
    const ours = walls.map((wall) => wallOf(zone, instantOf(zone, wall)));
    const theirs = await world.sql<{ wall: string }>(
      `select to_char(at::timestamptz at time zone ?, 'YYYY-MM-DD HH24:MI') as wall
       from json_array_elements_text(?::json) with ordinality as t(at, place) order by place`,
      [zone, JSON.stringify(walls.map((wall) => instantOf(zone, wall).toISOString()))],
    );
    expect(ours.map((wall) => `${wall.day} ${timeOf(wall)}`)).toEqual(theirs.map(({ wall }) => wall));
  }
});

describe('today', () => {
  test('tells hearings, other events, deadlines to come, conflicts, and the events of the week', async () => {
    const ana = await pro();
    const today = dayIn(HOME, world.clock.now());
    const day = (days: number) => addDays(today, days);
    await puts(ana, { title: 'Audiencia', start: `${today}T10:00` });
    await puts(ana, { title: 'Reunión', type: 'MEETING', start: `${today}T11:00` });
    await puts(ana, { title: 'Término', type: 'DEADLINE', start: `${day(3)}T15:00` });
    await puts(ana, { title: 'Lejano', type: 'DEADLINE', start: `${day(20)}T15:00` });
    await puts(ana, { title: 'Hace mucho', start: `${day(-20)}T10:00` });
    const shown = (await ana.does(TodayPageDocument)).today;
    expect(shown).toMatchObject({
      date: today,
      zone: HOME,
      hearings: [{ title: 'Audiencia' }],
      events: [{ title: 'Reunión' }],
      deadlines: [{ title: 'Término' }],
      next: { title: 'Término' },
      conflicts: [{ overlapMinutes: 60, first: { title: 'Audiencia' }, second: { title: 'Reunión' } }],
      unbilledSeconds: 0,
      unbilledAmount: { centavos: 0 },
      googleState: 'NOT_CONFIGURED',
      googleConflictCount: 0,
    });
    expect(shown.eventsThisWeek).toBeGreaterThanOrEqual(2);
    // The hearing of twenty days ago has no hours recorded; whether today's is over depends on the hour.
    expect(shown.unrecordedCount).toBeGreaterThanOrEqual(1);
  });

  test('of an empty calendar is empty', async () => {
    expect((await (await pro()).does(TodayPageDocument)).today).toMatchObject({
      hearings: [],
      events: [],
      deadlines: [],
      next: null,
      conflicts: [],
      eventsThisWeek: 0,
      unrecordedCount: 0,
    });
  });
});
