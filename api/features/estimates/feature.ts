import { Estimate } from '#db/entities/estimate.entity.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { EstimateResolver, EstimatesResolver } from './estimates.resolver.ts';
import { estimatesRest } from './estimates.rest.ts';

export const estimatesFeature: Feature = {
  name: 'estimates',
  resolvers: [EstimateResolver, EstimatesResolver],
  costs: { 'Estimate.figures': costOfList(9), 'EstimateFigure.sources': costOfList(4) },
  rest: estimatesRest,
  nodes: {
    est: {
      typeName: 'Estimate',
      permission: 'estimate:read',
      load: async (ctx, ids) =>
        ctx.actor.kind === 'user' ? ctx.em.find(Estimate, { id: { $in: ids }, user: ctx.actor.userId }) : [],
    },
  },
};
