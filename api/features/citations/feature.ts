import { CitationReview } from '#db/entities/citation-review.entity.ts';
import type { Feature } from '#api/kernel/feature.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { CitationResolver } from './citations.resolver.ts';
import { citationsRest } from './citations.rest.ts';
import { CitationReviewResolver, CitationTargetResolver, ReviewsResolver } from './reviews.resolver.ts';

export const citationsFeature: Feature = {
  name: 'citations',
  resolvers: [CitationResolver, CitationTargetResolver, CitationReviewResolver, ReviewsResolver],
  costs: {
    'CitationReport.citations': costOfList(20),
    'CitationReport.quotes': costOfList(10),
    'CitationReview.pages': costOfList(10),
  },
  rest: citationsRest,
  nodes: {
    crv: {
      typeName: 'CitationReview',
      permission: 'citation:read',
      load: async (ctx, ids) =>
        ctx.actor.kind === 'user' ? ctx.em.find(CitationReview, { id: { $in: ids }, user: ctx.actor.userId }) : [],
    },
  },
};
