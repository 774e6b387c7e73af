import { describe, expect, test } from 'vitest';
import { zoneOfCourt, zoneOfJudiciary } from '#db/content/court-zones.ts';
import { instantIn } from '#schema/lib/zones.ts';
import { dueSentence, hourName, dueStatus, zoneBeside } from '#schema/text/deadline-days.ts';

const MEXICO = 'America/Mexico_City';
const TIJUANA = 'America/Tijuana';
const CANCUN = 'America/Cancun';
const NOW = ['2026-11-21', '21:20'] as const;

const whole = (dueOn: string, zone = MEXICO) => ({
  dueOn,
  dueAt: instantIn(zone, dueOn, '23:59:59'),
  hasHour: false,
  zone,
});
const atHour = (dueOn: string, hour: string, zone = MEXICO) => ({
  dueOn,
  dueAt: instantIn(zone, dueOn, hour),
  hasHour: true,
  zone,
});

describe('days left are days of the calendar', () => {
  test.each([
    ['2026-11-18', -3, '¡VENCIDO!', 'CRITICAL', 'venció hace 3 días'],
    ['2026-11-20', -1, '¡VENCIDO!', 'CRITICAL', 'venció ayer'],
    ['2026-11-21', 0, '¡HOY!', 'CRITICAL', null],
    ['2026-11-22', 1, '¡MAÑANA!', 'CRITICAL', null],
    ['2026-11-23', 2, '2 días', 'HIGH', null],
    ['2026-11-24', 3, '3 días', 'HIGH', null],
    ['2026-11-25', 4, '4 días', 'MEDIUM', null],
    ['2026-11-28', 7, '7 días', 'MEDIUM', null],
    ['2026-11-29', 8, '8 días', 'LOW', null],
    ['2026-11-30', 9, '9 días', 'LOW', null],
    ['2030-04-08', 1234, '1,234 días', 'LOW', null],
  ])('at 21:20 of 21 November what ends on %s has %d', (dueOn, daysLeft, label, urgency, since) => {
    const told = dueStatus(whole(dueOn), instantIn(MEXICO, ...NOW));
    expect(told).toEqual({ daysLeft, label, urgency, since, isOverdue: since !== null });
  });

  test.each(['00:00', '00:01', '12:00', '23:30', '23:59'])('at %s of its day it is due today, and runs', (hour) => {
    expect(dueStatus(whole('2026-11-21'), instantIn(MEXICO, '2026-11-21', hour))).toMatchObject({
      label: '¡HOY!',
      daysLeft: 0,
      isOverdue: false,
    });
  });

  test('a minute after midnight it is overdue since yesterday', () => {
    expect(dueStatus(whole('2026-11-21'), instantIn(MEXICO, '2026-11-22', '00:01'))).toMatchObject({
      label: '¡VENCIDO!',
      since: 'venció ayer',
      daysLeft: -1,
    });
  });

  test('an hour passes within its day', () => {
    const due = atHour('2026-11-21', '14:05');
    expect(dueStatus(due, instantIn(MEXICO, '2026-11-21', '14:04'))).toMatchObject({ label: '¡HOY!', since: null });
    expect(dueStatus(due, instantIn(MEXICO, '2026-11-21', '14:05'))).toMatchObject({
      label: '¡VENCIDO!',
      since: 'venció hoy a las 14:05',
      urgency: 'CRITICAL',
    });
  });

  test('a sentence says the same', () => {
    const at = instantIn(MEXICO, ...NOW);
    const said = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-30'].map((day) =>
      dueSentence(dueStatus(whole(day), at)),
    );
    expect(said).toEqual(['venció ayer', 'vence hoy', 'vence mañana', 'vence en 9 días']);
  });
});

