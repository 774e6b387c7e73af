import { describe, expect, test } from 'vitest';
import type { RemoteEvent } from '#api/ports/calendar-sync.ts';
import {
  changeOf,
  FIELDS,
  isEqual,
  readRemote,
  type Base,
  type SyncedContent,
} from '#api/features/calendar/google/google-content.rules.ts';
import { googleIdOf, instanceIdOf } from '#api/features/calendar/google/google-ids.adapter.ts';
import { mergeEvent, waitingFields } from '#api/features/calendar/google/google-merge.rules.ts';
import { readRecurrenceLines, writeLines } from '#api/features/calendar/google/google-recurrence.rules.ts';
import { shownValue } from '#api/features/calendar/google/google-shown.rules.ts';
import { plainOf } from '#api/features/calendar/google/google-text.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

const HOME = 'America/Mexico_City';
const content = (rest: Partial<SyncedContent> = {}): SyncedContent => ({
  title: 'Junta',
  description: '',
  location: '',
  when: { isAllDay: false, zone: HOME, startAt: '2027-03-05T16:30:00.000Z', endAt: '2027-03-05T17:30:00.000Z' },
  rule: null,
  excluded: [],
  isBusy: true,
  alarms: [30],
  ...rest,
});
const agreed = (rest: Partial<SyncedContent> = {}): Base => ({
  foja: content(rest),
  google: content(rest),
  others: [],
});
const EARLY = new Date('2027-01-01T00:00:00Z');
const LATE = new Date('2027-01-02T00:00:00Z');

