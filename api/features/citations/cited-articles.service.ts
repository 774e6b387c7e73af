import DataLoader from 'dataloader';
import { findLaw, hasArticle } from '#db/content/law-index.ts';
import { oncePerRequest, type Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { findArticles, findTheses, type ArticleText, type ThesisFacts } from '../research/index.ts';

type ArticleLoader = DataLoader<string, ArticleText | null>;

const keyOf = (law: string, number: string): string => `${law}:${number}`;

/** Loads the articles of all citations of a request in one statement. */
const articlesOf = (ctx: Ctx): Promise<ArticleLoader> =>
  oncePerRequest(
    ctx,
    'citation-articles',
    async () =>
      new DataLoader<string, ArticleText | null>(async (keys) => {
        const wanted = keys.map((each) => ({
          key: each.slice(0, each.indexOf(':')),
          number: each.slice(each.indexOf(':') + 1),
        }));
        const found = new Map(
          (await findArticles(ctx.em, wanted)).map((article) => [keyOf(article.statuteKey, article.number), article]),
        );
        return keys.map((key) => found.get(key) ?? null);
      }),
  );

/** The article of a citation, when the law has it and its text or synthesis is stored. */
export async function citedArticle(ctx: Ctx, law: string | null, number: string | null): Promise<ArticleText | null> {
  if (!law || !number || !findLaw(law) || !hasArticle(law, number)) return null;
  return (await articlesOf(ctx)).load(keyOf(law, number));
}

/** The thesis of a registry number, when held. All of a request in one statement. */
export async function citedThesis(ctx: Ctx, registry: string | null): Promise<ThesisFacts | null> {
  if (!registry) return null;
  const thesis = await loadBatched<ThesisFacts>(ctx, 'citation-theses', `tes_${registry}`, async (ids) => {
    const found = await findTheses(ctx.em, ids);
    return new Map(found.map((each) => [each.id, each]));
  });
  return thesis ?? null;
}
