import { genderOfCurp } from '#schema/lib/curp.ts';
import { ageOf } from '../form/party.rules.ts';
import { columnSum, textOf, type OwnFacts } from './values.rules.ts';

/** LFT 25, I: the contract says it, in these words. */
const SEX = { FEMALE: 'femenino', MALE: 'masculino' };

export const factsOfEmployment: OwnFacts = (reading, today) => {
  const worker = reading.parties.get('trabajador')?.[0];
  const gender = worker?.gender ?? genderOfCurp(worker?.curp ?? '');
  return {
    sexo_trabajador: gender && SEX[gender],
    /** Whole years on the first day of work. */
    edad_trabajador: worker ? ageOf(worker, textOf(reading, 'fecha_inicio') ?? today) : null,
    suma_beneficiarios: columnSum(reading, 'beneficiarios', 'porcentaje'),
  };
};
