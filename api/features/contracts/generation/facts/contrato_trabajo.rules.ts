import { ageOf } from '../form/party.rules.ts';
import { columnSum, textOf } from './values.rules.ts';
import type { OwnFacts } from './index.ts';

export const factsOfEmployment: OwnFacts = (reading, today) => {
  const worker = reading.parties.get('trabajador')?.[0];
  return {
    /** Whole years on the first day of work. */
    edad_trabajador: worker ? ageOf(worker, textOf(reading, 'fecha_inicio') ?? today) : null,
    suma_beneficiarios: columnSum(reading, 'beneficiarios', 'porcentaje'),
  };
};
