import { describe, expect, test } from 'vitest';
import { instantIn } from '#schema/lib/zones.ts';
import {
  alertsDue,
  missedAlertHour,
  nextAlertAt,
  nextCheckAt,
  watched,
} from '#api/features/deadlines/alerts/alerts.rules.ts';
import { alertMail } from '#api/features/deadlines/alerts/alert-mail.rules.ts';
import { areAlertDays, dueMomentOf, movedToZone, statusOf } from '#api/features/deadlines/deadlines.rules.ts';
import { isSnooze, postponed } from '#api/features/deadlines/saving/deadline-values.rules.ts';
import {
  canComplete,
  canEditDeadline,
  canSee,
  type DeadlineStanding,
} from '#api/features/deadlines/deadlines.policy.ts';
import { alertText, changeNote } from '#schema/text/deadlines.ts';

const MEXICO = 'America/Mexico_City';
const now = new Date('2026-03-03T18:00:00Z');

describe('days left', () => {
  test('within the largest alert day it is pending, further away scheduled', () => {
    expect(statusOf(false, 30, [1, 7, 30])).toBe('PENDING');
    expect(statusOf(false, 31, [1, 7, 30])).toBe('SCHEDULED');
    expect(statusOf(false, -5, [1])).toBe('PENDING');
    expect(statusOf(true, 31, [1])).toBe('COMPLETED');
  });
});

test('a whole day ends with its last second in its zone, an hour is an hour', () => {
  expect(dueMomentOf(MEXICO, '2026-03-20')).toEqual({
    dueOn: '2026-03-20',
    dueAt: new Date('2026-03-21T05:59:59Z'),
    hasHour: false,
  });
  expect(dueMomentOf(MEXICO, '2026-03-20', '14:30')).toMatchObject({
    dueAt: new Date('2026-03-20T20:30:00Z'),
    hasHour: true,
  });
  expect(dueMomentOf('America/Cancun', '2026-03-20').dueAt).toEqual(new Date('2026-03-21T04:59:59Z'));
  expect(dueMomentOf('America/Tijuana', '2026-03-20').dueAt).toEqual(new Date('2026-03-21T06:59:59Z'));
  // Clocks were still set forward then.
  expect(dueMomentOf(MEXICO, '2021-07-01').dueAt).toEqual(new Date('2021-07-02T04:59:59Z'));
});

test.each([
  ['America/Mexico_City', '2026-03-13T14:00:00Z'],
  ['America/Tijuana', '2026-03-13T15:00:00Z'],
  ['America/Cancun', '2026-03-13T13:00:00Z'],
  ['America/Hermosillo', '2026-03-13T15:00:00Z'],
])('eight in the morning of %s is %s', (zone, instant) => {
  expect(instantIn(zone, '2026-03-13', '08:00')).toEqual(new Date(instant));
});

test('a clock that is set forward or back is read right', () => {
  expect(instantIn('America/Tijuana', '2026-03-08', '08:00')).toEqual(new Date('2026-03-08T15:00:00Z'));
  expect(instantIn('America/Tijuana', '2026-11-01', '08:00')).toEqual(new Date('2026-11-01T16:00:00Z'));
});

