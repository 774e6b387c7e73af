import type { Ctx } from '../../kernel/context.ts';
import { findArticle, listStatutes, type ArticleText, type StatuteFacts } from './articles.service.ts';

/** The laws that are held; law is public, so nobody is asked who they are. */
export const readStatutes = (ctx: Ctx): Promise<StatuteFacts[]> => listStatutes(ctx.em);

/** One article by law and number, however it is printed; `null` when no words of it are held. */
export const readArticle = (ctx: Ctx, statute: string, number: string): Promise<ArticleText | null> =>
  findArticle(ctx.em, statute, number);