describe('an event against what both sides last agreed on', () => {
  test('what one side changed is taken from it', () => {
    const merged = mergeEvent(
      {
        foja: content({ title: 'A' }),
        google: content({ location: 'B' }),
        base: agreed(),
        fojaEditedAt: EARLY,
        googleEditedAt: LATE,
      },
      [],
    );
    expect(merged.content).toEqual(content({ title: 'A', location: 'B' }));
    expect(merged.conflicts).toEqual([]);
    expect(waitingFields(merged.content, merged.base)).toEqual(['title']);
  });

  test('of a field that both changed the later edit holds, and it is told', () => {
    const sides = { foja: content({ title: 'A' }), google: content({ title: 'B' }), base: agreed() };
    const googles = mergeEvent({ ...sides, fojaEditedAt: EARLY, googleEditedAt: LATE }, []);
    expect(googles).toMatchObject({ conflicts: ['title'], kept: 'GOOGLE', content: { title: 'B' } });
    expect(waitingFields(googles.content, googles.base)).toEqual([]);
    const fojas = mergeEvent({ ...sides, fojaEditedAt: LATE, googleEditedAt: EARLY }, []);
    expect(fojas).toMatchObject({ conflicts: ['title'], kept: 'FOJA', content: { title: 'A' } });
    expect(waitingFields(fojas.content, fojas.base)).toEqual(['title']);
  });

  test('the same edit on both sides is no conflict', () => {
    const same = content({ title: 'Igual' });
    const merged = mergeEvent(
      { foja: same, google: same, base: agreed(), fojaEditedAt: LATE, googleEditedAt: EARLY },
      [],
    );
    expect(merged.conflicts).toEqual([]);
    expect(waitingFields(merged.content, merged.base)).toEqual([]);
  });

  test('what a side writes in its own way is no edit of it', () => {
    const base: Base = { foja: content({ title: 'x '.repeat(3) }), google: content({ title: 'x' }), others: [] };
    const sides = { foja: content({ title: 'x '.repeat(3) }), google: content({ title: 'x', location: 'C' }), base };
    const merged = mergeEvent({ ...sides, fojaEditedAt: EARLY, googleEditedAt: LATE }, []);
    expect(merged.content).toMatchObject({ title: 'x '.repeat(3), location: 'C' });
    expect(waitingFields(merged.content, merged.base)).toEqual([]);
  });

  test('days that are left out are a set: what one took out is out, what one put back is back', () => {
    const base = agreed({ excluded: ['a', 'b'] });
    const sides = { foja: content({ excluded: ['b', 'c'] }), google: content({ excluded: ['a', 'd'] }), base };
    const merged = mergeEvent({ ...sides, fojaEditedAt: EARLY, googleEditedAt: LATE }, []);
    expect(merged.content.excluded).toEqual(['c', 'd']);
    expect(waitingFields(merged.content, merged.base)).toEqual(['excluded']);
  });

  test('where it may not be changed here, what Google changed is told and taken back there', () => {
    const sides = { foja: content(), google: content({ title: 'B', excluded: ['d'] }), base: agreed() };
    const merged = mergeEvent({ ...sides, fojaEditedAt: EARLY, googleEditedAt: LATE, isReadOnly: true }, []);
    expect(merged).toMatchObject({ content: content(), conflicts: ['title'], kept: 'FOJA' });
    expect(waitingFields(merged.content, merged.base)).toEqual(['title', 'excluded']);
  });

  test('is the same whatever the order of its fields is', () => {
    expect(isEqual({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(isEqual([1, 2], [2, 1])).toBe(false);
    expect(isEqual(null, undefined)).toBe(true);
  });
});

/** A small generator of its own, so that a failure can be repeated. */
function randomOf(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

test('whatever both sides do, they end up the same, and no edit of one side alone is lost', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = randomOf(seed);
    let [foja, google] = [content(), content()];
    let base: Base = agreed();
    const edit = (side: SyncedContent): SyncedContent => {
      const value = `v${random(4)}`;
      const kind = random(4);
      if (kind === 0) return { ...side, title: value };
      if (kind === 1) return { ...side, location: value };
      if (kind === 2) return { ...side, alarms: [random(3)] };
      const iso = `2027-0${1 + random(3)}-01T00:00:00.000Z`;
      const isIn = side.excluded.includes(iso);
      return {
        ...side,
        excluded: isIn ? side.excluded.filter((each) => each !== iso) : [...side.excluded, iso].toSorted(),
      };
    };
    for (let round = 0; round < 6; round++) {
      const [fojaBefore, googleBefore] = [foja, google];
      for (let n = random(3); n > 0; n--) foja = edit(foja);
      for (let n = random(3); n > 0; n--) google = edit(google);
      const [fojaEdited, googleEdited] = [foja, google];
      const merged = mergeEvent(
        {
          foja,
          google,
          base,
          fojaEditedAt: random(2) ? EARLY : LATE,
          googleEditedAt: new Date('2027-01-01T12:00:00Z'),
        },
        [],
      );
      foja = merged.content;
      // What waits is sent, and Google answers with what it has then.
      const waiting = waitingFields(foja, merged.base);
      google = Object.assign({ ...google }, Object.fromEntries(waiting.map((field) => [field, foja[field]])));
      base = { foja, google, others: [] };
      expect(google, `seed ${seed}, round ${round}`).toEqual(foja);
      for (const field of FIELDS) {
        const byFoja = !isEqual(fojaEdited[field], fojaBefore[field]);
        const byGoogle = !isEqual(googleEdited[field], googleBefore[field]);
        if (byFoja && !byGoogle) expect(foja[field]).toEqual(fojaEdited[field]);
        if (byGoogle && !byFoja) expect(foja[field]).toEqual(googleEdited[field]);
        if (byFoja && byGoogle && !isEqual(fojaEdited[field], googleEdited[field]))
          expect(merged.conflicts).toContain(field);
      }
    }
  }
});

describe('what Google writes', () => {
  const remote = (rest: Partial<RemoteEvent> = {}): RemoteEvent => ({
    id: 'x',
    etag: '"1"',
    isGone: false,
    editedAt: null,
    uid: null,
    seriesId: null,
    originalStart: null,
    ownId: null,
    title: 'Junta',
    description: '',
    location: '',
    start: { at: new Date('2027-03-05T16:30:00Z'), zone: HOME },
    end: { at: new Date('2027-03-05T17:30:00Z'), zone: HOME },
    recurrence: [],
    isBusy: true,
    alarms: [30],
    htmlLink: null,
    ...rest,
  });
  const read = (rest: Partial<RemoteEvent>, zone = HOME) =>
    readRemote(remote(rest), { zone, usualAlarms: [10] }, { untitled: '(Sin título)', tidyRule: (rule) => rule });

  test('is read with the zone and the alarms of the calendar where it names none', () => {
    expect(
      read(
        { title: '  ', alarms: null, start: { at: new Date('2027-03-05T16:30:00Z'), zone: null } },
        'America/Tijuana',
      )?.content,
    ).toMatchObject({ title: '(Sin título)', alarms: [10], when: { zone: 'America/Tijuana' } });
    expect(read({ start: { date: '2027-03-05' }, end: { date: '2027-03-07' } })?.content.when).toEqual({
      isAllDay: true,
      zone: HOME,
      startAt: '2027-03-05T06:00:00.000Z',
      endAt: '2027-03-07T06:00:00.000Z',
    });
    expect(read({ start: null })).toBeNull();
    expect(read({ start: { date: '2027-02-30' } })).toBeNull();
  });

  test('lines of a series are read and written with their zone', () => {
    const place = { zone: 'America/Tijuana', isAllDay: false };
    const lines = readRecurrenceLines(
      [
        'RRULE:FREQ=WEEKLY;BYDAY=MO',
        'EXDATE;TZID=America/Tijuana:20270308T090000,20270315T090000',
        'EXDATE:20270322T160000Z',
        'RDATE;TZID=America/Tijuana:20270309T090000',
        'EXRULE:FREQ=YEARLY',
      ],
      place,
    );
    expect(lines).toEqual({
      rule: 'FREQ=WEEKLY;BYDAY=MO',
      // Summer time begins in Tijuana on 14 March 2027.
      excluded: ['2027-03-08T17:00:00.000Z', '2027-03-15T16:00:00.000Z', '2027-03-22T16:00:00.000Z'],
      extra: ['2027-03-09T17:00:00.000Z'],
      others: ['RDATE;TZID=America/Tijuana:20270309T090000', 'EXRULE:FREQ=YEARLY'],
    });
    expect(writeLines(lines, place, lines.others)).toEqual([
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=America/Tijuana:20270308T090000,20270315T090000,20270322T090000',
      'RDATE;TZID=America/Tijuana:20270309T090000',
      'EXRULE:FREQ=YEARLY',
    ]);
    expect(writeLines({ rule: null, excluded: [] }, place)).toEqual([]);
    const days = readRecurrenceLines(['RRULE:FREQ=DAILY', 'EXDATE;VALUE=DATE:20270306'], {
      zone: HOME,
      isAllDay: true,
    });
    expect(writeLines(days, { zone: HOME, isAllDay: true })[1]).toBe('EXDATE;VALUE=DATE:20270306');
  });

  test('descriptions lose their tags, and nothing else', () => {
    expect(plainOf('<p>Uno<br>dos &amp; tres</p><ul><li>a</li><li>b</li></ul>')).toBe('Uno\ndos & tres\n- a\n- b');
    expect(plainOf('5 < 6 y 7 > 4 &amp; nada')).toBe('5 < 6 y 7 > 4 &amp; nada');
    expect(plainOf('<a href="https://ejemplo.mx">liga</a> &#241; &#xF1; &desconocido;')).toBe('liga ñ ñ &desconocido;');
    for (const piece of ['<', '<a']) {
      const plain = (size: number) => () => plainOf(`${piece.repeat(size)}a`);
      expect(cpuTimeRatio(plain(100_000), plain(12_500)), piece).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
    }
  });

  test('only what changed is written; a day becomes an hour whole', () => {
    expect(changeOf(content(), ['title'])).toEqual({ title: 'Junta' });
    expect(changeOf(content({ rule: 'FREQ=DAILY' }), ['when'])).toMatchObject({
      start: { at: new Date('2027-03-05T16:30:00Z'), zone: HOME },
      recurrence: ['RRULE:FREQ=DAILY'],
    });
    expect(changeOf(content({ rule: 'FREQ=DAILY' }), ['when'], { isException: true })).not.toHaveProperty('recurrence');
  });

  test('ids are of its alphabet, and one of a series is named after it', () => {
    expect(googleIdOf('evt_x')).toMatch(/^[a-v0-9]{40}$/);
    const at = new Date('2027-03-08T17:00:00Z');
    expect(instanceIdOf('abc', at, { isAllDay: false, zone: HOME })).toBe('abc_20270308T170000Z');
    expect(instanceIdOf('abc_R20270301T170000', at, { isAllDay: false, zone: HOME })).toBe('abc_20270308T170000Z');
    expect(instanceIdOf('abc', new Date('2027-03-08T06:00:00Z'), { isAllDay: true, zone: HOME })).toBe('abc_20270308');
  });

  test('values are shown as people read them', () => {
    expect(shownValue(content(), 'when')).toBe('5 de marzo de 2027, de 10:30 a 11:30 (America/Mexico_City)');
    const days = { isAllDay: true, zone: HOME, startAt: '2027-03-05T06:00:00.000Z', endAt: '2027-03-08T06:00:00.000Z' };
    expect(shownValue(content({ when: days }), 'when')).toBe(
      'del 5 de marzo de 2027 al 7 de marzo de 2027, todo el día',
    );
    expect(shownValue(content({ rule: 'FREQ=WEEKLY;BYDAY=FR' }), 'rule')).toBe('cada semana, viernes');
    expect(shownValue(content(), 'rule')).toBe('no se repite');
    expect(shownValue(content(), 'alarms')).toBe('30 min antes');
    expect(shownValue(content({ alarms: [] }), 'alarms')).toBe('sin avisos');
  });
});
