import { describe, expect, test } from 'vitest';
import { dueDay, elapsedTerm } from '#api/features/research/direct-answers/due-day.rules.ts';

const TODAY = '2026-11-20';
const TWO_MONTHS = 'Tienes dos meses, contados desde el día siguiente a la separación {{lft:518}}.';

describe('the day on which a term ends', () => {
  test('is told where the term runs by the calendar and one day was told', () => {
    expect(dueDay(TWO_MONTHS, ['me corrieron el 5 de octubre'], TODAY)).toBe(
      'si cuentas desde el 5 de octubre de 2026, termina hacia el 5 de diciembre de 2026 {{lft:518}}.',
    );
    expect(dueDay(TWO_MONTHS, ['me corrieron el 5 de marzo'], TODAY)).toContain('terminó hacia el 5 de mayo de 2026');
  });

  test('ends on the last day of a shorter month', () => {
    expect(dueDay('Un mes desde que lo supiste {{lft:517}}.', ['fue el 31 de enero'], TODAY)).toContain(
      '28 de febrero',
    );
  });

  test('the newest text with a day counts', () => {
    const told = ['fue en marzo, el 5 de marzo', 'me corrieron el 5 de febrero'];
    expect(dueDay(TWO_MONTHS, told, TODAY)).toContain('5 de mayo');
  });

  test.each([
    [
      'business days',
      'Tienes quince días hábiles desde la notificación {{lamparo:17}}.',
      'me notificaron el 3 de marzo',
    ],
    ['two terms', 'Tienes dos meses, o un año si es otra cosa, desde entonces {{lft:518}}.', 'fue el 3 de marzo'],
    ['two days', TWO_MONTHS, 'entré el 3 de marzo de 2020 y me corrieron el 5 de octubre'],
    ['a day to come', TWO_MONTHS, 'me corren el 5 de diciembre de 2026'],
    [
      'a time that must pass first',
      'Desde el día 46 natural sin empleo puedes retirar {{lss:191}}.',
      'fue el 3 de marzo',
    ],
  ])('nothing is told of %s', (_, sentence, told) => {
    expect(dueDay(sentence, [told], TODAY)).toBeNull();
  });
});

describe('a term and the time that has passed', () => {
  test.each([
    ['me corrieron hace 75 dias', 'con 75 días ese plazo ya pasó'],
    ['me corrieron hace 3 semanas', 'con 3 semanas ese plazo sigue corriendo'],
  ])('«%s»: %s', (told, expected) => {
    expect(elapsedTerm(TWO_MONTHS, [told])).toContain(expected);
  });

  test.each([
    ['what goes on', 'rento ahí desde hace 6 años'],
    ['a time of something else', 'trabajé 3 años'],
    ['two times', 'me corrieron hace 75 dias y hace 4 meses no me pagaban'],
  ])('nothing is told of %s', (_, told) => {
    expect(elapsedTerm(TWO_MONTHS, [told])).toBeNull();
  });

  test('business days and calendar days are compared only where that cannot matter', () => {
    const term = 'Tienes quince días hábiles desde la notificación {{lamparo:17}}.';
    expect(elapsedTerm(term, ['me notificaron hace 18 días'])).toBeNull();
    expect(elapsedTerm(term, ['me notificaron hace 3 meses'])).toContain('ya pasó');
    expect(elapsedTerm(term, ['me notificaron hace 5 días'])).toContain('sigue corriendo');
  });
});
