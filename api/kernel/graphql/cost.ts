import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** Cost of a list without pages: the cost of one object times their usual number. */
export const costOfList =
  (usual: number) =>
  ({ childComplexity }: ComplexityEstimatorArgs): number =>
    1 + usual * Math.max(1, childComplexity);

/** Cost of a field that is expensive even for few rows: `work`, plus two for each row of the page. */
export const costOfWork =
  (work: number) =>
  ({ args, childComplexity }: ComplexityEstimatorArgs): number =>
    work + 2 * (typeof args['first'] === 'number' ? Math.max(1, args['first']) : 1) + childComplexity;
