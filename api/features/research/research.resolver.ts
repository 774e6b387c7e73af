import { Arg, Args, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import {
  ArticleType,
  QueryArticleArgs,
  QueryStatuteSectionArgs,
  RulingType,
  StatuteSectionType,
  StatuteType,
  ThesisType,
  TopicType,
  TransitoryDecreeType,
} from '#api/kernel/graphql/types.generated.ts';
import { Public } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { costOfList } from '#api/kernel/graphql/cost.ts';
import { readRuling, readThesis } from './reading/case-law.service.ts';
import { MAX_NAMED, readNamedArticles } from './reading/named-articles.service.ts';
import { readArticle, readSection, readStatute, readStatutes } from './reading/statutes.service.ts';
import { readTopic } from './reading/topics.service.ts';
import { readTransitoryDecree } from './reading/transitories.service.ts';

/** Law is public: any visitor may read it. */
@Resolver()
export class ResearchResolver {
  @Query(() => [StatuteType], { complexity: costOfList(87) })
  @Public()
  statutes(@Context() ctx: Ctx) {
    return readStatutes(ctx);
  }

  @Query(() => StatuteType, { nullable: true })
  @Public()
  statute(@Arg('key', () => ID) key: string, @Context() ctx: Ctx) {
    return readStatute(ctx, key);
  }

  @Query(() => TransitoryDecreeType, { nullable: true })
  @Public()
  transitoryDecree(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return readTransitoryDecree(ctx, id);
  }

  @Query(() => ArticleType, { nullable: true })
  @Public()
  article(@Args(() => QueryArticleArgs) args: QueryArticleArgs, @Context() ctx: Ctx) {
    return readArticle(ctx, args);
  }

  @Query(() => [ArticleType], { complexity: costOfList(MAX_NAMED) })
  @Public()
  namedArticles(@Arg('text', () => String) text: string, @Context() ctx: Ctx) {
    return readNamedArticles(ctx, text);
  }

  @Query(() => StatuteSectionType, { nullable: true })
  @Public()
  statuteSection(@Args(() => QueryStatuteSectionArgs) args: QueryStatuteSectionArgs, @Context() ctx: Ctx) {
    return readSection(ctx, args);
  }

  @Query(() => ThesisType, { nullable: true })
  @Public()
  thesis(@Arg('registry', () => ID) registry: string, @Context() ctx: Ctx) {
    return readThesis(ctx, registry);
  }

  @Query(() => RulingType, { nullable: true })
  @Public()
  ruling(@Arg('id', () => ID) id: string, @Context() ctx: Ctx) {
    return readRuling(ctx, id);
  }

  @Query(() => TopicType, { nullable: true })
  @Public()
  topic(@Arg('slug', () => ID) slug: string, @Context() ctx: Ctx) {
    return readTopic(ctx, slug);
  }
}
