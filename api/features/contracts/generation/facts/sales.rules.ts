import { differenceOf, sumOf } from '../form/decimals.rules.ts';
import type { FormReading } from '../form/form.rules.ts';
import { columnSum, numberOf } from './values.rules.ts';

/** What sales reckon: whether the parts are the price. */

/** What the down payment and the instalments leave of the price; null: there are no instalments, or no price. */
function unpaid(reading: FormReading): number | null {
  const [price, instalments] = [numberOf(reading, 'precio'), columnSum(reading, 'exhibiciones', 'monto')];
  if (price === null || instalments === null) return null;
  return differenceOf(price, sumOf(instalments, numberOf(reading, 'anticipo') ?? 0));
}

export const saleFacts = (reading: FormReading) => ({ diferencia_exhibiciones: unpaid(reading) });

export const goodsSaleFacts = (reading: FormReading) => ({
  ...saleFacts(reading),
  suma_bienes: columnSum(reading, 'bienes', 'importe'),
});