describe('a deadline of a court counts in the zone of the court', () => {
  test('when it is past midnight in the capital the day still runs in Tijuana', () => {
    const now = instantIn(MEXICO, '2026-11-22', '00:30');
    expect(dueStatus(whole('2026-11-21'), now).label).toBe('¡VENCIDO!');
    expect(dueStatus(whole('2026-11-21', TIJUANA), now)).toMatchObject({ label: '¡HOY!', daysLeft: 0 });
  });

  test('at half past eleven at night in the capital the day is over in Cancún', () => {
    const now = instantIn(MEXICO, '2026-11-21', '23:30');
    expect(dueStatus(whole('2026-11-21', CANCUN), now)).toMatchObject({ label: '¡VENCIDO!', since: 'venció ayer' });
    expect(dueStatus(whole('2026-11-22', CANCUN), now).label).toBe('¡HOY!');
  });

  test.each([
    ['2026-03-08', 'the clock is set forward', 23],
    ['2026-11-01', 'the clock is set back', 25],
  ])('on %s, when %s in Tijuana, the day has its own length', (day, _why, hours) => {
    const begins = instantIn(TIJUANA, day, '00:00').getTime();
    const ends = whole(day, TIJUANA).dueAt.getTime() + 1000;
    expect((ends - begins) / 3_600_000).toBe(hours);
    expect(dueStatus(whole(day, TIJUANA), new Date(ends - 2000)).label).toBe('¡HOY!');
    expect(dueStatus(whole(day, TIJUANA), new Date(ends)).since).toBe('venció ayer');
    expect(dueStatus(whole(day, TIJUANA), new Date(begins - 1000)).label).toBe('¡MAÑANA!');
  });

  test('its hours are named only where the reader’s clock shows another', () => {
    const winter = new Date('2026-12-01T18:00:00Z');
    const summer = new Date('2026-07-01T18:00:00Z');
    expect(zoneBeside(TIJUANA, MEXICO, winter)).toBe('hora de Tijuana');
    expect(zoneBeside(TIJUANA, TIJUANA, winter)).toBeNull();
    // In summer Ciudad Juárez has the hour of the capital, in winter one less.
    expect(zoneBeside('America/Ciudad_Juarez', MEXICO, summer)).toBeNull();
    expect(zoneBeside('America/Ciudad_Juarez', MEXICO, winter)).toBe(hourName('America/Ciudad_Juarez'));
  });
});

describe('the zone of a court', () => {
  test.each([
    [
      'Segundo Tribunal Laboral Federal de Asuntos Individuales en el Estado de Baja California, con sede en Tijuana',
      null,
      TIJUANA,
    ],
    ['Juzgado Segundo de lo Civil de Mexicali', null, TIJUANA],
    ['Tribunal Superior de Justicia del Estado de Baja California Sur', null, 'America/Mazatlan'],
    ['Centro de Justicia Penal Federal en el Estado de Quintana Roo', 'Quintana Roo', CANCUN],
    ['Tercer Tribunal Colegiado del Vigésimo Séptimo Circuito', null, CANCUN],
    ['Séptimo Tribunal Colegiado en Materia Administrativa del Tercer Circuito', null, MEXICO],
    ['Segundo Tribunal Colegiado del Vigésimo Quinto Circuito', null, MEXICO],
    ['Quinto Tribunal Colegiado del Décimo Quinto Circuito', null, TIJUANA],
    ['Primer Tribunal Colegiado del Quinto Circuito', null, 'America/Hermosillo'],
    [
      'Tercer Tribunal Laboral Federal de Asuntos Individuales en el Estado de Chihuahua, con sede en Ciudad Juárez',
      'Chihuahua',
      'America/Ciudad_Juarez',
    ],
    [
      'Primer Tribunal Laboral Federal de Asuntos Individuales en el Estado de Chihuahua, con sede en Chihuahua',
      'Chihuahua',
      MEXICO,
    ],
    ['Juzgado Primero Civil del Distrito Manuel Ojinaga', 'Chihuahua', 'America/Ojinaga'],
    ['Juzgado Primero de lo Civil en Matamoros', 'Tamaulipas', 'America/Matamoros'],
    ['Juzgado Primero de lo Civil en Matamoros', 'Coahuila de Zaragoza', MEXICO],
    ['Juzgado Segundo Civil', 'Nuevo Laredo, Tamaulipas', 'America/Matamoros'],
    ['Juzgado Mixto de Bahía de Banderas', 'Nayarit', MEXICO],
    ['Juzgado Primero Familiar de Tepic', 'Nayarit', 'America/Mazatlan'],
    ['Juzgado Primero de Distrito en Materia Administrativa en la Ciudad de México', 'Ciudad de México', MEXICO],
    [
      'Cuarto Tribunal Laboral Federal de Asuntos Individuales en el Estado de México, con sede en Naucalpan de Juárez',
      'Estado de México',
      MEXICO,
    ],
    ['Juzgado Primero Civil', null, null],
  ])('of «%s» (%s) is %s', (name, place, zone) => {
    expect(zoneOfCourt({ name, place })).toBe(zone);
  });

  test('is not taken from a state whose courts have several', () => {
    expect(zoneOfJudiciary('Poder Judicial del Estado de Chihuahua')).toBeNull();
    expect(zoneOfJudiciary('Poder Judicial del Estado de Quintana Roo')).toBe(CANCUN);
    expect(zoneOfJudiciary('Poder Judicial de la Federación')).toBeNull();
  });
});