describe('alert days', () => {
  const seen = (more: object = {}) =>
    watched({ dueOn: '2026-03-20', dueAt: new Date('2026-03-21T05:59:59Z'), datedAt: now, ...more }, [0, 1, 7, 30]);
  const at = (iso: string) => new Date(iso);

  test('come at eight in the zone of whoever is told; those that passed before never', () => {
    expect(nextAlertAt(seen(), MEXICO, now)).toEqual(at('2026-03-13T14:00:00Z'));
    expect(nextAlertAt(seen(), 'America/Cancun', now)).toEqual(at('2026-03-13T13:00:00Z'));
    expect(alertsDue(seen(), MEXICO, at('2026-02-01T00:00:00Z'), now)).toEqual([]);
    expect(nextAlertAt(seen(), MEXICO, at('2026-03-20T14:00:00Z'))).toEqual(at('2026-03-21T05:59:59Z'));
    expect(nextAlertAt(seen(), MEXICO, at('2026-03-21T05:59:59Z'))).toBeNull();
  });

  test.each([
    ['in winter of the border', 'America/Tijuana', '2026-12-18', '2026-12-11T16:00:00Z'],
    ['in summer of the border', 'America/Tijuana', '2026-07-17', '2026-07-10T15:00:00Z'],
    ['in winter where clocks are never set', 'America/Cancun', '2026-12-18', '2026-12-11T13:00:00Z'],
    ['in summer where clocks are never set', 'America/Cancun', '2026-07-17', '2026-07-10T13:00:00Z'],
    ['in winter of Ciudad Juárez', 'America/Ciudad_Juarez', '2026-12-18', '2026-12-11T15:00:00Z'],
    ['in summer of Ciudad Juárez', 'America/Ciudad_Juarez', '2026-07-17', '2026-07-10T14:00:00Z'],
    ['in summer of Matamoros', 'America/Matamoros', '2026-07-17', '2026-07-10T13:00:00Z'],
    ['in summer of Chihuahua', 'America/Chihuahua', '2026-07-17', '2026-07-10T14:00:00Z'],
  ])('come at eight %s', (_when, zone, dueOn, instant) => {
    const deadline = watched({ dueOn, dueAt: dueMomentOf(MEXICO, dueOn).dueAt, datedAt: now }, [7]);
    expect(nextAlertAt(deadline, zone, now)).toEqual(at(instant));
  });

  test('are looked for at the eight of every zone of the country, from the first on', () => {
    const looks: string[] = [];
    let look: Date | null = now;
    while ((look = nextCheckAt(seen({ dueOn: '2026-07-17', dueAt: at('2026-07-18T05:59:59Z') }), look)) !== null)
      looks.push(look.toISOString());
    expect(looks.filter((each) => each.startsWith('2026-07-10'))).toEqual([
      '2026-07-10T13:00:00.000Z',
      '2026-07-10T14:00:00.000Z',
      '2026-07-10T15:00:00.000Z',
    ]);
    expect(looks.at(-1)).toBe('2026-07-18T05:59:59.000Z');
  });

  test('are missed by whoever goes east between the two hours, and by nobody else', () => {
    const [tijuana, cancun] = ['America/Tijuana', 'America/Cancun'];
    const eight = { day: '2026-12-11', at: at('2026-12-11T13:00:00Z') };
    for (const between of ['2026-12-11T13:00:00Z', '2026-12-11T15:59:59Z'])
      expect(missedAlertHour(tijuana, cancun, at(between))).toEqual(eight);
    for (const other of ['2026-12-11T12:59:59Z', '2026-12-11T16:00:00Z', '2026-12-12T05:00:00Z'])
      expect(missedAlertHour(tijuana, cancun, at(other))).toBeNull();
    expect(missedAlertHour(cancun, tijuana, at('2026-12-11T14:00:00Z'))).toBeNull();
    expect(missedAlertHour(cancun, cancun, at('2026-12-11T14:00:00Z'))).toBeNull();
  });

  test('of several missed the nearest is told; of what is overdue only that', () => {
    const since = at('2026-03-13T14:00:00Z');
    expect(alertsDue(seen(), MEXICO, since, at('2026-03-19T15:00:00Z'))).toEqual([
      { kind: 'STAGE', occasion: 'STAGE:2026-03-20:1' },
    ]);
    expect(alertsDue(seen(), MEXICO, since, at('2026-03-22T00:00:00Z'))).toEqual([
      { kind: 'OVERDUE', occasion: 'OVERDUE:2026-03-21T05:59:59.000Z' },
    ]);
  });

  test('a reminder that comes back is told beside them', () => {
    const remindAt = at('2026-03-05T00:00:00Z');
    expect(nextAlertAt(seen({ remindAt }), MEXICO, now)).toEqual(remindAt);
    expect(alertsDue(seen({ remindAt }), MEXICO, remindAt, remindAt)).toEqual([
      { kind: 'REMINDER', occasion: 'REMINDER:2026-03-05T00:00:00.000Z' },
    ]);
  });

  test('are 1 to 5 different whole numbers of 0 to 365', () => {
    for (const days of [[0], [365], [1, 7, 30], [1, 2, 3, 4, 5]]) expect(areAlertDays(days)).toBe(true);
    for (const days of [[], [1, 1], [-1], [366], [1.5], [1, 2, 3, 4, 5, 6]]) expect(areAlertDays(days)).toBe(false);
  });
});

test('snoozing is for 1 to 720 whole hours, and whole days stay whole', () => {
  for (const hours of [1, 24, 720]) expect(isSnooze(hours)).toBe(true);
  for (const hours of [0, -1, 1.5, 721, NaN, Infinity]) expect(isSnooze(hours)).toBe(false);
  expect(postponed(dueMomentOf(MEXICO, '2026-03-20'), 48, MEXICO)).toEqual(dueMomentOf(MEXICO, '2026-03-22'));
  expect(postponed(dueMomentOf(MEXICO, '2026-03-20', '10:00'), 24, MEXICO)).toEqual(
    dueMomentOf(MEXICO, '2026-03-21', '10:00'),
  );
  expect(postponed(dueMomentOf(MEXICO, '2026-03-20'), 5, MEXICO)).toMatchObject({ dueOn: '2026-03-21', hasHour: true });
});

test('a date goes to another zone with its day, an hour with its instant', () => {
  const day = dueMomentOf(MEXICO, '2026-03-20');
  expect(movedToZone('America/Tijuana', day)).toEqual(dueMomentOf('America/Tijuana', '2026-03-20'));
  const hour = dueMomentOf(MEXICO, '2026-03-20', '00:30');
  expect(movedToZone('America/Tijuana', hour)).toEqual({ ...hour, dueOn: '2026-03-19' });
});

