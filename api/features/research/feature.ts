import type { Feature } from '#api/kernel/feature.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { findArticleNodes } from './articles.service.ts';
import { findRulings, findTheses } from './reading/case-law.service.ts';
import { crawlerRoutes } from './reading/sitemap.service.ts';
import { findTopics } from './reading/topics.service.ts';
import {
  ArticleResolver,
  RulingResolver,
  StatuteResolver,
  ThesisResolver,
  TopicResolver,
  TransitoryDecreeResolver,
} from './records.resolver.ts';
import { LegalBasisResolver } from './legal-basis.resolver.ts';
import { ResearchResolver } from './research.resolver.ts';
import { researchRest } from './research.rest.ts';
import { SavedSearch } from '#db/entities/search.entity.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { embedStock } from './embeddings/embeddings.jobs.ts';
import { findDueSearches, runSavedSearch, SEARCH_RETENTION } from './search/search.jobs.ts';
import { SavedSearchResolver, SearchResolver, SearchStatisticsResolver } from './search/search.resolver.ts';

export const researchFeature: Feature = {
  name: 'research',
  costs: { 'StatuteSection.articles': costOfList(20) },
  rest: researchRest,
  raw: crawlerRoutes,
  jobs: [runSavedSearch, findDueSearches, embedStock] as unknown as AnyJob[],
  retention: SEARCH_RETENTION,
  resolvers: [
    ResearchResolver,
    SearchResolver,
    SavedSearchResolver,
    SearchStatisticsResolver,
    StatuteResolver,
    ArticleResolver,
    ThesisResolver,
    RulingResolver,
    TopicResolver,
    TransitoryDecreeResolver,
    LegalBasisResolver,
  ],
  nodes: {
    art: { typeName: 'Article', permission: null, load: (ctx, ids) => findArticleNodes(ctx.em, ids) },
    tes: { typeName: 'Thesis', permission: null, load: (ctx, ids) => findTheses(ctx.em, ids) },
    sen: { typeName: 'Ruling', permission: null, load: (ctx, ids) => findRulings(ctx.em, ids) },
    svs: {
      typeName: 'SavedSearch',
      permission: 'search:read',
      load: async (ctx, ids) =>
        ctx.actor.kind === 'user' ? ctx.em.find(SavedSearch, { id: { $in: ids }, user: ctx.actor.userId }) : [],
    },
    top: { typeName: 'Topic', permission: null, load: (ctx, ids) => findTopics(ctx.em, ids) },
  },
};
