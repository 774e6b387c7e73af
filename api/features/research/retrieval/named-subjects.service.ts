import { foldText } from '#schema/lib/fold-text.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { parseArticleId } from '#db/content/law-index.ts';
import { stemOf, termsOf, wordsOf } from '#db/search/terms.rules.ts';
import { findArticlesById, textArray, type ArticleText } from '../articles.service.ts';
import { readConcepts } from './concepts.rules.ts';
import { rankQuestion, type Ranking } from './rank.service.ts';

/** Where a subject is regulated that an article, named as its source, does not treat. */

const MAX_CONCEPTS = 3;
const TEXTS_RANKED = 400;
/** Share of a subject above which a text mentions it. */
const SPEAKS_OF = 0.6;
/** The Constitution grounds what other laws regulate. */
const HOLDS_ALL: ReadonlySet<string> = new Set(['cpeum']);
/** An article that comes so near for the subject may well treat it in words of its own. */
const NEAR_PLACES = 12;

/** Every word by which Foja knows an article, its own and those by which people look for it. */
async function termsOfArticle(em: SqlEntityManager, article: ArticleText): Promise<Set<string>> {
  const rows = await em.execute<{ words: string[]; phrases: string[] | null }[]>(
    `select a.words, q.phrases from article a left join article_asked q on q.id = a.id where a.id = any(?::text[])`,
    [textArray([article.id])],
  );
  const { title, officialText, synthesis, path } = article;
  const found = rows.flatMap(({ words, phrases }) => [...words, ...(phrases ?? [])]);
  return new Set(termsOf([title, officialText, synthesis, ...path, ...found].join(' ')));
}

const speaksOf = (terms: ReadonlySet<string>, subject: string): boolean =>
  readConcepts(subject).some(({ alternatives }) =>
    alternatives.some((alternative) => alternative.terms.every((term) => term.startsWith('=') || terms.has(term))),
  );

const lawOf = (id: string): string | null => parseArticleId(id)?.key ?? null;

/** The first article for the subject, when its title names it whole and the named one is nowhere near it. */
async function firstFor(
  em: SqlEntityManager,
  { fused }: Ranking,
  subject: string,
  article: ArticleText,
): Promise<ArticleText | null> {
  const near = fused.slice(0, NEAR_PLACES);
  if (near.some(({ id }) => id === article.id)) return null;
  const [best] = await findArticlesById(
    em,
    near.slice(0, 1).map(({ id }) => id),
  );
  if (!best?.title || best.isRepealed) return null;
  const titled = new Set(termsOf(best.title));
  return wordsOf(foldText(subject)).every((word) => titled.has(stemOf(word))) ? best : null;
}

/**
 * The article that treats a subject instead of the named one; `null` unless there is hardly a doubt. Another law is told
 * only when the one that was named has no article at all that mentions it.
 */
export async function placeOfSubject(
  em: SqlEntityManager,
  subject: string,
  article: ArticleText,
): Promise<ArticleText | null> {
  const concepts = readConcepts(subject);
  if (HOLDS_ALL.has(article.statuteKey) || concepts.length === 0 || concepts.length > MAX_CONCEPTS) return null;
  if (speaksOf(await termsOfArticle(em, article), subject)) return null;
  const rank = (asked: string): Promise<Ranking> => rankQuestion(em, asked, { texts: TEXTS_RANKED, caseLaw: 0 });
  const everywhere = await rank(subject);
  const isInLaw = everywhere.texts.some(({ id, coverage }) => coverage > SPEAKS_OF && lawOf(id) === article.statuteKey);
  const best = await firstFor(
    em,
    isInLaw ? await rank(`${subject}, ${article.statute.name}`) : everywhere,
    subject,
    article,
  );
  return isInLaw && best?.statuteKey !== article.statuteKey ? null : best;
}
