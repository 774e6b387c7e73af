import { productOf, sumOf } from '../form/decimals.rules.ts';
import { columnSum, numberOf, textOf, type OwnFacts } from './values.rules.ts';

/** Monthly fees are owed for the whole term; without an end the obligation has no known amount. */
function feesOf(reading: Parameters<OwnFacts>[0]): number | null {
  const fees = numberOf(reading, 'honorarios');
  if (fees === null || textOf(reading, 'forma_pago') !== 'Mensual') return fees;
  const [from, to] = [textOf(reading, 'fecha_inicio'), textOf(reading, 'fecha_fin')];
  if (from === null || to === null) return null;
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return productOf(fees, Math.max(1, monthOf(to) - monthOf(from) + 1));
}

export const factsOfServices: OwnFacts = (reading) => {
  const [fees, penalty] = [feesOf(reading), numberOf(reading, 'pena_convencional')];
  const advance = numberOf(reading, 'anticipo');
  const stages = columnSum(reading, 'avances', 'monto');
  const total = stages === null ? null : sumOf(stages, advance ?? 0);
  return {
    pena_excede: fees !== null && penalty !== null && penalty > fees,
    anticipo_excede: fees !== null && advance !== null && advance > fees,
    avances_difieren: total !== null && total !== numberOf(reading, 'honorarios'),
  };
};
