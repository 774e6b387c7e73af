/** What other features may use: the calculators, without the database. */
export { calculate } from './calculate.rules.ts';
export type { Calculation } from './base/calculation.types.ts';
export { tableOfCalculation } from './showing/calculation-document.rules.ts';
