import type { Ctx } from '#api/kernel/context.ts';
import { findArticles, type ArticleText } from '../articles.service.ts';
import { readNaming } from '../retrieval/named-articles.rules.ts';

export const MAX_NAMED = 5;
const MAX_TEXT = 200;

/** The articles that a few words name («LFT 48»). An article of no named law, or one that does not exist, is none. */
export async function readNamedArticles({ em }: Ctx, text: string): Promise<ArticleText[]> {
  const { articles } = readNaming(text.slice(0, MAX_TEXT).toWellFormed());
  const held = articles.flatMap(({ statuteKey, number, exists }) =>
    statuteKey !== null && exists ? [{ key: statuteKey, number }] : [],
  );
  return findArticles(em, held.slice(0, MAX_NAMED));
}
