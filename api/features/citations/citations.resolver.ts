import { laterReformOf } from '#db/content/later-reforms.ts';
import { laterReformText } from '#schema/text/limits.ts';
import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#api/kernel/context.ts';
import { ArticleType } from '../research/index.ts';
import { citedArticle } from './cited-articles.service.ts';
import { CitationType } from './citations.types.ts';

@Resolver(() => CitationType)
export class CitationResolver {
  @FieldResolver(() => String, { nullable: true })
  laterReform(@Root() { statuteKey, articleNumber, textAsOf }: CitationType) {
    const reform = statuteKey ? laterReformOf(statuteKey, articleNumber, textAsOf) : null;
    return reform ? laterReformText.mark(reform) : null;
  }

  @FieldResolver(() => ArticleType, { nullable: true })
  article(@Root() { statuteKey, articleNumber }: CitationType, @Context() ctx: Ctx) {
    return citedArticle(ctx, statuteKey, articleNumber);
  }
}
