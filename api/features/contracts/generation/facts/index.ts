import type { FormReading } from '../form/form.rules.ts';
import { factsOfLoan } from './mutuo.rules.ts';
import { factsOfWorks } from './obra_civil.rules.ts';
import { factsOfPromissoryNote } from './pagare.rules.ts';
import { factsOfServices } from './servicios_profesionales.rules.ts';

/**
 * Facts that single templates need besides the general ones, by the id of the template. Each function gives the same
 * names for every form, null where nothing can be said.
 */
export type OwnFacts = (reading: FormReading, today: string) => Readonly<Record<string, unknown>>;

export const ownFacts: Readonly<Record<string, OwnFacts>> = {
  mutuo: factsOfLoan,
  obra_civil: factsOfWorks,
  pagare: factsOfPromissoryNote,
  servicios_profesionales: factsOfServices,
};
