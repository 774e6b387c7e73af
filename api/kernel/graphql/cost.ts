import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** For lists without pages: what one object of them costs, times how many there usually are. */
export const costOfList =
  (usual: number) =>
  ({ childComplexity }: ComplexityEstimatorArgs): number =>
    1 + usual * Math.max(1, childComplexity);

/** For reads that take work however little is asked of them; a row of the page costs two. */
export const costOfWork =
  (work: number) =>
  ({ args, childComplexity }: ComplexityEstimatorArgs): number =>
    work + 2 * (typeof args['first'] === 'number' ? Math.max(1, args['first']) : 1) + childComplexity;
