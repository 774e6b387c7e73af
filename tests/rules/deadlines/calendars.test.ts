import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  calendarProblems,
  findCourtCalendar,
  JUDICIARIES,
  listCourtCalendars,
} from '#db/content/deadlines/calendars.ts';
import { calendarOfCourt } from '#api/features/deadlines/court-days/court-calendars.rules.ts';
import { closureProblem, coveredBy, tidyClosure } from '#api/features/deadlines/calendars/closures.rules.ts';
import type { ListedCourt } from '#db/seeds/courts.ts';

const courts = ['federal', 'local'].flatMap(
  (list) => JSON.parse(readFileSync(`db/content/courts/${list}.json`, 'utf8')) as ListedCourt[],
);
const keyOf = (name: string, place: string | null = null) => calendarOfCourt({ name, place });

describe('the calendars that are held', () => {
  test('are whole: key, source, days of their own year', () => {
    expect(calendarProblems()).toEqual([]);
  });

  test('a day of another year, a year without a source and days that were not published are found (planted)', () => {
    const [held] = findCourtCalendar('pjf')?.years ?? [];
    if (!held) throw new Error('no calendar');
    const day = { from: '2023-05-05', to: '2023-05-05', reason: 'x', kind: 'CLOSURE' as const };
    const planted = { ...held, court: 'x', name: 'X' };
    expect(calendarProblems([{ key: 'x', name: 'X', years: [{ ...planted, days: [day] }] }])).toEqual([
      'x: 2023-05-05–2023-05-05',
    ]);
    expect(calendarProblems([{ key: 'x', name: 'X', years: [{ ...planted, source: ' ' }] }])).toEqual([
      'x 2024: source',
    ]);
    expect(calendarProblems([{ key: 'x', name: 'X', years: [{ ...planted, confidence: 'NOT_PUBLISHED' }] }])).toEqual([
      'x 2024: days of what was not published',
    ]);
  });

  test('there is one for each of the thirty-two judiciaries, with or without years', () => {
    expect(JUDICIARIES).toHaveLength(32);
    expect(JUDICIARIES.filter(({ key }) => findCourtCalendar(key) === null)).toEqual([]);
    expect(findCourtCalendar('pj-oaxaca')?.years).toEqual([]);
    expect(listCourtCalendars()[0]?.key).toBe('pjf');
  });

  test('the closures of some courts only are no days of the calendar, and its note says so', () => {
    const pjf = findCourtCalendar('pjf')?.years ?? [];
    const days = pjf.flatMap((year) => year.days);
    expect(days.filter(({ from, to }) => from <= '2024-09-10' && '2024-09-10' <= to)).toEqual([]);
    expect(days.filter(({ from }) => from === '2026-02-23')).toEqual([]);
    expect(pjf.find(({ year }) => year === 2024)?.note).toContain('paro');
    expect(pjf.find(({ year }) => year === 2026)?.note).toContain('23 de febrero');
  });

  test('a shift of holidays closes on more days than the judiciary that it belongs to', () => {
    const base = findCourtCalendar('pj-veracruz')?.years ?? [];
    for (const shift of ['pj-veracruz-turno-1', 'pj-veracruz-turno-2']) {
      const own = findCourtCalendar(shift)?.years ?? [];
      expect(own.map(({ year }) => year)).toEqual(base.map(({ year }) => year));
      for (const year of base)
        expect(own.find((each) => each.year === year.year)?.days).toEqual(expect.arrayContaining(year.days));
    }
    const summer = (key: string) =>
      findCourtCalendar(key)
        ?.years.find(({ year }) => year === 2026)
        ?.days.filter(({ kind, from }) => kind === 'RECESS' && from < '2026-09-01')
        .map(({ from }) => from);
    expect(summer('pj-veracruz')).toEqual([]);
    expect(summer('pj-veracruz-turno-1')).toEqual(['2026-07-13']);
    expect(summer('pj-veracruz-turno-2')).toEqual(['2026-08-10']);
  });

  test('what names no publication is told as a transcription of others', () => {
    const text = JSON.stringify(listCourtCalendars());
    expect(text).not.toMatch(/archivo público|índice de repositorios|facts\.md/);
    expect(text).toContain('transcripción de terceros');
  });
});

