import { describe, expect, test } from 'vitest';
import { readEventLine } from '#web/features/calendar/event/event-line.rules.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
const read = (line: string) => {
  const { title, type, day, time, minutes } = readEventLine(line, TODAY);
  return [title, type, day, time, minutes];
};

describe('an event in one line', () => {
  test.each([
    ['Audiencia Ríos mié 25 10:00', ['Audiencia Ríos', 'HEARING', '2026-11-25', '10:00', null]],
    ['Audiencia Ríos miércoles 25 de noviembre a las 10', ['Audiencia Ríos', 'HEARING', '2026-11-25', '10:00', null]],
    ['Junta con Paola mañana 5 pm 30 min', ['Junta con Paola', 'MEETING', '2026-11-23', '17:00', 30]],
    ['Mediación García 3/12 9:30-12:30', ['Mediación García', 'MEDIATION', '2026-12-03', '09:30', 180]],
    ['Llamada con el perito el viernes 13:15', ['Llamada con el perito', null, '2026-11-27', '13:15', null]],
    ['Preparar alegatos pasado mañana 16 h 2 h', ['Preparar alegatos', 'PREPARATION', '2026-11-24', '16:00', 120]],
    ['Comparecencia 15 ene 11:00', ['Comparecencia', 'SUMMONS', '2027-01-15', '11:00', null]],
    ['Reunión hoy a las 6 y media de la tarde', ['Reunión', 'MEETING', '2026-11-22', '18:30', null]],
    ['Revisión 1 h 30 min', ['Revisión', null, null, null, 90]],
    ['Audiencia 10 de marzo de 2027, 09:00 hrs', ['Audiencia', 'HEARING', '2027-03-10', '09:00', null]],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  test.each([
    'Audiencia de 10 testigos',
    'Expediente 123/2025',
    'Juicio 45/2026 Domingo Pérez',
    'Contrato artículo 25',
    'Reunión por la mañana',
    'Casa Mar de Plata',
  ])('«%s» has no day, hour or length', (line) => {
    expect(readEventLine(line, TODAY)).toMatchObject({ title: line, day: null, time: null, minutes: null });
  });

  test('a weekday that is not that of the date is told, and the date is not read', () => {
    const { day, title, problem } = readEventLine('Audiencia martes 25 de noviembre 10:00', TODAY);
    expect([day, title]).toEqual([null, 'Audiencia martes 25 de noviembre']);
    expect(problem).toContain('miércoles 25 de noviembre de 2026');
  });

  test('hours and days that do not exist stay in the title', () => {
    expect(read('Junta 31/02 25:00')).toEqual(['Junta 31/02 25:00', 'MEETING', null, null, null]);
  });
});
