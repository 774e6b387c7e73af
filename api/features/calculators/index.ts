/** What other features may use: the calculators, without the database. */
export { calculate } from './calculate.rules.ts';
export type { Calculation } from './base/calculation.types.ts';
export { memberOf, showCalculation } from './showing/show.rules.ts';
export { resultBlocks } from './showing/calculation-document.rules.ts';
export { tableOfCalculation } from './showing/calculation-document.rules.ts';
