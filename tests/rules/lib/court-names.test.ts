import { describe, expect, test } from 'vitest';
import { courtLikeness, courtOrder, isCourtFound } from '#api/legal-language/index.ts';
import { nearestCourt } from '#api/features/deadlines/reading/court-likeness.rules.ts';
import { calendarOfCourt } from '#api/features/deadlines/court-days/court-calendars.rules.ts';
import { readCourts } from '#db/seeds/courts.ts';

const FIRST = 'Juzgado Primero de Distrito en Materia Administrativa en la Ciudad de México';
const ELEVENTH = 'Juzgado Undécimo de Distrito en Materia Administrativa en la Ciudad de México';
const courts = [FIRST, ELEVENTH, 'Juzgado Undécimo de Distrito en Materia Penal en la Ciudad de México'].map(
  (name) => ({
    name,
  }),
);

describe('a court is recognized in whatever order it is written', () => {
  test.each([
    '11.º Distrito en Materia Administrativa',
    'Juzgado Undécimo de Distrito en Materia Administrativa',
    'Juzgado Décimo Primero de Distrito en Materia Administrativa en la Ciudad de México',
    'Juzgado Decimoprimero de Distrito en Materia Administrativa',
    'Juzgado 11° de Distrito en Materia Administrativa en la CDMX',
    'Juzgado de Distrito Undécimo en Materia Administrativa',
    'Materia Administrativa, Juzgado XI de Distrito',
    'Juez Once de Distrito en Materia Administrativa en la Ciudad de México',
  ])('«%s» is the eleventh', (written) => {
    expect(nearestCourt(written, courts)?.name).toBe(ELEVENTH);
  });

  test('and never with another number, though its words are the same', () => {
    expect(courtLikeness('1.º Distrito en Materia Administrativa', ELEVENTH)).toBe(0);
    expect(nearestCourt('2.º de Distrito en Materia Administrativa', courts)).toBeNull();
    expect(nearestCourt('1er Distrito en Materia Administrativa', courts)?.name).toBe(FIRST);
  });

  test('nor with another matter', async () => {
    const held = await readCourts();
    const place = 'en la Ciudad de México';
    expect(nearestCourt(`Tribunal Laboral Federal de Asuntos Individuales ${place}`, held)).toBeNull();
    expect(nearestCourt(`Tribunal Laboral Federal de Asuntos Colectivos ${place}`, held)?.name).toContain('Colectivos');
    expect(courtLikeness('Juzgado Undécimo de Distrito en Materia Civil', ELEVENTH)).toBe(0);
  });

  test('its calendar is known without the word for the court', () => {
    expect(calendarOfCourt({ name: '11.º Distrito en Materia Administrativa', place: null })).toBe('pjf');
    expect(calendarOfCourt({ name: 'Juzgado Primero del Distrito Judicial Bravos', place: 'Chihuahua' })).toBe(
      'pj-chihuahua',
    );
  });
});

describe('the picker of courts', () => {
  test('sorts by number: the second before the tenth, and the tenth before the eleventh', async () => {
    const names = (await readCourts())
      .map(({ name }) => name)
      .filter((name) => name.endsWith('sede en la Ciudad de México') && /Individuales/.test(name))
      .toSorted((one, other) => courtOrder(one).localeCompare(courtOrder(other)));
    expect(names.map((name) => name.split(' Tribunal')[0])).toEqual([
      'Primer',
      'Segundo',
      'Tercer',
      'Cuarto',
      'Quinto',
      'Sexto',
      'Séptimo',
      'Octavo',
      'Noveno',
      'Décimo',
      'Décimo Primer',
      'Décimo Segundo',
      'Décimo Tercer',
      'Décimo Cuarto',
      'Décimo Quinto',
      'Décimo Sexto',
      'Décimo Séptimo',
    ]);
  });

  test.each([
    ['11 administrativa', true],
    ['undecimo distrito', true],
    ['administrativa undécimo', true],
    ['admin', true],
    ['1 administrativa', false],
    ['undécimo penal', false],
  ])('finds the eleventh by «%s»: %s', (searched, isFound) => {
    expect(isCourtFound(ELEVENTH, '', searched)).toBe(isFound);
  });
});
