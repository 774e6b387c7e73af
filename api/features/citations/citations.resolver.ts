import DataLoader from 'dataloader';
import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { findLaw, hasArticle } from '#db/content/law-index.ts';
import { once, type Ctx } from '../../kernel/context.ts';
import { ArticleType, findArticles, type ArticleText } from '../research/index.ts';
import { CitationType } from './citations.types.ts';

type ArticleLoader = DataLoader<string, ArticleText | null>;

const keyOf = (law: string, number: string): string => `${law}:${number}`;

/** The articles of all citations of a request in one statement. */
const articlesOf = (ctx: Ctx): Promise<ArticleLoader> =>
  once(ctx, 'citation-articles', async () =>
    new DataLoader<string, ArticleText | null>(async (keys) => {
      const wanted = keys.map((each) => ({ key: each.slice(0, each.indexOf(':')), number: each.slice(each.indexOf(':') + 1) }));
      const found = new Map((await findArticles(ctx.em, wanted)).map((article) => [keyOf(article.statuteKey, article.number), article]));
      return keys.map((key) => found.get(key) ?? null);
    }),
  );

@Resolver(() => CitationType)
export class CitationResolver {
  @FieldResolver(() => ArticleType, { nullable: true })
  async article(@Root() { statuteKey, articleNumber }: CitationType, @Context() ctx: Ctx) {
    if (!statuteKey || !articleNumber || !findLaw(statuteKey) || !hasArticle(statuteKey, articleNumber)) return null;
    return (await articlesOf(ctx)).load(keyOf(statuteKey, articleNumber));
  }
}
