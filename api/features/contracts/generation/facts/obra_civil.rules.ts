import { productOf } from '../form/decimals.rules.ts';
import { columnSum, numberOf, textOf, type OwnFacts } from './values.rules.ts';

export const factsOfWorks: OwnFacts = (reading) => {
  const price = numberOf(reading, 'precio');
  const hundredth = price === null ? null : productOf(price, 0.01);
  const [penalty, advance] = [numberOf(reading, 'pena_convencional'), numberOf(reading, 'anticipo')];
  const stages = columnSum(reading, 'etapas', 'monto');
  const isDaily = textOf(reading, 'tipo_pena') !== 'Por incumplimiento';
  return {
    pena_diaria_alta: isDaily && hundredth !== null && penalty !== null && penalty > hundredth,
    anticipo_parece_porcentaje: hundredth !== null && advance !== null && advance < hundredth,
    etapas_difieren: stages !== null && price !== null && stages !== price,
  };
};
