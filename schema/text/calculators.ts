import { fieldLabel } from './calculator-fields.ts';

/** What all calculators say: what is wrong with a value, and what holds for every figure. */

const named = (name: string): string => `«${fieldLabel(name)}»`;

export const calculatorProblems = {
  missing: (name: string) => `Falta el dato ${named(name)}.`,
  notANumber: (name: string, given: string) =>
    `En ${named(name)} se esperaba un número, con punto y hasta doce decimales; se recibió «${given.slice(0, 40)}».`,
  negative: (name: string) => `${named(name)} no puede ser negativo.`,
  zero: (name: string) => `${named(name)} debe ser mayor que cero.`,
  tooLarge: (name: string) => `${named(name)} es más grande de lo que se puede calcular (hasta 10 billones).`,
  notWhole: (name: string) => `${named(name)} debe ser un número entero, sin decimales.`,
  noSuchDay: (given: string) =>
    `La fecha ${given.slice(0, 40)} no existe en el calendario. Revísala y vuelve a calcular.`,
  unknownChoice: (name: string, given: string) => `${named(name)}: «${given.slice(0, 40)}» no es una de las opciones.`,
  badList: (name: string) => `${named(name)}: se espera una lista de valores.`,
  before: (first: string, second: string) => `${named(first)} no puede ser posterior a ${named(second)}.`,
  atMost: (name: string, most: string) => `${named(name)} no puede ser mayor que ${most}.`,
  unknownCalculator: 'Ese cálculo no existe.',
};

const ZONE_NAMES: Readonly<Record<string, string>> = {
  GENERAL: 'general',
  NORTHERN_BORDER: 'de la Zona Libre de la Frontera Norte',
  ZONE_A: 'de la zona A',
  LOWEST_ZONE: 'de la zona más baja',
};

export const calculatorText = {
  contradictoryWage: 'El salario por día y el salario por semana, quincena o mes no coinciden: escribe sólo uno.',
  belowMinimum: (given: string, minimum: string, year: string, zones: readonly string[]) =>
    `El salario capturado (${given}) es inferior al mínimo ${zones.map((zone) => ZONE_NAMES[zone] ?? zone).join(' y ')} ${year} (${minimum}): la estipulación no vale y se calcula con el mínimo (LFT 5, fracción V).`,
  noMinimum: (day: string) =>
    `El salario mínimo vigente el ${day} no está en la tabla: el renglón que depende de él no se calcula.`,
  noUma: (day: string) => `La UMA vigente el ${day} no está en la tabla: no se da cifra.`,
  labourReform:
    'Después del 14 de mayo de 2026: la LFT reformada (DOF 14-05-2026) no está en el acervo (texto al 2026-01-15). Confirma que la reforma no cambie este cálculo.',
  noOvertimeText:
    'LFT reformada DOF 14-05-2026: su texto no está en el acervo (texto al 2026-01-15), así que no se da una cifra firme para esa semana.',
};
