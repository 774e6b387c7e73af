import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UpdateEventMutationVariables } from '#tests/support/calendar.generated.ts';
import { World } from '../../support/world.ts';
import { deletes, march, one, puts, range, restores, updates, whens } from './calendar-world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterAll(() => world.end());

const pro = () => world.lawyer({ plan: 'PROFESSIONAL' });

describe('series', () => {
  test('are spread out on the wall clock; one is moved, one is left out, the rest stays', async () => {
    const ana = await pro();
    const series = await puts(ana, {
      start: '2026-03-02T10:00',
      zone: 'America/Tijuana',
      recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY'], count: 4 },
    });
    expect(series.recurrence).toMatchObject({
      rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      text: 'cada semana, lunes, 4 veces',
    });
    const shown = (await range(ana, '2026-03-01', '2026-03-31', { zone: 'America/Tijuana' })).occurrences;
    expect(shown.map(({ startAt }) => startAt)).toEqual([
      '2026-03-02T18:00:00.000Z',
      '2026-03-09T17:00:00.000Z',
      '2026-03-16T17:00:00.000Z',
      '2026-03-23T17:00:00.000Z',
    ]);
    const only = { eventId: series.id, version: 1, scope: 'ONLY_THIS' as const };
    const second = '2026-03-09T17:00:00Z';
    const third = '2026-03-16T17:00:00Z';
    const { event } = await updates(ana, { ...only, occurrenceOf: second, title: 'Movida', start: '2026-03-10T12:00' });
    expect(event).toMatchObject({ title: 'Movida', startsOn: '2026-03-10', startTime: '12:00', endTime: '14:00' });
    const { undoToken } = await deletes(ana, { eventId: series.id, scope: 'ONLY_THIS', occurrenceOf: third });
    const after = (await range(ana, '2026-03-01', '2026-03-31', { zone: 'America/Tijuana' })).occurrences;
    expect(after.map(({ startsOn, title, isMoved, occurrenceOf }) => [startsOn, title, isMoved, occurrenceOf])).toEqual(
      [
        ['2026-03-02', 'Audiencia inicial', false, '2026-03-02T18:00:00.000Z'],
        ['2026-03-10', 'Movida', true, '2026-03-09T17:00:00.000Z'],
        ['2026-03-23', 'Audiencia inicial', false, '2026-03-23T17:00:00.000Z'],
      ],
    );
    expect((await restores(ana, series.id, undoToken)).userErrors).toEqual([]);
    expect(await march(ana)).toHaveLength(4);
    // Once more is too late: the series was changed since.
    expect((await restores(ana, series.id, undoToken)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('moved whole, what was changed apart goes along', async () => {
    const ana = await pro();
    const series = await puts(ana, {
      start: '2026-03-02T10:00',
      recurrence: { frequency: 'WEEKLY', weekdays: ['MONDAY', 'WEDNESDAY'], until: '2026-03-18' },
    });
    const apart = '2026-03-09T16:00:00Z';
    await updates(ana, { eventId: series.id, version: 1, scope: 'ONLY_THIS', occurrenceOf: apart, title: 'Aparte' });
    await deletes(ana, { eventId: series.id, scope: 'ONLY_THIS', occurrenceOf: '2026-03-11T16:00:00Z' });
    const now = await one(ana, series.id);
    // Dragged on the one of the 16th to the 17th, an hour later: the whole series moves a day and an hour.
    const { event } = await updates(ana, {
      eventId: series.id,
      version: now?.version ?? 0,
      scope: 'ALL',
      occurrenceOf: '2026-03-16T16:00:00Z',
      start: '2026-03-17T11:00',
    });
    expect(event).toMatchObject({
      startsOn: '2026-03-03',
      startTime: '11:00',
      recurrence: { weekdays: ['TUESDAY', 'THURSDAY'] },
    });
    const shown = await march(ana);
    expect(shown.map(({ startsOn, title, isMoved }) => `${startsOn} ${title} ${isMoved}`)).toEqual([
      '2026-03-03 Audiencia inicial false',
      '2026-03-05 Audiencia inicial false',
      '2026-03-09 Aparte true',
      '2026-03-17 Audiencia inicial false',
      '2026-03-19 Audiencia inicial false',
    ]);
  });

  test('parted from one on, the rest is a series of its own', async () => {
    const ana = await pro();
    const series = await puts(ana, {
      start: '2026-03-02T10:00',
      recurrence: { frequency: 'DAILY', count: 10 },
    });
    const at = '2026-03-06T16:00:00Z';
    const { event } = await updates(ana, {
      eventId: series.id,
      version: 1,
      scope: 'THIS_AND_FOLLOWING',
      occurrenceOf: at,
      start: '2026-03-06T18:00',
      title: 'Tarde',
    });
    expect(event).toMatchObject({ title: 'Tarde', recurrence: { count: 6 } });
    expect(event?.id).not.toBe(series.id);
    expect(await whens(ana)).toEqual([
      ...['02', '03', '04', '05'].map((day) => `2026-03-${day} 10:00`),
      ...['06', '07', '08', '09', '10', '11'].map((day) => `2026-03-${day} 18:00`),
    ]);
    const { undoToken } = await deletes(ana, {
      eventId: event?.id ?? '',
      scope: 'THIS_AND_FOLLOWING',
      occurrenceOf: '2026-03-09T00:00:00Z',
    });
    expect(await march(ana)).toHaveLength(6);
    await restores(ana, event?.id ?? '', undoToken);
    expect(await march(ana)).toHaveLength(10);
  });

  test('become one event, and one event a series', async () => {
    const ana = await pro();
    const series = await puts(ana, { start: '2026-03-02T10:00', recurrence: { frequency: 'DAILY', count: 5 } });
    await updates(ana, {
      eventId: series.id,
      version: 1,
      scope: 'ONLY_THIS',
      occurrenceOf: '2026-03-03T16:00:00Z',
      title: 'Aparte',
    });
    const { version } = (await one(ana, series.id)) ?? { version: 0 };
    await updates(ana, { eventId: series.id, version, recurrence: null });
    expect(await whens(ana)).toEqual(['2026-03-02 10:00']);
    const again = await one(ana, series.id);
    await updates(ana, {
      eventId: series.id,
      version: again?.version ?? 0,
      recurrence: { frequency: 'WEEKLY', count: 2 },
    });
    expect(await whens(ana)).toEqual(['2026-03-02 10:00', '2026-03-09 10:00']);
  });

  test.each<[string, Partial<UpdateEventMutationVariables['input']>, string]>([
    [
      'an occurrence that the series does not have',
      { scope: 'ONLY_THIS', occurrenceOf: '2026-03-04T16:00:00Z' },
      'occurrenceOf',
    ],
    ['no occurrence', { scope: 'ONLY_THIS' }, 'occurrenceOf'],
    [
      'another rule for one of it',
      { scope: 'ONLY_THIS', occurrenceOf: '2026-03-09T16:00:00Z', recurrence: { frequency: 'DAILY' } },
      'recurrence',
    ],
    ['another version', { version: 7, title: 'x' }, 'version'],
    ['an empty title', { title: ' ' }, 'title'],
    ['no title', { title: null }, 'title'],
    ['an end before the start', { end: '2026-03-02T09:00' }, 'end'],
  ])('%s is said', async (_name, given, field) => {
    const ana = await pro();
    const series = await puts(ana, { start: '2026-03-02T10:00', recurrence: { frequency: 'WEEKLY', count: 4 } });
    const { userErrors } = await updates(ana, { eventId: series.id, version: 1, ...given });
    expect(userErrors).toMatchObject([{ field }]);
    expect(await march(ana)).toHaveLength(4);
  });
});
