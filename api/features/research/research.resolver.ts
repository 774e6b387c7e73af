import { Arg, Ctx as Context, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { citationOf } from '#schema/text/research.ts';
import { Public } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/context.ts';
import { sourceOf, textOf, type ArticleText } from './articles.service.ts';
import { readArticle, readStatutes } from './reading.service.ts';
import { ArticleType, StatuteType, TextSourceEnum } from './research.types.ts';

/** Law is public: whoever visits may read it. */
@Resolver()
export class ResearchResolver {
  @Query(() => [StatuteType])
  @Public()
  statutes(@Context() ctx: Ctx) {
    return readStatutes(ctx);
  }

  @Query(() => ArticleType, { nullable: true })
  @Public()
  article(@Arg('statute', () => ID) statute: string, @Arg('number', () => String) number: string, @Context() ctx: Ctx) {
    return readArticle(ctx, statute, number);
  }
}

@Resolver(() => ArticleType)
export class ArticleResolver {
  @FieldResolver(() => String)
  citation(@Root() { statute, number }: ArticleText) {
    return citationOf(statute.shortName, number);
  }

  @FieldResolver(() => String)
  text(@Root() article: ArticleText) {
    return textOf(article);
  }

  @FieldResolver(() => TextSourceEnum)
  source(@Root() article: ArticleText) {
    return sourceOf(article);
  }
}
