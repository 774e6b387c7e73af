import { differenceOf, sumOf } from '../form/decimals.rules.ts';
import type { FormReading } from '../form/form.rules.ts';
import { columnSum, numberOf, textOf, type OwnFacts } from './values.rules.ts';

/** What the down payment and the instalments leave of the price; null: there are no instalments, or no price. */
function unpaid(reading: FormReading): number | null {
  const [price, instalments] = [numberOf(reading, 'precio'), columnSum(reading, 'exhibiciones', 'monto')];
  if (price === null || instalments === null) return null;
  return differenceOf(price, sumOf(instalments, numberOf(reading, 'anticipo') ?? 0));
}

/** An instalment falls before the signing or before the one written above it. */
function isOutOfOrder(reading: FormReading): boolean {
  const given = (reading.rows.get('exhibiciones')?.scope ?? []).map(({ fecha }) => fecha);
  const signed = textOf(reading, 'fecha_firma') ?? textOf(reading, 'fecha');
  const days = [signed, ...given].filter((day): day is string => typeof day === 'string');
  return days.some((day, at) => day < (days[at - 1] ?? day));
}

export const factsOfSale: OwnFacts = (reading) => ({
  diferencia_exhibiciones: unpaid(reading),
  exhibiciones_desordenadas: isOutOfOrder(reading),
});

export const factsOfGoodsSale: OwnFacts = (reading, today) => ({
  ...factsOfSale(reading, today),
  suma_bienes: columnSum(reading, 'bienes', 'importe'),
});
