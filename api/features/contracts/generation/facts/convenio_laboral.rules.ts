import { addYears, daysBetween } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import { differenceOf, toCentavo } from '../form/decimals.rules.ts';
import type { FormReading } from '../form/form.rules.ts';
import { columnSum, numberOf, textOf, type OwnFacts } from './values.rules.ts';

const DAYS_OF_YEAR = 365;
const BONUS_DAYS = 15;
const HOLIDAY_PREMIUM = 0.25;

/** LFT 76: days of holidays that the year of service after so many whole years gives. */
function holidaysAfter(years: number): number {
  return years < 5 ? 12 + 2 * years : 22 + 2 * Math.floor((years - 5) / 5);
}

function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return addYears(from, years) > to ? years - 1 : years;
}

/**
 * The least that the year under way leaves at the end: bonus since January (LFT 87), holidays and their premium since
 * the last anniversary (LFT 79, 80), on the daily wage.
 */
function accruedOf(wage: number, from: string, to: string): number {
  const newYear = `${to.slice(0, 4)}-01-01`;
  const ofYear = daysBetween(from > newYear ? from : newYear, to) + 1;
  const years = wholeYears(from, to);
  const sinceAnniversary = daysBetween(addYears(from, years), to) + 1;
  const bonus = (BONUS_DAYS * ofYear) / DAYS_OF_YEAR;
  const holidays = (holidaysAfter(years) * sinceAnniversary) / DAYS_OF_YEAR;
  return toCentavo(wage * (bonus + holidays * (1 + HOLIDAY_PREMIUM)));
}

const namesSeniority = ({ rows }: FormReading): boolean =>
  (rows.get('conceptos')?.scope ?? []).some(({ concepto }) => foldText(String(concepto)).includes('antiguedad'));

export const factsOfSettlement: OwnFacts = (reading, today) => {
  const [amount, wage] = [numberOf(reading, 'monto'), numberOf(reading, 'salario_diario')];
  const [from, to] = [textOf(reading, 'fecha_ingreso'), textOf(reading, 'fecha_terminacion')];
  const served = from !== null && to !== null && from <= to ? { from, to } : null;
  const deductions = columnSum(reading, 'deducciones', 'monto');
  return {
    suma_conceptos: columnSum(reading, 'conceptos', 'monto'),
    suma_deducciones: deductions,
    suma_exhibiciones: columnSum(reading, 'exhibiciones', 'monto'),
    neto: amount === null ? null : differenceOf(amount, deductions ?? 0),
    paga_antiguedad: namesSeniority(reading),
    anios_servicio: served && wholeYears(served.from, served.to),
    proporcionales: served && wage !== null ? accruedOf(wage, served.from, served.to) : null,
    dias_desde_terminacion: to === null ? null : daysBetween(to, today),
  };
};
