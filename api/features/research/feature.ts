import type { Feature } from '../../kernel/feature.ts';
import { findArticleNodes } from './articles.service.ts';
import { ArticleResolver, ResearchResolver } from './research.resolver.ts';

export const researchFeature: Feature = {
  name: 'research',
  resolvers: [ResearchResolver, ArticleResolver],
  nodes: { art: { typeName: 'Article', load: (ctx, ids) => findArticleNodes(ctx.em, ids) } },
};
