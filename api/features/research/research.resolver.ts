import { Arg, Ctx as Context, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { citationOf } from '#schema/text/research.ts';
import { Public } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/context.ts';
import { findArticle, listStatutes, type ArticleText } from './articles.service.ts';
import { ArticleType, StatuteType, TextSourceEnum } from './research.types.ts';

/** Law is public: whoever visits may read it. */
@Resolver()
export class ResearchResolver {
  @Query(() => [StatuteType])
  @Public()
  statutes(@Context() ctx: Ctx) {
    return listStatutes(ctx.em);
  }

  @Query(() => ArticleType, { nullable: true })
  @Public()
  article(@Arg('statute', () => ID) statute: string, @Arg('number', () => String) number: string, @Context() ctx: Ctx) {
    return findArticle(ctx.em, statute, number);
  }
}

@Resolver(() => ArticleType)
export class ArticleResolver {
  @FieldResolver(() => String)
  citation(@Root() { statute, number }: ArticleText) {
    return citationOf(statute.shortName, number);
  }

  @FieldResolver(() => String)
  text(@Root() { officialText, synthesis }: ArticleText) {
    return officialText ?? synthesis ?? '';
  }

  @FieldResolver(() => TextSourceEnum)
  source(@Root() { officialText }: ArticleText) {
    return officialText === null ? 'SYNTHESIS' : 'OFFICIAL';
  }
}
