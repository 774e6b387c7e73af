import type { Basis } from '../../contract-template.ts';

export const ONLY_CIVIL = 'naturaleza != "Mercantil"';
export const ONLY_COMMERCIAL = 'naturaleza == "Mercantil"';

/** Words by which the lender would keep the pledged goods. */
export const TAKES_THE_PLEDGE =
  'garantia contains "apropi" or garantia contains "quedará con" or garantia contains "propiedad del mutuante" or ' +
  'garantia contains "propiedad de la mutuante"';

/** Of a civil loan: the code of the place. */
export const ofCivilLoan = (article: string, reason: string): readonly Basis[] => [
  { law: 'ccf', article, reason, when: `${ONLY_CIVIL} and jurisdiccion != "CDMX"` },
  { law: 'ccdf', article, reason, when: `${ONLY_CIVIL} and jurisdiccion == "CDMX"` },
];
/** Of both: a commercial loan is completed by the federal code, wherever it is made. */
export const ofAnyLoan = (article: string, reason: string): readonly Basis[] => [
  { law: 'ccf', article, reason, when: `${ONLY_COMMERCIAL} or jurisdiccion != "CDMX"` },
  { law: 'ccdf', article, reason, when: `${ONLY_CIVIL} and jurisdiccion == "CDMX"` },
];
export const ofCommercialLoan = (article: string, reason: string): readonly Basis[] => [
  { law: 'ccom', article, reason, when: ONLY_COMMERCIAL },
];
