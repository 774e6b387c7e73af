import type { Basis } from './contract-template.ts';

/**
 * Articles of the two civil codes that are held. The Federal one stands for every place but Mexico City: where the code
 * of a state is not held it is shown as the rule to compare with.
 */
const inCity = 'jurisdiccion == "CDMX"';
const elsewhere = 'jurisdiccion != "CDMX"';

const and = (place: string, when?: string): string => (when ? `${place} and (${when})` : place);

export const federalCode = (article: string, reason: string, when?: string): Basis => ({
  law: 'ccf',
  article,
  reason,
  when: and(elsewhere, when),
});

export const cityCode = (article: string, reason: string, when?: string): Basis => ({
  law: 'ccdf',
  article,
  reason,
  when: and(inCity, when),
});

/** An article that says the same in both codes. */
export const civilCodes = (article: string, reason: string, when?: string): readonly Basis[] => [
  federalCode(article, reason, when),
  cityCode(article, reason, when),
];
