import { describe, expect, test } from 'vitest';
import { editDistance, partyKey, LIKE_ENOUGH, nameLikeness } from '#api/legal-language/party-names.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

describe('a folded name', () => {
  test.each([
    ['Pérez López, Juan', 'juan lopez perez'],
    ['JUAN PEREZ LOPEZ', 'juan lopez perez'],
    ['  Lic.  Juan   Pérez   López ', 'juan lopez perez'],
    ['María de la Luz Núñez Peña', 'luz maria nunez pena'],
    ['Constructora del Norte, S.A. de C.V.', 'constructora norte'],
    ['Constructora del Norte SA de CV', 'constructora norte'],
    ['Despacho Ejemplo, S. de R.L. de C.V.', 'despacho ejemplo'],
    ['Vecinos de Ejemplo, A.C.', 'ejemplo vecinos'],
    ['Ma. Gpe. Hdez.', 'guadalupe hernandez maria'],
    ['O’Farrill', 'ofarrill'],
    ['De la O', 'o'],
    ['   ', ''],
  ])('%s is «%s»', (name, folded) => expect(partyKey(name)).toBe(folded));
});

describe('likeness of names', () => {
  test.each([
    ['Juan Pérez López', 'PEREZ LOPEZ JUAN'],
    ['Juan Pérez López', 'Pérez López, Juan'],
    ['María de la Luz Núñez', 'Maria Luz Nuñez'],
    ['José Ángel de la Cruz', 'Jose Angel Delacruz'],
    ['Inmobiliaria Ejemplo, S.A. de C.V.', 'INMOBILIARIA EJEMPLO SA DE CV'],
    ['Ma. Elena Ríos Díaz', 'María Elena Ríos Díaz'],
    ['McGregor Ruiz', 'Mc Gregor Ruiz'],
  ])('1: %s = %s', (a, b) => expect(nameLikeness(a, b)).toBe(1));

  test.each([
    ['Juan Gonzales López', 'Juan González López'],
    ['Rosa Jiménez Ávila', 'Rosa Giménez Ávila'],
    ['Rubén Hernandez Solís', 'Ruben Ernández Solis'],
    ['Guillermo Rodríguez Peña', 'Guillemro Rodríguez Peña'],
    ['Guillermo Rodríguez Peña', 'Guillermo Rodrígues Peña'],
    ['Juan Carlos Pérez López', 'Juan Pérez López'],
    ['Comercializadora Altamira', 'Comercialzadora Altamira'],
  ])('≥ 0.9: %s ~ %s', (a, b) => {
    expect(nameLikeness(a, b)).toBeGreaterThanOrEqual(0.9);
    expect(nameLikeness(a, b)).toBeLessThan(1);
  });

  test.each([
    ['J. Pérez López', 'Juan Pérez López'],
    ['Juan Pérez', 'Juan Pérez López'],
    ['Juan Pérez', 'Juan Carlos Pérez López'],
  ])('worth a look: %s ~ %s', (a, b) => {
    expect(nameLikeness(a, b)).toBeGreaterThanOrEqual(LIKE_ENOUGH);
    expect(nameLikeness(a, b)).toBeLessThan(0.9);
  });

  test.each([
    ['Juan Pérez', 'Juana Pérez'],
    ['Juan Pérez López', 'Juana Pérez López'],
    ['Mario Ruiz Díaz', 'María Ruiz Díaz'],
    ['Francisco Soto Lara', 'Francisca Soto Lara'],
    ['Luis Fernández Mora', 'Luis Hernández Mora'],
    ['Marina López Díaz', 'Martina López Díaz'],
    ['Juan Gómez Ruiz', 'Juan Gámez Ruiz'],
    ['Juan Pérez', 'Pedro Pérez'],
    ['Juan Pérez López', 'Juan Pérez Luna'],
    ['Pérez', 'Juan Pérez López'],
    ['Constructora del Norte', 'Constructora del Sur'],
    ['Ejido Ejemplo 12', 'Ejido Ejemplo 13'],
    ['', 'Juan Pérez'],
    ['Ana', 'Eva'],
  ])('nobody is told: %s / %s', (a, b) => expect(nameLikeness(a, b)).toBeLessThan(LIKE_ENOUGH));

  test('is the same both ways', () => {
    const names = ['Juan Pérez', 'J. Pérez', 'Juana Pérez López', 'Pérez Juan Carlos', 'Grupo Ejemplo SA', 'X'];
    for (const a of names) for (const b of names) expect(nameLikeness(a, b)).toBe(nameLikeness(b, a));
  });

  test('a name of a thousand words costs work in proportion', () => {
    const long = 'palabra '.repeat(1000);
    const compared = (name: string) => () => nameLikeness(name, name.replace('palabra', 'otra'));
    expect(cpuTimeRatio(compared(long), compared(long.slice(0, long.length / 8)))).toBeLessThan(
      MAX_RATIO_FOR_EIGHTFOLD_INPUT,
    );
  });
});

test('a letter that changed places counts once', () => {
  expect(editDistance('guillermo', 'guillemro')).toBe(1);
  expect(editDistance('abc', 'abcdefgh')).toBe(4);
});