describe('the calendar of a court', () => {
  test('every court of the directory has one that is held, but tribunals outside of the judiciaries', () => {
    const without = courts.filter((court) => {
      const key = calendarOfCourt(court);
      return key === null || findCourtCalendar(key) === null;
    });
    expect(without.map(({ name }) => name)).toEqual([
      'Tribunal Electoral del Poder Judicial de la Federación',
      'Tribunal Federal de Conciliación y Arbitraje',
    ]);
  });

  test.each<[string, string | null, string | null]>([
    ['Juzgado Quinto de Distrito en Materia Administrativa en la Ciudad de México', null, 'pjf'],
    ['Juez Segundo de Distrito en el Estado de Puebla', 'Puebla', 'pjf'],
    ['Tribunal Colegiado de Apelación del Vigésimo Séptimo Circuito', null, 'pjf'],
    ['Juzgado Tercero Civil del Distrito Judicial de Tlalnepantla', 'Estado de México', 'pj-estado-de-mexico'],
    ['Juzgado Tercero Civil del Distrito Judicial de Tlalnepantla', null, 'pj-estado-de-mexico'],
    ['Juzgado Primero de lo Familiar de la Ciudad de México', null, 'pj-cdmx'],
    ['Juzgado Primero de lo Familiar', 'CDMX', 'pj-cdmx'],
    ['Juzgado Segundo Mercantil de La Paz, Baja California Sur', null, 'pj-baja-california-sur'],
    ['Juzgado Segundo Mercantil de Tijuana', null, 'pj-baja-california'],
    ['Tercera Sala Civil del Supremo Tribunal de Justicia del Estado de Jalisco', null, 'pj-jalisco'],
    [
      'Primer Tribunal Laboral Federal de Asuntos Individuales en el Estado de Puebla',
      null,
      'tribunales-laborales-federales',
    ],
    ['Tribunal Laboral de Toluca', 'Estado de México', 'pj-estado-de-mexico'],
    ['Sala Regional en Querétaro del Tribunal Federal de Justicia Administrativa', null, 'tfja-queretaro'],
    ['Segunda Sala Regional de Occidente del Tribunal Federal de Justicia Administrativa', 'Jalisco', 'tfja'],
    ['Tribunal Unitario Agrario, Distrito 8', 'Ciudad de México', 'tua'],
    ['Centro Federal de Conciliación y Registro Laboral', null, 'cfcrl'],
    ['Suprema Corte de Justicia de la Nación', null, 'scjn'],
    ['Servicio de Administración Tributaria', null, 'sat'],
    // Not of the judiciary of the state: their days are their own.
    ['Tribunal de Justicia Administrativa del Estado de Nuevo León', 'Nuevo León', null],
    ['Tribunal Electoral de la Ciudad de México', 'Ciudad de México', null],
    ['Centro de Conciliación Laboral de la Ciudad de México', 'Ciudad de México', null],
    ['Junta Local de Conciliación y Arbitraje de Jalisco', 'Jalisco', null],
    // Nobody can tell whose court it is.
    ['Juzgado Décimo Mercantil', null, null],
    ['Despacho Ejemplo', 'Jalisco', null],
  ])('%s (%s) keeps %s', (name, place, key) => {
    expect(keyOf(name, place)).toBe(key);
  });
});

describe('a closure that an account writes', () => {
  const closure = {
    from: '2026-08-03',
    to: '2026-08-04',
    reason: 'Suspensión por inundación',
    source: 'Circular 12/2026',
    kind: 'CLOSURE' as const,
  };

  test('is kept tidied', () => {
    expect(closureProblem(closure)).toBeNull();
    expect(tidyClosure({ ...closure, reason: '  Suspensión \n por  lluvia ' }).reason).toBe('Suspensión por lluvia');
  });

  test.each<[string, Partial<typeof closure>, string]>([
    ['ends before it begins', { to: '2026-08-02' }, 'to'],
    ['lasts longer than a year', { to: '2027-08-05' }, 'to'],
    ['lies before any calendar', { from: '1999-12-31', to: '1999-12-31' }, 'from'],
    ['lies beyond any calendar', { from: '2101-01-01', to: '2101-01-02' }, 'from'],
    ['has no reason', { reason: ' \n ' }, 'reason'],
    ['has a reason of signs only', { reason: '—…' }, 'reason'],
    ['has a reason that is too long', { reason: 'a'.repeat(201) }, 'reason'],
    ['does not say where it was published', { source: '' }, 'source'],
    ['has a source that is too long', { source: 'a'.repeat(501) }, 'source'],
    ['has signs that cannot be kept', { reason: 'a\u0000b' }, 'reason'],
  ])('is refused when it %s', (_, change, field) => {
    expect(closureProblem({ ...closure, ...change })).toMatchObject({ field });
  });

  test('a whole year is the longest', () => {
    expect(closureProblem({ ...closure, to: '2027-08-03' })).toBeNull();
  });

  test('is the same as one that covers it, and another when it only touches it', () => {
    const written = [{ fromOn: '2026-08-01', toOn: '2026-08-05' }];
    expect(coveredBy(closure, written)).toEqual(written[0]);
    expect(coveredBy({ ...closure, to: '2026-08-06' }, written)).toBeNull();
  });
});
