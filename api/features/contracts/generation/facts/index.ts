import { factsOfEmployment } from './contrato_trabajo.rules.ts';
import { factsOfSettlement } from './convenio_laboral.rules.ts';
import { factsOfLoan } from './mutuo.rules.ts';
import { factsOfWorks } from './obra_civil.rules.ts';
import { factsOfPromissoryNote } from './pagare.rules.ts';
import { factsOfGoodsSale, factsOfSale } from './sales.rules.ts';
import { factsOfServices } from './servicios_profesionales.rules.ts';
import { factsOfCompany } from './sociedad.rules.ts';
import type { OwnFacts } from './values.rules.ts';

/**
 * Facts that single templates need besides the general ones, by the id of the template. Each function gives the same
 * names for every form, null where nothing can be said.
 */
export const ownFacts: Readonly<Record<string, OwnFacts>> = {
  compraventa_casa: factsOfSale,
  compraventa_muebles: factsOfGoodsSale,
  compraventa_vehiculo: factsOfSale,
  contrato_trabajo: factsOfEmployment,
  convenio_laboral: factsOfSettlement,
  mutuo: factsOfLoan,
  obra_civil: factsOfWorks,
  pagare: factsOfPromissoryNote,
  servicios_profesionales: factsOfServices,
  sociedad: factsOfCompany,
};
