import { laterReformOf } from '#db/content/later-reforms.ts';
import { laterReformText } from '#schema/text/limits.ts';
import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { CitationType } from '#api/kernel/graphql/types.generated.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { citedArticle } from './cited-articles.service.ts';

@Resolver(() => CitationType)
export class CitationResolver {
  @FieldResolver()
  laterReform(@Root() { statuteKey, articleNumber, textAsOf }: CitationType) {
    const reform = statuteKey ? laterReformOf(statuteKey, articleNumber, textAsOf) : null;
    return reform ? laterReformText.mark(reform) : null;
  }

  @FieldResolver()
  article(@Root() { statuteKey, articleNumber }: CitationType, @Context() ctx: Ctx) {
    return citedArticle(ctx, statuteKey, articleNumber);
  }
}