describe('who may', () => {
  const own: DeadlineStanding = { hasCase: false, isOwner: true, role: null, isShared: false, isArchived: false };
  const inMatter = (more: Partial<DeadlineStanding>): DeadlineStanding => ({
    ...own,
    hasCase: true,
    isOwner: false,
    ...more,
  });
  test.each<[string, DeadlineStanding, boolean, boolean]>([
    ['its owner', own, true, true],
    ['somebody else', { ...own, isOwner: false }, false, false],
    ['the owner of its matter', inMatter({ role: 'OWNER', isOwner: true }), true, true],
    ['a collaborator', inMatter({ role: 'COLLABORATOR' }), true, true],
    ['a collaborator of an archived matter', inMatter({ role: 'COLLABORATOR', isArchived: true }), true, false],
    ['a guest, of what is shared', inMatter({ role: 'GUEST', isShared: true }), true, false],
    ['a guest, of what is not', inMatter({ role: 'GUEST' }), false, false],
    ['whoever made it and was removed from the matter', inMatter({ isOwner: true }), false, false],
  ])('%s', (_who, standing, sees, edits) => {
    expect([canSee(standing), canEditDeadline(standing), canComplete(standing)]).toEqual([sees, edits, edits]);
  });
});

const noon = (day: string): Date => instantIn(MEXICO, day, '12:00');

describe('what is said', () => {
  const told = {
    title: 'Alegatos',
    caseTitle: null,
    dueOn: '2026-03-20',
    dueAt: new Date('2026-03-20T20:30:00Z'),
    hasHour: true,
    zone: MEXICO,
    viewerZone: MEXICO,
    changeNote: changeNote('2026-03-19', '2026-03-20', 'cambiaron los días inhábiles de ejemplo'),
    isProvisional: false,
    isEstimated: false,
    isTheirs: false,
  };

  test('counts days of the calendar, with the hour where there is one', () => {
    expect(alertText('STAGE', told, noon('2026-03-20'))).toBe(
      '«Alegatos» vence hoy, el viernes 20 de marzo de 2026 a las 14:30.',
    );
    expect(alertText('REMINDER', told, noon('2026-03-19'))).toBe(
      'Recordatorio: «Alegatos» vence mañana, el viernes 20 de marzo de 2026 a las 14:30.',
    );
    expect(alertText('STAGE', { ...told, hasHour: false, isProvisional: true }, noon('2026-02-18'))).toBe(
      '«Alegatos» vence en 30 días, el viernes 20 de marzo de 2026. Es un cálculo provisional: confírmalo.',
    );
    expect(alertText('REMINDER', told, noon('2026-03-22'))).toContain(
      'venció el viernes 20 de marzo de 2026 a las 14:30.',
    );
    expect(alertText('CHANGED', told, noon('2026-03-03'))).toBe(
      '«Alegatos»: cambió del 19 de marzo de 2026 al 20 de marzo de 2026: cambiaron los días inhábiles de ejemplo.',
    );
  });

  test('names the hour of the court where the reader’s clock shows another', () => {
    const inTijuana = { ...told, zone: 'America/Tijuana', dueAt: instantIn('America/Tijuana', '2026-03-20', '14:30') };
    expect(alertText('STAGE', inTijuana, noon('2026-03-20'))).toBe(
      '«Alegatos» vence hoy, el viernes 20 de marzo de 2026 a las 14:30 (hora de Tijuana).',
    );
    const wholeDay = { ...inTijuana, hasHour: false, dueAt: new Date('2026-03-21T06:59:59Z') };
    // Half past midnight in the capital: the day is not over in Tijuana.
    expect(alertText('STAGE', wholeDay, new Date('2026-03-21T06:30:00Z'))).toContain(
      'vence hoy, el viernes 20 de marzo',
    );
  });

  test('says of an estimate that no notice of it exists, and of the act of the other side that it is theirs', () => {
    expect(alertText('STAGE', { ...told, isEstimated: true, isTheirs: true }, noon('2026-03-19'))).toBe(
      '«Alegatos» (estimado, sin notificación; de la contraparte) vence mañana, el viernes 20 de marzo de 2026 a las 14:30.',
    );
  });

  test('a mail writes nobody’s title as a link or as HTML, and says how many it leaves out', () => {
    const title = 'Pago en https://mal.ejemplo.mx <b>ya</b>\nurgente';
    const alerts = [{ ...told, kind: 'STAGE' as const, title }];
    const mail = alertMail(
      { batchId: 'dlb_x', to: 'a@ejemplo.mx', name: 'Ana', alerts, total: 1 },
      'https://foja.mx',
      noon('2026-03-13'),
    );
    expect(mail.subject).not.toContain('\n');
    expect(mail.text).not.toContain('https://mal.ejemplo.mx');
    expect(mail.html).not.toContain('<b>ya');
    expect(mail.text).toContain('https://foja.mx/dashboard?tab=deadline-alerts');
    const many = alertMail(
      { batchId: 'dlb_x', to: 'a@ejemplo.mx', name: 'Ana', alerts, total: 5000 },
      'https://foja.mx',
      noon('2026-03-13'),
    );
    expect(many.subject).toBe('5,000 avisos de vencimientos');
    expect(many.text).toContain('Y 4,999 más, en el panel.');
  });
});
